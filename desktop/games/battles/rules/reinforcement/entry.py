"""15.0 Reinforcements, 10.5 rebuilt headquarters, J.reserves: where units come on, and at what cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.rules.map.zoc import zoc_of
from desktop.games.battles.state.places import BOX, DUE

if TYPE_CHECKING:
    from desktop.games.battles.data.world import Entry
    from desktop.games.battles.state.state import BattleState


def may_enter_now(state: BattleState, unit: UnitId) -> bool:
    """15.1, 15.2(2) Due this turn or delayed from an earlier one; J.reserves released from the box."""
    status = state.units[unit]
    if status.place == DUE:
        return status.arrives <= state.turn
    return status.place == BOX and unit in state.released


def entry_of(state: BattleState, unit: UnitId) -> Entry:
    return state.world.entries[state.units[unit].entry]


def is_closed(state: BattleState, side: str, hex_id: SpaceId) -> bool:
    """15.1(2) Units may not enter through enemy units or an enemy zone of control."""
    enemy = state.world.enemy(side)
    return hex_id in state.holding[enemy] or hex_id in zoc_of(state, enemy)


def entry_hexes(state: BattleState, unit: UnitId) -> tuple[SpaceId, ...]:
    """15.1, 15.2 The hexes by which a unit may come on now; if all of its own are closed, the nearest of the edge."""
    entry = entry_of(state, unit)
    side = state.world.units[unit].side
    free = tuple(hex_id for hex_id in entry.hexes if not is_closed(state, side, hex_id))
    if free or entry.kind in ("box", "base"):
        return free
    return _nearest(state, side, entry)


def _nearest(state: BattleState, side: str, entry: Entry) -> tuple[SpaceId, ...]:
    """15.2(1) The nearest open hex of the same edge; for an interior hex the nearest road at a friendly edge."""
    world = state.world
    if entry.kind == "interior":
        candidates = _roads_of_nearest_edge(state, side, entry)
    else:
        edges = {edge for hex_id in entry.hexes for edge in world.edges_of(hex_id)}
        candidates = sorted({hex_id for edge in edges for hex_id in world.edges[edge]})
    ranked = [
        (min(world.distance(hex_id, own) for own in entry.hexes), hex_id)
        for hex_id in candidates
        if not is_closed(state, side, hex_id)
    ]
    best = min(ranked, default=(0, ""))[0]
    return tuple(hex_id for distance, hex_id in ranked if distance == best)


def _roads_of_nearest_edge(state: BattleState, side: str, entry: Entry) -> list[SpaceId]:
    """J.reinforcements The roads of the friendly edge that lies nearest to an interior hex: for Arganda the east."""
    world = state.world
    roads = [hex_id for hex_id in world.sources[side] if hex_id in world.road_exits]
    near = min(roads, key=lambda hex_id: min(world.distance(hex_id, own) for own in entry.hexes), default=NOTHING)
    edges = set(world.road_exits.get(near, ()))
    return [hex_id for hex_id in roads if edges & set(world.road_exits[hex_id])]


def entry_cost(state: BattleState, unit: UnitId, hex_id: SpaceId) -> int | None:
    """15.1(3) Half points for the entry hex: by the road that leaves the map there, else its terrain; None: closed."""
    world = state.world
    column = world.units[unit].column
    kind = entry_of(state, unit).kind
    if kind == "interior" and hex_id in entry_of(state, unit).hexes:
        return 0
    if by_road(state, unit, hex_id):
        return world.road_cost(world.road_kind[hex_id], column)
    return world.terrain_cost(hex_id, column, state.weather)


def by_road(state: BattleState, unit: UnitId, hex_id: SpaceId) -> bool:
    """15.1 Whether a road leads on to the map at a hex."""
    world = state.world
    return hex_id in world.road_exits or (
        hex_id in world.road_hexes and hex_id in world.sources[world.units[unit].side]
    )


def why_not_enter(state: BattleState, unit: UnitId) -> Refusal | None:
    """15.0 Why a unit off the map may not come on in this phase."""
    status = state.units[unit]
    if status.place == BOX and unit not in state.released:
        return Refusal.of("J.reserves", "enter.not_released", unit=unit)
    if status.place == DUE and status.arrives > state.turn:
        return Refusal.of("15.1", "enter.not_yet", unit=unit, turn=status.arrives)
    if not may_enter_now(state, unit):
        return Refusal.of("15.1", "enter.not_due", unit=unit)
    if not entry_hexes(state, unit):
        return Refusal.of("15.2", "enter.blocked", unit=unit)
    return None
