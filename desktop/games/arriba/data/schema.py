"""The shape of the map, unit and scenario files: typed and strict."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from desktop.data.schema_base import Count, Marked, ScenarioHead, Strict
from desktop.engine.ids import NOTHING, CityId, FactionId, RegionId, SpaceId

Side = Literal["government", "rebel"]
Owner = Literal["government", "rebel", "german"]
Border = Literal["france", "portugal"]
Sea = Literal["", "atlantic", "biscay", "mediterranean", "strait"]
KindId = Literal["brigade", "division_1", "division_2", "remnant"]
AssetId = Literal["air_ap", "armour_ap", "artillery_ap"]
Need = Literal["", "support", "intervention"]
Points = Annotated[str, msgspec.Meta(pattern=r"^(\d+,\d+)( \d+,\d+){2,}$")]
"""A closed outline: "x,y x,y x,y ..."."""


# ------------------------------------------------------------------ map
class City(Marked, frozen=True, kw_only=True):
    """0 A point inside an area that holds at most one battle group."""

    id: CityId
    name: str
    at: tuple[int, int]
    name_at: tuple[int, int] | None = None
    """Where the middle of its name stands on the canvas; nothing: wherever it covers nothing."""
    sea: Sea = ""
    """A port lies on a sea."""


class Area(Marked, frozen=True, kw_only=True):
    id: SpaceId
    name: str
    region: RegionId
    mountain: bool = False
    borders: list[Border] = []
    centre: tuple[int, int]
    name_at: tuple[int, int] | None = None
    """Where the middle of its name stands on the canvas; nothing: wherever it covers nothing."""
    field: tuple[int, int]
    """Where the battle groups outside the cities stand."""
    overflow: tuple[int, int] | None = None
    """A free place at sea for the groups of an area too small for them."""
    adjacent: list[SpaceId] = []
    cities: list[City] = []
    outline: Points


class Region(Strict, frozen=True, kw_only=True):
    id: RegionId
    name: str
    ref: str = ""


class Apart(Strict, frozen=True, kw_only=True):
    """Two areas that touch on the map and are not adjacent."""

    pair: tuple[SpaceId, SpaceId]
    why: str


class Neighbour(Strict, frozen=True, kw_only=True):
    """A foreign country on the map; its power is a source of supply over the border (11)."""

    power: Border
    name: str
    label: tuple[int, int]
    outline: Points
    ref: str = ""


class Shallow(Strict, frozen=True, kw_only=True):
    """Where the sea is lighter near the coasts, 2 more than 1; the land within counts as part of it."""

    level: int
    outline: list[tuple[int, int]]


class SeaLabel(Strict, frozen=True, kw_only=True):
    name: str
    at: tuple[int, int]


class MapFile(Marked, frozen=True, kw_only=True):
    canvas: tuple[int, int]
    licence: str = ""
    regions: list[Region]
    areas: list[Area]
    not_adjacent: list[Apart] = []
    neighbours: list[Neighbour] = []
    beyond: list[Points] = []
    """Land that has no part in the game, and only shows that the coast goes on."""
    shallows: list[Shallow] = []
    seas: list[SeaLabel] = []


# ------------------------------------------------------------------ factions, units, counters
class Faction(Marked, frozen=True, kw_only=True):
    """2 A group of units with rules of its own."""

    id: FactionId
    name: str
    side: Side
    colour: str
    cadre: int = 0
    early_cadre: int | None = None
    """9 Its cadre level in the first year of the war, where it differs."""
    capital: CityId = NOTHING
    """5.2 The city where its units appear."""
    subsidised: bool = False
    gobernito: bool = False
    no_mix_with: list[FactionId] = []
    """7 Factions that may not share a battle group with it; "all" for every other."""
    replacement_ep: bool = True
    place: Literal["any", "capital", "area", "mediterranean", "portugal"] = "any"
    """6.6 Where its units appear."""
    build_area: SpaceId = NOTHING
    creatable: bool = True
    """6.6 Otherwise its units can only be rebuilt."""
    build_cap: int = 0
    """6.6 EP a turn for creating and rebuilding; 0: no cap."""
    first_turn: int = 1
    power: str = ""
    """5.4.2 The power that must intervene for its units to be rebuilt, and whose withdrawal removes them."""
    most: int = 0
    """6.3 Formations on the map at once; 0: as many as there are counters."""
    rebuilt_as: list[KindId] = []
    """6.3 The kinds in which it can be rebuilt, if not all."""


class UnitKind(Marked, frozen=True, kw_only=True):
    id: KindId
    name: str
    strength: int
    steps: int
    reduces_to: Literal["", "brigade", "remnant"] = ""
    loss: int
    """9.2 Strength points satisfied when it is reduced or removed."""
    division: bool = False
    counter: KindId
    """The counter of the mix it takes up."""
    needs: Need = ""


class AssetKind(Marked, frozen=True, kw_only=True):
    id: AssetId
    name: str
    attack: int
    defence: int
    loss: int
    """9.2 Losses satisfied by removing it; 0: it never is in a battle group."""


class Mix(Marked, frozen=True, kw_only=True):
    units: dict[FactionId, dict[str, int]]
    assets: dict[FactionId, dict[str, int]]
    markers: dict[str, int]
    total: int


class UnitFile(Strict, frozen=True, kw_only=True):
    factions: list[Faction]
    kinds: list[UnitKind]
    assets: list[AssetKind]
    mix: Mix


# ------------------------------------------------------------------ scenarios
class SetupUnits(Strict, frozen=True, kw_only=True):
    """14 Units that begin in the area of a city and hold it."""

    faction: FactionId
    kind: KindId = "brigade"
    count: Count = 1
    city: CityId
    nationalist_on: tuple[Count, Count] | None = None
    """15.6 Rolls on which a brigade is Nationalist, and Popular Army otherwise."""


class SetupAssets(Strict, frozen=True, kw_only=True):
    owner: Owner
    kind: AssetId
    count: Count = 1
    city: CityId = NOTHING
    """Empty: the holding box."""


class Variable(Marked, frozen=True, kw_only=True):
    """15.6 The set-up by dice."""

    inside: FactionId
    outside: FactionId
    """The factions of a brigade inside and outside its range."""
    government_city: Count
    """City roll up to which the Government holds a city where both sides stand."""


class SetupFile(Marked, frozen=True, kw_only=True):
    """14 Where everything stands at the start."""

    level: dict[str, Count]
    ep: dict[str, Count]
    control: dict[str, list[RegionId]]
    """Side, or "none": regions."""
    units: list[SetupUnits]
    assets: list[SetupAssets]
    variable: Variable


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    first_turn: Count
    last_turn: Count
    setup: str | SetupFile
    """The file of the set-up, or the set-up itself."""
