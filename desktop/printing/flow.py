"""Pages that fill from top to bottom: text that wraps, tables that break between rows, nothing cut off."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QMarginsF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

RESOLUTION = 600
POINTS_PER_INCH = 72
INK = QColor("#1c1812")
PALE = QColor("#6d6556")
LINE = QColor("#b9b09c")
WRAP = int(Qt.TextFlag.TextWordWrap)


class Pages:
    """Writes pages of a PDF from top to bottom; lengths are in points.

    Attributes:
        painter: draws in points, so that vectors and fonts need no conversion.
        y: where the next thing goes.
    """

    def __init__(self, writer: QPdfWriter, footer: str) -> None:
        writer.setResolution(RESOLUTION)
        self._writer = writer
        self._footer = footer
        self.number = 1
        self.painter = QPainter(writer)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._scale = RESOLUTION / POINTS_PER_INCH
        self.width = writer.width() / self._scale
        self.height = writer.height() / self._scale - 16
        self.y = 0.0
        self._begin_page()

    def _begin_page(self) -> None:
        self.painter.resetTransform()
        self.painter.scale(self._scale, self._scale)
        self.y = 0.0
        words = f"{self._footer} · {self.number}"
        self._draw(words, QRectF(0, self.height + 4, self.width, 12), 7.5, colour=PALE)

    def new_page(self) -> None:
        self._writer.newPage()
        self.number += 1
        self._begin_page()

    def room(self) -> float:
        return self.height - self.y

    def need(self, height: float) -> bool:
        """Make sure that `height` fits; True if a new page was begun."""
        if height <= self.room() or self.y == 0:
            return False
        self.new_page()
        return True

    # -- text --------------------------------------------------------------------------------------
    def font(self, points: float, bold: bool = False, serif: bool = False) -> QFont:
        font = QFont("DejaVu Serif" if serif else "DejaVu Sans")
        font.setStyleHint(QFont.StyleHint.Serif if serif else QFont.StyleHint.SansSerif)
        font.setPointSizeF(points)
        font.setBold(bold)
        return font

    def _sized(self, points: float, bold: bool = False, serif: bool = False) -> QFont:
        """A font in the painter's units: the painter is scaled to points, so pixels are points."""
        font = self.font(points, bold, serif)
        font.setPixelSize(max(1, round(points * 10)))
        return font

    def measure(self, text: str, width: float, points: float, bold: bool = False) -> float:
        """The height a text takes when wrapped to a width."""
        metrics = QFontMetricsF(self._sized(points, bold))
        box = metrics.boundingRect(QRectF(0, 0, width * 10, 1e6), WRAP, text or " ")
        return box.height() / 10

    def _draw(
        self,
        text: str,
        rect: QRectF,
        points: float,
        bold: bool = False,
        colour: QColor = INK,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        serif: bool = False,
    ) -> None:
        self.painter.save()
        self.painter.scale(0.1, 0.1)
        self.painter.setFont(self._sized(points, bold, serif))
        self.painter.setPen(colour)
        box = QRectF(rect.x() * 10, rect.y() * 10, rect.width() * 10, rect.height() * 10)
        self.painter.drawText(box, WRAP | int(align), text)
        self.painter.restore()

    def cell(self, text: str, x: float, y: float, width: float, points: float, bold: bool = False) -> None:
        """Text at a place, wrapped; the caller has made room."""
        self._draw(text, QRectF(x, y, width, self.height), points, bold)

    def title(self, text: str, points: float, colour: QColor = INK) -> None:
        height = self.measure(text, self.width, points, True) + 2
        self.need(height)
        self._draw(text, QRectF(0, self.y, self.width, height), points, True, colour, serif=True)
        self.y += height

    def paragraph(self, text: str, points: float = 9, indent: float = 0, colour: QColor = INK) -> None:
        height = self.measure(text, self.width - indent, points)
        self.need(height)
        self._draw(text, QRectF(indent, self.y, self.width - indent, height + 2), points, colour=colour)
        self.y += height + 2

    def heading(self, text: str, colour: QColor, keep: float = 40) -> None:
        """A band with a heading; stays with the `keep` points below it."""
        height = 18.0
        self.need(height + keep)
        self.y += 6 if self.y else 0
        self.painter.fillRect(QRectF(0, self.y, 5, height - 4), colour)
        self._draw(text, QRectF(10, self.y - 1, self.width - 10, height), 11, True)
        self.y += height

    def rule(self) -> None:
        self.painter.setPen(QPen(LINE, 0.5))
        self.painter.drawLine(0, round(self.y), round(self.width), round(self.y))

    def box(self, x: float, y: float, size: float) -> None:
        """A box to tick."""
        self.painter.setPen(QPen(INK, 0.8))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRect(QRectF(x, y, size, size))

    def finish(self) -> None:
        self.painter.end()


def layout(page: str) -> QPageLayout:
    """A4 or letter (by country if not said), upright, with margins every printer can print."""
    if not page:
        page = "letter" if QLocale().measurementSystem() == QLocale.MeasurementSystem.ImperialUSSystem else "A4"
    size = QPageSize(QPageSize.PageSizeId.Letter if page == "letter" else QPageSize.PageSizeId.A4)
    return QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(14, 13, 14, 12), QPageLayout.Unit.Millimeter)
