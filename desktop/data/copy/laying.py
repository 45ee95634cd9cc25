"""Laying corrections over a data file once it is read and before it is given its type.

What is laid over is plain data, so that a match can carry it: a JSON list of `["put", file, entry, field, value]`,
`["add", file, entry, record]`, `["retire", file, entry]` and `["seen", file, entry]` (compared with the printed one,
and so no longer ours). Whatever does not fit is a fault that names the entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from desktop.data.copy.address import MOST_LETTERS, Keys, is_by_place, parts_of, text_of
from desktop.data.document import DataPath, Document
from desktop.data.errors import DataError, Fault

MOST_BYTES = 4_000_000
MOST_CHANGES = 20_000
MOST_DEPTH = 12
MOST_NUMBER = 99_999
SHOWN = "corrections"
"""The file that faults of a match's own corrections name."""

OURS = "reconstructed"
OWN = "own copy"
"""What a record rests on that its owner has seen."""
Name = str


class Put(Struct, frozen=True, array_like=True, tag="put", forbid_unknown_fields=True):
    """A field has this value."""

    file: Name
    entry: Name
    field: Name
    value: Any


class Add(Struct, frozen=True, array_like=True, tag="add", forbid_unknown_fields=True):
    """A list has one record more."""

    file: Name
    entry: Name
    record: dict[str, Any]


class Retire(Struct, frozen=True, array_like=True, tag="retire", forbid_unknown_fields=True):
    """A list has one record less."""

    file: Name
    entry: Name


class Seen(Struct, frozen=True, array_like=True, tag="seen", forbid_unknown_fields=True):
    """The owner has compared a record with his copy: it is ours no more."""

    file: Name
    entry: Name


Change = Put | Add | Retire | Seen


class CorrectedFault(Fault, frozen=True):
    """A fault that a correction brings in: what is wrong lies at this entry and field."""

    of_file: str = ""
    entry: str = ""
    field: str = ""


class Overlay(Struct, frozen=True):
    """Corrections of one game by file."""

    by_file: dict[str, tuple[Change, ...]]

    def lay(self, document: Document, file: str) -> Document:
        """The document with what is corrected in it; raises DataError for what has no place there."""
        changes = self.by_file.get(file)
        return laid(document, file, changes) if changes else document


def packed(changes: Iterable[Change]) -> str:
    """Changes as plain text: what a match carries. Nothing is an empty text."""
    found = list(changes)
    return msgspec.json.encode(found).decode() if found else ""


def unpacked(text: str) -> tuple[Change, ...]:
    """The changes in a text from anywhere; raises DataError."""
    if not text:
        return ()
    if len(text) > MOST_BYTES:
        raise DataError([Fault(SHOWN, 1, f"longer than {MOST_BYTES} letters")])
    try:
        changes = msgspec.json.decode(text, type=tuple[Change, ...])
        _check_depth(changes)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise DataError([Fault(SHOWN, 1, f"not corrections: {error}")]) from None
    if len(changes) > MOST_CHANGES:
        raise DataError([Fault(SHOWN, 1, f"more than {MOST_CHANGES} corrections")])
    return changes


def _check_depth(changes: tuple[Change, ...]) -> None:
    for change in changes:
        if len(change.file) + len(change.entry) > MOST_LETTERS:
            raise ValueError("the name of an entry is too long")
        match change:
            case Put(value=value) | Add(record=value):
                check_plain(value)


def check_plain(value: Any, depth: int = MOST_DEPTH) -> None:
    """Raises ValueError for a value that no data file would hold."""
    if depth == 0:
        raise ValueError("a value is nested too deeply")
    if isinstance(value, dict):
        for key, item in value.items():
            if not isinstance(key, str):
                raise ValueError("a key is no text")
            check_plain(item, depth - 1)
    elif isinstance(value, list):
        for item in value:
            check_plain(item, depth - 1)
    elif type(value) in (int, float) and not -MOST_NUMBER <= value <= MOST_NUMBER:
        raise ValueError("a number is too large")
    elif value is not None and type(value) not in (str, int, bool, float):
        raise ValueError("a value is not plain data")


