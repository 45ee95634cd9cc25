"""Conditions of cards: what must hold of the war, and of Combat Cards what must hold of the combat."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.engine.ids import SpaceId
from desktop.games.illusions.data.schema_map import Nation, Side, Terrain
from desktop.games.illusions.data.schema_tables import Season, Zone
from desktop.mechanics.cdg.card_schema import Condition, FlagSet, NotPlayed, OwnCondition, Played, TurnMax, TurnMin

__all__ = ["Condition", "FlagSet", "NotPlayed", "OwnCondition", "Played", "TurnMax", "TurnMin"]


class SeasonIn(Condition, frozen=True, kw_only=True, tag="season"):
    seasons: list[Season]


class AtWar(Condition, frozen=True, kw_only=True, tag="at_war"):
    """The neutral has joined and has not collapsed."""

    nation: Nation


class IsNeutral(Condition, frozen=True, kw_only=True, tag="neutral"):
    nation: Nation


class FlagClear(Condition, frozen=True, kw_only=True, tag="not_flag"):
    flag: str


class WillMax(Condition, frozen=True, kw_only=True, tag="will_max"):
    """National Will of the nation at or below."""

    nation: Nation
    value: int


class RevolutionIs(Condition, frozen=True, kw_only=True, tag="revolution"):
    """begun: the marker has ever reached the red space; in_progress: it stands on its track."""

    state: Literal["begun", "not_begun", "in_progress"]


class ControlAll(Condition, frozen=True, kw_only=True, tag="control_all"):
    side: Side
    spaces: list[SpaceId]


class ControlVp(Condition, frozen=True, kw_only=True, tag="control_vp"):
    """The side controls so many VP spaces of the nations; 0: all. Montenegro counts with Serbia."""

    side: Side
    nations: list[Nation]
    least: int = 0


class UnitPresent(Condition, frozen=True, kw_only=True, tag="unit_present"):
    """A large unit of one of the nations stands in the zone."""

    nations: list[Nation]
    zone: Zone


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
    TurnMin | TurnMax | SeasonIn | Played | NotPlayed | AtWar | IsNeutral | FlagSet | FlagClear | WillMax
    | RevolutionIs | ControlAll | ControlVp | UnitPresent | OwnAny | OwnOnly | OwnLcu | OwnCavalry | EnemyAny
    | EnemyOnly | TargetIsSpace | TargetIn | TargetSpace | TargetNear | TargetTerrain | NoTrench | FlankAnnounced
    | AdvancedInto | OwnCondition | AnyOf | AllOf
)  # fmt: skip

OF_COMBAT = (
    OwnAny, OwnOnly, OwnLcu, OwnCavalry, EnemyAny, EnemyOnly, TargetIsSpace, TargetIn, TargetSpace, TargetNear,
    TargetTerrain, NoTrench, FlankAnnounced, AdvancedInto,
)  # fmt: skip
"""Conditions that only a combat can meet."""
