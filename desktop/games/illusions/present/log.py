"""The log: events in words, as far as a seat may know them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.engine.event import Event
from desktop.games.illusions import combat_events as ce
from desktop.games.illusions import events as ev
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.sides import SIDES
from desktop.mechanics.cdg import events as shared
from desktop.mechanics.cdg import log_book
from desktop.mechanics.log_writer import ACTION, LogBook, LogWriter
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.illusions.world import World

LEVELS: dict[type[Event], int] = {
    **log_book.LEVELS, ev.OffensiveRolled: ACTION, ev.NationJoined: ACTION, ev.NationCollapsed: ACTION,
    ev.RevolutionChanged: ACTION, ev.TreatySigned: ACTION, ev.FortDestroyed: ACTION, ev.CommitmentRaised: ACTION,
}  # fmt: skip
RULES: dict[type[Event], str] = {
    shared.TurnBegan: "6.0", shared.PhaseBegan: "6.0", shared.RoundBegan: "8.1", shared.CardsDrawn: "6.0",
    shared.CardPlayed: "9.1", shared.UnitsMoved: "11.1", shared.StepLost: "12.6", shared.ControlChanged: "2.0",
    shared.RpRecorded: "9.6", shared.RpSpent: "16.0", ev.OffensiveRolled: "7.1", ev.OffensiveMade: "7.1.2",
    ev.UnitAssembled: "22.0", ev.UnitDisassembled: "22.0", ev.TrenchPlaced: "19.1", ev.TrenchRemoved: "19.3",
    ev.FortDestroyed: "20.4", ev.SiegeBegan: "20.3", ev.SiegeEnded: "20.3", ev.LandingPlaced: "25.2",
    ev.CommitmentRaised: "17.2", ev.NationJoined: "26.0", ev.NationCollapsed: "26.0", ev.RevolutionChanged: "23.4",
    ev.TreatySigned: "28.0", ev.Scored: "5.1",
}  # fmt: skip
BOOK = LogBook(
    levels=LEVELS,
    rules=RULES,
    quiet=(*log_book.QUIET, ev.TurnEnded, ev.StackUnmarked),
    variants={
        **log_book.VARIANTS,
        ev.OffensiveRolled: lambda e: "none" if e.offensive in ("", "none") else "",
        ev.RevolutionChanged: lambda e: e.stage or None,
        ev.SiegeEnded: lambda e: e.cause,
        ev.UnitDestroyed: lambda e: e.cause,
    },
    spaces=log_book.SPACES,
    pieces=log_book.PIECES,
    told_dice=(*log_book.TOLD_DICE, "offensive"),
    dice={ev.OffensiveRolled: lambda e: (e.die,), ce.Fired: lambda e: (e.die,)},
)


class Log(LogWriter):
    """Writes log lines."""

    names: Names

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(names, BOOK, SIDES, world.spaces.__contains__)

    def facts(self, event: Event) -> dict[str, Any]:
        facts = event.facts()
        if isinstance(event, shared.UnitsMoved):
            facts.update(log_book.journey(event))
        return facts

    def text(self, event: Event, seat: str) -> str:
        return self._scored(event) if isinstance(event, ev.Scored) else super().text(event, seat)

    def _scored(self, event: ev.Scored) -> str:
        """The cause as the account tells it, and what it moved."""
        if not event.change:
            return ""
        key = self.names.first_of(f"account.{event.cause}") or "account.other"
        args = dict(zip(event.args[::2], event.args[1::2], strict=True))
        facts = {"cause": event.cause, "card": event.cause, **args}
        text = self.names.say(key, **{name: facts.get(name, "") for name in self.names.words.fields(key)})
        track, _, of = event.track.partition("-")
        figures = f"{self.names.keyed('track_name', track)} {signed(event.change)}"
        return self.names.say("log.Scored", text=text, figures=f"{of.upper()} {figures}" if of else figures)
