"""The battle desk: keeps the fight in the Combat dock, its result on the map and the last roll in the status bar."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject

from desktop.controller.game_controller import GameController
from desktop.ui.docks import Docks
from desktop.ui.panels.panel import Panel
from desktop.ui.result_strip import ResultStrip
from desktop.ui.settings import Settings
from desktop.ui.table_page import TablePage
from desktop.views.battle import BattleView, RollView
from desktop.views.table import DecisionView, LogLine, PreviewView

MOST_ANSWERS = 6
"""How many answers have room on the map."""


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
        self._next: PreviewView | None = None
        self._next_at = -1
        """A fight that came by itself with the end of the one before, and when: that one is read first."""
        self._read = -1
        """The length of the log at which the players went on: what was rolled before it is not discussed again."""
        self._left = -1
        """Where the fight began of which the players have read the result on the map, and all that came of it."""
        self._behind, self._raised_at = "", -1
        """The dock that made way for a fight, and when it did."""
        self._past = self._covered = False
        """Whether an earlier moment is looked at, and a result stood on the map before."""
        controller.table_changed.connect(self._on_moment)
        controller.battle_changed.connect(self._on_battle)
        controller.preview_changed.connect(self._on_preview)
        page.map.result_card.done.connect(self._on_card_done)
        page.map.result_card.chosen.connect(controller.play)
        page.map.result_card.wanted.connect(page.map.locate)
        self.strip.opened.connect(self._on_strip)
        docks.leaving.connect(self._make_way)
        docks.when_made("combat", self._on_combat_made)
        docks.when_made("log", lambda log: log.line_opened.connect(self.open_at))

    def _on_combat_made(self, panel: Panel) -> None:
        panel.go_on.connect(self.go_on)  # type: ignore[attr-defined]

    def begin(self) -> None:
        """Another game is on the table."""
        self.battle, self._discussed, self._title, self._again = None, None, "", False
        self._next, self._next_at, self._left = None, -1, -1
        self._read, self._behind, self._raised_at = -1, "", -1
        self._past = self._covered = False
        self._page.map.result_card.hide()
        self.strip.show_roll(None)

    # -- what is told ------------------------------------------------------------------------------
    def _on_battle(self, last: BattleView | None, roll: RollView | None, fresh: bool) -> None:
        card = self._page.map.result_card
        if self._is_left(last):
            self._controller.table.battles.put_away()
            last = None
        rolled = fresh and (self.battle is None or last is None or self.battle.start != last.start or self._again)
        if fresh or not self._again:
            self.battle, self._again = last, False
        self.strip.show_roll(roll)
        if roll is None:
            card.hide()
            card.roll = None
        elif fresh or (card.isVisible() and card.asked != self._asked(roll)):
            self._show_card(roll)  # what is asked on it is always what is asked
        if rolled and last is not None:
            self._title = last.title
            self._come_forward()

    def _is_left(self, last: BattleView | None) -> bool:
        """Whether the players have read a fight on the map that is over, and have done something since."""
        return last is not None and last.over and last.start == self._left and last.end < self._position()

    def _on_moment(self) -> None:
        """What dice have decided does not stand on the map as it was before they fell."""
        card, past = self._page.map.result_card, self._controller.browsing
        if past and not self._past:
            self._covered = card.isVisible()
        elif self._past and not past and self._covered:
            card.stand_again()
        if past:
            card.hide()
        self._past = past

    def _show_card(self, roll: RollView) -> None:
        """Show a result on the map, with what is asked about it; who answers there goes on if that decided nothing."""
        card = self._page.map.result_card
        told = card.roll is not None and _same(card.roll, roll)
        known = card.isVisible() and told
        asked = self._asked(roll)
        new = not _says_no_more(card.roll, roll) or _dearer(card.roll, roll) or self._came_by_itself(roll)
        if told and not known and asked is None and not new:
            return  # the players have read these dice and went on
        if known and card.asked is not None and asked is None and _says_no_more(card.roll, roll):
            card.hide()  # it said who wins, and whoever answered there has taken it
            return
        rolling = bool(self._settings.animation) and not known
        self._left = -1
        if rolling:
            self.strip.wait()
        self._page.map.show_result(roll, self._names(), rolling=rolling, asked=asked)

    def _came_by_itself(self, roll: RollView) -> bool:
        """Whether a fight ended with losses that nobody was asked for: nobody has seen them."""
        read = self._page.map.result_card.roll
        if roll.battle is None or not roll.battle.over or read is None or read.battle is None:
            return False
        return self._controller.table.battles.has_lost_unasked(roll.battle, read.battle)

    def _asked(self, roll: RollView) -> DecisionView | None:
        """What is asked in the middle of a fight that both sides have rolled for, if it is answered by buttons."""
        battle = roll.battle
        if battle is None or battle.over or not (battle.attack.dice and battle.defence.dice):
            return None
        asked = self._controller.decision_view()
        if asked is None or asked.dice or asked.private or self._controller.table.is_private():
            return None
        few = 0 < len(asked.choices) <= MOST_ANSWERS
        return asked if few and not any(choice.spaces or choice.pieces for choice in asked.choices) else None

    def _on_preview(self, view: PreviewView | None) -> None:
        if view is not None and (self._has_fallen(view) or (view.rolled and self._read == self._position())):
            view = None
        new = view is not None and not view.rolled and view.title != self._title
        if new and self._has_just_ended():
            self._next, self._next_at = view, self._position()
        elif (new or self._next is not None) and not self._controller.focused():
            self._put_away_the_last()
        self._discussed = view
        if view is not None and not view.rolled:
            self._title = view.title
        if new:
            self._come_forward()
        self._show()
        if view is None and self.battle is None and self._raised_at != self._position():
            self._make_way()  # while nothing has been played it stays: the next look is not far

    def _has_fallen(self, view: PreviewView) -> bool:
        """Whether the dice of a fight have fallen that is spoken of again, because a unit in it is pointed at."""
        battle, control = self.battle, self._controller
        if battle is None or battle.over or self._again or view.rolled or view.title != battle.title:
            return False
        asked = control.sight.table_again().preview if control.focused() else view
        return asked is None or asked.rolled

    def _position(self) -> int:
        return self._controller.match.position if self._controller.has_table else -1

    def _come_forward(self) -> None:
        """Bring the dock to the front of its group; what lay there comes back when there is nothing to say any more."""
        self._behind = self._docks.covering("combat") or self._behind
        self._raised_at = self._position()
        self._docks.raise_tab("combat")

    def _make_way(self) -> None:
        behind, self._behind, self._title = self._behind, "", ""
        if behind and not self._docks.covering("combat"):
            self._docks.raise_tab(behind)

    def _has_just_ended(self) -> bool:
        """Whether the fight on the desk ended with what was done last, and nobody can have read it yet."""
        battle, control = self.battle, self._controller
        if battle is None or not battle.over or self._again or not control.has_table:
            return False
        return battle.end > control.table.groups.before(control.match.position) and not self._was_read(battle)

    def _was_read(self, battle: BattleView) -> bool:
        """Whether the players went on from its dice on the map; what they did themselves since they know."""
        card = self._page.map.result_card
        read = card.roll.battle if card.roll is not None and not card.isVisible() else None
        if read is None or read.start != battle.start or _throws(read) != _throws(battle):
            return False
        return not self._controller.table.battles.has_lost_unasked(battle, read)

    def _put_away_the_last(self) -> None:
        """Another fight has begun: the one before it does not come back when that comes to nothing."""
        if self._next is not None and self._next_at == self._position():
            return  # nobody has done anything about the new one
        self._next = None
        if self.battle is not None and self.battle.over and not self._again:
            self._controller.table.battles.put_away()
            self.battle = None
            self._page.map.result_card.hide()  # it would lie over those who fight now

    def _show(self) -> None:
        """The fight under discussion, else the one that was rolled, until the players go on."""
        discussed, battle = self._discussed, self.battle
        shown = self._controller.sight.table_again().pieces if self._controller.playing else ()
        waits = discussed is not None and discussed == self._next
        if battle is not None and (discussed is None or discussed.rolled or self._again or waits):
            self._docks.call("combat", "")
            self._docks.update("combat", lambda combat: combat.show_battle(battle))
        else:
            self._docks.call("combat", discussed.heading if discussed is not None else "")
            self._docks.update("combat", lambda combat: combat.show_preview(discussed, shown))

    def _names(self) -> dict[str, str]:
        return dict(self._controller.presenter.seats())

    def is_read_now(self) -> bool:
        """Whether a result lies on the map until the players go on."""
        return self._page.map.result_card.isVisible()

    # -- gestures ----------------------------------------------------------------------------------
    def go_on(self) -> None:
        """Both have seen it: put it away."""
        if self._controller.has_table and not self._again:
            self._controller.table.battles.put_away()
        if self.battle is not None and self.battle.over:
            self._read = self._position()
        self.battle, self._again, self._next = None, False, None
        self._page.map.result_card.hide()
        self._on_preview(self._discussed)
        if self._discussed is None:
            self._make_way()
        self._page.map.setFocus()

    def _on_card_done(self) -> None:
        """The result has been read on the map: the next fight has the dock at once if it waits for that; else the sum
        stays in it until something is done."""
        self._left = self.battle.start if self.battle is not None else -1
        if self._next is not None:
            self.go_on()
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
        if roll.battle is None or roll.rolls:
            self._page.map.show_result(roll, self._names(), rolling=False)

    def open_at(self, position: int) -> None:
        """Open the fight that a line of the log tells of."""
        if self._controller.playing and (found := self._controller.table.battles.at(position)) is not None:
            self._open(found)

    def _open(self, battle: BattleView) -> None:
        last = self._controller.table.battles.last
        self._again = battle != last
        self.battle = replace(battle, over=True) if self._again else battle  # it is only read again
        self._behind = self._docks.covering("combat") or self._behind
        self._docks.reveal("combat")
        self._docks.call("combat", "")
        self._docks.update("combat", lambda combat: combat.show_battle(battle))


def _same(one: RollView, other: RollView) -> bool:
    """Whether two views tell of the same fight with the same throws of dice, and the later of no other."""
    if other.rolls and other.rolls != one.rolls:
        return False
    if one.battle is None or other.battle is None or one.battle.start != other.battle.start:
        return False
    return _throws(one.battle) == _throws(other.battle)


def _says_no_more(one: RollView | None, other: RollView) -> bool:
    """Whether what the dice decide has been told before."""
    return one is not None and one.text == other.text


def _dearer(one: RollView | None, other: RollView) -> bool:
    """Whether a fight has cost something since that the players should see first."""
    before = one.battle.cost if one is not None and one.battle is not None else ()
    return other.battle is not None and other.battle.cost != before


def _throws(battle: BattleView) -> list[LogLine]:
    return [line for line in battle.lines if line.dice]
