"""A picture to be looked at closely: the wheel goes nearer, a drag on it moves it, handles on it are dragged."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em

STEP, NEAREST = 1.25, 8.0
GRIP = 14.0
"""How near to a handle a press is meant for it, in pixels."""
NUDGES = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
FAR_NUDGE = 10
INK, HALO = QColor("#b3123a"), QColor("#ffffff")


class PictureView(QWidget):
    """Coordinates of handles are pixels of the picture. Subclasses say what is painted.

    Signals:
        moved: a handle lies elsewhere now (its number).
        dropped: a handle was let go.
    """

    moved = Signal(int)
    dropped = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.handles: list[QPointF] = []
        self.names: Sequence[str] = ()
        self.chosen = 0
        self._size = QSizeF(1, 1)
        self._zoom, self._at = 1.0, QPointF()
        self._fitted = True
        self._held: int | None = None
        self._panned: QPointF | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(em() * 12, em() * 10)

    # -- what subclasses say -----------------------------------------------------------------------
    def paint_picture(self, painter: QPainter, seen: QRectF) -> None:
        """The part of the picture that is seen; the painter is in its pixels."""
        raise NotImplementedError

    def paint_over(self, painter: QPainter) -> None:
        """What lies over it; the painter is in pixels of the widget."""

    def paint_last(self, painter: QPainter) -> None:
        """What lies over the handles."""

    def reach(self) -> QRectF:
        """Where handles may be dragged."""
        return QRectF(QPointF(0, 0), self._size)

    # -- zoom and place ----------------------------------------------------------------------------
    def set_size(self, size: QSizeF) -> None:
        """Another picture: all of it is shown."""
        self._size, self._fitted = size, True
        self.fit()

    def fit(self) -> None:
        room = QSizeF(self.width() - 2 * GRIP, self.height() - 2 * GRIP)
        self._zoom = max(1e-3, min(room.width() / self._size.width(), room.height() / self._size.height()))
        whole = self._size * self._zoom
        self._at = QPointF((self.width() - whole.width()) / 2, (self.height() - whole.height()) / 2)
        self._fitted = True
        self.update()

    def transform(self) -> QTransform:
        """From pixels of the picture to those of the widget."""
        return QTransform(self._zoom, 0, 0, self._zoom, self._at.x(), self._at.y())

    def to_picture(self, spot: QPointF) -> QPointF:
        return (spot - self._at) / self._zoom

    def to_widget(self, spot: QPointF) -> QPointF:
        return spot * self._zoom + self._at

    def zoom_by(self, factor: float, around: QPointF | None = None) -> None:
        """Nearer or farther; what lies under a spot stays there."""
        spot = around or QPointF(self.rect().center())
        kept = self.to_picture(spot)
        self._zoom = min(NEAREST, max(self._zoom * factor, 1e-3))
        self._at, self._fitted = spot - kept * self._zoom, False
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        turns = event.angleDelta().y() / 120
        if turns:
            self.zoom_by(STEP**turns, event.position())
        event.accept()

    # -- handles -----------------------------------------------------------------------------------
    def handle_at(self, spot: QPointF) -> int | None:
        """The handle under a spot of the widget, the chosen one first."""
        near = [n for n, h in enumerate(self.handles) if (self.to_widget(h) - spot).manhattanLength() <= GRIP]
        return self.chosen if self.chosen in near else next(iter(near), None)

    def move_handle(self, number: int, spot: QPointF) -> None:
        """Put a handle somewhere else, as far as it may go."""
        area = self.reach()
        x, y = min(max(spot.x(), area.left()), area.right()), min(max(spot.y(), area.top()), area.bottom())
        self.place_handle(number, QPointF(x, y))
        self.moved.emit(number)
        self.update()

    def place_handle(self, number: int, spot: QPointF) -> None:
        self.handles[number] = spot

    def mousePressEvent(self, event: QMouseEvent) -> None:
        found = self.handle_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and found is not None:
            self._held = self.chosen = found
        else:
            self._panned = event.position()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is not None:
            self.move_handle(self._held, self.to_picture(event.position()))
        elif self._panned is not None:
            self._at += event.position() - self._panned
            self._panned, self._fitted = event.position(), False
            self.update()
        else:
            over = self.handle_at(event.position()) is not None
            self.setCursor(Qt.CursorShape.CrossCursor if over else Qt.CursorShape.OpenHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held, self._held, self._panned = self._held, None, None
        if held is not None:
            self.dropped.emit(held)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the chosen handle by a pixel of the picture, with Shift by ten; Space takes the next one."""
        step = NUDGES.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Space and self.handles:
            self.chosen = (self.chosen + 1) % len(self.handles)
            self.update()
        elif event.text() in ("+", "-"):
            self.zoom_by(STEP if event.text() == "+" else 1 / STEP)
        elif step and self.handles:
            far = FAR_NUDGE if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            self.move_handle(self.chosen, self.handles[self.chosen] + QPointF(*step) * far)
            self.dropped.emit(self.chosen)
        else:
            super().keyPressEvent(event)

    # -- painting ----------------------------------------------------------------------------------
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colours.in_use().surround())
        painter.save()
        painter.setTransform(self.transform(), True)
        self.paint_picture(painter, QRectF(self.to_picture(QPointF(0, 0)), QSizeF(self.size()) / self._zoom))
        painter.restore()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_over(painter)
        for number in range(len(self.handles)):
            self._paint_handle(painter, number)
        self.paint_last(painter)
        if self.hasFocus():
            painter.setPen(QPen(colours.accent(self.palette()), 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def _paint_handle(self, painter: QPainter, number: int) -> None:
        spot, chosen = self.to_widget(self.handles[number]), number == self.chosen
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((HALO, 5.0), (INK, 2.4)):
            painter.setPen(QPen(colour, width))
            painter.drawEllipse(spot, GRIP if chosen else GRIP * 0.7, GRIP if chosen else GRIP * 0.7)
            painter.drawLine(spot - QPointF(4, 0), spot + QPointF(4, 0))
            painter.drawLine(spot - QPointF(0, 4), spot + QPointF(0, 4))
        if number < len(self.names):
            self._paint_name(painter, spot, self.names[number])

    def _paint_name(self, painter: QPainter, spot: QPointF, name: str) -> None:
        """Beside its handle, on the side where there is room."""
        wide = label_width(painter, name)
        left = spot.x() + GRIP + 6
        if left + wide > self.width():
            left = spot.x() - GRIP - 6 - wide
        paint_label(painter, QPointF(left, spot.y() - GRIP), name)


def label_width(painter: QPainter, text: str) -> float:
    """How wide the plate of a word is."""
    font = QFont(painter.font())
    font.setBold(True)
    painter.setFont(font)
    return painter.fontMetrics().boundingRect(text).width() + 10.0


def paint_label(painter: QPainter, at: QPointF, text: str) -> None:
    """A word on a plate, its left edge at a spot."""
    label_width(painter, text)
    box = QRectF(painter.fontMetrics().boundingRect(text)).adjusted(-5, -2, 5, 2)
    box.moveTopLeft(at)
    painter.setPen(QPen(INK, 1.2))
    painter.setBrush(HALO)
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QColor("#20140c"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
