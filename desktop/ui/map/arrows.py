"""An arrow at the edge of the map towards something that is out of view; a click goes there."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop.ui.map.look import MapLook
from desktop.ui.widgets.text import font_metrics, scaled_font

GAP = 8
"""From the edge of the map."""
SIZE = 1.15
"""Of the letters, against those of the panels."""
TRIES = 12
"""So many places along the edge are tried for one that covers nothing that matters."""


class EdgeArrow(QWidget):
    """A pill with an arrowhead and a few words; hidden until there is something to point at."""

    clicked = Signal()

    def __init__(self, look: MapLook, area: QWidget) -> None:
        super().__init__(area)
        self._look, self._area = look, area
        self._words = ""
        self._angle = 0.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    @property
    def words(self) -> str:
        return self._words

    @property
    def angle(self) -> float:
        """Where it points, in degrees: 0 to the right, 90 down."""
        return self._angle

    def point(self, words: str, target: QPoint, inside: QRect, spared: Sequence[QRect]) -> None:
        """Point from the edge of `inside` to a spot outside of it; what is `spared` is not covered if it can be."""
        middle = inside.center()
        way = target - middle
        self._words, self._angle = words, math.degrees(math.atan2(way.y(), way.x()))
        self.resize(self.sizeHint())
        box = QRect(QPoint(), self.size())
        box.moveCenter(self._on_edge(inside, way))
        self.move(_free(_within(box, inside), inside, spared).topLeft())
        self.show()
        self.raise_()
        self.update()

    def _on_edge(self, inside: QRect, way: QPoint) -> QPoint:
        """Where the line from the middle along `way` leaves the view."""
        across = inside.width() / 2 / abs(way.x()) if way.x() else math.inf
        down = inside.height() / 2 / abs(way.y()) if way.y() else math.inf
        share = min(across, down)
        return inside.center() + (way * share if math.isfinite(share) else QPoint())

    def sizeHint(self) -> QSize:
        metrics = font_metrics(SIZE, bold=True)
        height = round(metrics.height() * 1.7)
        return QSize(metrics.horizontalAdvance(self._words) + 2 * height, height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the map below is not meant

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._look.palette
        ground, ink = colours.note("ink"), colours.note("ground")  # the other way round: it must be seen
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        round_ = self.height() / 2
        painter.setPen(QPen(ink, 2))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), round_, round_)
        left = abs(self._angle) > 90
        head = QPointF(round_, round_) if left else QPointF(self.width() - round_, round_)
        self._paint_head(painter, head, round_ * 0.62)
        painter.setPen(ink)
        painter.setFont(scaled_font(SIZE, bold=True))
        gap = round(round_ * 1.7)
        room = self.rect().adjusted(gap if left else 0, 0, 0 if left else -gap, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, self._words)

    def _paint_head(self, painter: QPainter, at: QPointF, radius: float) -> None:
        painter.save()
        painter.translate(at)
        painter.rotate(self._angle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.palette.note("ground"))
        painter.drawPolygon(
            QPolygonF(
                [
                    QPointF(radius, 0),
                    QPointF(-radius * 0.7, radius * 0.85),
                    QPointF(-radius * 0.3, 0),
                    QPointF(-radius * 0.7, -radius * 0.85),
                ]
            )
        )
        painter.restore()


def _within(box: QRect, inside: QRect) -> QRect:
    found = QRect(box)
    found.moveLeft(min(max(box.left(), inside.left() + GAP), inside.right() - GAP - box.width()))
    found.moveTop(min(max(box.top(), inside.top() + GAP), inside.bottom() - GAP - box.height()))
    return found


def _free(box: QRect, inside: QRect, spared: Sequence[QRect]) -> QRect:
    """The nearest place along the edge that covers nothing of what is spared; the box itself if there is none."""
    upright = box.left() <= inside.left() + GAP or box.right() >= inside.right() - GAP - 1
    step = QPoint(0, box.height()) if upright else QPoint(box.width() // 2, 0)
    for number in range(TRIES):
        for way in (-1, 1):
            found = _within(box.translated(step * number * way), inside)
            if not any(found.intersects(area) for area in spared):
                return found
    return box
