"""What can happen in a battle, as facts in the past tense."""

from __future__ import annotations

from desktop.engine.event import ACTION, DETAIL, HEADING, NOTED, PHASE, WEIGHTY, Event
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.state.facts import (
    BRIDGES,
    FIRED,
    JUDGED,
    OBJECTIVES,
    POINTS,
    POSITIONS,
    RESERVES,
    TURN,
    WEATHER,
)  # fmt: skip


class BattleEvent(Event, frozen=True):
    """Base of the events of a battle: they tell what a player does, unless they say otherwise."""

    LEVEL = ACTION

    @property
    def rule(self) -> str:
        """The rule that a line of the log about it leads to; "" if the scenario says."""
        return self.RULE


class TurnBegan(BattleEvent, frozen=True):
    RULE = "5.0"
    LEVEL = HEADING
    CHANGES = TURN
    turn: int


class PhaseBegan(BattleEvent, frozen=True):
    """A phase of 5.0: setup, initiative, weather, bombardment, movement, combat, end."""

    RULE = "5.0"
    LEVEL = PHASE
    CHANGES = POINTS
    phase: str
    side: str


class InitiativeRolled(BattleEvent, frozen=True):
    """The die of a side, and what it counts with the side's bonus."""

    RULE = "B.initiative"
    LEVEL = DETAIL
    side: str
    die: int
    modified: int


class InitiativeTaken(BattleEvent, frozen=True):
    side: str


class WeatherChanged(BattleEvent, frozen=True):
    GRAVE = "weather"
    CHANGES = WEATHER
    weather: str


class UnitDeployed(BattleEvent, frozen=True):
    RULE = "4.0"
    CHANGES = POSITIONS
    unit: UnitId
    hex: SpaceId


class UnitPutBack(BattleEvent, frozen=True):
    """A unit was taken up again during the set-up."""

    RULE = "4.0"
    CHANGES = POSITIONS
    unit: UnitId


class UnitMoved(BattleEvent, frozen=True):
    """Along `path`, from the first hex (or place off the map) to the last, at a cost in half points."""

    RULE = "6.0"
    CHANGES = POSITIONS
    unit: UnitId
    path: tuple[SpaceId, ...]
    cost: int
    kind: str
    """move, enter, retreat, advance, carried, place."""

    @property
    def rule(self) -> str:
        return {"retreat": "11.6", "advance": "11.7", "enter": "15.1", "carried": "B.trucks"}.get(self.kind, self.RULE)


class UnitExited(BattleEvent, frozen=True):
    NEWS = NOTED
    RULE = "16.0"
    CHANGES = POSITIONS
    unit: UnitId
    hex: SpaceId


class UnitLoaded(BattleEvent, frozen=True):
    RULE = "B.trucks"
    CHANGES = POSITIONS
    truck: str
    unit: UnitId
    hex: SpaceId


class UnitUnloaded(BattleEvent, frozen=True):
    RULE = "B.trucks"
    CHANGES = POSITIONS
    truck: str
    unit: UnitId
    hex: SpaceId


class StepLost(BattleEvent, frozen=True):
    RULE = "11.5"
    LEVEL = DETAIL
    CHANGES = POSITIONS
    unit: UnitId
    hex: SpaceId
    cause: str


class UnitEliminated(BattleEvent, frozen=True):
    NEWS = NOTED
    RULE = "11.5"
    LEVEL = DETAIL
    CHANGES = POSITIONS
    unit: UnitId
    hex: SpaceId
    cause: str
    """combat, retreat, stacking, barrage, bombardment, overrun, edge."""

    @property
    def rule(self) -> str:
        return {"stacking": "7.2", "retreat": "11.6", "overrun": "B.trucks"}.get(self.cause, self.RULE)


class UnitsDrawn(BattleEvent, frozen=True):
    RULE = "J.reinforcements"
    CHANGES = POSITIONS
    pool: str
    units: tuple[UnitId, ...]


class HqRebuilding(BattleEvent, frozen=True):
    """`late`: that turn comes after the last one."""

    RULE = "10.5"
    LEVEL = DETAIL
    CHANGES = POSITIONS
    unit: UnitId
    turn: int
    late: bool


class StatusJudged(BattleEvent, frozen=True):
    """Supply and command were judged for a phase: the units that lack them."""

    LEVEL = DETAIL
    CHANGES = JUDGED
    side: str
    out_of_supply: tuple[str, ...]
    out_of_command: tuple[str, ...]

    @property
    def rule(self) -> str:
        return "9.3" if self.out_of_supply else "10.3"


class PontoonBegun(BattleEvent, frozen=True):
    """An engineer sits out the movement phase to bridge a hexside."""

    RULE = "J.engineers"
    unit: UnitId
    hexside: str


