"""The state of the game and its mutators; nothing else writes to it, and each mutator emits one event."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Protocol, runtime_checkable

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.errors import ReplayError
from desktop.engine.frame import TRANSIENT
from desktop.engine.ids import SpaceId
from desktop.games.reich.data.world import MALLS, World
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.card_state import CardMutators, Owed
from desktop.games.reich.state.conflict_state import Conflict
from desktop.games.reich.state.sides import SIDE_OF, SIDES
from desktop.games.reich.state.turn_state import LastAction, PlayerTurnRecord

__all__ = ["MALLS", "Conflict", "GameRecord", "LastAction", "Owed", "PlayerTurnRecord", "ReichState"]


class GameRecord(Struct, frozen=True):
    """10.4.3 How the Axis did in one game of a tournament.

    The level, how good it is for the Axis, the difference of hand sizes, and how many player turns it took to win early
    (fewer are better) or to lose early (more are better).
    """

    level: str
    rank: int
    difference: int
    turns: int = 0

    @property
    def merit(self) -> tuple[int, int, int]:
        return self.rank, self.difference, self.turns


@runtime_checkable
class PlaysForASide(Protocol):
    """15.2 A procedure that makes the choices of a side which nobody plays."""

    def choice(self, state: ReichState, decision: Decision) -> Action: ...


@dataclass(kw_only=True)
class ReichState(CardMutators):
    """Everything that changes during the game.

    `control` names the power that controls an area or zone, "" for neutrals and uncontrolled zones.
    """

    world: World = field(metadata=TRANSIENT)
    control: dict[SpaceId, str] = field(default_factory=dict)
    fleets: dict[SpaceId, list[str]] = field(default_factory=dict)
    """Zone: sides with a fleet there."""
    forts: dict[SpaceId, str] = field(default_factory=dict)
    """Area: side."""
    centres: dict[SpaceId, int] = field(default_factory=dict)
    """1.1 Temporary Axis centres (Spain) and their value."""
    year: dict[str, int] = field(default_factory=dict)
    """Side: box of the year track, counted from 0."""
    reorganised: dict[str, bool] = field(default_factory=dict)
    big_push: dict[str, str] = field(default_factory=dict)
    """Side: "", down or up."""
    pact: bool = False
    italy_surrendered: bool = False
    vichy: str = "neutral"
    """8.5 neutral; pending or defected until the next Axis preparation; over."""
    vichy_exempt: list[SpaceId] = field(default_factory=list)
    """8.5 Areas whose attack alone does not end the neutrality of the others."""
    paris_fell: bool = False
    launched: list[str] = field(default_factory=list)
    """6.7 Special operations made."""
    exchanged: bool = False
    """5.4.4 has been done."""
    last_year_over: bool = False
    """5.5 The last year is over; the game ends with the reshuffle, or with the clean-up of the conflict under way."""
    winner: str = ""
    level: str = ""
    reason: str = ""
    records: list[GameRecord] = field(default_factory=list)
    """10.4.3 The games of a tournament that are over."""
    between_games: bool = False
    """10.4.3 A game is over and the next has not begun."""

    def __post_init__(self) -> None:
        for lists in (self.hands, self.decks, self.discards, self.held, self.waiting):
            for side in SIDES:
                lists.setdefault(side, [])
        for mall in MALLS:
            self.malls.setdefault(mall, [])
        for side in SIDES:
            self.hand_size.setdefault(side, 0)
            self.year.setdefault(side, 0)
            self.reorganised.setdefault(side, False)
            self.big_push.setdefault(side, "")

    def restored(self) -> None:
        """A saved position that does not fit the data is refused."""
        if set(self.control) != set(self.world.areas):
            raise ReplayError("the areas of the position are not those of the map")
        self.control = {area: self.control[area] for area in self.world.areas}

    # -- reading -----------------------------------------------------------------------------------
    def controls(self, side: str, area: SpaceId) -> bool:
        return SIDE_OF[self.control[area]] == side

    def has_fleet(self, side: str, zone: SpaceId) -> bool:
        return side in self.fleets.get(zone, ())

    @property
    def over(self) -> bool:
        return bool(self.level)

    @property
    def axis_player(self) -> int:
        """10.4.3 Which of the two players has the Axis in this game of a tournament: 1 or 2."""
        games = len(self.records) - int(self.between_games)
        return 1 + games % len(SIDES)

    def answer(self, decision: Decision) -> Action | None:
        """15.2 The list of priorities decides for the Axis, if the players chose so; the game itself holds the list."""
        game = self.stack[0]
        if decision.player != self.world.bot_side or not isinstance(game, PlaysForASide):
            return None
        return game.choice(self, decision)

    # -- markers -----------------------------------------------------------------------------------
    def set_control(self, area: SpaceId, power: str, cause: str) -> None:
        """6.5.2.1 An area or zone changes hands; a fort of the side that loses it goes with it."""
        before = self.control[area]
        self.control[area] = power
        fought = self.conflict is not None and self.conflict.target == area
        self.emit(ev.ControlChanged(area, before, power, cause, self.fight.origin if fought else ""))

    def place_fort(self, side: str, area: SpaceId) -> None:
        self.forts[area] = side
        self.emit(ev.FortPlaced(side, area))

    def remove_fort(self, area: SpaceId, cause: str) -> None:
        self.emit(ev.FortRemoved(self.forts.pop(area), area, cause))

    def place_fleet(self, side: str, zone: SpaceId) -> None:
        here = self.fleets.setdefault(zone, [])
        here.append(side)
        here.sort()
        self.emit(ev.FleetPlaced(side, zone))

    def remove_fleet(self, side: str, zone: SpaceId, cause: str) -> None:
        self.fleets[zone].remove(side)
        if not self.fleets[zone]:
            del self.fleets[zone]
        self.emit(ev.FleetRemoved(side, zone, cause))

    def add_centre(self, area: SpaceId, side: str, value: int) -> None:
        """1.1 A temporary production centre."""
        self.centres[area] = value
        self.emit(ev.CentreAdded(area, side, value))

    def remove_centre(self, area: SpaceId) -> None:
        del self.centres[area]
        self.emit(ev.CentreRemoved(area))

    # -- tracks and boxes --------------------------------------------------------------------------
    def advance_year(self, side: str) -> None:
        """5.4.1 The own year marker goes on one box."""
        self.year[side] += 1
        self.emit(ev.YearAdvanced(side, self.world.tables.years[self.year[side]].id))

    def end_year(self) -> None:
        """5.5 The year is over: both may reorganise again."""
        for side in SIDES:
            self.reorganised[side] = False
        self.emit(ev.YearEnded(self.world.tables.years[min(self.year.values())].id))

    def end_last_year(self) -> None:
        """5.5 The last year is over."""
        self.last_year_over = True

    def reorganise(self, side: str, option: str) -> None:
        """6.1.1 Turn the year marker star down."""
        self.reorganised[side] = True
        self.emit(ev.Reorganised(side, option))

    def mark_big_push(self, side: str, face: str, cause: str) -> None:
        """6.3.2 Place, turn over or remove the Big Push marker."""
        self.big_push[side] = face
        self.emit(ev.BigPushMarked(side, face, cause))

    def record_big_push(self, event: ev.BigPushTried) -> None:
        self.emit(event)

    def end_pact(self, cause: str) -> None:
        """8.6 The Pact is over."""
        self.pact = False
        self.emit(ev.PactEnded(cause))

    def surrender_italy(self, power: str) -> None:
        """8.2.1 Italy surrenders to a power."""
        self.italy_surrendered = True
        self.emit(ev.ItalySurrendered(power))

    def change_vichy(self, status: str) -> None:
        self.vichy = status
        self.emit(ev.VichyChanged(status))

    def exempt_vichy(self, area: SpaceId) -> None:
        self.vichy_exempt.append(area)

    def record_fall_of_paris(self) -> None:
        self.paris_fell = True

    def record_operation(self, operation: str) -> None:
        self.launched.append(operation)

    def record_exchange(self) -> None:
        self.exchanged = True

    def record_kept_event(self, side: str, card: str, die: int, *, kept: bool) -> None:
        self.emit(ev.EventKeptByRoll(side, card, die, kept))

    # -- the end -----------------------------------------------------------------------------------
    def end_tournament_game(self, record: GameRecord, reason: str) -> None:
        """10.4.3 One game is over, and with it every procedure but the match itself."""
        by = self.axis_player
        self.records.append(record)
        self.between_games = True
        del self.stack[1:]
        self.stack[0].go("exchange")
        self.emit(ev.TournamentGameEnded(len(self.records), by, record.level, reason, record.difference))

    def exchange_sides(self, fresh: ReichState) -> None:
        """10.4.3 Clear the board for the next game: everything begins anew but what the tournament remembers."""
        for each in fields(self):
            if not each.metadata and each.name != "records":
                setattr(self, each.name, getattr(fresh, each.name))
        self.emit(ev.SidesExchanged(len(self.records) + 1, self.axis_player))

    def end_game(self, winner: str, level: str, reason: str) -> None:
        """9.0 Nothing more happens: every procedure under way is over."""
        self.winner, self.level, self.reason = winner, level, reason
        self.stack.clear()
        self.emit(ev.GameEnded(winner, level, reason))
