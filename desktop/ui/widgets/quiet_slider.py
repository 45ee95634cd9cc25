"""A slider that the wheel passes by; by itself, since the window starts with one and needs no other field."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSlider


class QuietSlider(QSlider):
    """Dragged, or moved by keys."""

    def put(self, position: int, most: int) -> None:
        """Show a position among so many, without telling of it. Where it stays at the end nothing is painted anew."""
        at_end = 0 < self.maximum() == self.value() and 0 < most == position
        self.blockSignals(True)
        self._still = at_end
        self.setRange(0, most)
        self.setPageStep(max(1, most // 10))
        self.setValue(position)
        self._still = False
        self.blockSignals(False)

    _still = False

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        if not self._still:
            super().sliderChange(change)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
