"""Maps of numbered hexes, in both orientations, by one formula.

A hex number is two pairs of digits. The first pair names a straight line of hexes, the second a place on that line:

* pointy: lines are west-east rows counted from south to north, places count from west to east;
* flat: lines are north-south columns counted from west to east, places count from north to south.

On even lines every hex lies half a hex toward the lower numbers. With `along = 2 * second - (first is even)` both
frames obey the same integer arithmetic; floats are used for drawing only, with y pointing down and the distance of
two adjacent centres as unit.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Literal

from desktop.engine.ids import SpaceId

Orientation = Literal["pointy", "flat"]
HexId = SpaceId
Point = tuple[float, float]
Range = tuple[int, int] | Sequence[int]

DIRECTIONS: dict[Orientation, tuple[str, ...]] = {
    "pointy": ("NE", "E", "SE", "SW", "W", "NW"),
    "flat": ("N", "NE", "SE", "S", "SW", "NW"),
}
_STEPS: dict[Orientation, tuple[tuple[int, int], ...]] = {  # (along, first), clockwise as DIRECTIONS
    "pointy": ((1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1)),
    "flat": ((-2, 0), (-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1)),
}
_CORNERS: dict[Orientation, tuple[tuple[float, float], ...]] = {  # side i lies between corners i and i + 1
    "pointy": ((0, 2 / 3), (1, 1 / 3), (1, -1 / 3), (0, -2 / 3), (-1, -1 / 3), (-1, 1 / 3)),
    "flat": ((-1, -1 / 3), (-1, 1 / 3), (0, 2 / 3), (1, 1 / 3), (1, -1 / 3), (0, -2 / 3)),
}
_LINE_GAP = math.sqrt(3) / 2
_SIDES = 6
_PAIR = 100
_DIGITS = 4


def parse_hex(hex_id: HexId) -> tuple[int, int]:
    """The two pairs of digits of a hex number."""
    if len(hex_id) != _DIGITS or not (hex_id.isascii() and hex_id.isdigit()):
        raise ValueError(f"not a hex number: {hex_id!r}")
    return divmod(int(hex_id), _PAIR)


def hex_text(first: int, second: int) -> HexId:
    return HexId(f"{first:02}{second:02}")


def along_of(first: int, second: int) -> int:
    """Position along the line, in halves of a hex."""
    return 2 * second - (first % 2 == 0)


def steps_between(along: int, first: int) -> int:
    """The number of hex steps of a displacement."""
    along, first = abs(along), abs(first)
    return first if along <= first else first + (along - first) // 2


class HexGrid:
    """The hexes of one map. Each hex has an id (four digits) and an index (its place in the sorted ids).

    Attributes:
        ids: all hex numbers in rising order; `index` maps them back.
        neighbour_indexes: for each index the indexes of its neighbours on the map, clockwise.
        around_indexes: for each index six entries in the order of `directions`, -1 off the map.
    """

    def __init__(self, orientation: Orientation, first: Range, odd: Range, even: Range) -> None:
        ids = (
            hex_text(line, place)
            for line in range(first[0], first[1] + 1)
            for low, high in [odd if line % 2 else even]
            for place in range(low, high + 1)
        )
        self._build(orientation, ids)

    @classmethod
    def from_ids(cls, orientation: Orientation, ids: Iterable[HexId]) -> HexGrid:
        """A map of any shape, such as a part of another."""
        grid = cls.__new__(cls)
        grid._build(orientation, ids)
        return grid

    def _build(self, orientation: Orientation, ids: Iterable[HexId]) -> None:
        self.orientation: Orientation = orientation
        self.directions = DIRECTIONS[orientation]
        self.ids: tuple[HexId, ...] = tuple(sorted(set(ids)))
        if not self.ids:
            raise ValueError("a map needs at least one hex")
        self.index: dict[HexId, int] = {hex_id: number for number, hex_id in enumerate(self.ids)}
        self.coordinates: tuple[tuple[int, int], ...] = tuple(  # (along, first) of each index
            (along_of(first, second), first) for first, second in map(parse_hex, self.ids)
        )
        self._at = {place: number for number, place in enumerate(self.coordinates)}
        self.around_indexes: tuple[tuple[int, ...], ...] = tuple(
            tuple([self._at.get((along + da, first + df), -1) for da, df in _STEPS[orientation]])
            for along, first in self.coordinates
        )
        self.neighbour_indexes: tuple[tuple[int, ...], ...] = tuple(
            six if -1 not in six else tuple(near for near in six if near >= 0) for six in self.around_indexes
        )
        name_of = (*self.ids, None).__getitem__  # -1 finds the last
        self._around = tuple(tuple(map(name_of, six)) for six in self.around_indexes)
        self._neighbours = tuple(tuple(map(self.ids.__getitem__, near)) for near in self.neighbour_indexes)
        self._within: dict[tuple[int, int], tuple[HexId, ...]] = {}
        self._origin: Point = (0.0, 0.0)
        self._place_origin()

    def __contains__(self, hex_id: object) -> bool:
        return hex_id in self.index

    def __len__(self) -> int:
        return len(self.ids)

    def hex_of(self, along: int, first: int) -> HexId | None:
        """The hex at these coordinates, or None off the map."""
        index = self._at.get((along, first))
        return None if index is None else self.ids[index]

    # ------------------------------------------------------------------ adjacency and distance
    def neighbours(self, hex_id: HexId) -> tuple[HexId, ...]:
        """The hexes around a hex that are on the map, clockwise."""
        return self._neighbours[self.index[hex_id]]

    def around(self, hex_id: HexId) -> tuple[HexId | None, ...]:
        """The six places around a hex in the order of `directions`; None off the map."""
        return self._around[self.index[hex_id]]

    def adjacent(self, a: HexId, b: HexId) -> bool:
        return self.index[b] in self.neighbour_indexes[self.index[a]]

    def direction(self, a: HexId, b: HexId) -> int:
        """The number of the side of `a` that leads to its neighbour `b`."""
        try:
            return self.around_indexes[self.index[a]].index(self.index[b])
        except ValueError:
            raise ValueError(f"{a} and {b} are not adjacent") from None

    def distance(self, a: HexId, b: HexId) -> int:
        """The number of steps from hex to hex, as if all hexes between them were on the map."""
        return self.distance_by_index(self.index[a], self.index[b])

    def distance_by_index(self, a: int, b: int) -> int:
        (along_a, first_a), (along_b, first_b) = self.coordinates[a], self.coordinates[b]
        return steps_between(along_a - along_b, first_a - first_b)

    def within(self, hex_id: HexId, limit: int) -> tuple[HexId, ...]:
        """All hexes at most `limit` steps away, the hex itself included, in rising order."""
        index = self.index[hex_id]
        found = self._within.get((index, limit))
        if found is None:
            found = self._within[index, limit] = self._disc(index, limit)
        return found

    def _disc(self, index: int, limit: int) -> tuple[HexId, ...]:
        along, first = self.coordinates[index]
        places = (
            self._at.get((along + da, first + df))
            for df in range(-limit, limit + 1)
            for da in range(abs(df) - 2 * limit, 2 * limit - abs(df) + 1, 2)
        )
        return tuple(self.ids[place] for place in places if place is not None)

    def ring(self, hex_id: HexId, radius: int) -> tuple[HexId, ...]:
        """All hexes exactly `radius` steps away, in rising order."""
        return tuple(other for other in self.within(hex_id, radius) if self.distance(hex_id, other) == radius)

    def line(self, a: HexId, b: HexId) -> tuple[HexId, ...]:
        """A shortest way from `a` to `b` that hugs the straight line; the same hexes in either direction."""
        if b < a:
            return self.line(b, a)[::-1]
        here, goal = self.coordinates[self.index[a]], self.coordinates[self.index[b]]
        da, df = goal[0] - here[0], goal[1] - here[1]
        way = [here]
        for left in range(steps_between(da, df) - 1, -1, -1):
            nearer = [
                place
                for step in _STEPS[self.orientation]
                for place in [(way[-1][0] + step[0], way[-1][1] + step[1])]
                if steps_between(goal[0] - place[0], goal[1] - place[1]) == left
            ]
            way.append(min(nearer, key=lambda p: abs((p[0] - here[0]) * df - (p[1] - here[1]) * da)))
        return tuple(self.ids[self._at[place]] for place in way if place in self._at)

    # ------------------------------------------------------------------ hexsides
    def hexside(self, a: HexId, b: HexId) -> str:
        """The name of the side between two adjacent hexes: both numbers, the lower first."""
        self.direction(a, b)
        return f"{a}/{b}" if a < b else f"{b}/{a}"

    def split_hexside(self, name: str) -> tuple[HexId, HexId]:
        """The two hexes of a hexside name, lower first; ValueError unless they are adjacent hexes of this map."""
        first, slash, second = name.partition("/")
        a, b = HexId(first), HexId(second)
        if not slash or a not in self.index or b not in self.index or not self.adjacent(a, b):
            raise ValueError(f"not a hexside of this map: {name!r}")
        return (a, b) if a < b else (b, a)

    # ------------------------------------------------------------------ drawing
    def center(self, hex_id: HexId) -> Point:
        along, first = self.coordinates[self.index[hex_id]]
        return self._point(along, first)

    def corners(self, hex_id: HexId) -> tuple[Point, ...]:
        """The six corners, clockwise; side i runs from corner i to corner i + 1."""
        along, first = self.coordinates[self.index[hex_id]]
        x0, y0 = self._origin
        if self.orientation == "pointy":
            return tuple([((along + da) / 2 - x0, -(first + df) * _LINE_GAP - y0) for da, df in _CORNERS["pointy"]])
        return tuple([((first + df) * _LINE_GAP - x0, (along + da) / 2 - y0) for da, df in _CORNERS["flat"]])

    def side_segment(self, hex_id: HexId, direction: int) -> tuple[Point, Point]:
        """The two ends of one side of a hex, also where the map ends."""
        corners = self.corners(hex_id)
        return corners[direction % _SIDES], corners[(direction + 1) % _SIDES]

    def hexside_segment(self, a: HexId, b: HexId) -> tuple[Point, Point]:
        """The two ends of the side between two adjacent hexes, the same ends in either order."""
        low, high = (a, b) if a < b else (b, a)
        return self.side_segment(low, self.direction(low, high))

    @property
    def size(self) -> Point:
        """Width and height of the smallest rectangle around all hexes; its upper left corner is (0, 0)."""
        points = self._outermost()
        return max(x for x, _ in points), max(y for _, y in points)

    def _point(self, along: float, first: float) -> Point:
        if self.orientation == "pointy":
            x, y = along / 2, -first * _LINE_GAP
        else:
            x, y = first * _LINE_GAP, along / 2
        return x - self._origin[0], y - self._origin[1]

    def _place_origin(self) -> None:
        points = self._outermost()
        self._origin = (min(x for x, _ in points), min(y for _, y in points))

    def _outermost(self) -> list[Point]:
        """Points among which are the ends of both axes: each axis depends on one coordinate alone."""
        alongs, firsts = [along for along, _ in self.coordinates], [first for _, first in self.coordinates]
        return [
            self._point(along + da, first + df)
            for along in (min(alongs), max(alongs))
            for first in (min(firsts), max(firsts))
            for da, df in _CORNERS[self.orientation]
        ]
