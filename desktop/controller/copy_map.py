"""The map of an owner's copy: which entry stands where on the board, and what dragging, linking and painting change."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from msgspec import Struct

from desktop.data.copy.address import JOINED, parts_of, text_of
from desktop.data.copy.catalogue import LINKS, SPACES, Entry
from desktop.data.copy.corrections import Key
from desktop.data.copy.forms import blank, kinds_of
from desktop.data.copy.laying import collection_of, entry_key
from desktop.data.copy.own_copy import RETIRED, OwnCopy
from desktop.data.copy.shapes import Shape, type_at
from desktop.data.copy.words import title_of
from desktop.views.board import BoardView, Point, SpaceView

PAIRS = (("x", "y"), ("field",), ("centre",))
"""Fields that say where something is drawn."""
BOTH = 2
CITY = "at"
NAME_AT = "name_at"
OFF = 2.0
"""A place that is farther than this from where its figures put it is not moved by them."""
NEAR_LINE = 16.0
HOME = 12.0
"""A name that is set down so near to its place is the program's to set again."""
PAINTED = ("choice", "yes_no", "whole")
NOT_PAINTED = frozenset({"x", "y", "radius"})


class Handle(Struct, frozen=True):
    """By what a place is moved: the entry and its fields, with what they say now."""

    key: Key
    paths: tuple[str, ...]
    at: Point


class Brush(Struct, frozen=True):
    """A figure that is put on spaces, or on links, by pointing at them."""

    target: str
    path: str
    title: str
    shape: Shape


