"""Kept: what is slow to draw and is painted again and again, as a picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform


class Kept:
    """Long antialiased outlines and hatches are slow: what is painted twice at the same place is kept as a picture.

    Qt's own cache of items is no use here: it shows stale pictures when the covered area changes.
    """

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._picture: QPixmap | None = None

    def draw(self, painter: QPainter, look: tuple[object, ...], strokes: Callable[[QPainter], None]) -> None:
        """Have `strokes` drawn by the painter; `look` is all that they depend on besides the place."""
        at, device = painter.worldTransform(), painter.device()
        size = (device.width(), device.height(), device.devicePixelRatio())
        key = (*look, at.m11(), at.m22(), at.dx(), at.dy(), *size)
        if key != self._key or at.isRotating():
            self._key, self._picture = key, None
            strokes(painter)
            return
        if self._picture is None:
            self._picture = self._drawn(painter, at, size, strokes)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, self._picture)
        painter.restore()

    @staticmethod
    def _drawn(
        painter: QPainter, at: QTransform, size: tuple[int, int, float], strokes: Callable[[QPainter], None]
    ) -> QPixmap:
        width, height, ratio = size
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        pen = QPainter(picture)
        pen.setRenderHints(painter.renderHints())
        pen.setTransform(at)
        strokes(pen)
        pen.end()
        return picture
