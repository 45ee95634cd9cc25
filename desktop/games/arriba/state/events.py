"""What can happen in the game, as facts in the past tense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from desktop.engine.event import ACTION, HEADING, NOTED, PHASE, WEIGHTY, Event
from desktop.engine.ids import NOTHING, CityId, FactionId, GroupId, RegionId, SpaceId, UnitId
from desktop.games.arriba.state.facts import ATTITUDES, CONTROL, FORCES, POSITIONS

RANDOM_EVENT = "4"


class Several(Event, frozen=True):
    """An event that several rules bring about.

    Attributes:
        BY: the field that tells by which; its first part, where it has several.
        RULES: the rule by that; RULE by anything else: a random event, unless a class says otherwise.
    """

    BY: ClassVar[str] = "cause"
    RULE: ClassVar[str] = RANDOM_EVENT
    RULES: ClassVar[Mapping[str, str]] = {}

    @property
    def rule(self) -> str:
        reason: str = getattr(self, self.BY)
        return self.RULES.get(reason.partition(".")[0], self.RULE)


# ------------------------------------------------------------------ the turn
class TurnBegan(Event, frozen=True):
    RULE = "3"
    LEVEL = HEADING
    turn: int


class PhaseBegan(Event, frozen=True):
    """3 A phase; `side` is empty where both take part."""

    RULE = "3"
    LEVEL = PHASE
    phase: str
    side: str


class TurnEnded(Event, frozen=True):
    turn: int


class GameEnded(Event, frozen=True):
    """13 `level`: collapse or survival; `credit`: the partners with the chief credit (15.2)."""

    GRAVE = "end"
    RULE = "13"
    LEVEL = HEADING
    winner: str
    level: str
    reason: str
    credit: tuple[str, ...]


# ------------------------------------------------------------------ politics
class EventOccurred(Event, frozen=True):
    """4 A random event."""

    GRAVE = "event"
    RULE = "4"
    LEVEL = ACTION
    roll: int
    event: str


class LevelChanged(Several, frozen=True):
    """5 Political points that were gained or lost; `level` is the new one, `surplus` what was above the most."""

    NEWS = NOTED
    RULES = {
        "purge": "5.2.2", "attempt": "5.3", "modifier": "5.3", "support": "5.4.1", "intervention": "5.4.2",
        "no_support": "5.4.3", "unfunded": "5.2", "adjustment": "12.3",
    }  # fmt: skip
    side: str
    amount: int
    cause: str
    level: int
    surplus: int = 0


class AttitudeMoved(Several, frozen=True):
    """5.3 A power on its track; minus is towards the Government."""

    NEWS = WEIGHTY
    RULES = {"attempt": "5.3"}
    LEVEL = ACTION
    CHANGES = ATTITUDES
    power: str
    before: int
    after: int
    cause: str


class FactionPurged(Event, frozen=True):
    GRAVE = "government"
    RULE = "5.2.2"
    LEVEL = ACTION
    faction: FactionId


class AttemptBegan(Event, frozen=True):
    RULE = "5.3"
    LEVEL = ACTION
    side: str
    power: str


class ModifierBought(Event, frozen=True):
    RULE = "5.3"
    side: str
    power: str
    price: int
    bought: int


class AttemptRolled(Event, frozen=True):
    """5.3 `move`: boxes towards the roller by the table; `moved`: boxes that the track allows."""

    RULE = "5.3"
    side: str
    power: str
    die: int
    modifier: int
    total: int
    move: int
    moved: int


class DoctrineRolled(Event, frozen=True):
    """15.5"""

    RULE = "15.5"
    side: str
    until: int


class DoctrineKept(Event, frozen=True):
    side: str


# ------------------------------------------------------------------ equipment
class EquipmentChanged(Several, frozen=True):
    """6.1 EP received (plus) or lost (minus); `purse`: foreign, domestic or replacement."""

    BY = "source"
    RULE = "6.1"
    RULES = {"convoy": "4", "patrols": "4", "replacement": "6.1.1", "blockade": "15.4", "no_port": "6.7"}
    side: str
    purse: str
    source: str
    amount: int


class ProductionReceived(Event, frozen=True):
    """6.1 Domestic EP; `cities` and `shares` say which city brought how much."""

    RULE = "6.1"
    side: str
    amount: int
    cities: tuple[CityId, ...]
    shares: tuple[int, ...]


class EquipmentSpent(Several, frozen=True):
    """6.1 `what`: a line of the cost table, or a kind of asset point; `faction`: whose units get something."""

    BY = "what"
    RULE = "6.1"
    RULES = {
        "assault": "9", "subsidy": "5.2", "fort": "15.3", "guerrilla": "15.1", "air_ap": "6.5", "armour_ap": "6.5",
        "artillery_ap": "6.5", "brigade_create": "6.2", "div1_create": "6.2", "div2_create": "6.2",
        "remnant_rebuild": "6.3", "portuguese_rebuild": "6.3", "italian_brigade_replace": "6.3", "replace_step": "6.3",
        "convert_bde_div1": "6.4", "convert_div1_div2": "6.4", "cadre_brigade": "6.4", "cadre_division": "6.4",
    }  # fmt: skip
    side: str
    what: str
    amount: int
    faction: FactionId


class EquipmentAllotted(Event, frozen=True):
    """15.2 The People's Army divides the EP."""

    RULE = "15.2"
    seat: str
    amount: int


class FactionFunded(Event, frozen=True):
    faction: FactionId


