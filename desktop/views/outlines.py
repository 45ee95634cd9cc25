"""Plain outlines for boards: boxes, and points between points."""

from __future__ import annotations

import math

from desktop.views.board import Point

Outline = tuple[Point, ...]


def box(left: float, top: float, width: float, height: float) -> Outline:
    return (left, top), (left + width, top), (left + width, top + height), (left, top + height)


def square(center: Point, side: float) -> Outline:
    return box(center[0] - side / 2, center[1] - side / 2, side, side)


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    """The point at that share of the way from a to b."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def angle(a: Point, b: Point) -> float:
    """The direction from a to b in degrees clockwise."""
    return math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