class CopyMap:
    """One map file of a copy as it is drawn on a board. A new board asks for a new one."""

    def __init__(self, copy: OwnCopy, file: str, board: BoardView) -> None:
        self.copy, self.file, self.board = copy, file, board
        self.spaces: dict[str, SpaceView] = {space.id: space for space in board.spaces}

    # -- what stands where -------------------------------------------------------------------------
    def _entries(self, kind: str) -> Iterator[Entry]:
        return (entry for entry in self.copy.entries(kind) if entry.file == self.file and entry.key)

    @cached_property
    def keys(self) -> dict[str, Key]:
        """By space of the board: its entry."""
        drawn = [entry for entry in self._entries(SPACES) if any(paths[0] in entry.fields for paths in PAIRS)]
        found = {entry_key(entry.key): entry.file_key for entry in drawn}
        return {space: key for space, key in found.items() if space in self.spaces}

    @cached_property
    def links(self) -> dict[frozenset[str], Key]:
        """By its two spaces: the entry of a link, also of one that was taken out."""
        found: dict[frozenset[str], Key] = {}
        for entry in self._entries(LINKS):
            ends = entry_key(entry.key).split(JOINED)
            if len(ends) == BOTH and set(ends) <= set(self.spaces):
                found.setdefault(frozenset(ends), entry.file_key)
        return found

    @cached_property
    def handles(self) -> dict[str, Handle]:
        """By space of the board: what moves it."""
        found: dict[str, Handle] = {}
        self.scale = 1.0
        for paths in PAIRS:
            placed = self._placed(paths)
            scale = _scale_of(placed)
            if scale:
                self.scale = scale
                found.update({space: handle for space, handle, _ in placed if space not in found})
                found.update({space: handle for space, handle, at in self._cities() if self._fits(handle, at)})
        return found

    def _placed(self, paths: tuple[str, ...]) -> list[tuple[str, Handle, Point]]:
        placed = []
        for space, key in self.keys.items():
            values = [self.copy.value(key, path) for path in paths if path in self.copy.entry(key).fields]
            if len(values) == len(paths) and (at := _pair(values)) is not None:
                placed.append((space, Handle(key, paths, at), self.spaces[space].center))
        return placed

    def _cities(self) -> Iterator[tuple[str, Handle, Point]]:
        """Places within an area have fields of the area."""
        for entry in self._entries(SPACES):
            for path in entry.fields:
                parts = parts_of(path)
                at = _pair([self.copy.value(entry.file_key, path)]) if parts[-1] == CITY and len(parts) > 1 else None
                for space in self._named(parts[-2]) if at is not None else ():
                    yield space, Handle(entry.file_key, (path,), at or (0.0, 0.0)), self.spaces[space].center

    def _named(self, name: str) -> list[str]:
        return [space for space in self.spaces if space == name or space.endswith(f":{name}")]

    def _fits(self, handle: Handle, at: Point) -> bool:
        return math.dist(at, (handle.at[0] * self.scale, handle.at[1] * self.scale)) < OFF

    # -- moving ------------------------------------------------------------------------------------
    def moved(self, space: str, dx: float, dy: float) -> tuple[Key, dict[str, Any]]:
        """What changes when a place is dragged so far, in units of the board."""
        handle = self.handles[space]
        at = [round(handle.at[0] + dx / self.scale), round(handle.at[1] + dy / self.scale)]
        both = dict(zip(handle.paths, at, strict=True)) if len(handle.paths) == BOTH else {}
        values: dict[str, Any] = both or {handle.paths[0]: at}
        path = self._name_path(space)
        if name := self.copy.value(handle.key, path) if path else None:  # the name goes along
            values[path] = [round(name[0] + dx / self.scale), round(name[1] + dy / self.scale)]
        return handle.key, values

    # -- names -------------------------------------------------------------------------------------
    def _name_path(self, space: str) -> str:
        """The field that says where the name of a place stands; "" if it has none."""
        handle = self.handles.get(space)
        path = text_of((*parts_of(handle.paths[0])[:-1], NAME_AT)) if handle is not None else ""
        return path if handle is not None and path in self.copy.entry(handle.key).drawn else ""

    def named_at(self, space: str, x: float, y: float) -> tuple[Key, dict[str, Any]]:
        """What changes when the name of a place stands with its middle at a spot of the board; on the place itself it
        is set wherever it covers nothing, as the others are. Raises ValueError if it has no name of its own."""
        path = self._name_path(space)
        if not path:
            raise ValueError("this name is not one of a place")
        home = math.dist((x, y), self.spaces[space].center) < HOME
        at = None if home else [max(0, round(x / self.scale)), max(0, round(y / self.scale))]
        return self.handles[space].key, {path: at}

    # -- linking -----------------------------------------------------------------------------------
    def is_linked(self, a: str, b: str) -> bool:
        key = self.links.get(frozenset((a, b)))
        if key is not None:
            return self.copy.status(key) != RETIRED
        field = self._list_of(a, b)
        return bool(field) and b in (self.copy.value(self.keys[a], field) or ())

    def toggle_link(self, a: str, b: str, given: Mapping[str, Any] | None = None) -> None:
        """Add the link of two spaces (`given` says of which kind), or take it out; raises DataError or ValueError."""
        key = self.links.get(frozenset((a, b)))
        if key is not None:
            undo = self.copy.status(key) == RETIRED
            (self.copy.reset if undo else self.copy.retire)(key)
        elif collection := self._collection():
            self.copy.add(self.file, collection, {**self._new_link(collection, a, b), **(given or {})})
        else:
            self._toggle_lists(a, b)

    @property
    def has_links(self) -> bool:
        """Whether links are entries of their own on this map."""
        return bool(self._collection())

    def _collection(self) -> str:
        """The list that most links of the map stand in; "" if links are not entries of their own here."""
        found: dict[str, int] = {}
        for key in self.links.values():
            found[collection_of(key[1])] = found.get(collection_of(key[1]), 0) + 1
        most = max(found, key=lambda each: found[each], default="")
        return most if found.get(most, 0) > len(self.keys) else ""

    def _new_link(self, collection: str, a: str, b: str) -> dict[str, Any]:
        (kind,) = kinds_of(type_at(self.copy.catalogue.type_of(self.file), parts_of(collection)))
        return blank(kind) | {"a": a, "b": b}

    def _list_of(self, a: str, b: str) -> str:
        """The field of a space that lists its neighbours of the sort of another."""
        if a not in self.keys or b not in self.keys:
            return ""
        fields = self.copy.entry(self.keys[a]).fields
        sort = collection_of(self.keys[b][1])
        return next((name for name in ("adjacent", sort) if name in fields), "")

    def _toggle_lists(self, a: str, b: str) -> None:
        linked, changes = self.is_linked(a, b), {}
        for here, there in ((a, b), (b, a)):
            field = self._list_of(here, there)
            if not field:
                raise ValueError("these two cannot be linked")
            listed = list(self.copy.value(self.keys[here], field) or ())
            left = [each for each in listed if each != there]
            changes[self.keys[here]] = {field: left if linked else sorted([*left, there])}
        self.copy.change_all(changes)

    # -- painting ----------------------------------------------------------------------------------
    def brushes(self) -> list[Brush]:
        """What can be put on spaces, and on links, by pointing."""
        found: dict[tuple[str, str], Brush] = {}
        for target, keys in ((SPACES, self.keys.values()), (LINKS, self.links.values())):
            for key in keys:
                for path, field in self.copy.entry(key).fields.items():
                    if field.shape.kind in PAINTED and "/" not in path and path not in NOT_PAINTED:
                        found.setdefault((target, path), Brush(target, path, title_of(path), field.shape))
        return list(found.values())

    def link_at(self, x: float, y: float) -> Key | None:
        """The link whose line passes nearest to a spot."""
        best, nearest = None, NEAR_LINE
        for ends, key in self.links.items():
            a, b = (self.spaces[end].center for end in sorted(ends))
            far = distance((x, y), a, b)
            if far < nearest and self.copy.status(key) != RETIRED:
                best, nearest = key, far
        return best


def _pair(values: list[Any]) -> Point | None:
    flat = list(values[0]) if len(values) == 1 and isinstance(values[0], list | tuple) else values
    if len(flat) == BOTH and all(isinstance(value, int | float) for value in flat):
        return float(flat[0]), float(flat[1])
    return None


def _scale_of(placed: list[tuple[str, Handle, Point]]) -> float:
    """Units of the board for a unit of the file; 0 where what the file says is not where it is drawn."""
    for _, handle, at in placed:
        if handle.at[0] > 1:
            scale = at[0] / handle.at[0]
            off = [math.dist(each, (h.at[0] * scale, h.at[1] * scale)) for _, h, each in placed]
            return scale if sorted(off)[len(off) // 2] < OFF else 0.0
    return 0.0


def distance(spot: Point, a: Point, b: Point) -> float:
    """From a spot to the line between two others."""
    (px, py), (ax, ay), (bx, by) = spot, a, b
    length = (bx - ax) ** 2 + (by - ay) ** 2
    along = 0.0 if not length else max(0.0, min(1.0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / length))
    return math.dist(spot, (ax + along * (bx - ax), ay + along * (by - ay)))
