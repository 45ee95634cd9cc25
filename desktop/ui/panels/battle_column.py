"""A fight that was rolled, from top to bottom: result, both sides, what changed it, the chart, what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.ui.panels.fight_column import TOTAL, FightColumn
from desktop.ui.widgets.fighting import CardPicture, DiceRow, LitChart, Row, roll_before
from desktop.ui.widgets.frames import Section
from desktop.ui.widgets.parts import Part, Parts
from desktop.ui.widgets.rolls import RollRow
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.battle import BattleSide, BattleView, RollView
from desktop.views.table import ChartView

DECIDED = "decided"


class BattleColumn(FightColumn):
    """Shows a BattleView; what is as it was keeps its widgets.

    Signals:
        go_on: the players have seen it.
    """

    go_on = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(6, parent)
        self.battle: BattleView | None = None
        column = self.column
        column.addLayout(self._head())
        self._result = Parts(_below(column))
        self._story = Section(self)
        self._story.column.addWidget(TextLabel(self.tr("What came of it"), bold=True))
        self._told = Parts(_below(self._story.column, 4))
        column.addWidget(self._story)
        column.addLayout(self.sides)
        self._both = Parts(self.sides)
        self._rest = Parts(_below(column))

    def show_battle(self, battle: BattleView, names: Mapping[str, str]) -> None:
        """Show a fight; `names` are those of the sides."""
        self.battle = battle
        self._title.setText(battle.title)
        self.done.setVisible(battle.over)  # there is nothing to go on from while it is fought
        words = battle.result or self.tr("The dice have fallen; the fight goes on.")
        result = (battle.attack.side, battle.die, words)
        asides = [(battle.attack.side, roll) for roll in battle.rolls]
        rolled: list[Part] = [(aside, partial(self._aside, *aside)) for aside in asides]
        self._result.show([(result, partial(self._result_box, *result)), *rolled])
        told = [line.text for line in battle.lines if not line.dice]
        self._told.show([(text, partial(TextLabel, text)) for text in told])
        self._story.setVisible(bool(told))
        self._both.show(self._sides_of(battle, names), 1)
        self._rest.show(self._more(battle))

    def roll(self) -> None:
        """Let the dice tumble once more before they lie."""
        told = [*self.findChildren(QWidget, DECIDED), *self._told.widgets]
        rolls = self.findChildren(RollRow)
        roll_before([*told, *(words for roll in rolls for words in roll.told)], self.findChildren(DiceRow))

    def _head(self) -> QHBoxLayout:
        line = QHBoxLayout()
        self._title = TextLabel("", factor=1.15, bold=True)
        line.addWidget(self._title, 1)
        self.done = QPushButton(self.tr("Go on"))
        self.done.setToolTip(self.tr("Put this fight away; it can be opened again from the log"))
        self.done.clicked.connect(self.go_on)
        line.addWidget(self.done, 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _result_box(self, side: str, die: int, words: str) -> Section:
        box = Section(side=side)
        line = QHBoxLayout()
        line.setSpacing(8)
        if die:
            line.addWidget(DiceRow((die,), 2.4), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(_decided(TextLabel(words, factor=1.2, bold=True)), 1)
        box.column.addLayout(line)
        return box

    def _sides_of(self, battle: BattleView, names: Mapping[str, str]) -> list[Part]:
        parts: list[Part] = []
        for heading, side in ((self.tr("Attack"), battle.attack), (self.tr("Defence"), battle.defence)):
            if side.items or side.came or side.dice or side.fighters:
                words = f"{heading} · {names.get(side.side, '') or side.side.capitalize()}"
                parts.append(((words, side), partial(self._side, words, side)))
        return parts

    def _aside(self, side: str, roll: RollView) -> Section:
        """A roll that is neither side's: its dice, what it needed, and what was added to it."""
        box = Section(side=side)
        box.column.addWidget(RollRow(roll, roll.after, 1.8, 8 * em()))
        return box

    def _side(self, words: str, side: BattleSide) -> Section:
        box = self.side_box(side.side, words, side.total or side.made, side.fighters)
        for figure in () if side.total else box.findChildren(TextLabel, TOTAL):
            _decided(figure)
        if side.cards:
            box.column.addWidget(Row([CardPicture(card, 4.4) for card in side.cards]))
        if side.items:
            box.column.addWidget(self.items(side.items))
        if side.dice:
            box.column.addWidget(DiceRow(side.dice, 1.8))
        if side.came:
            box.column.addWidget(_decided(self.items(side.came)))
        box.column.addStretch(1)
        return box

    def _more(self, battle: BattleView) -> list[Part]:
        parts: list[Part] = [(chart, partial(_chart, chart)) for chart in battle.charts]
        if battle.column or battle.shifts or battle.modifiers:
            odds = (self.tr("Column"), battle.column, battle.shifts, battle.modifiers)
            parts.insert(0, (odds, partial(self.odds_box, *odds)))
        return parts

    def lay_beside(self, room: int) -> None:
        """Put the sides beside each other where there is room for both."""
        self.put_beside(room >= em() * 28)


def _decided(words: QWidget) -> QWidget:
    """What dice have decided waits until they lie."""
    words.setObjectName(DECIDED)
    return words


def _chart(chart: ChartView) -> Section:
    box = Section()
    box.column.addWidget(TextLabel(chart.title, bold=True))
    box.column.addWidget(LitChart(chart))
    return box


def _below(column: QVBoxLayout, spacing: int = 6) -> QVBoxLayout:
    """A layout at the end of a column."""
    inner = QVBoxLayout()
    inner.setSpacing(spacing)
    column.addLayout(inner)
    return inner
