"""Effects of cards: of events, and of Combat Cards."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.illusions.data.schema_map import Nation, Side, Terrain
from desktop.games.illusions.data.schema_tables import Pool, Season, Zone
from desktop.mechanics.cdg.card_schema import ByHand as ByHand
from desktop.mechanics.cdg.card_schema import Effect, EndEffect, SetFlag, Vp

__all__ = ["Effect", "EndEffect", "SetFlag", "Vp"]

Role = Literal["attacker", "defender", "either"]
Scope = Literal["combat", "round", "turn", "game"]
"""This combat; the action in which the card is played; the turn, actions of both players; for good."""
From = Literal["map", "lemnos", "reserve"]


# ------------------------------------------------------------------ tracks, points, flags
class ClearFlag(Effect, frozen=True, kw_only=True, tag="clear_flag"):
    flag: str


class Will(Effect, frozen=True, kw_only=True, tag="will"):
    """23.2c National Will."""

    nation: Nation
    value: int


class Quality(Effect, frozen=True, kw_only=True, tag="quality"):
    """24.1 Troop Quality."""

    nation: Nation
    value: int


class Armistice(Effect, frozen=True, kw_only=True, tag="armistice"):
    """17.3.2d In step 1a of the War Status Phase: of this turn, or of every turn while the effect lasts."""

    value: int
    every_turn: bool


class RepairNow(Effect, frozen=True, kw_only=True, tag="repair_now"):
    """16.1f Points to spend at once on units on the map, in any split; what is not used is lost."""

    nations: list[Nation]
    points: int
    zone: Zone | None = None


class RpIncome(Effect, frozen=True, kw_only=True, tag="rp_income"):
    """At the start of every Replacement Phase while the effect lasts; never below 0."""

    pool: Pool
    value: int
    until_stage: int = 0
    """Ends when the Revolution reaches this stage."""


class RpVoid(Effect, frozen=True, kw_only=True, tag="rp_void"):
    """Points recorded so far this turn are lost."""

    pool: Pool


class RpBlock(Effect, frozen=True, kw_only=True, tag="rp_block"):
    """record: no more is recorded this turn; spend: nothing is spent this turn on the pool or nation."""

    what: Literal["record", "spend"]
    pool: Pool | Nation


class MoDrm(Effect, frozen=True, kw_only=True, tag="mo_drm"):
    """7.4.1"""

    side: Side
    value: int


class MoVoid(Effect, frozen=True, kw_only=True, tag="mo_void"):
    """7.4.2 The results become None in later rolls; the flag says so."""

    side: Side
    results: list[str]
    flag: str


class ForbidCard(Effect, frozen=True, kw_only=True, tag="forbid_card"):
    """The card may not be played as an event any more."""

    card: CardId


# ------------------------------------------------------------------ units and spaces
class Place(Effect, frozen=True, kw_only=True, tag="place"):
    """15.1 Units come onto the map, each to a place of its own choice."""

    units: list[str]
    """Large units by name, small ones by type."""
    any_of: list[UnitId] = []
    """Or one of these that is not on the map."""
    sources: list[Nation] = []
    """On friendly supply sources of the nations; or ..."""
    spaces: list[SpaceId] = []
    """... in one of these, if friendly; or ..."""
    beside: list[str] = []
    """... with one of these units."""
    poor_reduced: list[str] = []
    """24.2a These arrive reduced if Troop Quality is poor."""
    reduced: bool = False
    as_available: bool = False
    """Fewer if fewer are left in the Replaceable and Reserve boxes."""


class PlaceHq(Effect, frozen=True, kw_only=True, tag="place_hq"):
    """27.0 An HQ comes into play with a large unit of one of the nations."""

    hq: UnitId
    nations: list[Nation]
    zone: Zone | None = None
    supplied: bool = False


class RemoveUnits(Effect, frozen=True, kw_only=True, tag="remove_units"):
    """These leave the game, wherever they are."""

    units: list[UnitId]


class Give(Effect, frozen=True, kw_only=True, tag="give"):
    """So many units of the nations leave the game, the chooser's choice."""

    nations: list[Nation]
    size: Literal["lcu", "scu"]
    count: int
    sources: list[From]
    supplied: bool = False
    if_no_scu: bool = False
    """Only if there is no small unit to give."""


class Reduce(Effect, frozen=True, kw_only=True, tag="reduce"):
    """Up to so many full-strength units of the nation on the map are flipped, the choice of the card's owner."""

    nation: Nation
    count: int


class Landing(Effect, frozen=True, kw_only=True, tag="landing"):
    """25.2.1"""

    space: SpaceId


