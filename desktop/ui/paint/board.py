"""A whole board as vectors: for the screen (where tiles of it are kept) and for paper.

What draws it is imported when something is drawn: mostly a start finds the pictures of its first look.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QTransform

from desktop.ui.paint import kept_words
from desktop.ui.paint.lettering import Lettering, paint_value, paint_word
from desktop.ui.paint.palette import Palette, palette
from desktop.ui.paint.shelf import digest_of
from desktop.views.board import BoardView, LineView, MarkView, Point, SpaceView

if TYPE_CHECKING:
    from desktop.ui.paint.own_map import PicturedSheet
    from desktop.ui.paint.room import Room
    from desktop.ui.paint.strokes import Order

VALUE_SCALE = 0.24


class Lod(Struct, frozen=True):
    """Level of detail: pixels (as the eye counts them) per board unit; how much larger words are set (0: no words)."""

    scale: float = 1.0
    font_scale: float = 1.0


PRINT = Lod(1.6)
"""Everything there is, for paper."""


class BoardSheet:
    """A board made ready for painting when it is first painted. Make it once for each board."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self._words: dict[Lod, list[Lettering]] = {}
        self._values = [(value_spot(space), str(space.value)) for space in board.spaces if space.value]

    @cached_property
    def _orders(self) -> list[Order]:
        from desktop.ui.paint.strokes import orders_of

        return orders_of(self.board)

    @cached_property
    def room(self) -> Room:
        from desktop.ui.paint.room import Room

        return Room(self.board)

    def prepare(self) -> None:
        """Do now what painting would have to do first."""
        _ = self._orders

    @cached_property
    def fingerprint(self) -> str:
        """Tells boards with other content apart."""
        return digest_of(msgspec.msgpack.encode(self.board))

    def words(self, lod: Lod) -> list[Lettering]:
        """The words at a scale; where it differs by less than one can see they are the same."""
        lod = Lod(round(lod.scale, 4), lod.font_scale)
        if lod not in self._words:
            if len(self._words) > 12:
                self._words.clear()
            self._words[lod] = self._set(lod) if lod.font_scale else []
        return self._words[lod]

    def _set(self, lod: Lod) -> list[Lettering]:
        """The words of the first look are kept: they are among the first things that are painted."""
        key = "" if self._words else kept_words.key_for(self.fingerprint, lod.scale, lod.font_scale)
        if key and (kept := kept_words.fetch(key)) is not None:
            return kept
        from desktop.ui.paint.setting import set_words

        words = set_words(self.room, lod.scale, lod.font_scale)
        if key:
            kept_words.keep(key, words)
        return words

    def paint(self, painter: QPainter, lod: Lod, colours: Palette, clip: QRectF | None = None) -> None:
        """Paint the board, or the part of it within `clip`; the painter is in board units."""
        self.paint_ground(painter, lod, colours, clip)
        self.paint_words(painter, lod, colours, clip)

    def paint_ground(self, painter: QPainter, lod: Lod, colours: Palette, clip: QRectF | None = None) -> None:
        """Everything but the words."""
        from desktop.ui.paint.strokes import draw

        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bounds = QRectF(*self.board.bounds)
        painter.setClipRect(bounds, Qt.ClipOperation.IntersectClip)  # coasts go on beyond the sheet
        painter.fillRect(bounds, colours.ink("margin"))
        draw(painter, self._orders, lod.scale, colours, clip)
        painter.setPen(QPen(colours.ink("rim"), max(3.0, 1.5 / lod.scale)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bounds)
        painter.restore()

    def paint_words(self, painter: QPainter, lod: Lod, colours: Palette, clip: QRectF | None = None) -> bool:
        """Names, numbers and values; returns whether there were any."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = [word for word in self.words(lod) if clip is None or clip.intersects(_reach(word))]
        for word in words:
            paint_word(painter, word, colours)
        values = self._values if lod.scale >= VALUE_SCALE and lod.font_scale else []
        values = [v for v in values if clip is None or clip.intersects(QRectF(v[0][0] - 14, v[0][1] - 14, 28, 28))]
        for spot, text in values:
            paint_value(painter, spot, text, colours)
        painter.restore()
        return bool(words or values)


def _reach(word: Lettering) -> QRectF:
    """Where a word may leave ink."""
    pad = word.size * 0.3
    if not word.angle:
        return word.rect.adjusted(-pad, -pad, pad, pad)
    half = word.rect.width() / 2 + pad
    return QRectF(word.at[0] - half, word.at[1] - half, 2 * half, 2 * half)


def value_spot(space: SpaceView) -> Point:
    """Where the value stands: near the upper right corner, clear of the middle."""
    right = max(x for x, _ in space.outline)
    top = min(y for _, y in space.outline)
    return (space.center[0] + (right - space.center[0]) * 0.74, space.center[1] + (top - space.center[1]) * 0.52)


_sheets: dict[str, BoardSheet] = {}


def board_sheet(board: BoardView) -> BoardSheet:
    """The sheet of a board; kept for the last one, as each takes megabytes (a map holds its own)."""
    sheet = _sheets.get(board.id)
    if sheet is None or sheet.board is not board:
        _sheets.clear()
        sheet = _sheets[board.id] = BoardSheet(board)
    return sheet


def paint_marks(
    painter: QPainter,
    marks: tuple[MarkView, ...],
    lod: Lod,
    colours: Palette,
    lines: tuple[LineView, ...] = (),
    clip: QRectF | None = None,
) -> None:
    """Marks and lines that come and go during play; only those that touch `clip`."""
    from desktop.ui.paint.strokes import draw

    draw(painter, _marked(marks, lines), lod.scale, colours, clip)


@lru_cache(maxsize=8)
def _marked(marks: tuple[MarkView, ...], lines: tuple[LineView, ...]) -> list[Order]:
    """What is painted for them: the same come again with every part of the map that is painted anew."""
    from desktop.ui.paint.strokes import orders_of_marks

    return orders_of_marks(marks, lines)


def fit_transform(board: BoardView, target: QRectF) -> tuple[QTransform, float]:
    """How to draw the board as large as possible in the middle of a rectangle; and the scale."""
    left, top, width, height = board.bounds
    scale = min(target.width() / width, target.height() / height)
    center = target.center() - QPointF(left + width / 2, top + height / 2) * scale
    return QTransform().translate(center.x(), center.y()).scale(scale, scale), scale


def board_picture(
    board: BoardView,
    size: QSize,
    colours: Palette | None = None,
    font_scale: float = 1.0,
    sheet: BoardSheet | PicturedSheet | None = None,
) -> QImage:
    """A picture of a board without pieces: as it is drawn, or of the sheet that is given."""
    image = QImage(size, QImage.Format.Format_RGB32)
    used = colours or palette()
    image.fill(used.surround())
    painter = QPainter(image)
    transform, scale = fit_transform(board, QRectF(0, 0, size.width(), size.height()))
    painter.setTransform(transform)
    (sheet or board_sheet(board)).paint(painter, Lod(scale, font_scale), used)
    painter.end()
    return image
