"""Where units will be commanded once their headquarters have followed them."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.data.world import World
from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.supply import command
from desktop.games.battles.state.state import BattleState


class Staff:
    """10.1 The hexes the headquarters of a side can command this phase: from where they stand, or may still go."""

    def __init__(self, state: BattleState) -> None:
        self.state = state
        self._posts: dict[tuple[UnitId, SpaceId, bool], frozenset[SpaceId]] = {}
        self._areas: dict[tuple[UnitId, SpaceId, bool, int], frozenset[SpaceId]] = {}

    def posts(self, hq: UnitId) -> frozenset[SpaceId]:
        """Hexes a headquarters can be in and be commanded itself; where it stands if there are none."""
        key = (hq, self.state.place(hq), hq in self.state.moved)
        if key not in self._posts:
            here = frozenset((self.state.place(hq),))
            found = here if hq in self.state.moved else here | movement.search(self.state, hq).left.keys()
            chiefs = [chief for chief in command.superiors(self.state.world, hq) if self.state.on_map(chief)]
            linked = frozenset(hex_id for hex_id in found if any(hex_id in self.area(c, hq) for c in chiefs))
            self._posts[key] = (linked or here) if chiefs else found
        return self._posts[key]

    def area(self, hq: UnitId, unit: UnitId) -> frozenset[SpaceId]:
        """Hexes in which a headquarters can command a unit (or a headquarters below it)."""
        limit = command.unit_range(self.state.world, unit)
        key = (hq, self.state.place(hq), hq in self.state.moved, limit)
        if key not in self._areas:
            self._areas[key] = around(self.state.world, self.posts(hq), limit)
        return self._areas[key]


class CommandReach:
    """The hexes in which a unit will find one of its headquarters near enough."""

    def __init__(self, staff: Staff, unit: UnitId) -> None:
        state = staff.state
        chiefs = [hq for hq in command.superiors(state.world, unit) if hq != unit and state.on_map(hq)]
        self.areas = [staff.area(hq, unit) for hq in chiefs]

    def holds(self, hex_id: SpaceId) -> bool:
        """A unit whose headquarters are all off the map can do nothing about it."""
        return not self.areas or any(hex_id in area for area in self.areas)


def around(world: World, starts: Iterable[SpaceId], limit: int) -> frozenset[SpaceId]:
    """All hexes within so many of some others."""
    found = set(starts)
    ring = sorted(found)
    for _ in range(limit):
        ring = sorted({near for here in ring for near in world.neighbours[here]} - found)
        found.update(ring)
    return frozenset(found)
