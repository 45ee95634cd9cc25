"""One line of words, some of them bold or a link, as wide as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.widgets import colours


class Words(Struct, frozen=True):
    """Some words of the line; with a `link` they are a link to that."""

    text: str
    bold: bool = False
    link: str = ""


class PathLine(QWidget):
    """Draws its words itself: a label would set them as a document, with every action. New words never make the window
    take its shape again.

    Signals:
        link_activated: a link was clicked.
        resized: there is another room for words.
    """

    link_activated = Signal(str)
    resized = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words: tuple[Words, ...] = ()
        self._pressed = ""
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_words(self, words: Iterable[Words]) -> None:
        before, self._words = self._words, tuple(words)
        if self._words != before:
            self.setAccessibleName(self.text())
            self.update()

    def text(self) -> str:
        """All words, as they are read."""
        return "".join(each.text for each in self._words)

    def sizeHint(self) -> QSize:
        return QSize(0, self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _placed(self) -> Iterator[tuple[Words, QFont, QRect]]:
        x = 0
        for words in self._words:
            font = QFont(self.font())
            font.setBold(words.bold)
            font.setUnderline(bool(words.link))
            wide = QFontMetrics(font).horizontalAdvance(words.text)
            yield words, font, QRect(x, 0, wide, self.height())
            x += wide

    def link_at(self, spot: QPoint) -> str:
        """The link under a spot; "" where there is none."""
        return next((words.link for words, _, box in self._placed() if words.link and box.contains(spot)), "")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = QPainter(self), self.palette()
        for words, font, box in self._placed():
            painter.setFont(font)
            painter.setPen(colours.link(theme) if words.link else theme.color(QPalette.ColorRole.WindowText))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip), words.text)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hand = bool(self.link_at(event.position().toPoint()))
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = self.link_at(event.position().toPoint()) if event.button() == Qt.MouseButton.LeftButton else ""
        event.setAccepted(bool(self._pressed))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, ""
        if pressed and pressed == self.link_at(event.position().toPoint()):
            self.link_activated.emit(pressed)

    def resizeEvent(self, event: object) -> None:
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
