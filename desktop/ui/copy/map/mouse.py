"""The mouse over a map that is worked on: with a tool in hand a press, a drag and a release are the tool's."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent

from desktop.ui.map.map_widget import MapWidget

STILL_PX = 4


class MapMouse(QObject):
    """Signals, each with a spot in units of the board:
    pressed, moved, released: with a tool in hand.
    clicked: without one; a drag then moves the map.
    """

    pressed = Signal(float, float)
    moved = Signal(float, float)
    released = Signal(float, float)
    clicked = Signal(float, float)

    def __init__(self, board: MapWidget) -> None:
        super().__init__(board)
        self._view = board.view
        self.in_hand = False
        self._down: QPointF | None = None
        self._view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent):
            return super().eventFilter(watched, event)
        left = event.button() == Qt.MouseButton.LeftButton
        match event.type():
            case QEvent.Type.MouseButtonPress if left:
                self._down = event.position()
                return self._tell(self.pressed, event)
            case QEvent.Type.MouseMove if self._down is not None:
                return self._tell(self.moved, event)
            case QEvent.Type.MouseButtonRelease if left and self._down is not None:
                still = (event.position() - self._down).manhattanLength() < STILL_PX
                self._down = None
                if not self.in_hand and still:
                    self.clicked.emit(*self._spot(event))
                return self._tell(self.released, event)
            case QEvent.Type.MouseButtonDblClick:
                return self.in_hand
        return super().eventFilter(watched, event)

    def _tell(self, signal: object, event: QMouseEvent) -> bool:
        if self.in_hand:
            signal.emit(*self._spot(event))  # type: ignore[attr-defined]
        return self.in_hand

    def _spot(self, event: QMouseEvent) -> tuple[float, float]:
        at = self._view.mapToScene(event.position().toPoint())
        return at.x(), at.y()
