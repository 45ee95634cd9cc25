"""A fight that was rolled, from top to bottom: result, both sides, what changed it, the chart, what came of it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout

from desktop.ui.widgets.fighting import CardPicture, DiceRow, Fighter, LitChart, Row
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.items import ItemList
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.battle import BattleSide, BattleView
from desktop.views.table import ItemView


class BattleColumn(QObject):
    """Fills a column with a BattleView.

    Signals:
        go_on: the players have seen it.
        located: spaces and pieces to find on the map.
    """

    go_on = Signal()
    located = Signal(list, list)
    rule_requested = Signal(str)

    def __init__(self, battle: BattleView, names: dict[str, str], column: QVBoxLayout) -> None:
        super().__init__()
        self.battle, self._names = battle, names
        self.rolls: list[DiceRow] = []
        self.sides = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        column.addLayout(self._head())
        column.addWidget(self._result())
        self._told = [line.text for line in battle.lines if not line.dice]
        if self._told:
            column.addWidget(self._story())
        self.sides.setSpacing(6)
        for heading, side in ((self.tr("Attack"), battle.attack), (self.tr("Defence"), battle.defence)):
            if side.items or side.came or side.dice or side.fighters:
                self.sides.addWidget(self._side(heading, side), 1)
        column.addLayout(self.sides)
        if battle.column or battle.shifts or battle.modifiers:
            column.addWidget(self._odds())
        for chart in battle.charts:
            box = Section()
            box.column.addWidget(TextLabel(chart.title, bold=True))
            box.column.addWidget(LitChart(chart))
            column.addWidget(box)

    def roll(self) -> None:
        """Let the dice tumble once more before they lie."""
        for row in self.rolls:
            row.roll()

    def _head(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.addWidget(TextLabel(self.battle.title, factor=1.15, bold=True), 1)
        self.done = QPushButton(self.tr("Go on"))
        self.done.setToolTip(self.tr("Put this fight away; it can be opened again from the log"))
        self.done.clicked.connect(self.go_on)
        line.addWidget(self.done, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _dice(self, values: tuple[int, ...], ems: float) -> DiceRow:
        row = DiceRow(values, ems)
        self.rolls.append(row)
        return row

    def _result(self) -> Section:
        box = Section(side=self.battle.attack.side)
        line = QHBoxLayout()
        line.setSpacing(8)
        if self.battle.die:
            line.addWidget(self._dice((self.battle.die,), 2.4), 0, Qt.AlignmentFlag.AlignTop)
        words = self.battle.result or self.tr("The dice have fallen; the fight goes on.")
        line.addWidget(TextLabel(words, factor=1.2, bold=True), 1)
        box.column.addLayout(line)
        return box

    def _side(self, heading: str, side: BattleSide) -> Section:
        box = Section(side=side.side)
        line = QHBoxLayout()
        name = self._names.get(side.side, "") or side.side.capitalize()
        line.addWidget(TextLabel(f"{heading} · {name}", bold=True), 1)
        line.addWidget(TextLabel(side.total or side.made, factor=1.3, bold=True, wrap=False))
        box.column.addLayout(line)
        if side.fighters:
            box.column.addWidget(self._fighters(side))
        if side.cards:
            box.column.addWidget(Row([CardPicture(card, 4.4) for card in side.cards]))
        if side.items:
            box.column.addWidget(self._items(side.items))
        if side.dice:
            box.column.addWidget(self._dice(side.dice, 1.8))
        if side.came:
            box.column.addWidget(self._items(side.came))
        box.column.addStretch(1)
        return box

    def _fighters(self, side: BattleSide) -> Row:
        shown = [Fighter(fighter) for fighter in side.fighters]
        for each in shown:
            each.clicked.connect(lambda piece: self.located.emit([], [piece]))
        return Row(shown, 2)

    def _items(self, items: tuple[ItemView, ...]) -> ItemList:
        listing = ItemList(items)
        listing.rule_requested.connect(self.rule_requested)
        listing.piece_clicked.connect(lambda piece: self.located.emit([], [piece]))
        return listing

    def _odds(self) -> Section:
        box = Section()
        if self.battle.column:
            line = QHBoxLayout()
            line.addWidget(TextLabel(self.tr("Column"), bold=True, wrap=False))
            line.addWidget(TextLabel(self.battle.column, factor=1.1, bold=True), 1)
            box.column.addLayout(line)
        parts = ((self.tr("Shifts"), self.battle.shifts), (self.tr("Die modifiers"), self.battle.modifiers))
        for heading, items in parts:
            if items:
                box.column.addWidget(TextLabel(heading, tone="muted", factor=0.9))
                box.column.addWidget(self._items(items))
        return box

    def _story(self) -> Section:
        """All that was told of it after the dice: losses as they were taken, retreat, advance."""
        box = Section()
        box.column.addWidget(TextLabel(self.tr("What came of it"), bold=True))
        for text in self._told:
            box.column.addWidget(TextLabel(text))
        return box

    def lay_beside(self, room: int) -> None:
        """Put the sides beside each other where there is room for both."""
        wide = room >= em() * 28
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self.sides.setDirection(way)
