"""3, 5, 6.1 What is remembered of the turn, the politics and the equipment, and its mutators."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.frame import TRANSIENT, State
from desktop.engine.ids import NOTHING, CityId, FactionId, SpaceId, UnitId
from desktop.games.arriba import verbs
from desktop.games.arriba.data.world import World
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.sides import SIDES

FOREIGN, DOMESTIC, REPLACEMENT = "foreign", "domestic", "replacement"
LAPSING = (FOREIGN, DOMESTIC)
"""6.1 EP that cannot be saved."""


class Purse(Struct):
    """6.1 The EP of a side by kind."""

    foreign: int = 0
    domestic: int = 0
    replacement: int = 0

    @property
    def total(self) -> int:
        return self.foreign + self.domestic + self.replacement


class LedgerEntry(Struct):
    """Where EP came from (plus) or went to (minus)."""

    side: str
    source: str
    amount: int


class Doctrine(Struct):
    """15.5 What each roll on the doctrine table showed, and the last turn it holds."""

    attack: dict[str, int]
    defence: dict[str, int]
    breakthrough: int
    until: int


class Strategic(Struct):
    """6 What a side has done in its Strategic Phase under way."""

    side: str = ""
    funded: list[FactionId] = []
    """5.2 Factions on which EP were spent."""
    capped: dict[FactionId, int] = {}
    """6.6 EP spent on creating and rebuilding."""
    barred: list[str] = []
    """6.5 Kinds of AP that turned out too dear."""
    bought: list[UnitId] = []
    """15.4 AP that have come by sea this turn: bought, or sent by Germany."""
    sailed: list[UnitId] = []
    """6.7 Pieces that went by sea."""
    lifted: list[UnitId] = []
    """6.7 Brigades that went by air."""
    allotted: dict[str, int] = {}
    """15.2 EP left to each partner but the People's Army."""
    guerrillas: bool = False
    """15.1 The attack of this turn is made."""


