"""The uses of a card that was carried to the table, where it was set down."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from desktop.views.pieces import CardView


def uses_menu(parent: QWidget, card: CardView, chosen: Callable[[str], object]) -> QMenu:
    """A small menu; what the card cannot be used for now is there too and says why."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.addSection(card.title)
    for use in card.uses:
        line = menu.addAction(use.text)
        line.setEnabled(bool(use.action))
        line.setToolTip(use.refusal)
        line.triggered.connect(partial(_choose, chosen, use.action))
    lines = [line for line in menu.actions() if line.isEnabled() and not line.isSeparator()]
    menu.setActiveAction(lines[0])
    menu.aboutToHide.connect(menu.deleteLater)
    return menu


def _choose(chosen: Callable[[str], object], action: str) -> None:
    chosen(action)
