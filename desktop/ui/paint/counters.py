"""Counters as vectors, and their pictures, each made once for a size."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from desktop.ui.paint import shelf
from desktop.ui.paint.lettering import draw_letters
from desktop.ui.paint.palette import Palette, contrast, faded, ink_on, mixed, palette
from desktop.views.pieces import Badge, CounterFace

BLOCK_PX = 30.0
"""Smaller counters are drawn as blocks: ground, stripe, size mark and, large, the first of their figures."""
TINY_PX = 14.0
"""Smaller still: without the size mark, so that the figure has all the room."""
FIGURES, BLOCK_FIGURE, TINY_FIGURE = 37.0, 80.0, 112.0
"""Letters of the figures, of the one on a block, and on one without size mark: in hundredths of a counter's side."""
FIGURE_ROOM, TINY_ROOM = QRectF(12, 27, 82, 68), QRectF(9, 7, 86, 86)
"""Where the figure of a block stands, below the size mark and without it."""
SYMBOL, BLOCK_SYMBOL, BARE_SYMBOL = QRectF(22, 30, 62, 42), QRectF(20, 40, 68, 44), QRectF(14, 19, 72, 62)
"""Where the symbol of a counter without figures stands, in hundredths of its side; and without size mark above it."""
SHADOW = 0.07
"""Room around the counter for its shadow, as a share of its side."""
KEPT_BYTES = 10_000_000
"""How much memory pictures may take; a hundred and fifty faces at 100 % zoom need 4 MB."""
FIRST_FIGURE = re.compile(r"\d+")
EDGE, BLOCK_EDGE = 2.4, 7.0
"""Width of the border, in hundredths of a counter."""

BADGES = {
    "moved": "#4a5a6a", "supply": "#8f1420", "command": "#5a1a86", "fired": "#7a4a00", "disrupted": "#1d1a14",
    "loaded": "#2f5b36", "attack": "#a30f22", "entrenched": "#5b4526", "isolated": "#8f1420",
}  # fmt: skip


def paint_counter(painter: QPainter, rect: QRectF, face: CounterFace, colours: Palette | None = None) -> None:
    """Draw a counter into a square of any size, as vectors."""
    used = colours or palette()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.height() / 100)
    _body(painter, face, counter_ground(face, used), used)
    _print(painter, face, used)
    painter.restore()


def _print(painter: QPainter, face: CounterFace, used: Palette) -> None:
    """All that is printed on the body."""
    ground = counter_ground(face, used)
    ink = ink_on(ground)
    if face.symbol.startswith("marker"):
        _marker(painter, face, ink)
    else:
        _symbol(painter, face, ground, ink, used)
        _side_name(painter, face, ink)
    if face.corner:
        _text(painter, QRectF(11, 4, 14, 14), face.corner, 12, ink, bold=True)


def _print_block(painter: QPainter, side: float, face: CounterFace, used: Palette) -> None:
    from desktop.ui.paint import symbols  # what counters look like is kept from the last time

    ground = counter_ground(face, used)
    ink = ink_on(ground)
    if face.symbol.startswith("marker"):
        _marker(painter, face, ink)
        return
    figure = strength(face)
    if side >= TINY_PX:
        symbols.paint_size(painter, QRectF(20, 7, 68, 17), face.size, ink)
    if figure:
        room = TINY_ROOM if _is_bare(face, side) else FIGURE_ROOM
        _text(painter, room, figure, _figure_size(face, side), ink, bold=True)
    else:
        fill = used.ground(face.accent) if face.accent else mixed(ground, QColor("#ffffff"), 0.62)
        lines = ink if face.symbol in symbols.OPEN else ink_on(fill)
        symbols.paint_symbol(painter, _symbol_box(face, side), face.symbol, lines, fill)


def strength(face: CounterFace) -> str:
    """The first of a counter's figures, which tells what it is worth in a fight."""
    found = FIRST_FIGURE.match(face.values)
    return found.group() if found else ""


