"""What can happen in combats and sieges, as facts in the past tense."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.event import Event
from desktop.engine.ids import SpaceId, UnitId
from desktop.mechanics.cdg.combat_events import CombatClosed as CombatClosed
from desktop.mechanics.cdg.combat_events import CombatDecided as CombatDecided
from desktop.mechanics.cdg.combat_events import Fired as Fired


class CombatBegan(Event, frozen=True):
    """12.2A `kind`: units, fort or uprising; `staff` are the HQs and heavy artillery of the attack."""

    RULE: ClassVar[str] = "12.2"
    side: str
    target: SpaceId
    kind: str
    attackers: tuple[UnitId, ...]
    staff: tuple[UnitId, ...]


class DefendersPicked(Event, frozen=True):
    """18.3.1"""

    RULE: ClassVar[str] = "18.3.1"
    space: SpaceId
    units: tuple[UnitId, ...]
    staff: tuple[UnitId, ...]


class FlankAnnounced(Event, frozen=True):
    """12.2B"""

    RULE: ClassVar[str] = "21.3"
    side: str
    target: SpaceId
    pinning: SpaceId


class FlankRolled(Event, frozen=True):
    """21.4 A die of 0: it succeeded without a roll."""

    RULE: ClassVar[str] = "21.4"
    ASIDE: ClassVar[bool] = True
    side: str
    target: SpaceId
    die: int
    modifier: int
    success: bool


class WeatherRolled(Event, frozen=True):
    """12.3"""

    RULE: ClassVar[str] = "12.3"
    space: SpaceId
    die: int
    round: int
    shifted: bool


class RetreatShortened(Event, frozen=True):
    """12.7.4 `cause`: a unit, a card, or "port"; `owed` spaces are left."""

    side: str
    space: SpaceId
    cause: str
    owed: int


class SurrenderRolled(Event, frozen=True):
    """20.4"""

    RULE: ClassVar[str] = "20.4.1"
    space: SpaceId
    die: int
    drm: int
    factor: int
    surrendered: bool
