"""The shape of cards.yaml: strategy cards, their conditions and their effects."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from typing import Literal

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import CardId, SpaceId
from desktop.games.crusade.data.schema_map import Region, Side
from desktop.games.crusade.data.schema_units import Nationality
from desktop.mechanics.cdg.card_schema import ByHand as ByHand
from desktop.mechanics.cdg.card_schema import Condition as Condition
from desktop.mechanics.cdg.card_schema import Effect as Effect
from desktop.mechanics.cdg.card_schema import EndEffect as EndEffect
from desktop.mechanics.cdg.card_schema import FlagSet as FlagSet
from desktop.mechanics.cdg.card_schema import NotPlayed as NotPlayed
from desktop.mechanics.cdg.card_schema import OwnCondition as OwnCondition
from desktop.mechanics.cdg.card_schema import Played as Played
from desktop.mechanics.cdg.card_schema import SetFlag as SetFlag
from desktop.mechanics.cdg.card_schema import TurnMax as TurnMax
from desktop.mechanics.cdg.card_schema import TurnMin as TurnMin
from desktop.mechanics.cdg.card_schema import Vp as Vp

Phase = Literal["columns", "mobilization", "armies"]
Role = Literal["attack", "defense", "any"]
TerrainShift = Literal["mountain", "main_city", "position", "trench", "river"]


# ------------------------------------------------------------------ conditions
class PhaseIs(Condition, frozen=True, kw_only=True, tag="phase"):
    phase: Phase


class ControlAll(Condition, frozen=True, kw_only=True, tag="control_all"):
    side: Side
    spaces: list[SpaceId]


class ControlAny(Condition, frozen=True, kw_only=True, tag="control_any"):
    """The side controls at least one space of a group."""

    side: Side
    group: str


class MoraleMax(Condition, frozen=True, kw_only=True, tag="rm_max"):
    value: int


class EnemyHasFamily(Condition, frozen=True, kw_only=True, tag="enemy_has_family"):
    """Combat: a unit of the family takes part on the other side."""

    family: str


class EnemyAttacksWith(Condition, frozen=True, kw_only=True, tag="enemy_attacks_with"):
    family: str


class EnemyClaimsArmor(Condition, frozen=True, kw_only=True, tag="enemy_claims_armor"):
    """Combat: the enemy claims the armor modifier (16.6.2)."""


class OwnHasRegion(Condition, frozen=True, kw_only=True, tag="own_has_region"):
    region: Region


class OwnHasSize(Condition, frozen=True, kw_only=True, tag="own_has_size"):
    size: Literal["division", "corps"]


class AttackerHas(Condition, frozen=True, kw_only=True, tag="attacker_has"):
    """Combat: a unit of one of these types attacks."""

    units: list[str]


class TargetIn(Condition, frozen=True, kw_only=True, tag="target_in"):
    spaces: list[SpaceId]


class TargetHas(Condition, frozen=True, kw_only=True, tag="target_has"):
    works: list[Literal["position", "trench"]]


class RoleIs(Condition, frozen=True, kw_only=True, tag="role"):
    role: Literal["attack", "defense"]


class AnyOf(Condition, frozen=True, kw_only=True, tag="any"):
    of: list["ConditionKind"]


class AllOf(Condition, frozen=True, kw_only=True, tag="all"):
    of: list["ConditionKind"]


ConditionKind = (
    TurnMin | TurnMax | PhaseIs | Played | NotPlayed | ControlAll | ControlAny | FlagSet | MoraleMax
    | EnemyHasFamily | EnemyAttacksWith | EnemyClaimsArmor | OwnHasRegion | OwnHasSize | AttackerHas | TargetIn
    | TargetHas | RoleIs | OwnCondition | AnyOf | AllOf
)  # fmt: skip


# ------------------------------------------------------------------ effects of events
class Own(Effect, frozen=True, kw_only=True, tag="own"):
    """What no other card does: the function or Frame of its id in `rules/cards`."""


class Government(Effect, frozen=True, kw_only=True, tag="government"):
    name: str


class Ops(Effect, frozen=True, kw_only=True, tag="ops"):
    """8.2 Operations with the card's value, with a modifier for attacks of this round."""

    attack_drm: int = 0
    target_group: str = ""
    target_provinces: list[str] = []
    """Spaces the modifier is limited to; both empty: none."""


class Rm(Effect, frozen=True, kw_only=True, tag="rm"):
    value: int


Where = Literal[
    "reserve", "map_with_unit", "map_with_unit_northern_zone", "unit_source_or_madrid", "source",
    "source_madrid_or_albacete", "port", "port_or_reserve", "med_port", "med_port_or_reserve", "corps",
    "barcelona_or_catalan", "pamplona_or_adjacent", "spaces",
]  # fmt: skip


class Reinforce(Effect, frozen=True, kw_only=True, tag="reinforce"):
    """8.5.2 Units come into play."""

    unit: str
    count: int = 1
    where: Where
    spaces: list[SpaceId] = []
    """With where "spaces": one of these."""
    different_spaces: bool = False


