"""11.61 Voluntary retreats, before the die is rolled."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.combat.engaged import attackers, defenders, stranded
from desktop.games.battles.rules.combat.retreat import Retreat
from desktop.games.battles.rules.combat.retreat_options import why_not_retreat_voluntarily
from desktop.games.battles.state.state import BattleState


class VoluntaryRetreat(Frame, kw_only=True):
    """11.61 One side may retreat some or all of its units in a combat.

    Attributes:
        number: the declared attack.
        side: whose units may go.
        attacker: whether that side attacks.
        home: hexes the attackers stood in, whose trucks and leaders may go along.
    """

    STEPS = ("choose",)
    number: int
    side: str
    attacker: bool
    home: list[SpaceId] = []

    def _units(self, state: BattleState) -> list[UnitId]:
        attack = state.attack(self.number)
        if self.attacker:
            return [*attackers(state, attack), *stranded(state, self.side, self.home)]
        return defenders(state, self.side, attack)

    def _why_not(self, state: BattleState, unit: UnitId) -> Refusal | None:
        targets = state.attack(self.number).targets
        return why_not_retreat_voluntarily(state, unit, attacker=self.attacker, avoid=targets)

    def ask_choose(self, state: BattleState) -> Decision | None:
        units = self._units(state)
        able = [unit for unit in units if self._why_not(state, unit) is None]
        if not able:
            return None
        actions = [verbs.STAND(), *(verbs.RETREAT(unit) for unit in able)]
        prompt = Message.of("combat.retreat_or_stand", n=self.number)
        return Decision.of(self.side, "11.61", prompt, actions, subjects=units, default=actions[0])

    def on_choose(self, state: BattleState, action: Action) -> Frame | None:
        if action.verb == verbs.STAND:
            self.next_step()
            return None
        attack = state.attack(self.number)
        state.leave_combat(attack, action.target)
        return Retreat(
            side=self.side, units=[action.target], attacker=self.attacker, avoid=attack.targets, rule="11.61"
        )

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        unit = action.target
        if action.verb != verbs.RETREAT or unit not in state.units:
            return None
        if unit in state.attack(self.number).artillery:
            return Refusal.of("11.61", "retreat.supports_only", unit=unit)
        if unit not in self._units(state):
            return Refusal.of("11.61", "retreat.not_in_combat", unit=unit)
        return self._why_not(state, unit)
