"""The program's seats in the window: the row that tells of it, who sits where, and what it must not play over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from desktop.ui.panels.program_row import ProgramRow

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


class Opponents(QObject):
    """Shows what the program does, and hands the wishes of the persons on.

    Attributes:
        row: stands in the Decision dock while the program decides.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.row = ProgramRow()
        window.docks.decision.put_below(self.row)
        opponent = window.controller.opponent
        opponent.held = self._is_held
        opponent.changed.connect(self.row.show_program)
        opponent.got_on.connect(self.row.show_share)
        self.row.paused.connect(opponent.pause)
        self.row.stepped.connect(opponent.step)

    def _is_held(self) -> bool:
        """Whether the persons look elsewhere, read the briefing, watch a replay, are asked whether they give the game
        up, or look at a result that lies on the map until they go on."""
        window = self._window
        page = window.briefing.page
        reading = page is not None and page.isVisible()
        if not window.at_table or reading or QApplication.activeModalWidget() is not None:
            return True
        if window.wiring.player.replay is not None or window.page.concede.isVisible():
            return True
        return bool(window.controller.table.persons) and window.wiring.desk.is_read_now()

    def ask_who_plays(self) -> None:
        """Ask who plays each seat of the game on the table from now on."""
        from desktop.ui.dialogs.seats import PlayersDialog

        control = self._window.controller
        table = control.table
        dialog = PlayersDialog(control.presenter.seats(), table.programs, self._window, advised=table.advised)
        dialog.seated.connect(control.seat_programs)
        dialog.open()
