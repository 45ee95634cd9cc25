"""What all items of the map share: a fault while painting is reported once, and never gets out into Qt.

Qt paints the items from within an event that the view handles in Python. An exception raised there leaves the binding
with wrong reference counts, and the program dies a moment later.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

ROUNDING_PX = 3
"""By how much a picture laid on whole pixels may stand out."""


class MapItem(QGraphicsItem):
    """An item that says with `show_on` how it looks."""

    _reported = False
    _scale = 1.0
    """At which it was last painted on the screen."""

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        try:
            self.show_on(painter, option, widget)
        except Exception as error:
            if not self._reported:
                self._reported = True
                told = type(error), error, error.__traceback__
                QTimer.singleShot(0, lambda: sys.excepthook(*told))  # a message cannot be opened while painting

    def freshen(self) -> None:
        """Have the screen painted again where the item is now: before it goes elsewhere, and after.

        Qt remembers where an item was last painted, but a painting of any part of the map counts: one that comes
        between a move and its own painting would leave the item's picture behind where it was.
        """
        scene, area = self.scene(), self.sceneBoundingRect()
        if scene is not None and not area.isEmpty():  # no area would mean all of it
            pad = ROUNDING_PX / self._scale
            scene.update(area.adjusted(-pad, -pad, pad, pad))

    def show_on(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        raise NotImplementedError
