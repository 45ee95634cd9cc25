"""2.1 The map as sets of spaces held in whole numbers, one bit for each space, worked out once for a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from desktop.engine.ids import SpaceId
from desktop.games.crusade.data.schema_map import Space
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, SIDES
from desktop.mechanics.cdg.tracing import PointGraph, distances

BORDER_OF = {NATIONALIST: "portugal", REPUBLICAN: "france"}
"""13.4.1 The border whose connections a side may use."""
ATLANTIC, MEDITERRANEAN = SEAS = "atlantic", "mediterranean"
REGIONS = ("asturias", "santander", "basque")
"""16.4.1 The three regions of the Northern Front."""


class SpaceSets:
    """Sets of spaces the rules speak of. `near` is what lies next to each space by its number (no Beach Heads)."""

    def __init__(
        self,
        spaces: Mapping[SpaceId, Space],
        neighbours: Mapping[SpaceId, Sequence[SpaceId]],
        groups: Mapping[str, Sequence[str]],
    ) -> None:
        graph = self.graph = PointGraph({space: neighbours[space] for space in sorted(spaces)})
        self.bit, self.near = graph.bit, graph.near
        every = tuple(spaces.values())
        self.sources = {
            side: graph.mask(s.id for s in every if s.supply == side and not s.special_source) for side in SIDES
        }
        """13.2.1 Without Badajoz."""
        self.special = graph.mask(s.id for s in every if s.special_source)
        """13.2.4 Badajoz."""
        self.ports = {sea: graph.mask(s.id for s in every if s.port and s.coast == sea) for sea in SEAS}
        self.main_cities = graph.mask(s.id for s in every if s.main_city)
        self.border = {side: graph.mask(s.id for s in every if s.border == BORDER_OF[side]) for side in SIDES}
        self.region = {region: graph.mask(s.id for s in every if s.region == region) for region in REGIONS}
        self.west = graph.mask(groups["west_of_strait"])
        """16.7.2 Algeciras and the Mediterranean coast west of it."""
        self.east = graph.mask(groups["east_of_strait"])
        """16.7.1 Algeciras, what lies east of it, and the islands."""
        self.islands = graph.mask(groups["balearic_islands"])
        self.north = graph.mask(groups["northern_front"])
        """3.0 What was Republican at the start: Oviedo lies in Asturias but is no part of the front."""
        self.regions = sum(self.region.values())
        """16.4.2 The three regions, Oviedo included."""
        self.groups = {name: graph.mask(members) for name, members in groups.items()}

    @cached_property
    def steps_from(self) -> dict[str, dict[SpaceId, int]]:
        """By region of the Northern Front: how many steps away every space is."""
        points = self.graph.points
        return {
            region: {points[number]: count for number, count in distances(area, self.near, len(points)).items()}
            for region, area in self.region.items()
        }
