"""4.0, J.setup, B.setup: where units may be set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.rules.map.stacking import why_not_stack
from desktop.games.battles.state.places import SETUP
from desktop.games.battles.state.status import is_held

if TYPE_CHECKING:
    from desktop.games.battles.data.schema_setup import Placement
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState

_LINE = 2


def placement_of(world: World, unit: UnitId) -> Placement:
    return world.scenario.placements[world.units[unit].placement]


def choices(world: World, unit: UnitId) -> tuple[SpaceId, ...]:
    """All hexes the set-up allows a unit, whoever else stands there."""
    found = world.deployment_choices.get(unit)
    if found is None:
        found = world.deployment_choices[unit] = _choices(world, unit)
    return found


def _choices(world: World, unit: UnitId) -> tuple[SpaceId, ...]:
    placement = placement_of(world, unit)
    if placement.of:
        hexes = set(world.grid.within(placement.of, max(placement.distance, placement.overflow)))
    elif placement.zone:
        hexes = set(world.zones[placement.zone])
    else:
        hexes = set(placement.hexes)
    if placement.columns is not None:
        low, high = placement.columns
        hexes = {hex_id for hex_id in hexes if low <= int(hex_id[:_LINE]) <= high}
    if placement.first is not None and world.units[unit].type == placement.first.type:
        hexes |= set(placement.first.hexes)
    return tuple(hex_id for hex_id in sorted(hexes) if world.may_stand(unit, hex_id))


def to_deploy(state: BattleState, side: str) -> list[UnitId]:
    """The units of a side that are set up before play, wherever they are now."""
    world = state.world
    return [
        unit for unit in world.by_side[side]
        if state.place(unit) == SETUP or (state.units[unit].start and state.on_map(unit))
    ]  # fmt: skip


def has_choice(world: World, unit: UnitId) -> bool:
    return len(choices(world, unit)) > 1


def has_room(state: BattleState, unit: UnitId) -> bool:
    """Whether a unit may be set up anywhere now."""
    return any(why_not_deploy(state, unit, hex_id) is None for hex_id in choices(state.world, unit))


def legal_hexes(state: BattleState, unit: UnitId) -> list[SpaceId]:
    """The hexes in which a unit may be set up now."""
    free = [hex_id for hex_id in choices(state.world, unit) if why_not_deploy(state, unit, hex_id) is None]
    return _within_first(state, unit, free)


def _within_first(state: BattleState, unit: UnitId, free: list[SpaceId]) -> list[SpaceId]:
    """J.setup Surplus goes farther out only when nothing nearer is free."""
    placement = placement_of(state.world, unit)
    if not placement.overflow:
        return free
    near = [hex_id for hex_id in free if state.world.distance(hex_id, placement.of) <= placement.distance]
    return near or free


def why_not_deploy(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """Why a unit may not be set up in a hex."""
    world = state.world
    if hex_id not in choices(world, unit):
        if not world.may_stand(unit, hex_id):
            return Refusal.of("6.4", "setup.terrain", unit=unit, hex=hex_id)
        return Refusal.of("4.0", "setup.not_there", unit=unit, hex=hex_id)
    if is_held(state, world.enemy(world.units[unit].side), hex_id):
        return Refusal.of("4.0", "setup.enemy_there", unit=unit, hex=hex_id)
    return _why_not_group(state, unit, hex_id) or why_not_stack(state, unit, hex_id)


def _why_not_group(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """One unit each in the listed hexes; so many of the group in the hexes named first."""
    placement = placement_of(state.world, unit)
    if not placement.one_each and placement.first is None:
        return None
    others = [other for other in placement.units if other != unit]
    if placement.one_each and any(state.place(other) == hex_id for other in others):
        return Refusal.of("4.0", "setup.one_each", unit=unit, hex=hex_id)
    first = placement.first
    if first is None or state.world.units[unit].type != first.type:
        return None
    placed = sum(state.place(other) in first.hexes for other in others)
    if hex_id in first.hexes:
        full = placed >= first.count
        return Refusal.of("4.0", "setup.first_full", unit=unit, hex=hex_id, n=first.count) if full else None
    spare = sum(state.place(o) == SETUP and state.world.units[o].type == first.type for o in others)
    if placed + spare < first.count:
        return Refusal.of("4.0", "setup.first_needed", unit=unit, hex=first.hexes[0], n=first.count)
    return None


def default_hex(state: BattleState, unit: UnitId) -> SpaceId:
    """The suggested hex if it is legal now, else the first legal one, else nothing."""
    legal = legal_hexes(state, unit)
    suggested = state.world.scenario.deployment.get(unit, NOTHING)
    return suggested if suggested in legal else (legal[0] if legal else NOTHING)
