"""8 Where a battle group may go."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import GroupId, SpaceId
from desktop.games.arriba.state.forces import is_purged
from desktop.games.arriba.state.seats import leader
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState


def hostile_areas(state: ArribaState, side: str) -> frozenset[SpaceId]:
    """Areas with a battle group of the enemy."""
    enemy = enemy_of(side)
    return frozenset(group.area for group in state.groups.values() if group.side == enemy)


def range_of(state: ArribaState, key: GroupId) -> frozenset[str] | None:
    """8 Areas a group with gobernito units may be in; None: everywhere."""
    found: frozenset[str] | None = None
    for member in state.groups[key].members:
        allowed = state.world.range_of.get(state.pieces[member].faction)
        if allowed is not None:
            found = allowed if found is None else found & allowed
    return found


def reach(state: ArribaState, key: GroupId, gone: int = 0) -> dict[SpaceId, tuple[SpaceId, ...]]:
    """8 Every area a group may go to after so many areas, with the way there: it stops where the enemy is.

    From an area with enemies it may not go straight into another one.
    """
    group, near_to = state.groups[key], state.world.near
    hostile, allowed = hostile_areas(state, group.side), range_of(state, key)
    start = group.area
    paths: dict[SpaceId, tuple[SpaceId, ...]] = {start: (start,)}
    queue = [start]
    for place in queue:  # grows while it is read
        path, leaving_enemy = paths[place], place in hostile
        spent = gone + len(path) - 1 >= state.world.allowance
        if spent or (leaving_enemy and place != start):
            continue
        for near in near_to[place]:
            if near in paths or (allowed is not None and near not in allowed):
                continue
            if leaving_enemy and near in hostile:
                continue
            paths[near] = (*path, near)
            queue.append(near)
    del paths[start]
    return paths


def why_not_move(state: ArribaState, seat: str, key: GroupId) -> Refusal | None:
    """8 Own groups that have not moved; 5.2.2 not purged ones; 15.7 within the limit."""
    group = state.groups.get(key)
    if group is None or leader(state, key) != seat:
        return Refusal.of("8", "move.not_yours")
    if key in state.moved:
        return Refusal.of("8", "move.moved")
    if any(is_purged(state, unit) for unit in group.members):
        return Refusal.of("5.2.2", "move.purged")
    if state.move_limit == 0:
        return Refusal.of("15.7", "move.limit")
    return None


def why_not_to(state: ArribaState, key: GroupId, area: SpaceId, gone: int = 0) -> Refusal | None:
    """8 Why a group may not go to an area, after it has gone so many already."""
    world, group = state.world, state.groups[key]
    if area not in world.areas:
        return Refusal.of("8", "move.no_area", area=area)
    if area in reach(state, key, gone):
        return None
    if area == group.area:
        return Refusal.of("8", "move.there_already", area=area)
    allowed = range_of(state, key)
    if allowed is not None and area not in allowed:
        return Refusal.of("8", "move.range")
    if not world.near[group.area]:
        return Refusal.of("8", "move.from_by_land", area=group.area)
    if not world.near[area]:
        return Refusal.of("8", "move.by_land", area=area)
    hostile = hostile_areas(state, group.side)
    if group.area in hostile and area in hostile and area in world.near[group.area]:
        return Refusal.of("8", "move.enemy_to_enemy", area=area)
    if area in reach(state, key, -len(world.areas)):
        return Refusal.of("8", "move.too_far", area=area, n=int(world.allowance))
    return Refusal.of("8", "move.blocked", area=area)
