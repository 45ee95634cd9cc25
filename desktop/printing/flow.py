"""Pages that fill from top to bottom: text that wraps, tables that break between rows, nothing cut off."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPageLayout, QPainter, QPen

from desktop.printing.lettering import BODY, INK, NO_BRUSH, NOTE, Type, draw_text, fitting, height_of, set_text
from desktop.printing.paper import MM

POINTS_PER_INCH = 72
LINE = QColor("#b9b09c")
BAND = QColor("#8a7b58")
LONG = 6
"""Paragraphs of more lines may be broken between pages."""
FOOT = 14.0
"""Room for the line at the foot of a page."""
TITLE = Type(18, bold=True, serif=True)
HEADING = Type(11, bold=True)


class Pages:
    """Fills pages of a PDF or a printer from top to bottom; lengths are in points from the upper left margin.

    Attributes:
        painter: draws in points, so that vectors and fonts need no conversion.
        width, height: the room between the margins, above the line at the foot.
        paper: the sheet itself, in the same coordinates.
        y: where the next thing goes.
        number: of the page.
        printed: how many of the pages so far are wanted.
    """

    def __init__(self, device: QPagedPaintDevice, name: str, takes: Callable[[int], bool] | None = None) -> None:
        """`takes` says which pages are wanted; the others are counted, and drawn where nobody sees them."""
        self._device = device
        self._name = name
        self._part = ""
        self._takes = takes
        self.number = 0
        self.marks: list[tuple[str, int]] = []
        """Where the parts begin, counted in the pages that are wanted: for bookmarks."""
        self.printed = 0
        self._real, self._nowhere, self._blank = QPainter(), QPainter(), QImage(1, 1, QImage.Format.Format_RGB32)
        self.painter = self._real
        self._scale = 1.0
        self._measure()
        self.y = 0.0

    def trial(self) -> Pages:
        """Pages like these on which nothing is seen: to find out how many something takes."""
        return Pages(self._device, self._name, lambda _: False)

    def _measure(self) -> None:
        """The room on a page, as it lies now."""
        layout = self._device.pageLayout()
        inside, whole = layout.paintRectPoints(), layout.fullRectPoints()
        self.margin = float(inside.x())
        self.width = float(inside.width())
        self.height = inside.height() - FOOT
        self.paper = QRectF(-inside.x(), -inside.y(), whole.width(), whole.height())

    def turn(self, *, landscape: bool) -> None:
        """The pages from the next one on lie down, or stand up again."""
        ways = QPageLayout.Orientation
        self._device.setPageOrientation(ways.Landscape if landscape else ways.Portrait)
        self._measure()

    def begin(self, part: str) -> None:
        """A new part: it starts on a page of its own and is named at the foot."""
        if part != self._part:
            self.bookmark(part)
        self._part = part
        self.new_page()

    def bookmark(self, title: str) -> None:
        """A bookmark to the next page, if it is wanted."""
        if self._takes is None or self._takes(self.number + 1):
            self.marks.append((title, self.printed))

    def _open(self) -> None:
        """The page on the device, or nowhere if it is not wanted."""
        if self._takes is not None and not self._takes(self.number):
            if not self._nowhere.isActive():
                self._nowhere.begin(self._blank)
            self.painter = self._nowhere
            return
        if self.printed:
            self._device.newPage()
        elif not self._real.begin(self._device):
            raise OSError("the printer does not answer")
        self.painter = self._real
        self.printed += 1
        self._scale = self._device.logicalDpiX() / POINTS_PER_INCH

    def new_page(self) -> None:
        self.number += 1
        self._open()
        self.painter.resetTransform()
        self.painter.scale(self._scale, self._scale)
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.y = 0.0
        self._foot()

    def _foot(self) -> None:
        number = str(self.number)
        words = " · ".join(part for part in (self._name, self._part) if part)
        type_ = fitting(words, self.width - 40, FOOT - 2, NOTE)
        draw_text(self.painter, words, 0, self.height + 3, self.width - 40, type_)
        draw_text(self.painter, number, self.width - 40, self.height + 3, 40, NOTE, "right")

    def finish(self) -> None:
        for painter in (self._real, self._nowhere):
            if painter.isActive():
                painter.end()

    # -- room --------------------------------------------------------------------------------------
    def room(self) -> float:
        return self.height - self.y

    def need(self, height: float) -> bool:
        """Make sure that `height` fits; True if a new page was begun."""
        if height <= self.room() + 0.01 or self.y == 0:
            return False
        self.new_page()
        return True

    def skip(self, height: float) -> None:
        if self.y:
            self.y += height

    # -- text --------------------------------------------------------------------------------------
    def title(self, text: str, below: str = "") -> None:
        """The name of a sheet, and one line about it."""
        self.paragraph(text, TITLE)
        if below:
            self.paragraph(below, NOTE)
        self.y += 4

    def paragraph(self, text: str, type_: Type = BODY, indent: float = 0.0, first: str = "") -> None:
        """Running text; `first` stands before it (a bullet or a number)."""
        width = self.width - indent
        setting = set_text(text, width, type_)
        if setting.height > self.room() and len(setting.lines) > LONG:
            self._broken([words for words, _ in setting.lines], type_, indent, first)
            return
        self.need(setting.height)
        if first:
            draw_text(self.painter, first, 0, self.y, indent, type_)
        draw_text(self.painter, text, indent, self.y, width, type_)
        self.y += setting.height + 2

    def _broken(self, lines: list[str], type_: Type, indent: float, first: str) -> None:
        """A long paragraph goes on over the page, line by line."""
        leading = set_text(" ", self.width, type_).leading
        self.need(2 * leading)
        if first:
            draw_text(self.painter, first, 0, self.y, indent, type_)
        for line in lines:
            self.need(leading)
            draw_text(self.painter, line, indent, self.y, self.width, type_)
            self.y += leading
        self.y += 2

    def heading(self, text: str, keep: float = 40, colour: QColor = BAND) -> None:
        """A heading with a mark of a colour before it; stays with the `keep` points below it."""
        height = height_of(text, self.width - 12, HEADING)
        self.skip(7)
        self.need(height + keep + 7)
        self.painter.fillRect(QRectF(0, self.y + 1, 5, height - 2), colour)
        self.painter.setPen(QPen(INK, 0.5))
        self.painter.setBrush(NO_BRUSH)
        self.painter.drawRect(QRectF(0, self.y + 1, 5, height - 2))
        draw_text(self.painter, text, 11, self.y, self.width - 12, HEADING)
        self.y += height + 2

    def ticked(self, text: str, type_: Type = BODY) -> None:
        """A line with a box to tick."""
        height = max(height_of(text, self.width - 16, type_), 11) + 2
        self.need(height)
        self.tick(1, self.y + 1.5)
        draw_text(self.painter, text, 16, self.y, self.width - 16, type_)
        self.y += height

    # -- lines -------------------------------------------------------------------------------------
    def rule(self, x: float = 0.0, y: float | None = None, width: float | None = None) -> None:
        """A thin line across."""
        at = self.y if y is None else y
        self.painter.setPen(QPen(LINE, 0.5))
        self.painter.drawLine(QLineF(x, at, x + (self.width if width is None else width), at))

    def tick(self, x: float, y: float, size: float = 7.5) -> None:
        """A box to tick."""
        self.painter.setPen(QPen(INK, 0.7))
        self.painter.setBrush(NO_BRUSH)
        self.painter.drawRect(QRectF(x, y, size, size))

    def ruler(self, x: float, y: float, millimetres: int = 50) -> None:
        """A measure to check that nothing was scaled."""
        painter = self.painter
        painter.setPen(QPen(INK, 0.6))
        painter.drawLine(QLineF(x, y, x + millimetres * MM, y))
        for mark in range(0, millimetres + 1, 10):
            painter.drawLine(QPointF(x + mark * MM, y - 3), QPointF(x + mark * MM, y + 3))
        draw_text(painter, f"{millimetres} mm", x + millimetres * MM + 4, y - 4.5, 60, NOTE)
