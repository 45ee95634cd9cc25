"""The shape of the battles data files: map, units, tables, limits and scenarios, typed and strict."""

# Annotations are not postponed here: msgspec would have to evaluate hundreds of them at every start.

from typing import Literal

from desktop.data.schema_base import Count, Figure, Marked, ScenarioHead, Strict
from desktop.engine.ids import NOTHING, SpaceId, UnitId

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


# ------------------------------------------------------------------ scenarios
class Turn(Strict, frozen=True, kw_only=True):
    label: str


class First(Strict, frozen=True, kw_only=True):
    """Some of a group stand elsewhere: `count` units of `type` in `hexes`."""

    count: Count
    type: UnitType
    hexes: list[SpaceId]


class Placement(Marked, frozen=True, kw_only=True):
    """Where a group of units starts or arrives. `turn` 0: set up before play.

    hexes: any of them (or one each with `one_each`); within: at most `distance` from `of` (surplus that finds
    no room within `overflow`); zone, box: anywhere there; areas: entry areas of the map (zones `area-X`);
    air: available every turn; pool: drawn at random when `draws` says so; swap: received for a withdrawn division.
    """

    units: list[UnitId]
    turn: Count = 0
    alternative_turn: Count = 0
    """Turn in the alternative count of turns, where it does not follow from `turn`."""
    hexes: list[SpaceId] = []
    one_each: bool = False
    of: SpaceId = NOTHING
    distance: Count = 0
    overflow: Count = 0
    zone: str = ""
    box: str = ""
    areas: list[str] = []
    air: bool = False
    pool: str = ""
    swap: str = ""
    """Division received by the swap rule."""
    first: First | None = None
    interior: bool = False
    """Entry at a hex inside the map: placed there, then free to move."""
    columns: tuple[Count, Count] | None = None
    """Limits of the first pair of digits within a zone (corps boundary)."""
    note: str = ""


class Draw(Strict, frozen=True, kw_only=True):
    """Units drawn at random from a pool on a turn."""

    pool: str
    turn: Count
    count: Count
    areas: list[str]


class Initiative(Strict, frozen=True, kw_only=True):
    turns: dict[str, Side] = {}
    always: Side | None = None
    dice_bonus: dict[Side, Figure] = {}


class WeatherSpan(Strict, frozen=True, kw_only=True):
    """From this turn on, mud on these faces; no faces: always clear."""

    from_turn: Count
    mud_on: list[Figure]


class AirPoints(Strict, frozen=True, kw_only=True):
    """The pool of a side from a turn on, or on that turn only."""

    side: Side
    from_turn: Count
    points: Count
    only: bool = False


class Division(Strict, frozen=True, kw_only=True):
    side: Side
    name: str
    stripe: str = ""
    corps: str = ""
    assault_points: Count = 0
    note: str = ""


class SupplySource(Strict, frozen=True, kw_only=True):
    edges: list[Edge] = []
    hexes: list[SpaceId] = []


class AutoSupply(Strict, frozen=True, kw_only=True):
    """Units automatically in supply through a turn: all of a side, or those that start in `hexes`."""

    side: Side
    through_turn: Count
    hexes: list[SpaceId] = []


class CommandRules(Strict, frozen=True, kw_only=True):
    """How units find their headquarters (10.1 and the scenario's exceptions)."""

    chain: Literal["brigade", "division"]
    """brigade: unit, brigade HQ, division HQ, corps HQ; division: unit straight to division or corps HQ."""
    unit_range: dict[Side, Count]
    link_range: Count
    any_hq: list[UnitId] = []
    """Units that may use any HQ of their side, which need trace no further."""
    any_division_hq: list[UnitId] = []
    universal_hqs: list[UnitId] = []
    """HQs that command every unit of their side directly, or serve as division link of any brigade HQ."""
    via: dict[UnitId, list[UnitId]] = {}
    """Explicit superiors of a unit or HQ (ids), instead of those its formation gives."""
    any_corps: list[UnitId] = []
    """Divisions (and "" for units of none) that may use any corps HQ."""


class Stacking(Strict, frozen=True, kw_only=True):
    battalions: Count
    companies_per_battalion: Count
    """0: companies are free."""
    ref: str


class ZocRules(Strict, frozen=True, kw_only=True):
    battalions_needed: Count = 1
    companies: bool = True


class RiverOverride(Strict, frozen=True, kw_only=True):
    clear: Figure
    mud: Figure


