"""The Combat dock: a fight from its declaration until the players go on.

Before the dice fall it is itemised with the exact chance of every outcome; afterwards the same sum stands there with
the dice, what they meant, and all that came of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.ui.panels.battle_column import BattleColumn
from desktop.ui.panels.panel import Panel
from desktop.ui.widgets.fighting import Fighter, Row
from desktop.ui.widgets.flow import FlowLayout, clear_layout
from desktop.ui.widgets.frames import Column, Section
from desktop.ui.widgets.items import ItemList, OutcomeRow
from desktop.ui.widgets.pictures import DieFace, RollingDie
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.battle import BattleView, FighterView
from desktop.views.pieces import PieceView
from desktop.views.table import ItemView, PreviewView

WIDE, WIDE_WITH_DICE = 30, 17
"""Widths in line heights from which the two sides stand beside each other; sooner where each rolls dice of its own."""


class CombatPanel(Panel):
    """Shows a PreviewView, or the BattleView of a fight that was rolled; a click on a unit locates it.

    Signals besides those of Panel:
        go_on: the players have seen the fight.
    """

    go_on = Signal()

    panel_id = "combat"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: PreviewView | None = None
        self._pieces: dict[str, PieceView] = {}
        self.battle: BattleColumn | None = None
        self._both: QBoxLayout | None = None
        self._animated = True
        self._column = Column(self)
        self.outer.addWidget(self._column)
        self.die = RollingDie(self)
        self.die.hide()
        self._rebuild()

    def set_animated(self, on: bool) -> None:
        """Whether the die rolls before it shows its result."""
        self._animated = on

    def show_battle(self, battle: BattleView) -> None:
        """Show a fight that was rolled, until another takes its place."""
        before = self.battle.battle if self.battle is not None else None
        if battle == before:
            return
        self._view = None
        fallen = before is None or (before.start, _dice(before)) != (battle.start, _dice(battle))
        self._rebuild(battle)
        if fallen and self._animated and self.battle is not None:
            self.battle.roll()

    def show_preview(self, view: PreviewView | None, pieces: Sequence[PieceView] = ()) -> None:
        """Show a fight; None when there is none to discuss. `pieces` are the counters on the table."""
        if view == self._view and self.battle is None:
            return
        self._pieces = {piece.id: piece for piece in pieces}
        rolled = (
            view is not None
            and view.die > 0
            and (self._view is None or self._view.die != view.die or self._view.result != view.result)
        )
        self._view = view
        self._rebuild()
        if view is not None and view.die:
            self.die.animated = self._animated
            if rolled:
                self.die.roll_to(view.die)
            else:
                self.die.value = view.die

    def _rebuild(self, battle: BattleView | None = None) -> None:
        self.hold_focus()
        self.die.setParent(self)
        self.die.hide()
        column = self._column.column
        clear_layout(column)
        self._both, self.battle = None, None
        view = self._view
        if battle is not None:
            self._add_battle(battle)
            return
        if view is None:
            words = self.tr("No fight is under discussion. Point at an attack, or choose attackers and a target.")
            column.addWidget(TextLabel(words, tone="muted"))
            return
        column.addWidget(TextLabel(view.title, factor=1.15, bold=True))
        if view.result or view.die:
            column.addWidget(self._result(view))
        if view.outcomes:
            column.addWidget(self._outcomes(view))
        column.addLayout(self._strengths(view))
        self._set_direction()
        if view.column or view.shifts or view.modifiers:
            column.addWidget(self._odds(view))
        if view.faces:
            column.addWidget(self._faces(view))

    def _add_battle(self, battle: BattleView) -> None:
        self.battle = BattleColumn(battle, dict(self._sides), self._column.column)
        self.battle.go_on.connect(self.go_on)
        self.battle.located.connect(self.locate_requested)
        self.battle.rule_requested.connect(self.rule_requested)
        self.battle.lay_beside(self.width())
        for child in self._column.content.findChildren(QWidget):
            child.show()  # what is not shown yet has no height, and the column would keep too little room for it
        self._column.content.updateGeometry()
        self._column.verticalScrollBar().setValue(0)

    def _strengths(self, view: PreviewView) -> QBoxLayout:
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._both.setSpacing(8)
        parts = (
            (self.tr("Attack"), view.attacker, view.attack, view.attack_total, view.attack_dice),
            (self.tr("Defence"), view.defender, view.defence, view.defence_total, view.defence_dice),
        )
        for heading, side, items, total, dice in parts:
            if not items and not total:
                continue  # a side that adds nothing needs no room
            box = Section(side=side)
            line = QHBoxLayout()
            words = f"{heading} · {self.side_name(side)}" if side else heading
            line.addWidget(TextLabel(words, bold=True), 1)
            sum_label = TextLabel(total, factor=1.3, bold=True, wrap=False)
            line.addWidget(sum_label, 0, Qt.AlignmentFlag.AlignTop)
            box.column.addLayout(line)
            if units := [self._pieces[item.piece] for item in items if item.piece in self._pieces]:
                box.column.addWidget(self._fighters(units))
            if dice:
                box.column.addWidget(self._dice(dice))
            box.column.addWidget(self._items(items))
            box.column.addStretch(1)
            self._both.addWidget(box, 1)
        return self._both

    def _fighters(self, units: Sequence[PieceView]) -> Row:
        """The units with their counters; a click shows where one stands."""
        shown = [Fighter(FighterView(unit, unit)) for unit in dict.fromkeys(units)]
        for each in shown:
            each.clicked.connect(lambda piece: self.locate_requested.emit([], [piece]))
        return Row(shown, 2)

    def _dice(self, dice: tuple[int, ...]) -> QWidget:
        """The dice of one side as they lie."""
        row = QWidget()
        flow = FlowLayout(row, 4)
        for value in dice:
            flow.addWidget(DieFace(value))
        return row

    def _items(self, items: tuple[ItemView, ...]) -> ItemList:
        listing = ItemList(items)
        listing.rule_requested.connect(self.rule_requested)
        listing.piece_clicked.connect(lambda piece: self.locate_requested.emit([], [piece]))
        return listing

    def _odds(self, view: PreviewView) -> Section:
        box = Section()
        line = QHBoxLayout()
        line.addWidget(TextLabel(self.tr("Column"), bold=True, wrap=False))
        line.addWidget(TextLabel(view.column, factor=1.2, bold=True), 1)
        box.column.addLayout(line)
        for heading, items in ((self.tr("Shifts"), view.shifts), (self.tr("Die modifiers"), view.modifiers)):
            if items:
                box.column.addWidget(TextLabel(heading, tone="muted", factor=0.9))
                box.column.addWidget(self._items(items))
        return box

    def _faces(self, view: PreviewView) -> Section:
        box = Section()
        box.column.addWidget(TextLabel(self.tr("By the die"), bold=True))
        row = QWidget()
        flow = FlowLayout(row, 8)
        for face, result in view.faces:
            flow.addWidget(self._face(face, result, lit=bool(view.die) and face == str(view.die)))
        box.column.addWidget(row)
        return box

    def _face(self, face: str, result: str, *, lit: bool) -> QWidget:
        cell = QWidget()
        column = QVBoxLayout(cell)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        centre = Qt.AlignmentFlag.AlignHCenter
        if face.isdigit() and 1 <= int(face) <= 6:
            picture = DieFace(int(face))
            picture.lit = lit
            column.addWidget(picture, 0, centre)
        else:
            column.addWidget(TextLabel(face, bold=lit, wrap=False), 0, centre)
        column.addWidget(TextLabel(result, bold=lit, wrap=False), 0, centre)
        return cell

    def _outcomes(self, view: PreviewView) -> Section:
        box = Section()
        box.column.addWidget(TextLabel(view.odds_title or self.tr("Chances"), bold=True))
        for outcome in view.outcomes:
            whose = self.tr("good for %1").replace("%1", self.side_name(outcome.good_for)) if outcome.good_for else ""
            box.column.addWidget(OutcomeRow(outcome, view.total, whose))
        return box

    def _result(self, view: PreviewView) -> Section:
        box = Section(side=view.attacker)
        line = QHBoxLayout()
        line.setSpacing(8)
        self.die.setHidden(not view.die)
        if view.die:
            line.addWidget(self.die, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(TextLabel(view.result, factor=1.1, bold=True), 1)
        box.column.addLayout(line)
        return box

    def _set_direction(self) -> None:
        if self._both is not None:
            for item in (self._both.itemAt(index) for index in range(self._both.count())):
                if item is not None and (box := item.widget()) is not None:
                    box.show()  # what is not shown yet has no width
            self._both.setDirection(self._direction())

    def _direction(self) -> QBoxLayout.Direction:
        duel = self._view is not None and bool(self._view.attack_dice or self._view.odds_title)
        wide = self.width() >= em() * (WIDE_WITH_DICE if duel else WIDE) and self._fit_beside()
        return QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom

    def _fit_beside(self) -> bool:
        """Whether long names leave both sides room beside each other."""
        if self._both is None:
            return True
        boxes = [self._both.itemAt(index) for index in range(self._both.count())]
        need: int = sum(box.minimumSize().width() for box in boxes if box) + self._both.spacing()
        return need <= self.width() - 3 * em()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._set_direction()
        if self.battle is not None:
            self.battle.lay_beside(self.width())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._set_direction()


def _dice(battle: BattleView) -> tuple[object, ...]:
    """The dice of a fight as they lie."""
    return battle.die, battle.attack.dice, battle.defence.dice
