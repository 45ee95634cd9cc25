"""The second half of a double click: no answer to whatever has come up under the pointer meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class SecondClick:
    """Remembers what was pressed last, where and when."""

    def __init__(self) -> None:
        self._at, self._when = QPoint(), -QApplication.doubleClickInterval()
        self._what: object = None

    def is_one(self, event: QEvent, what: object) -> bool:
        """Whether a press meant something else that lay in this place a moment ago; a press on the same counts."""
        if not isinstance(event, QMouseEvent) or event.type() not in PRESSES:
            return False
        if event.button() != Qt.MouseButton.LeftButton:
            return False
        at, when = event.globalPosition().toPoint(), event.timestamp()
        near = (at - self._at).manhattanLength() < QApplication.startDragDistance()
        again = near and when - self._when < QApplication.doubleClickInterval() and what != self._what
        self._at, self._when = at, when
        if not again:
            self._what = what
        return again
