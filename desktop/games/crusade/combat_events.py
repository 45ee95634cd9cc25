"""What can happen in combat, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import Event
from desktop.engine.records import dataclass


@dataclass(frozen=True, slots=True)
class CombatBegan(Event):
    """11.2.2 `named`: the attack named by a strategic counterattack (8.5.5.3)."""

    side: str
    target: str
    attackers: tuple[str, ...]
    named: bool


@dataclass(frozen=True, slots=True)
class ArmorClaimed(Event):
    """16.6.2"""

    side: str
    unit: str


@dataclass(frozen=True, slots=True)
class CombatCardCancelled(Event):
    """An air card has no effect because of another card."""

    card: str
    by: str


@dataclass(frozen=True, slots=True)
class Fired(Event):
    """11.2.7 A side's strength, table (division or corps), column, modified die and loss number."""

    side: str
    strength: int
    table: str
    column: str
    shift: int
    die: int
    drm: int
    number: int


@dataclass(frozen=True, slots=True)
class StepSpared(Event):
    """R45"""

    unit: str


@dataclass(frozen=True, slots=True)
class LossVanished(Event):
    """11.3.5.1 Losses assigned to a division that is not there."""

    side: str
    corps: str
    number: int


@dataclass(frozen=True, slots=True)
class CombatDecided(Event):
    """11.2.9 Loss numbers inflicted by attacker and defender; `winner` "" if they are equal; spaces of retreat owed."""

    target: str
    side: str
    winner: str
    attacker_number: int
    defender_number: int
    owed: int


@dataclass(frozen=True, slots=True)
class RetreatCancelled(Event):
    """11.4.3"""

    side: str
    space: str


@dataclass(frozen=True, slots=True)
class CombatClosed(Event):
    """`fought` is false if there was no combat after all (N14)."""

    side: str
    target: str
    fought: bool


@dataclass(frozen=True, slots=True)
class SiegeAssaulted(Event):
    """16.1.4.2"""

    siege: str
    units: tuple[str, ...]
    die: int
    drm: int
    success: bool
