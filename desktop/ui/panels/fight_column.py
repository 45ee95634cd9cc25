"""What a column about a fight is made of, whether its dice have fallen or not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.ui.widgets.fighting import Fighter, Row
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.items import ItemList
from desktop.ui.widgets.text import TextLabel
from desktop.views.battle import FighterView
from desktop.views.table import ItemView

TOTAL = "total"
"""What the sum of a side is called."""


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

    def side_box(self, side: str, words: str, total: str, fighters: Sequence[FighterView]) -> Section:
        """The box of a side: its heading with what it comes to, and its counters; a click shows where one stands."""
        box = Section(side=side)
        line = QHBoxLayout()
        line.addWidget(TextLabel(words, bold=True), 1)
        figure = TextLabel(total, factor=1.3, bold=True, wrap=False)
        figure.setObjectName(TOTAL)
        line.addWidget(figure, 0, Qt.AlignmentFlag.AlignTop)
        box.column.addLayout(line)
        if fighters:
            shown = [Fighter(fighter) for fighter in fighters]
            for each in shown:
                each.clicked.connect(lambda piece: self.located.emit([], [piece]))
            box.column.addWidget(Row(shown, 2))
        return box

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
