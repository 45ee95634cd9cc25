"""What can be cut off: for each hex one enemy unit could enter now, the units that would lose their supply line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.battles.rules.map.zoc import exerts, zoc_of
from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.supply import supply
from desktop.games.battles.state.facts import TURN

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState

MOST_HEXES = 40
"""The most dangerous hexes are shown; more would hide the map."""


@kept(movement.REACH | TURN)
def cutting_hexes(state: BattleState, side: str) -> dict[SpaceId, tuple[UnitId, ...]]:
    """Hex: units of `side` now in supply that an enemy unit entering it would cut off; the worst first."""
    lines = _lines(state, side)
    found: dict[SpaceId, tuple[UnitId, ...]] = {}
    for hex_id, zone in _threats(state, side):
        blocked = {hex_id, *zone}
        hurt = [unit for unit, line in lines.items() if not line.isdisjoint(blocked)]
        if not hurt:
            continue
        area = _area_without(state, side, blocked)
        cut = tuple(unit for unit in hurt if state.place(unit) not in area)
        if len(cut) > len(found.get(hex_id, ())):
            found[hex_id] = cut
    worst = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
    return dict(worst[:MOST_HEXES])


def _lines(state: BattleState, side: str) -> dict[UnitId, frozenset[SpaceId]]:
    """The units of a side that have a supply line, each with the hexes of it beyond its own."""
    lines = {}
    for unit in state.world.by_side[side]:
        if state.on_map(unit) and not supply.is_automatic(state, unit):
            way = supply.trace(state, side, state.place(unit))
            if way is not None and len(way) > 1:
                lines[unit] = frozenset(way[1:])
    return lines


def _threats(state: BattleState, side: str) -> list[tuple[SpaceId, tuple[SpaceId, ...]]]:
    """Hexes that some enemy unit can reach, each with the zone of control it would bring."""
    world = state.world
    reached: dict[tuple[str, bool], set[SpaceId]] = {}
    for unit in world.by_side[world.enemy(side)]:
        definition = world.units[unit]
        if state.on_map(unit) and definition.combat and not state.units[unit].truck:
            kind = (definition.column, exerts(state, unit))
            reached.setdefault(kind, set()).update(movement.search(state, unit).left)
    return [
        (hex_id, world.zoc_reach(hex_id, column) if zone else ())
        for (column, zone), hexes in sorted(reached.items())
        for hex_id in sorted(hexes)
    ]


def _area_without(state: BattleState, side: str, blocked: set[SpaceId]) -> set[SpaceId]:
    """9.1 Where units would be in supply if these hexes were closed as well."""
    world = state.world
    enemy = world.enemy(side)
    closed = blocked | state.holding[enemy].keys() | zoc_of(state, enemy)
    ring = [hex_id for hex_id in world.sources[side] if hex_id not in closed]
    roads = set(ring)
    for here in ring:  # grows while it is read
        for near in world.road_links.get(here, ()):
            if near not in roads and near not in closed:
                roads.add(near)
                ring.append(near)
    area = set(roads)
    for _ in range(world.limits.supply_hexes_to_road):
        ring = [near for here in ring if here not in closed for near in world.neighbours[here] if near not in area]
        area.update(ring)
    area.update(world.sources[side])
    return area
