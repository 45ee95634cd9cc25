"""What can happen in the combats of both card-driven games, as facts in the past tense."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import WEIGHTY, Event
from desktop.engine.ids import SpaceId


class Fired(Event, frozen=True):
    """A side's strength, fire table, column after shifts, modified die and loss number."""

    side: str
    strength: int
    table: str
    column: str
    shift: int
    die: int
    drm: int
    number: int


class CombatDecided(Event, frozen=True):
    """Loss numbers inflicted by attacker and defender; `winner` "" if they are equal; spaces of retreat owed."""

    NEWS: ClassVar[int] = WEIGHTY

    target: SpaceId
    side: str
    winner: str
    attacker_number: int
    defender_number: int
    owed: int


class CombatClosed(Event, frozen=True):
    """`fought` is false if there was no combat after all."""

    ENDS_FIGHT = True
    side: str
    target: SpaceId
    fought: bool
