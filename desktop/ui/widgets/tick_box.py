"""Boxes to tick and readings to pick, whose words break into lines and whose marks are seen in every theme.

The marks are our own: those of the style are drawn in a shade of the window, and are lost on a dark one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QCheckBox, QRadioButton, QSizePolicy, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import WRAP, longest_word

GAP = 6
"""Between the mark and its words."""

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton as Button
else:
    Button = object


class _Worded(Button):
    """What both have in common; it comes before the class of Qt."""

    _label = ""

    def _word(self, label: str) -> None:
        self._label = label
        self.setAccessibleName(label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def label(self) -> str:
        return self._label

    def _side(self) -> int:
        """Of the mark: it grows with the letters."""
        return max(13, round(self.fontMetrics().height() * 0.78))

    def _indent(self) -> int:
        return self._side() + GAP + 1

    def _words(self, width: int) -> QRect:
        return self.fontMetrics().boundingRect(QRect(0, 0, max(1, width), 100000), WRAP, self._label)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(self._words(width - self._indent()).height(), self._side()) + 2

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._label) + self._indent() + 2
        return QSize(width, max(self.fontMetrics().height(), self._side()) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(longest_word(self.fontMetrics(), self._label) + self._indent() + 2, self.sizeHint().height())

    def hitButton(self, at) -> bool:  # type: ignore[no-untyped-def]  # its words are as good as the mark
        return self.rect().contains(at)

    def mark_box(self) -> QRectF:
        """Where the mark stands."""
        side = self._side()
        top = max(1, (self.fontMetrics().height() - side) // 2 + 1)
        return QRectF(1, top, side - 1, side - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        theme = self.palette()
        ground = theme.color(group, QPalette.ColorRole.Base)
        ink = colours.readable(theme.color(group, QPalette.ColorRole.WindowText), ground, colours.MARK_CONTRAST)
        painter.setPen(QPen(colours.accent(theme) if self.underMouse() else ink, 1.3))
        painter.setBrush(ground)
        self._paint_mark(painter, self.mark_box(), ink)
        painter.setPen(theme.color(group, QPalette.ColorRole.WindowText))
        room = self.rect().adjusted(self._indent(), 1, 0, -1)
        painter.drawText(room, WRAP | int(Qt.AlignmentFlag.AlignLeft), self._label)
        if self.hasFocus():
            self._frame_focus(painter, room)

    def _frame_focus(self, painter: QPainter, room: QRect) -> None:
        from PySide6.QtWidgets import QStyle, QStyleOptionFocusRect  # with more numbers than a start should wait for

        option = QStyleOptionFocusRect()
        option.initFrom(self)
        option.rect = room
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option, painter, self)

    def _paint_mark(self, painter: QPainter, box: QRectF, ink) -> None:  # type: ignore[no-untyped-def]
        raise NotImplementedError


def paint_tick(painter: QPainter, box: QRectF, ink: QColor, *, on: bool) -> None:
    """A box in the pen of the painter, and the tick in it."""
    painter.drawRoundedRect(box, 2, 2)
    if on:
        pen = QPen(ink, max(1.8, box.width() * 0.15))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        spots = [(0.22, 0.52), (0.42, 0.74), (0.8, 0.26)]
        left, top, side = box.left(), box.top(), box.width()
        painter.drawPolyline([QPointF(left + x * side, top + y * side) for x, y in spots])


class TickBox(_Worded, QCheckBox):
    """A box to tick."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word(label)

    def _paint_mark(self, painter: QPainter, box: QRectF, ink) -> None:  # type: ignore[no-untyped-def]
        paint_tick(painter, box, ink, on=self.isChecked())


class PickBox(_Worded, QRadioButton):
    """One of several, of which one is picked."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._word(label)

    def _paint_mark(self, painter: QPainter, box: QRectF, ink) -> None:  # type: ignore[no-untyped-def]
        painter.drawEllipse(box)
        if self.isChecked():
            inner = box.width() * 0.26
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink)
            painter.drawEllipse(box.adjusted(inner, inner, -inner, -inner))