@lru_cache(maxsize=8)
def overlay_of(text: str) -> Overlay:
    """The overlay of plain text; raises DataError. One text is read once."""
    by_file: dict[str, list[Change]] = {}
    for change in unpacked(text):
        by_file.setdefault(change.file, []).append(change)
    return Overlay({file: tuple(changes) for file, changes in by_file.items()})


class CorrectedDocument(Document):
    """A document with something laid over it; its lines are those of the file."""

    of_file: str = ""
    changed: dict[DataPath, tuple[str, str]] = {}
    """By path in the data: the entry and the field that were changed there."""
    places: dict[DataPath, list[int]] = {}
    """Of a list that lost items: where those that are left stood."""
    longer: frozenset[DataPath] = frozenset()
    """Lists that have items more."""

    def has_its_items(self, name: str) -> bool:
        return (name,) not in self.places and (name,) not in self.longer

    def line(self, path: DataPath | str) -> int:
        from desktop.data.document import parse_path

        parts = parse_path(path) if isinstance(path, str) else path
        return Document.line(self, self._as_in_file(parts))

    def _as_in_file(self, path: DataPath) -> DataPath:
        found: list[str | int] = []
        for number, part in enumerate(path):
            places = self.places.get(path[:number])
            moved = places is not None and isinstance(part, int) and part < len(places)
            found.append(places[part] if moved else part)  # type: ignore[index]
        return tuple(found)

    def fault(self, path: DataPath | str, reason: str) -> Fault:
        from desktop.data.document import parse_path

        parts = parse_path(path) if isinstance(path, str) else path
        for place, (entry, field) in self.changed.items():
            shared = min(len(place), len(parts))
            if shared > 1 and place[:shared] == parts[:shared]:
                told = f"{self.of_file}: {entry}{f' ({field})' if field else ''}: {reason}"
                return CorrectedFault(SHOWN, 1, told, self.of_file, entry, field)
        return Document.fault(self, parts, reason)


def laid(document: Document, file: str, changes: Iterable[Change]) -> Document:
    """The document with the changes made; raises DataError with all that have no place in it."""
    desk = _Desk(document, file)
    for change in changes:
        desk.take(change)
    return desk.done()


