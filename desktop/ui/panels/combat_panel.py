"""The Combat dock: a fight from its declaration until the players go on.

Before the dice fall it is itemised with the exact chance of every outcome; afterwards the same sum stands there with
the dice, what they meant, and all that came of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.panels.battle_column import BattleColumn
from desktop.ui.panels.panel import Panel
from desktop.ui.panels.preview_column import PreviewColumn
from desktop.ui.widgets.frames import Column
from desktop.ui.widgets.pictures import RollingDie
from desktop.views.battle import BattleView
from desktop.views.pieces import PieceView
from desktop.views.table import PreviewView


class CombatPanel(Panel):
    """Shows a PreviewView, or the BattleView of a fight that was rolled; a click on a unit locates it.

    Signals besides those of Panel:
        go_on: the players have seen the fight.

    Attributes:
        preview: the fight that is discussed; battle: the one that was rolled, if that is shown.
    """

    go_on = Signal()

    panel_id = "combat"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: PreviewView | None = None
        self._animated = True
        self._column = Column(self)
        self.outer.addWidget(self._column)
        self.preview, self._rolled = PreviewColumn(), BattleColumn()
        for each in (self.preview, self._rolled):
            each.located.connect(self.locate_requested)
            each.rule_requested.connect(self.rule_requested)
            self._column.column.addWidget(each)
        self._rolled.go_on.connect(self.go_on)
        self._rolled.hide()
        self.battle: BattleColumn | None = None
        self.preview.show_preview(None, {}, self.side_name)

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
        self.hold_focus()
        self._rolled.show_battle(battle, dict(self._sides))
        self._turn_to(self._rolled)
        self._column.verticalScrollBar().setValue(0)
        if fallen and self._animated:
            self._rolled.roll()

    def show_preview(self, view: PreviewView | None, pieces: Sequence[PieceView] = ()) -> None:
        """Show a fight; None when there is none to discuss. `pieces` are the counters on the table."""
        if view == self._view and self.battle is None:
            return
        before, self._view = self._view, view
        rolled = (
            view is not None
            and view.die > 0
            and (before is None or before.die != view.die or before.result != view.result)
        )
        self.hold_focus()
        self.preview.show_preview(view, {piece.id: piece for piece in pieces}, self.side_name)
        self._turn_to(self.preview)
        if view is not None and view.die:
            self.die.animated = self._animated
            if rolled:
                self.die.roll_to(view.die)
            else:
                self.die.value = view.die

    @property
    def die(self) -> RollingDie:
        """The die of the fight that is discussed."""
        return self.preview.die

    def _turn_to(self, shown: QWidget) -> None:
        """Show one of the columns at its full height."""
        self.battle = self._rolled if shown is self._rolled else None
        with self._column.still():
            self._lay_beside()  # first: what is shown is laid out at once
            (self.preview if self.battle is not None else self._rolled).hide()
            shown.show()
        self._column.settle()

    def _lay_beside(self) -> None:
        if self.battle is not None:
            self.battle.lay_beside(self.width())
        else:
            self.preview.lay_beside(self.width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_beside()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._lay_beside()


def _dice(battle: BattleView) -> tuple[object, ...]:
    """The dice of a fight as they lie."""
    return battle.die, battle.attack.dice, battle.defence.dice
