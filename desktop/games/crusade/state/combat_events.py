"""What can happen in combat, as facts in the past tense."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import ACTION, Event
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.cdg.combat_events import CombatClosed as CombatClosed
from desktop.mechanics.cdg.combat_events import CombatDecided as CombatDecided
from desktop.mechanics.cdg.combat_events import Fired as Fired


class CombatBegan(Event, frozen=True):
    """11.2.2 `named`: the attack named by a strategic counterattack (8.5.5.3)."""

    RULE: ClassVar[str] = "11.2.2"
    LEVEL: ClassVar[int] = ACTION
    side: str
    target: SpaceId
    attackers: tuple[UnitId, ...]
    named: bool


class ArmorClaimed(Event, frozen=True):
    """16.6.2"""

    RULE: ClassVar[str] = "16.6.2"
    side: str
    unit: UnitId


class CombatCardCancelled(Event, frozen=True):
    """An air card has no effect because of another card."""

    RULE: ClassVar[str] = "11.2.5"
    card: CardId
    by: CardId


class StepSpared(Event, frozen=True):
    """R45"""

    RULE: ClassVar[str] = "19.3"
    unit: UnitId


class LossVanished(Event, frozen=True):
    """11.3.5.1 Losses assigned to a division that is not there."""

    RULE: ClassVar[str] = "11.3.5.1"
    side: str
    corps: UnitId
    number: int


class RetreatCancelled(Event, frozen=True):
    """11.4.3"""

    RULE: ClassVar[str] = "11.4.3"
    side: str
    space: SpaceId


class SiegeAssaulted(Event, frozen=True):
    """16.1.4.2"""

    RULE: ClassVar[str] = "16.1.4.2"
    LEVEL: ClassVar[int] = ACTION
    siege: str
    units: tuple[UnitId, ...]
    die: int
    drm: int
    success: bool
