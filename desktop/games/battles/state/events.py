"""What can happen in a battle, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import Event
from desktop.engine.records import dataclass


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    turn: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase of 5.0: setup, initiative, weather, bombardment, movement, combat, end."""

    phase: str
    side: str


@dataclass(frozen=True, slots=True)
class InitiativeRolled(Event):
    """The die of a side, and what it counts with the side's bonus."""

    side: str
    die: int
    modified: int


@dataclass(frozen=True, slots=True)
class InitiativeTaken(Event):
    side: str


@dataclass(frozen=True, slots=True)
class WeatherChanged(Event):
    weather: str


@dataclass(frozen=True, slots=True)
class UnitDeployed(Event):
    unit: str
    hex: str


@dataclass(frozen=True, slots=True)
class UnitPutBack(Event):
    """A unit was taken up again during the set-up."""

    unit: str


@dataclass(frozen=True, slots=True)
class UnitMoved(Event):
    """Along `path`, from the first hex (or place off the map) to the last, at a cost in half points."""

    unit: str
    path: tuple[str, ...]
    cost: int
    kind: str
    """move, enter, retreat, advance, carried, place."""


@dataclass(frozen=True, slots=True)
class UnitExited(Event):
    unit: str
    hex: str


@dataclass(frozen=True, slots=True)
class UnitLoaded(Event):
    truck: str
    unit: str
    hex: str


@dataclass(frozen=True, slots=True)
class UnitUnloaded(Event):
    truck: str
    unit: str
    hex: str


@dataclass(frozen=True, slots=True)
class StepLost(Event):
    unit: str
    hex: str
    cause: str


@dataclass(frozen=True, slots=True)
class UnitEliminated(Event):
    unit: str
    hex: str
    cause: str
    """combat, retreat, stacking, barrage, bombardment, overrun, edge."""


@dataclass(frozen=True, slots=True)
class UnitsDrawn(Event):
    pool: str
    units: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HqRebuilding(Event):
    """`late`: that turn comes after the last one."""

    unit: str
    turn: int
    late: bool


@dataclass(frozen=True, slots=True)
class StatusJudged(Event):
    """Supply and command were judged for a phase: the units that lack them."""

    side: str
    out_of_supply: tuple[str, ...]
    out_of_command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PontoonBegun(Event):
    """An engineer sits out the movement phase to bridge a hexside."""

    unit: str
    hexside: str


@dataclass(frozen=True, slots=True)
class PontoonBuilt(Event):
    unit: str
    hexside: str


@dataclass(frozen=True, slots=True)
class PontoonLost(Event):
    unit: str
    hexside: str


@dataclass(frozen=True, slots=True)
class ReservesReleased(Event):
    units: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class ReleaseEarned(Event):
    """The enemy came near: so many brigades may be released."""

    count: int


@dataclass(frozen=True, slots=True)
class ControlChanged(Event):
    """A side came into a victory hex; `lasting`: it remains the side's when the units leave."""

    hex: str
    side: str
    lasting: bool


@dataclass(frozen=True, slots=True)
class ObjectiveTaken(Event):
    division: str
    hex: str


@dataclass(frozen=True, slots=True)
class ObjectiveLost(Event):
    division: str
    hex: str


@dataclass(frozen=True, slots=True)
class DivisionReceived(Event):
    division: str
    for_division: str


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    attack: int
    units: tuple[str, ...]
    hexes: tuple[str, ...]
    kind: str
    """attack, barrage or support."""


@dataclass(frozen=True, slots=True)
class AttackWithdrawn(Event):
    attack: int
    units: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AirAssigned(Event):
    """`unit` is an air unit, or "" for air points."""

    side: str
    unit: str
    points: int
    hex: str
    mission: str
    """bombard, attack or defend."""


@dataclass(frozen=True, slots=True)
class AssaultDeclared(Event):
    attack: int
    divisions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ArtilleryAssigned(Event):
    unit: str
    hex: str
    role: str
    """attack, defend or barrage."""


@dataclass(frozen=True, slots=True)
class CombatResolved(Event):
    """A fight or a barrage on one unit: column, die, modified die, result such as "S/*".

    `printed` is the cell of the table; `result` leaves out what artillery that is not adjacent is spared (12.5(5)).
    """

    attack: int
    hexes: tuple[str, ...]
    unit: str
    attack_strength: int
    defence_strength: int
    column: str
    die: int
    modified: int
    result: str
    printed: str


@dataclass(frozen=True, slots=True)
class CombatCancelled(Event):
    """`by` is the side that retreated; `reason`: left, parted (only some did), no_attackers, no_defenders."""

    attack: int
    by: str
    reason: str


@dataclass(frozen=True, slots=True)
class BombardmentResolved(Event):
    side: str
    hex: str
    strength: int
    column: str
    die: int
    modified: int
    hit: bool


@dataclass(frozen=True, slots=True)
class RetreatRefused(Event):
    """14.3(2) A leader stood with his back to the wall."""

    leader: str


@dataclass(frozen=True, slots=True)
class LeaderDisplaced(Event):
    unit: str
    hex: str
    to: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    level: str
    winner: str
    margin: int