def figure_height(face: CounterFace, side: float) -> float:
    """How high the figures of a counter are drawn that is so large on the screen; 0 if it has none."""
    if not face.values:
        return 0.0
    return side * _figure_size(face, side) / 100 * _measure("8", True)[2] / 100


def _is_bare(face: CounterFace, side: float) -> bool:
    """Whether a block shows no size mark."""
    return side < TINY_PX or not face.size


def _figure_size(face: CounterFace, side: float) -> float:
    """The letters of the figures on a counter so large, in hundredths of its side."""
    if side >= BLOCK_PX:
        return FIGURES
    return TINY_FIGURE if _is_bare(face, side) else BLOCK_FIGURE


def _symbol_box(face: CounterFace, side: float) -> QRectF:
    """Where the symbol of a counter without figures stands that is so large."""
    if side >= BLOCK_PX:
        return SYMBOL
    return BARE_SYMBOL if _is_bare(face, side) else BLOCK_SYMBOL


def symbol_height(face: CounterFace, side: float) -> float:
    """How high the symbol of a counter without figures is drawn."""
    return side * _symbol_box(face, side).height() / 100


def counter_ground(face: CounterFace, colours: Palette) -> QColor:
    ground = colours.ground(face.ground)
    return mixed(ground, QColor("#fffdf6"), 0.36) if face.reduced else ground


@lru_cache(maxsize=8)
def _shapes(edge: float, disc: bool = False) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """The outline of a counter; the parts of it under the stripe and under the band of the reduced side."""
    shape, stripe = QPainterPath(), QPainterPath()
    whole = QRectF(edge / 2, edge / 2, 100 - edge, 100 - edge)
    if disc:
        shape.addEllipse(whole)
    else:
        shape.addRoundedRect(whole, 9, 9)
    stripe.addRect(QRectF(0, 0, 9.5, 100))
    band = QPainterPath()
    band.addPolygon(QPolygonF([QPointF(-2, 76), QPointF(76, -2), QPointF(102, -2), QPointF(-2, 102)]))
    band.closeSubpath()
    return shape, shape.intersected(stripe), shape.intersected(band)


def _body(painter: QPainter, face: CounterFace, ground: QColor, colours: Palette, edge: float = EDGE) -> None:
    shape, stripe, band = _shapes(edge, face.disc)
    painter.fillPath(shape, ground)
    if face.reduced and not face.disc:
        painter.fillPath(band, faded(QColor("#ffffff"), 0.55))
    if face.stripe:
        painter.fillPath(stripe, colours.ground(face.stripe))
        painter.fillRect(QRectF(9.5, edge, 1.1, 100 - 2 * edge), faded(QColor("#000000"), 0.35))
    painter.setPen(QPen(mixed(ground, QColor("#000000"), 0.5), edge))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)


