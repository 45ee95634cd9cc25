"""Replaying: what has happened since somebody last acted, step by step. Every step is a copy; the game does not move.

Nobody in particular looks on (""): whatever is shown or told here may be read by all, so nothing of a hand is in it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.match import Match
from desktop.views.concession import log_lines_of, table_of
from desktop.views.log_kept import counted, folded, without_taken_back
from desktop.views.table import LogLine, MoveTrace, TableView

if TYPE_CHECKING:
    from desktop.controller.table import Table

ALL = ""
"""The seat of nobody in particular, who sees what all may see."""
ACTION = 2
"""The level of a line that tells what somebody did; lower ones are headings, higher ones details."""
MOST_LINES = 5
DICE_LINES = 2
"""So many lines with dice are told however much was done."""
LEAST_MS, MOST_MS, LOOKING_MS, LETTER_MS, WAY_MS = 1400, 9000, 700, 42, 260
"""How long a step stays: never less, never more, to find the place, for each letter, for each space of a way."""


class ReplayStep(Struct, frozen=True):
    """One thing that happened. `position` is the length of the log after it; `more` counts the lines left out."""

    position: int
    lines: tuple[LogLine, ...]
    traces: tuple[MoveTrace, ...] = ()
    more: int = 0

    @property
    def spaces(self) -> tuple[str, ...]:
        """Where it happened: along the ways, else where its lines say."""
        found = [space for trace in self.traces for space in trace.spaces]
        found = found or [space for line in self.lines if line.level >= ACTION for space in line.spaces]
        return tuple(dict.fromkeys(found))

    @property
    def pieces(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(piece for line in self.lines if line.level >= ACTION for piece in line.pieces))

    @property
    def milliseconds(self) -> int:
        """How long it takes to be read and watched, at the usual speed."""
        letters = sum(len(line.text) for line in self.lines)
        way = max((len(trace.spaces) for trace in self.traces), default=0)
        return min(max(LEAST_MS, LOOKING_MS + LETTER_MS * letters, LOOKING_MS + WAY_MS * way), MOST_MS)


class Replay:
    """Walks through the log of a match after `start` entries.

    Attributes:
        steps: what is told; entries that have nothing to tell are part of the next.
        at: the number of the step on show.
    """

    def __init__(self, match: Match, start: int) -> None:
        self._match = match
        self._presenter = match.definition.presenter(match.world)
        self.steps = tuple(self._told(max(1, start)))
        self.at = 0

    def _told(self, start: int) -> Iterator[ReplayStep]:
        match, presenter = self._match, self._presenter
        played = range(start, len(match.log))
        written = [log_lines_of(presenter, n + 1, match.log[n], match.events_of[n], ALL) for n in played]
        standing = without_taken_back([line for lines in written for line in lines])
        for index in played:
            events = match.events_of[index]
            lines = folded(counted([line for line in standing if line.position == index + 1]))
            traces = tuple(MoveTrace(piece, tuple(way)) for piece, way in presenter.traces(events, ALL))
            if lines or traces:
                told = caption(lines)
                yield ReplayStep(index + 1, told, traces, len(lines) - len(told))

    @property
    def step(self) -> ReplayStep:
        return self.steps[self.at]

    @property
    def is_last(self) -> bool:
        return self.at >= len(self.steps) - 1

    def go(self, by: int) -> None:
        """Turn to another step, as far as there is one."""
        self.at = min(max(0, self.at + by), len(self.steps) - 1)

    def spaces(self) -> tuple[str, ...]:
        """Where the step on show happened: as it says itself, else what the question was about that it answers."""
        step = self.step
        if step.spaces or step.pieces or step.position < 1:
            return step.spaces
        past = self._match.at(step.position - 1)
        asked = self._presenter.decision(past.state, past.decision, ALL) if past.decision is not None else None
        known = {space.id for space in self._presenter.board().spaces}
        return tuple(each for each in asked.subjects if each in known) if asked is not None else ()

    def table(self) -> TableView:
        """The table after the step on show, as all may see it; nothing is asked on it."""
        view = table_of(self._presenter, self._match.at(self.step.position), ALL)
        return replace(view, decision=None, hand=None)


def caption(lines: list[LogLine]) -> tuple[LogLine, ...]:
    """The lines worth reading of one action: what was done, what was rolled, and details where there is room."""
    done = [line for line in lines if line.level <= ACTION]
    rolled = [line for line in lines if line.level > ACTION and line.dice]
    details = [line for line in lines if line.level > ACTION and not line.dice]
    room = MOST_LINES - min(len(rolled), DICE_LINES)
    kept = {id(line) for line in [*done[:room], *rolled, *done[room:], *details][:MOST_LINES]}
    return tuple(line for line in lines if id(line) in kept)


def beginning(match: Match, seat: str, by_itself: Collection[int] = ()) -> int:
    """After how many entries that begins which a seat has not watched yet: what came after its own last action.

    Where it acted last, the others' last moves begin it; for nobody in particular the last move of anybody does.
    What was answered `by_itself` (the numbers of the entries) nobody has done.
    """
    players = ["" if index in by_itself else entry.player for index, entry in enumerate(match.log)]
    last = max((index for index, player in enumerate(players) if player == seat and seat), default=0)
    if last + 1 < len(players):
        return last + 1
    while last > 0 and players[last] in (seat, ""):
        last -= 1
    mover = players[last]
    while last > 0 and players[last] in (mover, ""):
        last -= 1
    return last + 1


def replay_of(table: Table) -> Replay | None:
    """What whoever sits there may watch again; None if nothing has happened yet. A fight is watched as a whole."""
    match = table.match
    start = beginning(match, table.seat, table.unasked.by_itself(match))
    fight = table.battles.at(start + 1)
    found = Replay(match, min(start, fight.start - 1) if fight is not None else start)
    return found if found.steps else None
