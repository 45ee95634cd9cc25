"""Cards as vectors: title, number, values, side band, text and marks; backs for hidden ones."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QTextLayout,
    QTextOption,
)

from desktop.ui.paint.lettering import is_on_screen
from desktop.ui.paint.palette import Palette, faded, ink_on, mixed, palette
from desktop.ui.paint.symbols import paint_symbol
from desktop.views.ours import DAGGER, undaggered
from desktop.views.pieces import CardView

WIDE, HIGH = 250.0, 350.0
"""A card is laid out in these units and scaled to its place."""
COMPACT_PX = 96.0
"""Narrower cards on the screen show only what can be read."""
MARK_LETTERS = {"combat": "C", "removed": "×", "face down": "▼"}
STARS = {"red star": ("#fdf0ec", "#b3261e"), "white star": ("#2b4a7a", "#ffffff")}
"""Marks drawn as a star: the plate and the star on it."""


def paint_card(painter: QPainter, rect: QRectF, card: CardView, colours: Palette | None = None) -> None:
    """Draw a card into a rectangle, keeping its shape (5 by 7)."""
    used = colours or palette()
    scale = min(rect.width() / WIDE, rect.height() / HIGH)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(WIDE, HIGH) * scale / 2)
    painter.scale(scale, scale)
    if card.hidden:
        _back(painter, card, used)
    elif rect.width() < COMPACT_PX and is_on_screen(painter):
        _compact(painter, card, used)
    else:
        _face(painter, card, used)
    painter.restore()


def _paper(painter: QPainter, card: CardView, colours: Palette) -> QColor:
    """The blank card with its bands; returns the colour of the band."""
    shape = _shape()
    painter.fillPath(shape, QColor("#fdf9ee"))
    band = colours.ground(card.band or "neutral")
    painter.save()
    painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(0, 0, WIDE, 12), band)
    painter.fillRect(QRectF(0, HIGH - 12, WIDE, 12), band)
    painter.restore()
    painter.setPen(QPen(mixed(band, QColor("#000000"), 0.45), 2.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    return band


def _compact(painter: QPainter, card: CardView, colours: Palette) -> None:
    """A small card: only its name and figures, as large as they will go; the rest is seen when it is shown large."""
    band = _paper(painter, card, colours)
    ink = QColor("#221b10")
    top = 30.0
    if card.values:
        painter.setPen(ink)
        painter.setFont(_font(86, bold=True))
        painter.drawText(QRectF(14, 20, WIDE - 28, 110), Qt.AlignmentFlag.AlignCenter, undaggered(card.values[0][1]))
        top = 130.0
    if card.emblem:
        spot = QRectF(WIDE / 2 - 60, HIGH - 150, 120, 120)
        paint_symbol(painter, spot, card.emblem, mixed(band, QColor("#fdf9ee"), 0.3), band)
    painter.setPen(ink)
    room = QRectF(18, top, WIDE - 36, HIGH - top - (152 if card.emblem else 70))
    _words(painter, room, card.title, fitting_size(card.title, 40, room.width()), bold=True)
    stars = [mark for mark in card.marks if mark in STARS]
    painter.setFont(_font(30, bold=True))
    kind = next((mark for mark in card.marks if mark not in STARS), "")
    if kind and not card.emblem:
        painter.drawText(QRectF(18, HIGH - 66, WIDE - 36, 44), Qt.AlignmentFlag.AlignLeft, kind)
    for number, star in enumerate(stars):
        spot = QRectF(WIDE - 50 - number * 42, HIGH - 106, 36, 36)
        painter.setPen(QPen(faded(ink, 0.6), 2))
        painter.setBrush(QColor(STARS[star][0]))
        painter.drawRoundedRect(spot, 10, 10)
        paint_symbol(painter, spot.adjusted(5, 5, -5, -5), "leader", QColor(STARS[star][1]), QColor())


def fitting_size(title: str, size: int, width: float) -> int:
    """The size at which the longest word of a title fits in, at most the one wanted."""
    metrics = QFontMetricsF(_font(size, bold=True))
    longest = max((metrics.horizontalAdvance(word) for word in title.split()), default=1.0)
    return round(size * min(1.0, (width - 4) / longest))


def _shape() -> QPainterPath:
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(2, 2, WIDE - 4, HIGH - 4), 14, 14)
    return shape


def _back(painter: QPainter, card: CardView, colours: Palette) -> None:
    ground = mixed(colours.ground(card.band or "grey"), QColor("#000000"), 0.25)
    painter.fillPath(_shape(), ground)
    painter.setPen(QPen(faded(ink_on(ground), 0.5), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(16, 16, WIDE - 32, HIGH - 32), 8, 8)
    for step in range(1, 6):
        painter.drawEllipse(QPointF(WIDE / 2, HIGH / 2), step * 14.0, step * 14.0)


def _face(painter: QPainter, card: CardView, colours: Palette) -> None:
    band = _paper(painter, card, colours)
    ink = QColor("#221b10")
    left = _values(painter, card, band, ink)
    painter.setPen(ink)
    if card.number:
        painter.setFont(_font(13))
        painter.drawText(QRectF(WIDE - 70, 18, 56, 20), Qt.AlignmentFlag.AlignRight, card.number)
    wide = WIDE - left - 16
    text_top = _words(painter, QRectF(left, 34, wide, 70), card.title, fitting_size(card.title, 20, wide), bold=True)
    below = max(text_top, 112 if card.values else 80.0)
    painter.setPen(QPen(faded(ink, 0.3), 1.2))
    painter.drawLine(QPointF(16, below), QPointF(WIDE - 16, below))
    painter.setPen(ink)
    rows = _mark_rows(painter, card)
    room = QRectF(16, below + 8, WIDE - 32, HIGH - below - 32 - 24 * len(rows))
    if card.emblem:
        side = min(room.width(), room.height()) * (0.62 if card.text else 0.8)
        spot = QRectF(WIDE / 2 - side / 2, room.bottom() - side - 4, side, side)
        paint_symbol(painter, spot, card.emblem, mixed(band, QColor("#fdf9ee"), 0.55 if card.text else 0.2), band)
        painter.setPen(ink)
    _words(painter, room, card.text, 16)
    _marks(painter, rows, ink)


def _values(painter: QPainter, card: CardView, band: QColor, ink: QColor) -> float:
    """The large figures at the top left; returns where the title may begin."""
    if not card.values:
        return 16.0
    for row, (label, figure) in enumerate(card.values[:3]):
        box = QRectF(14, 22 + row * 30, 46, 28) if len(card.values) > 1 else QRectF(14, 22, 56, 56)
        painter.setPen(QPen(mixed(band, QColor("#000000"), 0.4), 1.5))
        painter.setBrush(band)
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(ink_on(band))
        painter.setFont(_font(22 if len(card.values) > 1 else 38, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, undaggered(figure))
        if figure.endswith(DAGGER):
            painter.setFont(_font(13, bold=True))
            painter.drawText(box.adjusted(0, 0, -3, 0), Qt.AlignmentFlag.AlignRight, DAGGER)
        if label and len(card.values) == 1:
            painter.setPen(ink)
            painter.setFont(_font(12))
            painter.drawText(QRectF(8, 80, 70, 18), Qt.AlignmentFlag.AlignCenter, label)
        elif label:
            painter.setPen(ink_on(band))
            painter.setFont(_font(9))
            painter.drawText(box.adjusted(3, 1, 0, 0), Qt.AlignmentFlag.AlignLeft, label[:3])
    return 84.0 if len(card.values) == 1 else 70.0


def _mark_rows(painter: QPainter, card: CardView) -> list[list[tuple[str, float]]]:
    """Marks with their widths, in as many rows as they need."""
    painter.setFont(_font(12, bold=True))
    rows: list[list[tuple[str, float]]] = []
    used = WIDE
    for mark in card.marks:
        width = 22.0 if mark in STARS else painter.fontMetrics().horizontalAdvance(_mark_text(mark)) + 14.0
        if used + width > WIDE - 14:
            rows.append([])
            used = 16.0
        rows[-1].append((mark, width))
        used += width + 5
    return rows


def _mark_text(mark: str) -> str:
    return f"{MARK_LETTERS.get(mark, mark[:1].upper())} {mark}"


def _marks(painter: QPainter, rows: list[list[tuple[str, float]]], ink: QColor) -> None:
    """Plates along the foot of the card; stars stand as stars."""
    painter.setFont(_font(12, bold=True))
    for number, row in enumerate(rows):
        x, y = 16.0, HIGH - 40 - 24 * (len(rows) - 1 - number)
        for mark, width in row:
            plate = QRectF(x, y, width, 20)
            painter.setPen(QPen(faded(ink, 0.6), 1.2))
            painter.setBrush(QColor(STARS.get(mark, ("#efe6cf", ""))[0]))
            painter.drawRoundedRect(plate, 9, 9)
            if mark in STARS:
                paint_symbol(painter, plate.adjusted(3, 3, -3, -3), "leader", QColor(STARS[mark][1]), QColor())
            else:
                painter.setPen(ink)
                painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, _mark_text(mark))
            x += width + 5


def _font(size: int, bold: bool = False) -> QFont:
    font = QFont()
    font.setPixelSize(size)
    font.setBold(bold)
    return font


def _words(painter: QPainter, rect: QRectF, text: str, size: int, bold: bool = False) -> float:
    """Running text that is set smaller until it fits; returns where it ends."""
    for pixels in range(size, 7, -1):
        bottom, layouts = _set(text, rect, _font(pixels, bold))
        if bottom <= rect.bottom() or pixels == 8:
            for layout in layouts:
                layout.draw(painter, QPointF(0, 0))
            return bottom
    return rect.bottom()


def _set(text: str, rect: QRectF, font: QFont) -> tuple[float, list[QTextLayout]]:
    y, layouts = rect.top(), []
    for paragraph in text.split("\n"):
        layout = QTextLayout(paragraph, font)
        option = QTextOption(Qt.AlignmentFlag.AlignLeft)
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(rect.width())
            line.setPosition(QPointF(rect.left(), y))
            y += line.height()
        layout.endLayout()
        layouts.append(layout)
    return y, layouts
