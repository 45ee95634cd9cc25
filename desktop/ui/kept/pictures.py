"""The small pictures of kept games: fetched one after another while the page is seen, never before."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap

PAUSE_MS = 10
"""Between two pictures, so that the page answers in the meantime."""
KEPT = 1000
"""Pictures in memory, each of a few kilobytes."""

Key = tuple[Path, float]
"""A game, and when it was last changed."""


class KeptPictures(QObject):
    """Pictures by game and size. `source` gives the bytes of a picture, b"" if there is none.

    Signals:
        arrived: another picture can be drawn.
    """

    arrived = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.source: Callable[[Path], bytes] = lambda _path: b""
        self._data: dict[Key, bytes] = {}
        self._made: dict[tuple[Key, int, int], QPixmap] = {}
        self._wanted: dict[Key, None] = {}
        self._timer = QTimer(self, interval=PAUSE_MS)
        self._timer.timeout.connect(self._fetch_one)

    def picture(self, key: Key, size: QSize, ratio: float) -> QPixmap | None:
        """The picture fitted into a size; None while it is not there, and empty if there is none."""
        if key not in self._data:
            self._wanted[key] = None
            if not self._timer.isActive():
                self._timer.start()
            return None
        wide, high = round(size.width() * ratio), round(size.height() * ratio)
        label = (key, wide, high)
        if label not in self._made:
            if len(self._made) >= KEPT:
                self._made.clear()
            self._made[label] = self._fitted(self._data[key], QSize(wide, high))
        picture = self._made[label]
        picture.setDevicePixelRatio(ratio)
        return picture

    @staticmethod
    def _fitted(data: bytes, size: QSize) -> QPixmap:
        from desktop.ui.paint.picture import picture_from

        image = picture_from(data) if data else None
        if image is None or image.isNull():
            return QPixmap()
        whole = Qt.AspectRatioMode.KeepAspectRatio
        return QPixmap.fromImage(image.scaled(size, whole, Qt.TransformationMode.SmoothTransformation))

    def _fetch_one(self) -> None:
        """The one asked for last: that is where the reader is."""
        if not self._wanted:
            self._timer.stop()
            return
        key, _ = self._wanted.popitem()
        try:
            self._data[key] = self.source(key[0])
        except Exception:  # a picture is not worth a message; opening the game will say what is wrong
            self._data[key] = b""
        self.arrived.emit()

    def fetch_all(self) -> None:
        """Fetch what is wanted at once (pictures of the window)."""
        while self._wanted:
            self._fetch_one()

    def pause(self) -> None:
        """Fetch nothing more until something is asked for again."""
        self._wanted.clear()
        self._timer.stop()
