"""Fields that the wheel passes by: who scrolls a page changes no setting on the way."""

from __future__ import annotations

from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QDoubleSpinBox, QSpinBox


class QuietComboBox(QComboBox):
    """Chosen by a click or by keys."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class QuietSpinBox(QDoubleSpinBox):
    """Changed by its buttons or by keys."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class QuietNumberBox(QSpinBox):
    """The same for whole numbers."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
