"""6.0 The movement phase: units move one at a time in any order; reinforcements come on, reserves are released."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles import verbs
from desktop.games.battles.rules.map.overstack import StackingCheck
from desktop.games.battles.rules.movement import arrival, movement
from desktop.games.battles.rules.movement.move_unit import MoveUnit
from desktop.games.battles.rules.reinforcement import entry, reserves, withdrawal
from desktop.games.battles.rules.supply.command import judge
from desktop.games.battles.state.places import BOX, DUE
from desktop.games.battles.state.state import BattleState


class MovementPhase(Frame, kw_only=True):
    """5.0 D, F: supply and command are judged, then units move, pontoons are completed, stacking is checked."""

    STEPS = ("judge", "scheduled", "move", "pontoons", "stacking", "objectives")
    side: str

    def run_judge(self, state: BattleState) -> None:
        """D1 Supply and command are judged and hold for the phase."""
        state.begin_phase("movement", self.side)
        judge(state, self.side)

    def run_scheduled(self, state: BattleState) -> None:
        """J.reserves (4) Reserves released by date."""
        reserves.release_by_date(state, self.side)

    def ask_move(self, state: BattleState) -> Decision:
        """D2 Pick a unit, release a reserve, receive a division, or end the phase."""
        actions = list(map(verbs.PICK, movable(state, self.side)))
        actions.extend(verbs.RELEASE(unit) for unit in reserves.choosable(state, self.side))
        actions.extend(verbs.RECEIVE(division) for division in withdrawal.receivable(state, self.side))
        actions.append(verbs.END())
        return Decision.of(self.side, "6.0", Message.of("move.pick", side=self.side), actions)

    def on_move(self, state: BattleState, action: Action) -> Frame | None:
        if action.verb == verbs.PICK:
            return MoveUnit(unit=action.target)
        if action.verb == verbs.RELEASE:
            state.choose_release(action.target)
        elif action.verb == verbs.RECEIVE:
            state.receive_division(action.target, withdrawal.withdrawn(state, self.side)[0])
        else:
            self.next_step()
        return None

    def run_pontoons(self, state: BattleState) -> None:
        """J.engineers The bridge stands at the end of the phase its engineer sat out."""
        for unit in sorted(state.bridging):
            state.build_pontoon(unit)

    def run_stacking(self, state: BattleState) -> Frame:
        """D3, 7.2"""
        return StackingCheck(side=self.side)

    def run_objectives(self, state: BattleState) -> None:
        arrival.refresh(state)

    def why_not(self, state: BattleState, action: Action) -> Refusal | None:
        if action.verb == verbs.PICK:
            return why_not_pick(state, self.side, action.target)
        if action.verb == verbs.RELEASE:
            return reserves.why_not_choose(state, self.side, action.target)
        if action.verb == verbs.RECEIVE:
            return withdrawal.why_not_receive(state, self.side, action.target)
        return None


def movable(state: BattleState, side: str) -> list[UnitId]:
    """Units that may still move, and those that may come on now, in the order of battle."""
    moved = set(state.moved)
    units = state.units
    bridging = state.bridging
    found = []
    for unit in state.world.by_side[side]:
        status = units[unit]
        if unit in moved or status.truck or unit in bridging:
            continue
        place = status.place
        if place[:1].isdigit() or (place in (DUE, BOX) and entry.may_enter_now(state, unit)):
            found.append(unit)
    return found


def why_not_pick(state: BattleState, side: str, unit: UnitId) -> Refusal | None:
    """Why a unit may not be moved now."""
    definition = state.world.units.get(unit)
    if definition is None or definition.is_air:
        return Refusal.of("6.0", "move.not_a_ground_unit", unit=unit)
    if definition.side != side:
        return Refusal.of("5.0", "move.not_your_unit", unit=unit)
    if unit in state.bridging:
        return Refusal.of("J.engineers", "move.bridging", unit=unit)
    status = state.units[unit]
    if status.truck:
        return Refusal.of("B.trucks", "move.carried", unit=unit)
    if unit in state.moved:
        return Refusal.of("6.1", "move.already_moved", unit=unit)
    if not state.on_map(unit):
        return entry.why_not_enter(state, unit)
    return None


def why_not_move(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """Why a unit of the phasing side cannot be moved to a hex now; None if it can (views, dragging)."""
    return why_not_pick(state, state.phasing, unit) or movement.why_not_move(state, unit, hex_id)
