"""The ways to use the chosen card, as one row of buttons above the cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.panels.card_widgets import UseSlot
from desktop.ui.widgets import colours
from desktop.ui.widgets.flow import let_go
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.pieces import CardUse

NARROWEST, TERSE = 9.5, 6.3
"""Width in line heights of a button with its words, and without."""
NARROWEST_PX = 120
WIDEST = 30
"""A button that has the row for itself is no wider, in line heights: nobody looks for it a window's width away."""
GAP, POINTER = 6, 7


class UseRow(QWidget):
    """Shows the uses of one card side by side; as high as those of any card of the hand need, so that no card moves
    when another one is chosen.

    Signals:
        used: an action was chosen.
        rule_requested: a rule is to be read.
    """

    used = Signal(str)
    rule_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slots: list[UseSlot] = []
        self._hint = TextLabel("", self, tone="muted")
        self._all: list[tuple[CardUse, ...]] = []
        self._heights: dict[tuple[int, int, bool], int] = {}
        self._pointer = -1
        self.terse = False
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def keep_room(self, hand: Iterable[tuple[CardUse, ...]]) -> None:
        """The uses of all cards, any of which may be chosen."""
        found = list(dict.fromkeys(hand))
        if found != self._all:
            self._all = found
            self._heights.clear()
            self.updateGeometry()

    def show_uses(self, uses: Sequence[CardUse], hint: str) -> None:
        """Show the uses of the chosen card, or a word instead."""
        if [slot.use for slot in self.slots] != list(uses):
            for slot in self.slots:
                let_go(slot)
            self.slots = [self._slot(use) for use in uses]
        self._hint.setText("" if uses else hint)
        self._hint.setHidden(bool(uses))
        self._place()

    def set_terse(self, on: bool) -> None:
        """Where the cards would find no room below, only the buttons are shown; the words come up at the cursor."""
        if on != self.terse:
            self.terse = on
            for slot in self.slots:
                slot.set_terse(on)
            self._heights.clear()
            self.updateGeometry()
            self._place()

    def point_at(self, x: int) -> None:
        """Where the chosen card lies; -1 for none."""
        if x != self._pointer:
            self._pointer = x
            self.update()

    def _slot(self, use: CardUse) -> UseSlot:
        slot = UseSlot(use, self)
        slot.used.connect(self.used)
        slot.rule_requested.connect(self.rule_requested)
        slot.set_terse(self.terse)
        slot.show()
        return slot

    # -- size --------------------------------------------------------------------------------------
    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.height_with(width, self.terse)

    def height_with(self, width: int, terse: bool) -> int:
        """The height at a width, with or without the words below the buttons."""
        key = (width, em(), terse)
        if key not in self._heights:
            high = max((self._needed(uses, width, terse) for uses in self._all), default=0)
            self._heights[key] = max(high, em()) + POINTER
        return self._heights[key]

    def sizeHint(self) -> QSize:
        width = max(self.width(), round(NARROWEST * em()))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(NARROWEST_PX, em())

    def _columns(self, number: int, width: int, terse: bool) -> int:
        least = (TERSE if terse else NARROWEST) * em()
        return max(1, min(number, int((width + GAP) // (least + GAP))))

    def _room(self, columns: int, width: int) -> int:
        return min((width - GAP * (columns - 1)) // columns, WIDEST * em())

    def _needed(self, uses: tuple[CardUse, ...], width: int, terse: bool) -> int:
        """The height of the uses of a card, in as many rows as they take."""
        if not uses:
            return 0
        columns = self._columns(len(uses), width, terse)
        room = self._room(columns, width)
        heights = [UseSlot.needed_height(use, room, terse) for use in uses]
        rows = [max(heights[at : at + columns]) for at in range(0, len(heights), columns)]
        return sum(rows) + GAP * (len(rows) - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        self._hint.setGeometry(0, 0, self.width(), max(em(), self.height() - POINTER))
        if not self.slots:
            return
        columns = self._columns(len(self.slots), self.width(), self.terse)
        room = self._room(columns, self.width())
        y = 0
        for at in range(0, len(self.slots), columns):
            row = self.slots[at : at + columns]
            high = max(UseSlot.needed_height(slot.use, room, self.terse) for slot in row)
            if columns == len(self.slots):
                high = max(high, self.height() - POINTER)
            for column, slot in enumerate(row):
                slot.setGeometry(column * (room + GAP), y, room, high)
            y += high + GAP
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A small pointer down to the card of which it tells."""
        if self._pointer < 0 or not self.slots:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accent(self.palette()))
        tip = QPointF(self._pointer, self.height())
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(-POINTER, -POINTER), tip + QPointF(POINTER, -POINTER)]))
