"""What happens in combat, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import ACTION, WEIGHTY, Event
from desktop.engine.ids import CityId, GroupId, SpaceId, UnitId
from desktop.games.arriba.state.events import Several


class AttackDeclared(Several, frozen=True):
    """9 `kind`: attack, breakthrough or counterattack; the target is a group, or a city with a fort alone.

    `force` and `against` are their pieces, each as faction/kind; `city` is where the target is, "" outside.
    """

    NEWS = WEIGHTY

    BY = "kind"
    RULES = {"attack": "9", "breakthrough": "9.3", "counterattack": "9.4"}
    LEVEL = ACTION
    attacker: GroupId
    target: GroupId | CityId
    area: SpaceId
    kind: str
    force: tuple[str, ...]
    against: tuple[str, ...]
    city: CityId


class AssaultJudged(Event, frozen=True):
    """9 All-out attack: paid for, or its strength is halved."""

    RULE = "9"
    group: GroupId
    paid: bool


class OddsCompared(Event, frozen=True):
    """9 `shifts`: what each column shift is for, and how much; `starved`: strength lost for want of supply (11)."""

    RULE = "9"
    attack: int
    defence: int
    odds: int
    shift: int
    column: int
    shifts: tuple[tuple[str, int], ...] = ()
    starved: int = 0


class AssetsCommitted(Event, frozen=True):
    """9 `role`: attacker or defender."""

    RULE = "9"
    side: str
    role: str
    kind: str
    number: int


class CombatRolled(Event, frozen=True):
    RULE = "9.2"
    die: int
    modifier: int
    column: int
    result: str


class LossesAdjusted(Event, frozen=True):
    """9.2 `cause`: long_odds, surplus, disrupted."""

    RULE = "9.2"
    role: str
    amount: int
    cause: str


class LossTaken(Event, frozen=True):
    """9.2 `value`: strength points satisfied."""

    RULE = "9.2"
    side: str
    piece: UnitId
    value: int


class ExchangeEnded(Event, frozen=True):
    RULE = "9.2"
    rounds: int


class GroupWipedOut(Event, frozen=True):
    NEWS = WEIGHTY
    RULE = "9.2"
    LEVEL = ACTION
    group: GroupId
    side: str
    area: SpaceId


class BrokeThrough(Event, frozen=True):
    """9.3 `force`: the pieces of the new group, each as faction/kind."""

    NEWS = WEIGHTY
    RULE = "9.3"
    LEVEL = ACTION
    group: GroupId
    new_group: GroupId
    force: tuple[str, ...]


class BattleEnded(Event, frozen=True):
    """9.2 Strength points lost on each side; `rolled`: a die decided."""

    RULE = "9.2"
    ENDS_FIGHT = True
    attacker_lost: int
    defender_lost: int
    rolled: bool
