"""What the panels with cards have in common: any card can be seen large."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.panels.card_widgets import CardWidget, CardZoom
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
            return
        window = self.window()
        if self._zoom is None or self._zoom.parentWidget() is not window:
            self._zoom = CardZoom(window)
        self._zoom.show_card(card.view, card.rect().translated(card.mapTo(window, QPoint(0, 0))))

    def hide_zoom(self) -> None:
        if self._zoom is not None:
            self._zoom.hide()

    def zoomed(self) -> CardView | None:
        """The card on show in large, if any."""
        return self._zoom.view if self._zoom is not None and self._zoom.isVisible() else None

    def hideEvent(self, event: QHideEvent) -> None:
        self.hide_zoom()
        super().hideEvent(event)
