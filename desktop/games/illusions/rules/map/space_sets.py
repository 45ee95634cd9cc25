"""3.1 The map as sets of places held in whole numbers, one bit for each place, worked out once for a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.illusions.state.sides import AH, GE, NATIONS, RU
from desktop.mechanics.cdg.tracing import PointGraph

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World

BALTIC, BLACK_SEA, MEDITERRANEAN = WATERS = "baltic", "black_sea", "mediterranean"
SEA = "sea "
"""Before the name of a water: a point that joins all its ports (14.1.3)."""
MIXED = "mixed"


class SpaceSets:
    """Sets of places the rules speak of.

    `near` is what lies next to each place by its number: connections, sea invasion lanes, and for every port the waters
    it lies on, which are points of their own.
    """

    def __init__(self, world: World) -> None:
        graph = self.graph = PointGraph(_neighbours(world))
        self.bit, self.near = graph.bit, graph.near
        mask = graph.mask
        self.water = {water: self.bit[f"{SEA}{water}"] for water in WATERS}
        self.places = mask(world.space_ids)
        """Everything but the waters."""
        self.region_ids: tuple[SpaceId, ...] = tuple(sorted(world.regions))
        self.regions = mask(self.region_ids)
        self.base = self.bit[world.base]
        self.ashore = self.places & ~self.base
        """Everything but the waters and Lemnos."""
        self.seas = mask(world.sea_spaces)
        self.spaces = self.places & ~self.regions & ~self.base & ~self.seas
        """Ordinary spaces."""
        self.forts = mask(world.forts)
        self.sources = {nation: mask(world.sources[nation]) for nation in NATIONS}
        """14.2 By nation; whether they are controlled is another matter."""
        self.every_source = mask(place for nation in NATIONS for place in world.sources[nation])
        self.ports = {water: mask(world.ports_on[water]) for water in WATERS}
        self.every_port = mask(world.ports)
        self._inland: dict[int, tuple[int, ...]] = {}
        self.adriatic = mask(world.zones["adriatic_ports"])
        self.of_nation = {nation: mask(places) for nation, places in world.in_nation.items()}
        numbers = tuple(world.space_ids)
        self.land: Sequence[int] = self._links(world.neighbours)
        """13.2a Any connection, no lanes."""
        self.rail: Sequence[int] = self._links(world.rail)
        """13.2a Single gauge."""
        self.border_rail: Sequence[int] = self._links(
            {place: (*world.rail[place], *_across_border(world, place)) for place in numbers}
        )
        """12.5c-d With the mixed-gauge lines between Russia and Germany or Austria-Hungary."""

    def without_sea(self, ports: int) -> tuple[int, ...]:
        """What lies next to each place if these ports have no way to the sea."""
        found = self._inland.get(ports)
        if found is None:
            waters = ~self.places
            near = [each & ~waters if ports >> number & 1 else each for number, each in enumerate(self.near)]
            for water in self.water.values():
                near[water.bit_length() - 1] &= ~ports
            found = self._inland[ports] = tuple(near)
        return found

    def _links(self, neighbours: Mapping[SpaceId, Sequence[SpaceId]]) -> tuple[int, ...]:
        return tuple(self.graph.mask(neighbours.get(point, ())) for point in self.graph.points)


def _neighbours(world: World) -> dict[SpaceId, Sequence[SpaceId]]:
    found: dict[SpaceId, Sequence[SpaceId]] = {
        place: (*world.all_neighbours[place], *(SpaceId(f"{SEA}{water}") for water in world.ports.get(place, ())))
        for place in world.space_ids
    }
    found.update({SpaceId(f"{SEA}{water}"): world.ports_on[water] for water in WATERS})
    return found


def _across_border(world: World, place: SpaceId) -> list[SpaceId]:
    """12.5c-d Mixed-gauge lines across the Russian border, in both directions."""
    return [
        near
        for near in world.neighbours[place]
        if world.link(place, near).kind == MIXED and _is_border(world.nation_of[place], world.nation_of[near])
    ]


def _is_border(a: str, b: str) -> bool:
    return (a == RU and b in (GE, AH)) or (b == RU and a in (GE, AH))
