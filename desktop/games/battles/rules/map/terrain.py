"""TEC, 6.4, 6.5: what it costs to enter a hex, and where a unit may not go at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.data.world import HALVES, MECHANIZED

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState


def why_not_cross(state: BattleState, unit: UnitId, a: SpaceId, b: SpaceId) -> Refusal | None:
    """6.4, 8.2 Why a unit can never pass from a hex to the next: terrain or a river prohibited to it."""
    world = state.world
    definition = world.units[unit]
    if world.road(a, b):
        return None
    if world.terrain_cost(b, definition.column, state.weather) is None:
        return Refusal.of("6.4", "move.terrain_prohibited", unit=unit, hex=b)
    if definition.column == MECHANIZED and world.river(a, b) and not has_pontoon(state, definition.side, a, b):
        return Refusal.of("6.4", "move.river_prohibited", unit=unit, hex=b)
    return None


def has_pontoon(state: BattleState, side: str, a: SpaceId, b: SpaceId) -> bool:
    """J.engineers A standing pontoon bridge of this side across a hexside."""
    pontoons = state.world.special.pontoons
    return (
        bool(state.pontoons)
        and pontoons is not None
        and pontoons.side == side
        and state.world.hexside(a, b) in state.pontoons.values()
    )


def pontoon_cost(state: BattleState, unit: UnitId) -> int:
    """J.engineers Half points on top for crossing by a pontoon bridge."""
    pontoons = state.world.special.pontoons
    assert pontoons is not None
    mechanized = state.world.units[unit].column == MECHANIZED
    return (pontoons.mechanized if mechanized else pontoons.foot) * HALVES


def entry_cost(state: BattleState, unit: UnitId, a: SpaceId, b: SpaceId) -> int | None:
    """TEC Half points to go from a hex to the next, without traffic and zones of control; None if prohibited."""
    world = state.world
    definition = world.units[unit]
    if kind := world.road(a, b):
        return world.road_cost(kind, definition.column)
    cost = world.terrain_cost(b, definition.column, state.weather)
    if cost is None or not world.river(a, b):
        return cost
    river = None if definition.column == MECHANIZED else world.river_cost(state.weather)
    if has_pontoon(state, definition.side, a, b):
        bridged = pontoon_cost(state, unit)
        river = bridged if river is None else min(river, bridged)
    return None if river is None else cost + river
