"""Ending: brings the page at the end of a game up, by itself when it ends and on request later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from desktop.ui.board_page import BoardPage
    from desktop.ui.end_page import EndPage
    from desktop.ui.main_window import MainWindow
    from desktop.ui.turning_page import TurningPage

LAST_LOOK_MS = (0, 900, 1600, 2600)
"""How long the last move is seen before the page comes up, by speed of animation."""

AGAIN_MS = 200
"""After which time it is looked again whether the last result still stands on the map."""


class Ending(QObject):
    """The page of the game on the table of a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: EndPage | None = None
        self.turns: TurningPage | None = None
        self._running = False
        self._coming = QTimer(self, singleShot=True)
        self._coming.timeout.connect(self._on_time)
        self._covers = False
        """Whether the page was up, or about to come, when a replay began: it comes back after it."""
        self._turns_again = False
        """Whether one of the turning points is looked at: their page comes back after it."""
        window.wiring.player.began.connect(self._on_replay)
        window.wiring.player.ended.connect(self._on_replayed)
        window.controller.game_over.connect(self._on_over)
        window.controller.prepared.connect(self._forget)
        window.wiring.shown.connect(self._on_shown)

    @property
    def possible(self) -> bool:
        """Whether the game on the table is over and can be looked at."""
        control = self._window.controller
        return control.has_table and control.match.decision is None and control.playing and bool(control.match.log)

    def show(self) -> None:
        if not self.possible or not self._window.at_table:
            return
        from desktop.ui.end_page import EndPage  # needed once in a game

        if self.page is None:
            page = self.page = EndPage(self._window.page.map)
            page.closed.connect(self._window.page.map.setFocus)
            page.turns_wanted.connect(self.show_turns)
            page.again.connect(self._play_again)
            page.left.connect(self._window.show_start)
            page.covers.connect(self._window.hand_dock.fold)
            page.rule_requested.connect(self._window.wiring.show_rule)
            self._below_bars(page)
        self._turns_again = False
        self._window.wiring.player.forget()
        self._window.wiring.banner.be_gone()  # the page tells it
        self._window.controller.back_to_present()
        self.page.show_end(self._window.controller.sight.ending())

    def show_turns(self) -> None:
        """On what the game turned, as soon as the program has looked through it."""
        reviewer = self._window.controller.reviewer
        if not self.possible or not self._window.at_table:
            return
        if self.turns is None:
            self.turns = self._made_turns()
        if self.page is not None:
            self.page.hide()
        reviewer.review()

    def _made_turns(self) -> TurningPage:
        from desktop.ui.turning_page import TurningPage  # needed once in a game, if at all

        window, reviewer = self._window, self._window.controller.reviewer
        page = TurningPage(window.page.map)
        page.closed.connect(window.page.map.setFocus)
        page.covers.connect(window.hand_dock.fold)
        page.covers.connect(lambda covers: None if covers else reviewer.rest())
        page.looked.connect(self._look_from_turns)
        page.ended.connect(self._leave_turns)
        self._below_bars(page)
        reviewer.thinks.connect(page.show_share)
        reviewer.failed.connect(page.show_fault)
        reviewer.reviewed.connect(lambda turns: page.show_turns(turns, dict(window.controller.presenter.seats())))
        return page

    def _below_bars(self, page: BoardPage) -> None:
        """What is told above the map covers none of it."""
        self._window.page.covered.connect(page.set_top)
        page.set_top(self._window.page.bars_height())

    def _look_from_turns(self, at: int) -> None:
        """Whoever returns to the present from there finds the turning points again."""
        self._window.controller.go_to(at)
        self._turns_again = self._window.controller.browsing

    def _leave_turns(self) -> None:
        if self.turns is not None:
            self.turns.hide()
        self.show()

    def _forget(self) -> None:
        """Another table is laid."""
        self._running = self._turns_again = False
        self._hide()

    def _hide(self) -> None:
        self._coming.stop()
        for page in (self.page, self.turns):
            if page is not None:
                page.hide()

    def _on_shown(self) -> None:
        """A game that goes on, or is looked back at, has no page of its end on the map."""
        control = self._window.controller
        if control.match.decision is not None:
            self._running, self._turns_again = True, False
            self._hide()
        elif control.browsing:
            self._hide()
        elif self._turns_again:
            self._turns_again = False
            self.show_turns()

    def _on_over(self, _: str) -> None:
        """Only a game that ended before the players' eyes brings its page up by itself."""
        if self._running:
            self._running = False
            self._coming.start(LAST_LOOK_MS[self._window.settings.animation])

    def _on_time(self) -> None:
        """The page waits until the players have gone on from the last result."""
        if self._window.page.map.result_card.isVisible():
            self._coming.start(AGAIN_MS)
        else:
            self.show()

    def _on_replay(self) -> None:
        """What is played again is seen on the map."""
        self._covers = self._coming.isActive() or (self.page is not None and self.page.isVisible())
        self._hide()

    def _on_replayed(self) -> None:
        if self._covers:
            self._covers = False
            self.show()

    def _play_again(self) -> None:
        """The same game anew: whoever had one side has the next."""
        table = self._window.controller.table
        setup, seats = table.match.setup, [seat for seat, _ in table.presenter.seats()]
        people = [table.players.get(seat, "") for seat in seats]
        exchanged = dict(zip(seats, people[1:] + people[:1], strict=True))
        levels = [table.programs.get(seat, "") for seat in seats]
        programs = {seat: level for seat, level in zip(seats, levels[1:] + levels[:1], strict=True) if level}
        by_hand, options, advised = setup.seed is None, dict(setup.options), table.advised
        self._window.files.new_game(
            setup.game,
            setup.scenario,
            options,
            by_hand,
            exchanged,
            table.handover,
            "",
            programs,
            advised,
            brief=False,
        )
