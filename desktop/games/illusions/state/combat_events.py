"""What can happen in combats and sieges, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import Event
from desktop.engine.records import dataclass
from desktop.mechanics.cdg.combat_events import CombatClosed as CombatClosed
from desktop.mechanics.cdg.combat_events import CombatDecided as CombatDecided
from desktop.mechanics.cdg.combat_events import Fired as Fired


@dataclass(frozen=True, slots=True)
class CombatBegan(Event):
    """12.2A `kind`: units, fort or uprising; `staff` are the HQs and heavy artillery of the attack."""

    side: str
    target: str
    kind: str
    attackers: tuple[str, ...]
    staff: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DefendersPicked(Event):
    """18.3.1"""

    space: str
    units: tuple[str, ...]
    staff: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FlankAnnounced(Event):
    """12.2B"""

    side: str
    target: str
    pinning: str


@dataclass(frozen=True, slots=True)
class FlankRolled(Event):
    """21.4 A die of 0: it succeeded without a roll."""

    side: str
    target: str
    die: int
    modifier: int
    success: bool


@dataclass(frozen=True, slots=True)
class WeatherRolled(Event):
    """12.3"""

    space: str
    die: int
    round: int
    shifted: bool


@dataclass(frozen=True, slots=True)
class RetreatShortened(Event):
    """12.7.4 `cause`: a unit, a card, or "port"; `owed` spaces are left."""

    side: str
    space: str
    cause: str
    owed: int


@dataclass(frozen=True, slots=True)
class SurrenderRolled(Event):
    """20.4"""

    space: str
    die: int
    drm: int
    factor: int
    surrendered: bool
