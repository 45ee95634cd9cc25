"""A slider that the wheel passes by; by itself, since the window starts with one and needs no other field."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSlider


class QuietSlider(QSlider):
    """Dragged, or moved by keys."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
