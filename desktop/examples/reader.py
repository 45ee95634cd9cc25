"""The reader's own moves in a step: what is wanted of him, what he has done, and whether that is it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.event import Event
from desktop.engine.log import Entry
from desktop.engine.match import Match
from desktop.examples.play_text import play_text
from desktop.examples.schema import Step
from desktop.views.presenter import Presenter

Kind = Literal["none", "partly", "done", "other"]


class Verdict(Struct, frozen=True):
    """What the reader's moves come to: none yet, part of the step, all of it, or another lawful way."""

    kind: Kind
    kept: int = 0
    """How many of his entries belong to the step."""


class LessonMatch(Match):
    """A match whose dice fall as the example says, as long as what the example does is done."""

    wanted: tuple[Entry, ...] = ()
    start: int = 0

    def ask_for(self, wanted: Sequence[Entry]) -> None:
        """From here on these acts are wanted."""
        self.wanted, self.start = tuple(wanted), self.position

    def play(self, action: Action, script: Sequence[int] = ()) -> tuple[Event, ...]:
        """With the outcomes of the example where this is one of its acts."""
        if not script and self.awaiting_dice is None:
            script = next((entry.chance for entry in self.missing() if entry.action == action), ())
        return super().play(action, script)

    def missing(self) -> list[Entry]:
        """What is wanted and not done yet."""
        return _without(self.wanted, self.log[self.start :])

    def verdict(self) -> Verdict:
        """What was done since `ask_for`."""
        return judged(self.log[self.start :], self.wanted)


def _without(wanted: Sequence[Entry], played: Sequence[Entry]) -> list[Entry]:
    left = Counter(str(entry.action) for entry in played)
    found = []
    for entry in wanted:
        if left[str(entry.action)]:
            left[str(entry.action)] -= 1
        else:
            found.append(entry)
    return found


def judged(played: Sequence[Entry], wanted: Sequence[Entry]) -> Verdict:
    """Acts may come in any order; what merely ends something at the close need not be said."""
    if not played:
        return Verdict("none")
    kept = next((n for n in range(len(played)) if not _belongs(played[: n + 1], wanted)), len(played))
    if kept and all(_merely_ends(entry) for entry in _without(wanted, played[:kept])):
        return Verdict("done", kept)
    return Verdict("partly" if kept == len(played) else "other", kept)


def _belongs(played: Sequence[Entry], wanted: Sequence[Entry]) -> bool:
    asked = Counter(str(entry.action) for entry in wanted)
    return not Counter(str(entry.action) for entry in played) - asked


def _merely_ends(entry: Entry) -> bool:
    return not entry.action.args and not entry.chance


def wanted_of(match: Match, step: Step) -> list[Entry]:
    """The acts of a step as they are played from here, on a copy."""
    copy = match.at(match.position)
    dice = list(step.dice)
    for text in step.actions():
        dice = play_text(copy, text, dice)
    return copy.log[match.position :]


def in_words(match: Match, presenter: Presenter, action: Action) -> str:
    """What a choice is called where it is offered; "" if it is not offered now."""
    asked = match.decision
    view = presenter.decision(match.state, asked, asked.player) if asked is not None else None
    return next((each.text for each in view.choices if each.action == str(action)), "") if view else ""
