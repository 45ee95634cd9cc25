"""Briefing: opens with each new game, unless it is not wanted for its scenario, and by key at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.engine.match import Match

if TYPE_CHECKING:
    from desktop.ui.briefing_page import BriefingPage
    from desktop.ui.main_window import MainWindow


class Briefing(QObject):
    """The page of the game on the table of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: BriefingPage | None = None
        self._awaited: Match | None = None
        self._position = 0
        window.controller.prepared.connect(self._hide)
        window.controller.hand_over.connect(lambda _view: self._hide())
        window.wiring.player.began.connect(self._hide)
        window.wiring.shown.connect(self._on_shown)

    def expect(self, match: Match) -> None:
        """A new game: its briefing comes up with the table, unless its players want none."""
        setup = match.setup
        if not self._window.settings.is_briefed(setup.game, setup.scenario):
            self._awaited = match

    def toggle(self) -> None:
        if self.page is not None and self.page.isVisible():
            self.page.close_page()
        else:
            self.show()

    def show(self) -> None:
        window = self._window
        if not (window.at_table and window.controller.playing):
            return
        if self.page is None:
            from desktop.ui.briefing_page import BriefingPage  # not needed for the first picture

            page = self.page = BriefingPage(window.page.map)
            page.closed.connect(window.page.map.setFocus)
            page.rule_requested.connect(window.wiring.show_rule)
            page.locate_requested.connect(window.wiring.locate)
            page.never_again.connect(self._on_never)
            page.covers.connect(self._on_covers)
            window.page.covered.connect(page.set_top)
            page.set_top(window.page.bars_height())
        control = window.controller
        control.hold_up("")  # what is read now takes the room of a hand that lies over the map
        presenter, setup = control.presenter, control.match.setup
        view = presenter.briefing(control.match.state)
        rules = [rule.number for rule in presenter.rules()]
        self._position = control.table.shown.position
        self.page.show_briefing(view, rules, never=window.settings.is_briefed(setup.game, setup.scenario))

    def _on_covers(self, covers: bool) -> None:
        """Cards that are to be chosen from, or lie open, make room for what is read."""
        end = self._window.ending.page
        self._window.hand_dock.fold(covers or (end is not None and end.isVisible()))

    def _on_never(self, never: bool) -> None:
        setup = self._window.controller.match.setup
        self._window.settings.keep_briefed(setup.game, setup.scenario, never)

    def _on_shown(self) -> None:
        """The table is there: the page that is awaited comes up; one that is up goes when the game goes on."""
        control = self._window.controller
        if self._awaited is not None:
            awaited, self._awaited = self._awaited, None
            if awaited is control.match:
                self.show()
        elif self.page is not None and self.page.isVisible() and control.table.shown.position != self._position:
            self.page.close_page()

    def _hide(self) -> None:
        if self.page is not None:
            self.page.hide()
