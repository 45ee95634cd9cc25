"""Clicks on the map that point at something instead of playing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QMouseEvent

from desktop.ui.map.map_widget import MapWidget


class MapPointing(QObject):
    """While it is on, the left button plays nothing: a click points at a space or a piece, a drag draws an arrow.

    Signals:
        pointed: the space or piece that was clicked, and whether it is a piece.
        drawn: from where, and to where.
    """

    pointed = Signal(str, bool)
    drawn = Signal(str, str)

    def __init__(self, board: MapWidget, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._map = board
        self._from: str | None = None
        self._press = QPoint()
        self.is_on = False

    def set_on(self, on: bool) -> None:
        if on == self.is_on:
            return
        self.is_on, self._from = on, None
        port = self._map.view.viewport()
        self._map.gestures.cancel()
        if on:
            self._map.fan.close_fan()
            port.installEventFilter(self)
            port.setCursor(Qt.CursorShape.CrossCursor)
        else:
            port.removeEventFilter(self)
            port.unsetCursor()

    def _under(self, at: QPoint) -> tuple[str, bool]:
        spot = self._map.view.mapToScene(at)
        if piece := self._map.scene.piece_at(spot):
            return piece, True
        return self._map.scene.space_at(spot), False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or not self.is_on:
            return super().eventFilter(watched, event)
        at, kind = event.position().toPoint(), event.type()
        if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
            if event.button() != Qt.MouseButton.LeftButton:
                return False
            self._from, self._press = self._under(at)[0], at
        elif kind == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            self._let_go(at)
        else:
            return self._from is not None
        return True

    def _let_go(self, at: QPoint) -> None:
        start, self._from = self._from, None
        name, is_piece = self._under(at)
        if not start or not name:
            return
        if name == start:
            self.pointed.emit(name, is_piece)
        else:
            self.drawn.emit(start, name)
