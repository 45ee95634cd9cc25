"""Dice as vectors."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from desktop.ui.paint.palette import ink_on, mixed

PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def paint_die(painter: QPainter, rect: QRectF, value: int, colour: QColor | str = "#fbf5e6") -> None:
    """A die face: pips for 1 to 6, a figure for other values, nothing for 0."""
    ground = QColor(colour)
    side = min(rect.width(), rect.height())
    body = QRectF(0, 0, side, side)
    body.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(mixed(ground, QColor("#000000"), 0.5), max(1.0, side * 0.03)))
    painter.setBrush(ground)
    painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), side * 0.18, side * 0.18)
    ink = ink_on(ground)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if value in PIPS:
        for x, y in PIPS[value]:
            spot = QPointF(body.center().x() + x * side * 0.25, body.center().y() + y * side * 0.25)
            painter.drawEllipse(spot, side * 0.085, side * 0.085)
    elif value:
        font = QFont()
        font.setBold(True)
        font.setPixelSize(max(6, round(side * 0.5)))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, str(value))
    painter.restore()
