"""A card with the face that its owner gave it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from desktop.ui.paint.piece import EDGE

CORNER = 0.05


def paint_own_card(painter: QPainter, rect: QRectF, image: QImage) -> None:
    """The whole face, as large as it fits into a rectangle, with round corners."""
    size = QSizeF(image.size()).scaled(rect.size(), Qt.AspectRatioMode.KeepAspectRatio)
    box = QRectF(0, 0, size.width(), size.height())
    box.moveCenter(rect.center())
    shape = QPainterPath()
    shape.addRoundedRect(box, box.width() * CORNER, box.width() * CORNER)
    scale = painter.deviceTransform().m11()
    shrunk = image.scaled(
        (box.size() * scale).toSize(), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.drawImage(box, shrunk)
    painter.setPen(QPen(EDGE, max(1.0, box.width() * 0.01)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    painter.restore()
