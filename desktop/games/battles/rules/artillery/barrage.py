"""12.4 A barrage: each unit in the hex is attacked separately."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.artillery import artillery
from desktop.games.battles.rules.combat import engaged
from desktop.games.battles.rules.combat.advance import Advance
from desktop.games.battles.rules.combat.losses import TakeStep
from desktop.games.battles.rules.combat.resolve import Odds, barrage_items, barrage_odds, result
from desktop.games.battles.rules.combat.retreat import Retreat
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import is_held
from desktop.mechanics.modifier import Modifier


class Barrage(Frame, kw_only=True):
    """12.4 Artillery fires on its own, or in place of the support of a cancelled attack (12.3.3).

    Attributes:
        number: the declared attack or barrage whose artillery fires.
        hex: the target.
        pending: units still to be rolled for; unit: the one rolled for now.
        salvo: strength of each artillery unit when the fire began; the total does not change between rolls.
        gun_hexes: hexes of artillery next to the target, which shares the attackers' results (12.5(3)).
    """

    STEPS = ("begin", "next", "roll", "gun_loss", "unit_loss", "guns_fall_back", "unit_falls_back", "advance", "close")
    number: int
    side: str
    hex: SpaceId
    pending: list[UnitId] = []
    targets: list[UnitId] = []
    unit: UnitId = NOTHING
    cell: str = ""
    salvo: dict[UnitId, int] = {}
    close_guns: list[UnitId] = []
    gun_hexes: list[SpaceId] = []

    def run_begin(self, state: BattleState) -> None:
        """10.4 HQs, trucks and leaders are not rolled for."""
        attack = state.attack(self.number)
        self.targets = artillery.shelled(state, state.world.enemy(self.side), self.hex, attack)
        state.begin_fight(attack, self.targets)
        self.pending = list(self.targets)
        guns = [gun for gun in attack.artillery if state.on_map(gun)]
        for gun, item in zip(guns, barrage_items(state, guns), strict=True):
            state.fire_barrage(gun, self.hex)
            self.salvo[gun] = item.value
        self.close_guns = engaged.close_to(state, guns, (self.hex,))
        self.gun_hexes = sorted({state.place(gun) for gun in self.close_guns})

    def run_next(self, state: BattleState) -> None:
        self.pending = [unit for unit in self.pending if state.place(unit) == self.hex]
        self.cell = ""
        if self.pending and self.salvo:
            self.unit = self.pending.pop(0)
        else:
            self.go("advance")

    def odds(self, state: BattleState) -> Odds:
        items = tuple(Modifier.of(n, "12.4", "combat.artillery", unit=gun) for gun, n in self.salvo.items())
        return barrage_odds(state, self.side, items, self.unit, exposed=bool(self._guns(state)))

    def ask_roll(self, state: BattleState) -> Decision:
        """12.4(6) A die for each unit."""
        prompt = Message.of("barrage.roll", unit=self.unit, hex=self.hex, column=self.odds(state).column)
        return Decision.of(self.side, "12.4", prompt, (verbs.ROLL(),), subjects=(self.unit, self.hex))

    def on_roll(self, state: BattleState, action: Action) -> None:
        found = self.odds(state)
        die = state.roll("barrage", self.side)
        self.cell = found.cell(die)
        state.record_combat(found.rolled(self.number, (self.hex,), self.unit, die))
        self.next_step()

    def _guns(self, state: BattleState) -> list[UnitId]:
        """12.5(3) Artillery still next to its target; 12.4.2, 12.5(5) any other suffers nothing."""
        return engaged.close_to(state, self.close_guns, (self.hex,))

    def run_gun_loss(self, state: BattleState) -> Frame | None:
        guns = self._guns(state)
        if not result(self.cell).attacker_step or not guns:
            return None
        return TakeStep(side=self.side, units=guns, cause="barrage", rule="12.5")

    def run_unit_loss(self, state: BattleState) -> Frame | None:
        if not result(self.cell).defender_step:
            return None
        return TakeStep(side=state.world.enemy(self.side), units=[self.unit], cause="barrage", rule="12.4")

    def run_guns_fall_back(self, state: BattleState) -> Frame | None:
        guns = self._guns(state)
        if not result(self.cell).attacker_retreats or not guns:
            return None
        return Retreat(side=self.side, units=guns, attacker=True, rule="12.5")

    def run_unit_falls_back(self, state: BattleState) -> Frame | None:
        """12.4 A retreat concerns the unit rolled for alone."""
        self.go("next")
        if not result(self.cell).defender_retreats:
            return None
        return Retreat(side=state.world.enemy(self.side), units=[self.unit], rule="12.4")

    def run_advance(self, state: BattleState) -> Frame | None:
        """11.7 Defenders may follow artillery that had to leave its hex; artillery itself never advances."""
        enemy = state.world.enemy(self.side)
        units = [unit for unit in self.targets if state.place(unit) == self.hex]
        hexes = [h for h in self.gun_hexes if not is_held(state, self.side, h) and not is_held(state, enemy, h)]
        return Advance(side=enemy, units=units, hexes=hexes) if units and hexes else None

    def run_close(self, state: BattleState) -> None:
        state.close_attack(state.attack(self.number))
