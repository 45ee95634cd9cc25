"""10.1 Movement: where a stack may go, and the path it takes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.rules.map import northern_front
from desktop.games.crusade.rules.map.geography import ways
from desktop.games.crusade.rules.supply.supply import supply
from desktop.games.crusade.state.sides import NATIONALIST, enemy_of
from desktop.games.crusade.state.state import ATTACK, MOVE, CrusadeState

Path = tuple[SpaceId, ...]


class Going(Struct):
    """A stack on the move: its units, where it is, points left, enemy spaces entered (10.1.12)."""

    units: Sequence[UnitId]
    at: SpaceId
    left: int
    entered: Sequence[SpaceId]


def points(state: CrusadeState, units: Sequence[UnitId]) -> int:
    """10.1.3 A stack has the points of its slowest unit."""
    return min(state.world.units[unit].mf for unit in units)


def enemy_limit(state: CrusadeState, units: Sequence[UnitId]) -> int:
    """10.1.12 How many spaces that were enemy-controlled as the round began the stack may enter (N13)."""
    usual = state.world.limits.enemy_spaces
    changed = state.effects.enemy_spaces
    return min(changed.get(state.world.units[unit].type, usual) for unit in units) if changed else usual


def can_leave(state: CrusadeState, unit: UnitId) -> bool:
    """10.1.2 Whether an activated unit has anywhere to go at all."""
    enemy = enemy_of(state.active)
    return any(state.side_at(near) != enemy for near in ways(state, state.active, state.place_of(unit)))


def movable(state: CrusadeState, space: SpaceId) -> list[UnitId]:
    """10.1.1, 10.1.2 Units of an activated space that have neither moved nor begun to build."""
    if state.markers.get(space) != MOVE:
        return []
    return [unit for unit in state.at(space) if unit not in state.acted]


def reach(state: CrusadeState, going: Going) -> dict[SpaceId, Path]:
    """10.1 Every space the stack may end in, with the shortest path that enters the fewest enemy spaces."""
    return {
        space: path
        for space, path in _passable(state, going).items()
        if why_not_end(state, going.units, space, path) is None
    }


def ends(state: CrusadeState, going: Going) -> dict[SpaceId, Path]:
    """10.1.9 Where the stack may go: to end there, or to take an enemy space in passing where it may not end."""
    return {**reach(state, going), **_in_passing(state, going)}


def _in_passing(state: CrusadeState, going: Going) -> dict[SpaceId, Path]:
    """10.1.9 Enemy spaces in which the stack may not end (16.4.2, 16.4.3.2), if it can go on to one where it may."""
    enemy = enemy_of(state.active)
    found = {}
    for space, path in _passable(state, going).items():
        if state.control.get(space) != enemy or why_not_end(state, going.units, space, path) is None:
            continue
        entered = {*going.entered, *(each for each in path[1:] if each in state.enemy_at_start)}
        onward = Going(going.units, space, going.left - len(path) + 1, sorted(entered))
        after = _passable(state, onward).items()
        if any(why_not_end(state, going.units, end, (*path, *way)) is None for end, way in after):
            found[space] = path
    return found


def _passable(state: CrusadeState, going: Going) -> dict[SpaceId, Path]:
    """10.1.3, 10.1.12 Every space the stack can come to."""
    found: dict[SpaceId, tuple[int, Path]] = {}
    limit, hostile = enemy_limit(state, going.units), set(state.enemy_at_start)
    start = frozenset(going.entered)
    layer: dict[tuple[SpaceId, frozenset[SpaceId]], Path] = {(going.at, start): (going.at,)}
    known = set(layer)
    for _ in range(going.left):
        layer = _next_layer(state, layer, known, hostile, limit)
        fresh: dict[SpaceId, tuple[int, Path]] = {}
        for (space, entered), path in layer.items():
            if space not in found and (space not in fresh or len(entered) < fresh[space][0]):
                fresh[space] = len(entered), path
        found.update(fresh)
    found.pop(going.at, None)
    return {space: path for space, (_, path) in sorted(found.items())}


Layer = dict[tuple[SpaceId, frozenset[SpaceId]], Path]


def _next_layer(
    state: CrusadeState, layer: Layer, known: set[tuple[SpaceId, frozenset[SpaceId]]], hostile: set[SpaceId], limit: int
) -> Layer:
    """10.1.3, 10.1.7, 10.1.12 One space further from everywhere, never into enemy units."""
    side, enemy = state.active, enemy_of(state.active)
    further: Layer = {}
    for (space, entered), path in layer.items():
        if ends_at(state, space) and len(path) > 1:
            continue
        for near in ways(state, side, space):
            if state.side_at(near) == enemy:
                continue
            now = entered
            if near in hostile and near not in entered:
                if len(entered) >= limit:
                    continue
                now = entered | {near}
            key = near, now
            if key not in known:
                known.add(key)
                further[key] = (*path, near)
    return further


def ends_at(state: CrusadeState, space: SpaceId) -> bool:
    """8.5.4.3, 8.5.6.4 Nationalists who enter a Beach Head are put back: they go no further."""
    return state.active == NATIONALIST and space in state.beach_heads


def why_not_end(state: CrusadeState, units: Sequence[UnitId], space: SpaceId, path: Path = ()) -> Refusal | None:
    """10.1.11, 9.1.2, 16.4 Why a stack may not end its move in a space."""
    if state.markers.get(space) == ATTACK:
        return Refusal.of("10.1.11", "refuse.end_on_attack", space=space)
    if ends_at(state, space):
        return None
    if _crowd(state, units, space) > state.world.limits.stacking:
        return Refusal.of("9.1.1", "refuse.stacking", space=space)
    if state.active == NATIONALIST or _is_free_of_north(state, units):
        return None
    return northern_front.why_not_end(state, units, space, path)


def _is_free_of_north(state: CrusadeState, units: Sequence[UnitId]) -> bool:
    """16.4 Whether the Northern Front sets these units no limits.

    No regional unit is among them, and they come either from the pocket itself or by land from the main zone (the way
    they go would link the front).
    """
    start = state.place_of(units[0])
    if any(state.world.units[unit].region for unit in units):
        return False
    land, bit = supply(state, state.active).land, state.world.sets.bit[start]
    return bool(land & bit) or northern_front.in_pocket(state, start)


def _crowd(state: CrusadeState, units: Sequence[UnitId], space: SpaceId) -> int:
    """9.1.2 The units that will be in a space; those that may still move out of it do not count yet."""
    stack = state.at(space)
    if not stack:
        return len(units)
    going = movable(state, space) if len(stack) + len(units) > state.world.limits.stacking else ()
    return len(units) + sum(unit not in units and unit not in going for unit in stack)


def homeward(state: CrusadeState, unit: UnitId) -> dict[SpaceId, Path]:
    """16.4.2.4 The home spaces that a unit which must go home can reach; nothing if it need not or cannot."""
    if not northern_front.must_go_home(state, unit):
        return {}
    found = reach(state, Going((unit,), state.place_of(unit), points(state, (unit,)), ()))
    return {space: path for space, path in found.items() if northern_front.is_home(state, unit, space)}


def why_not_go(state: CrusadeState, going: Going, space: SpaceId) -> Refusal | None:
    """10.1 Why a stack may not go to a space, for an answer to the player."""
    if space in ends(state, going):
        return None
    if state.side_at(space) == enemy_of(state.active):
        return Refusal.of("10.1.7", "refuse.enemy_units", space=space)
    if refusal := why_not_end(state, going.units, space):
        return refusal
    if space in _reached_without_limit(state, going):
        return Refusal.of("10.1.12", "refuse.enemy_spaces", n=enemy_limit(state, going.units))
    return Refusal.of("10.1.3", "refuse.too_far", space=space, n=going.left)


def _reached_without_limit(state: CrusadeState, going: Going) -> set[SpaceId]:
    layer: Layer = {(going.at, frozenset()): (going.at,)}
    known = set(layer)
    for _ in range(going.left):
        layer = _next_layer(state, layer, known, set(), 0)
    return {space for space, _ in known}
