"""Conditions of cards: what must hold of the war, and of Combat Cards what must hold of the combat."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.engine.ids import CardId, SpaceId
from desktop.games.illusions.data.schema_map import Nation, Side, Terrain
from desktop.games.illusions.data.schema_tables import Commitment, Season, Zone
from desktop.mechanics.cdg.card_schema import Condition, FlagSet, NotPlayed, Played, TurnMax, TurnMin

__all__ = ["Condition", "FlagSet", "NotPlayed", "Played", "TurnMax", "TurnMin"]


class SeasonIn(Condition, frozen=True, kw_only=True, tag="season"):
    seasons: list[Season]


class AtWar(Condition, frozen=True, kw_only=True, tag="at_war"):
    """The neutral has joined and has not collapsed."""

    nation: Nation


class IsNeutral(Condition, frozen=True, kw_only=True, tag="neutral"):
    nation: Nation


class Collapsed(Condition, frozen=True, kw_only=True, tag="collapsed"):
    nation: Nation


class NotCollapsed(Condition, frozen=True, kw_only=True, tag="not_collapsed"):
    nation: Nation


class FlagClear(Condition, frozen=True, kw_only=True, tag="not_flag"):
    flag: str


class WillMax(Condition, frozen=True, kw_only=True, tag="will_max"):
    """National Will of the nation at or below."""

    nation: Nation
    value: int


class CommitmentMax(Condition, frozen=True, kw_only=True, tag="commitment_max"):
    side: Side
    level: Commitment


class CombinedMin(Condition, frozen=True, kw_only=True, tag="combined_min"):
    """Combined War Status at or above."""

    value: int


class RevolutionIs(Condition, frozen=True, kw_only=True, tag="revolution"):
    """begun: the marker has ever reached the red space; in_progress: it stands on its track."""

    state: Literal["begun", "not_begun", "in_progress"]


class StageMin(Condition, frozen=True, kw_only=True, tag="stage_min"):
    value: int


class TreatyInEffect(Condition, frozen=True, kw_only=True, tag="treaty"):
    """28.0c"""


class NoUprising(Condition, frozen=True, kw_only=True, tag="no_uprising"):
    nation: Nation


class UprisingIn(Condition, frozen=True, kw_only=True, tag="uprising_in"):
    """An uprising unit of the nation stands in its country."""

    nation: Nation


class ControlAll(Condition, frozen=True, kw_only=True, tag="control_all"):
    side: Side
    spaces: list[SpaceId]


class ControlVp(Condition, frozen=True, kw_only=True, tag="control_vp"):
    """The side controls so many VP spaces of the nations; 0: all. Montenegro counts with Serbia."""

    side: Side
    nations: list[Nation]
    least: int = 0


class Occupied(Condition, frozen=True, kw_only=True, tag="occupied"):
    """The space holds a combat unit of the side."""

    space: SpaceId
    side: Side


class SpaceOpen(Condition, frozen=True, kw_only=True, tag="space_open"):
    """Vacant or controlled by the side, with room and nobody else in it."""

    space: SpaceId
    side: Side


class NationOn(Condition, frozen=True, kw_only=True, tag="nation_on"):
    """The nation is neutral or on one of the sides."""

    nation: Nation
    sides: list[Literal["neutral", "allied", "central"]]


class UnitPresent(Condition, frozen=True, kw_only=True, tag="unit_present"):
    """A large unit of one of the nations stands in the zone."""

    nations: list[Nation]
    zone: Zone


class Besieges(Condition, frozen=True, kw_only=True, tag="besieges"):
    """The side besieges a fort in the zone."""

    side: Side
    zone: Zone


class Line(Condition, frozen=True, kw_only=True, tag="line"):
    """A chain of spaces and regions under the side's control joins the two."""

    side: Side
    start: SpaceId
    end: SpaceId


class AttackPair(Condition, frozen=True, kw_only=True, tag="attack_pair"):
    """AP-15: there is a space of the nation and a target it could attack."""

    nation: Nation


class PreviousAction(Condition, frozen=True, kw_only=True, tag="previous_action"):
    """The card, as an event, was the opponent's action just before."""

    card: CardId


# ------------------------------------------------------------------ of a combat
class OwnAny(Condition, frozen=True, kw_only=True, tag="own_any"):
    """A unit of one of the nations takes part on the owner's side (9.8)."""

    nations: list[Nation]


class OwnOnly(Condition, frozen=True, kw_only=True, tag="own_only"):
    nations: list[Nation]


class OwnLcu(Condition, frozen=True, kw_only=True, tag="own_lcu"):
    nation: Nation


class OwnCavalry(Condition, frozen=True, kw_only=True, tag="own_cavalry"):
    """Cavalry takes part on the owner's side, and perhaps something else must."""

    others: bool = False


class EnemyAny(Condition, frozen=True, kw_only=True, tag="enemy_any"):
    """A fort alone satisfies neither this nor the next."""

    nations: list[Nation]


class EnemyOnly(Condition, frozen=True, kw_only=True, tag="enemy_only"):
    nations: list[Nation]


class TargetIsSpace(Condition, frozen=True, kw_only=True, tag="target_is_space"):
    """An ordinary space, neither region nor sea invasion space."""


class TargetIn(Condition, frozen=True, kw_only=True, tag="target_in"):
    zone: Zone


class TargetSpace(Condition, frozen=True, kw_only=True, tag="target_space"):
    space: SpaceId


class TargetNear(Condition, frozen=True, kw_only=True, tag="target_near"):
    """The target is connected to the space."""

    space: SpaceId


class TargetTerrain(Condition, frozen=True, kw_only=True, tag="target_terrain"):
    terrain: list[Terrain]


class NoTrench(Condition, frozen=True, kw_only=True, tag="no_trench"):
    """The target has no trench marker."""


class FlankAnnounced(Condition, frozen=True, kw_only=True, tag="flank_announced"):
    """12.2B"""


class AdvancedInto(Condition, frozen=True, kw_only=True, tag="advanced_into"):
    """Units have just advanced into a VP or fort space of the zone and control or besiege it."""

    zone: Zone


class AnyOf(Condition, frozen=True, kw_only=True, tag="any"):
    of: list["ConditionKind"]


class AllOf(Condition, frozen=True, kw_only=True, tag="all"):
    of: list["ConditionKind"]


ConditionKind = (
    TurnMin | TurnMax | SeasonIn | Played | NotPlayed | AtWar | IsNeutral | Collapsed | NotCollapsed | FlagSet
    | FlagClear | WillMax | CommitmentMax | CombinedMin | RevolutionIs | StageMin | TreatyInEffect | NoUprising
    | UprisingIn | ControlAll | ControlVp | Occupied | SpaceOpen | NationOn | UnitPresent | Besieges | Line
    | AttackPair | PreviousAction | OwnAny | OwnOnly | OwnLcu | OwnCavalry | EnemyAny | EnemyOnly | TargetIsSpace
    | TargetIn | TargetSpace | TargetNear | TargetTerrain | NoTrench | FlankAnnounced | AdvancedInto | AnyOf | AllOf
)  # fmt: skip

OF_COMBAT = (
    OwnAny, OwnOnly, OwnLcu, OwnCavalry, EnemyAny, EnemyOnly, TargetIsSpace, TargetIn, TargetSpace, TargetNear,
    TargetTerrain, NoTrench, FlankAnnounced, AdvancedInto,
)  # fmt: skip
"""Conditions that only a combat can meet."""
