"""Past: taking back, and looking back. What one player may do alone and what needs both is decided here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from desktop.controller import history
from desktop.controller.pages import ConsentView
from desktop.engine.match import Entry

if TYPE_CHECKING:
    from desktop.controller.game_controller import GameController


class Past:
    """Walks through the log of a controller's match.

    Attributes:
        groups: where gestures begin, so that one undo takes one gesture back.
        dice_entered: how many dice of the action under way the players have entered by hand.
    """

    def __init__(self, controller: GameController) -> None:
        self._controller = controller
        self._present: int | None = None
        self.groups = history.Groups(0)
        self.dice_entered = 0

    def begin(self) -> None:
        """Another match is on the table."""
        self._present = None
        self.dice_entered = 0
        self.groups = history.Groups(self._controller.match.position)

    @property
    def browsing(self) -> bool:
        return self._present is not None

    @property
    def length(self) -> int:
        """Entries of the whole game, also while an earlier moment is shown."""
        return self._controller.match.position if self._present is None else self._present

    @property
    def can_undo(self) -> bool:
        match = self._controller.match
        return not self.browsing and (match.position > 1 or (match.awaiting_dice is not None and bool(match.log)))

    @property
    def can_redo(self) -> bool:
        return not self.browsing and bool(self._controller.match.redo_log)

    @contextmanager
    def at_present(self) -> Iterator[None]:
        """Have the match at its last moment for a while."""
        match = self._controller.match
        shown = match.position
        if self.browsing:
            match.go_to(self.length)
        try:
            yield
        finally:
            if self.browsing:
                match.go_to(shown)

    # -- taking back -------------------------------------------------------------------------------
    def undo(self) -> None:
        match = self._controller.match
        if match.awaiting_dice is not None:  # leave off entering dice; those already rolled are known
            self._take_back("undo", match.position)
        else:
            self._take_back("undo", self.groups.before(match.position))

    def go_back(self, position: int) -> None:
        if 1 <= position < self.length:
            self._take_back("go_back", position)

    def _take_back(self, purpose: str, target: int) -> None:
        if self._is_free(target):
            self._rewind(target)
        else:
            self._ask(purpose, target, lambda: self._rewind(target))

    def _is_free(self, target: int) -> bool:
        """Whether the player who must act may drop everything after `target` alone."""
        player = self._controller.player()
        with self.at_present():
            match = self._controller.match
            learnt = any(history.reveals(events) for events in match.events_of[target:])
            return not learnt and not self.dice_entered and history.is_free(match.log[target:], player)

    def _rewind(self, target: int) -> None:
        self.leave()
        self.dice_entered = 0
        self._controller.resumed()
        self._controller.match.go_to(target)
        self._controller.record()
        self._controller.refresh(reset_log=True)

    def rewind_quietly(self, mark: int, redo: list[Entry]) -> None:
        """Undo part of a gesture; keeps what taught something or is the other player's."""
        match = self._controller.match
        lost, learnt = match.log[mark:], any(history.reveals(events) for events in match.events_of[mark:])
        if match.awaiting_dice is not None:
            match.go_to(match.position)
        if lost and not learnt and history.is_free(lost, self._controller.seat):
            match.go_to(mark)
            match.redo_log[:] = redo

    def redo(self) -> None:
        match = self._controller.match
        position = match.position
        match.go_to(self.groups.after(position, position + len(match.redo_log)))
        self._controller.record()
        self._controller.refresh()

    # -- looking back ------------------------------------------------------------------------------
    def look_at(self, position: int) -> None:
        """Show another moment; what came later is kept."""
        match, length = self._controller.match, self.length
        match.go_to(max(1, min(position, length)))
        self._present = length if match.position < length else None
        self._controller.refresh()

    def leave(self) -> None:
        """Return to the present without showing it."""
        if self.browsing:
            self._controller.match.go_to(self.length)
            self._present = None

    def play(self, action: str) -> None:
        """An action at an earlier moment drops what came later: free only if taking that back were free."""
        controller = self._controller
        position = controller.match.position

        def go_on() -> None:
            self._present = None
            controller.resumed()
            controller.play_now(action)
            self.groups.began(position)
            controller.record()
            controller.refresh(reset_log=True)

        if self._is_free(position):
            go_on()
        else:
            self._ask("play", position, go_on)

    def _ask(self, purpose: str, target: int, go_on: Callable[[], None]) -> None:
        """Show both players what would be lost."""
        with self.at_present():
            dice = sum(len(entry.chance) for entry in self._controller.match.log[target:]) + self.dice_entered
            lost = self._controller.scribe.readable_by_all(target)
        names = self._controller.presenter.seats()
        secret = self._controller.is_secret()
        self._controller.ask_consent(ConsentView(purpose, lost, dice, names, secret), go_on)
