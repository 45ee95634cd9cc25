"""An owner's copy as tables, a file for each kind of entry, and the tables read back: nothing changes on the way.

Counters, cards, spaces and links have a row for each entry and a column for each field; set-ups and tables, which have
hardly two alike, a row for each field. What a row does not say, and what rows are not there, stays as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from desktop.data.copy import csv_text
from desktop.data.copy.address import joined, parts_of, text_of
from desktop.data.copy.catalogue import CARDS, COUNTERS, KINDS, LINKS, SPACES, Entry, Field
from desktop.data.copy.cells import cell_of
from desktop.data.copy.own_copy import ADDED, CONFIRMED, DOUBTFUL, OURS, RETIRED, OwnCopy
from desktop.data.copy.words import title_of
from desktop.data.errors import DataError, Fault

SUFFIX = ".csv"
FILE, ENTRY, CHECKED, SOURCE, FIELD, VALUE = "File", "Entry", "Checked", "Source", "Field", "Value"
"""The headings that every table has, and those of a row for each field."""
YES, AS_SHIPPED = "yes", "as shipped"
MARKS = {CONFIRMED: YES, DOUBTFUL: DOUBTFUL, ADDED: ADDED, RETIRED: RETIRED}
"""What stands under CHECKED for what the owner says of an entry."""
WIDE = (COUNTERS, CARDS, SPACES, LINKS)
MOST_PARTS = 2
"""A field within a record within a list has a row of its own: the cities of an area."""


class Line(Struct, frozen=True):
    """What a row speaks of: an entry, or a part of it."""

    entry: Entry
    part: str
    fields: dict[str, Field]

    @property
    def name(self) -> str:
        return joined(self.entry.key, self.part)


def tables_of(copy: OwnCopy, kinds: Iterable[str] = KINDS) -> dict[str, bytes]:
    """All tables that have a row, by the name of their file."""
    found = {}
    for kind in kinds:
        lines = [line for entry in copy.entries(kind) for line in lines_of(copy, entry)]
        if lines:
            found[kind + SUFFIX] = _wide(copy, lines) if kind in WIDE else _long(copy, lines)
    return found


def write_tables(copy: OwnCopy, folder: Path, kinds: Iterable[str] = KINDS) -> list[Path]:
    """Write the tables into a folder; raises DataError in one line if that cannot be."""
    paths = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, content in tables_of(copy, kinds).items():
            (folder / name).write_bytes(content)
            paths.append(folder / name)
    except OSError as error:
        raise DataError([Fault(str(folder), 1, f"cannot be written: {error.strerror or error}")]) from None
    return paths


def lines_of(copy: OwnCopy, entry: Entry) -> list[Line]:
    """The rows of an entry: its own, and one for each part of it that has fields of its own."""
    parts: dict[str, dict[str, Field]] = {"": {}}
    for field in copy.fields(entry.file_key):
        part, path = split_field(field.path) if entry.kind in WIDE else ("", field.path)
        parts.setdefault(part, {})[path] = field
    return [Line(entry, part, fields) for part, fields in parts.items() if fields or not part]


def split_field(path: str) -> tuple[str, str]:
    """The part that a field stands in, and its name there."""
    parts = parts_of(path)
    if len(parts) <= MOST_PARTS:
        return "", path
    return text_of(parts[:MOST_PARTS]), text_of(parts[MOST_PARTS:])


def headings(paths: Iterable[str]) -> dict[str, str]:
    """By field: its heading, in words where these tell the fields of a table apart."""
    found = {path: title_of(path) for path in paths}
    words = Counter([*found.values(), FILE, ENTRY, CHECKED, SOURCE])
    return {path: word if words[word] == 1 else path for path, word in found.items()}


def columns_of(lines: Iterable[Line]) -> dict[str, str]:
    """The fields of a table, in the order of the schemas, with their headings."""
    return headings(dict.fromkeys(path for line in lines for path in line.fields))


def _wide(copy: OwnCopy, lines: list[Line]) -> bytes:
    columns = columns_of(lines)
    rows = [[*_head(copy, line), *(_cell(line.fields.get(path)) for path in columns)] for line in lines]
    return csv_text.written([FILE, ENTRY, CHECKED, SOURCE, *columns.values()], rows)


def _long(copy: OwnCopy, lines: list[Line]) -> bytes:
    rows = [[*_head(copy, line), path, _cell(field)] for line in lines for path, field in _or_none(line)]
    return csv_text.written([FILE, ENTRY, CHECKED, SOURCE, FIELD, VALUE], rows)


def _or_none(line: Line) -> Iterator[tuple[str, Field | None]]:
    """The fields of an entry; one without any has a row all the same, to be confirmed in."""
    yield from line.fields.items()
    if not line.fields:
        yield "", None


def _head(copy: OwnCopy, line: Line) -> list[str]:
    status = copy.status(line.entry.file_key)
    return [line.entry.file, line.name, MARKS.get(status, ""), OURS if line.entry.ours else "book"]


def _cell(field: Field | None) -> str:
    return cell_of(field.shape, field.value) if field is not None else ""
