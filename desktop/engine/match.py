"""Match: a game being played that can be put away, taken up again and looked back at; its log is the truth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Self

import msgspec
from msgspec import Struct

from desktop.engine import plain
from desktop.engine.course import BEGIN, CHANCE, CONCEDE, EDIT, Course
from desktop.engine.definition import GameDefinition
from desktop.engine.errors import ReplayError
from desktop.engine.event import Event
from desktop.engine.log import Edit, Entry, Setup, entry_from_plain, entry_plain

__all__ = ["BEGIN", "CHANCE", "CONCEDE", "EDIT", "Edit", "Entry", "Match", "Setup", "entry_from_plain", "entry_plain"]


class _Unread(Struct):
    """The entries before the position from which a match was resumed, and how far they are played again."""

    entries: list[Entry]
    digest: str
    again: Match


class Match(Course):
    """A game and its log. One that is resumed from a kept position plays what lies before it again when that is asked
    for."""

    _unread: _Unread | None = None

    def at(self, position: int) -> Self:
        """A match of its own that stands at an earlier moment of this one, which does not move."""
        self.catch_up()
        past = type(self)(self.setup, self.definition, base=self.base, world=self.world)
        if not self.log:
            return past  # the very first dice are awaited
        position = max(1, min(position, len(self.log)))
        past.log, past._events = list(self.log), list(self._events)
        past._snapshots = dict(self._snapshots)
        past.edits, past.history_lost = list(self.edits), self.history_lost
        past._rewind(position)
        past.redo_log.clear()
        return past

    # -- saving and loading ------------------------------------------------------------------------
    def entries_plain(self) -> list[list[Any]]:
        return [entry_plain(entry) for entry in self.log]

    @classmethod
    def replay(
        cls,
        setup: Setup,
        entries: Iterable[Entry],
        *,
        definition: GameDefinition | None = None,
        watch: Callable[[Self], None] | None = None,
        base: dict[str, Any] | None = None,
    ) -> Self:
        """Play a log again under today's rules; raises ReplayError at the first entry that does not fit."""
        match = cls(setup, definition, base=base)
        for entry in entries:
            match._play_again(entry)
            if watch:
                watch(match)
        if not match.log:
            raise ReplayError("the log is empty")
        return match

    def _play_again(self, entry: Entry) -> None:
        self._check_replayed(entry)
        try:
            self._play(entry.action, entry.player, entry.chance, strict=True)
        except (ReplayError, ValueError) as error:
            raise ReplayError(f"entry {len(self.log)} ({entry.action}): {error}") from error

    def _check_replayed(self, entry: Entry) -> None:
        number = len(self.log)
        if (number == 0) != (entry.action == BEGIN):
            raise ReplayError(f"entry {number} ({entry.action}) is out of place")
        if number == 0 or entry.action.verb == EDIT:
            return
        conceding = entry.action.verb == CONCEDE
        refusal = self._why_not_concede(entry.action) if conceding else self.why_not(entry.action)
        if refusal is not None:
            raise ReplayError(f"entry {number} ({entry.action}) is not allowed: {refusal}")
        if not conceding and self.decision is not None and entry.player != self.decision.player:
            raise ReplayError(f"entry {number} ({entry.action}) is by {entry.player}, not {self.decision.player}")

    @classmethod
    def resume(
        cls,
        setup: Setup,
        entries: Sequence[Entry],
        position: dict[str, Any],
        *,
        definition: GameDefinition | None = None,
        base: dict[str, Any] | None = None,
        world: Any = None,
    ) -> Self:
        """Go on from a saved position at once; the entries before it are played again when they are asked for."""
        if not entries:
            raise ReplayError("the log is empty")
        match = cls(setup, definition, base=base, world=world)
        plain.restore(match.state, position)
        saved = match.digest()
        match._ask_again()
        if match.digest() != saved:
            raise ReplayError("the saved position is not one where somebody chooses")
        match.log = list(entries)
        match._note_edits(0)
        if match.conceded:
            match.decision = None
        match._events = [()] * len(match.log)
        match._stirred = True
        match._snapshots[len(match.log)] = plain.packed(match.state)
        again = cls(setup, match.definition, base=base, world=match.world)
        match._unread = _Unread(list(entries), saved, again)
        return match

    @property
    def events_of(self) -> list[tuple[Event, ...]]:
        """What each entry made happen; plays a resumed log again first."""
        self.catch_up()
        return self._events

    @property
    def caught_up(self) -> bool:
        """Whether the events of all entries are known."""
        return self._unread is None

    def catch_up(self, most: int | None = None) -> bool:
        """Play again up to `most` entries from before the position a match was resumed from; True when done.

        A log that does not lead to that position is cut off there: `history_lost` says why.
        """
        if self._unread is None:
            return True
        again, entries = self._unread.again, self._unread.entries
        end = len(entries) if most is None else min(len(entries), len(again.log) + most)
        try:
            while len(again.log) < end:
                again._play_again(entries[len(again.log)])
            if len(again.log) < len(entries):
                return False
            if again.digest() != self._unread.digest:
                raise ReplayError("the log does not lead to the saved position")
        except Exception as error:  # whatever the rules make of a log that was read, the position stands
            self._cut_off(str(error) if isinstance(error, ReplayError) else f"{type(error).__name__}: {error}")
            return True
        self._events[: len(entries)] = again._events
        self._snapshots = {**again._snapshots, **self._snapshots}
        self._unread = None
        return True

    def _cut_off(self, reason: str) -> None:
        """Start the log at the position the match was resumed from."""
        assert self._unread is not None
        cut = len(self._unread.entries)
        if self._unread.entries[-1].action.verb == CONCEDE:
            cut -= 1  # giving up changes nothing on the board
            self._snapshots[cut] = self._snapshots[cut + 1]
        if self.edited:
            self.edits.append(Edit(0, ""))
        self.base = msgspec.json.decode(self._snapshots[cut])
        self.log[:cut] = [Entry("", BEGIN)]
        self._events[:cut] = [()]
        self._snapshots = {at - cut + 1: kept for at, kept in self._snapshots.items()}
        self._unread = None
        self.history_lost = reason
