"""What is drawn over the map while it is worked on: rings, a line from one to another, edges."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.ui.map.item import MapItem
from desktop.views.board import Point

INK, EDGE = QColor("#c2261a"), QColor("#ffffff")
RING = 50.0
WIDE_PX, EDGE_PX = 3.0, 6.0
ON_TOP = 10_000.0


class WorkSign(MapItem):
    """Attributes: rings, lines: in units of the board."""

    def __init__(self, bounds: QRectF) -> None:
        super().__init__()
        self._bounds = bounds
        self.rings: list[tuple[Point, float]] = []
        self.lines: list[tuple[Point, Point]] = []
        self.setZValue(ON_TOP)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def show_work(self, rings: Sequence[tuple[Point, float]] = (), lines: Sequence[tuple[Point, Point]] = ()) -> None:
        self.rings, self.lines = list(rings), list(lines)
        self.update()

    def show_on(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((EDGE, EDGE_PX), (INK, WIDE_PX)):
            pen = QPen(colour, wide)
            pen.setCosmetic(True)
            painter.setPen(pen)
            for (x, y), radius in self.rings:
                painter.drawEllipse(QPointF(x, y), radius, radius)
            for a, b in self.lines:
                painter.drawLine(QPointF(*a), QPointF(*b))
