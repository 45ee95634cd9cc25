"""Lines of the board: hexsides joined into rivers and borders, roads carried off the map, names set along them."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from desktop.views.board import Point

Segment = tuple[Point, Point]
OUTWARD: dict[str, Point] = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}
_GRAIN = 4.0
"""Ends nearer to each other than a quarter of a board unit are one corner."""


def _corner(point: Point) -> tuple[int, int]:
    return round(point[0] * _GRAIN), round(point[1] * _GRAIN)


def chains(segments: Iterable[Segment]) -> list[list[Point]]:
    """Join segments that share corners into the fewest lines; each segment is drawn once."""
    left = [tuple(segment) for segment in segments]
    at: dict[tuple[int, int], list[int]] = {}
    for number, (a, b) in enumerate(left):
        at.setdefault(_corner(a), []).append(number)
        at.setdefault(_corner(b), []).append(number)
    used = [False] * len(left)
    ends = [n for n, (a, b) in enumerate(left) if len(at[_corner(a)]) == 1 or len(at[_corner(b)]) == 1]
    lines = []
    for start in (*ends, *range(len(left))):
        if not used[start]:
            a, b = left[start]
            lines.append(_walk([a, b] if len(at[_corner(a)]) == 1 else [b, a], start, left, at, used))
    return lines


def _walk(
    line: list[Point],
    number: int,
    segments: Sequence[tuple[Point, ...]],
    at: dict[tuple[int, int], list[int]],
    used: list[bool],
) -> list[Point]:
    used[number] = True
    while True:
        here = _corner(line[-1])
        following = next((n for n in at[here] if not used[n]), None)
        if following is None:
            return line
        used[following] = True
        a, b = segments[following]
        line.append(b if _corner(a) == here else a)


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


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


def box(left: float, top: float, width: float, height: float) -> tuple[Point, ...]:
    return ((left, top), (left + width, top), (left + width, top + height), (left, top + height))
