"""The log: events in words, as far as a seat may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.engine.event import Event
from desktop.games.crusade import combat_events as ce
from desktop.games.crusade import edits
from desktop.games.crusade import events as ev
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.sides import SIDES
from desktop.mechanics.cdg import log_book
from desktop.mechanics.log_writer import ACTION, LogBook, LogWriter
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.crusade.world import World

LEVELS: dict[type[Event], int] = {
    **log_book.LEVELS, ce.CombatBegan: ACTION, ce.CombatDecided: ACTION, ce.SiegeAssaulted: ACTION, ev.Scored: ACTION,
    ev.GovernmentChanged: ACTION, ev.StraitChanged: ACTION, ev.BeachHeadPlaced: ACTION, ev.SiegeChanged: ACTION,
}  # fmt: skip
RULES: dict[type[Event], str] = {
    ev.TurnBegan: "6.0", ev.PhaseBegan: "6.0", ev.RoundBegan: "7.1", ev.ActionTaken: "7.1.4", ev.CardsDrawn: "6.0",
    ev.DeckShuffled: "6.0", ev.CardsAdded: "15.1", ev.HandShown: "15.1.2", ev.CardPlayed: "8.1.3",
    ev.CardDiscarded: "3.0", ev.CardsDiscardedUnseen: "8.5.3.6", ev.CardRemoved: "3.0", ev.CombatCardPlayed: "11.2.4",
    ev.CombatCardReturned: "11.2.4", ev.CombatCardKept: "8.5.3.2", ev.UnitsMoved: "10.1", ev.UnitPlaced: "8.5.2",
    ev.StepLost: "11.3.2", ev.StepRegained: "14.1.3", ev.UnitEliminated: "11.3.2", ev.UnitRemoved: "13.3.5",
    ev.ControlChanged: "3.0", ev.SpaceMarked: "8.2.3", ev.BuildTried: "10.2.2", ev.WorkPlaced: "10.2",
    ev.WorkRemoved: "10.2.7", ev.BuildModifierChanged: "10.2.2", ev.SiegeChanged: "16.1", ev.IsolationEnded: "16.2.2",
    ev.BeachHeadPlaced: "8.5.4", ev.BeachHeadRemoved: "8.5.4.3", ev.BonusMarkerPlaced: "8.5.5.4",
    ev.BonusMarkerRemoved: "8.5.5.5", ev.Scored: "5.1.2", ev.RpRecorded: "8.4.1", ev.RpSpent: "14.1",
    ev.StraitChanged: "16.7", ev.AmmunitionShortageEnded: "17.1.1", ev.BadajozSourceLost: "13.2.4.2",
    ev.GameEnded: "5.0", ce.CombatBegan: "11.2.2", ce.ArmorClaimed: "16.6.2", ce.Fired: "11.2.7",
    ce.StepSpared: "11.3", ce.LossVanished: "11.3.5.1", ce.CombatDecided: "11.2.9", ce.RetreatCancelled: "11.4.3",
    ce.SiegeAssaulted: "16.1.4.2",
}  # fmt: skip
BOOK = LogBook(
    levels=LEVELS,
    rules=RULES,
    quiet=(*log_book.QUIET, ev.TurnEnded, ce.CombatClosed, ev.BuildModifierChanged),
    variants={
        **log_book.VARIANTS,
        ev.BuildTried: lambda e: ("auto" if not e.die else "done" if e.built else "failed"),
        ev.WorkPlaced: lambda e: None if e.cause == "build" else "",
        ev.SiegeChanged: lambda e: e.cause,
        ev.IsolationEnded: lambda e: e.cause,
        ev.Scored: lambda e: e.cause,
        ce.CombatBegan: lambda e: "named" if e.named else "",
        ce.CombatDecided: lambda e: "won" if e.winner == e.side else "lost" if e.winner else "even",
        ce.SiegeAssaulted: lambda e: "done" if e.success else "failed",
    },
    spaces=log_book.SPACES,
    pieces=log_book.PIECES,
    secret=edits.SECRET,
    told_dice=log_book.TOLD_DICE,
    dice={ce.Fired: lambda e: (e.die,), ce.SiegeAssaulted: lambda e: (e.die,), ev.BuildTried: lambda e: (e.die,)},
)  # fmt: skip


class Log(LogWriter):
    """Writes log lines."""

    names: Names

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(names, BOOK, SIDES, world.spaces.__contains__)

    def facts(self, event: Event) -> dict[str, Any]:
        facts = event.facts()
        match event:
            case ev.UnitsMoved():
                facts.update(log_book.journey(event))
            case ev.Scored():
                facts.update(dict(zip(event.args[::2], event.args[1::2], strict=True)))
                facts["figures"] = self._figures(event)
        return facts

    def text(self, event: Event, seat: str) -> str:
        if isinstance(event, ev.Scored):
            return self._scored(event)
        return super().text(event, seat)

    def _figures(self, event: ev.Scored) -> str:
        parts = [f"{signed(event.vp)} VP"] if event.vp else []
        return ", ".join([*parts, f"{signed(event.rm)} RM"] if event.rm else parts)

    def _scored(self, event: ev.Scored) -> str:
        """The cause as the account tells it, and what it moved."""
        if not event.vp and not event.rm:
            return ""
        key = self.names.first_of(f"account.{event.cause}") or "account.other"
        facts = {"cause": event.cause, **self.facts(event)}
        text = self.names.say(key, **{name: facts.get(name, "") for name in self.names.words.fields(key)})
        return self.names.say("log.Scored", text=text, figures=self._figures(event))
