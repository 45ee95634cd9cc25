"""The shape of tables.yaml and limits.yaml: what the rules look up."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import NOTHING, CardId, SpaceId
from desktop.games.crusade.data.schema_cards import Phase, TerrainShift
from desktop.games.crusade.data.schema_map import Side
from desktop.mechanics.cdg.schema import DrmDef, FireTable


class PerSide(Strict, frozen=True, kw_only=True):
    nationalist: int
    republican: int


class TurnBox(Marked, frozen=True, kw_only=True):
    """A box of the turn track, with the automatic victory levels of 5.2.2."""

    turn: int
    date: str
    phase: Phase
    winter: bool = False
    republican_wins: int | None = None
    """RM at or above."""
    nationalist_wins: int | None = None
    """RM at or below."""


class PhaseDef(Strict, frozen=True, kw_only=True):
    """15.1 A war phase and its cards."""

    id: Phase
    name: str
    first: int
    last: int
    cards: PerSide
    """The optional ones not counted."""


class HandSize(Strict, frozen=True, kw_only=True):
    """6.0 A3 Applies at this morale or less; the last line that applies counts."""

    rm_max: int | None
    nationalist: int
    republican: int


class ShiftDef(Marked, frozen=True, kw_only=True):
    """11.2.6 Column shifts by terrain; minus is left."""

    id: TerrainShift | str
    attacker: int
    defender: int = 0


class SiegeDef(Strict, frozen=True, kw_only=True):
    """16.1"""

    id: str
    name: str
    space: SpaceId
    resistance: int
    liberation_rm: int
    liberation_vp: int = 0


class Assault(Strict, frozen=True, kw_only=True):
    """16.1.4.2 A modified die of at most `success` lowers the resistance."""

    success: int
    first_turn: int
    strong: int
    strong_units: int
    """So many divisions (or a corps) are a strong force."""


class Isolation(Strict, frozen=True, kw_only=True):
    """16.2"""

    spaces: list[SpaceId]
    last_turn: int
    extra_vp: dict[SpaceId, int]
    """16.2.5 When the Republicans take it while Isolated."""
    reinforcement: list[str]
    """16.2.4.3 Types that may be sent there from the Reserve Box."""


class Arrival(Strict, frozen=True, kw_only=True):
    turn: int
    round: int
    accelerated: int = 0
    """The round instead, once the Strait is open (17.6.2)."""


class Africa(Strict, frozen=True, kw_only=True):
    """17.6"""

    unit: str
    placement: list[SpaceId]
    arrivals: list[Arrival]


class Winter(Strict, frozen=True, kw_only=True):
    """16.5"""

    ops_cards: int
    mountain: int


class MoraleItem(Marked, frozen=True, kw_only=True):
    """16.3.3 A change of RM by position; `once`: once in the game."""

    id: str
    rm: int
    once: bool = False


class Split(Strict, frozen=True, kw_only=True):
    """16.3.3 A zone in two parts of so many connected, supplied spaces, some groups left out."""

    least: int
    first_phase: Phase
    leave_out: dict[Side, list[str]]


class MadridLine(Strict, frozen=True, kw_only=True):
    """17.3.2 The first line that holds applies."""

    id: str
    vp: int


class Requirement(Strict, frozen=True, kw_only=True):
    """15.2.2.1 So many divisions of these types in the Reserve Box."""

    types: list[str]
    count: int
    unless_not_played: CardId = NOTHING
    """Not asked for if this card was not played as an event."""


class Militarization(Strict, frozen=True, kw_only=True):
    """15.2.3"""

    count: int
    types: list[str]
    to: str


class CityLoss(Strict, frozen=True, kw_only=True):
    """14.2"""

    base: PerSide
    bilbao: SpaceId
    counts_until: list[SpaceId]
    """14.2.5 Bilbao counts as Republican until the Nationalists control all of these."""


class GovernmentDef(Strict, frozen=True, kw_only=True):
    id: str
    name: str


class Corridor(Marked, frozen=True, kw_only=True):
    """18.2.3, optional."""

    first_turn: int
    shift: int
    holds: SpaceId
    """The space the Nationalists must hold in normal supply."""
    relieves: SpaceId
    """The Isolated Space it relieves."""


class Tables(Strict, frozen=True, kw_only=True):
    turns: list[TurnBox]
    phases: list[PhaseDef]
    hand_sizes: list[HandSize]
    division_fire: FireTable
    corps_fire: FireTable
    shifts: list[ShiftDef]
    drms: list[DrmDef]
    cancel_retreat: list[str]
    """11.4.3 mountain, trench, beach_head."""
    sieges: list[SiegeDef]
    assault: Assault
    isolation: Isolation
    africa: Africa
    winter: Winter
    severe_winter: Winter
    morale: list[MoraleItem]
    split: Split
    madrid: list[MadridLine]
    reserve: dict[Side, list[Requirement]]
    militarization: Militarization
    city_losses: CityLoss
    governments: list[GovernmentDef]
    corridor: Corridor


class Limits(Strict, frozen=True, kw_only=True):
    """Constants of the rules, each with its rule in the file's comments. SR and RP points are counted in halves."""

    half_points: int
    rounds: int
    markers: int
    auto_ops: int
    stacking: int
    enemy_spaces: int
    die_faces: int
    build_success: int
    build_modifier_most: int
    works: PerSide
    extra_trenches: dict[str, int]
    no_trench: SpaceId
    retreat_most: int
    sr_division: int
    sr_corps: int
    sr_special_division: int
    sr_special_corps: int
    sr_special_turns: int
    sr_early_less: int
    sr_early_turns: int
    sr_early_afr: int
    sr_least: int
    rp_division_step: int
    rp_corps_step: int
    rp_rebuild_division: int
    rp_rebuild_division_full: int
    rp_rebuild_corps: int
    rp_rebuild_corps_full: int
    rp_isolated_factor: int
    rp_isolated_most: int
    rp_siege: int
    isolated_sr: int
    reinforcements: int
    divisions_abroad: int
    northern_police: int
    nat_northern_attacks: int
    rm_track: tuple[int, int]
