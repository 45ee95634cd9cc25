"""What can happen in the game, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import Event
from desktop.engine.records import dataclass


# ------------------------------------------------------------------ the turn
@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """3 A phase; `side` is empty where both take part."""

    phase: str
    side: str


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """13 `level`: collapse or survival; `credit`: the partners with the chief credit (15.2)."""

    winner: str
    level: str
    reason: str
    credit: tuple[str, ...]


# ------------------------------------------------------------------ politics
@dataclass(frozen=True, slots=True)
class EventOccurred(Event):
    """4 A random event."""

    roll: int
    event: str


@dataclass(frozen=True, slots=True)
class LevelChanged(Event):
    """5 Political points that were gained or lost; `level` is the new one, `surplus` what was above the most."""

    side: str
    amount: int
    cause: str
    level: int
    surplus: int = 0


@dataclass(frozen=True, slots=True)
class AttitudeMoved(Event):
    """5.3 A power on its track; minus is towards the Government."""

    power: str
    before: int
    after: int
    cause: str


@dataclass(frozen=True, slots=True)
class FactionPurged(Event):
    faction: str


@dataclass(frozen=True, slots=True)
class AttemptBegan(Event):
    side: str
    power: str


@dataclass(frozen=True, slots=True)
class ModifierBought(Event):
    side: str
    power: str
    price: int
    bought: int


@dataclass(frozen=True, slots=True)
class AttemptRolled(Event):
    """5.3 `move`: boxes towards the roller by the table; `moved`: boxes that the track allows."""

    side: str
    power: str
    die: int
    modifier: int
    total: int
    move: int
    moved: int


@dataclass(frozen=True, slots=True)
class DoctrineRolled(Event):
    """15.5"""

    side: str
    until: int


@dataclass(frozen=True, slots=True)
class DoctrineKept(Event):
    side: str


# ------------------------------------------------------------------ equipment
@dataclass(frozen=True, slots=True)
class EquipmentChanged(Event):
    """6.1 EP received (plus) or lost (minus); `purse`: foreign, domestic or replacement."""

    side: str
    purse: str
    source: str
    amount: int


@dataclass(frozen=True, slots=True)
class ProductionReceived(Event):
    """6.1 Domestic EP; `cities` and `shares` say which city brought how much."""

    side: str
    amount: int
    cities: tuple[str, ...]
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EquipmentSpent(Event):
    """6.1 `what`: a line of the cost table, or a kind of asset point; `faction`: whose units get something."""

    side: str
    what: str
    amount: int
    faction: str


@dataclass(frozen=True, slots=True)
class EquipmentAllotted(Event):
    """15.2 The People's Army divides the EP."""

    seat: str
    amount: int


@dataclass(frozen=True, slots=True)
class FactionFunded(Event):
    faction: str


@dataclass(frozen=True, slots=True)
class PriceRolled(Event):
    """6.5 The price of an asset point; `bought` unless it was too dear."""

    side: str
    kind: str
    die: int
    price: int
    bought: bool


# ------------------------------------------------------------------ pieces
@dataclass(frozen=True, slots=True)
class PieceArrived(Event):
    """A unit or asset point enters play; `group` is empty for air AP in the holding box."""

    piece: str
    kind: str
    faction: str
    group: str
    area: str
    city: str
    cause: str


@dataclass(frozen=True, slots=True)
class PieceRemoved(Event):
    """`area` is empty for air AP, which wait in the holding box."""

    piece: str
    kind: str
    faction: str
    area: str
    cause: str


@dataclass(frozen=True, slots=True)
class UnitChanged(Event):
    """A unit becomes another kind: reduced, converted or replaced."""

    piece: str
    before: str
    after: str
    cause: str
    faction: str
    area: str


@dataclass(frozen=True, slots=True)
class CadreImproved(Event):
    piece: str
    faction: str
    kind: str
    area: str


@dataclass(frozen=True, slots=True)
class UnitDisrupted(Event):
    piece: str
    cause: str
    faction: str
    kind: str
    area: str


@dataclass(frozen=True, slots=True)
class RecoveryRolled(Event):
    """10"""

    piece: str
    die: int
    modifier: int
    recovered: bool
    faction: str
    kind: str
    area: str


@dataclass(frozen=True, slots=True)
class GroupFormed(Event):
    group: str
    side: str
    area: str
    city: str