class PontoonBuilt(BattleEvent, frozen=True):
    NEWS = NOTED
    RULE = "J.engineers"
    CHANGES = BRIDGES
    unit: UnitId
    hexside: str


class PontoonLost(BattleEvent, frozen=True):
    RULE = "J.engineers"
    LEVEL = DETAIL
    CHANGES = BRIDGES
    unit: UnitId
    hexside: str


class ReservesReleased(BattleEvent, frozen=True):
    RULE = "J.reserves"
    CHANGES = RESERVES
    units: tuple[UnitId, ...]
    reason: str


class ReleaseEarned(BattleEvent, frozen=True):
    """The enemy came near: so many brigades may be released."""

    RULE = "J.reserves"
    LEVEL = DETAIL
    CHANGES = RESERVES
    count: int


class ControlChanged(BattleEvent, frozen=True):
    """A side came into a victory hex; `lasting`: it remains the side's when the units leave."""

    NEWS = NOTED
    LEVEL = DETAIL
    hex: SpaceId
    side: str
    lasting: bool


class ObjectiveTaken(BattleEvent, frozen=True):
    NEWS = WEIGHTY
    RULE = "B.objectives"
    LEVEL = DETAIL
    CHANGES = OBJECTIVES
    division: str
    hex: SpaceId


class ObjectiveLost(BattleEvent, frozen=True):
    NEWS = WEIGHTY
    RULE = "B.objectives"
    LEVEL = DETAIL
    CHANGES = OBJECTIVES
    division: str
    hex: SpaceId


class DivisionReceived(BattleEvent, frozen=True):
    RULE = "B.release"
    CHANGES = POSITIONS
    division: str
    for_division: str


class AttackDeclared(BattleEvent, frozen=True):
    RULE = "11.1"
    attack: int
    units: tuple[UnitId, ...]
    hexes: tuple[SpaceId, ...]
    kind: str
    """attack, barrage or support."""

    @property
    def rule(self) -> str:
        return {"barrage": "12.4", "support": "12.51"}.get(self.kind, self.RULE)


class AttackWithdrawn(BattleEvent, frozen=True):
    RULE = "11.1"
    attack: int
    units: tuple[UnitId, ...]


class AirAssigned(BattleEvent, frozen=True):
    """`unit` is an air unit, or "" for air points."""

    side: str
    unit: UnitId
    points: int
    hex: SpaceId
    mission: str
    """bombard, attack or defend."""

    @property
    def rule(self) -> str:
        return "13.3" if self.mission == "bombard" else "13.1" if self.unit else "13.2"


class AssaultDeclared(BattleEvent, frozen=True):
    RULE = "11.2"
    attack: int
    divisions: tuple[str, ...]


class ArtilleryAssigned(BattleEvent, frozen=True):
    RULE = "12.0"
    CHANGES = FIRED
    unit: UnitId
    hex: SpaceId
    role: str
    """attack, defend or barrage."""

    @property
    def rule(self) -> str:
        return {"attack": "12.3.1", "defend": "12.3.2", "barrage": "12.4"}.get(self.role, self.RULE)


class CombatResolved(BattleEvent, frozen=True):
    """A fight or a barrage on one unit: column, die, modified die, result such as "S/*".

    `printed` is the cell of the table; `result` leaves out what artillery that is not adjacent is spared (12.5(5)).
    """

    NEWS = WEIGHTY
    RULE = "CRT"
    attack: int
    hexes: tuple[SpaceId, ...]
    unit: UnitId
    attack_strength: int
    defence_strength: int
    column: str
    die: int
    modified: int
    result: str
    printed: str


class AttackClosed(BattleEvent, frozen=True):
    """An attack or barrage is over, with all that came of it; no line of the log tells that."""

    RULE = "11.4"
    ENDS_FIGHT = True
    attack: int


class CombatCancelled(BattleEvent, frozen=True):
    """`by` is the side that retreated; `reason`: left, parted (only some did), no_attackers, no_defenders."""

    RULE = "11.61"
    GRAVE = "retreat"
    attack: int
    by: str
    reason: str

    @property
    def rule(self) -> str:
        return self.RULE if self.by else "11.1"


class BombardmentResolved(BattleEvent, frozen=True):
    NEWS = NOTED
    RULE = "AIR"
    side: str
    hex: SpaceId
    strength: int
    column: str
    die: int
    modified: int
    hit: bool


class RetreatRefused(BattleEvent, frozen=True):
    """14.3(2) A leader stood with his back to the wall."""

    RULE = "14.3"
    leader: str


class LeaderDisplaced(BattleEvent, frozen=True):
    RULE = "14.4"
    LEVEL = DETAIL
    CHANGES = POSITIONS
    unit: UnitId
    hex: SpaceId
    to: str


class GameEnded(BattleEvent, frozen=True):
    GRAVE = "end"
    LEVEL = HEADING
    level: str
    winner: str
    margin: int
