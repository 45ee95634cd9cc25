"""Kept: what is slow to draw and is painted again and again, as a picture."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

Size = tuple[int, int, float]
"""Width and height of what is painted on, and how many pixels make one of theirs."""


@dataclass(eq=False)
class Painted:
    """Something that was painted of late: how it looked, where the board lay, how much of it was seen."""

    look: tuple[object, ...]
    at: QTransform
    size: Size
    picture: QPixmap | None = None
    """If it was painted twice."""

    def shift(self, look: tuple[object, ...], at: QTransform, size: Size) -> QPointF | None:
        """How far the board has moved since, if all that is to be seen now was seen then, at the same zoom."""
        ratio, same = size[2], (look, at.m11(), at.m22(), size[2])
        if same != (self.look, self.at.m11(), self.at.m22(), self.size[2]):
            return None
        x, y = at.dx() - self.at.dx(), at.dy() - self.at.dy()
        whole = (x * ratio).is_integer() and (y * ratio).is_integer()
        inside = size[0] - self.size[0] <= x <= 0 and size[1] - self.size[1] <= y <= 0
        return QPointF(x, y) if whole and inside else None


class Kept:
    """Long antialiased outlines and hatches are slow: what is painted twice at the same place is kept as a picture.

    Where less of the board is seen than before, the picture still serves. Qt's own cache of items is no use here: it
    shows stale pictures when the covered area changes.
    """

    def __init__(self, most: int = 1) -> None:
        """`most` is how many of them are kept, for what comes back again and again."""
        self._most = most
        self._known: list[Painted] = []
        """What was painted of late, the last first."""

    def draw(self, painter: QPainter, look: tuple[object, ...], strokes: Callable[[QPainter], None]) -> None:
        """Have `strokes` drawn by the painter; `look` is all that they depend on besides the place."""
        at, device = painter.worldTransform(), painter.device()
        size = (device.width(), device.height(), device.devicePixelRatio())
        moved = [(known, known.shift(look, at, size)) for known in self._known]
        found, shift = next(((known, shift) for known, shift in moved if shift is not None), (None, None))
        if found is None or shift is None or at.isRotating():
            self._known = [Painted(look, at, size), *self._known[: self._most - 1]]
            strokes(painter)
            return
        self._known.remove(found)
        self._known.insert(0, found)
        if found.picture is None:
            found.at, found.size, shift = at, size, QPointF()
            found.picture = self._drawn(painter, at, size, strokes)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(shift, found.picture)
        painter.restore()

    @staticmethod
    def _drawn(painter: QPainter, at: QTransform, size: Size, strokes: Callable[[QPainter], None]) -> QPixmap:
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
