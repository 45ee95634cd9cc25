"""Geometry for painters: rounded and smoothed lines, outer borders of groups of polygons, steady random numbers."""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.views.board import Point

Loop = list[Point]
Edge = tuple[Point, Point]
Corner = tuple[int, int]
EdgeKey = tuple[Corner, Corner]
Keyed = tuple[tuple[EdgeKey, Edge], ...]


class Jitter:
    """Random numbers that depend on a text alone, so that a board looks the same each time."""

    def __init__(self, seed: str) -> None:
        self._state = zlib.crc32(seed.encode()) or 1

    def next(self) -> float:
        """A number from 0 to 1."""
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self._state >> 8) / 0xFFFFFF

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.next()


def polygon(points: Iterable[Point]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


def polygon_path(points: Sequence[Point]) -> QPainterPath:
    path = QPainterPath()
    if points:
        path.addPolygon(polygon(points))
        path.closeSubpath()
    return path


def line_path(points: Sequence[Point]) -> QPainterPath:
    path = QPainterPath()
    for index, (x, y) in enumerate(points):
        if index:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    return path


def rounded_line(points: Sequence[Point], radius: float, share: float = 0.5) -> QPainterPath:
    """A line whose corners are cut by curves: at most `radius` long, at most `share` of each leg."""
    path = QPainterPath()
    if len(points) < 2:
        return path
    path.moveTo(*points[0])
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        start, end = toward(corner, before, radius, share), toward(corner, after, radius, share)
        path.lineTo(*start)
        path.quadTo(*corner, *end)
    path.lineTo(*points[-1])
    return path


def curved_line(points: Sequence[Point], tension: float = 0.32) -> QPainterPath:
    """A smooth line through all the points, so that lines which meet at one of them still meet."""
    path = QPainterPath()
    if len(points) < 2:
        return path
    path.moveTo(*points[0])
    for index in range(len(points) - 1):
        before, a, b = points[max(index - 1, 0)], points[index], points[index + 1]
        after = points[min(index + 2, len(points) - 1)]
        path.cubicTo(
            a[0] + (b[0] - before[0]) * tension / 2, a[1] + (b[1] - before[1]) * tension / 2,
            b[0] - (after[0] - a[0]) * tension / 2, b[1] - (after[1] - a[1]) * tension / 2,
            b[0], b[1],
        )  # fmt: skip
    return path


def rounded_loop(points: Sequence[Point], radius: float, share: float = 0.5) -> QPainterPath:
    """A closed outline with its corners rounded."""
    path = QPainterPath()
    count = len(points)
    if count < 3:
        return path
    for index, corner in enumerate(points):
        before, after = points[index - 1], points[(index + 1) % count]
        start, end = toward(corner, before, radius, share), toward(corner, after, radius, share)
        if index:
            path.lineTo(*start)
        else:
            path.moveTo(*start)
        path.quadTo(*corner, *end)
    path.closeSubpath()
    return path


def toward(a: Point, b: Point, length: float, share: float = 1.0) -> Point:
    """The point `length` from `a` on the way to `b`, at most `share` of the way."""
    distance = math.dist(a, b)
    if not distance:
        return a
    part = min(length / distance, share)
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def _key(point: Point) -> Corner:
    return (round(point[0] * 2), round(point[1] * 2))


_corner = lru_cache(maxsize=8192)(_key)
"""The same of corners of a board, which are met again and again."""


def _keyed(outline: Sequence[Point]) -> Keyed:
    """The edges of an outline, each with a key that is the same in both directions."""
    corners = [_key(point) for point in outline]
    following = zip([*corners[1:], *corners[:1]], [*outline[1:], *outline[:1]], strict=True)
    pairs = zip(corners, outline, following, strict=True)
    return tuple(((ka, kb) if ka < kb else (kb, ka), (a, b)) for ka, a, (kb, b) in pairs)


@lru_cache(maxsize=2048)
def _known(outline: tuple[Point, ...]) -> Keyed:
    """The same of a space of a board, which is met again and again."""
    return _keyed(outline)


def edges(outlines: Iterable[Sequence[Point]]) -> tuple[list[Edge], list[Edge]]:
    """(outer, inner) edges of a group of polygons that share corners; each edge is listed once.

    An edge that one polygon passes twice only leads to another part of it (an island, a hole) and bounds nothing.
    """
    seen: dict[EdgeKey, Edge] = {}
    inner: dict[EdgeKey, Edge] = {}
    for outline in outlines:
        own: set[EdgeKey] = set()
        for key, edge in _known(outline) if isinstance(outline, tuple) else _keyed(outline):
            if key in own:
                seen.pop(key, None)
                inner.pop(key, None)
            elif key in seen:
                inner[key] = seen.pop(key)
            elif key not in inner:
                seen[key] = edge
            own.add(key)
    return list(seen.values()), list(inner.values())


def border_loops(outlines: Iterable[Sequence[Point]]) -> list[Loop]:
    """The outer borders of a group of polygons as closed loops (holes too), in the direction of the polygons."""
    return _loops(edges(_same_turn(outline) for outline in outlines)[0])


def _loops(outer: list[Edge]) -> list[Loop]:
    ends = [(_corner(start), _corner(end)) for start, end in outer]
    leaving: dict[Corner, list[int]] = {}
    for number, (start, _) in enumerate(ends):
        leaving.setdefault(start, []).append(number)
    gone, loops = [False] * len(outer), list[Loop]()
    for number, (first, at) in enumerate(ends):
        if gone[number]:
            continue
        leaving[first].remove(number)
        gone[number] = True
        loop = [outer[number][0]]
        while at != first and leaving.get(at):
            following = leaving[at].pop()
            gone[following] = True
            loop.append(outer[following][0])
            at = ends[following][1]
        loops.append(loop)
    return loops


def area(points: Sequence[Point]) -> float:
    """Signed area; positive when the points run clockwise on the screen."""
    return sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(points, [*points[1:], points[0]], strict=True)
    ) / 2  # fmt: skip


