"""9.0 Supply."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.battles.rules.map.zoc import zoc_of
from desktop.games.battles.state.facts import POSITIONS

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState


def is_free(state: BattleState, side: str, hex_id: SpaceId) -> bool:
    """9.1, 10.1.1 A hex without enemy units and enemy zones of control, as seen by `side`."""
    enemy = state.world.enemy(side)
    return hex_id not in state.holding[enemy] and hex_id not in zoc_of(state, enemy)


@kept(POSITIONS)
def supplied_roads(state: BattleState, side: str) -> dict[SpaceId, SpaceId]:
    """9.1(2) The road hexes from which a free road leads to a friendly edge, each with the next hex of that road."""
    world = state.world
    enemy = world.enemy(side)
    held, ezoc = state.holding[enemy], zoc_of(state, enemy)
    queue = [hex_id for hex_id in world.sources[side] if hex_id not in held and hex_id not in ezoc]
    onward: dict[SpaceId, SpaceId] = dict.fromkeys(queue, NOTHING)
    for here in queue:  # grows while it is read
        for near in world.road_links.get(here, ()):
            if near not in onward and near not in held and near not in ezoc:
                onward[near] = here
                queue.append(near)
    return onward


def trace(state: BattleState, side: str, start: SpaceId, *, outside: bool = False) -> tuple[SpaceId, ...] | None:
    """9.1 The supply line of a unit in a hex, from it to the edge; None if there is none.

    The unit's own hex never blocks. With `outside` the unit stands one hex beyond the edge at `start`.
    """
    world = state.world
    roads = supplied_roads(state, side)
    limit = world.limits.supply_hexes_to_road
    if outside:
        if not is_free(state, side, start):
            return None
        limit -= 1
    elif start in world.sources[side]:
        return (start,)
    parent: dict[SpaceId, SpaceId] = {start: NOTHING}
    ring = [start]
    for _ in range(limit + 1):
        for hex_id in ring:
            if hex_id in roads:
                return _line(parent, hex_id) + _road(roads, hex_id)
        ring = _next_ring(state, side, ring, parent)
    return None


def _next_ring(state: BattleState, side: str, ring: list[SpaceId], parent: dict[SpaceId, SpaceId]) -> list[SpaceId]:
    found = []
    for here in ring:
        for near in state.world.neighbours[here]:
            if near not in parent and is_free(state, side, near):
                parent[near] = here
                found.append(near)
    return found


def _line(parent: dict[SpaceId, SpaceId], hex_id: SpaceId) -> tuple[SpaceId, ...]:
    line = [hex_id]
    while parent[line[-1]]:
        line.append(parent[line[-1]])
    return tuple(reversed(line))


def _road(roads: dict[SpaceId, SpaceId], hex_id: SpaceId) -> tuple[SpaceId, ...]:
    line = []
    while roads[hex_id]:
        hex_id = roads[hex_id]
        line.append(hex_id)
    return tuple(line)


def is_automatic(state: BattleState, unit: UnitId) -> bool:
    """B.supply, 13.1, 14.1(3) Supplied without a line: early turns, air units, leaders."""
    definition = state.world.units[unit]
    if definition.is_leader or definition.is_air:
        return True
    for record in state.world.scenario.auto_supply:
        early = record.side == definition.side and state.turn <= record.through_turn
        if early and (not record.hexes or state.units[unit].start in record.hexes):
            return True
    return False


def can_trace(state: BattleState, unit: UnitId) -> bool:
    """9.1 Whether a unit on the map is in supply as things stand now."""
    return is_automatic(state, unit) or has_line(state, state.world.units[unit].side, state.place(unit))


def has_line(state: BattleState, side: str, start: SpaceId) -> bool:
    """9.1 Whether a supply line leads from a hex, without looking which."""
    world = state.world
    roads = supplied_roads(state, side)
    if start in roads or start in world.sources[side]:
        return True
    enemy = world.enemy(side)
    held, ezoc = state.holding[enemy], zoc_of(state, enemy)
    ring, seen = [start], {start}
    for _ in range(world.limits.supply_hexes_to_road):
        further = []
        for here in ring:
            for near in world.neighbours[here]:
                if near in roads:
                    return True
                if near not in seen and near not in held and near not in ezoc:
                    seen.add(near)
                    further.append(near)
        ring = further
    return False


@kept(POSITIONS)
def supplied_area(state: BattleState, side: str) -> frozenset[SpaceId]:
    """9.1(1) Every hex in which a unit of this side would be in supply: up to two hexes from a supplied road.

    Hexes passed must be free, the unit's own need not be.
    """
    world = state.world
    enemy = world.enemy(side)
    held, ezoc = state.holding[enemy], zoc_of(state, enemy)
    ring: list[SpaceId] = list(supplied_roads(state, side))
    area = set(ring)
    for _ in range(world.limits.supply_hexes_to_road):
        found = []
        for here in ring:
            if here in held or here in ezoc:
                continue
            for near in world.neighbours[here]:
                if near not in area:
                    area.add(near)
                    found.append(near)
        ring = found
    area.update(world.sources[side])
    return frozenset(area)


def out_of_supply(state: BattleState, side: str) -> list[UnitId]:
    """9.3(3) The units of a side on the map that have no supply now."""
    return [unit for unit in state.world.by_side[side] if state.on_map(unit) and not can_trace(state, unit)]
