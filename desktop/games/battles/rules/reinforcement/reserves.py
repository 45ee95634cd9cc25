"""J.reserves Brigades held back in a box until they are released."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId
from desktop.games.battles.state.places import BOX
from desktop.games.battles.state.state import BattleState


def waiting(state: BattleState, side: str) -> list[UnitId]:
    """The brigades still in the box and not released."""
    reserves = state.world.special.reserves
    if reserves is None or reserves.side != side:
        return []
    return [unit for unit in reserves.units if state.place(unit) == BOX and unit not in state.released]


def release_by_date(state: BattleState, side: str) -> None:
    """J.reserves (4) Otherwise they come by schedule."""
    reserves = state.world.special.reserves
    if reserves is None:
        return
    due = [
        unit for unit in waiting(state, side)
        if state.world.turn_of(reserves.schedule.get(unit, state.world.last_turn + 1)) <= state.turn
    ]  # fmt: skip
    if due:
        state.release(tuple(due), "date")


def choosable(state: BattleState, side: str) -> list[UnitId]:
    """J.reserves (3) The brigades the owner may release by choice."""
    return [unit for unit in waiting(state, side) if why_not_choose(state, side, unit) is None]


def why_not_choose(state: BattleState, side: str, unit: UnitId) -> Refusal | None:
    """J.reserves (3) Why a brigade may not be released by choice."""
    if unit not in waiting(state, side):
        return Refusal.of("J.reserves", "reserves.not_waiting", unit=unit)
    return Refusal.of("J.reserves", "reserves.not_earned", unit=unit) if state.release_choices <= 0 else None
