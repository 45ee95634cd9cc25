"""A large picture is straightened and cut once, into tiles at several sizes: showing it is only laying them."""

from __future__ import annotations

import math
import shutil
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPolygonF, QTransform

from desktop.data.pictures.headers import refused
from desktop.ui.own_pictures.reading import Bands
from desktop.ui.paint.pyramid import SIDE, Shape, keep_shape, shape_for, tile_name

QUALITY = 90
LONGEST = 20_000
"""No side of a straightened picture is longer."""
LEAST = 32
"""Nor shorter: corners that lie together are a slip."""
GROUND = "#e9e2d0"
"""What is seen where a corner lies beyond the picture."""

Corners = Sequence[Sequence[float]]


def straightened(corners: Corners) -> tuple[QTransform, QSize]:
    """How the original becomes a rectangle, and the size of that; raises ValueError in words."""
    spots = [QPointF(*spot) for spot in corners]
    if not _is_convex(spots):
        raise ValueError("the four corners do not go around the map")
    top, right, bottom, left = (_between(spots[number], spots[(number + 1) % 4]) for number in range(4))
    wide, high = (top + bottom) / 2, (left + right) / 2
    shrunk = min(1.0, LONGEST / max(wide, high))
    size = QSize(round(wide * shrunk), round(high * shrunk))
    if min(size.width(), size.height()) < LEAST:
        raise ValueError("the four corners lie too close together")
    target = QPolygonF(
        [QPointF(0, 0), QPointF(size.width(), 0), QPointF(size.width(), size.height()), QPointF(0, size.height())]
    )
    found = QTransform()
    if not QTransform.quadToQuad(QPolygonF(spots), target, found):
        raise ValueError("the four corners do not make a map")
    return found, size


def _between(a: QPointF, b: QPointF) -> float:
    return math.hypot(b.x() - a.x(), b.y() - a.y())


def _is_convex(spots: Sequence[QPointF]) -> bool:
    """Whether they go around clockwise, and every one is a corner."""
    turns = []
    for number in range(4):
        a, b, c = (spots[(number + step) % 4] for step in range(3))
        turns.append((b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x()))
    return all(turn > 0 for turn in turns)


class Cutter:
    """Cuts one picture into a folder. Knows no window and runs in any thread, a tile at a time.

    Attributes:
        shape: what the tiles make together; `done` of `total` tiles are written.
    """

    def __init__(self, source: Path, corners: Corners, folder: Path) -> None:
        """Raises DataError for a picture that is refused, and for corners that make no map."""
        self._bands, self._folder = Bands(source), folder
        self._part = folder.with_name(f"{folder.name}.part")
        try:
            self._straight, size = straightened(corners)
        except ValueError as error:
            raise refused(source, str(error)) from None
        self._back, _ = self._straight.inverted()
        self.shape = shape_for(size.width(), size.height())
        self.total = sum(columns * rows for columns, rows in map(self.shape.grid, range(self.shape.levels)))
        self.done = 0

    def steps(self) -> Iterator[None]:
        """One tile after another; the folder is there when all are done. Raises DataError, and leaves nothing then."""
        try:
            self._part.mkdir(parents=True, exist_ok=True)
            for level in range(self.shape.levels):
                columns, rows = self.shape.grid(level)
                for row in range(rows):
                    for column in range(columns):
                        self._cut(level, column, row)
                        self.done += 1
                        yield
            keep_shape(self._part, self.shape)
            self._part.rename(self._folder)
        except OSError as error:
            raise refused(self._folder, f"cannot be written: {error.strerror or error}") from None
        finally:
            self._leave_nothing()

    def _leave_nothing(self) -> None:
        with suppress(OSError):
            shutil.rmtree(self._part)

    def _cut(self, level: int, column: int, row: int) -> None:
        area = self.shape.area(level, column, row)
        tile = QImage(area.size(), QImage.Format.Format_RGB32)
        tile.fill(QColor(GROUND))
        painter = QPainter(tile)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        try:
            if level:
                self._paint_finer(painter, level, column, row)
            else:
                self._paint_original(painter, area)
        finally:
            painter.end()
        path = self._part / tile_name(level, column, row)
        writer = QImageWriter(str(path), QByteArray(b"jpg"))
        writer.setQuality(QUALITY)
        if not writer.write(tile):
            raise refused(path, f"cannot be written: {writer.errorString()}")

    def _paint_original(self, painter: QPainter, area: QRect) -> None:
        seen = self._back.mapRect(QRectF(area)).toAlignedRect().adjusted(-2, -2, 2, 2)
        if not seen.intersects(QRect(0, 0, self._bands.size.width(), self._bands.size.height())):
            return
        band, top = self._bands.rows(seen.top(), seen.bottom())
        moved = QTransform.fromTranslate(0, top) * self._straight
        painter.setTransform(moved * QTransform.fromTranslate(-area.x(), -area.y()))
        painter.drawImage(QPointF(0, 0), band)

    def _paint_finer(self, painter: QPainter, level: int, column: int, row: int) -> None:
        """The four tiles of the finer level, at half their size."""
        columns, rows = self.shape.grid(level - 1)
        for across in (2 * column, 2 * column + 1):
            for down in (2 * row, 2 * row + 1):
                if across < columns and down < rows:
                    finer = QImage(str(self._part / tile_name(level - 1, across, down)))
                    half = QRectF((across % 2) * SIDE / 2, (down % 2) * SIDE / 2, finer.width() / 2, finer.height() / 2)
                    painter.drawImage(half, finer)


def cut_now(source: Path, corners: Corners, folder: Path) -> Shape:
    """Cut a picture and wait for it; raises DataError."""
    cutter = Cutter(source, corners, folder)
    for _ in cutter.steps():
        pass
    return cutter.shape
