"""Scribe: the log as a seat may read it, kept line by line while a game goes on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from msgspec.structs import replace

from desktop.controller.history import common_lines
from desktop.engine.decision import Message
from desktop.engine.event import DieRolled
from desktop.engine.match import Entry, Match
from desktop.views.concession import log_lines_of
from desktop.views.log_kept import counted, without_taken_back
from desktop.views.presenter import Presenter
from desktop.views.table import LogLine, MoveTrace

Roll = tuple[str, str, int, int]


def _common(old: list[Entry], new: list[Entry]) -> int:
    """How many entries two logs begin with alike."""
    if new[: len(old)] == old:
        return len(old)
    return next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


class Scribe:
    """Turns log entries into lines for the seat that looks; computes each entry once per seat."""

    def __init__(self, match: Match, presenter: Presenter, opening: str = "") -> None:
        """`opening` is the first line of the log of a game that needs one."""
        self._match = match
        self._presenter = presenter
        self._opening = (LogLine(1, opening),) if opening else ()
        self._seat = ""
        self._lines: list[list[LogLine]] = []
        self._entries: list[Entry] = []
        self._rolls: list[list[Roll]] = []
        self._others: dict[str, tuple[list[Entry], list[list[LogLine]]]] = {}
        """What the other seats have read, until they look again."""
        self._told: list[LogLine] = []
        """All that stands, once somebody has asked for it."""

    def follow(self, seat: str) -> list[LogLine] | None:
        """Catch up with the match. New lines, or None if the lines shown so far no longer hold."""
        log = self._match.log
        stale = seat != self._seat
        self._told = []
        self._roll(_common(self._entries, log))
        if stale:
            self._others[self._seat] = (self._entries, self._lines)
            self._seat = seat
            self._entries, self._lines = self._others.pop(seat, ([], []))
        kept = _common(self._entries, log)
        stale = stale or kept < len(self._entries)
        del self._lines[kept:]
        self._lines += [self._written(index, seat) for index in range(kept, len(log))]
        self._entries = list(log)
        fresh = [line for lines in self._lines[kept:] for line in lines]
        stale = stale or any(line.undoes for line in fresh) or self._goes_on(kept, fresh)
        return None if stale else counted(fresh)

    def _goes_on(self, kept: int, fresh: list[LogLine]) -> bool:
        """Whether a line before is counted together with the first new one."""
        last = next((lines[-1] for lines in reversed(self._lines[:kept]) if lines), None)
        return bool(last and last.counts and fresh and fresh[0].counts == last.counts)

    def _roll(self, kept: int) -> None:
        """Catch up with the dice, which are the same for all."""
        del self._rolls[kept:]
        self._rolls += [self._rolled(index) for index in range(len(self._rolls), len(self._match.log))]

    def _written(self, index: int, seat: str) -> list[LogLine]:
        entry = self._match.log[index]
        events = self._match.events_of[index]
        lines = log_lines_of(self._presenter, index + 1, entry, events, seat)
        return [*self._opening, *lines] if index == 0 else lines

    def _rolled(self, index: int) -> list[Roll]:
        return [
            (self._purpose(event.purpose), event.player, event.sides, event.result)
            for event in self._match.events_of[index]
            if isinstance(event, DieRolled)
        ]

    def _purpose(self, key: str) -> str:
        try:
            return self._presenter.words(Message(key))
        except KeyError:
            return key

    def lines(self) -> list[LogLine]:
        """All that stands: what was taken back in the course of play is left out, what is counted is summed up."""
        if not self._told:
            self._told = counted(without_taken_back([line for lines in self._lines for line in lines]))
        return list(self._told)

    def dice(self) -> list[Roll]:
        return [roll for rolls in self._rolls for roll in rolls]

    def readable_by_all(self, start: int) -> tuple[LogLine, ...]:
        """Lines of the entries after position `start` that every player may read."""
        return self._common(range(start, len(self._match.log)))

    def _common(self, played: range) -> tuple[LogLine, ...]:
        seats = [name for name, _ in self._presenter.seats()]
        return common_lines([[line for index in played for line in self._written(index, name)] for name in seats])

    def since(self, seat: str, by_itself: Collection[int] = ()) -> tuple[LogLine, ...]:
        """What happened since `seat` last acted, as far as everybody may read it, book-keeping in one line.

        What was answered `by_itself` (the numbers of the entries) nobody has done.
        """
        return tuple(_folded(self._common(self._since(seat, by_itself))))

    def replay(self, seat: str, by_itself: Collection[int] = ()) -> tuple[tuple[LogLine, ...], tuple[MoveTrace, ...]]:
        """The same for the player alone, with the moves to be watched."""
        played = self._since(seat, by_itself)
        lines = tuple(_folded(line for index in played for line in self._written(index, seat)))
        traces = [
            MoveTrace(piece, tuple(spaces))
            for index in played
            for piece, spaces in self._presenter.traces(self._match.events_of[index], seat)
        ]
        return lines, tuple(traces)

    def _since(self, seat: str, by_itself: Collection[int]) -> range:
        log = self._match.log
        own = (index for index, entry in enumerate(log) if entry.player == seat and index not in by_itself)
        last = max(own, default=-1)
        return range(last + 1, len(log))


def _folded(lines: Iterable[LogLine]) -> Iterator[LogLine]:
    """Lines with those of a run told by the sentence that sums them up; a run is of one entry and one level."""
    left, kind = 0, (-1, -1)
    for line in lines:
        if left and (line.position, line.level) == kind:
            left -= 1
            continue
        left, kind = max(line.run - 1, 0), (line.position, line.level)
        yield replace(line, text=line.sums, sums="", run=0) if line.run else line