@dataclass(frozen=True, slots=True)
class PieceRegrouped(Event):
    """7, 8, 9.3 A piece goes over to another group of its area."""

    piece: str
    before: str
    after: str
    cause: str
    faction: str
    kind: str
    area: str


@dataclass(frozen=True, slots=True)
class PieceTransported(Event):
    """6.7 `by`: air or sea; `before` and `after` are areas."""

    piece: str
    before: str
    after: str
    by: str
    faction: str
    kind: str


@dataclass(frozen=True, slots=True)
class GroupMoved(Event):
    """8 The areas passed, the first and the last included; `force`: each piece as faction/kind."""

    group: str
    path: tuple[str, ...]
    force: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CityEntered(Event):
    """7, 8, 9.2 `force` is empty for a group that is only now formed to take in what arrives."""

    group: str
    city: str
    cause: str
    force: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CityLeft(Event):
    """7, 8 `cause`: organised, moved, dropped (others stay there), set_up."""

    group: str
    city: str
    cause: str
    force: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FortBuilt(Event):
    side: str
    city: str


@dataclass(frozen=True, slots=True)
class FortRemoved(Event):
    side: str
    city: str
    cause: str


@dataclass(frozen=True, slots=True)
class MovesLimited(Event):
    """15.7"""

    side: str
    number: int


# ------------------------------------------------------------------ guerrillas, control
@dataclass(frozen=True, slots=True)
class GuerrillasStruck(Event):
    """15.1"""

    area: str
    die: int
    success: bool


@dataclass(frozen=True, slots=True)
class CounterattackBarred(Event):
    area: str


@dataclass(frozen=True, slots=True)
class ControlRolled(Event):
    """12.2"""

    region: str
    side: str
    cities: int
    die: int
    success: bool


@dataclass(frozen=True, slots=True)
class ControlChanged(Event):
    region: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class KeyCityTaken(Event):
    city: str
    before: str
    after: str
    value: int


@dataclass(frozen=True, slots=True)
class AdjustmentCounted(Event):
    """12.3 A line of the summary that goes into the adjustment of a level: `item` is its key, `number` divisions."""

    side: str
    amount: int
    item: str
    region: str = ""
    city: str = ""
    number: int = 0


# ------------------------------------------------------------------ combat
@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """9 `kind`: attack, breakthrough or counterattack; the target is a group, or a city with a fort alone.

    `force` and `against` are their pieces, each as faction/kind; `city` is where the target is, "" outside.
    """

    attacker: str
    target: str
    area: str
    kind: str
    force: tuple[str, ...]
    against: tuple[str, ...]
    city: str


@dataclass(frozen=True, slots=True)
class AssaultJudged(Event):
    """9 All-out attack: paid for, or its strength is halved."""

    group: str
    paid: bool


@dataclass(frozen=True, slots=True)
class OddsCompared(Event):
    """9 `shifts`: what each column shift is for, and how much; `starved`: strength lost for want of supply (11)."""

    attack: int
    defence: int
    odds: int
    shift: int
    column: int
    shifts: tuple[tuple[str, int], ...] = ()
    starved: int = 0


@dataclass(frozen=True, slots=True)
class AssetsCommitted(Event):
    """9 `role`: attacker or defender."""

    side: str
    role: str
    kind: str
    number: int


@dataclass(frozen=True, slots=True)
class CombatRolled(Event):
    die: int
    modifier: int
    column: int
    result: str


@dataclass(frozen=True, slots=True)
class LossesAdjusted(Event):
    """9.2 `cause`: long_odds, surplus, disrupted."""

    role: str
    amount: int
    cause: str


@dataclass(frozen=True, slots=True)
class LossTaken(Event):
    """9.2 `value`: strength points satisfied."""

    side: str
    piece: str
    value: int


@dataclass(frozen=True, slots=True)
class ExchangeEnded(Event):
    rounds: int


@dataclass(frozen=True, slots=True)
class GroupWipedOut(Event):
    group: str
    side: str
    area: str


@dataclass(frozen=True, slots=True)
class BrokeThrough(Event):
    """9.3 `force`: the pieces of the new group, each as faction/kind."""

    group: str
    new_group: str
    force: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BattleEnded(Event):
    """9.2 Strength points lost on each side; `rolled`: a die decided."""

    attacker_lost: int
    defender_lost: int
    rolled: bool
