"""7.0 Stacking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.state.status import friends_at

if TYPE_CHECKING:
    from desktop.games.battles.data.world import UnitDef, World
    from desktop.games.battles.state.state import BattleState


def why_not_stack(state: BattleState, unit: UnitId, hex_id: SpaceId, also: Iterable[UnitId] = ()) -> Refusal | None:
    """7.1, 7.3 Why a unit may not be in a hex together with the friendly units there (and those of `also`)."""
    world = state.world
    definition = world.units[unit]
    if not definition.parts:
        return None
    others = [*friends_at(state, definition.side, hex_id), *also]
    stack = [world.units[other] for other in dict.fromkeys(others) if other != unit]
    return _why_not(world, [*stack, definition], hex_id, unit)


def _why_not(world: World, stack: list[UnitDef], hex_id: SpaceId, unit: UnitId = NOTHING) -> Refusal | None:
    counted = [each for each in stack if each.parts]
    if hex_id in world.open_road and not is_one_unit(world, counted):
        return Refusal.of("7.3", "stacking.road", hex=hex_id, unit=unit)
    if sum(each.parts for each in counted) > world.room:
        return Refusal.of("7.1", "stacking.full", hex=hex_id, unit=unit)
    return None


def is_one_unit(world: World, counted: list[UnitDef]) -> bool:
    """7.3 On a road only one unit; 7.1 C three tank companies count as one."""
    if len(counted) <= 1:
        return True
    companies = world.scenario.stacking.companies_per_battalion
    return len(counted) <= companies and all(each.armour and each.company for each in counted)


def excess(state: BattleState, side: str) -> tuple[SpaceId, ...]:
    """7.2 The hexes in which a side exceeds the limits, in order."""
    world = state.world
    crowded = [hex_id for hex_id, count in state.busy[side].items() if count > 1]
    units = world.units
    return tuple(
        hex_id
        for hex_id in sorted(crowded)
        if _why_not(world, [units[unit] for unit in friends_at(state, side, hex_id)], hex_id)
    )


def removable(state: BattleState, side: str, hex_id: SpaceId) -> list[UnitId]:
    """7.2 The units of a crowded hex whose removal helps."""
    return [unit for unit in friends_at(state, side, hex_id) if state.world.units[unit].parts]
