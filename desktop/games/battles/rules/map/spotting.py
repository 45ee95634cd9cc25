"""12.4.1 Line of sight and spotting, with the hex that blocks."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from msgspec import Struct

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.battles.data.readings import LosElevation
from desktop.games.battles.data.world import World
from desktop.games.battles.rules.map.formation import is_same_formation
from desktop.games.battles.state.facts import JUDGED, POSITIONS
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import is_commanded

_KNOWN: WeakKeyDictionary[World, dict[tuple[SpaceId, SpaceId], Obstacle | None]] = WeakKeyDictionary()
BLOCKING = ("woods", "town", "city")


class Obstacle(Struct, frozen=True):
    """Why a line is blocked: the hex (both hexes of a hexside the line runs along) and what is there."""

    hexes: tuple[SpaceId, ...]
    terrain: str
    """woods, town, city or elevation."""


def obstacle(world: World, origin: SpaceId, target: SpaceId) -> Obstacle | None:
    """12.4.1 The first thing that blocks the line between two hexes, or None. It depends on the map alone."""
    known = _KNOWN.setdefault(world, {})
    key = (origin, target)
    if key not in known:
        known[key] = _obstacle(world, origin, target)
    return known[key]


def _obstacle(world: World, origin: SpaceId, target: SpaceId) -> Obstacle | None:
    if world.distance(origin, target) <= 1:
        return None  # 12.4.1(6)
    ignored = world.scenario.special.los_ignores
    screens = tuple(name for name in BLOCKING if name not in ignored)
    heights = "hill" not in ignored
    literal = LosElevation.of(world) is LosElevation.LITERAL
    lowest = min(world.elevation[origin], world.elevation[target])
    steps = ((origin,), *world.los.steps(origin, target), (target,))
    for before, step, after in zip(steps, steps[1:], steps[2:], strict=False):
        if literal:
            rises = [_changes(world, hex_id, before) or _changes(world, hex_id, after) for hex_id in step]
        else:
            rises = [world.elevation[hex_id] > lowest for hex_id in step]
        causes = [_cause(world, hex_id, screens, heights and rise) for hex_id, rise in zip(step, rises, strict=True)]
        if all(causes):
            return Obstacle(step, causes[0])
    return None


def _changes(world: World, hex_id: SpaceId, beside: tuple[SpaceId, ...]) -> bool:
    """Whether the ground rises or falls between a hex and the one before or after it on the line."""
    return all(world.elevation[other] != world.elevation[hex_id] for other in beside)


def _cause(world: World, hex_id: SpaceId, screens: tuple[str, ...], rises: bool) -> str:
    """What in a hex blocks a line: a screen of terrain or a change in elevation; "" if nothing."""
    for name in screens:
        if name in world.terrain[hex_id]:
            return name
    return "elevation" if rises else ""


def spotting_range(state: BattleState) -> int:
    """12.4.1.1(4) How far a spotter sees in this weather."""
    limits = state.world.limits
    return limits.spotting_mud if state.weather == "mud" else limits.spotting_clear


@kept(POSITIONS | JUDGED)
def spotters(state: BattleState, gun: UnitId) -> tuple[UnitId, ...]:
    """12.4.1.1(1) Units in command that may spot for an artillery unit."""
    units = state.world.units
    return tuple(
        unit
        for unit in state.world.by_side[units[gun].side]
        if unit != gun
        and state.on_map(unit)
        and not units[unit].is_truck
        and is_same_formation(units[gun], units[unit])
        and is_commanded(state, unit)
    )


def spotter_for(state: BattleState, gun: UnitId, target: SpaceId) -> UnitId | None:
    """Who sees the target for an artillery unit: the unit itself, a spotter, or None."""
    world = state.world
    if obstacle(world, state.place(gun), target) is None:
        return gun
    reach = spotting_range(state)
    for unit in spotters(state, gun):
        place = state.place(unit)
        if world.distance(place, target) <= reach and obstacle(world, place, target) is None:
            return unit
    return None


def why_not_see(state: BattleState, gun: UnitId, target: SpaceId) -> Refusal | None:
    """12.4.1 Why neither the artillery nor a spotter sees a hex; names the hex that blocks the direct line."""
    if spotter_for(state, gun, target) is not None:
        return None
    block = obstacle(state.world, state.place(gun), target)
    assert block is not None
    key = "barrage.blocked_elevation" if block.terrain == "elevation" else "barrage.blocked_terrain"
    return Refusal.of("12.4.1", key, unit=gun, hex=target, blocker=block.hexes[0], terrain=block.terrain)