def _symbol(painter: QPainter, face: CounterFace, ground: QColor, ink: QColor, colours: Palette) -> None:
    from desktop.ui.paint import symbols

    fill = colours.ground(face.accent) if face.accent else mixed(ground, QColor("#ffffff"), 0.62)
    lines = ink if face.symbol in symbols.OPEN else ink_on(fill)
    box = QRectF(27, 19, 52, 34)
    if not face.values:
        box = QRectF(SYMBOL)
    symbols.paint_symbol(painter, box, face.symbol, lines, fill)
    if face.accent and face.symbol not in symbols.OPEN and contrast(fill, ground) > 1.2:
        painter.setPen(QPen(ink if contrast(ink, fill) > 1.5 else ground, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(box)
    symbols.paint_size(painter, QRectF(27, box.top() - 13.5, 52, 9.5), face.size, ink)
    if face.values:
        _text(painter, QRectF(13, 54, 83, 43), face.values, FIGURES, ink, bold=True)


def _side_name(painter: QPainter, face: CounterFace, ink: QColor) -> None:
    """The name along the right side, read upward."""
    if not face.name:
        return
    painter.save()
    painter.translate(97, 54)
    painter.rotate(-90)
    _text(painter, QRectF(0, -14, 51, 13), face.name, 11.5, ink, squeeze=0.55)
    painter.restore()


def _marker(painter: QPainter, face: CounterFace, ink: QColor) -> None:
    """A marker has words or a figure instead of a symbol."""
    if face.values:
        _text(painter, QRectF(10, 12, 80, 50), face.values, 48, ink, bold=True)
        _text(painter, QRectF(8, 66, 84, 26), face.name, 19, ink, squeeze=0.5)
    else:
        words = face.name or face.symbol.removeprefix("marker-")
        _text(painter, QRectF(8, 20, 84, 60), words, 30, ink, bold=True, squeeze=0.4)


@lru_cache(maxsize=4)
def _font(bold: bool) -> QFont:
    font = QFont()
    font.setPixelSize(100)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


@lru_cache(maxsize=4096)
def _measure(text: str, bold: bool) -> tuple[float, float, float]:
    """Width, top and height of the ink of a text set at 100 px."""
    metrics = QFontMetricsF(_font(bold))
    tight = metrics.tightBoundingRect(text)
    return metrics.horizontalAdvance(text), tight.top(), tight.height()


def _text(
    painter: QPainter, rect: QRectF, text: str, size: float, ink: QColor, *, bold: bool = False, squeeze: float = 0.62
) -> None:
    """Text in the middle of a rectangle: first narrowed (down to `squeeze`), then made smaller, until it fits."""
    if not text:
        return
    width, top, height = _measure(text, bold)
    across = min(1.0, rect.width() / (width * size / 100))
    if across < squeeze:
        size, across = size * across / squeeze, squeeze
    painter.save()
    painter.translate(rect.center())
    painter.scale(size / 100 * across, size / 100)
    painter.translate(-width / 2, -top - height / 2)
    draw_letters(painter, _font(bold), text, ink)
    painter.restore()


def paint_badge(painter: QPainter, rect: QRectF, badge: Badge) -> None:
    """A small shield with a letter."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ground = QColor(BADGES.get(badge.style, "#3b4a5a"))
    painter.setPen(QPen(QColor("#fffaf0"), rect.width() / 9))
    painter.setBrush(ground)
    radius = rect.width() * (0.5 if badge.style != "supply" else 0.2)
    painter.drawRoundedRect(rect, radius, radius)
    _text(painter, rect.adjusted(1, 1, -1, -1), badge.text, rect.height() * 0.74, QColor("#ffffff"), bold=True)
    painter.restore()


def paint_badges(painter: QPainter, rect: QRectF, badges: tuple[Badge, ...]) -> None:
    """At most three badges, in the corners that hold no figure."""
    for area, badge in zip(badge_rects(rect), badges, strict=False):
        paint_badge(painter, area, badge)


def badge_rects(rect: QRectF) -> tuple[QRectF, QRectF, QRectF]:
    side = rect.width() * 0.24
    left, right = rect.left() - side * 0.15, rect.right() - side * 0.85
    top = rect.top() - side * 0.15
    return (QRectF(right, top, side, side), QRectF(left, top, side, side), QRectF(left, top + side * 1.05, side, side))


class PictureStore:
    """Pictures of faces by size, and of the names of armies; the least used go first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self.made = 0
        self._bytes = 0
        self._shelf = ""
        self._ticket = 0
        self._found: dict[str, QImage] = {}
        self._noted: dict[str, QPixmap] = {}

    def get(
        self,
        face: CounterFace,
        size_px: int,
        dpr: float,
        badges: tuple[Badge, ...] = (),
        colours: Palette | None = None,
    ) -> QPixmap:
        used = colours or palette()
        shown = badges[:3] if size_px >= BLOCK_PX else ()
        key = (face, size_px, dpr, shown, used.name)
        return self.drawn(key, dpr, lambda: _render(face, size_px, dpr, shown, used))

    def drawn(self, key: tuple[object, ...], dpr: float, draw: Callable[[], QPixmap]) -> QPixmap:
        """Any small picture that comes again, under all that it depends on; what draws it is in this package."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        self.made += 1
        picture = self._from_shelf(key, dpr) or draw()
        self._kept[key] = picture
        if self._shelf:
            self._noted[repr(key)] = picture
        self._bytes += _bytes(picture)
        while self._bytes > KEPT_BYTES and len(self._kept) > 1:
            self._bytes -= _bytes(self._kept.popitem(last=False)[1])
        return picture

    def open_shelf(self, name: str) -> int:
        """A new board: take the faces of its last first look from the shelf, and note those of this one. Returns a
        ticket to close the shelf with."""
        self._shelf, self._found, self._noted = name, shelf.fetch_all(name), {}
        self._ticket += 1
        return self._ticket

    def _from_shelf(self, key: tuple[object, ...], dpr: float) -> QPixmap | None:
        image = self._found.get(repr(key)) if self._found else None
        if image is None:
            return None
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(dpr)
        return picture

    def close_shelf(self, ticket: int) -> None:
        """The first look is over: keep its faces for the next time. Nothing happens if another board came since."""
        if ticket != self._ticket:
            return
        if self._shelf and not self._noted.keys() <= self._found.keys():
            shelf.keep_all(self._shelf, {label: picture.toImage() for label, picture in self._noted.items()})
        self._shelf, self._found, self._noted = "", {}, {}

    def has(self, face: CounterFace, size_px: int, dpr: float, badges: tuple[Badge, ...], colours: Palette) -> bool:
        shown = badges[:3] if size_px >= BLOCK_PX else ()
        return (face, size_px, dpr, shown, colours.name) in self._kept

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0


def _bytes(picture: QPixmap) -> int:
    return int(picture.width() * picture.height() * 4)


PICTURES = PictureStore()


def margin_px(size_px: int) -> int:
    """Room for the shadow and for badges that stand out."""
    return max(2, round(size_px * SHADOW))


def counter_pixmap(
    face: CounterFace, size_px: int, dpr: float = 1.0, badges: tuple[Badge, ...] = (), colours: Palette | None = None
) -> QPixmap:
    """The picture of a face, `size_px` wide (in logical pixels) with a margin of `margin_px` on every side."""
    return PICTURES.get(face, size_px, dpr, badges, colours)


def _render(face: CounterFace, size: int, dpr: float, badges: tuple[Badge, ...], colours: Palette) -> QPixmap:
    margin = margin_px(size)
    body = replace(face, symbol="", size="", values="", name="", accent="", corner="")
    picture = QPixmap(_body_picture(body, size, dpr, colours))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.save()
    painter.translate(margin, margin)
    painter.scale(size / 100, size / 100)
    if size < BLOCK_PX:
        _print_block(painter, size, face, colours)
    else:
        _print(painter, face, colours)
    painter.restore()
    paint_badges(painter, QRectF(margin, margin, size, size), badges)
    painter.end()
    return picture


@lru_cache(maxsize=64)
def _body_picture(face: CounterFace, size: int, dpr: float, colours: Palette) -> QPixmap:
    """A blank counter with its shadow; many faces share one."""
    margin = margin_px(size)
    whole = round((size + 2 * margin) * dpr)
    picture = QPixmap(whole, whole)
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shadow(painter, QRectF(margin, margin, size, size), face.disc)
    painter.translate(margin, margin)
    painter.scale(size / 100, size / 100)
    edge = BLOCK_EDGE if size < BLOCK_PX else EDGE
    _body(painter, face, counter_ground(face, colours), colours, edge)
    painter.end()
    return picture


def paint_shadow(painter: QPainter, rect: QRectF, disc: bool = False) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    offset = max(0.8, min(2.0, rect.width() * 0.025))
    radius = rect.width() * (0.5 if disc else 0.09)
    for step, alpha in ((1.0, 0.28), (1.7, 0.14)):
        painter.setBrush(faded(QColor("#1d160c"), alpha))
        painter.drawRoundedRect(rect.translated(offset * step, offset * step), radius, radius)
