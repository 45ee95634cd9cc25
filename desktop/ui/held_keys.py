"""Keys that stay down. An X server tells them as let go and pressed again, and Qt takes some of that for real: a hand
that is held up would flicker, and a held Enter would answer question after question."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QWindow

SAME_MS = 1
"""A key that stays down is let go and pressed again at the same moment; no finger is so quick."""


class HeldKeys(QObject):
    """Watches the keys of a window and marks those as repeated that are."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._let_go: tuple[int, int] = (0, 0)
        self._watched: QWindow | None = None

    def watch(self, window: QWindow | None) -> None:
        if window is not None and window is not self._watched:
            self._watched = window
            window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.isAutoRepeat():
            return False
        if event.type() == QEvent.Type.KeyRelease:
            self._let_go = (event.key(), event.timestamp())
        elif event.type() == QEvent.Type.KeyPress and self._is_again(event):
            QCoreApplication.sendEvent(watched, _repeated(event))
            return True
        return False

    def _is_again(self, event: QKeyEvent) -> bool:
        key, when = self._let_go
        return key == event.key() and 0 <= event.timestamp() - when <= SAME_MS


def _repeated(event: QKeyEvent) -> QKeyEvent:
    codes = (event.nativeScanCode(), event.nativeVirtualKey(), event.nativeModifiers())
    return QKeyEvent(QEvent.Type.KeyPress, event.key(), event.modifiers(), *codes, event.text(), True, event.count())
