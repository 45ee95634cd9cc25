"""The key that holds a hand up for as long as it is down."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from desktop.controller.game_controller import GameController
from desktop.controller.stages import is_open

HAND_KEY = Qt.Key.Key_H
LET_GO_MS = 120
"""A key that is pressed again within this time was never let go: some keyboards repeat it as releases and presses that
cannot be told from real ones."""


class HandKey(QObject):
    """Holds up the hand of whoever was asked when the key went down, and of nobody else before it is let go; one that
    lies open is raised."""

    def __init__(self, controller: GameController, window: QWidget, raise_hand: Callable[[bool | None], None]) -> None:
        super().__init__(window)
        self._controller, self._window, self._raise = controller, window, raise_hand
        self._is_held = False
        self._let_go = QTimer(self, singleShot=True, interval=LET_GO_MS)
        self._let_go.timeout.connect(self.let_go)

    def pressed(self, event: QKeyEvent) -> bool:
        """Whether a key is this one; its first press holds the hand up. In a menu it is a letter like any other."""
        if event.key() != HAND_KEY or event.modifiers() or QApplication.activePopupWidget() is not None:
            return False
        repeated = event.isAutoRepeat() or self._let_go.isActive()
        self._let_go.stop()
        if not repeated:
            self._watch()
            self._controller.hold_up(self._controller.player())
            self._raise(True)
        return True

    def released(self, event: QKeyEvent) -> bool:
        if event.key() != HAND_KEY:
            return False
        self._let_go.start()
        return True

    def turned_down(self, event: QKeyEvent) -> bool:
        """Escape turns down a hand that was held up by a click."""
        table = self._controller.table if self._controller.has_table else None
        if event.key() != Qt.Key.Key_Escape or table is None or not is_open(table.stage) or not table.viewer:
            return False
        self.let_go()
        return True

    def _watch(self) -> None:
        """All keys come by here first, whichever window has the keyboard by then: a menu or a field keeps none."""
        if not self._is_held:
            self._is_held = True
            _application().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.key() == HAND_KEY and not event.isAutoRepeat():
            if event.type() == QEvent.Type.KeyRelease:
                self.released(event)
            elif event.type() == QEvent.Type.KeyPress and QApplication.activePopupWidget() is not None:
                self._let_go.stop()  # it repeats itself there
        return False

    def window_left(self) -> None:
        """The keyboard is elsewhere: a key that is let go there is not told here. A panel of this window that lies
        outside it is part of the table."""
        there = QApplication.activeWindow()
        is_own = isinstance(there, QDockWidget) and there.parentWidget() is self._window
        if self._is_held or not is_own:
            self.let_go()

    def let_go(self) -> None:
        """The key is up, or was let go where nobody tells."""
        if self._is_held:
            self._is_held = False
            _application().removeEventFilter(self)
            self._raise(None)
        self._let_go.stop()
        self._controller.hold_up("")


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
