"""The shape of the battles data files: map, units, tables and limits, typed and strict."""

# Annotations are not postponed here: msgspec would have to evaluate hundreds of them at every start.

from typing import Literal

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import SpaceId, UnitId

Side = Literal["nationalist", "republican"]
UnitType = Literal["inf", "tank", "lt_tank", "ac", "cav", "eng", "at", "aa", "hq", "truck", "art", "air", "leader"]
Size = Literal["corps", "div", "bde", "reg", "bn", "co", "sqn", "none"]
Edge = Literal["N", "E", "S", "W"]


# ------------------------------------------------------------------ map
class Grid(Strict, frozen=True, kw_only=True):
    """Hex numbers are two pairs of digits; the first pair names a straight line of hexes."""

    orientation: Literal["pointy", "flat"]
    first: tuple[int, int]
    """Lowest and highest first pair."""
    odd: tuple[int, int]
    """Range of the second pair on lines with an odd first pair."""
    even: tuple[int, int]


class LegendEntry(Strict, frozen=True, kw_only=True):
    terrain: list[str]
    elevation: int = 0


class MapLine(Strict, frozen=True, kw_only=True):
    """Terrain and region letters of one line, from the second pair `start` upward."""

    line: str
    start: int
    terrain: str
    regions: str


class River(Strict, frozen=True, kw_only=True):
    name: str
    blocks_zoc: bool
    hexsides: list[str]


class Bridge(Marked, frozen=True, kw_only=True):
    hexside: str
    river: str
    road: Literal["main", "minor"]
    name: str = ""


class Road(Strict, frozen=True, kw_only=True):
    id: str
    kind: Literal["main", "minor"]
    name: str
    path: list[SpaceId]


class RoadExit(Strict, frozen=True, kw_only=True):
    hex: SpaceId
    edge: Edge


class Place(Marked, frozen=True, kw_only=True):
    name: str
    hex: SpaceId
    rank: int = 2
    real: str = ""


class Zone(Marked, frozen=True, kw_only=True):
    hexes: list[SpaceId]
    name: str = ""


class Box(Marked, frozen=True, kw_only=True):
    """An off-map box and the hexes its units enter by."""

    name: str
    exits: list[SpaceId]
    corner: Literal["NW", "NE", "SW", "SE"]


class MapFile(Marked, frozen=True, kw_only=True):
    id: str
    title: str
    scale: str
    sources: list[str]
    grid: Grid
    legend: dict[str, LegendEntry]
    regions: dict[str, str]
    lines: list[MapLine]
    rivers: list[River]
    bridges: list[Bridge]
    roads: list[Road]
    road_exits: list[RoadExit]
    edges: dict[Edge, list[SpaceId]]
    zones: dict[str, Zone]
    boxes: dict[str, Box] = {}
    places: list[Place] = []


# ------------------------------------------------------------------ units
class Strengths(Strict, frozen=True, kw_only=True):
    """One side of a counter. Artillery has a range and always defends with 1; air has only `bombard`."""

    attack: int = 0
    defense: int = 0
    move: int = 0
    range: int = 0
    bombard: int = 0


class Formation(Strict, frozen=True, kw_only=True):
    corps: str = ""
    div: str = ""
    bde: str = ""
    reg: str = ""


class Unit(Marked, frozen=True, kw_only=True):
    id: UnitId
    name: str
    side: Side
    type: UnitType
    size: Size
    full: Strengths
    reduced: Strengths | None = None
    """None: removed by its first step loss (11.5)."""
    formation: Formation = Formation()
    mechanized: bool = False
    color: str = ""
    """Nationality where it differs from the side: red, white, blue, black, field-grey."""
    stated: str = ""
    """What the publisher's text does state of it."""


class UnitFile(Strict, frozen=True, kw_only=True):
    units: list[Unit]


# ------------------------------------------------------------------ tables and limits
class Crt(Strict, frozen=True, kw_only=True):
    columns: list[str]
    rows: dict[str, list[str]]
    ref: str


class AirTable(Strict, frozen=True, kw_only=True):
    columns: list[str]
    rows: dict[str, list[int]]
    cover_terrain: list[str]
    cover_drm: int
    ref: str


class TerrainCost(Strict, frozen=True, kw_only=True):
    """Movement points [foot, mechanized]; null: prohibited off road. `defence` is added to the defender."""

    clear: tuple[int | None, int | None]
    mud: tuple[int | None, int | None]
    defence: int


class RiverCost(Strict, frozen=True, kw_only=True):
    clear: int
    mud: int
    defence: int
    defence_partly: int


class RoadCost(Strict, frozen=True, kw_only=True):
    """In half movement points, [foot, mechanized]."""

    main: tuple[int, int]
    minor: tuple[int, int]


class Tec(Strict, frozen=True, kw_only=True):
    terrain: dict[str, TerrainCost]
    """By terrain name; `combination` serves any mix of hill, rough and woods."""
    river: RiverCost
    road: RoadCost
    ref: str


class Tables(Strict, frozen=True, kw_only=True):
    crt: Crt
    air_bombardment: AirTable
    tec: Tec


class Limits(Strict, frozen=True, kw_only=True):
    """Constants of the standard rules, each with its rule in the file's comments."""

    zoc_min_attack: int
    zoc_leave: int
    zoc_to_zoc: int
    supply_hexes_to_road: int
    command_range: int
    artillery_defence: int
    assault_shift: int
    combined_arms: int
    combined_arms_full: int
    exit_cost: int
    spotting_clear: int
    spotting_mud: int
    leader_command_range: int
    leader_drm: int
    leader_lost_on: list[int]
    weather_mud_on: list[int]
    """17.0: the general table."""
