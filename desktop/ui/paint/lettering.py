"""Words on a board: names with a halo, numbers, values; which of them fit at a scale."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPainterPathStroker, QPen

from desktop.ui.paint.palette import Palette
from desktop.ui.paint.shapes import inside
from desktop.views.board import BoardView, LabelView, Point

SERIF = ("Source Serif 4", "Libertinus Serif", "Georgia", "Noto Serif", "DejaVu Serif")
NUMBER_SCALE = 0.62
MIN_PX = 10.5
SMALLEST_PX = 7.5
MAX_PX = 34.0
BOX_TITLE = 46.0
"""Titles of boxes are no larger than this, in board units, so that they stay above the counters."""
HALO = 24.0
"""Width of the halo's pen, in hundredths of the letters' size."""
RANK_UNITS = {0: 32.0, 1: 24.0, 2: 18.5, 3: 15.0}
BOX_UNITS = 25.0
RANK_SCALE = {0: 0.0, 1: 0.0, 2: 0.2, 3: 0.5}
RING = 0.1
"""Room between a disc and the name of its area, as a share of the disc: for the ring around a lit one."""


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


def set_words(board: BoardView, scale: float, font_scale: float = 1.0) -> list[Lettering]:
    """All words that fit at this scale, the important ones first."""
    set_: list[Lettering] = []
    for label in sorted(board.labels, key=lambda item: item.rank):
        if label.style != "box" and scale < RANK_SCALE.get(label.rank, 0.6):
            continue
        word = set_word(board, label, scale, font_scale)
        if label.style == "box" and not _shrunk_to_box(board, word, scale):
            continue
        if label.angle or not any(word.rect.intersects(other.rect) for other in set_):
            set_.append(word)
    if scale >= NUMBER_SCALE:
        numbers = _numbers(board, scale, font_scale)
        set_.extend([n for n in numbers if not any(n.rect.intersects(word.rect) for word in set_)])
    return set_


def set_word(board: BoardView, label: LabelView, scale: float, font_scale: float) -> Lettering:
    """A label as it stands at a scale."""
    units = BOX_UNITS if label.style == "box" else RANK_UNITS.get(label.rank, 14.0)
    size = min(max(units * scale, MIN_PX), MAX_PX * max(1.0, scale / 2)) * font_scale / scale
    ink = {"river": "river-name", "region": "region", "box": "box-name"}.get(label.style, "place")
    width = word_width(label.text, label.style) * size
    x, y = label.at if label.style == "box" or label.angle else _beside_counter(board, label.at, size)
    left, top, wide, high = board.bounds
    if not label.angle:
        x = min(max(x, left + width / 2 + 2), left + wide - width / 2 - 2)
        y = min(max(y, top + size / 2), top + high - size / 2)
    rect = QRectF(x - width / 2, y - size * 0.55, width, size * 1.1)
    return Lettering(label.text, (x, y), size, ink, label.style, label.angle, rect)


def _shrunk_to_box(board: BoardView, word: Lettering, scale: float) -> bool:
    """Make a box's title as small as its box; False if nobody could read it then."""
    if word.size > BOX_TITLE:
        share, word.size = BOX_TITLE / word.size, BOX_TITLE
        width = word.rect.width() * share
        word.rect = QRectF(word.at[0] - width / 2, word.at[1] - word.size * 0.55, width, word.size * 1.1)
    for space in board.spaces:
        xs = [x for x, _ in space.outline]
        if "box" in space.terrain and inside(space.outline, *word.at):
            room = (max(xs) - min(xs)) * 0.94
            if word.rect.width() > room:
                word.size *= room / word.rect.width()
                word.rect = QRectF(word.at[0] - room / 2, word.at[1] - word.size * 0.55, room, word.size * 1.1)
            break
    return word.size * scale >= SMALLEST_PX


def _beside_counter(board: BoardView, at: Point, size: float) -> Point:
    """Move a name off the middle of a space, where counters stand, to just below them."""
    half = board.piece_size / 2
    ring = RING * board.piece_size if board.kind == "area" else 0.0
    for space in board.spaces:
        cx, cy = space.center
        if abs(at[0] - cx) < half and abs(at[1] - cy) < half + size * 0.4 and "box" not in space.terrain:
            return (at[0], cy + half + size * 0.5 + ring)
    return at


def _numbers(board: BoardView, scale: float, font_scale: float) -> list[Lettering]:
    size = max(11.0, 8.0 / scale) * min(font_scale, 1.3)
    words = []
    for space in board.spaces:
        if space.number and "box" not in space.terrain:
            x, top = space.center[0], min(y for _, y in space.outline)
            y = top + (space.center[1] - board.piece_size / 2 - top) * 0.66
            width = word_width(space.number, "number") * size
            rect = QRectF(x - width / 2, y - size / 2, width, size)
            words.append(Lettering(space.number, (x, y), size, "number", "number", 0.0, rect))
    return words


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


def paint_value(painter: QPainter, at: Point, text: str, palette: Palette) -> None:
    """A figure on a gold disc: what a space is worth."""
    painter.setPen(QPen(palette.ink("place"), 1.2))
    painter.setBrush(palette.ink("gold"))
    painter.drawEllipse(QPointF(*at), 11.5, 11.5)
    painter.save()
    painter.translate(*at)
    size = 14.0 if len(text) < 3 else 11.0
    painter.scale(size / 100, size / 100)
    painter.translate(-word_width(text, "value") * 50, 36)
    draw_letters(painter, lettering_font("value"), text, palette.ink("place"))
    painter.restore()
