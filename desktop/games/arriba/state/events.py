"""What can happen in the game, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import Event


# ------------------------------------------------------------------ the turn
class TurnBegan(Event, frozen=True):
    turn: int


class PhaseBegan(Event, frozen=True):
    """3 A phase; `side` is empty where both take part."""

    phase: str
    side: str


class TurnEnded(Event, frozen=True):
    turn: int


class GameEnded(Event, frozen=True):
    """13 `level`: collapse or survival; `credit`: the partners with the chief credit (15.2)."""

    winner: str
    level: str
    reason: str
    credit: tuple[str, ...]


# ------------------------------------------------------------------ politics
class EventOccurred(Event, frozen=True):
    """4 A random event."""

    roll: int
    event: str


class LevelChanged(Event, frozen=True):
    """5 Political points that were gained or lost; `level` is the new one, `surplus` what was above the most."""

    side: str
    amount: int
    cause: str
    level: int
    surplus: int = 0


class AttitudeMoved(Event, frozen=True):
    """5.3 A power on its track; minus is towards the Government."""

    power: str
    before: int
    after: int
    cause: str


class FactionPurged(Event, frozen=True):
    faction: str


class AttemptBegan(Event, frozen=True):
    side: str
    power: str


class ModifierBought(Event, frozen=True):
    side: str
    power: str
    price: int
    bought: int


class AttemptRolled(Event, frozen=True):
    """5.3 `move`: boxes towards the roller by the table; `moved`: boxes that the track allows."""

    side: str
    power: str
    die: int
    modifier: int
    total: int
    move: int
    moved: int


class DoctrineRolled(Event, frozen=True):
    """15.5"""

    side: str
    until: int


class DoctrineKept(Event, frozen=True):
    side: str


# ------------------------------------------------------------------ equipment
class EquipmentChanged(Event, frozen=True):
    """6.1 EP received (plus) or lost (minus); `purse`: foreign, domestic or replacement."""

    side: str
    purse: str
    source: str
    amount: int


class ProductionReceived(Event, frozen=True):
    """6.1 Domestic EP; `cities` and `shares` say which city brought how much."""

    side: str
    amount: int
    cities: tuple[str, ...]
    shares: tuple[int, ...]


class EquipmentSpent(Event, frozen=True):
    """6.1 `what`: a line of the cost table, or a kind of asset point; `faction`: whose units get something."""

    side: str
    what: str
    amount: int
    faction: str


class EquipmentAllotted(Event, frozen=True):
    """15.2 The People's Army divides the EP."""

    seat: str
    amount: int


class FactionFunded(Event, frozen=True):
    faction: str


class PriceRolled(Event, frozen=True):
    """6.5 The price of an asset point; `bought` unless it was too dear."""

    side: str
    kind: str
    die: int
    price: int
    bought: bool


# ------------------------------------------------------------------ pieces
class PieceArrived(Event, frozen=True):
    """A unit or asset point enters play; `group` is empty for air AP in the holding box."""

    piece: str
    kind: str
    faction: str
    group: str
    area: str
    city: str
    cause: str


class PieceRemoved(Event, frozen=True):
    """`area` is empty for air AP, which wait in the holding box."""

    piece: str
    kind: str
    faction: str
    area: str
    cause: str


class UnitChanged(Event, frozen=True):
    """A unit becomes another kind: reduced, converted or replaced."""

    piece: str
    before: str
    after: str
    cause: str
    faction: str
    area: str


class CadreImproved(Event, frozen=True):
    piece: str
    faction: str
    kind: str
    area: str


class UnitDisrupted(Event, frozen=True):
    piece: str
    cause: str
    faction: str
    kind: str
    area: str


class RecoveryRolled(Event, frozen=True):
    """10"""

    piece: str
    die: int
    modifier: int
    recovered: bool
    faction: str
    kind: str
    area: str


class GroupFormed(Event, frozen=True):
    group: str
    side: str
    area: str
    city: str


class PieceRegrouped(Event, frozen=True):
    """7, 8, 9.3 A piece goes over to another group of its area."""

    piece: str
    before: str
    after: str
    cause: str
    faction: str
    kind: str
    area: str


class PieceTransported(Event, frozen=True):
    """6.7 `by`: air or sea; `before` and `after` are areas."""

    piece: str
    before: str
    after: str
    by: str
    faction: str
    kind: str


class GroupMoved(Event, frozen=True):
    """8 The areas passed, the first and the last included; `force`: each piece as faction/kind."""

    group: str
    path: tuple[str, ...]
    force: tuple[str, ...]


class CityEntered(Event, frozen=True):
    """7, 8, 9.2 `force` is empty for a group that is only now formed to take in what arrives."""

    group: str
    city: str
    cause: str
    force: tuple[str, ...]


class CityLeft(Event, frozen=True):
    """7, 8 `cause`: organised, moved, dropped (others stay there), set_up."""

    group: str
    city: str
    cause: str
    force: tuple[str, ...]


class FortBuilt(Event, frozen=True):
    side: str
    city: str


class FortRemoved(Event, frozen=True):
    side: str
    city: str
    cause: str


class MovesLimited(Event, frozen=True):
    """15.7"""

    side: str
    number: int


# ------------------------------------------------------------------ guerrillas, control
class GuerrillasStruck(Event, frozen=True):
    """15.1"""

    area: str
    die: int
    success: bool


class CounterattackBarred(Event, frozen=True):
    area: str


class ControlRolled(Event, frozen=True):
    """12.2"""

    region: str
    side: str
    cities: int
    die: int
    success: bool


class ControlChanged(Event, frozen=True):
    region: str
    before: str
    after: str


class KeyCityTaken(Event, frozen=True):
    city: str
    before: str
    after: str
    value: int


class AdjustmentCounted(Event, frozen=True):
    """12.3 A line of the summary that goes into the adjustment of a level: `item` is its key, `number` divisions."""

    side: str
    amount: int
    item: str
    region: str = ""
    city: str = ""
    number: int = 0


# ------------------------------------------------------------------ combat
class AttackDeclared(Event, frozen=True):
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


class AssaultJudged(Event, frozen=True):
    """9 All-out attack: paid for, or its strength is halved."""

    group: str
    paid: bool


class OddsCompared(Event, frozen=True):
    """9 `shifts`: what each column shift is for, and how much; `starved`: strength lost for want of supply (11)."""

    attack: int
    defence: int
    odds: int
    shift: int
    column: int
    shifts: tuple[tuple[str, int], ...] = ()
    starved: int = 0


class AssetsCommitted(Event, frozen=True):
    """9 `role`: attacker or defender."""

    side: str
    role: str
    kind: str
    number: int


class CombatRolled(Event, frozen=True):
    die: int
    modifier: int
    column: int
    result: str


class LossesAdjusted(Event, frozen=True):
    """9.2 `cause`: long_odds, surplus, disrupted."""

    role: str
    amount: int
    cause: str


class LossTaken(Event, frozen=True):
    """9.2 `value`: strength points satisfied."""

    side: str
    piece: str
    value: int


class ExchangeEnded(Event, frozen=True):
    rounds: int


class GroupWipedOut(Event, frozen=True):
    group: str
    side: str
    area: str


class BrokeThrough(Event, frozen=True):
    """9.3 `force`: the pieces of the new group, each as faction/kind."""

    group: str
    new_group: str
    force: tuple[str, ...]


class BattleEnded(Event, frozen=True):
    """9.2 Strength points lost on each side; `rolled`: a die decided."""

    attacker_lost: int
    defender_lost: int
    rolled: bool