class NeutralEntry(Effect, frozen=True, kw_only=True, tag="neutral_entry"):
    """26.0 The nation joins."""

    nation: Nation
    side: Side


class TakeSpace(Effect, frozen=True, kw_only=True, tag="take_space"):
    """The space becomes the side's without a breach of neutrality, unless the enemy stands in it."""

    space: SpaceId
    side: Side
    works_intact: bool = False
    """Its fort and trench change hands as they are."""


class Choose(Effect, frozen=True, kw_only=True, tag="choose"):
    """The side picks an option it can carry out in full."""

    side: Side
    options: list[list["ChoiceKind"]]


ChoiceKind = Give | Vp


class Own(Effect, frozen=True, kw_only=True, tag="own"):
    """What no other card does: a function or procedure in `rules/cards` does it, found by the id of the card."""

    part: str = ""
    """Where the card does two such things."""
    value: int = 0
    """The figure in its text."""
    scope: Scope | None = None
    """How long it stands, if it does."""


# ------------------------------------------------------------------ combat
class Drm(Effect, frozen=True, kw_only=True, tag="drm"):
    """To fire rolls of the card's owner (scope combat), or of attacks as described."""

    value: int
    who: Role
    scope: Scope
    nations: list[Nation] = []
    """One of these takes part in the attack."""
    vs_any: list[Nation] = []
    vs_only: list[Nation] = []
    zone: Zone | None = None
    space: SpaceId = NOTHING
    near: SpaceId = NOTHING
    """The target is this space, or connected to that one."""


class EnemyDrm(Effect, frozen=True, kw_only=True, tag="enemy_drm"):
    """To the opponent's fire roll."""

    value: int
    strong: int = 0
    """Instead, on this terrain or in these seasons."""
    terrain: list[Terrain] = []
    seasons: list[Season] = []


class FireFirst(Effect, frozen=True, kw_only=True, tag="fire_first"):
    """21.4 The owner fires first."""


class CancelShift(Effect, frozen=True, kw_only=True, tag="cancel_shift"):
    """No column shift of these kinds for either side."""

    kinds: list[Literal["trench", "mountain"]]


class FlankAuto(Effect, frozen=True, kw_only=True, tag="flank_auto"):
    """The flank attempt succeeds without a roll."""


class FlankDrm(Effect, frozen=True, kw_only=True, tag="flank_drm"):
    value: int
    scope: Scope
    nations: list[Nation] = []


class FlankSuccess(Effect, frozen=True, kw_only=True, tag="flank_success"):
    """If the flank attempt succeeds: a modifier, and no shortened retreat."""

    drm: int
    forbid_halt: bool


class StandFast(Effect, frozen=True, kw_only=True, tag="stand_fast"):
    """AP-05 Beaten defenders stay at no cost, and nobody advances."""


class ForbidHalt(Effect, frozen=True, kw_only=True, tag="forbid_halt"):
    """12.7.4 Nothing may shorten or cancel the retreat: of this combat, or this turn of stacks with the nations."""

    scope: Scope
    nations: list[Nation] = []


class ShortenRetreat(Effect, frozen=True, kw_only=True, tag="shorten_retreat"):
    """As an HQ does (12.7.4d)."""

    spaces: int


class Withdraw(Effect, frozen=True, kw_only=True, tag="withdraw"):
    """Defenders leave before the combat as in a retreat of one space: all (and there is no combat), or some."""

    units: Literal["all", "not_cavalry"]


class JoinCombat(Effect, frozen=True, kw_only=True, tag="join_combat"):
    """AP-41 One unit joins from one space away."""


class LongAdvance(Effect, frozen=True, kw_only=True, tag="long_advance"):
    """AP-31 Full-strength attacking cavalry may advance so far, also through units that retreated."""

    spaces: int


class WaiveMultinational(Effect, frozen=True, kw_only=True, tag="waive_multinational"):
    """CP-40 12.1.3a does not apply."""


class LossWill(Effect, frozen=True, kw_only=True, tag="loss_will"):
    """AP-48 National Will if the enemy loses the combat."""

    nation: Nation
    value: int


EffectKind = (
    SetFlag | ClearFlag | Vp | Will | Quality | Armistice | RepairNow | RpIncome | RpVoid | RpBlock | MoDrm | MoVoid
    | ForbidCard | EndEffect | Place | PlaceHq | RemoveUnits | Give | Reduce | Landing
    | NeutralEntry | TakeSpace | Choose | Own | ByHand | Drm | EnemyDrm | FireFirst | CancelShift | FlankAuto | FlankDrm
    | FlankSuccess | StandFast | ForbidHalt | ShortenRetreat | Withdraw | JoinCombat | LongAdvance
    | WaiveMultinational | LossWill
)  # fmt: skip
