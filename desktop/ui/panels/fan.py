"""Cards side by side: as large as there is room for, then smaller as long as each can be read, then over each other
like a hand of cards."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from math import ceil

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.panels.card_widgets import CardWidget
from desktop.ui.widgets.text import em

GAP = 6
READABLE, FANNED, WIDEST, WORDY = 8.5, 13.0, 15.0, 18.0
"""Width in line heights of a card with few words, of one in a fan of many, where width costs little, of the widest, and
of the widest if it has many words."""
LOW, TALL = 1.0, 2.4
"""Height of a card for its width, at least and at most;"""
FLAT = 0.62
"""of one so low that only its name and figure are seen, at least."""
MOST_HIDDEN = 0.3
"""Of the narrowest card of a fan, what the next one hides of it before width costs little."""
NARROWEST_PX = 120
LEAST_ROW, LEAST = 12.0, 2.0
"""Height in line heights of one of several rows, and of a single one in a dock that is made low."""


Needed = Callable[[int, range], Sequence[int]]
"""Tells for each card of a height the first of some widths at which it can be read."""


def places(number: int, room: QSize, unit: int, needed: Needed | None = None) -> list[QRect]:
    """Where so many cards lie: in the number of rows that shows most of each of them."""
    least = LEAST_ROW * unit
    layouts = [_rows(number, rows, room, unit, needed) for rows in range(1, number + 1) if rows == 1 or
               (room.height() - GAP * (rows - 1)) / rows >= least]  # fmt: skip
    _, found = max(layouts, key=lambda each: each[0], default=(0.0, []))
    return found


def _rows(number: int, rows: int, room: QSize, unit: int, needed: Needed | None) -> tuple[float, list[QRect]]:
    """So many rows: how much is seen of a card that lies under another one, and where they lie."""
    in_row = ceil(number / rows)
    high = (room.height() - GAP * (rows - 1)) / rows
    small = high < LEAST_ROW * unit
    most = max(1.0, min(WORDY * unit, high / (FLAT if small else LOW), room.width()))
    least = min(READABLE * unit, most, high if small else most)
    widths = range(int(least), int(most) + 1, max(1, unit // 2))
    needs = list(needed(int(min(high, widths[0] * TALL)), widths)) if needed and not small else [widths[0]] * number
    if rows > 1:
        needs = [max(needs)] * in_row
    shared = _shared(needs, room.width() - GAP * (in_row - 1), round(min(most, WIDEST * unit)))
    wide = float(shared)
    if shared:
        needs = [max(shared, need) for need in needs]
        starts = list(accumulate((need + GAP for need in needs), initial=0))
    else:
        fanned = round(least if small else min(most, max(*needs, FANNED * unit)))
        needs, starts = _fanned(needs, fanned, room.width())
        wide = min(after - before for before, after in pairwise(starts)) if in_row > 1 else needs[0]
    tall = int(min(high, min(needs) * TALL))
    found = [
        QRect(starts[at % in_row], round(at // in_row * (tall + GAP)), needs[at % in_row], tall) for at in range(number)
    ]
    return wide * tall, found


def _fanned(widths: Sequence[int], equal: int, room: int) -> tuple[list[int], list[int]]:
    """Cards that lie over each other, and where they begin: each hides as much of the one before. If that is much they
    are equally wide, since hardly more is seen of narrow ones."""
    among = max(1, len(widths) - 1)
    hidden = (sum(widths) - room) / among
    if hidden > min(widths) * MOST_HIDDEN:
        widths = [equal] * len(widths)
        hidden = (sum(widths) - room) / among
    begin = accumulate(widths[:-1], initial=0)
    return [*widths], [round(start - number * hidden) for number, start in enumerate(begin)]


def _shared(needs: Sequence[int], room: int, widest: int) -> int:
    """The greatest width that all cards side by side can have, if those that need more get more; 0 for none."""
    least = min(needs)
    widths = range(least, max(widest, least) + 1)
    fitting = bisect_right(widths, room, key=lambda wide: sum(max(wide, need) for need in needs))
    return widths[fitting - 1] if fitting else 0


class Fan(QWidget):
    """Lays cards out in the room it has. The one in front lies whole over its neighbours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: list[CardWidget] = []
        self._front: QWidget | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def lay(self, cards: Sequence[CardWidget]) -> None:
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
        spots = places(len(self._cards), self.size(), em(), self._readable)
        for number, (card, spot) in enumerate(zip(self._cards, spots, strict=True)):
            after = spots[number + 1] if number + 1 < len(spots) else QRect()
            card.setGeometry(spot)
            card.set_seen(after.x() - spot.x() if spot.intersects(after) else 0)
        self._stack()

    def _readable(self, height: int, widths: range) -> list[int]:
        return [card.readable_width(height, widths) for card in self._cards]

    def _stack(self) -> None:
        for card in self._cards:
            card.raise_()
        if self._front is not None:
            self._front.raise_()
