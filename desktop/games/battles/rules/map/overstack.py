"""7.2 Stacking is checked at the end of every phase; what is too much is removed."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.battles import verbs
from desktop.games.battles.rules.map import stacking
from desktop.games.battles.state.state import BattleState


class StackingCheck(Frame, kw_only=True):
    """7.2 Each owner removes excess units of his choice, the phasing player first."""

    STEPS = ("own", "enemy")
    side: str

    def ask_own(self, state: BattleState) -> Decision | None:
        return self._ask(state, self.side)

    def on_own(self, state: BattleState, action: Action) -> None:
        state.eliminate(action.target, "stacking")

    def ask_enemy(self, state: BattleState) -> Decision | None:
        return self._ask(state, state.world.enemy(self.side))

    def on_enemy(self, state: BattleState, action: Action) -> None:
        state.eliminate(action.target, "stacking")

    def _ask(self, state: BattleState, side: str) -> Decision | None:
        crowded = stacking.excess(state, side)
        if not crowded:
            return None
        hex_id = crowded[0]
        units = stacking.removable(state, side, hex_id)
        actions = [verbs.REMOVE(unit) for unit in units]
        return Decision.of(side, "7.2", Message.of("stacking.remove", hex=hex_id), actions, subjects=(hex_id, *units))

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        unit = action.target
        if action.verb != verbs.REMOVE or unit not in state.units:
            return None
        side = self.side if self.step == "own" else state.world.enemy(self.side)
        crowded = stacking.excess(state, side)
        if not crowded or state.place(unit) != crowded[0] or state.world.units[unit].side != side:
            return Refusal.of("7.2", "stacking.not_crowded", unit=unit)
        if unit in stacking.removable(state, side, crowded[0]):
            return None
        return Refusal.of("7.2", "stacking.no_relief", unit=unit, hex=crowded[0])
