"""Lettered: the base of widgets that draw their own letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget


class Lettered(QWidget):
    """Draws letters in the font of the program and takes another size when that font changes."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.updateGeometry()
