"""Pages that lie over the map, which stays: the end of a game, and on what it turned."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.text import em

WIDTH = 62
"""At most so many ems wide."""


class BoardPage(QWidget):
    """A page under a band in the colour of a side; its content scrolls above its buttons.

    Signals: closed (back to the map), and covers (whether it lies on the map now).
    """

    closed = Signal()
    covers = Signal(bool)

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._band = ""
        self._top = 0
        outer = QVBoxLayout(self)
        outer.setContentsMargins(em(), round(1.3 * em()), em(), em() // 2)
        self._scroll = Column(self)
        outer.addWidget(self._scroll, 1)
        outer.addWidget(self._buttons())
        board.installEventFilter(self)
        self.hide()

    def _buttons(self) -> QWidget:
        raise NotImplementedError

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setMinimumHeight(round(2.4 * em()))
        button.setAutoDefault(False)
        return button

    def _fresh(self) -> QVBoxLayout:
        """Where its content is laid out anew."""
        fresh, outer = Column(self), self.layout()
        assert outer is not None
        outer.replaceWidget(self._scroll, fresh)
        self._scroll.deleteLater()
        self._scroll = fresh
        fresh.column.setSpacing(em() // 2)
        fresh.show()
        return fresh.column

    def _come_up(self) -> None:
        self._place()
        self.show()
        self.raise_()
        self.setFocus()

    def _place(self) -> None:
        room = self._board.size()
        width = min(WIDTH * em(), room.width())
        self.setGeometry((room.width() - width) // 2, self._top, width, room.height() - self._top)

    def set_top(self, top: int) -> None:
        """Bars take so much of the upper edge of the map."""
        if top != self._top:
            self._top = top
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.covers.emit(visible)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().color(QPalette.ColorRole.Window))
        band = colours.side_colour(self._band) if self._band else colours.hairline(self.palette())
        painter.fillRect(0, 0, self.width(), em(), band)
        painter.setPen(colours.hairline(self.palette()))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))

    def _close(self) -> None:
        self.hide()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes to the map; nothing reaches it otherwise."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        event.accept()
