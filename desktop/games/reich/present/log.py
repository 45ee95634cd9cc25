"""The log: events in words, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.engine.event import DieRolled, Event, PositionEdited
from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.turn.bonuses import RULE_OF
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.conflict_state import EVENT
from desktop.games.reich.state.edits import SECRET
from desktop.games.reich.state.sides import SIDES, side_of
from desktop.views.table import LogLine
from desktop.views.wording import capital

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World

HEADING, PHASE, ACTION, DETAIL = range(4)
LEVELS: dict[type[Event], int] = {
    ev.TurnBegan: PHASE, ev.GameEnded: HEADING, ev.TournamentGameEnded: HEADING, ev.SidesExchanged: HEADING,
    ev.YearEnded: HEADING, ev.OperationLaunched: ACTION,
    ev.ActionTaken: ACTION, ev.ConflictBegan: ACTION, ev.ConflictResolved: ACTION, ev.ControlChanged: ACTION,
    ev.PactEnded: ACTION, ev.ItalySurrendered: ACTION, ev.VichyChanged: ACTION, ev.Reorganised: ACTION,
    ev.BigPushTried: ACTION, ev.YearAdvanced: ACTION, ev.FortPlaced: ACTION, ev.FleetPlaced: ACTION,
}  # fmt: skip
RULES: dict[type[Event], str] = {
    ev.TurnBegan: "5.2", ev.OperationLaunched: "6.7", ev.BonusEarned: "7.9", ev.BonusLost: "7.9",
    ev.ControlChanged: "6.5.2.1", ev.FortPlaced: "6.2", ev.FortRemoved: "6.5.2.1", ev.FleetPlaced: "6.3.1",
    ev.FleetRemoved: "6.5.2.1", ev.HandSizeChanged: "4.1.4", ev.CardsDrawn: "4.1.5", ev.CardDiscarded: "4.1.5",
    ev.CardsExchanged: "5.4.4", ev.DeckShuffled: "5.4", ev.YearAdvanced: "5.4.1", ev.YearEnded: "5.5",
    ev.Reorganised: "6.1", ev.BigPushTried: "6.3.2", ev.BigPushMarked: "6.3.2", ev.PactEnded: "8.6",
    ev.ItalySurrendered: "8.2", ev.VichyChanged: "8.5", ev.CentreAdded: "1.1", ev.CentreRemoved: "1.1",
    ev.EventMoved: "4.2.5", ev.EventGained: "4.2.1", ev.EventReady: "4.2.5.1", ev.EventKeptByRoll: "6.5.2.1",
    ev.ConflictBegan: "7.1", ev.DefendedFor: "6.5.3.1", ev.EventPlayed: "7.2", ev.CardChosen: "7.3",
    ev.CardsRevealed: "7.3", ev.DiceRolled: "7.4", ev.DieChanged: "7.5", ev.CardSilenced: "4.1.3",
    ev.CardSabotaged: "4.1.3", ev.ConflictResolved: "7.7", ev.GameEnded: "9.0",
    ev.TournamentGameEnded: "10.4.3", ev.SidesExchanged: "10.4.3",
}  # fmt: skip
RULES_BY_CAUSE = {
    "vichy": "8.5", "italy": "8.2.1", "malta": "8.4", "lifted": "3.0", "event": "6.4.2",
    "blitz": "7.9.2", "reorganise": "6.1", "axis_reshuffle": "5.4.2",
    "set_up": "10.0", "exchange": "5.4.4", "bagration": "6.7.4.1", "overlord": "6.7.3", "year_end": "5.5.1",
    "won": "6.4.2", "used": "7.8", "surplus": "4.1.4",
    "entered": "4.2.5.4", "waiting": "4.2.5.2", "lid": "4.2.5.4", "removed": "4.2.5.3", "beside": "5.4.2",
    "tried": "6.3.2", "spent": "6.6.1", "turned": "5.2",
    "sudden_death": "9.1", "capitals": "9.2", "capitulation": "9.3", "surrender": "9.4", "tournament": "10.4.3",
    "concession": "5.2",
}  # fmt: skip
CAUSES: dict[type[Event], str] = {
    ev.ControlChanged: "cause", ev.FortRemoved: "cause", ev.FleetRemoved: "cause", ev.HandSizeChanged: "cause",
    ev.CardDiscarded: "cause", ev.DeckShuffled: "cause", ev.EventGained: "cause", ev.BigPushMarked: "cause",
    ev.EventMoved: "place", ev.GameEnded: "reason",
}  # fmt: skip
"""Where events that may follow from several rules say from which."""
QUIET: tuple[type[Event], ...] = (ev.TurnEnded, ev.ConflictClosed, ev.ActionTaken)
"""Events that the lines around them tell."""
TOLD_DICE = ("conflict", "reroll", "big_push")
"""Purposes of dice that another line shows."""
MOVED = ("mall", "entered", "face_down", "waiting", "lid", "removed", "beside")
"""Places of event cards worth a line."""
_SPACE_FIELDS = ("area", "zone", "target", "origin")


class Log:
    """Writes log lines."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names

    def lines(self, position: int, player: str, events: Sequence[Event], seat: str) -> list[LogLine]:
        lines = []
        for event in events:
            if text := self.text(event, seat):
                lines.append(self._line(position, player, event, capital(text)))
        return lines

    def _line(self, position: int, player: str, event: Event, text: str) -> LogLine:
        facts = event.facts()
        spaces = [facts[name] for name in _SPACE_FIELDS if facts.get(name) in self.world.areas]
        return LogLine(
            position,
            text,
            self._side(facts, player),
            LEVELS.get(type(event), DETAIL),
            tuple(dict.fromkeys(spaces)),
            (),
            _dice(event),
            self.rule(event),
            isinstance(event, PositionEdited),
        )

    def _side(self, facts: dict[str, Any], player: str) -> str:
        if (power := facts.get("power")) and not facts.get("active"):
            return side_of(str(power)) or player
        side = str(facts.get("side") or facts.get("active") or facts.get("winner") or facts.get("player") or player)
        return side if side in SIDES else player

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
        cause = getattr(event, CAUSES[type(event)]) if type(event) in CAUSES else ""
        return RULES_BY_CAUSE.get(cause) or RULES.get(type(event), "")

    # -- words -------------------------------------------------------------------------------------
    def text(self, event: Event, seat: str) -> str:
        """The sentence for an event; "" for one that is not worth a line."""
        if isinstance(event, QUIET) or (isinstance(event, DieRolled) and event.purpose in TOLD_DICE):
            return ""
        variant = VARIANTS[type(event)](event) if type(event) in VARIANTS else ""
        if isinstance(event, ev.CardsExchanged) and event.side == seat:
            variant = "own"
        if isinstance(event, PositionEdited) and _is_secret(event.change, seat):
            return self.names.say("edited.secret", side=event.change.split()[1])
        if variant is None:
            return ""
        key = f"log.{event.name}"
        if variant and f"{key}.{variant}" in self.names.words:
            key = f"{key}.{variant}"
        return self.names.say(key, **self._facts(event)).replace("!.", "!")

    def _facts(self, event: Event) -> dict[str, Any]:
        facts = event.facts()
        if isinstance(event, ev.TurnBegan):
            facts["n"] = self.world.game_turn(event.number)
        if isinstance(event, ev.HandSizeChanged):
            facts["n"], facts["m"] = event.before, event.after
        return facts


def die_rule(world: World, source: str) -> str:
    """7.5, 7.6, 7.7 The rule by which a fort, a fleet, an event or a card changes a die."""
    if source in world.cards:
        return "7.6"
    event = world.events.get(source)
    return "7.7" if event is not None and "result" in event.timing else "7.5"


def _is_secret(change: str, seat: str) -> bool:
    """Whether an edit names cards that the seat may not know."""
    return any(change.startswith(f"{command} ") and change.split()[1] != seat for command in SECRET)


def _dice(event: Event) -> tuple[int, ...]:
    match event:
        case ev.DiceRolled():
            return event.dice
        case ev.DieChanged():
            return (event.after,)
        case ev.EventKeptByRoll():
            return (event.die,)
        case DieRolled():
            return (event.result,)
    return ()


VARIANTS: dict[type[Event], Callable[[Any], str | None]] = {
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
}
"""Which of several sentences an event needs; None if it needs none."""