@dataclass(kw_only=True)
class TurnMutators(State):
    """The turn, politics and equipment."""

    world: World = field(metadata=TRANSIENT)
    turn: int = 0
    phase: str = ""
    active: str = ""
    """The side whose player turn it is."""
    level: dict[str, int] = field(default_factory=dict)
    attitude: dict[str, int] = field(default_factory=dict)
    purged: list[FactionId] = field(default_factory=list)
    purse: dict[str, Purse] = field(default_factory=dict)
    ledger: list[LedgerEntry] = field(default_factory=list)
    strategic: Strategic = field(default_factory=Strategic)
    convoy: dict[str, int] = field(default_factory=dict)
    """4 Foreign EP of convoys still to come this turn."""
    patrols: int = 0
    """4 How often the foreign EP of this turn are halved."""
    arrived: list[str] = field(default_factory=list)
    """5.4.2 Powers whose forces have come in the intervention under way."""
    came: list[str] = field(default_factory=list)
    """5.4.2 Powers whose forces have come once and never come again."""
    pinned: SpaceId = NOTHING
    """15.1 The area whose Rebel groups may not counterattack."""
    guerrilla_area: SpaceId = NOTHING
    """15.1 Where the marker lies."""
    doctrine: dict[str, Doctrine] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for side in SIDES:
            self.level.setdefault(side, 0)
            self.purse.setdefault(side, Purse())
            self.convoy.setdefault(side, 0)

    # -- the turn ----------------------------------------------------------------------------------
    def clock(self) -> tuple[object, ...]:
        """A phase of one side."""
        return self.turn, self.phase, self.active

    def begin_turn(self, turn: int) -> None:
        self.turn = turn
        self.emit(ev.TurnBegan(turn))

    def begin_phase(self, phase: str, side: str = "") -> None:
        self.phase, self.active = phase, side
        self.emit(ev.PhaseBegan(phase, side))

    def end_turn(self) -> None:
        """12 Markers of the turn are taken off."""
        self.convoy = dict.fromkeys(SIDES, 0)
        self.patrols = 0
        self.pinned = self.guerrilla_area = NOTHING
        self.ledger.clear()
        self.emit(ev.TurnEnded(self.turn))

    def record_event(self, roll: int, event: str) -> None:
        self.emit(ev.EventOccurred(roll, event))

    # -- politics ----------------------------------------------------------------------------------
    def change_level(self, side: str, amount: int, cause: str) -> None:
        """5 Never above the most, never below 0."""
        surplus = max(0, self.level[side] + amount - self.world.tables.levels.most)
        new = self.level[side] = max(0, self.level[side] + amount - surplus)
        self.emit(ev.LevelChanged(side, amount - surplus, cause, new, surplus))

    def set_attitude(self, power: str, box: int, cause: str) -> None:
        """5.3 Only politics.move_power calls this: troops may leave."""
        before, self.attitude[power] = self.attitude[power], box
        self.emit(ev.AttitudeMoved(power, before, box, cause))

    def purge(self, faction: FactionId) -> None:
        self.purged.append(faction)
        self.emit(ev.FactionPurged(faction))

    def begin_attempt(self, side: str, power: str) -> None:
        self.emit(ev.AttemptBegan(side, power))

    def buy_modifier(self, side: str, power: str, price: int, bought: int) -> None:
        self.emit(ev.ModifierBought(side, power, price, bought))

    def record_attempt(self, event: ev.AttemptRolled) -> None:
        self.emit(event)

    def set_doctrine(self, side: str, doctrine: Doctrine) -> None:
        self.doctrine[side] = doctrine
        self.emit(ev.DoctrineRolled(side, doctrine.until))

    def keep_doctrine(self, side: str) -> None:
        self.emit(ev.DoctrineKept(side))

    def promise_convoy(self, side: str, amount: int) -> None:
        """4 Foreign EP that come with this turn's income."""
        self.convoy[side] += amount

    def order_patrols(self) -> None:
        self.patrols += 1

    def note_arrival(self, power: str, *, once: bool) -> None:
        """5.4.2 The forces of a power have come."""
        self.arrived.append(power)
        if once:
            self.came.append(power)

    def forget_arrival(self, power: str) -> None:
        """5.4.2 The power has withdrawn."""
        self.arrived.remove(power)

    # -- equipment ---------------------------------------------------------------------------------
    def begin_strategic(self, side: str) -> None:
        self.strategic = Strategic(side=side)
        self.phase, self.active = "strategic", side
        self.emit(ev.PhaseBegan("strategic", side))

    def receive(self, side: str, purse: str, source: str, amount: int) -> None:
        """6.1 EP come in, or are lost on the way."""
        own = self.purse[side]
        setattr(own, purse, getattr(own, purse) + amount)
        self.ledger.append(LedgerEntry(side, source, amount))
        self.emit(ev.EquipmentChanged(side, purse, source, amount))

    def receive_production(self, side: str, cities: list[tuple[CityId, int]]) -> None:
        """6.1 Domestic EP of all cities at once."""
        total = sum(amount for _, amount in cities)
        self.purse[side].domestic += total
        self.ledger += [LedgerEntry(side, f"city.{city}", amount) for city, amount in cities]
        names, shares = tuple(city for city, _ in cities), tuple(amount for _, amount in cities)
        self.emit(ev.ProductionReceived(side, total, names, shares))

    def spend(self, side: str, what: str, amount: int, seat: str = "", faction: FactionId = NOTHING) -> None:
        """6.1 Foreign and domestic EP first, then replacement EP."""
        own, left = self.purse[side], amount
        for kind in (FOREIGN, DOMESTIC, REPLACEMENT):
            part = min(left, getattr(own, kind))
            setattr(own, kind, getattr(own, kind) - part)
            left -= part
        if left:
            raise ValueError(f"{side} cannot pay {amount} EP")
        if seat in self.strategic.allotted:
            self.strategic.allotted[seat] -= amount
        self.ledger.append(LedgerEntry(side, f"spend.{what}", -amount))
        self.emit(ev.EquipmentSpent(side, what, amount, faction))

    def allot(self, seat: str, amount: int) -> None:
        """15.2 EP for a partner."""
        self.strategic.allotted[seat] = amount
        self.emit(ev.EquipmentAllotted(seat, amount))

    def end_allotment(self) -> None:
        """15.2 What the partners did not spend is common again."""
        self.strategic.allotted.clear()

    def fund(self, faction: FactionId) -> None:
        """5.2 EP were spent on a faction."""
        if faction not in self.strategic.funded:
            self.strategic.funded.append(faction)
        self.emit(ev.FactionFunded(faction))

    def count_cap(self, faction: FactionId, amount: int) -> None:
        """6.6"""
        self.strategic.capped[faction] = self.strategic.capped.get(faction, 0) + amount

    def record_price(self, side: str, kind: str, die: int, price: int, *, bought: bool) -> None:
        """6.5 Too dear: no further AP of that type this turn."""
        if not bought:
            self.strategic.barred.append(kind)
        self.emit(ev.PriceRolled(side, kind, die, price, bought))

    def note_shipped(self, piece: UnitId) -> None:
        """15.4 An AP has come by sea."""
        self.strategic.bought.append(piece)

    def note_transport(self, piece: UnitId, by: str) -> None:
        """6.7"""
        (self.strategic.lifted if by == verbs.AIRLIFT else self.strategic.sailed).append(piece)

    # -- guerrillas --------------------------------------------------------------------------------
    def strike(self, area: SpaceId, die: int, *, success: bool) -> None:
        """15.1 The marker is placed and the die rolled."""
        self.strategic.guerrillas = True
        self.guerrilla_area = area
        self.emit(ev.GuerrillasStruck(area, die, success))

    def pin(self, area: SpaceId) -> None:
        self.pinned = area
        self.emit(ev.CounterattackBarred(area))
