"""A large picture in tiles at several sizes, as it lies on the disk: what is seen of it is laid from those that fit."""

from __future__ import annotations

import math
import os
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.data.atomic import write_atomically
from desktop.data.errors import DataError
from desktop.data.pictures.headers import header_of, refused

SIDE = 512
"""Side of a tile in pixels."""
KEPT_BYTES = 48_000_000
"""How much memory tiles may take that were read."""
SMALLEST = 256
"""A level whose longer side is no longer than this is the last."""
SHAPE_FILE = "shape.json"
MOST_SIDE, MOST_LEVELS = 40_000, 12
_FULL = 1.0


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """How large the whole is, and in how many sizes it lies there, each half of the one before."""

    width: int
    height: int
    levels: int

    def grid(self, level: int) -> tuple[int, int]:
        """Columns and rows of tiles."""
        wide, high = self.size(level)
        return -(-wide // SIDE), -(-high // SIDE)

    def size(self, level: int) -> tuple[int, int]:
        return max(1, -(-self.width >> level)), max(1, -(-self.height >> level))

    def area(self, level: int, column: int, row: int) -> QRect:
        """Of a tile, in pixels of its level."""
        wide, high = self.size(level)
        left, top = column * SIDE, row * SIDE
        return QRect(left, top, min(SIDE, wide - left), min(SIDE, high - top))


def shape_for(width: int, height: int) -> Shape:
    levels = 1
    while max(width, height) >> (levels - 1) > SMALLEST:
        levels += 1
    return Shape(width, height, levels)


def tile_name(level: int, column: int, row: int) -> str:
    return f"{level}-{column}-{row}.jpg"


def keep_shape(folder: Path, shape: Shape) -> None:
    write_atomically(folder / SHAPE_FILE, msgspec.json.encode(shape))


class Pyramid:
    """The tiles in one folder. Attributes: shape; id, which tells it from every other."""

    def __init__(self, folder: Path) -> None:
        """Raises DataError if not all of it is there."""
        self._folder = folder
        try:
            status = os.stat(folder / SHAPE_FILE)
            with open(folder / SHAPE_FILE, "rb") as file:
                self.shape = msgspec.json.decode(file.read(1000), type=Shape)
            there = {entry.name for entry in os.scandir(folder)}
        except (OSError, msgspec.MsgspecError, ValueError) as error:
            raise refused(folder, f"is no picture cut into tiles: {error}") from None
        shape = self.shape
        sound = 0 < shape.width <= MOST_SIDE and 0 < shape.height <= MOST_SIDE and 0 < shape.levels <= MOST_LEVELS
        if not sound or not all(name in there for name in self._names()):
            raise refused(folder, "is no picture cut into tiles: some are missing")
        self.id = f"{folder.name} {status.st_mtime_ns} {shape}"
        self._read: OrderedDict[tuple[int, int, int], QImage] = OrderedDict()
        self._bytes = 0

    def _names(self) -> Iterator[str]:
        for level in range(self.shape.levels):
            columns, rows = self.shape.grid(level)
            yield from (tile_name(level, column, row) for column in range(columns) for row in range(rows))

    def bounds(self) -> QRectF:
        return QRectF(0, 0, self.shape.width, self.shape.height)

    def paint(self, painter: QPainter, seen: QRectF) -> bool:
        """Lay what is seen of the picture (in its own pixels); returns whether all tiles for it were there."""
        level = self._level(painter)
        scale, (wide, high) = 1 << level, self.shape.size(level)
        part = QRectF(seen.x() / scale, seen.y() / scale, seen.width() / scale, seen.height() / scale)
        part = part.intersected(QRectF(0, 0, wide, high))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.scale(self.shape.width / wide, self.shape.height / high)
        whole = True
        for row in range(int(part.top() // SIDE), -int(-part.bottom() // SIDE)):
            for column in range(int(part.left() // SIDE), -int(-part.right() // SIDE)):
                tile = self._tile(level, column, row)
                whole = whole and not tile.isNull()
                painter.drawImage(QRectF(self.shape.area(level, column, row)), tile)
        painter.restore()
        return whole

    def _level(self, painter: QPainter) -> int:
        """The coarsest of which no pixel is drawn larger than one on the screen."""
        transform = painter.deviceTransform()
        scale = math.sqrt(abs(transform.determinant())) or _FULL
        return max(0, min(self.shape.levels - 1, math.floor(-math.log2(scale) + 1e-6)))

    def _tile(self, level: int, column: int, row: int) -> QImage:
        """A tile; a null one if it has gone or is damaged."""
        key = (level, column, row)
        if key in self._read:
            self._read.move_to_end(key)
            return self._read[key]
        path = self._folder / tile_name(*key)
        try:
            header_of(path, SIDE * SIDE)
        except DataError:
            return QImage()
        tile = QImage(str(path))
        if not tile.isNull():
            self._read[key] = tile
            self._bytes += tile.sizeInBytes()
        while self._bytes > KEPT_BYTES:
            self._bytes -= self._read.popitem(last=False)[1].sizeInBytes()
        return tile
