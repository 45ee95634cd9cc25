"""The battle desk: keeps the fight in the Combat dock, its result on the map and the last roll in the status bar."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.controller.game_controller import GameController
from desktop.ui.docks import Docks
from desktop.ui.panels.panel import Panel
from desktop.ui.result_strip import ResultStrip
from desktop.ui.settings import Settings
from desktop.ui.table_page import TablePage
from desktop.views.battle import BattleView, RollView
from desktop.views.table import PreviewView


class BattleDesk(QObject):
    """Shows what the controller tells of fights.

    Attributes:
        battle: the fight that lies on the desk until the players go on.
        strip: the last roll, in one line.
    """

    def __init__(self, controller: GameController, page: TablePage, docks: Docks, settings: Settings) -> None:
        super().__init__(page)
        self._controller, self._page, self._docks, self._settings = controller, page, docks, settings
        self.battle: BattleView | None = None
        self.strip = ResultStrip()
        self._again = False
        self._discussed: PreviewView | None = None
        self._title = ""
        controller.battle_changed.connect(self._on_battle)
        controller.preview_changed.connect(self._on_preview)
        page.map.result_card.done.connect(self._on_card_done)
        page.map.result_card.wanted.connect(page.map.locate)
        self.strip.opened.connect(self._on_strip)
        docks.when_made("combat", self._on_combat_made)
        docks.when_made("log", lambda log: log.line_opened.connect(self.open_at))

    def _on_combat_made(self, panel: Panel) -> None:
        panel.go_on.connect(self.go_on)  # type: ignore[attr-defined]

    def begin(self) -> None:
        """Another game is on the table."""
        self.battle, self._discussed, self._title, self._again = None, None, "", False
        self._page.map.result_card.hide()
        self.strip.show_roll(None)

    # -- what is told ------------------------------------------------------------------------------
    def _on_battle(self, last: BattleView | None, roll: RollView | None, fresh: bool) -> None:
        card = self._page.map.result_card
        rolled = fresh and (self.battle is None or last is None or self.battle.start != last.start or self._again)
        if fresh or not self._again:
            self.battle, self._again = last, False
        self.strip.show_roll(roll)
        if roll is None:
            card.hide()
        elif fresh:
            known = card.isVisible() and card.roll is not None and _same(card.roll, roll)
            self._page.map.show_result(roll, self._names(), rolling=bool(self._settings.animation) and not known)
        if rolled and last is not None:
            self._title = last.title
            self._docks.raise_tab("combat")

    def _on_preview(self, view: PreviewView | None) -> None:
        new = view is not None and not view.rolled and view.title != self._title
        self._discussed = view
        if view is not None and not view.rolled:
            self._title = view.title
        if new:
            self._docks.raise_tab("combat")
        self._show()

    def _show(self) -> None:
        """The fight under discussion, else the one that was rolled, until the players go on."""
        discussed, battle = self._discussed, self.battle
        shown = self._controller.sight.table_again().pieces if self._controller.playing else ()
        if battle is not None and (discussed is None or discussed.rolled or self._again):
            self._docks.update("combat", lambda combat: combat.show_battle(battle))
        else:
            self._docks.update("combat", lambda combat: combat.show_preview(discussed, shown))

    def _names(self) -> dict[str, str]:
        return dict(self._controller.presenter.seats())

    # -- gestures ----------------------------------------------------------------------------------
    def go_on(self) -> None:
        """Both have seen it: put it away."""
        if self._controller.has_table and not self._again:
            self._controller.table.battles.put_away()
        self.battle, self._again = None, False
        self._page.map.result_card.hide()
        self._show()
        self._page.map.setFocus()

    def _on_card_done(self) -> None:
        self._page.map.setFocus()

    def _on_strip(self) -> None:
        """Open the last fight again and show where it was."""
        roll = self.strip.roll
        if roll is None:
            return
        if roll.battle is not None:
            self._open(roll.battle)
        if roll.spaces:
            self._page.map.locate(list(roll.spaces), [])

    def open_at(self, position: int) -> None:
        """Open the fight that a line of the log tells of."""
        if self._controller.playing and (found := self._controller.table.battles.at(position)) is not None:
            self._open(found)

    def _open(self, battle: BattleView) -> None:
        last = self._controller.table.battles.last
        self.battle, self._again = battle, battle != last
        self._docks.reveal("combat")
        self._docks.update("combat", lambda combat: combat.show_battle(battle))


def _same(one: RollView, other: RollView) -> bool:
    """Whether two views tell of the same fight with the same dice."""
    fights = one.battle is not None and other.battle is not None and one.battle.start == other.battle.start
    return fights and one.dice == other.dice
