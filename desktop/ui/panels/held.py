"""Hands at an open table: face down, a click away from their owner's eyes."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em
from desktop.views.pieces import HeldView

MOST_DRAWN = 9
STEP, WIDTH, HEIGHT = 0.55, 1.5, 2.1
"""Of the backs of cards, in line heights."""
LOW = 0.55
"""How much of that is drawn in one line, while the cards of a hand need the room."""
LARGE = 30
"""Letters of this line height in pixels leave room for one line only."""


class HeldHand(QWidget):
    """The backs of one hand and whose it is, in one line if it is `low`. A click holds it up or puts it down; no key
    does."""

    pressed = Signal()

    def __init__(self, view: HeldView, parent: QWidget | None = None, *, low: bool = False) -> None:
        super().__init__(parent)
        self.view, self._low = view, low or em() > LARGE
        self._scale = LOW if self._low else 1.0
        self._under = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setObjectName(f"hand-{view.seat}")
        self.setToolTip(self._tip())
        self.setAccessibleName(self._words() + " " + self._act())

    def _words(self) -> str:
        return f"{self.view.name} · {self.view.count}"

    def _act(self) -> str:
        return self.tr("Turn down") if self.view.up else self.tr("Show")

    def _tip(self) -> str:
        if self.view.up:
            return self.tr("Turn the cards of {0} face down").format(self.view.name)
        return self.tr("{0} looks at the cards; the others look away").format(self.view.name)

    def _drawn(self) -> int:
        """How many backs are drawn: one stands for all where letters are so large that words need the room."""
        return min(self.view.count, 1 if self._low and em() > LARGE else MOST_DRAWN)

    def _backs(self) -> float:
        """How wide the backs are drawn, in line heights."""
        return (WIDTH + STEP * (max(self._drawn(), 1) - 1)) * self._scale

    def _width_of_words(self) -> int:
        font = self.font()
        font.setBold(True)
        metrics = QFontMetrics(font)
        words, act = (metrics.horizontalAdvance(text) for text in (self._words(), self._act()))
        return words + em() // 2 + act if self._low else max(words, act)

    def sizeHint(self) -> QSize:
        height = (HEIGHT * self._scale + 0.7 * self._scale) * em()
        return QSize(round((self._backs() + 1.4) * em()) + self._width_of_words(), round(height))

    def paintEvent(self, event: QPaintEvent) -> None:
        unit, back = em(), colours.side_colour(self.view.seat)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._under or self.view.up:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.wash(self.palette(), back, 0.28 if self.view.up else 0.16))
            painter.drawRoundedRect(self.rect(), 6, 6)
        tall = unit * self._scale
        for number in range(self._drawn()):
            left = 0.35 * unit + number * STEP * tall
            self._draw_back(painter, QRectF(left, 0.35 * tall, WIDTH * tall, HEIGHT * tall), back)
        words = self.rect().adjusted(round((self._backs() + 0.9) * unit), 0, 0, 0)
        self._write(painter, words)
        painter.end()

    def _write(self, painter: QPainter, words: QRect) -> None:
        """Whose it is; below it, or beside it in one line, what a click does."""
        half = words.height() // 2
        above, below = words.adjusted(0, 0, 0, -half), words.adjusted(0, half, 0, 0)
        up, down = Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop
        if self._low:
            above, below, up, down = words, words, Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignVCenter
        painter.setPen(self.palette().windowText().color())
        font = painter.font()
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(above, up, self._words())
        if self._low:
            below = below.adjusted(painter.fontMetrics().horizontalAdvance(self._words()) + em() // 2, 0, 0, 0)
        font.setBold(False)
        font.setUnderline(True)
        painter.setFont(font)
        painter.setPen(colours.accent(self.palette()))
        painter.drawText(below, down, self._act())

    def _draw_back(self, painter: QPainter, rect: QRectF, back: QColor) -> None:
        painter.setPen(QPen(QColor("#ffffff"), 1.2))
        painter.setBrush(back)
        painter.drawRoundedRect(rect, 3, 3)
        inner = rect.adjusted(3, 3, -3, -3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 110), 1))
        painter.drawRoundedRect(inner, 2, 2)
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click turns nothing: a hand that is meant to be up stays up."""

    def enterEvent(self, event: QEnterEvent) -> None:
        self._under = True
        self.update()

    def leaveEvent(self, event: object) -> None:
        self._under = False
        self.update()
