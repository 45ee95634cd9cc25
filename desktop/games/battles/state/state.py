"""The state of a battle and its mutators; nothing else writes to it, and each mutator emits one event."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.errors import ReplayError
from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.data.readings import AssaultPointsScope
from desktop.games.battles.data.world import World
from desktop.games.battles.rules.map.zoc import Zones
from desktop.games.battles.rules.movement import arrival
from desktop.games.battles.state import events as ev
from desktop.games.battles.state.combat_state import Attack, CombatMutators
from desktop.games.battles.state.facts import POINTS
from desktop.games.battles.state.places import AIR, BOX, DUE, ELIMINATED, EXITED, OFF_MAP, POOL, SETUP, SWAP, WITHDRAWN

__all__ = [
    "AIR", "BOX", "DUE", "ELIMINATED", "EXITED", "OFF_MAP", "POOL", "SETUP", "SWAP", "WITHDRAWN",
    "Attack", "BattleState", "UnitStatus",
]  # fmt: skip


class UnitStatus(Struct):
    """Where a unit is and in what shape."""

    place: SpaceId
    reduced: bool = False
    arrives: int = 0
    """Turn from which a unit that is due may enter; 0: none."""
    entry: str = ""
    """Key of the placement that says where it enters; "hq" for rebuilt headquarters."""
    start: SpaceId = NOTHING
    """Hex in which it was set up."""
    exit: SpaceId = NOTHING
    """Hex by which it left the map."""
    truck: UnitId = NOTHING
    """The truck that carries it (during a movement phase)."""


@dataclass(kw_only=True)
class BattleState(CombatMutators):
    """Everything that changes during a battle; `occupants`, `holding`, `busy` and `carried` follow from the units."""

    world: World = field(metadata=TRANSIENT)
    occupants: dict[SpaceId, list[UnitId]] = field(default_factory=dict, metadata=TRANSIENT)
    """Hex: units there in a fixed order, carried ones included."""
    holding: dict[str, dict[SpaceId, int]] = field(default_factory=dict, metadata=TRANSIENT)
    """Side: hexes with units that bar the enemy (no trucks, no leaders), and how many."""
    busy: dict[str, dict[SpaceId, int]] = field(default_factory=dict, metadata=TRANSIENT)
    """Side: hexes with units that count for traffic and stacking (no headquarters either), and how many."""
    carried: dict[UnitId, list[UnitId]] = field(default_factory=dict, metadata=TRANSIENT)
    """Truck: the units it carries."""
    zones: dict[str, Zones] = field(default_factory=dict, metadata=TRANSIENT)
    """Side: its zones of control, as long as none of its units changes; kept by `zoc`."""

    units: dict[UnitId, UnitStatus]
    turn: int = 0
    weather: str = "clear"
    first_player: str = ""
    phase: str = "setup"
    phasing: str = ""
    out_of_supply: list[UnitId] = field(default_factory=list)
    out_of_command: list[UnitId] = field(default_factory=list)
    moved: list[UnitId] = field(default_factory=list)
    """Units whose move is over in this movement phase."""
    budget: dict[UnitId, int] = field(default_factory=dict)
    """Half movement points left to units that may still go on (the one moving, and trucks)."""
    entered_from: dict[UnitId, SpaceId] = field(default_factory=dict)
    """11.6(6) The hex from which a unit entered the enemy zone of control in the last movement phase."""
    assault_points: dict[str, int] = field(default_factory=dict)
    air_points: dict[str, int] = field(default_factory=dict)
    air_flown: list[UnitId] = field(default_factory=list)
    """Air units used this turn."""
    bombed: dict[str, list[SpaceId]] = field(default_factory=dict)
    """Hexes each side has bombarded this turn."""
    fired: list[UnitId] = field(default_factory=list)
    """Artillery that has fired in this combat phase."""
    fought: list[UnitId] = field(default_factory=list)
    """Units that have attacked or retreated in this combat phase."""
    shot_at: list[UnitId] = field(default_factory=list)
    """12.5(2) Artillery that was under attack in this combat phase, wherever it is now."""
    attacks: list[Attack] = field(default_factory=list)
    control: dict[SpaceId, str] = field(default_factory=dict)
    """Victory hexes: the side that last had a combat unit there."""
    taken: dict[str, list[SpaceId]] = field(default_factory=dict)
    """B.objectives: objective hexes each division has taken and not lost since."""
    pontoons: dict[UnitId, str] = field(default_factory=dict)
    """Engineer: hexside of its standing bridge."""
    bridging: dict[UnitId, str] = field(default_factory=dict)
    """Engineer that sits out this movement phase: hexside it is bridging."""
    pontoon_used: list[UnitId] = field(default_factory=list)
    released: list[UnitId] = field(default_factory=list)
    """Reserves free to enter."""
    release_choices: int = 0
    """Brigades the owner may still choose to release (J.reserves (3))."""
    near_triggered: bool = False
    swaps: dict[str, str] = field(default_factory=dict)
    """B.release: division received: division withdrawn for it."""
    draws_made: int = 0
    """How many of the scenario's draws from pools are done."""
    level: str = ""
    winner: str = ""
    margin: int = 0

    def clock(self) -> tuple[object, ...]:
        """A phase of one side."""
        return self.turn, self.phase, self.phasing

    def __post_init__(self) -> None:
        self.restored()

    def restored(self) -> None:
        """Check the units and work out what is derived from them."""
        self.units = self._known_units()
        sides = self.world.by_side
        self.occupants, self.carried = {}, {}
        self.holding = {side: {} for side in sides}
        self.busy = {side: {} for side in sides}
        for unit, status in self.units.items():
            if status.place[:1].isdigit():
                self.occupants.setdefault(status.place, []).append(unit)
                self._count(unit, status.place, 1)
            if status.truck:
                self.carried.setdefault(status.truck, []).append(unit)
        for stack in self.occupants.values():
            stack.sort(key=self.world.order_of)
        self.zones = {}
        self.kept.forget_all()

    def _known_units(self) -> dict[UnitId, UnitStatus]:
        """The units in the order of battle; a saved position with others, or with wrong places, is refused."""
        world = self.world
        if set(self.units) != set(world.units):
            raise ReplayError("the units of the position are not those of the scenario")
        for unit, status in self.units.items():
            if status.place not in world.neighbours and status.place not in OFF_MAP:
                raise ReplayError(f"{unit} is in no place of the scenario: {status.place[:20]!r}")
            if status.truck and status.truck not in world.units:
                raise ReplayError(f"{unit} is on no truck of the scenario: {status.truck[:20]!r}")
        return {unit: self.units[unit] for unit in world.units}

    # -- reading -----------------------------------------------------------------------------------
    def place(self, unit: UnitId) -> SpaceId:
        return self.units[unit].place

    def on_map(self, unit: UnitId) -> bool:
        return self.units[unit].place[:1].isdigit()

    def at(self, hex_id: SpaceId) -> list[UnitId]:
        """Units in a hex, carried ones included."""
        return self.occupants.get(hex_id, [])

    # -- positions ---------------------------------------------------------------------------------
    def _count(self, unit: UnitId, hex_id: SpaceId, change: int) -> None:
        definition = self.world.units[unit]
        if definition.is_truck or definition.is_leader or definition.is_air:
            return
        for tally in [self.holding[definition.side], *([] if definition.free else [self.busy[definition.side]])]:
            left = tally.get(hex_id, 0) + change
            if left:
                tally[hex_id] = left
            else:
                del tally[hex_id]

    def _put(self, unit: UnitId, place: SpaceId) -> None:
        status = self.units[unit]
        old = status.place
        if old[:1].isdigit():
            stack = self.occupants[old]
            stack.remove(unit)
            if not stack:
                del self.occupants[old]
            self._count(unit, old, -1)
        status.place = place
        if place[:1].isdigit():
            stack = self.occupants.setdefault(place, [])
            stack.append(unit)
            if len(stack) > 1:
                stack.sort(key=self.world.order_of)
            self._count(unit, place, 1)
        self._drop_zones(unit)

    def _drop_zones(self, unit: UnitId) -> None:
        """8.1 What a unit's side exerts is to be worked out again."""
        self.zones.pop(self.world.units[unit].side, None)

    def deploy(self, unit: UnitId, hex_id: SpaceId) -> None:
        """4.0 Set a unit up in a hex."""
        self._put(unit, hex_id)
        self.units[unit].start = hex_id
        self.emit(ev.UnitDeployed(unit, hex_id))

    def put_back(self, unit: UnitId) -> None:
        """4.0 Take a unit up again during the set-up."""
        self._put(unit, SETUP)
        self.units[unit].start = NOTHING
        self.emit(ev.UnitPutBack(unit))

    def move(self, unit: UnitId, path: tuple[SpaceId, ...], cost: int, kind: str = "move") -> None:
        """Carry a unit (and what it carries) along a path to its last hex; what follows from it happens at once."""
        for each in (unit, *self.carried.get(unit, ())):
            self._put(each, path[-1])
        self.emit(ev.UnitMoved(unit, path, cost, kind))
        arrival.moved(self, unit, path)

    def leave_map(self, unit: UnitId, place: SpaceId = EXITED) -> None:
        """16.0 A unit (and what it carries) leaves by the hex it stands in."""
        hex_id = self.units[unit].place
        for each in (*self.carried.pop(unit, ()), unit):
            self.units[each].exit = hex_id
            self.units[each].truck = NOTHING
            self._put(each, place)
            self.emit(ev.UnitExited(each, hex_id))
            arrival.departed(self, each)

    def lose_step(self, unit: UnitId, cause: str) -> None:
        """11.5 Turn the counter over."""
        self.units[unit].reduced = True
        self._drop_zones(unit)
        self.emit(ev.StepLost(unit, self.units[unit].place, cause))

    def eliminate(self, unit: UnitId, cause: str) -> None:
        hex_id = self.units[unit].place
        if truck := self.units[unit].truck:
            self.carried[truck].remove(unit)
            self.units[unit].truck = NOTHING
        for each in self.carried.pop(unit, ()):
            self.units[each].truck = NOTHING
        self._put(unit, ELIMINATED)
        self.emit(ev.UnitEliminated(unit, hex_id, cause))
        arrival.departed(self, unit)

    def displace(self, leader: UnitId, to: SpaceId) -> None:
        """14.4(2) A leader escapes to a friendly unit."""
        hex_id = self.units[leader].place
        self._put(leader, to)
        self.emit(ev.LeaderDisplaced(leader, hex_id, to))

    def make_due(self, unit: UnitId, turn: int, entry: str) -> None:
        """10.5 An HQ is rebuilt and comes back like a reinforcement."""
        status = self.units[unit]
        status.arrives, status.entry, status.reduced = turn, entry, False
        self._put(unit, DUE)
        self.emit(ev.HqRebuilding(unit, turn, turn > self.world.last_turn))

    def rebuild_hq(self, unit: UnitId) -> None:
        """10.5 Roll at once for the turn on which an HQ lost in combat returns."""
        side = self.world.units[unit].side
        die = self.roll("hq_rebuild", side)
        self.make_due(unit, self.turn + die, f"base-{side}")

    def draw_units(self, pool: str, units: tuple[UnitId, ...], entry: str) -> None:
        """J.reinforcements Units drawn at random become due this turn."""
        for unit in units:
            self.units[unit].arrives, self.units[unit].entry = self.turn, entry
            self._put(unit, DUE)
        self.draws_made += 1
        self.emit(ev.UnitsDrawn(pool, units))

    # -- sequence ----------------------------------------------------------------------------------
    def begin_turn(self, turn: int) -> None:
        """5.0 Air is at hand again; assault points too, if they are for each turn."""
        world = self.world
        self.turn = turn
        self.air_flown, self.bombed = [], {}
        self.air_points = {}
        for record in world.scenario.air_points:
            first = world.turn_of(record.from_turn)
            if first == turn or (first < turn and not record.only):
                self.air_points[record.side] = record.points
        if turn == 1 or AssaultPointsScope.of(world) is AssaultPointsScope.TURN:
            self.assault_points = {key: div.assault_points for key, div in world.divisions.items()}
        self.emit(ev.TurnBegan(turn))

    def begin_phase(self, phase: str, side: str = "") -> None:
        self.phase, self.phasing = phase, side
        self.moved, self.budget, self.bridging = [], {}, {}
        if phase == "movement":
            self.entered_from = {}
        self.emit(ev.PhaseBegan(phase, side))

    def roll_initiative(self, side: str, bonus: int) -> int:
        """B.initiative The die of a side with its bonus."""
        die = self.roll("initiative", side)
        self.emit(ev.InitiativeRolled(side, die, die + bonus))
        return die + bonus

    def take_initiative(self, side: str) -> None:
        self.first_player = side
        self.emit(ev.InitiativeTaken(side))

    def change_weather(self, weather: str) -> None:
        self.weather = weather
        self.emit(ev.WeatherChanged(weather))

    def judge(self, side: str, out_of_supply: list[UnitId], out_of_command: list[UnitId]) -> None:
        """9.3(3), 10.3 Supply and command of a side are fixed until they are judged again."""
        units = self.world.units
        self.out_of_supply = [u for u in self.out_of_supply if units[u].side != side] + out_of_supply
        self.out_of_command = [u for u in self.out_of_command if units[u].side != side] + out_of_command
        self.emit(ev.StatusJudged(side, tuple(out_of_supply), tuple(out_of_command)))

    # -- movement ----------------------------------------------------------------------------------
    def grant(self, unit: UnitId, points: int) -> None:
        """Half points left to a unit that is on the move."""
        self.budget[unit] = points
        self.kept.forget(POINTS)

    def end_move(self, unit: UnitId) -> None:
        """The move of a unit is over for this phase."""
        self.budget.pop(unit, None)
        if unit not in self.moved:
            self.moved.append(unit)
        self.kept.forget(POINTS)

    def forget_move(self, unit: UnitId) -> None:
        """A unit that did not come on after all may be picked again."""
        self.budget.pop(unit, None)
        self.kept.forget(POINTS)

    def note_entry(self, unit: UnitId, hex_id: SpaceId) -> None:
        """11.6(6) Remember the hex from which a unit entered an enemy zone of control."""
        for each in (unit, *self.carried.get(unit, ())):
            self.entered_from[each] = hex_id

    def load(self, truck: UnitId, unit: UnitId) -> None:
        """B.trucks A unit climbs on."""
        self.units[unit].truck = truck
        load = self.carried.setdefault(truck, [])
        load.append(unit)
        load.sort(key=self.world.order_of)
        self._drop_zones(unit)
        self.emit(ev.UnitLoaded(truck, unit, self.units[unit].place))

    def unload(self, truck: UnitId, unit: UnitId) -> None:
        """B.trucks A unit gets off; it may not move any more in this phase."""
        self.units[unit].truck = NOTHING
        self.carried[truck].remove(unit)
        if not self.carried[truck]:
            del self.carried[truck]
        if unit not in self.moved and self.on_map(unit):
            self.moved.append(unit)
        self._drop_zones(unit)
        self.emit(ev.UnitUnloaded(truck, unit, self.units[unit].place))

    def begin_bridge(self, unit: UnitId, hexside: str) -> None:
        """J.engineers The engineer sits out this movement phase to bridge a hexside."""
        self.bridging[unit] = hexside
        self.emit(ev.PontoonBegun(unit, hexside))

    def build_pontoon(self, unit: UnitId) -> None:
        """J.engineers The bridge stands at the end of the movement phase."""
        hexside = self.pontoons[unit] = self.bridging.pop(unit)
        self.pontoon_used.append(unit)
        self.emit(ev.PontoonBuilt(unit, hexside))

    def lose_pontoon(self, unit: UnitId) -> None:
        hexside = self.pontoons.pop(unit)
        self.emit(ev.PontoonLost(unit, hexside))

    # -- reserves, objectives, control -------------------------------------------------------------
    def release(self, units: tuple[UnitId, ...], reason: str) -> None:
        """J.reserves Brigades are free to enter from the next movement phase of their side."""
        self.released.extend(units)
        self.emit(ev.ReservesReleased(units, reason))

    def earn_release(self, count: int) -> None:
        """J.reserves (3) The owner may release so many brigades of his choice."""
        self.near_triggered = True
        self.release_choices = count
        self.emit(ev.ReleaseEarned(count))

    def choose_release(self, unit: UnitId) -> None:
        self.release_choices -= 1
        self.release((unit,), "chosen")

    def set_control(self, hex_id: SpaceId, side: str) -> None:
        self.control[hex_id] = side
        self.emit(ev.ControlChanged(hex_id, side, self.world.is_held_by_entry))

    def take_objective(self, division: str, hex_id: SpaceId) -> None:
        self.taken.setdefault(division, []).append(hex_id)
        self.taken[division].sort()
        self.emit(ev.ObjectiveTaken(division, hex_id))

    def lose_objective(self, division: str, hex_id: SpaceId) -> None:
        self.taken[division].remove(hex_id)
        self.emit(ev.ObjectiveLost(division, hex_id))

    def receive_division(self, division: str, for_division: str) -> None:
        """B.release A division is received for one that was withdrawn; it may enter in this phase."""
        self.swaps[division] = for_division
        for unit in self.world.of_division[division]:
            self.units[unit].arrives = self.turn
            self._put(unit, DUE)
        for unit in self.world.of_division[for_division]:
            if self.units[unit].place == DUE:
                self._put(unit, WITHDRAWN)
        self.emit(ev.DivisionReceived(division, for_division))

    def end_game(self, level: str, winner: str, margin: int) -> None:
        self.phase, self.phasing = "over", ""
        self.level, self.winner, self.margin = level, winner, margin
        self.emit(ev.GameEnded(level, winner, margin))
