"""Small line icons on a 24 unit grid, drawn in the ink of the palette so that both themes read them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QApplication

from desktop.ui.theme import ratios

Points = tuple[tuple[float, float], ...]

_LINES: dict[str, tuple[Points, ...]] = {
    "back": (((14, 5), (7, 12), (14, 19)),),
    "forward": (((10, 5), (17, 12), (10, 19)),),
    "first": (((17, 5), (10, 12), (17, 19)), ((7, 5), (7, 19))),
    "last": (((7, 5), (14, 12), (7, 19)), ((17, 5), (17, 19))),
    "undo": (((8, 5), (4, 9), (8, 13)), ((4, 9), (14, 9), (18, 11), (19, 14), (18, 17), (14, 19), (9, 19))),
    "redo": (((16, 5), (20, 9), (16, 13)), ((20, 9), (10, 9), (6, 11), (5, 14), (6, 17), (10, 19), (15, 19))),
    "up": (((5, 15), (12, 8), (19, 15)),),
    "down": (((5, 9), (12, 16), (19, 9)),),
    "find": (((14.5, 14.5), (20, 20)),),
    "list": (
        ((9, 6), (20, 6)),
        ((9, 12), (20, 12)),
        ((9, 18), (20, 18)),
        ((4, 6), (5, 6)),
        ((4, 12), (5, 12)),
        ((4, 18), (5, 18)),
    ),
    "export": (((12, 4), (12, 15)), ((7, 10), (12, 15), (17, 10)), ((4, 16), (4, 20), (20, 20), (20, 16))),
    "rewind": (((11, 5), (4, 12), (11, 19)), ((19, 5), (12, 12), (19, 19))),
    "warning": (((12, 4), (21, 20), (3, 20), (12, 4)), ((12, 10), (12, 14)), ((12, 17), (12, 17.5))),
    "close": (((6, 6), (18, 18)), ((18, 6), (6, 18))),
    "float": (((4, 9), (15, 9), (15, 20), (4, 20), (4, 9)), ((9, 5), (9, 4), (20, 4), (20, 15), (19, 15))),
    "map": (
        ((4, 6), (9, 4), (15, 6), (20, 4), (20, 18), (15, 20), (9, 18), (4, 20), (4, 6)),
        ((9, 4), (9, 18)),
        ((15, 6), (15, 20)),
    ),
    "piece": (((5, 5), (19, 5), (19, 19), (5, 19), (5, 5)), ((5, 9), (19, 9))),
    "pause": (((8, 5), (8, 19)), ((16, 5), (16, 19))),
    "play": (((7, 4), (19, 12), (7, 20), (7, 4)),),
    "plus": (((5, 12), (19, 12)), ((12, 5), (12, 19))),
    "minus": (((5, 12), (19, 12)),),
    "card": (((7, 4), (17, 4), (17, 20), (7, 20), (7, 4)), ((9, 8), (15, 8)), ((9, 11), (15, 11))),
}


def paint_glyph(painter: QPainter, rect: QRectF, name: str, colour: QColor) -> None:
    """Draw an icon into a square."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = min(rect.width(), rect.height()) / 24
    painter.translate(rect.center().x() - 12 * unit, rect.center().y() - 12 * unit)
    painter.scale(unit, unit)
    pen = QPen(colour, 2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    path = QPainterPath()
    for line in _LINES[name]:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in line]))
    if name == "find":
        path.addEllipse(QPointF(10, 10), 5.5, 5.5)
    painter.drawPath(path)
    painter.restore()


def glyph_pixmap(name: str, size: int, colour: QColor, ratio: float = 1.0) -> QPixmap:
    pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_glyph(painter, QRectF(0, 0, size, size), name, colour)
    painter.end()
    return pixmap


def glyph_icon(name: str, size: int = 24) -> QIcon:
    """An icon in the application's ink, paler where disabled."""
    ink = QApplication.palette().buttonText().color()
    pale = QColor(ink)
    pale.setAlphaF(0.35)
    icon = QIcon()
    for ratio in ratios():
        icon.addPixmap(glyph_pixmap(name, size, ink, ratio), QIcon.Mode.Normal)
        icon.addPixmap(glyph_pixmap(name, size, pale, ratio), QIcon.Mode.Disabled)
    return icon
