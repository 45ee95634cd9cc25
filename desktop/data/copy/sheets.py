"""The entries of a game in tables, as an owner goes through them: a row for each, or for each of its figures."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable

from msgspec import Struct

from desktop.data.copy.catalogue import CARDS, COUNTERS, KINDS, LINKS, SETUPS, SPACES, TABLES, Catalogue, Entry
from desktop.data.copy.corrections import Key
from desktop.data.copy.laying import entry_key
from desktop.data.copy.own_copy import OwnCopy, by_collection
from desktop.data.copy.shapes import WHOLE, Shape
from desktop.data.copy.words import is_typed, title_of
from desktop.data.game_files import SCENARIOS

__all__ = ["CARDS", "COUNTERS", "KINDS", "LINKS", "SETUPS", "SPACES", "TABLES", "Cell", "Column", "Row", "Sheet"]
MOST_COLUMNS = 32
LEAST_ROWS = 3
FILLED = 0.6
"""Of a table with a row for each entry at least so much has a field."""
_PRINTED = re.compile(r"[A-Z]+-?\d+")
"""The id of a card that is printed on it."""
_FIXED = ("a", "b")
_REASONS = ("_why", "_ref", "_source")
REST = "the rest"
VALUE = "value"
"""The one column of a table with a row for each figure."""
_TITLES = {
    "cards": "Cards", "events": "Events", "types": "Counters", "units": "Counters", "counters": "Counters one by one",
    "connections": "Connections", "spaces": "Spaces", "land": "Land areas", "sea": "Sea areas", "groups": "Groups",
    "areas": "Areas", "non_borders": "No borders", "places": "Places",
}  # fmt: skip
_FILES = {
    "map": "Map",
    "tables": "Tables",
    "limits": "Limits",
    "units": "Counters",
    "cards": "Cards",
    "setup": "Set-up",
}


class Column(Struct, frozen=True):
    path: str
    title: str


class Cell(Struct, frozen=True):
    """A figure: which entry, which field of it, and what it may be."""

    key: Key
    path: str
    shape: Shape


class Row(Struct, frozen=True):
    """A line of a table: what it is called, and its cells by column."""

    key: Key
    title: str
    cells: dict[str, Cell]


class Sheet(Struct, frozen=True):
    """One table of a kind."""

    kind: str
    id: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    collection: str = ""
    """What a new row would be added to; "" if none can be."""
    file: str = ""


def sheets(copy: OwnCopy, kind: str) -> list[Sheet]:
    """All tables of a kind: first those after which it is called, else in the order of the files."""
    wide: list[Sheet] = []
    tall: dict[str, list[Entry]] = {}
    for (file, collection), entries in by_collection(copy.entries(kind)).items():
        if _is_wide(entries, collection):
            wide.append(_wide(copy, kind, file, collection, entries))
        else:
            tall.setdefault(file, []).extend(entries)
    wide.sort(key=lambda sheet: sheet.collection not in _TITLES)  # what the kind is called after comes first
    taken = {sheet.title for sheet in wide}
    narrow = [_tall(copy, kind, file, entries, taken) for file, entries in tall.items()]
    return [sheet for sheet in (*wide, *narrow) if sheet.rows]


def _is_wide(entries: list[Entry], collection: str) -> bool:
    paths = _paths(entries)
    told = sum(len([path for path in entry.fields if path in paths]) for entry in entries)
    wide = bool(collection) and len(entries) >= LEAST_ROWS and 0 < len(paths) <= MOST_COLUMNS
    return wide and told >= FILLED * len(paths) * len(entries)


def _paths(entries: Iterable[Entry]) -> list[str]:
    """The fields that are typed in, those of names last: they head the rows."""
    found: dict[str, None] = {}
    for entry in entries:
        for path, field in entry.fields.items():
            if is_typed(field.shape) and not field.is_prose and path not in _FIXED and not path.endswith(_REASONS):
                found[path] = None
    names = [path for path in found if path in ("name", "label", "title")]
    return [path for path in found if path not in names] + names


def _figures_first(entries: list[Entry]) -> list[str]:
    """What is printed large on counters and cards: it is gone through most often, and differs most."""
    whole = {path for entry in entries for path, field in entry.fields.items() if field.shape.kind == WHOLE}
    return sorted(_paths(entries), key=lambda path: path not in whole)


def _wide(copy: OwnCopy, kind: str, file: str, collection: str, entries: list[Entry]) -> Sheet:
    names = copy.catalogue.names
    paths = _figures_first(entries) if kind in (COUNTERS, CARDS) else _paths(entries)
    columns = tuple(Column(path, title_of(path, names)) for path in paths)
    rows = tuple(
        Row(
            entry.file_key,
            row_title(entry),
            {
                c.path: Cell(entry.file_key, c.path, entry.fields[c.path].shape)
                for c in columns
                if c.path in entry.fields
            },
        )
        for entry in entries
    )
    title = _title_of(copy.catalogue, file, collection)
    return Sheet(kind, f"{file}/{collection}", title, columns, rows, collection, file)


def _cells(entry: Entry, paths: Iterable[str]) -> dict[str, Cell]:
    return {path: Cell(entry.file_key, path, entry.fields[path].shape) for path in paths if path in entry.fields}


def _tall(copy: OwnCopy, kind: str, file: str, entries: list[Entry], taken: Container[str]) -> Sheet:
    """What is left of a file, a row for each figure."""
    rows = []
    for entry in entries:
        for path in _paths([entry]):
            cell = Cell(entry.file_key, path, entry.fields[path].shape)
            title = title_of(path, copy.catalogue.names)
            rows.append(Row(entry.file_key, f"{row_title(entry)}: {title}" if entry.key else title, {VALUE: cell}))
    title = _title_of(copy.catalogue, file, "")
    title = f"{title}: {REST}" if title in taken else title
    return Sheet(kind, file, title, (Column(VALUE, "Figure"),), tuple(rows), file=file)


def row_title(entry: Entry) -> str:
    """What a row is called: a card by what is printed on it, a legend by its letter, all else by its name."""
    own = entry_key(entry.key)
    is_letter = len(own) == 1 and not own.isdigit()
    if is_letter or (entry.kind == CARDS and _PRINTED.fullmatch(own)):
        return own
    return (title_of(own) if entry.name == own else entry.name) or title_of(entry.file)


def _title_of(catalogue: Catalogue, file: str, collection: str) -> str:
    stem, _, part = file.partition("-")
    within = title_of(collection, catalogue.names)
    if file.startswith(f"{SCENARIOS}/"):
        whole = str(catalogue.documents[file].data.get("title", part))
        return f"{whole}: {within}" if collection else whole
    told = _TITLES.get(collection) or within or _FILES.get(stem) or title_of(stem)
    return f"{told} ({title_of(part)})" if part else told