class Counterattack(Effect, frozen=True, kw_only=True, tag="counterattack"):
    """8.5.5 Operations with the card's value, a modifier for every attack, and a bonus marker."""

    bonus: Literal["rm", "vp"]
    value: int
    attack_drm: int
    choice: Literal["any_won", "named"]
    cancel_terrain: list[TerrainShift] = []


class RemoveUnits(Effect, frozen=True, kw_only=True, tag="remove_units"):
    """Units of a family leave the game."""

    side: Side
    family: str


class NoRp(Effect, frozen=True, kw_only=True, tag="no_rp"):
    """The pool gives nothing this turn, whatever was recorded."""

    pool: Nationality


class RpModifier(Effect, frozen=True, kw_only=True, tag="rp_modifier"):
    """14.2.4 From the next turn on, a change of a pool in every Replacement phase, in points."""

    pool: Nationality
    value: int


class AddRp(Effect, frozen=True, kw_only=True, tag="add_rp"):
    """Records points besides any RP play (8.4.3)."""

    pool: Nationality
    value: int


# of combat cards
class Drm(Effect, frozen=True, kw_only=True, tag="drm"):
    side: Side
    value: int
    when: Role = "any"
    spaces: list[SpaceId] = []
    """Only if the defending space is one of these."""


class Shift(Effect, frozen=True, kw_only=True, tag="shift"):
    """Columns to the right on the fire of the side."""

    side: Side
    value: int
    when: Role = "any"


class CancelTerrain(Effect, frozen=True, kw_only=True, tag="cancel_terrain"):
    """These shifts do not count; of a trench neither of its two. A river is then none for armor either."""

    shifts: list[TerrainShift]


class CancelArmor(Effect, frozen=True, kw_only=True, tag="cancel_armor"):
    """The armor modifier of the side is void."""

    side: Side


class CancelAir(Effect, frozen=True, kw_only=True, tag="cancel_air"):
    """Modifiers and shifts of every air card of the combat are void."""


class CancelOneAir(Effect, frozen=True, kw_only=True, tag="cancel_one_air"):
    """One enemy air card of the owner's choice has no effect; a cancelled card still cancels."""


class FireFirst(Effect, frozen=True, kw_only=True, tag="fire_first"):
    side: Side


class RollTwo(Effect, frozen=True, kw_only=True, tag="roll_two"):
    """The side rolls two dice and keeps one."""

    side: Side
    keep: Literal["high", "low"]


class EliminateUnit(Effect, frozen=True, kw_only=True, tag="eliminate_unit"):
    """One enemy participant of the family goes to the Eliminated box; strengths are counted again."""

    family: str


class ForbidCancel(Effect, frozen=True, kw_only=True, tag="forbid_cancel"):
    """11.4.3 The side may not cancel a retreat."""

    side: Side


class AllowCancel(Effect, frozen=True, kw_only=True, tag="allow_cancel"):
    """11.4.3 The side may cancel a retreat in any terrain."""

    side: Side


class SpareStep(Effect, frozen=True, kw_only=True, tag="spare_step"):
    """The first step loss of the side is not taken; division steps are assigned first."""

    side: Side


class AdvanceLimit(Effect, frozen=True, kw_only=True, tag="advance_limit"):
    """11.5 Spaces of advance."""

    value: int


EffectKind = (
    Own | SetFlag | Government | Ops | Vp | Rm | Reinforce | Counterattack | RemoveUnits | NoRp | RpModifier | AddRp
    | ByHand | EndEffect | Drm | Shift | CancelTerrain | CancelArmor | CancelAir | CancelOneAir | FireFirst | RollTwo
    | EliminateUnit | ForbidCancel | AllowCancel | SpareStep | AdvanceLimit
)  # fmt: skip


# ------------------------------------------------------------------ cards
class Rp(Strict, frozen=True, kw_only=True):
    """8.4 Replacement points by pool, in whole points."""

    nat: int = 0
    axis: int = 0
    rep: int = 0
    sov: int = 0


class CardDef(Marked, frozen=True, kw_only=True):
    """2.3 A strategy card."""

    id: CardId
    number: int
    side: Side
    name: str
    phase: Phase
    ops: int
    sr: int
    rp: Rp
    card_kind: Literal["event", "reinforcement", "cc", "counterattack"]
    reinforcement: Nationality | None = None
    """8.5.2.1 Of which nationality it is the reinforcement."""
    asterisk: bool = False
    """3.0 Leaves the game after it was played as an event."""
    leaves_after: Phase | None = None
    """8.5.1.3 Once this war phase is over it leaves the game however it is played."""
    name_underlined: bool = False
    number_underlined: bool = False
    optional: bool = False
    one_combat: bool = False
    """8.5.3.2 Affects one combat per turn."""
    air: bool = False
    role: Role = "any"
    """11.2.4 Of a Combat Card: when its owner may play it."""
    conditions: list[ConditionKind] = []
    effects: list[EffectKind]
    picture: str
    """The scene on its face."""
    text: str
    history: str = ""

    @property
    def switch(self) -> str:
        """18.4 The ruling by which players who choose optional cards one by one take it in."""
        return f"card_{self.id.lower()}"


class CardFile(Marked, frozen=True, kw_only=True):
    cards: list[CardDef]
