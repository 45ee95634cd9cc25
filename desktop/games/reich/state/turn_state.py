"""5.2 What is remembered of the player turn under way, and its mutators."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.frame import State
from desktop.engine.ids import NOTHING, EventCardId, SpaceId
from desktop.games.reich.state import events as ev


class LastAction(Struct):
    """The contested action just finished."""

    kind: str
    won: bool
    target: SpaceId
    centre: bool
    """The attack captured a production centre."""


class PlayerTurnRecord(Struct):
    """The bonus pool (7.9) and the operation under way (6.6, 6.7)."""

    side: str = ""
    must_retake: list[SpaceId] = []
    """9.2 Capitals of which one must be retaken in this turn."""
    using: str = "first"
    """What pays for the action being chosen: first, success, production, blitz, push."""
    success: str = ""
    """"", ready or used."""
    production: int = 0
    blitz_from: SpaceId = NOTHING
    """The area just taken, from which a Blitzkrieg attack may go out."""
    blitz_made: int = 0
    blitz_over: bool = False
    ready: list[EventCardId] = []
    """Reusable events of the last attack that may be used again in a Blitzkrieg attack (7.9.2)."""
    operation: str = ""
    begun: bool = False
    """An attack or event action of the operation has been made."""
    guaranteed: int = 0
    """Actions of a Big Push or of Bagration still to come."""
    targets: list[SpaceId] = []
    """Barbarossa: targets not attacked yet."""
    landing: SpaceId = NOTHING
    """Overlord: the area landed in. Big Push: the area taken whose Blitzkrieg was postponed (6.6.3)."""
    tail: bool = True
    """7.9.1 A failure now ends the turn."""
    barred: list[SpaceId] = []
    """Areas from which no land attack may start this turn."""
    over: bool = False
    last: LastAction | None = None


@dataclass(kw_only=True)
class TurnMutators(State):
    """Mutators of the turn record."""

    turn: PlayerTurnRecord = field(default_factory=PlayerTurnRecord)
    turns: int = 0
    """Player turns begun."""

    def clock(self) -> tuple[object, ...]:
        """A player's turn."""
        return (self.turns,)

    def begin_turn(self, side: str, must_retake: list[SpaceId]) -> None:
        self.turn = PlayerTurnRecord(side=side, must_retake=must_retake)
        self.turns += 1
        self.emit(ev.TurnBegan(side, self.turns))

    def end_turn(self) -> None:
        self.emit(ev.TurnEnded(self.turn.side))

    def choose_use(self, using: str) -> None:
        """7.9 The bonus (or the action of an operation) that is about to be spent."""
        self.turn.using = using

    def take_action(self, action: str) -> None:
        self.turn.last = None
        self.emit(ev.ActionTaken(self.turn.side, action, self.turn.using))

    def launch(self, operation: str, *, guaranteed: int = 0, targets: list[SpaceId] | None = None) -> None:
        """6.6, 6.7 Begin a Big Push or a special operation."""
        turn = self.turn
        turn.operation, turn.guaranteed, turn.targets = operation, guaranteed, targets or []
        turn.tail, turn.using, turn.begun = False, "push", False
        self.emit(ev.OperationLaunched(turn.side, operation))

    def record_result(self, last: LastAction) -> None:
        self.turn.last = last

    def earn(self, bonus: str, area: SpaceId = NOTHING) -> None:
        """7.9 A bonus joins the pool."""
        turn = self.turn
        if bonus == "success":
            turn.success = "ready"
        elif bonus == "production":
            turn.production += 1
        else:
            turn.blitz_from = area
        self.emit(ev.BonusEarned(turn.side, bonus, area))

    def lose_bonus(self, bonus: str) -> None:
        """7.9 A bonus is spent, forgone or cancelled."""
        turn = self.turn
        if bonus == "success":
            turn.success = "used"
        elif bonus == "production":
            turn.production = 0
        else:
            turn.blitz_from = NOTHING
            if turn.operation == "push-attacks":
                turn.landing = NOTHING
            turn.blitz_over = turn.blitz_over or turn.blitz_made > 0
        self.emit(ev.BonusLost(turn.side, bonus))

    def change_turn(self, **changes: object) -> None:
        """Write down progress that no other event tells."""
        for name, value in changes.items():
            if not hasattr(self.turn, name):
                raise AttributeError(name)
            setattr(self.turn, name, value)

    def bar_attacks_from(self, area: SpaceId) -> None:
        self.turn.barred.append(area)
