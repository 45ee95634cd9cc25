"""Questions that nobody is asked unless he says so: passed over for now, and come back to before anything comes of it.

The rules name the answer that may be taken for granted (`Decision.later`); it is an ordinary action of the log. Its
player says so at his next question: what came after is taken back, which was passed over too or lies face down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from desktop.controller.history import reveals
from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.match import Entry, Match
from desktop.views.presenter import Presenter
from desktop.views.table import ChoiceView

if TYPE_CHECKING:
    from desktop.controller.options import ControllerOptions

COME_BACK = "come-back"
"""A choice that is no action: its player wants to be asked what was passed over."""
ASK = "ask"
"""In place of an answer that is always given: the question is always put."""

MOST_RECALLED = 8
"""How many entries may lie between what was passed over and the question asked now: both pass, one has laid a card."""


class Taken(Struct, frozen=True):
    """An answer that was taken for granted, and to what."""

    entry: Entry
    asked: Decision


class Unasked(Struct):
    """What was taken for granted at a table, by the length of the log before it."""

    taken: dict[int, Taken] = field(default_factory=dict)
    opened: int = 0
    """How long a log the game was opened with that has not been searched yet: it does not tell what was taken for
    granted."""
    given: dict[int, Entry] = field(default_factory=dict)
    """Answers that the program gave by itself, by the length of the log before them."""

    def took(self, match: Match, asked: Decision) -> None:
        """The last entry of the log answers a question that nobody was asked."""
        self.taken = {at: each for at, each in self.taken.items() if self._stands(match, at)}
        self.taken[match.position - 1] = Taken(match.log[-1], asked)

    def gave(self, match: Match) -> None:
        """The last entry of the log was answered by the program: nobody has done anything by it."""
        self.given[match.position - 1] = match.log[-1]

    def by_itself(self, match: Match) -> set[int]:
        """Which entries of the log nobody was asked for."""
        return {at for at, entry in enumerate(match.log) if self._stands(match, at) or self.given.get(at) is entry}

    def _stands(self, match: Match, at: int) -> bool:
        return at in self.taken and at < len(match.log) and match.log[at] == self.taken[at].entry

    def by_hand(self, match: Match, start: int) -> list[Entry]:
        """What was really answered since the log had a length, and where the program let dice fall."""
        found = enumerate(match.log[start:], start)
        return [
            entry
            for at, entry in found
            if not self._stands(match, at) and (entry.chance or self.given.get(at) is not entry)
        ]

    def way_back(self, match: Match) -> tuple[int, Decision] | None:
        """To which length of the log whoever is asked now may come back, and what he is asked there.

        Since then nothing happened but what was taken for granted, and what others answered face down to the question
        that is asked now.
        """
        asked = match.decision
        if asked is None or match.awaiting_dice is not None or not match.caught_up:
            return None
        self._recall(match)
        verbs = {action.verb for action in asked.actions}
        for at in range(len(match.log) - 1, 0, -1):
            entry = match.log[at]
            if self._stands(match, at):
                if entry.player == asked.player:
                    return at, self.taken[at].asked
            elif entry.action.verb not in verbs or entry.chance or reveals(match.events_of[at]):
                return None
        return None

    def came_back(self, at: int) -> None:
        """What was passed over since the log had a length is answered by hand now."""
        self.taken = {other: each for other, each in self.taken.items() if other < at}

    def _recall(self, match: Match) -> None:
        """What the players of a game that was left passed over last, and of which nothing has come yet."""
        end, self.opened = min(self.opened, len(match.log)), 0
        for at in range(end - 1, max(0, end - MOST_RECALLED), -1):
            entry = match.log[at]
            if entry.chance or reveals(match.events_of[at]):
                return
            asked = match.at(at).decision
            if asked is not None and asked.later == entry.action:
                self.taken.setdefault(at, Taken(entry, asked))


def answer(options: ControllerOptions, game: str, asked: Decision) -> Action | None:
    """What is taken for granted now, unless its player wants to be asked each time."""
    wants = (game, asked.player, asked.prompt.key, ASK) in options.always
    return asked.later if options.forced and not wants else None


def choice(match: Match, presenter: Presenter, unasked: Unasked) -> ChoiceView | None:
    """The choice to come back to what was passed over."""
    found = unasked.way_back(match)
    if found is None:
        return None
    things = ", ".join(dict.fromkeys(action.target for action in found[1].actions if action.args))
    words = presenter.words(Message.of(f"{COME_BACK}.{found[1].prompt.key}", things=things))
    return ChoiceView(COME_BACK, words)
