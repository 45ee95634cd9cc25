"""The board of an example under the reader's hands: gestures go to the table on which he makes the moves of a step."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu

from desktop.controller.example_controller import ExampleController
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.panels.panel import Panel
from desktop.ui.widgets.menu_text import menu_text, tell_withheld
from desktop.views.table import ChoiceView, RefusalView, RouteView


class LiveBoard(QObject):
    """Connects a map and panels with an example's lesson. A gesture where nothing is to be done is answered too."""

    def __init__(self, control: ExampleController, board: MapWidget, parent: QObject) -> None:
        super().__init__(parent)
        self._control, self._map, self._lesson = control, board, control.lesson
        board.choice_made.connect(self.choose)
        board.drag_started.connect(self._on_drag_started)
        board.drag_moved.connect(self._on_drag_moved)
        board.dropped.connect(self._on_dropped)
        board.drag_cancelled.connect(self._on_drag_cancelled)
        board.piece_clicked.connect(self._on_piece_clicked)
        board.space_clicked.connect(self._on_space_clicked)
        self._lesson.route_changed.connect(self._on_route)
        self._lesson.choose_among.connect(self._on_choose_among)

    def connect_panel(self, panel: Panel) -> None:
        panel.chosen.connect(self.choose)

    def choose(self, action: str) -> None:
        """A choice was made on the map, in the hand, or by a button."""
        if self._taken():
            self._lesson.play(action)

    def tick(self, action: str, on: bool) -> None:
        if self._taken():
            self._lesson.tick(action, on)

    def _taken(self) -> bool:
        """Whether the reader may move; says so where he may not."""
        if self._control.take_in_hand():
            return True
        words = self.tr("Nothing is to be done in this step. Go on with Next, or play on with Try it yourself.")
        if self._control.step is not None and self._control.step.theirs:
            words = self.tr("The other side acts here. Look on with Next, or play on with Try it yourself.")
        self._map.show_refusal(RefusalView(self._control.fault or words, ""))
        return False

    def _on_drag_started(self, pieces: list[str]) -> None:
        if self._taken():
            self._lesson.pieces_dragged(pieces)

    def _on_drag_moved(self, pieces: list[str], space: str) -> None:
        if self._lesson.has_table:
            self._lesson.drag_to(pieces, space)

    def _on_dropped(self, pieces: list[str], space: str) -> None:
        if self._lesson.has_table:
            self._lesson.drop(pieces, space)

    def _on_drag_cancelled(self) -> None:
        if self._lesson.has_table:
            self._lesson.cancel_drag()

    def _on_piece_clicked(self, piece: str) -> None:
        if self._waits() and self._taken():
            self._lesson.click_piece(piece)

    def _on_space_clicked(self, space: str) -> None:
        if space and self._waits() and self._taken():
            self._lesson.click_space(space)

    def _waits(self) -> bool:
        """A mere look at a place is no move where nothing is to be done."""
        return self._control.step is not None and self._control.step.waits

    def _on_route(self, route: RouteView | None) -> None:
        self._map.show_route(route)

    def _on_choose_among(self, choices: list[ChoiceView]) -> None:
        """Several things can be meant by one drop: a small menu at the cursor."""
        menu = QMenu(self._map)
        for choice in choices:
            menu.addAction(menu_text(choice)).triggered.connect(lambda _=False, each=choice: self.choose(each.action))
        tell_withheld(menu, choices)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(QCursor.pos())
