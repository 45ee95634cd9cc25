"""What the panels with cards have in common: any card can be seen large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QCursor, QHideEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from desktop.ui.panels.card_widgets import CardWidget
from desktop.ui.panels.card_zoom import CardZoom
from desktop.ui.panels.panel import Panel
from desktop.views.pieces import CardView


class CardPanel(Panel):
    """A panel whose cards are in `_cards`."""

    _cards: Sequence[CardWidget]

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._zoom: CardZoom | None = None

    def show_zoom(self, number: int) -> None:
        """Show a card large; a second time sends it away."""
        card = self._cards[number]
        if self.zoomed() == card.view:
            self.hide_zoom()
        else:
            self._show_large(card.view, card, card.rect())

    def _show_large(self, view: CardView, near: QWidget, spot: QRect) -> None:
        """Show a card large, beside the panel and near a part of a widget in it."""
        window = self.window()
        zoom = self._living_zoom()
        if zoom is None or zoom.parentWidget() is not window:
            zoom = self._zoom = CardZoom(window)
        place = spot.translated(near.mapTo(window, QPoint(0, 0)))
        panel = self.rect().translated(self.mapTo(window, QPoint(0, 0)))
        zoom.show_card(view, place, panel, window.mapFromGlobal(QCursor.pos()))

    def hide_zoom(self) -> None:
        if (zoom := self._living_zoom()) is not None:
            zoom.hide()

    def zoomed(self) -> CardView | None:
        """The card on show in large, if any."""
        zoom = self._living_zoom()
        return zoom.view if zoom is not None and zoom.isVisible() else None

    def _living_zoom(self) -> CardZoom | None:
        """It belongs to the window, which may be gone before a panel that floats is hidden."""
        return self._zoom if self._zoom is not None and isValid(self._zoom) else None

    def hideEvent(self, event: QHideEvent) -> None:
        self.hide_zoom()
        super().hideEvent(event)