class AntiTank(Strict, frozen=True, kw_only=True):
    shift: Figure
    flak_side: Side
    flak_in_force: Figure
    flak_adjacent: Figure


class NightAir(Strict, frozen=True, kw_only=True):
    side: Side
    bombard_drm: Figure


class Superiority(Strict, frozen=True, kw_only=True):
    side: Side
    shift: Figure


class Pontoons(Strict, frozen=True, kw_only=True):
    side: Side
    foot: Figure
    mechanized: Figure


class Reserves(Strict, frozen=True, kw_only=True):
    """Brigades held in a box until released."""

    side: Side
    box: str
    units: list[UnitId]
    cross_river: str
    """Name of the river whose crossing by the enemy releases all."""
    trigger_zone: str
    near: list[SpaceId]
    near_distance: Count
    near_count: Count
    schedule: dict[str, Count]
    """Unit: turn of release."""
    barred_zones: dict[str, str]
    """Reading of how far the ban on released units reaches: zone."""
    bound_zone: str
    """Units set up here stay until reserves are released."""


class Trucks(Strict, frozen=True, kw_only=True):
    regiments: Count
    battalions: Count


class Objectives(Strict, frozen=True, kw_only=True):
    side: Side
    divisions: dict[str, list[SpaceId]]


class CorpsBoundary(Strict, frozen=True, kw_only=True):
    """HQ: lowest and highest first pair of digits it may enter."""

    hqs: dict[UnitId, tuple[Count, Count]]


class Swap(Strict, frozen=True, kw_only=True):
    divisions: list[str]
    exits: list[SpaceId]
    from_turn: Count


class Special(Strict, frozen=True, kw_only=True):
    """Scenario rules that override or add to the standard ones; absent ones do not apply."""

    river: RiverOverride | None = None
    mud_mechanized: Figure | None = None
    """Cost of clear and hill hexes for mechanized units in mud."""
    anti_tank: AntiTank | None = None
    flak_halves_air: Side | None = None
    """Side whose F/88s halve enemy air in or next to their hex."""
    night_air: NightAir | None = None
    mud_halves_air: bool = False
    superiority: Superiority | None = None
    pontoons: Pontoons | None = None
    reserves: Reserves | None = None
    trucks: Trucks | None = None
    objectives: Objectives | None = None
    corps_boundary: CorpsBoundary | None = None
    swap: Swap | None = None
    stand_fast: list[UnitId] = []
    """Units that may not retreat voluntarily."""
    los_ignores: list[str] = []
    leaders: bool = False


class VictoryHex(Strict, frozen=True, kw_only=True):
    name: str
    hexes: list[SpaceId]
    vp: Figure


class ExitVp(Strict, frozen=True, kw_only=True):
    """Points for units that left (or, with `at_edge`, stand at) these hexes and could trace supply."""

    side: Side
    hexes: list[SpaceId]
    vp: Figure
    sizes: list[Size]
    at_edge: bool = False


class VictoryLevel(Strict, frozen=True, kw_only=True):
    """Reached from this margin upward (the first has none)."""

    min: Figure | None
    winner: Side | Literal["draw"]
    id: str


class Victory(Strict, frozen=True, kw_only=True):
    """`margin_of` minus the other side; control: occupied and supplied at the end, or last entered."""

    margin_of: Side
    control: Literal["occupied", "last_entered"]
    hexes: list[VictoryHex]
    initial_control: Side | None = None
    exits: ExitVp | None = None
    levels: list[VictoryLevel]


class Scenario(ScenarioHead, frozen=True, kw_only=True):
    map: str
    units: list[str]
    """Unit files."""
    area: list[SpaceId] = []
    """Hexes in play; empty: the whole map."""
    turns: list[Turn]
    alternative_turns: list[Turn] = []
    alternative_turn_of: dict[str, Count] = {}
    """Turn number by default count: turn number in the alternative count."""
    setup_order: list[Side]
    initiative: Initiative
    weather: list[WeatherSpan]
    divisions: dict[str, Division]
    placements: dict[str, Placement]
    draws: list[Draw] = []
    deployment: dict[UnitId, SpaceId] = {}
    """A sensible default hex for each unit that has a choice."""
    air_points: list[AirPoints] = []
    supply: dict[Side, SupplySource]
    auto_supply: list[AutoSupply] = []
    command: CommandRules
    stacking: Stacking
    zoc: ZocRules = ZocRules()
    special: Special = Special()
    victory: Victory
