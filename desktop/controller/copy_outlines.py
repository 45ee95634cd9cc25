"""The outlines of areas in an owner's copy: areas that lie beside each other share the corners of their border."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import pairwise
from typing import Any

from desktop.controller.copy_map import CopyMap, distance
from desktop.data.copy.catalogue import SPACES
from desktop.data.copy.corrections import Key
from desktop.views.board import Point

OUTLINE, OUTLINES = "outline", "outlines"
LEAST = 3
"""Corners that an area has at least."""
NEAR = 14.0
"""So near, in units of the board, a corner is taken hold of, or one side of an area."""
Corner = tuple[int, int]
Ring = list[Corner]


class CopyOutlines:
    """The outlines of one map file, in its own units."""

    def __init__(self, place: CopyMap) -> None:
        self._place, self._copy = place, place.copy
        self._scale = place.scale if place.handles else 1.0

    @cached_property
    def rings(self) -> dict[Key, dict[str, list[Ring]]]:
        """By entry and field: its outlines, one or several."""
        found: dict[Key, dict[str, list[Ring]]] = {}
        for entry in self._copy.entries(SPACES):
            for path in entry.drawn if entry.file == self._place.file else ():
                value = self._copy.value(entry.file_key, path)
                if path in (OUTLINE, OUTLINES) and value:
                    texts = [value] if isinstance(value, str) else value
                    found.setdefault(entry.file_key, {})[path] = [_ring(text) for text in texts]
        return found

    def all_rings(self) -> Iterator[Ring]:
        """Those of all areas."""
        return (ring for fields in self.rings.values() for rings in fields.values() for ring in rings)

    def at(self, corner: Corner) -> Point:
        """Where a corner is on the board."""
        return corner[0] * self._scale, corner[1] * self._scale

    def corner(self, x: float, y: float) -> Corner:
        """The corner that a spot of the board would be."""
        return max(0, round(x / self._scale)), max(0, round(y / self._scale))

    # -- taken hold of -----------------------------------------------------------------------------
    def corner_at(self, x: float, y: float) -> Corner | None:
        """The corner nearest to a spot."""
        near = [(math.dist((x, y), self.at(corner)), corner) for ring in self.all_rings() for corner in ring]
        far, corner = min(near, default=(NEAR, (0, 0)))
        return corner if far < NEAR else None

    def side_at(self, x: float, y: float) -> tuple[Corner, Corner] | None:
        """The two corners between which a border passes nearest to a spot."""
        best, nearest = None, NEAR
        for ring in self.all_rings():
            for a, b in pairwise([*ring, ring[0]]):
                far = distance((x, y), self.at(a), self.at(b))
                if far < nearest:
                    best, nearest = (a, b), far
        return best

    def beside(self, corner: Corner) -> set[Corner]:
        """The corners that come before and after one, in whatever area."""
        found: set[Corner] = set()
        for ring in self.all_rings():
            for number, each in enumerate(ring):
                if each == corner:
                    found |= {ring[number - 1], ring[(number + 1) % len(ring)]}
        return found

    # -- changed -----------------------------------------------------------------------------------
    def moved(self, corner: Corner, to: Corner) -> dict[Key, dict[str, Any]]:
        """What changes when a corner is elsewhere, in all areas that have it; set down on the next one it is gone.
        Raises ValueError for an area of fewer than three corners."""
        return self._changed(lambda ring: _without_doubles([to if each == corner else each for each in ring]))

    def bent(self, side: tuple[Corner, Corner], to: Corner) -> dict[Key, dict[str, Any]]:
        """What changes when a border gets one corner more."""

        def bend(ring: Ring) -> Ring:
            found: Ring = []
            for a, b in pairwise([*ring, ring[0]]):
                found += [a, to] if {a, b} == set(side) else [a]
            return found

        return self._changed(bend)

    def _changed(self, change: Callable[[Ring], Ring]) -> dict[Key, dict[str, Any]]:
        found: dict[Key, dict[str, Any]] = {}
        for key, fields in self.rings.items():
            for path, rings in fields.items():
                now = [change(ring) for ring in rings]
                if any(len(ring) < LEAST for ring in now):
                    raise ValueError("an area has three corners at least")
                if now != rings:
                    texts = [_text(ring) for ring in now]
                    found.setdefault(key, {})[path] = texts[0] if path == OUTLINE else texts
        return found


def _ring(text: str) -> Ring:
    return [(int(x), int(y)) for x, y in (pair.split(",") for pair in text.split())]


def _text(ring: Ring) -> str:
    return " ".join(f"{x},{y}" for x, y in ring)


def _without_doubles(ring: Ring) -> Ring:
    """A corner that comes twice in a row is one."""
    return [each for number, each in enumerate(ring) if each != ring[number - 1]]
