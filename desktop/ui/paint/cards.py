"""Cards as vectors: faces with band, values, vignette, words and marks; backs for hidden ones; small ones for piles."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.ui.paint.card_face import Face
from desktop.ui.paint.card_words import INK, PAPER, card_font, is_drawn_mark
from desktop.ui.paint.lettering import is_on_screen
from desktop.ui.paint.palette import Palette, faded, ink_on, mixed, palette
from desktop.ui.paint.symbols import paint_symbol
from desktop.ui.paint.vignettes import has_scene, paint_vignette
from desktop.views.ours import undaggered
from desktop.views.pieces import CardView

WIDE, HIGH, LETTERS = 250.0, 350.0, 15.0
"""A card of the usual shape is laid out in these units, with letters of this size."""
COMPACT, COMPACT_HIGH, COMPACT_PX = 8.0, 13.0, 96.0
"""Smaller cards on the screen show only what can be read: by the size of their letters, or in pixels."""
TALLEST = 2.4
"""The greatest height of a card for its width."""
FLATTEST = 0.6
"""The least one."""


def paint_card(
    painter: QPainter,
    rect: QRectF,
    card: CardView,
    colours: Palette | None = None,
    letters: float = 0.0,
    seen: float = 0.0,
) -> None:
    """Draw a card into a rectangle, keeping its shape (5 by 7).

    With a size of its `letters` in pixels it takes all of the rectangle, to be read in a hand; `seen` is the width that
    the next card leaves of it there.
    """
    used = colours or palette()
    box, scale = _place(rect, letters)
    on_screen = is_on_screen(painter)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    painter.scale(scale, scale)
    size = QSizeF(box.width() / scale, box.height() / scale)
    if card.hidden:
        _back(painter, card, used, size)
    elif on_screen and _is_small(box, letters):
        _compact(painter, card, used, size, seen)
    else:
        band = _paper(painter, card, used, size)
        Face(painter, card, band, size, letters or LETTERS, seen).paint()
        _edge(painter, band, size)
    painter.restore()


def readable_width(card: CardView, height: float, letters: float, widths: Iterable[float]) -> float:
    """The first of some widths at which all of a card in hand can be read, with letters of a size in pixels; the last
    one if it is at none of them. No card is higher than its shape allows."""
    width = 0.0
    for width in widths:
        size = QSizeF(width, min(height, width * TALLEST))
        if card.hidden or Face(None, card, PAPER, size, letters).is_readable():
            break
    return width


def is_readable(card: CardView, size: QSizeF, letters: float) -> bool:
    """Whether all of a card of a size can be read in letters of a size in pixels."""
    if _is_small(QRectF(QPointF(0, 0), size), letters):
        return False
    return card.hidden or Face(None, card, PAPER, size, letters).is_readable()


def _is_small(box: QRectF, letters: float) -> bool:
    """Whether no words can be read on a card."""
    if not letters:
        return box.width() < COMPACT_PX
    return box.width() < COMPACT * letters or box.height() < COMPACT_HIGH * letters


def _place(rect: QRectF, letters: float) -> tuple[QRectF, float]:
    """Where a card lies in a rectangle, and the scale of what is laid out on it."""
    ratio = HIGH / WIDE
    if letters:
        ratio = max(FLATTEST, min(TALLEST, rect.height() / max(1.0, rect.width())))
    width = min(rect.width(), rect.height() / ratio)
    box = QRectF(0, 0, width, width * ratio)
    box.moveCenter(rect.center())
    return box, 1.0 if letters else width / WIDE


def _shape(size: QSizeF) -> QPainterPath:
    shape = QPainterPath()
    margin, corner = size.width() * 0.008, size.width() * 0.05
    shape.addRoundedRect(QRectF(QPointF(0, 0), size).adjusted(margin, margin, -margin, -margin), corner, corner)
    return shape


def _paper(painter: QPainter, card: CardView, colours: Palette, size: QSizeF) -> QColor:
    """The blank card; returns the colour of its band."""
    painter.fillPath(_shape(size), PAPER)
    painter.setClipPath(_shape(size), Qt.ClipOperation.IntersectClip)
    return colours.ground(card.band or "neutral")


def _edge(painter: QPainter, band: QColor, size: QSizeF) -> None:
    painter.setPen(QPen(mixed(band, QColor("#000000"), 0.45), max(1.0, size.width() * 0.01)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_shape(size))


def _compact(painter: QPainter, card: CardView, colours: Palette, size: QSizeF, seen: float) -> None:
    """A small card: only its name, figure and picture, as large as they go; the rest is seen when it is shown large."""
    scale = size.width() / WIDE
    painter.scale(scale, scale)
    whole = QSizeF(WIDE, size.height() / scale)
    band = _paper(painter, card, colours, whole)
    flat = whole.height() < WIDE
    head = QRectF(0, 0, WIDE, whole.height() * (0.47 if flat else 0.36))
    painter.fillRect(head, band)
    painter.setPen(ink_on(band))
    edge = 3 if flat else 7
    Face.title(painter, head.adjusted(12, edge + 1, -10, 1 - edge), card.title, fitting_size(card.title, 42, WIDE - 22))
    scene = QRectF(0, head.bottom(), WIDE, whole.height() - head.bottom())
    if has_scene(card.scene):
        paint_vignette(painter, scene, card.scene, band)
    elif card.emblem:
        side = min(scene.width(), scene.height()) * 0.62
        spot = QRectF(scene.right() - side - 12, scene.bottom() - side - 12, side, side)
        paint_symbol(painter, spot, card.emblem, mixed(band, PAPER, 0.3), band)
    if card.values:
        _large_figure(painter, undaggered(card.values[0][1]), QPointF(12, head.bottom() + edge), band, seen / scale)
    _stars(painter, card, whole)
    _edge(painter, band, whole)


def _large_figure(painter: QPainter, figure: str, at: QPointF, band: QColor, seen: float) -> None:
    painter.setFont(card_font(62, bold=True))
    wide = max(64.0, QFontMetricsF(painter.font()).horizontalAdvance(figure) + 16)
    if seen and at.x() + wide > seen - 4:  # half a 10 would be a 1
        painter.setFont(card_font(62 * max(0.4, (seen - at.x() - 4) / wide), bold=True))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(figure) + 10
    plate = QRectF(at, QSizeF(wide, 74))
    painter.setPen(QPen(band, 4))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(plate, 12, 12)
    painter.setPen(INK)
    painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, figure)


def _stars(painter: QPainter, card: CardView, size: QSizeF) -> None:
    for number, mark in enumerate(mark for mark in card.marks if is_drawn_mark(mark)):
        plate = QRectF(size.width() - 52 - number * 46, size.height() - 54, 40, 40)
        Face.star(painter, plate, mark)


def fitting_size(title: str, size: int, width: float) -> int:
    """The size at which the longest word of a title fits in, at most the one wanted."""
    metrics = QFontMetricsF(card_font(size, bold=True))
    longest = max((metrics.horizontalAdvance(word) for word in title.split()), default=1.0)
    return max(1, round(size * min(1.0, (width - 4) / longest)))


def _back(painter: QPainter, card: CardView, colours: Palette, size: QSizeF) -> None:
    ground = mixed(colours.ground(card.band or "grey"), QColor("#000000"), 0.25)
    painter.fillPath(_shape(size), ground)
    painter.setPen(QPen(faded(ink_on(ground), 0.5), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = size.width() * 0.064
    painter.drawRoundedRect(QRectF(QPointF(0, 0), size).adjusted(inset, inset, -inset, -inset), inset / 2, inset / 2)
    middle = QPointF(size.width() / 2, size.height() / 2)
    for step in range(1, 6):
        painter.drawEllipse(middle, step * size.width() * 0.056, step * size.width() * 0.056)
