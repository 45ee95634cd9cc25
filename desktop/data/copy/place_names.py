"""Figures that name places by their ids: they are shown by the names that are printed, and typed in by those."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from desktop.data.copy.catalogue import Entry
from desktop.data.copy.corrections import Key
from desktop.data.copy.laying import collection_of
from desktop.data.copy.own_copy import OwnCopy
from desktop.data.copy.shapes import LIST, TEXT, Shape
from desktop.data.copy.words import BETWEEN

_PARTS = BETWEEN.strip()
_OF_ITSELF = ("name", "label", "title")
"""Fields that say what an entry is called."""


class PlaceNames:
    """Of one game. A name that two places bear, or that is an id as well, says too little: the id is shown."""

    def __init__(self, copy: OwnCopy) -> None:
        self._copy = copy
        self._known: dict[tuple[str, str, str], bool] = {}

    @cached_property
    def _names(self) -> dict[str, str]:
        names = self._copy.catalogue.names
        times = Counter(name.casefold() for name in names.values())
        return {
            own: name
            for own, name in names.items()
            if times[name.casefold()] == 1 and not {*name} & {_PARTS, ","} and names.get(name.casefold(), name) == name
        }

    @cached_property
    def _ids(self) -> dict[str, str]:
        return {name.casefold(): own for own, name in self._names.items()}

    def is_place(self, key: Key, path: str, shape: Shape) -> bool:
        """Whether a figure names places, as others of its kind do."""
        if shape.kind not in (TEXT, LIST) or shape.choices or path.rpartition("/")[2] in _OF_ITSELF:
            return False
        entry = self._copy.entry(key)
        group = key[0], collection_of(key[1]), path
        if not group[1]:
            return self._names_place(entry, path)
        if group not in self._known:
            alike = (each for each in self._copy.entries(entry.kind) if self._group(each) == group[:2])
            self._known[group] = any(self._names_place(each, path) for each in alike)
        return self._known[group]

    @staticmethod
    def _group(entry: Entry) -> tuple[str, str]:
        return entry.file, collection_of(entry.key)

    def _names_place(self, entry: Entry, path: str) -> bool:
        field = entry.fields.get(path)
        value = field.value if field is not None else None
        items = value if isinstance(value, list | tuple) else [value]
        return any(isinstance(item, str) and item in self._names for item in items)

    def shown(self, told: str) -> str:
        """The words of a cell, with names for ids."""
        return BETWEEN.join(self._names.get(part, part) for part in told.split(BETWEEN))

    def meant(self, text: str, shape: Shape) -> str:
        """What was typed, with ids for names."""
        if shape.kind == TEXT:
            return self._ids.get(text.strip().casefold(), text)
        between = _PARTS if _PARTS in text else ","
        parts = [part.strip() for part in text.split(between)]
        return f"{between} ".join(self._ids.get(part.casefold(), part) for part in parts)
