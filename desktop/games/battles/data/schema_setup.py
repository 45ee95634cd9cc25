"""The shape of the scenario files of battles, typed and strict."""

# Annotations are not postponed, as in `schema.py`.

from typing import Literal

from desktop.data.schema_base import Count, Figure, Marked, ScenarioHead, Strict
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.data.schema import Edge, Side, Size, UnitType


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
