"""Everything of a game that an owner can compare with his copy, as it ships: its entries with their fields.

What is an entry: each record of a list that a file consists of (a card, a counter, a space, a link), each named record
of a file (a table, a placement), and whatever bears a mark of its own that it is ours. What is left of a file is one
entry more, with the name "".
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from msgspec import UNSET, Struct

from desktop.data.copy.address import keys_of, parts_of, text_of
from desktop.data.copy.corrections import Correction, Corrections, Key
from desktop.data.copy.laying import OURS, Change, Put, packed
from desktop.data.copy.shapes import FORM, PLAIN, Shape, fields_of, is_record, item_type, shape_of, type_at, value_type
from desktop.data.document import Document
from desktop.data.game_files import SCENARIOS, GameFolder
from desktop.data.paths import resources_dir

COUNTERS, CARDS, SPACES, LINKS, TABLES, SETUPS = KINDS = (
    "counters", "cards", "spaces", "links", "tables", "setups",
)  # fmt: skip
DRAWN = frozenset({"outline", "outlines", "name_at"})
"""Fields that are worked on with the mouse alone: how a thing is drawn."""
NOT_TYPED_IN = DRAWN | frozenset(
    {
        OURS, "why", "scope", "ref", "source", "sources", "note", "notes", "given", "basis", "evidence", "use_why",
        "stated", "briefing", "summary", "length", "introductory", "hidden", "options", "licence", "picture",
        "decoration", "ranges", "shallows", "beyond", "neighbours", "seas", "layout", "sites",
    }
)  # fmt: skip
"""Fields that speak of the record and not of the printed piece, and what is only drawn."""
PROSE = frozenset({"text", "texts", "history", "procedure"})
"""Fields in which an owner may have typed the printed words: they are for him alone."""
MOST_NAME = 80
_LEFT_OUT = ("coast", "rulings")
_FILES = {"units": COUNTERS, "cards": CARDS, "map": SPACES, "setup": SETUPS, SCENARIOS: SETUPS}
_LISTS = {
    "connections": LINKS, "borders": LINKS, "non_borders": LINKS, "links": LINKS, "roads": LINKS, "rivers": LINKS,
    "bridges": LINKS, "not_adjacent": LINKS, "corridor": LINKS, "families": TABLES, "mix": TABLES, "factions": TABLES,
    "suits": TABLES, "kinds": TABLES,
}  # fmt: skip
_NAMES = ("name", "title", "label", "text")
_ENDS = ("a", "b")


class Field(Struct, frozen=True):
    """A figure of an entry as it ships: its path within the entry, and what it may be."""

    path: str
    shape: Shape
    value: Any
    """What holds, also where the file says nothing; UNSET where the whole record it belongs to is missing."""

    @property
    def is_prose(self) -> bool:
        return self.path.split("/", 1)[0] in PROSE

    @property
    def is_figure(self) -> bool:
        """Whether it is stated, and can be compared at a glance."""
        told = self.value is not UNSET and self.value != self.shape.default
        return told and not self.is_prose and self.shape.kind not in (FORM, PLAIN)


class Entry(Struct, frozen=True):
    """Something that an owner can hold against his copy.

    Attributes:
        kind: one of KINDS.
        file, key: the address of the entry; file_key is both.
        name: in words, as far as the data has any.
        fields: what can be typed in, in the order of the schema.
        drawn: what is only drawn, and is changed on the map.
        ours: whether the book does not state it; scope, why, source, ref: what of it, and what it rests on.
        type: of the record.
    """

    kind: str
    file: str
    key: str
    name: str
    fields: dict[str, Field]
    ours: bool
    scope: str
    why: str
    source: str
    ref: str
    type: Any
    drawn: dict[str, Field] = {}

    @property
    def file_key(self) -> Key:
        return self.file, self.key

    @property
    def figures(self) -> dict[str, Any]:
        """What is printed on it, by field: neither prose nor forms, and nothing that goes without saying."""
        return {path: field.value for path, field in self.fields.items() if field.is_figure}


class Catalogue:
    """The entries of one game as they ship."""

    def __init__(self, game: str, shapes: dict[str, Any]) -> None:
        self.game, self.shapes = game, shapes
        self.folder = GameFolder(game)

    @cached_property
    def documents(self) -> dict[str, Document]:
        """All files with something to compare, by name."""
        names = sorted(path.stem for path in (resources_dir() / self.game).glob("*.yaml"))
        found = {name: self.folder.resource(name) for name in names if self.type_of(name) is not None}
        for name in self.folder.scenario_ids():
            found[f"{SCENARIOS}/{name}"] = self.folder.document(self.folder.scenario_path(name))
        return found

    def type_of(self, file: str) -> Any:
        """The schema of a file by its name; None if it has nothing to compare."""
        if file.startswith(f"{SCENARIOS}/"):
            return self.shapes[SCENARIOS]
        stem = file if file in self.shapes else file.partition("-")[0]
        return None if stem in _LEFT_OUT or stem == SCENARIOS else self.shapes.get(stem)

    def path_of(self, file: str) -> Path:
        if file.startswith(f"{SCENARIOS}/"):
            return self.folder.scenario_path(file.partition("/")[2])
        return resources_dir() / self.game / f"{file}.yaml"

    @cached_property
    def entries(self) -> dict[Key, Entry]:
        """All entries, in the order of the files."""
        found: dict[Key, Entry] = {}
        for file, document in self.documents.items():
            for entry in _Reader(file, document.data, self.names).read(self.type_of(file)):
                found[entry.file_key] = entry
        return found

    @cached_property
    def names(self) -> dict[str, str]:
        """The names of spaces and of what lies in them, by id, for links and set-ups."""
        maps = [document.data for file, document in self.documents.items() if file.startswith("map")]
        return dict(named for data in maps for named in _named(data))

    def of_kind(self, *kinds: str) -> tuple[Entry, ...]:
        return tuple(entry for entry in self.entries.values() if entry.kind in kinds)

    def entry_for(self, added: Correction) -> Entry:
        """The entry of a record that an owner has added."""
        type_ = type_at(self.type_of(added.file), parts_of(added.entry)) if self.type_of(added.file) else None
        reader = _Reader(added.file, self.documents[added.file].data, self.names)
        return reader.one(added.record, type_, parts_of(added.entry))

    def in_force(self, corrections: Corrections) -> str:
        """The corrections as a match carries them: without what is as it ships."""
        return packed(self._effective(corrections.changes()))

    def _effective(self, changes: Iterable[Change]) -> Iterator[Change]:
        for change in changes:
            if isinstance(change, Put):
                entry = self.entries.get((change.file, change.entry))
                field = entry.fields.get(change.field) if entry else None
                if field is not None and field.value == change.value and type(field.value) is type(change.value):
                    continue
            yield change


def _named(data: Any) -> Iterator[tuple[str, str]]:
    """All ids of a file that have a name; what is inside another before it, so that the outer one's holds."""
    if isinstance(data, dict):
        for value in data.values():
            yield from _named(value)
        if type(data.get("id")) is str and type(data.get("name")) is str:
            yield data["id"], data["name"]
    elif isinstance(data, list):
        for item in data:
            yield from _named(item)


