"""The pieces in hand, under the cursor."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.ui.paint.counters import margin_px


class Ghost(QWidget):
    """The pieces in hand, under the cursor."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._pictures: list[QPixmap] = []
        self._side = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def hold(self, pictures: list[QPixmap], side: int) -> None:
        self._pictures, self._side = pictures, side
        whole = side + 2 * margin_px(side) + 6 * (min(len(pictures), 4) - 1)
        self.resize(whole, whole)

    def move_middle(self, at: QPoint) -> None:
        self.move(at.x() - self.width() // 2, at.y() - self.height() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity(0.88)
        shown = self._pictures[-4:]
        for index, picture in enumerate(shown):
            shift = 6 * (len(shown) - 1 - index)
            painter.drawPixmap(shift, shift, picture)
        painter.end()
