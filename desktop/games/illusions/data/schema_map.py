"""The shape of map.yaml: spaces, regions, sea invasion spaces, the inset, connections."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import CardId, SpaceId

Side = Literal["allied", "central"]
Nation = Literal["ru", "it", "br", "fr", "sb", "mn", "ro", "gr", "ah", "ge", "tu", "bu"]
Sea = Literal["baltic", "black_sea", "mediterranean"]
Terrain = Literal["plain", "forest", "swamp", "mountain"]
Basis = Literal["stated", "sister", "geo"]
LinkKind = Literal["rail", "mixed", "road", "alpine", "sea_lane"]


class Space(Marked, frozen=True, kw_only=True):
    """3.1 A space, region, sea invasion space, or Lemnos."""

    id: SpaceId
    name: str
    nation: Nation | Literal["al", "base", "sea"]
    """Home nation; `al` Albania (26.1), `base` Lemnos, `sea` a sea invasion space (25.0)."""
    kind: Literal["space", "region", "sea", "island"] = "space"
    terrain: Terrain
    x: int
    y: int
    name_at: tuple[int, int] | None = None
    """Where the middle of its name stands on the canvas; nothing: wherever it covers nothing."""
    grid: str
    inset: bool = False
    """On the Italian Front inset, closed until Italy is at war (4.3f)."""
    vp: bool = False
    """5.1.1 A Victory Point space."""
    fort: int = 0
    """20.1.3 Combat and loss factor of its fort."""
    supply: list[Nation] = []
    """14.2 The nations whose supply source it is."""
    ports: list[Sea] = []
    """13.3 The waters its port lies on."""
    capital: bool = False
    oil: bool = False
    """26.5.1d A symbol without effect."""
    basis: Basis
    """Named in the rules, on the maps of the sister games, or from geography."""


class Connection(Marked, frozen=True, kw_only=True):
    """3.1.3"""

    a: SpaceId
    b: SpaceId
    kind: LinkKind
    water: bool = False
    """12.4.3 A water obstacle lies on it."""
    via: list[tuple[int, int]] = []
    """Points a drawn line passes through."""
    basis: Basis


class Inset(Strict, frozen=True, kw_only=True):
    """The panel of the Italian Front on the canvas."""

    title: str
    x0: int
    y0: int
    x1: int
    y1: int


class SeaInvasion(Marked, frozen=True, kw_only=True):
    """25.1 A sea invasion space, its ports and the card that opens it."""

    space: SpaceId
    ports: list[SpaceId]
    card: CardId


class MapFile(Marked, frozen=True, kw_only=True):
    title: str
    canvas: tuple[int, int]
    inset: Inset
    basis: dict[Basis, str]
    given: list[str]
    """What the rules say of single spaces and connections."""
    waters: Marked
    """Why ports are grouped in three waters."""
    vp_spaces: Marked
    supply_sources: Marked
    invasion_base: SpaceId
    sea_invasions: list[SeaInvasion]
    spaces: list[Space]
    connections: list[Connection]
