"""What can happen in combat, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import Event
from desktop.engine.records import dataclass
from desktop.mechanics.cdg.combat_events import CombatClosed as CombatClosed
from desktop.mechanics.cdg.combat_events import CombatDecided as CombatDecided
from desktop.mechanics.cdg.combat_events import Fired as Fired


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
class RetreatCancelled(Event):
    """11.4.3"""

    side: str
    space: str


@dataclass(frozen=True, slots=True)
class SiegeAssaulted(Event):
    """16.1.4.2"""

    siege: str
    units: tuple[str, ...]
    die: int
    drm: int
    success: bool
