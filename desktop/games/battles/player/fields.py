"""Ways to goals: how far every hex is from a goal, by the movement costs of the terrain effects chart."""

from __future__ import annotations

import heapq
from collections.abc import Iterable

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.data.world import FOOT, HALVES, MECHANIZED, World
from desktop.games.battles.rules.map import terrain
from desktop.games.battles.state.state import BattleState

Field = dict[SpaceId, int]
"""Hex: half points to the goal."""
UNREACHED = 900
"""Half points of a hex from which no way leads to the goal."""
KEPT = 600
"""Fields kept before the store is emptied."""
FAR = 99
"""Hexes: farther than anything on the map."""


class Fields:
    """Distances to sets of hexes, worked out once for each weather and set of pontoon bridges."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._reverse: dict[tuple[str, str], dict[SpaceId, list[tuple[SpaceId, int]]]] = {}
        self._fields: dict[tuple[object, ...], Field] = {}
        self._rings: dict[SpaceId, dict[SpaceId, int]] = {}

    def to(self, state: BattleState, column: str, goals: tuple[SpaceId, ...]) -> Field:
        """Half points from every hex to the nearest of the goals; enemies are left aside."""
        column = MECHANIZED if column == MECHANIZED else FOOT
        bridges = tuple(sorted(state.pontoons.values()))
        key = (column, state.weather, bridges, goals)
        found = self._fields.get(key)
        if found is None:
            if len(self._fields) > KEPT:
                self._fields.clear()
            found = self._fields[key] = self._search(column, state.weather, bridges, goals)
        return found

    def hexes_from(self, hex_id: SpaceId) -> dict[SpaceId, int]:
        """The number of hexes from one to every other."""
        found = self._rings.get(hex_id)
        if found is None:
            if len(self._rings) > KEPT:
                self._rings.clear()
            found = self._rings[hex_id] = rings(self.world, (hex_id,))
        return found

    def _search(self, column: str, weather: str, bridges: tuple[str, ...], goals: Iterable[SpaceId]) -> Field:
        back = self._back(column, weather)
        extra = self._over(column, weather, bridges)
        found: Field = {}
        queue = [(0, goal) for goal in goals]
        heapq.heapify(queue)
        while queue:
            cost, here = heapq.heappop(queue)
            if here in found:
                continue
            found[here] = cost
            for near, step in (*back[here], *extra.get(here, ())):
                if near not in found:
                    heapq.heappush(queue, (cost + step, near))
        return found

    def _back(self, column: str, weather: str) -> dict[SpaceId, list[tuple[SpaceId, int]]]:
        key = (column, weather)
        if key not in self._reverse:
            back: dict[SpaceId, list[tuple[SpaceId, int]]] = {hex_id: [] for hex_id in self.world.hexes}
            for here, ways in self.world.ways(column, weather).items():
                for way in ways:
                    back[way.to].append((here, way.cost))
            self._reverse[key] = back
        return self._reverse[key]

    def _over(self, column: str, weather: str, bridges: tuple[str, ...]) -> dict[SpaceId, list[tuple[SpaceId, int]]]:
        """J.engineers Steps over pontoon bridges."""
        pontoons = self.world.special.pontoons
        found: dict[SpaceId, list[tuple[SpaceId, int]]] = {}
        for side in bridges:
            a, b = self.world.ends(side)
            for here, to in ((a, b), (b, a)):
                cost = self.world.terrain_cost(to, column, weather)
                if pontoons is not None and cost is not None:
                    toll = pontoons.mechanized if column == MECHANIZED else pontoons.foot
                    found.setdefault(to, []).append((here, cost + toll * HALVES))
        return found

    def first_river(self, state: BattleState, unit: UnitId, goal: SpaceId) -> tuple[SpaceId, SpaceId] | None:
        """The first river hexside without a bridge on the straight way to a goal: the near hex and the far one."""
        world = self.world
        away = self.hexes_from(goal)
        here = state.place(unit)
        while away[here] > 0:
            ways = [way for way in world.ways(FOOT, state.weather)[here] if away[way.to] < away[here]]
            if not ways:
                return None
            way = min(ways, key=lambda way: (way.cost, way.to))
            if way.river:
                bridged = terrain.has_pontoon(state, world.units[unit].side, here, way.to)
                return None if bridged else (here, way.to)
            if world.river(here, way.to):
                return None
            here = way.to
        return None


def rings(world: World, starts: Iterable[SpaceId]) -> dict[SpaceId, int]:
    """For each hex the number of hexes to the nearest of some others."""
    ring = list(starts)
    found = dict.fromkeys(ring, 0)
    neighbours, steps = world.neighbours, 0
    while ring:
        steps += 1
        further = []
        for here in ring:
            for near in neighbours[here]:
                if near not in found:
                    found[near] = steps
                    further.append(near)
        ring = further
    return found
