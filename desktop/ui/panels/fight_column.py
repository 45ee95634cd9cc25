"""What a column about a fight is made of, whether its dice have fallen or not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.ui.widgets.fighting import Fighter, Row
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.items import ItemList
from desktop.ui.widgets.parts import Part, Parts
from desktop.ui.widgets.text import TextLabel
from desktop.views.battle import FighterView
from desktop.views.table import ItemView


class Side(NamedTuple):
    """What is shown of a side: its heading, what it comes to, and the parts below."""

    id: str
    words: str
    total: str
    parts: tuple[Part, ...]


class SideBox(Section):
    """The box of a side; what is as it was in it keeps its widgets."""

    def __init__(self, side: str, parent: QWidget | None = None) -> None:
        super().__init__(parent, side=side)
        self._words = TextLabel("", self, bold=True)
        self.total = TextLabel("", self, factor=1.3, bold=True, wrap=False)
        line, below = QHBoxLayout(), QVBoxLayout()
        line.addWidget(self._words, 1)
        line.addWidget(self.total, 0, Qt.AlignmentFlag.AlignTop)
        below.setSpacing(self.column.spacing())
        self.column.addLayout(line)
        self.column.addLayout(below)
        self.column.addStretch(1)
        self._parts = Parts(below)

    def show_side(self, side: Side) -> None:
        self._words.setText(side.words)
        self.total.setText(side.total)
        self.total.show()  # dice that went while they tumbled tell nobody that they lie
        self._parts.show(side.parts)


class FightColumn(QWidget):
    """A column of boxes; `sides` holds those of both sides, below or beside each other.

    Signals:
        located: spaces and pieces to find on the map.
        rule_requested: the number of a rule to read.
    """

    located = Signal(list, list)
    rule_requested = Signal(str)

    def __init__(self, spacing: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(6)
        self.sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self.sides.setSpacing(spacing)
        self._both = Parts(self.sides)

    def show_sides(self, sides: Sequence[Side]) -> list[SideBox]:
        """Show each side in its box."""
        self._both.show([(side.id, partial(SideBox, side.id)) for side in sides], 1)
        boxes = [box for box in self._both.widgets if isinstance(box, SideBox)]
        for box, side in zip(boxes, sides, strict=True):
            box.show_side(side)
        return boxes

    def fighters(self, fighters: Sequence[FighterView]) -> list[Part]:
        """The counters of a side; a click shows where one stands."""
        return [(fighters, partial(self._fighters, fighters))] if fighters else []

    def _fighters(self, fighters: Sequence[FighterView]) -> Row:
        shown = [Fighter(fighter) for fighter in fighters]
        for each in shown:
            each.clicked.connect(lambda piece: self.located.emit([], [piece]))
        return Row(shown, 2)

    def items(self, items: tuple[ItemView, ...]) -> ItemList:
        listing = ItemList(items)
        listing.rule_requested.connect(self.rule_requested)
        listing.piece_clicked.connect(lambda piece: self.located.emit([], [piece]))
        return listing

    def odds_box(
        self, heading: str, column: str, shifts: tuple[ItemView, ...], modifiers: tuple[ItemView, ...]
    ) -> Section:
        """The column of the table, and what moved it."""
        box = Section()
        if column:
            line = QHBoxLayout()
            if heading:
                line.addWidget(TextLabel(heading, bold=True, wrap=False))
            line.addWidget(TextLabel(column, factor=1.2, bold=True), 1)
            box.column.addLayout(line)
        for words, items in ((self.tr("Shifts"), shifts), (self.tr("Die modifiers"), modifiers)):
            if items:
                box.column.addWidget(TextLabel(words, tone="muted", factor=0.9))
                box.column.addWidget(self.items(items))
        return box

    def put_beside(self, wide: bool) -> None:
        """The sides beside each other, or below."""
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        if way != self.sides.direction():
            self.sides.setDirection(way)
