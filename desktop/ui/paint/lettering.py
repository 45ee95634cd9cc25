"""Words on a board as they are painted: names with a halo, numbers, values."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap

from desktop.ui.paint.palette import Palette
from desktop.views.board import Point

SERIF = ("Source Serif 4", "Libertinus Serif", "Georgia", "Noto Serif", "DejaVu Serif")
BOX_TITLE = 46.0
"""Titles of boxes are no larger than this, in board units, so that they stay above the counters."""
HALO = 24.0
"""Width of the halo's pen, in hundredths of the letters' size."""


class Lettering(Struct):
    """A word to be painted: its font size is in board units at the scale it was set for."""

    text: str
    at: Point
    size: float
    ink: str
    style: str
    angle: float
    rect: QRectF


@lru_cache(maxsize=64)
def lettering_font(style: str) -> QFont:
    """The face of a style, set at 100 px; painters scale it."""
    font = QFont()
    if style != "number":
        font.setFamilies(list(SERIF))
        font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(100)
    font.setBold(style in ("place", "box", "value"))
    font.setItalic(style == "river")
    if style == "region":
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 118)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=4096)
def word_width(text: str, style: str) -> float:
    """How wide a word is in letters of size 1."""
    return QFontMetricsF(lettering_font(style)).horizontalAdvance(text) / 100


def paint_word(painter: QPainter, word: Lettering, palette: Palette) -> None:
    painter.save()
    painter.translate(*word.at)
    painter.rotate(word.angle)
    painter.scale(word.size / 100, word.size / 100)
    painter.translate(-word_width(word.text, word.style) * 50, 35)
    if word.style != "number":
        _paint_halo(painter, word, palette.ink("halo"))
    draw_letters(painter, lettering_font(word.style), word.text, palette.ink(word.ink))
    painter.restore()


def word_area(text: str, style: str, size: float) -> QRectF:
    """The room that a line takes with its halo."""
    return QRectF(0, 0, word_width(text, style) * size + size, 2 * size)


def word_picture(text: str, style: str, size: float, ratio: float, palette: Palette) -> QPixmap:
    """A line in the middle of its room; `ratio` is device pixels per pixel."""
    room = word_area(text, style, size)
    picture = QPixmap(ceil(room.width() * ratio), ceil(room.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    pen = QPainter(picture)
    pen.setRenderHint(QPainter.RenderHint.Antialiasing)
    word = Lettering(text, (room.width() / 2, room.height() / 2), size, "place", style, 0.0, QRectF())
    paint_word(pen, word, palette)
    pen.end()
    return picture


def is_on_screen(painter: QPainter) -> bool:
    """Whether pixels are painted, not lines for paper."""
    from PySide6.QtGui import QPaintEngine  # a board found as it was drawn before needs no letters

    return painter.paintEngine().type() == QPaintEngine.Type.Raster


def _paint_halo(painter: QPainter, word: Lettering, colour: QColor) -> None:
    """Behind the letters; on paper as their outline with a broad pen, which takes a tenth of the room in the file."""
    if is_on_screen(painter):
        painter.fillPath(_halo(word.text, word.style), colour)
    else:
        pen = QPen(colour, HALO, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(text_shape(word.text, lettering_font(word.style)), pen)


def draw_letters(painter: QPainter, font: QFont, text: str, ink: QColor) -> None:
    """Text that starts at the origin: as shapes kept ready on the screen, as letters that can be read on paper."""
    if is_on_screen(painter):
        painter.fillPath(text_shape(text, font), ink)
    else:
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QPointF(0, 0), text)


_shapes: dict[tuple[str, str], QPainterPath] = {}


def text_shape(text: str, font: QFont) -> QPainterPath:
    """The outline of a text, made once."""
    key = (text, font.key())
    if key not in _shapes:
        if len(_shapes) > 6000:
            _shapes.clear()
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addText(0, 0, font, text)
        _shapes[key] = path
    return _shapes[key]


@lru_cache(maxsize=512)
def _halo(text: str, style: str) -> QPainterPath:
    """The letters grown fat, to lie behind them."""
    stroker = QPainterPathStroker()
    stroker.setWidth(HALO)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setCurveThreshold(1.5)
    halo = stroker.createStroke(text_shape(text, lettering_font(style)))
    halo.setFillRule(Qt.FillRule.WindingFill)
    return halo


def value_size(text: str) -> float:
    """How large the letters of a value are."""
    return 14.0 if len(text) < 3 else 11.0


def paint_value(painter: QPainter, at: Point, text: str, palette: Palette) -> None:
    """A figure on a gold disc: what a space is worth."""
    painter.setPen(QPen(palette.ink("place"), 1.2))
    painter.setBrush(palette.ink("gold"))
    painter.drawEllipse(QPointF(*at), 11.5, 11.5)
    painter.save()
    painter.translate(*at)
    size = value_size(text)
    painter.scale(size / 100, size / 100)
    painter.translate(-word_width(text, "value") * 50, 36)
    draw_letters(painter, lettering_font("value"), text, palette.ink("place"))
    painter.restore()
