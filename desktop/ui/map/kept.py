"""Kept: what is slow to draw and is painted again and again, as a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap, QRegion, QTransform

Size = tuple[int, int, float]
"""Width and height of what is painted on, and how many pixels make one of theirs."""

MOST_OF_IT = 0.5
"""The share of what is painted on from which a new look is kept at once: little by little is drawn sooner as it is."""
LITTLE_OF_IT = 0.25
"""The share of a picture up to which it is mended and not drawn anew."""
EDGE_PX = 2
"""How far what is drawn stands out, where it is smoothed."""


@dataclass(eq=False)
class Painted:
    """Something that was painted of late: how it looked, where the board lay, how much of it was seen."""

    look: tuple[object, ...]
    at: QTransform
    size: Size
    picture: QPixmap | None = None
    """If it was painted twice, or is something new in most of the window."""
    changed: list[QRectF] = field(default_factory=list)
    """The parts of the board that look another way since."""

    def shift(self, look: tuple[object, ...], at: QTransform, size: Size) -> QPointF | None:
        """How far the board has moved since, if nothing looks another way and all that is to be seen now was seen then,
        at the same zoom."""
        return self.moved(at, size) if look == self.look else None

    def moved(self, at: QTransform, size: Size) -> QPointF | None:
        """The same, however it looks."""
        ratio = size[2]
        if (at.m11(), at.m22(), ratio) != (self.at.m11(), self.at.m22(), self.size[2]):
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

    def change(self, areas: Sequence[QRectF]) -> None:
        """These parts of the board look another way from the next look on, and no others: a picture is drawn anew
        only there."""
        for known in self._known:
            known.changed += areas

    def draw(
        self,
        painter: QPainter,
        look: tuple[object, ...],
        strokes: Callable[[QPainter], None],
        region: QRegion | None = None,
    ) -> None:
        """Have `strokes` drawn by the painter; `look` is all that they depend on besides the place (first what `change`
        tells of, if anything does), and `region` the part of the window that is painted, if not all of it."""
        at, device = painter.worldTransform(), painter.device()
        size = (device.width(), device.height(), device.devicePixelRatio())
        self._mend(painter, look, at, size, strokes)
        moved = [(known, known.shift(look, at, size)) for known in self._known]
        found, shift = next(((known, shift) for known, shift in moved if shift is not None), (None, None))
        spare: QPixmap | None = None
        if found is None or shift is None or at.isRotating():
            found, at_once = Painted(look, at, size), self._is_kept_at_once(look, at, size, region)
            spare = self._known[-1].picture if len(self._known) == self._most else None
            self._known = [found, *self._known[: self._most - 1]]
            if not at_once:
                strokes(painter)
                return
        else:
            self._known.remove(found)
            self._known.insert(0, found)
        if found.picture is None:
            found.at, found.size, shift = at, size, QPointF()
            found.picture = self._drawn(painter, at, size, strokes, spare)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(shift or QPointF(), found.picture)
        painter.restore()

    def _mend(
        self,
        painter: QPainter,
        look: tuple[object, ...],
        at: QTransform,
        size: Size,
        strokes: Callable[[QPainter], None],
    ) -> None:
        """Draw the last picture anew where it looks another way, if that is little of it."""
        last = self._known[0] if self._known else None
        if last is None or last.picture is None or not last.changed or at.isRotating():
            return
        if last.look == look or last.look[1:] != look[1:] or last.moved(at, size) is None:
            return
        window, region = QRect(0, 0, last.size[0], last.size[1]), QRegion()
        for area in last.changed:
            region += last.at.mapRect(area).toAlignedRect().adjusted(-EDGE_PX, -EDGE_PX, EDGE_PX, EDGE_PX) & window
        if _extent(region) > LITTLE_OF_IT * window.width() * window.height():
            return
        last.look, last.changed = look, []
        pen = QPainter(last.picture)
        pen.setRenderHints(painter.renderHints())
        pen.setClipRegion(region)
        pen.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        pen.fillRect(window, Qt.GlobalColor.transparent)
        pen.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        pen.setTransform(last.at)
        strokes(pen)
        pen.end()

    def _is_kept_at_once(self, look: tuple[object, ...], at: QTransform, size: Size, region: QRegion | None) -> bool:
        """Whether something new is shown in most of the window: it will be painted again. What a moving map shows is
        seen once, and what a window opens with may be as well."""
        if not self._known or at.isRotating() or any(known.look == look for known in self._known):
            return False
        whole = size[0] * size[1]
        painted = _extent(region) if region is not None else whole
        return painted >= MOST_OF_IT * whole

    @staticmethod
    def _drawn(
        painter: QPainter, at: QTransform, size: Size, strokes: Callable[[QPainter], None], spare: QPixmap | None
    ) -> QPixmap:
        """A picture of the strokes, in the place of one that nobody needs any more if it has the size."""
        width, height, ratio = size
        pixels = QSize(round(width * ratio), round(height * ratio))
        picture = spare if spare is not None and spare.size() == pixels else QPixmap(pixels)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        pen = QPainter(picture)
        pen.setRenderHints(painter.renderHints())
        pen.setTransform(at)
        strokes(pen)
        pen.end()
        return picture


def _extent(region: QRegion) -> int:
    """How much a region holds; that it can be gone through part by part the types of the binding do not say."""
    return sum(part.width() * part.height() for part in cast("Iterable[QRect]", region))
