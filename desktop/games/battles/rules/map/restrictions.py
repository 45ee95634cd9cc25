"""Scenario rules that keep units out of hexes they could otherwise enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState

_LINE = 2
"""Digits of a hex number that name its line."""


def why_not_allowed(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """Why a scenario rule bars a unit from a hex it would move or advance into (retreats are not barred)."""
    world = state.world
    if hex_id not in world.bound_area and is_bound(state, unit):
        return Refusal.of("J.reserves", "move.bound", unit=unit, hex=hex_id)
    if not world.limited(unit):
        return None
    if _is_beyond(state, unit, hex_id):
        return Refusal.of("B.corps", "move.corps_boundary", unit=unit, hex=hex_id)
    reserves = world.special.reserves
    if reserves is not None and unit in reserves.units and hex_id in world.barred:
        return Refusal.of("J.reserves", "move.beyond_henares", unit=unit, hex=hex_id)
    return why_not_objective(state, unit, hex_id)


def is_limited(state: BattleState, unit: UnitId) -> bool:
    """Whether there may be hexes that a scenario rule bars to a unit now."""
    return state.world.limited(unit) or is_bound(state, unit)


def is_bound(state: BattleState, unit: UnitId) -> bool:
    """J.reserves (5) Whether a unit that was set up inside the boundary must stay there: nobody is released yet."""
    world = state.world
    if unit not in world.bindable or state.units[unit].start not in world.bound_area:
        return False
    return not (state.released or state.near_triggered)


def _is_beyond(state: BattleState, unit: UnitId, hex_id: SpaceId) -> bool:
    """B.corps Whether a hex lies beyond the boundary of a corps HQ.

    One that had to retreat over it, or comes back by a base beyond it (10.5), may go back but no farther away.
    """
    boundary = state.world.special.corps_boundary
    if boundary is None or unit not in boundary.hqs:
        return False
    low, high = boundary.hqs[unit]
    status = state.units[unit]
    begins = (status.place,) if state.on_map(unit) else state.world.entries[status.entry].hexes if status.entry else ()
    farthest = max((_off(begin, low, high) for begin in begins), default=0)
    return _off(hex_id, low, high) > farthest


def _off(hex_id: SpaceId, low: int, high: int) -> int:
    """How many lines a hex lies outside these."""
    line = int(hex_id[:_LINE])
    return max(low - line, line - high, 0)


def why_not_objective(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """B.objectives Why a unit's division may not enter or attack a hex: it is another division's objective."""
    world = state.world
    if hex_id not in world.objective_hexes:
        return None
    definition = world.units[unit]
    own = world.objectives.get(definition.div)
    if own is None or definition.side != world.objective_side or hex_id in own:
        return None
    if has_taken_all(state, definition.div):
        return None
    return Refusal.of("B.objectives", "move.other_objective", unit=unit, hex=hex_id, division=definition.div)


def has_taken_all(state: BattleState, division: str) -> bool:
    """B.objectives Whether a division holds all the hexes of its list."""
    taken = state.taken.get(division, ())
    return all(hex_id in taken for hex_id in state.world.objectives.get(division, ()))
