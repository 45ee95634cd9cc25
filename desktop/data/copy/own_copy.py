"""OwnCopy: the corrections of one game as they are worked on, with undo and redo; what a page shows and changes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET, Struct

from desktop.data.copy import operations
from desktop.data.copy.address import parts_of
from desktop.data.copy.catalogue import Catalogue, Entry, Field
from desktop.data.copy.corrections import Correction, Corrections, Key
from desktop.data.copy.fitting import Aside, catalogue_of, fitted
from desktop.data.copy.keeping import is_written, read_copy, write_copy
from desktop.data.copy.laying import collection_of
from desktop.data.copy.naming import Namer
from desktop.data.copy.shapes import shape_of, type_at

STATED, OURS, CONFIRMED, CHANGED, DOUBTFUL, ADDED, RETIRED = (
    "stated", "ours", "confirmed", "changed", "doubtful", "added", "retired",
)  # fmt: skip
MOST_STEPS = 1_000


class Counts(Struct, frozen=True):
    """How far an owner has come: of `ours` entries that the book does not state, so many are confirmed, changed but not
    confirmed, or doubtful; `touched` are entries with any change."""

    ours: int = 0
    confirmed: int = 0
    changed: int = 0
    doubtful: int = 0
    touched: int = 0


class OwnCopy:
    """The corrections of a game, worked on.

    Attributes:
        catalogue: what ships; corrections: as they now are (replace them by the operations alone).
    """

    def __init__(self, catalogue: Catalogue, corrections: Corrections) -> None:
        self.catalogue, self.corrections = catalogue, corrections
        self.namer = Namer(catalogue)
        self._before: list[tuple[str, Corrections]] = []
        self._after: list[tuple[str, Corrections]] = []
        self._in_file: Corrections | None = None

    @classmethod
    def open(cls, game: str) -> OwnCopy:
        """The player's own; raises DataError if his file cannot be read."""
        own = cls(catalogue_of(game), read_copy(game))
        own._in_file = own.corrections
        return own

    @property
    def game(self) -> str:
        return self.catalogue.game

    # -- looking -----------------------------------------------------------------------------------
    def entries(self, *kinds: str) -> list[Entry]:
        """Those that ship and those that were added, of these kinds (of all, if none is named)."""
        shipped = [entry for entry in self.catalogue.entries.values() if not kinds or entry.kind in kinds]
        added = [self.entry(found.key) for found in self.corrections if found.mark == ADDED]
        return shipped + [entry for entry in added if not kinds or entry.kind in kinds]

    def entry(self, key: Key) -> Entry:
        """An entry as it ships, or as it was added; raises DataError if there is none."""
        found = self.corrections.get(key)
        if found is not None and found.mark == ADDED:
            return self.catalogue.entry_for(found)
        return operations.entry_of(self.catalogue, key)

    def status(self, key: Key) -> str:
        """How an entry stands: STATED by the book, OURS, or what the owner says of it."""
        if (found := self.corrections.get(key)) is not None:
            return found.mark
        return OURS if operations.entry_of(self.catalogue, key).ours else STATED

    def value(self, key: Key, field: str) -> Any:
        """What is in force; UNSET where a record is missing."""
        found = self.corrections.get(key)
        if found is not None and field in found.values:
            return found.values[field]
        if found is not None and operations.is_gone(found.values, field):
            return UNSET
        return operations.shipped_value(self.entry(key), field)

    def fields(self, key: Key) -> list[Field]:
        """What can be typed in, with the values in force; fields that the owner put in beside those that ship too."""
        entry, found = self.entry(key), self.corrections.get(key)
        fields = [Field(path, field.shape, self.value(key, path)) for path, field in entry.fields.items()]
        new = [path for path in (found.values if found else ()) if path not in entry.fields and path not in entry.drawn]
        new = [path for path in new if found is None or found.values[path] is not None]  # a record that was taken out
        return fields + [Field(path, self._shape(entry, path), self.value(key, path)) for path in new]

    def _shape(self, entry: Entry, path: str) -> Any:
        return shape_of(type_at(entry.type, parts_of(path)))

    def correction(self, key: Key) -> Correction | None:
        return self.corrections.get(key)

    def counts(self, *kinds: str) -> Counts:
        """For the bar: "418 of 652 confirmed"."""
        ours = confirmed = changed = doubtful = touched = 0
        for entry in self.entries(*kinds):
            found = self.corrections.get(entry.file_key)
            mark = found.mark if found else ""
            ours += entry.ours
            confirmed += entry.ours and mark in (CONFIRMED, RETIRED)
            changed += mark == CHANGED
            doubtful += mark == DOUBTFUL
            touched += bool(found and (found.was or mark in (ADDED, RETIRED)))
        return Counts(ours, confirmed, changed, doubtful, touched)

    # -- changing ----------------------------------------------------------------------------------
    def confirm(self, *keys: Key) -> None:
        """As printed."""
        self._step("confirm", operations.confirm(self.catalogue, self.corrections, keys))

    def change(self, key: Key, values: Mapping[str, Any]) -> None:
        """Put other values in; raises DataError for one that cannot be, and nothing is changed then."""
        self._step("change", operations.change(self.catalogue, self.corrections, key, values))

    def change_all(self, changes: Mapping[Key, Mapping[str, Any]], *, confirmed: bool = False) -> None:
        """Many entries as one step: all or none. `confirmed` confirms them as well."""
        found = self.corrections
        for key, values in changes.items():
            found = operations.change(self.catalogue, found, key, values)
        if confirmed:
            found = operations.confirm(self.catalogue, found, changes)
        self._step("change", found)

    def doubt(self, key: Key, note: str = "") -> None:
        self._step("doubt", operations.doubt(self.catalogue, self.corrections, key, note))

    def reset(self, *keys: Key) -> None:
        """As it ships."""
        self._step("reset", operations.reset(self.corrections, keys))

    def add(self, file: str, collection: str, record: Mapping[str, Any]) -> Key:
        found = operations.add(self.catalogue, self.corrections, file, collection, record)
        self._step("add", found)
        return next(reversed(found.of))

    def retire(self, key: Key) -> None:
        """Raises DataError with what speaks of the entry."""
        self._step("retire", operations.retire(self.catalogue, self.corrections, key, self.namer))

    def rename(self, key: Key, name: str) -> None:
        """Raises DataError with the rule that speaks of the entry."""
        self._step("rename", operations.rename(self.catalogue, self.corrections, key, name, self.namer))

    def replace(self, corrections: Corrections, what: str = "import") -> None:
        """All at once, as one step."""
        self._step(what, corrections)

    def _step(self, what: str, corrections: Corrections) -> None:
        if corrections.of == self.corrections.of:
            return
        self._before.append((what, self.corrections))
        del self._before[:-MOST_STEPS]
        self._after.clear()
        self.corrections = corrections

    # -- back and forth ----------------------------------------------------------------------------
    @property
    def undoes(self) -> str:
        """What undo would take back: "confirm", "change", ...; "" if nothing."""
        return self._before[-1][0] if self._before else ""

    def undo(self) -> None:
        self._swap(self._before, self._after)

    def redo(self) -> None:
        self._swap(self._after, self._before)

    def _swap(self, taken: list[tuple[str, Corrections]], given: list[tuple[str, Corrections]]) -> None:
        if taken:
            what, corrections = taken.pop()
            given.append((what, self.corrections))
            self.corrections = corrections

    # -- as a whole --------------------------------------------------------------------------------
    def aside(self) -> tuple[Aside, ...]:
        """What would not be in force, and why: every scenario is loaded for it, which takes a second or two."""
        return fitted(self.catalogue, self.corrections).aside

    def in_force(self) -> str:
        """What a match begun now would carry, nothing being wrong with it."""
        return self.catalogue.in_force(self.corrections)

    def keep(self) -> None:
        """Write the player's file; raises DataError if that cannot be. What another program has put into it meanwhile
        stays, but for entries that were worked on here as well."""
        self._join()
        write_copy(self.corrections)
        self._in_file = self.corrections

    def _join(self) -> None:
        """Take in what the file says otherwise than when it was last read or written here."""
        before = self._in_file
        if before is None or is_written(before):
            return
        theirs = read_copy(self.game)
        keys = [key for key in {**before.of, **theirs.of} if before.get(key) != theirs.get(key)]
        self.corrections = _joined(self.corrections, before, theirs, keys)
        for steps in (self._before, self._after):
            steps[:] = [(what, _joined(each, before, theirs, keys)) for what, each in steps]


def _joined(mine: Corrections, before: Corrections, theirs: Corrections, keys: Iterable[Key]) -> Corrections:
    """Corrections with those of others, where they are here as they were before."""
    free = [key for key in keys if mine.get(key) == before.get(key)]
    there = [found for key in free if (found := theirs.get(key)) is not None]
    return mine.without(*(key for key in free if key not in theirs.of)).put(*there)


def by_collection(entries: Iterable[Entry]) -> dict[tuple[str, str], list[Entry]]:
    """Entries that share their columns: by file and list."""
    found: dict[tuple[str, str], list[Entry]] = {}
    for entry in entries:
        found.setdefault((entry.file, collection_of(entry.key)), []).append(entry)
    return found
