"""What follows at once when a unit moves, retreats or advances: control, objectives, overruns, releases, pontoons."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.rules.map.zoc import in_enemy_zoc

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState


def moved(state: BattleState, unit: UnitId, path: tuple[SpaceId, ...]) -> None:
    """The consequences of a way just taken, hex by hex; `path` may begin off the map."""
    departed(state, unit)
    entered = path[1:] if path[0][:1].isdigit() else tuple(h for h in path if h[:1].isdigit())
    _overrun(state, unit, entered)
    watched = state.world.watched_hexes
    for hex_id in entered:
        if hex_id in watched:
            for each in (unit, *state.carried.get(unit, ())):
                occupied(state, each, hex_id)
    if state.world.special.reserves is not None:
        _release(state, unit, path)


def departed(state: BattleState, unit: UnitId) -> None:
    """J.engineers A pontoon bridge vanishes when its engineer leaves the hex or the map."""
    if unit in state.pontoons:
        state.lose_pontoon(unit)


def _overrun(state: BattleState, unit: UnitId, entered: tuple[SpaceId, ...]) -> None:
    """B.trucks, 14.4(2) Enemy trucks and lone leaders in a hex that is entered."""
    enemy = state.world.enemy(state.world.units[unit].side)
    for hex_id in entered:
        if len(state.at(hex_id)) > (hex_id == state.place(unit)) and hex_id not in state.holding[enemy]:
            for other in [u for u in state.at(hex_id) if state.world.units[u].side == enemy]:
                if state.world.units[other].is_leader:
                    _catch_leader(state, other)
                else:
                    state.eliminate(other, "overrun")


def _catch_leader(state: BattleState, leader: UnitId) -> None:
    """14.4(2) On 5 or 6 he is eliminated, otherwise he escapes to the nearest friendly unit."""
    die = state.roll("leader_caught", state.world.units[leader].side)
    refuge = nearest_friend(state, leader)
    if die in state.world.limits.leader_lost_on or not refuge:
        state.eliminate(leader, "overrun")
    else:
        state.displace(leader, refuge)


def nearest_friend(state: BattleState, leader: UnitId) -> SpaceId:
    """14.4(2) The nearest hex with a friendly unit other than a leader or truck; the lowest number if several."""
    world = state.world
    here = state.place(leader)
    hexes = [hex_id for hex_id in state.holding[world.units[leader].side] if hex_id != here]
    return min(hexes, key=lambda hex_id: (world.distance(here, hex_id), hex_id), default=NOTHING)


def occupied(state: BattleState, unit: UnitId, hex_id: SpaceId) -> None:
    """A unit is in a hex: control of victory hexes, objectives taken and lost."""
    world = state.world
    definition = world.units[unit]
    side = definition.side
    if hex_id not in world.watched_hexes:
        return
    if definition.combat and state.control.get(hex_id) != side:
        state.set_control(hex_id, side)
    if definition.combat and side != world.objective_side:
        for division in sorted(d for d, hexes in state.taken.items() if hex_id in hexes):
            state.lose_objective(division, hex_id)
    if hex_id in world.objectives.get(definition.div, ()) and side == world.objective_side:
        _take(state, definition.div, hex_id)


def _take(state: BattleState, division: str, hex_id: SpaceId) -> None:
    """B.objectives Taken by entering it, if it is free of enemies and of enemy zones of control."""
    side = state.world.objective_side
    enemy = state.world.enemy(side)
    done = hex_id in state.taken.get(division, ())
    if not done and hex_id not in state.holding[enemy] and not in_enemy_zoc(state, side, hex_id):
        state.take_objective(division, hex_id)


def refresh(state: BattleState) -> None:
    """B.objectives A hex entered under an enemy zone of control is taken once a unit is there without one."""
    units = state.world.units
    for division, hexes in state.world.objectives.items():
        for hex_id in hexes:
            if any(units[u].div == division and units[u].side == state.world.objective_side for u in state.at(hex_id)):
                _take(state, division, hex_id)


# -- J.reserves ------------------------------------------------------------------------------------
def _release(state: BattleState, unit: UnitId, path: tuple[SpaceId, ...]) -> None:
    """J.reserves (2), (3) The enemy crosses the river, comes into the zone or near the named places."""
    world = state.world
    reserves = world.special.reserves
    assert reserves is not None
    if world.units[unit].side == reserves.side:
        return
    waiting = tuple(u for u in reserves.units if u not in state.released)
    if not waiting:
        return
    entered = [hex_id for hex_id in path if hex_id[:1].isdigit()]
    if any(world.river(a, b) == reserves.cross_river for a, b in pairwise(entered)):
        state.release(waiting, "crossed")
    elif any(hex_id in world.reserve_zone for hex_id in entered):
        state.release(waiting, "north")
    elif not state.near_triggered and any(hex_id in world.reserve_near for hex_id in entered):
        state.earn_release(min(reserves.near_count, len(waiting)))
