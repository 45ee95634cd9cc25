"""A warning at its place: where the button was pressed, with the counters it names ringed on the map, or pointed at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.controller.game_controller import GameController
from desktop.ui.map.pointers import MapPointers
from desktop.ui.panels.decision_panel import DecisionPanel
from desktop.ui.table_page import TablePage
from desktop.views.table import ChoiceView


class Warned(QObject):
    """Puts the question whether something is meant into the Decision dock; over the map where that is closed."""

    def __init__(self, controller: GameController, panel: DecisionPanel, page: TablePage) -> None:
        super().__init__(page)
        self._panel, self._page = panel, page
        self._pointers = MapPointers(page.map)
        self.ringed: tuple[str, ...] = ()
        """The counters that are named now."""
        controller.confirm_needed.connect(self._on_needed)
        controller.question_closed.connect(self._on_closed)
        controller.prepared.connect(self._on_closed)  # what was asked at another table is not asked here

    def _on_needed(self, choice: ChoiceView) -> None:
        self._page.confirm.make_ready()
        if self._panel.isVisible():
            self._panel.hold(self._page.confirm)
        else:
            self._page.lay_over_map(self._page.confirm)
        self.ringed = choice.warned
        self._pointers.show(pieces=choice.warned)
        self._page.map.attention.warn(choice.warned)
        self._page.confirm.show_choice(choice)

    def _on_closed(self) -> None:
        self._page.confirm.forget()
        self._panel.release()
        if self.ringed:
            self._pointers.clear()
        self._page.map.attention.warn(())
        self.ringed = ()
