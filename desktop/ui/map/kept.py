"""Kept: what is slow to draw and is painted again and again, as a picture."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform


class Kept:
    """Long antialiased outlines and hatches are slow: what is painted twice at the same place is kept as a picture.

    Qt's own cache of items is no use here: it shows stale pictures when the covered area changes.
    """

    def __init__(self, most: int = 1) -> None:
        """`most` is how many of them are kept, for what comes back again and again."""
        self._most = most
        self._known: list[tuple[tuple[object, ...], QPixmap | None]] = []
        """What was painted of late, the last first; with its picture if it was painted twice."""

    def draw(self, painter: QPainter, look: tuple[object, ...], strokes: Callable[[QPainter], None]) -> None:
        """Have `strokes` drawn by the painter; `look` is all that they depend on besides the place."""
        at, device = painter.worldTransform(), painter.device()
        size = (device.width(), device.height(), device.devicePixelRatio())
        key = (*look, at.m11(), at.m22(), at.dx(), at.dy(), *size)
        found = next((n for n, (known, _) in enumerate(self._known) if known == key), None)
        if found is None or at.isRotating():
            self._known = [(key, None), *self._known[: self._most - 1]]
            strokes(painter)
            return
        picture = self._known.pop(found)[1] or self._drawn(painter, at, size, strokes)
        self._known.insert(0, (key, picture))
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, picture)
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