class _Reader:
    """Finds the entries of one file."""

    def __init__(self, file: str, data: Any, names: dict[str, str]) -> None:
        self._file, self._data, self._names = file, data, names
        self._found: list[Entry] = []

    def read(self, type_: Any) -> list[Entry]:
        self._entry(self._data, type_, (), top=True)
        return self._found

    def one(self, record: Any, type_: Any, parts: tuple[str, ...]) -> Entry:
        """The entry of one record, wherever that is."""
        self._entry(record, type_, parts)
        return self._found[0]

    def _entry(self, data: Any, type_: Any, parts: tuple[str, ...], *, top: bool = False) -> None:
        """Note the record at a path, and all entries below it."""
        place = len(self._found)
        fields: dict[str, Field] = {}
        self._fields(data, type_, parts, (), fields, top=top)
        drawn = {path: fields.pop(path) for path in list(fields) if parts_of(path)[-1] in DRAWN}
        if not fields and not (isinstance(data, dict) and data.get(OURS)):
            return
        record = data if isinstance(data, dict) else {}
        told = {name: str(record.get(name, "")) for name in ("scope", "why", "source", "ref")}
        ours = record.get(OURS) is True
        kind, name = self._kind(parts), self._name(record, parts)
        entry = Entry(kind, self._file, text_of(parts), name, fields, ours, type=type_, drawn=drawn, **told)
        self._found.insert(place, entry)

    def _fields(
        self,
        data: Any,
        type_: Any,
        parts: tuple[str, ...],
        within: tuple[str, ...],
        found: dict[str, Field],
        *,
        top: bool,
    ) -> None:
        for name, shape in fields_of(type_).items():
            if name in NOT_TYPED_IN - DRAWN or name == "id":
                continue
            missing = not isinstance(data, dict)
            value = UNSET if missing else data.get(name, shape.default)
            if name in DRAWN:
                path = text_of((*within, name))
                found[path] = Field(path, shape, value)
                continue
            self._part(value, shape, (*parts, name), (*within, name), found, top=top)

    def _part(
        self,
        value: Any,
        shape: Shape,
        parts: tuple[str, ...],
        within: tuple[str, ...],
        found: dict[str, Field],
        *,
        top: bool,
    ) -> None:
        if is_record(shape.type):
            own = top or (isinstance(value, dict) and OURS in value)
            if own and isinstance(value, dict):
                self._entry(value, shape.type, parts)
            elif not own:
                self._fields(value, shape.type, parts, within, found, top=False)
        elif self._is_list_of_records(shape):
            self._items(value, shape, parts, within, found, top=top)
        elif (below := value_type(shape.type)) is not None and isinstance(value, dict):
            self._named(value, below, parts, within, found, top=top)
        else:
            found[text_of(within)] = Field(text_of(within), shape, value)

    @staticmethod
    def _is_list_of_records(shape: Shape) -> bool:
        below = item_type(shape.type)
        return below is not None and is_record(below)

    def _items(
        self,
        value: Any,
        shape: Shape,
        parts: tuple[str, ...],
        within: tuple[str, ...],
        found: dict[str, Field],
        *,
        top: bool,
    ) -> None:
        """A list of records: each is an entry, or a part of this one, or all are one field."""
        items = value if isinstance(value, list) else []
        keys = keys_of(items) or []
        marked = any(OURS in item for item in items if isinstance(item, dict))
        if top or marked:
            for key, item in zip(keys, items, strict=False):
                self._entry(item, item_type(shape.type), (*parts, key))
        elif keys and not keys[0].startswith("#"):
            for key, item in zip(keys, items, strict=False):
                self._fields(item, item_type(shape.type), (*parts, key), (*within, key), found, top=False)
        else:
            found[text_of(within)] = Field(text_of(within), shape, value)

    def _named(
        self,
        value: dict[str, Any],
        type_: Any,
        parts: tuple[str, ...],
        within: tuple[str, ...],
        found: dict[str, Field],
        *,
        top: bool,
    ) -> None:
        """A mapping: its records are entries at the top of a file, and parts of this one below."""
        for key, item in value.items():
            if is_record(type_):
                self._part(item, shape_of(type_), (*parts, key), (*within, key), found, top=top)
            elif (below := value_type(type_)) is not None and isinstance(item, dict):
                self._named(item, below, (*parts, key), (*within, key), found, top=False)
            else:
                path = text_of((*within, key))
                found[path] = Field(path, shape_of(type_), item)

    def _kind(self, parts: tuple[str, ...]) -> str:
        stem = self._file.partition("/")[0].partition("-")[0]
        kind = _FILES.get(stem, TABLES)
        if stem == "events" and parts[:1] == ("events",) and self._has_pictures():
            kind = CARDS
        if not parts or kind == SETUPS:
            return TABLES if kind == CARDS or (parts[:1] == ("levels",)) else kind
        return _LISTS.get(parts[0], kind)

    def _has_pictures(self) -> bool:
        events = self._data.get("events")
        return isinstance(events, list) and any("picture" in event for event in events)

    def _name(self, record: dict[str, Any], parts: tuple[str, ...]) -> str:
        if all(type(record.get(end)) is str for end in _ENDS):
            a, b = (self._names.get(record[end], record[end]) for end in _ENDS)
            return f"{a} - {b}"
        for name in _NAMES:
            if type(found := record.get(name)) is str and found and len(found) < MOST_NAME:
                return found
        return self._names.get(parts[-1], parts[-1]) if parts else self._file
