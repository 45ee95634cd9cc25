"""Pictures of the board in squares, one set per zoom; new ones are made a few at a time between events."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QRegion

from desktop.ui.paint import shelf
from desktop.ui.paint.board import BoardSheet, Lod
from desktop.ui.paint.palette import Palette

if TYPE_CHECKING:
    from desktop.ui.paint.own_map import PicturedSheet

SIDE = 256
"""Side of a tile in device pixels."""
BUDGET_S = 0.012
"""How long tiles may be made before other events get their turn."""
SEAM = 2
"""Device pixels around a new tile that are painted too: tiles lie on whole pixels, the board need not."""
SPARE = 1.0
"""How many tiles out of view are kept, as a share of those in view."""
SETTLED_MS = 1500
"""How long after the first look its tiles are put on the shelf."""

Key = tuple[float, int, int]


class TileStore(QObject):
    """Tiles of one board: of its ground, or of its words. `scale` is device pixels per board unit."""

    def __init__(self, changed: Callable[[QRectF], None], *, words: bool = False) -> None:
        super().__init__()
        self._changed, self._of_words = changed, words
        self._tiles: OrderedDict[Key, QImage] = OrderedDict()
        self._sheet: BoardSheet | PicturedSheet | None = None
        self._palette: Palette | None = None
        self._font_scale = 1.0
        self._wanted: list[Key] = []
        self._done_scale = 0.0
        self._scale, self._in_view = 0.0, 0
        self._dpr = 1.0
        self.made = 0
        self.lazy = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._make_some)
        self._first_look: list[Key] = []
        self._mapped: shelf.Mapped | None = None
        self._shelver = QTimer(self)
        self._shelver.setSingleShot(True)
        self._shelver.timeout.connect(self.shelve)

    def set_sheet(self, sheet: BoardSheet | PicturedSheet | None, palette: Palette, font_scale: float) -> None:
        self._sheet, self._palette, self._font_scale = sheet, palette, font_scale
        self._tiles.clear()
        self._wanted.clear()
        self._first_look, self._mapped = [], None
        self._done_scale = 0.0

    @property
    def painted(self) -> bool:
        """Whether the first look has been painted."""
        return self._done_scale > 0

    def paint(
        self,
        painter: QPainter,
        scale: float,
        origin: QPointF,
        exposed: QRect,
        dpr: float,
        region: QRegion | None = None,
    ) -> None:
        """Draw the tiles in `exposed` (device pixels) that lie in the region, if one is given (logical pixels).

        `origin` is where the board's zero point lies.
        """
        if self._sheet is None:
            return
        self._dpr = dpr
        x0, y0 = round(origin.x()), round(origin.y())
        keys = self._keys(scale, exposed.translated(-x0, -y0))
        missing = [key for key in keys if key not in self._tiles]
        if missing and not (self.lazy and self._done_scale):
            if not self._done_scale:
                self._look_up(keys)
            for key in missing:
                if key not in self._tiles:
                    self._make(key)
            missing = []
        for key in keys:
            spot = QPointF((x0 + key[1] * SIDE) / dpr, (y0 + key[2] * SIDE) / dpr)
            if key in self._tiles:
                self._tiles.move_to_end(key)
                side = SIDE / dpr
                area = QRectF(spot.x(), spot.y(), side, side).toAlignedRect()
                if not self._tiles[key].isNull() and (region is None or region.intersects(area)):
                    painter.drawImage(spot, self._tiles[key])
            else:
                self._stand_in(painter, key, spot, dpr)
        if missing:
            self._wanted = missing + [key for key in self._wanted if key[0] == scale and key not in missing]
            self._timer.start(0)
        else:
            self._done_scale = scale
        # a small part may be painted by itself: what counts is the most that was in view at this scale
        self._in_view = len(keys) if scale != self._scale else max(len(keys), self._in_view)
        self._scale = scale
        self._trim()

    def _keys(self, scale: float, area: QRect) -> list[Key]:
        assert self._sheet is not None
        left, top, width, height = (value * scale for value in self._sheet.board.bounds)
        area = area.intersected(QRectF(left - 4, top - 4, width + 8, height + 8).toAlignedRect())
        if area.isEmpty():
            return []
        columns = range(area.left() // SIDE, area.right() // SIDE + 1)
        rows = range(area.top() // SIDE, area.bottom() // SIDE + 1)
        return [(scale, column, row) for row in rows for column in columns]

    def _look_up(self, keys: list[Key]) -> None:
        """The tiles of the first look at a board: from the shelf if they were drawn before."""
        self._first_look = keys
        self._mapped = shelf.map_all(self._shelf_name())
        if self._mapped is not None:
            for key, picture in zip(keys, self._mapped.pictures.values(), strict=False):
                self._put(key, picture)
        self._shelver.start(SETTLED_MS)

    def _put(self, key: Key, picture: QImage) -> None:
        picture.setDevicePixelRatio(self._dpr)
        self._tiles[key] = picture

    def _shelf_name(self) -> str:
        """Of the tiles of the first look."""
        assert self._sheet is not None
        assert self._palette is not None
        look = (self._palette.name, self._palette.theme, self._font_scale, self._dpr)
        return shelf.name_of("tiles", self._sheet.fingerprint, self._of_words, SIDE, self._first_look, look)

    def shelve(self) -> None:
        """After the first look: make ready for others, and keep its tiles for the next time."""
        self._shelver.stop()
        if self._sheet is None or not self._first_look:
            return
        self._sheet.prepare()
        if self._mapped is None:
            if all(key in self._tiles for key in self._first_look):
                shelf.keep_all(self._shelf_name(), {str(key): self._tiles[key] for key in self._first_look})
        elif not self._mapped.is_sound():
            shelf.drop(self._shelf_name())
            self._tiles.clear()
            self._changed(QRectF(*self._sheet.board.bounds))
        self._first_look = []

    def _make(self, key: Key) -> None:
        scale, column, row = key
        assert self._sheet is not None
        assert self._palette is not None
        form = QImage.Format.Format_ARGB32_Premultiplied if self._of_words else QImage.Format.Format_RGB32
        image = QImage(SIDE, SIDE, form)
        image.fill(QColor(Qt.GlobalColor.transparent) if self._of_words else self._palette.surround())
        painter = QPainter(image)
        painter.translate(-column * SIDE, -row * SIDE)
        painter.scale(scale, scale)
        clip = QRectF(column * SIDE / scale, row * SIDE / scale, SIDE / scale, SIDE / scale)
        lod = Lod(scale / self._dpr, self._font_scale)
        seen = True
        if self._of_words:
            seen = self._sheet.paint_words(painter, lod, self._palette, clip)
        else:
            self._sheet.paint_ground(painter, lod, self._palette, clip)
        painter.end()
        self._put(key, image if seen else QImage())
        self.made += 1

    def _make_some(self) -> None:
        started = time.perf_counter()
        while self._wanted and time.perf_counter() - started < BUDGET_S:
            key = self._wanted.pop(0)
            if key not in self._tiles:
                self._make(key)
                scale, column, row = key
                side, more = SIDE / scale, SEAM / scale
                self._changed(QRectF(column * side, row * side, side, side).adjusted(-more, -more, more, more))
        if self._wanted:
            self._timer.start(0)

    def _stand_in(self, painter: QPainter, key: Key, spot: QPointF, dpr: float) -> None:
        """Until a tile is ready, show the last zoom's tiles stretched."""
        side = SIDE / dpr
        target = QRectF(spot.x(), spot.y(), side, side)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        assert self._sheet is not None
        left, top, width, height = (value * key[0] / dpr for value in self._sheet.board.bounds)
        board = QRectF(left, top, width, height).translated(spot.x() - key[1] * side, spot.y() - key[2] * side)
        painter.setClipRect(target.intersected(board))  # beyond it nothing is painted again
        if self._palette and not self._of_words:
            painter.fillRect(target, self._palette.ink("margin"))
        old, ratio = self._done_scale, key[0] / self._done_scale
        area = QRectF(key[1] * SIDE / ratio, key[2] * SIDE / ratio, SIDE / ratio, SIDE / ratio).toAlignedRect()
        painter.translate(spot)
        painter.scale(ratio, ratio)
        painter.translate(-key[1] * side / ratio, -key[2] * side / ratio)
        for other in self._keys(old, area):
            if other in self._tiles and not self._tiles[other].isNull():
                painter.drawImage(QPointF(other[1] * side, other[2] * side), self._tiles[other])
        painter.restore()

    def _trim(self) -> None:
        """Hold no more than is likely to be seen soon, and nothing of what lies in a file."""
        if self._mapped is not None:
            self._mapped.give_back()
        while len(self._tiles) > max(12, self._in_view * (1 + SPARE)):
            self._tiles.popitem(last=False)
