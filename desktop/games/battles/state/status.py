"""The present condition of a unit: strengths showing, supply and command as judged, movement allowance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.data.world import HALVES

if TYPE_CHECKING:
    from desktop.games.battles.data.schema import Strengths
    from desktop.games.battles.state.state import BattleState


def strengths(state: BattleState, unit: UnitId) -> Strengths:
    """The side of the counter that is showing, as printed."""
    definition = state.world.units[unit]
    reduced = definition.reduced
    return reduced if reduced is not None and state.units[unit].reduced else definition.full


def is_supplied(state: BattleState, unit: UnitId) -> bool:
    """9.3(3) As judged at the start of the phase."""
    return unit not in state.out_of_supply


def is_commanded(state: BattleState, unit: UnitId) -> bool:
    """10.3 As judged at the start of the phase."""
    return unit not in state.out_of_command


def halved(value: int, times: int = 1) -> int:
    """Halve so many times together, rounding up once."""
    parts: int = 1 << times
    return -(-value // parts)


def movement_allowance(state: BattleState, unit: UnitId) -> int:
    """6.0, 9.3(1), 10.3(2), 10.3(4) Half points a unit has in this movement phase."""
    halvings = (not is_supplied(state, unit)) + (not is_commanded(state, unit))
    return halved(strengths(state, unit).move, halvings) * HALVES


def side_of(state: BattleState, unit: UnitId) -> str:
    return state.world.units[unit].side


def friends_at(state: BattleState, side: str, hex_id: SpaceId) -> list[UnitId]:
    """A side's units in a hex, in a fixed order."""
    units = state.world.units
    return [unit for unit in state.at(hex_id) if units[unit].side == side]


def carried_by(state: BattleState, truck: UnitId) -> list[UnitId]:
    """B.trucks The units a truck carries."""
    return state.carried.get(truck, [])


def is_held(state: BattleState, side: str, hex_id: SpaceId) -> bool:
    """Whether a side has a unit there that bars the enemy: anything but trucks and leaders (B.trucks, 14.4)."""
    return hex_id in state.holding[side]
