"""What can happen in combat, as facts in the past tense."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import ACTION, Event
from desktop.mechanics.cdg.combat_events import CombatClosed as CombatClosed
from desktop.mechanics.cdg.combat_events import CombatDecided as CombatDecided
from desktop.mechanics.cdg.combat_events import Fired as Fired


class CombatBegan(Event, frozen=True):
    """11.2.2 `named`: the attack named by a strategic counterattack (8.5.5.3)."""

    RULE: ClassVar[str] = "11.2.2"
    LEVEL: ClassVar[int] = ACTION
    side: str
    target: str
    attackers: tuple[str, ...]
    named: bool


class ArmorClaimed(Event, frozen=True):
    """16.6.2"""

    RULE: ClassVar[str] = "16.6.2"
    side: str
    unit: str


class CombatCardCancelled(Event, frozen=True):
    """An air card has no effect because of another card."""

    RULE: ClassVar[str] = "11.2.5"
    card: str
    by: str


class StepSpared(Event, frozen=True):
    """R45"""

    RULE: ClassVar[str] = "19.3"
    unit: str


class LossVanished(Event, frozen=True):
    """11.3.5.1 Losses assigned to a division that is not there."""

    RULE: ClassVar[str] = "11.3.5.1"
    side: str
    corps: str
    number: int


class RetreatCancelled(Event, frozen=True):
    """11.4.3"""

    RULE: ClassVar[str] = "11.4.3"
    side: str
    space: str


class SiegeAssaulted(Event, frozen=True):
    """16.1.4.2"""

    RULE: ClassVar[str] = "16.1.4.2"
    LEVEL: ClassVar[int] = ACTION
    siege: str
    units: tuple[str, ...]
    die: int
    drm: int
    success: bool
