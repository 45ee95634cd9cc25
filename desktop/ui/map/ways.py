"""The ways that pieces took, as arrows along the spaces they passed."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from desktop.ui.map.ground import Ground
from desktop.ui.map.items import Z_ROUTE, LayerItem
from desktop.ui.map.look import MapLook, stroke_twice
from desktop.ui.paint.shapes import curved_line
from desktop.views.board import Point
from desktop.views.table import MoveTrace

HEAD = 0.42
"""The head of an arrow, in counters."""


class WaysItem(LayerItem):
    """Arrows that come and go; ways that are the same are drawn once."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_ROUTE)
        self._ways: list[tuple[QPainterPath, QPolygonF]] = []

    @property
    def count(self) -> int:
        return len(self._ways)

    @property
    def tips(self) -> list[QPointF]:
        """Where the arrows end."""
        return [head.first() for _, head in self._ways]

    def show_ways(self, traces: Sequence[MoveTrace]) -> None:
        ways = dict.fromkeys(_outward(trace.spaces) for trace in traces)
        points = [[space.center for space in self._spaces(way)] for way in ways]
        self._ways = [self._arrow(way) for way in points if len(way) > 1]
        area = QRectF()
        for path, head in self._ways:
            area = area.united(path.boundingRect()).united(head.boundingRect())
        self._cover(area)

    def _arrow(self, way: list[Point]) -> tuple[QPainterPath, QPolygonF]:
        (ax, ay), (bx, by) = way[-2], way[-1]
        size, turn = self.ground.board.piece_size * HEAD, math.atan2(by - ay, bx - ax)
        sides = [QPointF(bx - size * math.cos(turn + a), by - size * math.sin(turn + a)) for a in (0.5, -0.5)]
        return curved_line(way), QPolygonF([QPointF(bx, by), *sides])

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        colour = self.look.palette.highlight("route")
        for path, head in self._ways:
            stroke_twice(painter, path, colour, 4.0)
            tip = QPainterPath()
            tip.addPolygon(head)
            tip.closeSubpath()
            painter.fillPath(tip, colour)
            stroke_twice(painter, tip, colour, 2.0)


def _outward(way: tuple[str, ...]) -> tuple[str, ...]:
    """A thrust points at what it was aimed at, not back to where it began."""
    return way[: len(way) // 2 + 1] if way == way[::-1] else way
