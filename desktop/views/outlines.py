"""Plain outlines for boards: boxes, and points between points."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from desktop.views.board import Point

Outline = tuple[Point, ...]
Segment = tuple[Point, Point]
_LEAST_STEPS = 4
_GRAIN = 4.0
"""Ends nearer to each other than a quarter of a board unit are one corner."""


def box(left: float, top: float, width: float, height: float) -> Outline:
    return (left, top), (left + width, top), (left + width, top + height), (left, top + height)


def square(center: Point, side: float) -> Outline:
    return box(center[0] - side / 2, center[1] - side / 2, side, side)


def scaled(points: Iterable[tuple[int, int]], unit: float = 1.0) -> Outline:
    """Points of a data file in board units."""
    return tuple((x * unit, y * unit) for x, y in points)


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    """The point at that share of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def inside(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point lies within a closed outline."""
    x, y = point
    result, (px, py) = False, outline[-1]
    for qx, qy in outline:
        if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
            result = not result
        px, py = qx, qy
    return result


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Where the stretches a-b and c-d cross; None if they do not, or only touch."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = ux * vy - uy * vx
    if not turn:
        return None
    along = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / turn
    across = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / turn
    return between(a, b, along) if 0 < along < 1 and 0 <= across <= 1 else None


def angle(a: Point, b: Point) -> float:
    """The direction from a to b in degrees clockwise."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))


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


def ridge(line: Sequence[Point], width: float) -> Outline:
    """A range of mountains along a line: broadest in the middle, uneven, and pointed at its ends."""
    marks = [0.0]
    for a, b in pairwise(line):
        marks.append(marks[-1] + math.dist(a, b))
    count = max(_LEAST_STEPS, round(marks[-1] / (width * 0.4)))
    left, right = [], []
    for number in range(count + 1):
        share = number / count
        (x, y), (dx, dy) = _along(line, marks, share * marks[-1])
        half = width / 2 * math.sin(math.pi * (0.06 + 0.88 * share)) ** 0.5
        wave = math.sin(number * 2.4) * width * 0.09
        left.append((x - dy * (half + wave), y + dx * (half + wave)))
        right.append((x + dy * (half - wave), y - dx * (half - wave)))
    return *reversed(left), *right


def _along(line: Sequence[Point], marks: Sequence[float], length: float) -> tuple[Point, Point]:
    """The point so far along a line, and the direction there."""
    number = next((n for n in range(1, len(marks)) if marks[n] >= length), len(marks) - 1)
    a, b, step = line[number - 1], line[number], marks[number] - marks[number - 1]
    return between(a, b, (length - marks[number - 1]) / step), ((b[0] - a[0]) / step, (b[1] - a[1]) / step)
