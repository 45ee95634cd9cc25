"""Lines of the board: hexsides joined into rivers and borders, roads carried off the map, names set along them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from desktop.views.board import Point
from desktop.views.outlines import Segment, between, box, chains

__all__ = ["Segment", "between", "box", "chains", "direction", "outward", "readable", "spots_along"]

OUTWARD: dict[str, Point] = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}


def outward(point: Point, edge: str, distance: float) -> Point:
    dx, dy = OUTWARD[edge]
    return point[0] + dx * distance, point[1] + dy * distance


def direction(a: Point, b: Point) -> float:
    """Degrees clockwise from east, as seen on the board."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


def readable(angle: float) -> float:
    """The same line, read from left to right."""
    return 90.0 - (90.0 - angle) % 180.0


def spots_along(line: Sequence[Point], every: int, reach: int, avoid: Sequence[Point]) -> list[tuple[Point, float]]:
    """Where to write a name along a line: the straightest place of each stretch, away from points to avoid."""
    spots = []
    for start in range(reach, len(line) - reach, every):
        best = max(range(start, min(start + every, len(line) - reach)), key=lambda n: _fitness(line, n, reach, avoid))
        a, b = line[best - reach], line[best + reach]
        spots.append((between(a, b), readable(direction(a, b))))
    return spots


def _fitness(line: Sequence[Point], number: int, reach: int, avoid: Sequence[Point]) -> tuple[int, int]:
    a, b = line[number - reach], line[number + reach]
    length, middle = math.dist(a, b), between(a, b)
    near = min([math.dist(middle, point) for point in avoid], default=length)
    return round(length + min(near, length)), -number
