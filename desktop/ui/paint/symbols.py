"""Unit symbols drawn in a box, and the size marks above it."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from desktop.ui.paint.lettering import draw_letters

SIZE_MARKS = {"corps": "XXX", "army": "XXXX", "div": "XX", "bde": "X", "reg": "III", "bn": "II", "co": "I", "sqn": "I"}
OPEN = ("air", "leader", "fleet", "fort", "ringed-star", "iron-cross", "bundle", "agent")
"""Symbols that stand without a box."""


def paint_symbol(painter: QPainter, box: QRectF, symbol: str, ink: QColor, fill: QColor) -> None:
    """Draw `symbol` in `box`; line width follows the box."""
    width = max(box.height() / 13, 0.6)
    pen = QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
    painter.setPen(pen)
    if symbol not in OPEN and not symbol.startswith("marker"):
        painter.setBrush(fill)
        painter.drawRect(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.save()
    painter.setClipRect(box.adjusted(-width / 2, -width / 2, width / 2, width / 2), Qt.ClipOperation.IntersectClip)
    SYMBOLS.get(symbol, _unknown)(painter, box, ink)
    painter.restore()


@lru_cache(maxsize=1)
def letter_font() -> QFont:
    font = QFont()
    font.setBold(True)
    font.setPixelSize(100)
    return font


def _cross(p: QPainter, box: QRectF, ink: QColor) -> None:
    p.drawLine(box.topLeft(), box.bottomRight())
    p.drawLine(box.bottomLeft(), box.topRight())


def _slash(p: QPainter, box: QRectF, ink: QColor) -> None:
    p.drawLine(box.bottomLeft(), box.topRight())


def _oval(p: QPainter, box: QRectF, ink: QColor) -> None:
    inner = _part(box, 0.13, 0.24, 0.87, 0.76)
    p.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)


def _light_oval(p: QPainter, box: QRectF, ink: QColor) -> None:
    _oval(p, box, ink)
    middle = box.center().x()
    p.drawLine(QPointF(middle, box.top() + box.height() * 0.24), QPointF(middle, box.top() + box.height() * 0.76))


def _car(p: QPainter, box: QRectF, ink: QColor) -> None:
    _oval(p, box, ink)
    _slash(p, box, ink)


def _dot(p: QPainter, box: QRectF, ink: QColor) -> None:
    p.setBrush(ink)
    p.drawEllipse(box.center(), box.height() * 0.2, box.height() * 0.2)


def _letters(p: QPainter, box: QRectF, text: str) -> None:
    font = letter_font()
    p.save()
    p.translate(box.center())
    size = box.height() * (0.78 if len(text) < 3 else 0.55)
    p.scale(size / 100, size / 100)
    p.translate(-QFontMetricsF(font).horizontalAdvance(text) / 2, 36)
    draw_letters(p, font, text, p.pen().color())
    p.restore()


def _headquarters(p: QPainter, box: QRectF, ink: QColor) -> None:
    _letters(p, box, "HQ")


def _engineer(p: QPainter, box: QRectF, ink: QColor) -> None:
    """A bridge in section: a bar on three piers."""
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    p.drawLine(QPointF(x + w * 0.22, y + h * 0.34), QPointF(x + w * 0.78, y + h * 0.34))
    for part in (0.235, 0.5, 0.765):
        p.drawLine(QPointF(x + w * part, y + h * 0.34), QPointF(x + w * part, y + h * 0.74))


def _anti_tank(p: QPainter, box: QRectF, ink: QColor) -> None:
    top = QPointF(box.center().x(), box.top())
    p.drawPolyline(QPolygonF([box.bottomLeft(), top, box.bottomRight()]))


def _anti_air(p: QPainter, box: QRectF, ink: QColor) -> None:
    path = QPainterPath(box.bottomLeft())
    path.cubicTo(
        QPointF(box.left() + box.width() * 0.2, box.top() + box.height() * 0.1),
        QPointF(box.right() - box.width() * 0.2, box.top() + box.height() * 0.1),
        box.bottomRight(),
    )
    p.drawPath(path)
    p.setBrush(ink)
    p.drawEllipse(QPointF(box.center().x(), box.top() + box.height() * 0.68), box.height() * 0.13, box.height() * 0.13)


def _truck(p: QPainter, box: QRectF, ink: QColor) -> None:
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    body = [(0.15, 0.68), (0.15, 0.25), (0.62, 0.25), (0.62, 0.4), (0.8, 0.4), (0.88, 0.55), (0.88, 0.68)]
    p.drawPolygon(QPolygonF([QPointF(x + w * a, y + h * b) for a, b in body]))
    p.setBrush(ink)
    for part in (0.3, 0.73):
        p.drawEllipse(QPointF(x + w * part, y + h * 0.72), h * 0.12, h * 0.12)


def _air(p: QPainter, box: QRectF, ink: QColor) -> None:
    """An aeroplane from above."""
    c, s = box.center(), box.height() / 2
    p.setBrush(ink)
    p.setPen(Qt.PenStyle.NoPen)
    half = [(0, -0.95), (0.13, -0.75), (0.15, -0.3), (1.25, -0.18), (1.3, 0.1), (0.15, 0.18), (0.1, 0.66), (0.45, 0.78),
            (0.45, 0.95), (0, 0.92)]  # fmt: skip
    points = half + [(-x, y) for x, y in reversed(half)]
    p.drawPolygon(QPolygonF([QPointF(c.x() + s * x, c.y() + s * y) for x, y in points]))


def _star(p: QPainter, box: QRectF, ink: QColor) -> None:
    p.setBrush(ink)
    p.setPen(Qt.PenStyle.NoPen)
    points, radius = [], box.height() * 0.55
    for step in range(10):
        r = radius if step % 2 == 0 else radius * 0.42
        angle = math.radians(step * 36 - 90)
        points.append(QPointF(box.center().x() + r * math.cos(angle), box.center().y() + r * math.sin(angle)))
    p.drawPolygon(QPolygonF(points))


def _fleet(p: QPainter, box: QRectF, ink: QColor) -> None:
    x, y, w, h = box.x(), box.y(), box.width(), box.height()
    p.setBrush(ink)
    p.setPen(Qt.PenStyle.NoPen)
    hull = [(0.02, 0.6), (0.28, 0.6), (0.28, 0.4), (0.4, 0.4), (0.4, 0.15), (0.47, 0.15), (0.47, 0.4), (0.6, 0.4),
            (0.6, 0.6), (0.98, 0.6), (0.88, 0.88), (0.1, 0.88)]  # fmt: skip
    p.drawPolygon(QPolygonF([QPointF(x + w * a, y + h * b) for a, b in hull]))


def _fort(p: QPainter, box: QRectF, ink: QColor) -> None:
    c, s = box.center(), box.height() * 0.5
    turns = [math.radians(a) for a in range(-90, 270, 72)]
    points = [QPointF(c.x() + s * math.cos(a), c.y() + s * math.sin(a)) for a in turns]
    p.drawPolygon(QPolygonF(points))
    p.setBrush(ink)
    p.drawEllipse(c, s * 0.25, s * 0.25)


def _ringed_star(p: QPainter, box: QRectF, ink: QColor) -> None:
    """A star in a ring."""
    side = min(box.width(), box.height())
    p.setPen(QPen(ink, side * 0.07))
    p.drawEllipse(box.center(), side * 0.46, side * 0.46)
    inner = QRectF(0, 0, side * 0.72, side * 0.72)
    inner.moveCenter(box.center())
    _star(p, inner, ink)


def _iron_cross(p: QPainter, box: QRectF, ink: QColor) -> None:
    """A cross whose arms widen outward."""
    c, s = box.center(), min(box.width(), box.height()) / 2
    p.setBrush(ink)
    p.setPen(Qt.PenStyle.NoPen)
    for turn in range(4):
        points = [(-0.13, -0.13), (-0.42, -0.96), (0.42, -0.96), (0.13, -0.13), (0.0, 0.0)]
        for _ in range(turn):
            points = [(-y, x) for x, y in points]
        p.drawPolygon(QPolygonF([QPointF(c.x() + s * x, c.y() + s * y) for x, y in points]))
    p.drawRect(QRectF(c.x() - s * 0.16, c.y() - s * 0.16, s * 0.32, s * 0.32))


def _bundle(p: QPainter, box: QRectF, ink: QColor) -> None:
    """Rods tied together, with an axe."""
    c, s = box.center(), min(box.width(), box.height()) / 2
    p.setBrush(ink)
    p.setPen(Qt.PenStyle.NoPen)
    for x in (-0.3, -0.1, 0.1):
        p.drawRect(QRectF(c.x() + s * x, c.y() - s * 0.9, s * 0.15, s * 1.8))
    for y in (-0.4, 0.1, 0.6):
        p.drawRect(QRectF(c.x() - s * 0.38, c.y() + s * y, s * 0.7, s * 0.1))
    blade = [(0.25, -0.8), (0.62, -0.9), (0.72, -0.5), (0.62, -0.1), (0.25, -0.25)]
    p.drawPolygon(QPolygonF([QPointF(c.x() + s * x, c.y() + s * y) for x, y in blade]))


def _agent(p: QPainter, box: QRectF, ink: QColor) -> None:
    """A mask: two faces in one."""
    c, s = box.center(), min(box.width(), box.height()) / 2
    path = QPainterPath()
    path.addEllipse(c, s * 0.66, s * 0.86)
    for x in (-0.28, 0.28):
        path.addEllipse(QPointF(c.x() + s * x, c.y() - s * 0.18), s * 0.17, s * 0.1)
    path.addEllipse(QPointF(c.x(), c.y() + s * 0.42), s * 0.24, s * 0.07)
    p.fillPath(path, ink)
    p.setPen(QPen(ink, s * 0.07))
    p.drawLine(QPointF(c.x(), c.y() - s * 0.95), QPointF(c.x(), c.y() + s * 0.95))


def _unknown(p: QPainter, box: QRectF, ink: QColor) -> None:
    """Markers and anything new."""


SYMBOLS: dict[str, Callable[[QPainter, QRectF, QColor], None]] = {
    "infantry": _cross,
    "army": _cross,
    "corps": _cross,
    "armour": _oval,
    "light-armour": _light_oval,
    "armoured-car": _car,
    "cavalry": _slash,
    "artillery": _dot,
    "hq": _headquarters,
    "engineer": _engineer,
    "anti-tank": _anti_tank,
    "anti-air": _anti_air,
    "truck": _truck,
    "air": _air,
    "leader": _star,
    "fleet": _fleet,
    "fort": _fort,
    "ringed-star": _ringed_star,
    "iron-cross": _iron_cross,
    "bundle": _bundle,
    "agent": _agent,
}


def _part(box: QRectF, left: float, top: float, right: float, bottom: float) -> QRectF:
    w, h = box.width(), box.height()
    return QRectF(box.x() + w * left, box.y() + h * top, w * (right - left), h * (bottom - top))


def paint_size(painter: QPainter, box: QRectF, size: str, ink: QColor) -> None:
    """The size mark: crosses and bars as strokes, anything else as letters."""
    mark = SIZE_MARKS.get(size, size)
    if not mark:
        return
    height = box.height()
    painter.setPen(QPen(ink, max(height / 6.0, 0.7), Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    if set(mark) - set("XI•."):
        _letters(painter, box, mark)
        return
    step = {"X": height * 1.12, "I": height * 0.58}.get(mark[0], height * 0.9)
    x = box.center().x() - step * len(mark) / 2
    for sign in mark:
        cell = QRectF(x, box.top(), step, height)
        if sign == "X":
            reach = height * 0.42
            c = cell.center()
            painter.drawLine(QPointF(c.x() - reach, box.top()), QPointF(c.x() + reach, box.bottom()))
            painter.drawLine(QPointF(c.x() - reach, box.bottom()), QPointF(c.x() + reach, box.top()))
        elif sign == "I":
            painter.drawLine(QPointF(cell.center().x(), box.top()), QPointF(cell.center().x(), box.bottom()))
        else:
            painter.setBrush(ink)
            painter.drawEllipse(cell.center(), height * 0.28, height * 0.28)
        x += step
