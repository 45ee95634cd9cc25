"""Cards side by side: as large as there is room for, then smaller, then over each other like a hand of cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.widgets.text import em

GAP = 6
READABLE, WIDEST = 10.5, 15.0
"""Width in line heights of a card that can just be read, and of the widest."""
LOW, TALL = 1.2, 2.0
"""Height of a card for its width, at least and at most."""
NARROWEST_PX = 120
LEAST_ROW, LEAST = 12.0, 4.0
"""Height in line heights of one of several rows, and of a single one in a dock that is made low."""


def places(number: int, room: QSize, unit: int) -> list[QRect]:
    """Where so many cards lie: in the number of rows that shows most of each of them."""
    least = LEAST_ROW * unit
    layouts = [_rows(number, rows, room, unit) for rows in range(1, number + 1) if rows == 1 or
               (room.height() - GAP * (rows - 1)) / rows >= least]  # fmt: skip
    _, found = max(layouts, key=lambda each: each[0], default=(0.0, []))
    return found


def _rows(number: int, rows: int, room: QSize, unit: int) -> tuple[float, list[QRect]]:
    """So many rows: how much is seen of a card that lies under another one, and where they lie."""
    in_row = ceil(number / rows)
    high = (room.height() - GAP * (rows - 1)) / rows
    widest = max(1.0, min(WIDEST * unit, high / LOW, room.width()))
    wide = min(widest, (room.width() - GAP * (in_row - 1)) / in_row)
    step = wide + GAP
    if wide < min(READABLE * unit, widest):
        wide = min(READABLE * unit, widest)
        step = (room.width() - wide) / max(1, in_row - 1)
    size = QSize(int(wide), int(min(high, wide * TALL)))
    found = [
        QRect(round(at % in_row * step), round(at // in_row * (size.height() + GAP)), size.width(), size.height())
        for at in range(number)
    ]
    return min(step, wide) * size.height(), found


class Fan(QWidget):
    """Lays cards out in the room it has. The one in front lies whole over its neighbours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[QWidget] = []
        self._front: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def lay(self, cards: Sequence[QWidget]) -> None:
        """These are the cards, from left to right."""
        self._cards = list(cards)
        if self._front not in self._cards:
            self._front = None
        self._place()
        self.updateGeometry()

    def bring_forward(self, card: QWidget | None) -> None:
        """Have a card lie over the others; None where each lies over the one at its left."""
        if card is not self._front:
            self._front = card
            self._stack()

    def minimumSizeHint(self) -> QSize:
        unit = em()
        return QSize(NARROWEST_PX, round(LEAST * unit)) if self._cards else QSize(0, 0)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        for card, place in zip(self._cards, places(len(self._cards), self.size(), em()), strict=True):
            card.setGeometry(place)
        self._stack()

    def _stack(self) -> None:
        for card in self._cards:
            card.raise_()
        if self._front is not None:
            self._front.raise_()
