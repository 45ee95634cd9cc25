"""Pictures: a small picture of the game on the table, kept with it for the list of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

SETTLED_MS = 1500


class Pictures(QObject):
    """Takes a picture a moment after a turn has begun, and whenever it is told to."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._turn = ""
        self._soon = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._soon.timeout.connect(self.keep)

    def begin(self, turn: str) -> None:
        """Another game is on the table."""
        self._turn = turn

    def saw(self, turn: str) -> None:
        if turn != self._turn:
            self._turn = turn
            self._soon.start()

    def keep(self) -> None:
        """Keep a picture of what anybody may see of the game."""
        self._soon.stop()
        table = self._window.game
        if table is not None and table.keeping.path is not None and table.pictured != table.match.position:
            from desktop.ui.paint.picture import picture_bytes, public_picture

            table.pictured = table.match.position
            try:
                image = public_picture(table.presenter.board(), table.sight.public())
            except Exception:  # a picture is not worth a message
                return
            table.keeping.keep_picture(picture_bytes(image))
