"""A figure over the turns as a stepped line, with the lines it must not cross."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em, font_metrics, scaled_font
from desktop.views.war_room import CurveView

DASHES = (Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine, Qt.PenStyle.DashDotDotLine)
HIGH = 9
"""Height in ems."""


class Curve(QWidget):
    """Draws a CurveView; each limit has its own dash and is named at its end."""

    def __init__(self, view: CurveView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.summary())

    def summary(self) -> str:
        """The figures in words, for those who cannot see the line."""
        return f"{self._view.title}: " + ", ".join(
            f"{tick} {value}" for tick, value in zip(self._view.ticks, self._view.values, strict=False)
        )

    def sizeHint(self) -> QSize:
        return QSize(14 * em(), HIGH * em())

    def minimumSizeHint(self) -> QSize:
        return QSize(8 * em(), HIGH * em())

    def _figures(self) -> list[int]:
        lines = [value for _, line in self._view.limits for value in line if value is not None]
        return [*self._view.values, *lines] or [0]

    def spot(self, tick: int, value: int) -> QPointF:
        """Where a figure of a turn is drawn."""
        low, high = min(self._figures()), max(self._figures())
        area = self._area()
        across = tick / max(1, len(self._view.ticks) - 1)
        up = (value - low) / max(1, high - low)
        return QPointF(area.left() + area.width() * across, area.bottom() - area.height() * up)

    def _area(self) -> QRectF:
        metrics = font_metrics(0.85)
        left = max(metrics.horizontalAdvance(str(value)) for value in self._figures()) + em() / 2
        return QRectF(left, em() * 1.7, max(1.0, self.width() - left - em()), self.height() - em() * 3.2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(scaled_font(0.85))
        self._paint_axes(painter)
        for number, (_, line) in enumerate(self._view.limits):
            self._paint_limit(painter, line, DASHES[number % len(DASHES)])
        self._paint_values(painter)

    def _paint_axes(self, painter: QPainter) -> None:
        theme, area = self.palette(), self._area()
        painter.setPen(QPen(colours.hairline(theme), 1))
        painter.drawLine(area.bottomLeft(), area.bottomRight())
        painter.setPen(colours.muted(theme))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for value in sorted({min(self._figures()), max(self._figures())}):
            y = self.spot(0, value).y()
            painter.drawText(QRectF(0, y - em(), area.left() - em() / 3, 2 * em()), right, str(value))
        step = self._tick_step(painter, area)
        for number in range(0, len(self._view.ticks), step):
            x = self.spot(number, 0).x()
            box = QRectF(x - 3 * em(), area.bottom() + 2, 6 * em(), 1.4 * em())
            painter.drawText(box, Qt.AlignmentFlag.AlignHCenter, self._view.ticks[number])

    def _tick_step(self, painter: QPainter, area: QRectF) -> int:
        widest = max((painter.fontMetrics().horizontalAdvance(tick) for tick in self._view.ticks), default=1) + em() / 2
        room = area.width() / max(1, len(self._view.ticks) - 1)
        return max(1, -(-int(widest) // max(1, int(room))))

    def _paint_limit(self, painter: QPainter, line: tuple[int | None, ...], dash: Qt.PenStyle) -> None:
        painter.setPen(QPen(colours.muted(self.palette()), 1.6, dash))
        for tick, (here, there) in enumerate(pairwise(line)):
            if here is not None and there is not None:
                painter.drawLine(self.spot(tick, here), self.spot(tick + 1, there))

    def _paint_values(self, painter: QPainter) -> None:
        theme, view = self.palette(), self._view
        ink = colours.side_colour(view.side) if view.side else theme.color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(ink, 2.4))
        spots = [self.spot(tick, value) for tick, value in enumerate(view.values)]
        for a, b in pairwise(spots):
            painter.drawLine(a, b)
        painter.setBrush(ink)
        for spot in spots:
            painter.drawEllipse(spot, 2.5, 2.5)
        if spots:
            painter.setPen(theme.color(QPalette.ColorRole.WindowText))
            painter.setFont(scaled_font(bold=True))
            at = spots[-1]
            painter.drawText(QRectF(at.x() - 2 * em(), at.y() - 1.6 * em(), 4 * em(), 1.4 * em()),
                             Qt.AlignmentFlag.AlignHCenter, str(view.values[-1]))  # fmt: skip


def dash_of(number: int) -> Qt.PenStyle:
    """How the limit of that number is drawn."""
    return DASHES[number % len(DASHES)]
