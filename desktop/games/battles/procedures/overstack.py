"""7.2 Stacking is checked at the end of every phase; what is too much is removed."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.records import dataclass
from desktop.games.battles import stacking
from desktop.games.battles.state import BattleState


@dataclass(kw_only=True)
class StackingCheck(Frame):
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
        actions = [Action.of("remove", unit) for unit in units]
        return Decision.of(side, "7.2", Message.of("stacking.remove", hex=hex_id), actions, subjects=(hex_id, *units))

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb == "remove" and action.target in state.units:
            return Refusal.of("7.2", "stacking.not_crowded", unit=action.target)
        return None
