"""11.5 Step losses, and 10.5 the rebuilding of lost headquarters."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import UnitId
from desktop.games.battles import verbs
from desktop.games.battles.state.state import BattleState


def take_step(state: BattleState, unit: UnitId, cause: str) -> None:
    """11.5(3)(4) Turn the counter over, or remove it if it has no other side."""
    if state.units[unit].reduced or state.world.units[unit].reduced is None:
        remove(state, unit, cause)
    else:
        state.lose_step(unit, cause)


def remove(state: BattleState, unit: UnitId, cause: str) -> None:
    """11.5(4) Eliminate a unit; 10.5(1) a headquarters comes back after as many turns as the die says."""
    state.eliminate(unit, cause)
    if state.world.units[unit].is_hq:
        state.rebuild_hq(unit)


class TakeStep(Frame, kw_only=True):
    """11.4(7) The owner chooses which of the units concerned loses a step."""

    STEPS = ("sole", "choose")
    side: str
    units: list[UnitId] = []
    cause: str = "combat"
    rule: str = "11.4"

    def run_sole(self, state: BattleState) -> None:
        self.units = [unit for unit in self.units if state.on_map(unit)]
        if len(self.units) == 1:
            take_step(state, self.units[0], self.cause)
        if len(self.units) <= 1:
            self.go("end")

    def ask_choose(self, state: BattleState) -> Decision:
        actions = [verbs.LOSE(unit) for unit in self.units]
        return Decision.of(self.side, self.rule, Message.of("losses.choose"), actions, subjects=self.units)

    def on_choose(self, state: BattleState, action: Action) -> None:
        take_step(state, action.target, self.cause)
        self.next_step()

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb == verbs.LOSE and action.target in state.units and action.target not in self.units:
            return Refusal.of(self.rule, "losses.not_concerned", unit=action.target)
        return None
