"""A piece as a picture: with the face its owner gave it, or drawn."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from desktop.ui.paint.counters import BLOCK_PX, counter_pixmap, margin_px, paint_badges, paint_shadow
from desktop.ui.paint.own import OWN
from desktop.ui.paint.palette import Palette, faded
from desktop.views.pieces import Badge, CounterFace

KEPT = 400
"""So many pictures are kept ready."""
CORNER, BAND = 0.09, 0.3
"""Of the side: how round a corner is, and how broad the band of a reduced piece without a face of its own."""
EDGE = QColor("#2a2418")
_kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def piece_pixmap(
    piece: str, face: CounterFace, px: int, dpr: float, badges: tuple[Badge, ...] = (), colours: Palette | None = None
) -> QPixmap:
    """As large as `counter_pixmap` makes it."""
    own = OWN.counter(piece, face)
    if own is None:
        return counter_pixmap(face, px, dpr, badges, colours)
    shown = badges[:3] if px >= BLOCK_PX else ()
    key = (OWN.token, piece, face, px, dpr, shown)
    if key not in _kept:
        _kept[key] = _made(*own, px, dpr, shown, disc=face.disc)
    _kept.move_to_end(key)
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return _kept[key]


def _made(image: QImage, is_of_side: bool, px: int, dpr: float, badges: tuple[Badge, ...], *, disc: bool) -> QPixmap:
    margin = margin_px(px)
    picture = QPixmap(round((px + 2 * margin) * dpr), round((px + 2 * margin) * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(margin, margin, px, px)
    paint_shadow(painter, rect, disc)
    shape = QPainterPath()
    if disc:
        shape.addEllipse(rect)
    else:
        shape.addRoundedRect(rect, px * CORNER, px * CORNER)
    painter.save()
    painter.setClipPath(shape)
    paint_filling(painter, rect, image, dpr)
    if not is_of_side:
        painter.fillPath(_band(rect), faded(QColor("#ffffff"), 0.6))
    painter.restore()
    painter.setPen(QPen(EDGE, max(0.8, px * 0.02)))
    painter.drawPath(shape)
    paint_badges(painter, rect, badges)
    painter.end()
    return picture


def paint_filling(painter: QPainter, rect: QRectF, image: QImage, dpr: float) -> None:
    """A picture over a whole rectangle, its middle if it has another shape; made smaller smoothly."""
    shrunk = image.scaled(
        (rect.size() * dpr).toSize(),
        Qt.AspectRatioMode.KeepAspectRatioByExpanding,
        Qt.TransformationMode.SmoothTransformation,
    )
    part = QRectF(0, 0, rect.width() * dpr, rect.height() * dpr)
    part.moveCenter(QRectF(shrunk.rect()).center())
    painter.drawImage(rect, shrunk, part)


def _band(rect: QRectF) -> QPainterPath:
    """The diagonal of a reduced piece."""
    path, side = QPainterPath(), rect.width()
    low, high = side * (1 - BAND), side
    corners = [(0, low), (low, 0), (high, 0), (0, high)]
    path.addPolygon(QPolygonF([rect.topLeft() + QPointF(x, y) for x, y in corners]))
    path.closeSubpath()
    return path
