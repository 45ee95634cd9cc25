"""The log: events in words, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from desktop.engine.event import Event
from desktop.engine.ids import EventId
from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.turn.bonuses import RULE_OF
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.conflict_state import EVENT
from desktop.games.reich.state.edits import SECRET
from desktop.games.reich.state.sides import SIDES, side_of
from desktop.mechanics.log_writer import LogBook, LogWriter
from desktop.views.table import LogLine

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World

MOVED = ("mall", "entered", "face_down", "waiting", "lid", "removed", "beside")
"""Places of event cards worth a line."""


class ShownAndRolled(Event, frozen=True):
    """7.3, 7.4 The conflict cards and the dice of a side, where they are seen at the same moment."""

    RULE = "7.4"
    side: str
    cards: tuple[str, ...]
    dice: tuple[int, ...]


CARDS = "cards"
"""Used cards are put away, hands are refilled, decks are made ready: what is told in one line."""
BOOK = LogBook(
    quiet=(ev.TurnEnded, ev.ConflictClosed, ev.ActionTaken),
    variants={
        ev.ConflictBegan: lambda e: "blitz" if e.blitz else e.kind,
        ev.HandSizeChanged: lambda e: "same" if e.before == e.after else "up" if e.after > e.before else "down",
        ev.FortRemoved: lambda e: e.cause,
        ev.FleetRemoved: lambda e: e.cause,
        ev.DeckShuffled: lambda e: e.cause,
        ev.ControlChanged: lambda e: e.cause if e.power else "none",
        ev.CardDiscarded: lambda e: "handed" if e.pile != e.side else e.cause,
        ev.CardsDrawn: lambda e: "" if e.number else None,
        ev.EventMoved: lambda e: e.place if e.place in MOVED else None,
        ev.EventGained: lambda e: e.cause,
        ev.EventPlayed: lambda e: "against" if e.against else "",
        ev.EventKeptByRoll: lambda e: "kept" if e.kept else "lost",
        ev.BigPushMarked: lambda e: e.face or "none",
        ev.BigPushTried: lambda e: "won" if e.won else "lost",
        ev.BonusEarned: lambda e: e.bonus,
        ev.BonusLost: lambda e: None if e.bonus == "success" else e.bonus,  # that one is used, not lost
        ev.ConflictResolved: lambda e: e.by,
        ev.VichyChanged: lambda e: e.status,
        ev.OperationLaunched: lambda e: e.operation,
        ev.Reorganised: lambda e: e.option,
        ev.GameEnded: lambda e: e.reason,
        ev.CardChosen: lambda e: None if e.how == "open" else e.how,
    },
    spaces=("area", "zone", "target", "origin"),
    told_dice=("conflict", "reroll", "big_push", "keep_event"),
    dice={
        ShownAndRolled: lambda e: e.dice,
        ev.DiceRolled: lambda e: e.dice,
        ev.DieChanged: lambda e: (e.after,),
        ev.EventKeptByRoll: lambda e: (e.die,),
    },
    bundles={
        ev.CardDiscarded: lambda e: CARDS if e.cause == "used" and e.pile == e.side else "",
        ev.CardsDrawn: lambda e: CARDS,
        ev.DeckShuffled: lambda e: CARDS if e.cause == "set_up" else "",
    },
    counted={ev.CardDiscarded: lambda e: "" if e.cause == "used" else "random" if e.cause == "random" else "chosen"},
    secret=SECRET,
)


class Log(LogWriter):
    """Writes log lines."""

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(names, BOOK, SIDES, world.areas.__contains__)
        self.world = world

    def _side(self, facts: Mapping[str, Any], player: str) -> str:
        """A line about a power is its side's, whoever has acted."""
        if (power := facts.get("power")) and not facts.get("active"):
            return side_of(power) or player
        return super()._side(facts, player)

    def rule(self, event: Event) -> str:
        """The rule that an event follows from: where it has several causes, that of the cause."""
        match event:
            case ev.OperationLaunched():
                return RULE_OF[event.operation]
            case ev.DieChanged():
                return die_rule(self.world, event.source)
            case ev.CardDiscarded() if event.pile != event.side:
                return "4.1.3"
            case ev.ConflictBegan():
                return "7.9.2" if event.blitz else "6.4" if event.kind == EVENT else "6.5.1"
            case ev.HandSizeChanged() if event.cause in self.world.areas:
                return "8.3" if event.cause in self.world.tables.either_side else "6.5.2.1"
            case ev.ControlChanged(cause="lifted"):
                return "3.1"
            case ev.GameEnded(reason="last_year"):
                return "10.4" if self.world.verdict.kind == "difference" else "9.5"
            case ev.Caused():
                return event.rule()
        return super().rule(event)

    # -- words -------------------------------------------------------------------------------------
    def lines(self, position: int, player: str, events: Sequence[Event], seat: str) -> list[LogLine]:
        """Cards and dice of a side in one line; a card turned up at once need not be told as laid face down."""
        shown = {event.side: event for event in events if isinstance(event, ev.CardsRevealed)}
        rolled = {event.side for event in events if isinstance(event, ev.DiceRolled)}
        told: list[Event] = []
        for event in events:
            match event:
                case ev.CardChosen(side=side, how="hand") if side in shown:
                    continue
                case ev.CardsRevealed(side=side) if side in rolled:
                    continue
                case ev.DiceRolled(side=side, dice=dice) if side in shown:
                    told.append(ShownAndRolled(side, shown[side].cards, dice))
                case _:
                    told.append(event)
        return super().lines(position, player, told, seat)

    def sum_up(self, bundle: str, events: Sequence[Event]) -> str:
        """ "The Axis discard 1 card and draw 1": for each side how many cards it put away and drew."""
        if bundle != CARDS:
            return super().sum_up(bundle, events)
        moved = {side: counts for side in SIDES if any(counts := _moved(events, side))}
        if len(events) == 1 or not moved:
            return ""
        if len(moved) == len(SIDES) and len(set(moved.values())) == 1:
            return f"{self._handled('both', *moved[SIDES[0]])}."
        return f"{'; '.join(self._handled('side', *counts, side=side) for side, counts in moved.items())}."

    def _handled(self, who: str, used: int, drawn: int, **facts: str) -> str:
        what = "used_drawn" if used and drawn else "used" if used else "drawn"
        return self.names.say(f"many.cards.{who}.{what}", used=used, drawn=drawn, **facts)

    def variant(self, event: Event, seat: str) -> str | None:
        if isinstance(event, ev.CardsExchanged):
            return "own" if event.side == seat else ""
        return super().variant(event, seat)

    def text(self, event: Event, seat: str) -> str:
        """The name of an event may end its sentence."""
        return super().text(event, seat).replace("!.", "!")

    def facts(self, event: Event) -> dict[str, object]:
        facts = super().facts(event)
        match event:
            case ev.TurnBegan(number=number):
                facts["n"] = self.world.game_turn(number)
            case ev.HandSizeChanged(before=before, after=after):
                facts["n"], facts["m"] = before, after
        return facts


def _moved(events: Sequence[Event], side: str) -> tuple[int, int]:
    """How many cards of a side were put away, and how many it drew."""
    used = sum(isinstance(event, ev.CardDiscarded) and event.side == side for event in events)
    return used, sum(event.number for event in events if isinstance(event, ev.CardsDrawn) and event.side == side)


def die_rule(world: World, source: str) -> str:
    """7.5, 7.6, 7.7 The rule by which a fort, a fleet, an event or a card changes a die."""
    if source in world.cards:
        return "7.6"
    event = world.events.get(EventId(source))
    return "7.7" if event is not None and "result" in event.timing else "7.5"
