"""The reader's own moves in a step: what is wanted of him, what he has done, and whether that is it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.event import DieRolled, Event
from desktop.engine.log import Entry
from desktop.engine.match import Match
from desktop.examples.play_text import play_text
from desktop.examples.schema import Step
from desktop.views.presenter import Presenter

Kind = Literal["none", "partly", "done", "other"]


class Verdict(Struct, frozen=True):
    """What the reader's moves come to: none yet, part of the step, all of it, or another lawful way.

    `rolled` are the faces he has entered where those of the example, `instead`, are others.
    """

    kind: Kind
    kept: int = 0
    """How many of his entries belong to the step."""
    rolled: tuple[int, ...] = ()
    instead: tuple[int, ...] = ()


class Act(Struct, frozen=True):
    """An action with what it drew, and the dice among that."""

    entry: Entry
    faces: tuple[int, ...] = ()


class LessonMatch(Match):
    """A match whose dice fall as the example says, as long as what the example does is done.

    Attributes:
        own_dice: whether the reader enters the dice of the step.
    """

    wanted: tuple[Act, ...] = ()
    start: int = 0
    own_dice: bool = False

    def ask_for(self, wanted: Sequence[Act]) -> None:
        """From here on these acts are wanted."""
        self.wanted, self.start = tuple(wanted), self.position

    def play(self, action: Action, script: Sequence[int] = ()) -> tuple[Event, ...]:
        """With the outcomes of the example where this is one of its acts; its dice may be the reader's."""
        if script:
            return super().play(action, script)
        meant = self._meant(self.pending.action if self.pending is not None else action)
        if meant is None:
            return super().play(action)
        if not (self.own_dice and meant.faces):
            return super().play(action, meant.entry.chance)
        return self._play_with_own_dice(action, meant)

    def _meant(self, action: Action) -> Act | None:
        return next((act for act in self._left() if act.entry.action == action), None)

    def _play_with_own_dice(self, action: Action, meant: Act) -> tuple[Event, ...]:
        """Each die is asked for; when all are those of the example, whatever else is drawn is as it has it."""
        self.state.chance.seed = None
        try:
            events = super().play(action)
        finally:
            if self.pending is None:
                self.state.chance.seed = self.setup.seed
        if self.pending is None and faces_of(events) == meant.faces:
            self.go_to(self.position - 1)
            return super().play(meant.entry.action, meant.entry.chance)
        return events

    def let_fall(self) -> tuple[Event, ...]:
        """The dice that are waited for fall as the example has them."""
        self.own_dice = False
        if self.pending is None:
            return ()
        action = self.pending.action
        self.go_to(self.position)
        return self.play(action)

    def go_to(self, position: int) -> None:
        """An action that waits for dice is given up."""
        super().go_to(position)
        self.state.chance.seed = self.setup.seed

    def answer_for_others(self, seat: str) -> None:
        """What the other sides do next in the step is done, up to where this one is asked again."""
        while self.decision is not None and self.decision.player != seat:
            player = self.decision.player
            act = next((act for act in self._left() if act.entry.player == player), None)
            if act is None or not self.decision.offers(act.entry.action):
                return
            super().play(act.entry.action, act.entry.chance)

    def _left(self) -> list[Act]:
        return _without(self.wanted, self.log[self.start :])

    def missing(self) -> list[Entry]:
        """What is wanted and not done yet."""
        return [act.entry for act in self._left()]

    def verdict(self) -> Verdict:
        """What was done since `ask_for`."""
        return judged(acts_of(self, self.start), self.wanted)


def acts_of(match: Match, start: int) -> list[Act]:
    """What was done from a position on."""
    done = zip(match.log[start:], match.events_of[start:], strict=True)
    return [Act(entry, faces_of(events)) for entry, events in done]


def faces_of(events: Sequence[Event]) -> tuple[int, ...]:
    return tuple(event.result for event in events if isinstance(event, DieRolled))


def _without(wanted: Sequence[Act], played: Sequence[Entry]) -> list[Act]:
    left = Counter(str(entry.action) for entry in played)
    found = []
    for act in wanted:
        if left[str(act.entry.action)]:
            left[str(act.entry.action)] -= 1
        else:
            found.append(act)
    return found


def judged(played: Sequence[Act], wanted: Sequence[Act]) -> Verdict:
    """Acts may come in any order; what merely ends something at the close need not be said."""
    if not played:
        return Verdict("none")
    left = list(wanted)
    for number, act in enumerate(played):
        meant = next((each for each in left if each.entry.action == act.entry.action), None)
        if meant is None:
            return _other(number, left)
        if meant.faces != act.faces:
            return Verdict("other", number, act.faces, meant.faces)
        left.remove(meant)
    return Verdict("done" if _all_merely_end(left) else "partly", len(played))


def _other(kept: int, left: Sequence[Act]) -> Verdict:
    """What was done before the first move of another kind may have been all there was to do."""
    return Verdict("done" if kept and _all_merely_end(left) else "other", kept)


def _all_merely_end(left: Sequence[Act]) -> bool:
    return all(not act.entry.action.args and not act.entry.chance for act in left)


def wanted_of(match: Match, step: Step) -> list[Act]:
    """The acts of a step as they are played from here, on a copy."""
    copy, start = match.at(match.position), match.position
    dice = list(step.dice)
    for text in step.actions():
        dice = play_text(copy, text, dice)
    return acts_of(copy, start)


def in_words(match: Match, presenter: Presenter, action: Action) -> str:
    """What a choice is called where it is offered; "" if it is not offered now."""
    asked = match.decision
    view = presenter.decision(match.state, asked, asked.player) if asked is not None else None
    return next((each.text for each in view.choices if each.action == str(action)), "") if view else ""
