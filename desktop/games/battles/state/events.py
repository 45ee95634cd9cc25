"""What can happen in a battle, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import Event


class TurnBegan(Event, frozen=True):
    turn: int


class PhaseBegan(Event, frozen=True):
    """A phase of 5.0: setup, initiative, weather, bombardment, movement, combat, end."""

    phase: str
    side: str


class InitiativeRolled(Event, frozen=True):
    """The die of a side, and what it counts with the side's bonus."""

    side: str
    die: int
    modified: int


class InitiativeTaken(Event, frozen=True):
    side: str


class WeatherChanged(Event, frozen=True):
    weather: str


class UnitDeployed(Event, frozen=True):
    unit: str
    hex: str


class UnitPutBack(Event, frozen=True):
    """A unit was taken up again during the set-up."""

    unit: str


class UnitMoved(Event, frozen=True):
    """Along `path`, from the first hex (or place off the map) to the last, at a cost in half points."""

    unit: str
    path: tuple[str, ...]
    cost: int
    kind: str
    """move, enter, retreat, advance, carried, place."""


class UnitExited(Event, frozen=True):
    unit: str
    hex: str


class UnitLoaded(Event, frozen=True):
    truck: str
    unit: str
    hex: str


class UnitUnloaded(Event, frozen=True):
    truck: str
    unit: str
    hex: str


class StepLost(Event, frozen=True):
    unit: str
    hex: str
    cause: str


class UnitEliminated(Event, frozen=True):
    unit: str
    hex: str
    cause: str
    """combat, retreat, stacking, barrage, bombardment, overrun, edge."""


class UnitsDrawn(Event, frozen=True):
    pool: str
    units: tuple[str, ...]


class HqRebuilding(Event, frozen=True):
    """`late`: that turn comes after the last one."""

    unit: str
    turn: int
    late: bool


class StatusJudged(Event, frozen=True):
    """Supply and command were judged for a phase: the units that lack them."""

    side: str
    out_of_supply: tuple[str, ...]
    out_of_command: tuple[str, ...]


class PontoonBegun(Event, frozen=True):
    """An engineer sits out the movement phase to bridge a hexside."""

    unit: str
    hexside: str


class PontoonBuilt(Event, frozen=True):
    unit: str
    hexside: str


class PontoonLost(Event, frozen=True):
    unit: str
    hexside: str


class ReservesReleased(Event, frozen=True):
    units: tuple[str, ...]
    reason: str


class ReleaseEarned(Event, frozen=True):
    """The enemy came near: so many brigades may be released."""

    count: int


class ControlChanged(Event, frozen=True):
    """A side came into a victory hex; `lasting`: it remains the side's when the units leave."""

    hex: str
    side: str
    lasting: bool


class ObjectiveTaken(Event, frozen=True):
    division: str
    hex: str


class ObjectiveLost(Event, frozen=True):
    division: str
    hex: str


class DivisionReceived(Event, frozen=True):
    division: str
    for_division: str


class AttackDeclared(Event, frozen=True):
    attack: int
    units: tuple[str, ...]
    hexes: tuple[str, ...]
    kind: str
    """attack, barrage or support."""


class AttackWithdrawn(Event, frozen=True):
    attack: int
    units: tuple[str, ...]


class AirAssigned(Event, frozen=True):
    """`unit` is an air unit, or "" for air points."""

    side: str
    unit: str
    points: int
    hex: str
    mission: str
    """bombard, attack or defend."""


class AssaultDeclared(Event, frozen=True):
    attack: int
    divisions: tuple[str, ...]


class ArtilleryAssigned(Event, frozen=True):
    unit: str
    hex: str
    role: str
    """attack, defend or barrage."""


class CombatResolved(Event, frozen=True):
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


class CombatCancelled(Event, frozen=True):
    """`by` is the side that retreated; `reason`: left, parted (only some did), no_attackers, no_defenders."""

    attack: int
    by: str
    reason: str


class BombardmentResolved(Event, frozen=True):
    side: str
    hex: str
    strength: int
    column: str
    die: int
    modified: int
    hit: bool


class RetreatRefused(Event, frozen=True):
    """14.3(2) A leader stood with his back to the wall."""

    leader: str


class LeaderDisplaced(Event, frozen=True):
    unit: str
    hex: str
    to: str


class GameEnded(Event, frozen=True):
    level: str
    winner: str
    margin: int