class _Desk:
    """Where a copy of a document is changed; what is not changed is shared with the document."""

    def __init__(self, document: Document, file: str) -> None:
        self._document, self._file = document, file
        self._keys = Keys()
        self._data = _copied(document.data)
        self._copies: dict[DataPath, Any] = {(): self._data}
        self._changed: dict[DataPath, tuple[str, str]] = {}
        self._retired: dict[DataPath, set[int]] = {}
        self._added: dict[DataPath, set[str]] = {}
        self._faults: list[Fault] = []

    def take(self, change: Change) -> None:
        try:
            match change:
                case Put():
                    self._put(change)
                case Add():
                    self._add(change)
                case Retire():
                    self._retire(change)
                case Seen():
                    self._see(parts_of(change.entry))
        except KeyError as error:
            field = change.field if isinstance(change, Put) else ""
            reason = f"there is no {str(error.args[0])[:80]}"
            told = f"{self._file}: {change.entry[:80]}: {reason}"
            self._faults.append(CorrectedFault(SHOWN, 1, told, change.file, change.entry, field))

    def _put(self, change: Put) -> None:
        entry, field = parts_of(change.entry), parts_of(change.field)
        if not field:
            raise KeyError("field without a name")
        place, data = self._open_part((), self._data, entry[0], make=True) if len(entry) == 1 else self._open(entry)
        for part in field[:-1]:
            place, data = self._open_part(place, data, part, make=True)
        last = field[-1]
        if isinstance(data, list):
            where = self._where(place, last)
            data[where] = change.value
            self._changed[*place, where] = (change.entry, change.field)
        elif isinstance(data, dict):
            data[last] = change.value
            self._changed[*place, last] = (change.entry, change.field)
        else:
            raise KeyError(last)

    def _see(self, entry: tuple[str, ...]) -> None:
        """Nothing is ours of what was looked at; what goes without saying is no part of the file."""
        if len(entry) == 1 and isinstance(self._data, dict) and self._data.get(entry[0]) is None:
            return
        _, record = self._open(entry)
        if isinstance(record, dict) and record.get(OURS) is True:
            record[OURS] = False
            record["ref"] = record.get("ref") or OWN

    def _add(self, change: Add) -> None:
        *above, key = parts_of(change.entry) or ("",)
        place, data = self._open(tuple(above))
        if isinstance(data, dict) and above and key not in data:
            data[key] = change.record
            self._changed[*place, key] = (change.entry, "")
        elif isinstance(data, list) and not self._has(place, key):
            self._changed[*place, len(data)] = (change.entry, "")
            self._added.setdefault(place, set()).add(key)
            data.append(change.record)
        else:
            raise KeyError(f"room for {key}")

    def _has(self, place: DataPath, key: str) -> bool:
        there = self._keys.index(self._shipped(place), key)
        return key in self._added.get(place, ()) or (there is not None and there not in self._retired.get(place, ()))

    def _retire(self, change: Retire) -> None:
        *above, key = parts_of(change.entry) or ("",)
        place, data = self._open(tuple(above))
        if isinstance(data, list):
            self._retired.setdefault(place, set()).add(self._where(place, key))
        elif isinstance(data, dict) and above and key in data:
            del data[key]
            self._changed[*place, key] = (change.entry, "")
        else:
            raise KeyError(key)

    def _open(self, parts: tuple[str, ...]) -> tuple[DataPath, Any]:
        place: DataPath = ()
        data = self._data
        for part in parts:
            place, data = self._open_part(place, data, part)
        return place, data

    def _open_part(self, place: DataPath, data: Any, part: str, *, make: bool = False) -> tuple[DataPath, Any]:
        """Go one step down, into a copy."""
        step: str | int = self._where(place, part) if isinstance(data, list) else part
        below = (*place, step)
        if below not in self._copies:
            if isinstance(data, dict) and data.get(part) is None and make:
                data[part] = {}
            elif (isinstance(data, dict) and part not in data) or not isinstance(data, dict | list):
                raise KeyError(part)
            data[step] = _copied(data[step])
            self._copies[below] = data[step]
        return below, self._copies[below]

    def _where(self, place: DataPath, key: str) -> int:
        """The index of an item, found by the keys of the list as the file has it."""
        index = self._keys.index(self._shipped(place), key)
        if index is None:
            raise KeyError(key)
        return index

    def _shipped(self, place: DataPath) -> list[Any]:
        data = self._document.data
        for step in place:
            try:
                data = data[step]
            except (KeyError, IndexError, TypeError):
                return []
        return data if isinstance(data, list) else []

    def done(self) -> Document:
        if self._faults:
            raise DataError(self._faults)
        places: dict[DataPath, list[int]] = {}
        for place, retired in self._retired.items():
            items = self._copies[place]
            left = [number for number in range(len(items)) if number not in retired]
            items[:] = [items[number] for number in left]
            places[place] = left
            self._move(place, {old: new for new, old in enumerate(left)})
        read_lines: Callable[[], Any] = self._document.read_lines
        longer = frozenset(self._added)
        return CorrectedDocument(
            self._document.file, self._data, read_lines, None, self._file, self._changed, places, longer
        )

    def _move(self, place: DataPath, moved: dict[int, int]) -> None:
        """What was changed in a list that lost items stands elsewhere now."""
        depth = len(place)
        found: dict[DataPath, tuple[str, str]] = {}
        for path, told in self._changed.items():
            if path[:depth] != place or len(path) == depth:
                found[path] = told
            elif (at := path[depth]) in moved:
                found[*place, moved[at], *path[depth + 1 :]] = told
        self._changed = found


def _copied(data: Any) -> Any:
    if isinstance(data, dict):
        return dict(data)
    return list(data) if isinstance(data, list) else data


def entry_key(entry: str) -> str:
    """The last part of the name of an entry."""
    parts = parts_of(entry)
    return parts[-1] if parts else ""


def collection_of(entry: str) -> str:
    """What an entry is an entry of."""
    return text_of(parts_of(entry)[:-1])


def rests_on_place(entry: str, field: str = "") -> bool:
    """Whether a name would mean another thing if something were put in before it."""
    return any(is_by_place(part) for part in (*parts_of(entry), *parts_of(field)))
