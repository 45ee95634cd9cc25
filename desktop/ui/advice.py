"""Advice in the window: it is asked for by a command, told in the Decision dock, and drawn on the map as arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from desktop.ui.map.ways import WaysItem
from desktop.views.table import MoveTrace

if TYPE_CHECKING:
    from desktop.players.advising import Advice
    from desktop.ui.main_window import MainWindow
    from desktop.ui.panels.advice_row import AdviceRow


class AdviceShown(QObject):
    """Attributes:
    row: stands in the Decision dock while advice is thought of or read; None before it is asked for.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.row: AdviceRow | None = None
        self._ways: WaysItem | None = None

    def ask(self) -> None:
        """Ask what the program would do; asked again, it is put away."""
        adviser = self._window.controller.adviser
        if self.row is None:
            self.row = self._make()
        if self.row.isVisible():
            adviser.forget()
        else:
            self._window.docks.reveal("decision")
            adviser.ask()

    def turned_down(self, event: QKeyEvent) -> bool:
        """Escape puts advice away, or the wish for it."""
        if event.key() != Qt.Key.Key_Escape or self.row is None or not self.row.isVisible():
            return False
        self._window.controller.adviser.forget()
        return True

    def _make(self) -> AdviceRow:
        from desktop.ui.panels.advice_row import AdviceRow  # not among what a start needs

        row, adviser = AdviceRow(), self._window.controller.adviser
        self._window.docks.decision.put_below(row)
        row.closed.connect(adviser.forget)
        adviser.thinks.connect(row.show_share)
        adviser.advised.connect(row.show_advice)
        adviser.advised.connect(self._draw)
        return row

    @property
    def arrows(self) -> int:
        """How many are on the map."""
        return self._ways.count if self._ways is not None else 0

    def _draw(self, advice: Advice | None) -> None:
        board = self._window.page.map
        if self._ways is not None:
            if self._ways.scene() is board.scene:
                board.scene.removeItem(self._ways)
            self._ways = None
        if advice is None or board.scene.ground is None:
            return
        if advice.best.ways:
            self._ways = WaysItem(board.scene.ground, board.scene.look)
            board.scene.addItem(self._ways)
            self._ways.show_ways([MoveTrace(piece, way) for piece, way in advice.best.ways])
        view = self._window.wiring.view
        offered = view.decision.choices if view is not None and view.decision is not None else ()
        meant = next((choice for choice in offered if choice.action == advice.best.action), None)
        if meant is not None and not advice.best.ways:
            board.motion.pulse(meant.spaces, meant.pieces)