def _same_turn(outline: Sequence[Point]) -> Sequence[Point]:
    return _turned(outline) if isinstance(outline, tuple) else _turned(tuple(outline))


@lru_cache(maxsize=2048)
def _turned(outline: tuple[Point, ...]) -> tuple[Point, ...]:
    return outline if not outline or area(outline) >= 0 else tuple(reversed(outline))


def edge_path(pairs: Iterable[tuple[Point, Point]]) -> QPainterPath:
    path = QPainterPath()
    for (ax, ay), (bx, by) in pairs:
        path.moveTo(ax, ay)
        path.lineTo(bx, by)
    return path


def border_path(outlines: Iterable[Sequence[Point]]) -> QPainterPath:
    """The outer borders of a group of polygons as one path (odd-even), for filling and for drawing along."""
    path = QPainterPath()
    for loop in border_loops(outlines):
        path.addPath(polygon_path(loop))
    return path


def border_and_seams(outlines: Iterable[Sequence[Point]]) -> tuple[QPainterPath, list[Edge]]:
    """The outer borders of a group of polygons as `border_path` has them, and the edges between its members."""
    outer, inner = edges(_same_turn(outline) for outline in outlines)
    path = QPainterPath()
    for loop in _loops(outer):
        path.addPath(polygon_path(loop))
    return path, inner


def runs_of(path: QPainterPath) -> list[QPainterPath]:
    """A path of straight lines edge by edge: Qt takes three times as long for one line all across the board.

    Longer parts would meet elsewhere when the line changes far away, and look a little different there.
    """
    found = []
    for polygon in path.toSubpathPolygons():
        for start, end in pairwise(polygon.toList()):
            part = QPainterPath(start)
            part.lineTo(end)
            found.append(part)
    return found


def inset(outline: Sequence[Point], center: Point, share: float) -> list[Point]:
    """The outline drawn in towards `center`."""
    cx, cy = center
    return [(cx + (x - cx) * share, cy + (y - cy) * share) for x, y in outline]


def box_of(points: Sequence[Point]) -> QRectF:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def inside(points: Sequence[Point], x: float, y: float) -> bool:
    """Whether a spot lies in a polygon (even-odd)."""
    result, (px, py) = False, points[-1]
    for qx, qy in points:
        if (qy > y) != (py > y) and x < (px - qx) * (y - qy) / (py - qy) + qx:
            result = not result
        px, py = qx, qy
    return result
