"""Scenario rules that keep units out of hexes they could otherwise enter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal

if TYPE_CHECKING:
    from desktop.games.battles.state import BattleState

_LINE = 2
"""Digits of a hex number that name its line."""


def why_not_allowed(state: BattleState, unit: str, hex_id: str) -> Refusal | None:
    """Why a scenario rule bars a unit from a hex it would move or advance into (retreats are not barred)."""
    world = state.world
    if not world.limited(unit):
        return None
    boundary = world.special.corps_boundary
    if boundary is not None and unit in boundary.hqs:
        low, high = boundary.hqs[unit]
        if not low <= int(hex_id[:_LINE]) <= high:
            return Refusal.of("B.corps", "move.corps_boundary", unit=unit, hex=hex_id)
    reserves = world.special.reserves
    if reserves is not None and unit in reserves.units and hex_id in world.barred:
        return Refusal.of("J.reserves", "move.beyond_henares", unit=unit, hex=hex_id)
    return why_not_objective(state, unit, hex_id)


def why_not_objective(state: BattleState, unit: str, hex_id: str) -> Refusal | None:
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
