"""The program's seats in the window: the row that tells of it, who sits where, and what it must not play over."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.controller.game_controller import GameController
from desktop.ui.panels.decision_panel import DecisionPanel
from desktop.ui.panels.program_row import ProgramRow
from desktop.ui.wiring import Wiring


class Opponents(QObject):
    """Shows what the program does, and hands the wishes of the persons on.

    Attributes:
        row: stands in the Decision dock while the program decides.
    """

    def __init__(self, controller: GameController, panel: DecisionPanel, wiring: Wiring) -> None:
        super().__init__(panel)
        self._controller, self._wiring = controller, wiring
        self.row = ProgramRow()
        panel.put_below(self.row)
        opponent = controller.opponent
        opponent.held = self._is_held
        opponent.changed.connect(self.row.show_program)
        self.row.paused.connect(opponent.pause)
        self.row.stepped.connect(opponent.step)

    def _is_held(self) -> bool:
        """Whether persons look at a replay, or at a result that lies on the map until they go on."""
        if not self._controller.table.persons:
            return False
        return self._wiring.player.replay is not None or self._wiring.desk.is_read_now()

    def ask_who_plays(self, window: QWidget) -> None:
        """Ask who plays each seat of the game on the table from now on."""
        from desktop.ui.dialogs.seats import PlayersDialog

        control = self._controller
        dialog = PlayersDialog(control.presenter.seats(), control.table.programs, window)
        dialog.seated.connect(control.seat_programs)
        dialog.open()