class PriceRolled(Event, frozen=True):
    """6.5 The price of an asset point; `bought` unless it was too dear."""

    RULE = "6.5"
    side: str
    kind: str
    die: int
    price: int
    bought: bool


# ------------------------------------------------------------------ pieces
class PieceArrived(Several, frozen=True):
    """A unit or asset point enters play; `group` is empty for air AP in the holding box."""

    RULES = {"set_up": "14", "created": "6.2", "bought": "6.5", "arrived": "5.4.2", "volunteers": "4"}
    LEVEL = ACTION
    CHANGES = POSITIONS | FORCES
    piece: UnitId
    kind: str
    faction: FactionId
    group: GroupId
    area: SpaceId
    city: CityId
    cause: str


class PieceRemoved(Several, frozen=True):
    """`area` is empty for air AP, which wait in the holding box."""

    NEWS = NOTED
    RULES = {
        "combat": "9.2", "alone": "9.2", "attacked": "7", "air": "9", "blockade": "15.4", "withdrawn": "5.4.2",
    }  # fmt: skip
    CHANGES = POSITIONS | FORCES
    piece: UnitId
    kind: str
    faction: FactionId
    area: SpaceId
    cause: str


class UnitChanged(Several, frozen=True):
    """A unit becomes another kind: reduced, converted or replaced."""

    RULES = {"reduced": "9.2", "convert": "6.4", "replace": "6.3"}
    CHANGES = FORCES
    piece: UnitId
    before: str
    after: str
    cause: str
    faction: FactionId
    area: SpaceId


class CadreImproved(Event, frozen=True):
    RULE = "6.4"
    piece: UnitId
    faction: FactionId
    kind: str
    area: SpaceId


class UnitDisrupted(Several, frozen=True):
    RULES = {"combat": "9.2", "guerrillas": "15.1"}
    piece: UnitId
    cause: str
    faction: FactionId
    kind: str
    area: SpaceId


class RecoveryRolled(Event, frozen=True):
    """10"""

    RULE = "10"
    piece: UnitId
    die: int
    modifier: int
    recovered: bool
    faction: FactionId
    kind: str
    area: SpaceId


class GroupFormed(Event, frozen=True):
    CHANGES = POSITIONS
    group: GroupId
    side: str
    area: SpaceId
    city: CityId


class PieceRegrouped(Several, frozen=True):
    """7, 8, 9.3 A piece goes over to another group of its area."""

    RULES = {"organised": "7", "apart": "7", "sorted": "7", "dropped": "8", "breakthrough": "9.3"}
    CHANGES = POSITIONS
    piece: UnitId
    before: str
    after: str
    cause: str
    faction: FactionId
    kind: str
    area: SpaceId


class PieceTransported(Event, frozen=True):
    """6.7 `by`: air or sea; `before` and `after` are areas."""

    RULE = "6.7"
    CHANGES = POSITIONS
    piece: UnitId
    before: str
    after: str
    by: str
    faction: FactionId
    kind: str


class GroupMoved(Event, frozen=True):
    """8 The areas passed, the first and the last included; `force`: each piece as faction/kind."""

    RULE = "8"
    LEVEL = ACTION
    CHANGES = POSITIONS
    group: GroupId
    path: tuple[SpaceId, ...]
    force: tuple[str, ...]


class CityEntered(Several, frozen=True):
    """7, 8, 9.2 `force` is empty for a group that is only now formed to take in what arrives."""

    RULES = {
        "set_up": "15.6", "organised": "7", "moved": "8", "dropped": "8", "advanced": "9.2", "arrived": "5.4.2",
    }  # fmt: skip
    CHANGES = POSITIONS
    group: GroupId
    city: CityId
    cause: str
    force: tuple[str, ...]


class CityLeft(Several, frozen=True):
    """7, 8 `cause`: organised, moved, dropped (others stay there), set_up."""

    RULES = {"set_up": "15.6", "organised": "7", "moved": "8"}
    CHANGES = POSITIONS
    group: GroupId
    city: CityId
    cause: str
    force: tuple[str, ...]


class FortBuilt(Event, frozen=True):
    RULE = "15.3"
    side: str
    city: CityId


class FortRemoved(Event, frozen=True):
    RULE = "15.3"
    side: str
    city: CityId
    cause: str


class MovesLimited(Event, frozen=True):
    """15.7"""

    RULE = "15.7"
    side: str
    number: int


# ------------------------------------------------------------------ guerrillas, control
class GuerrillasStruck(Event, frozen=True):
    """15.1"""

    NEWS = NOTED
    RULE = "15.1"
    LEVEL = ACTION
    area: SpaceId
    die: int
    success: bool


class CounterattackBarred(Event, frozen=True):
    RULE = "15.1"
    area: SpaceId


class ControlRolled(Event, frozen=True):
    """12.2"""

    RULE = "12.2"
    region: RegionId
    side: str
    cities: int
    die: int
    success: bool


class ControlChanged(Event, frozen=True):
    NEWS = WEIGHTY
    RULE = "12.2"
    LEVEL = ACTION
    CHANGES = CONTROL
    region: RegionId
    before: str
    after: str


class KeyCityTaken(Event, frozen=True):
    NEWS = WEIGHTY
    RULE = "12.3"
    LEVEL = ACTION
    city: CityId
    before: str
    after: str
    value: int


class AdjustmentCounted(Event, frozen=True):
    """12.3 A line of the summary that goes into the adjustment of a level: `item` is its key, `number` divisions."""

    RULE = "12.3"
    side: str
    amount: int
    item: str
    region: RegionId = NOTHING
    city: CityId = NOTHING
    number: int = 0
