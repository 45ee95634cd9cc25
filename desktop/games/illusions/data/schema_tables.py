"""The shape of tables.yaml and limits.yaml: what the rules look up."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import CardId, SpaceId
from desktop.games.illusions.data.schema_map import Nation, Sea, Side, Terrain
from desktop.mechanics.cdg.schema import DrmDef, FireTable

Season = Literal["winter", "spring", "summer", "fall"]
Commitment = Literal["mobilization", "limited", "total"]
Pool = Literal["ru", "it", "ap_a", "ge", "ah", "cp_a"]
Flag = Literal[
    "blockade", "sea_invasions", "u_boats", "convoy", "ap_railroads", "cp_railroads", "war_industry", "ap_a_to_ru",
    "ge_to_tu", "amphibious", "materiel_shortage", "serbs_returned", "falkenhayn_allowed", "war_weariness",
    "food_riots", "november_coup", "kerensky_failed", "turks_abroad", "germandom", "fall_of_the_tsar",
]  # fmt: skip
"""4.0 Markers that stand on their active side, and what events have brought about."""
Zone = Literal[
    "germany",
    "germany_or_connected",
    "austria_hungary",
    "russia",
    "romania",
    "balkans",
    "serbia_montenegro_albania",
    "mountain_or_inset",
    "mediterranean",
    "adriatic_ports",
    "inset",
    "orient",
    "wide_orient",
]


class TurnBox(Marked, frozen=True, kw_only=True):
    turn: int
    season: Season
    year: int


class CommitmentDef(Strict, frozen=True, kw_only=True):
    """17.2 A level of war commitment and its cards."""

    id: Commitment
    name: str
    war_status: int
    """Reached with so much war status of one's own."""
    first: int
    last: int
    """The numbers of its cards."""


class Offensive(Marked, frozen=True, kw_only=True):
    """7.2, 7.3 A result of the Mandatory Offensive tables."""

    id: str
    side: Side
    dice: list[int]
    name: str
    attackers: list[Nation] = []
    """One of its large units must attack; empty: any of the side that stands in `place`."""
    place: Literal["", "balkans"] = ""
    """Where the attacker stands."""
    target: Literal["none", "enemy", "serbian", "inset", "balkans"] = "none"
    """What it must attack: enemy units, Serbian units, enemy units on the inset or in the Balkans."""
    none_if: list[
        Literal[
            "fall_of_the_tsar",
            "germandom",
            "no_br_fr_lcu",
            "italy_not_at_war",
            "no_enemy_in_balkans",
            "serbia_collapsed",
            "bulgaria_not_at_war",
            "no_ap_lcu_near_turkey",
            "ah_collapsed",
        ]
    ] = []
    """It becomes None if one of these holds when the die is rolled."""
    forbids: list[Nation] = []
    """Attacks with their units cost `vp`."""


class TerrainDef(Marked, frozen=True, kw_only=True):
    """12.4 and others: what the terrain of a defending space does."""

    id: Literal["plain", "forest", "swamp", "mountain"]
    attacker_shift: int = 0
    flank: bool = False
    cavalry_drm: bool = False
    mountain_drm: bool = False
    trench: bool = False
    halt_retreat: bool = False
    stop_advance: bool = False
    severe_weather: Season | None = None


class ShiftDef(Marked, frozen=True, kw_only=True):
    """12.4 Column shifts of what is not terrain; minus is left."""

    id: Literal["water", "trench_1", "trench_2", "severe_weather"]
    attacker: int
    defender: int = 0


class VpItem(Marked, frozen=True, kw_only=True):
    """5.1.1 A change of VP."""

    id: str
    vp: int


class NationalWill(Marked, frozen=True, kw_only=True):
    """23.2"""

    nations: list[Nation]
    floor: int
    cap: int
    lost: int
    retaken: int
    placed_by: dict[Nation, Side]
    """23.3 Who places uprising units in the nation."""


class TroopQuality(Marked, frozen=True, kw_only=True):
    """24.0"""

    nations: list[Nation]
    floor: int
    cap: int
    lost: dict[Nation, int]
    card: dict[Nation, int]
    rebuilt: int
    exempt_cards: dict[CardId, str]
    """Cards that cost nothing, with the reason."""
    dual: dict[str, Nation]
    """The nation a dual-nationality unit counts for."""


class RevolutionStage(Strict, frozen=True, kw_only=True):
    """23.4.3"""

    id: str
    name: str
    text: str


class BreachRoll(Strict, frozen=True, kw_only=True):
    """26.3.1 A side that enters the space may bring Greece in against it."""

    space: SpaceId
    sides: list[Side]
    joins_on: list[int]


class Conversion(Marked, frozen=True, kw_only=True):
    """16.7 Points of one class that may be spent for another."""

    id: str
    source: Pool
    target: Nation
    most: int


class SeatDef(Strict, frozen=True, kw_only=True):
    """4.4 One of two partners."""

    id: str
    name: str
    side: Side
    nations: list[Nation]
    uprisings: list[Nation]
    rounds: list[int]
    pools: list[Pool]
    stacked_with: list[Nation] = []
    """Units of these nations stacked with its own are its too."""


class ZoneDef(Strict, frozen=True, kw_only=True):
    """Spaces that cards speak of: all that one of the fields names."""

    id: Zone
    nations: list[Nation | Literal["al"]] = []
    connected: bool = False
    """And what is connected to them by land."""
    spaces: list[SpaceId] = []
    terrain: list[Terrain] = []
    inset: bool = False
    ports: list[Sea] = []
    sea: bool = False
    """Sea invasion spaces."""


class Tables(Strict, frozen=True, kw_only=True):
    turns: list[TurnBox]
    commitments: list[CommitmentDef]
    offensives: list[Offensive]
    heavy_fire: FireTable
    light_fire: FireTable
    terrain: list[TerrainDef]
    shifts: list[ShiftDef]
    drms: list[DrmDef]
    vp: list[VpItem]
    armistice: list[VpItem]
    """17.3.2e Moves of the armistice marker by collapse."""
    national_will: NationalWill
    troop_quality: TroopQuality
    revolution: list[RevolutionStage]
    breaches: list[BreachRoll]
    conversions: list[Conversion]
    """8.3 The boxes of the Action Round Charts."""
    zones: list[ZoneDef]
    seats: list[SeatDef]


class Limits(Strict, frozen=True, kw_only=True):
    """Constants of the rules, each with its rule in the file's comments. RP are counted in halves."""

    half_points: int
    die_faces: int
    rounds: int
    track: tuple[int, int]
    auto_victory: dict[Side, int]
    first_commitment_turn: int
    armistice_most: int
    mo_die_most: int
    mo_modifier_most: int
    hand: int
    hand_lone: int
    hand_partner: int
    auto_ops: int
    stacking: int
    uprising_stack: int
    hq_per_space: int
    oos_mf: int
    trenches_per_round: int
    trenches_per_turn: int
    trench_first_turn: int
    retreat_most: int
    advance_units: int
    flank_success: int
    flank_pinning: int
    sr_lcu: int
    sr_other: int
    rp_lcu_step: int
    rp_scu_step: int
    rp_poor_lcu_step: int
    rp_poor_scu_step: int
    assemble_full: int
    assemble_reduced: int
    landing_markers: int
    capture_rp: int
    amphibious_from: SpaceId
    brandenburg_leave: int
    reinforcements: int
    neutral_entries: int
    sea_invasions: int
