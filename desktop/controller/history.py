"""Undo policy: how far back one player may go alone, and what would be lost by going further."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.engine.event import Event
from desktop.engine.match import CONCEDE, EDIT, Entry
from desktop.views.table import LogLine


def is_free(entries: Iterable[Entry], player: str, *, edits: bool = False) -> bool:
    """Whether `player` may take these back alone: no outcome was drawn, nobody else acted or gave up.

    Changes by hand were agreed by all; `edits` says that they may be taken back all the same.
    """
    return all(_is_own(entry, player) or (edits and entry.action.verb == EDIT) for entry in entries)


def _is_own(entry: Entry, player: str) -> bool:
    return bool(player) and entry.player == player and not entry.chance and entry.action.verb not in (CONCEDE, EDIT)


def all_in(entries: Sequence[Entry], others: Sequence[Entry]) -> bool:
    """Whether these very entries are among the others."""
    return all(any(entry is other for other in others) for entry in entries)


def reveals(events: Iterable[Event]) -> bool:
    """Whether something secret came to light."""
    return any(event.REVEALS for event in events)


class Groups:
    """Where gestures begin in the log, so that one drag is taken back by one undo."""

    def __init__(self, length: int) -> None:
        self._starts: set[int] = set(range(1, length))

    def began(self, position: int) -> None:
        """A gesture starts at a log of this length; what was planned beyond is gone."""
        self._starts = {start for start in self._starts if start < position}
        self._starts.add(position)

    def before(self, position: int) -> int:
        """Where the gesture that led to `position` began."""
        return max((start for start in self._starts if start < position), default=max(1, position - 1))

    def after(self, position: int, end: int) -> int:
        """Where the gesture that starts at `position` ends."""
        return min((start for start in self._starts if start > position), default=end)


def common_lines(seats: Sequence[Sequence[LogLine]]) -> tuple[LogLine, ...]:
    """The lines that every seat may read: those that read the same for all."""
    if not seats:
        return ()
    others = [set(lines) for lines in seats[1:]]
    return tuple(line for line in seats[0] if all(line in lines for lines in others))
