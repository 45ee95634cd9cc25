"""A box to tick, whose words break into lines instead of being cut off."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QPalette
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyle, QStyleOptionButton, QStylePainter, QWidget

from desktop.ui.widgets.text import WRAP, longest_word

GAP = 6
"""Between the box and its words."""


class TickBox(QCheckBox):
    """A check box for narrow places."""

    def __init__(self, label: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = label
        self.setAccessibleName(label)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def label(self) -> str:
        return self._label

    def _indent(self) -> int:
        return self.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth) + GAP

    def _words(self, width: int) -> QRect:
        return self.fontMetrics().boundingRect(QRect(0, 0, max(1, width), 100000), WRAP, self._label)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(self._words(width - self._indent()).height(), self._indent()) + 2

    def sizeHint(self) -> QSize:
        width = self.fontMetrics().horizontalAdvance(self._label) + self._indent() + 2
        return QSize(width, max(self.fontMetrics().height(), self._indent()) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(longest_word(self.fontMetrics(), self._label) + self._indent() + 2, self.sizeHint().height())

    def hitButton(self, at) -> bool:  # type: ignore[no-untyped-def]  # its words are as good as the box
        return self.rect().contains(at)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        style, line = self.style(), self.fontMetrics().height()
        box = style.subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        box.moveTop(max(1, (line - box.height()) // 2 + 1))
        option.rect = box
        painter.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorCheckBox, option)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        room = self.rect().adjusted(self._indent(), 1, 0, -1)
        painter.drawText(room, WRAP | int(Qt.AlignmentFlag.AlignLeft), self._label)
        if self.hasFocus():
            option.rect = room
            painter.drawPrimitive(QStyle.PrimitiveElement.PE_FrameFocusRect, option)
