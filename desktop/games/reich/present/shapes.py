"""Outlines of areas: read from the map file, islands joined to their area, holes cut into seas, boxes."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.views.board import Point
from desktop.views.outlines import Outline, inside


def read_outline(text: str, unit: float) -> Outline:
    """ "x,y x,y ..." in board units."""
    points = []
    for pair in text.split():
        x, y = pair.split(",")
        points.append((int(x) * unit, int(y) * unit))
    return tuple(points)


def joined(parts: Sequence[Outline]) -> Outline:
    """Several parts of one area as one outline: the way to each further part is passed there and back."""
    whole = parts[0]
    for part in parts[1:]:
        whole = _bridged(whole, part if _turns_alike(whole, part) else part[::-1])
    return whole


def with_holes(outline: Outline, holes: Sequence[Outline]) -> Outline:
    """An outline with islands cut out of it."""
    for hole in holes:
        outline = _bridged(outline, hole[::-1] if _turns_alike(outline, hole) else hole)
    return outline


def lies_inside(part: Outline, outline: Outline) -> bool:
    """Whether an island lies wholly within a sea: no point in common, and the first one inside."""
    return set(part).isdisjoint(outline) and inside(outline, part[0])


def _bridged(outline: Outline, part: Outline) -> Outline:
    """The outline, from its point nearest to the part over to it, around it and back."""
    here, there = min(
        ((i, j) for i in range(len(outline)) for j in range(len(part))),
        key=lambda pair: _distance(outline[pair[0]], part[pair[1]]),
    )
    around = (*part[there:], *part[:there], part[there])
    return (*outline[: here + 1], *around, *outline[here:])


def _distance(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _turns_alike(a: Outline, b: Outline) -> bool:
    return (_area(a) > 0) == (_area(b) > 0)


def _area(points: Outline) -> float:
    """Twice the area, with a sign that tells in which direction the points run."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, (*points[1:], points[0]), strict=True))
