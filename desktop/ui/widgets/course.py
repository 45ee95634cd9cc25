"""The course of a game: its figures over the turns, a line for each, named at its end."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em, font_metrics, scaled_font
from desktop.views.ending import CourseView, LineOfPlay

HIGH = 12
"""Height in ems."""
DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
TEXT = 0.9


def figure(value: int) -> str:
    """A figure with a minus as it is printed."""
    return str(value).replace("-", "−")


class Course(QWidget):
    """Draws a CourseView. Lines differ by dash as well as by colour."""

    def __init__(self, view: CourseView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.summary())

    def summary(self) -> str:
        """The figures in words, for those who cannot see the lines."""
        return "\n".join(
            f"{line.title}: " + ", ".join(f"{tick} {n}" for tick, n in zip(self._view.ticks, line.values, strict=True))
            for line in self._view.lines
        )

    def sizeHint(self) -> QSize:
        return QSize(30 * em(), HIGH * em())

    def minimumSizeHint(self) -> QSize:
        return QSize(14 * em(), HIGH * em())

    def _figures(self) -> list[int]:
        return [n for line in self._view.lines for n in line.values if n is not None] or [0]

    def _scale(self) -> tuple[int, int]:
        low, high = min(self._figures()), max(self._figures())
        return (low, high) if high > low else (low - 1, high + 1)

    def _area(self) -> QRectF:
        left = max(font_metrics(TEXT).horizontalAdvance(figure(n)) for n in self._scale()) + em()
        return QRectF(left, 2.4 * em(), max(1.0, self.width() - left - 2 * em()), self.height() - 4.4 * em())

    def spot(self, tick: int, value: int) -> QPointF:
        """Where a figure of a turn is drawn."""
        (low, high), area = self._scale(), self._area()
        across = tick / max(1, len(self._view.ticks) - 1)
        return QPointF(
            area.left() + area.width() * across, area.bottom() - area.height() * (value - low) / (high - low)
        )

    def ink(self, line: LineOfPlay) -> QColor:
        """The colour of a line: its side's, strong enough for this theme."""
        ground = self.palette().color(QPalette.ColorRole.Window)
        colour = colours.side_colour(line.side) if line.side else colours.accent(self.palette())
        return colours.readable(colour, ground, colours.MARK_CONTRAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled_font(TEXT))
        self._paint_axes(painter)
        self._paint_titles(painter)
        for number, line in enumerate(self._view.lines):
            self._paint_line(painter, line, DASHES[number % len(DASHES)])

    def _paint_axes(self, painter: QPainter) -> None:
        theme, area = self.palette(), self._area()
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        low, _ = self._scale()
        for value in self.marked():
            y = self.spot(0, value).y()
            painter.setPen(QPen(colours.hairline(theme), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(colours.muted(theme))
            painter.drawText(QRectF(0, y - em(), area.left() - em() / 2, 2 * em()), right, figure(value))
        widest = max((painter.fontMetrics().horizontalAdvance(tick) for tick in self._view.ticks), default=1) + em()
        step = max(1, -(-int(widest) // max(1, int(area.width() / max(1, len(self._view.ticks) - 1)))))
        last = len(self._view.ticks) - 1
        for number in [n for n in range(0, last + 1, step) if n == last or n <= last - step] + [last] * (
            last % step > 0
        ):
            x = self.spot(number, low).x()
            box = QRectF(x - 4 * em(), area.bottom() + em() / 3, 8 * em(), 1.5 * em())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, self._view.ticks[number])

    def marked(self) -> list[int]:
        """The figures beside the lines: the least, the most, and nothing if that is far enough from both."""
        low, high = self._scale()
        apart = min(abs(self.spot(0, 0).y() - self.spot(0, each).y()) for each in (low, high))
        return [low, 0, high] if low < 0 < high and apart > em() else [low, high]

    def _paint_titles(self, painter: QPainter) -> None:
        """What each line is, beside a piece of it."""
        x, metrics = self._area().left(), painter.fontMetrics()
        for number, line in enumerate(self._view.lines):
            painter.setPen(QPen(self.ink(line), 3, DASHES[number % len(DASHES)]))
            painter.drawLine(QPointF(x, 0.8 * em()), QPointF(x + 2 * em(), 0.8 * em()))
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            width = metrics.horizontalAdvance(line.title) + em()
            painter.drawText(QRectF(x + 2.5 * em(), 0, width, 1.6 * em()), Qt.AlignmentFlag.AlignVCenter, line.title)
            x += 3 * em() + width

    def _paint_line(self, painter: QPainter, line: LineOfPlay, dash: Qt.PenStyle) -> None:
        spots = [self.spot(tick, value) for tick, value in enumerate(line.values) if value is not None]
        painter.setPen(QPen(self.ink(line), 2.6, dash))
        for a, b in pairwise(spots):
            painter.drawLine(a, b)
        painter.setBrush(self.ink(line))
        painter.setPen(Qt.PenStyle.NoPen)
        for spot in spots:
            painter.drawEllipse(spot, 3, 3)
        if spots:
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.setFont(scaled_font(bold=True))
            last = [value for value in line.values if value is not None][-1]
            box = QRectF(spots[-1].x() - 4 * em(), spots[-1].y() - 1.6 * em(), 5 * em(), 1.5 * em())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight, figure(last))
            painter.setFont(scaled_font(TEXT))
