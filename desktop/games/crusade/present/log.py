"""The log: events in words, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from desktop.engine.event import ACTION, Event
from desktop.engine.ids import CardId
from desktop.games.crusade.present import log_rules
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.rules.cards.play_options import AUTO
from desktop.games.crusade.rules.movement.operations import BUILT
from desktop.games.crusade.state import combat_events as ce
from desktop.games.crusade.state import edits
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.sides import RESERVE, SIDES
from desktop.games.crusade.state.unit_state import DUE
from desktop.mechanics.cdg import log_book
from desktop.mechanics.log_writer import LogBook, LogWriter
from desktop.views.table import LogLine
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World

_ACTIVATED = {(False, False): None, (True, False): "moves", (False, True): "attacks", (True, True): ""}
"""Which sentence tells the spaces activated, by whether there are some for movement and some for attack."""
CORRIDOR = "corridor"
FRONT = "front"
"""The kind of change of which all should hear at once: the shape of the war is another."""
DECIDES = ("madrid_evaluation", "north_end", "north_link", "rep_split", "nat_split")
"""Causes of points that are told at once: 17.3 Madrid is judged; a front falls, is linked, a zone is cut in two."""
GIVEN_UP = "given_up"
"""8.5.2.5 The price of a corps."""
BOOK = LogBook(
    levels={ce.CombatDecided: ACTION},
    quiet=(
        *(kind for kind in log_book.QUIET if kind not in (ev.FlagSet, ev.ActionTaken)),
        ev.TurnEnded, ce.CombatClosed, ev.BuildModifierChanged, ev.SpaceMarked,
    ),
    variants={
        **log_book.VARIANTS,
        ev.ActionTaken: lambda e: "auto" if e.action == AUTO else None,
        ev.FlagSet: lambda e: _flag(e),
        ev.BuildTried: lambda e: _built(e),
        ev.PhaseBegan: lambda e: "of_side" if e.side else "",
        ev.UnitPlaced: lambda e: _placed(e),
        ev.UnitEliminated: lambda e: e.cause,
        ev.RpRecorded: lambda e: _recorded(e),
        ce.Fired: lambda e: "" if e.die else "nobody",
        ev.SpacesActivated: lambda e: _ACTIVATED[bool(e.moves), bool(e.attacks)],
        ev.UnitRemoved: lambda e: e.cause,
        ev.WorkPlaced: lambda e: None if e.cause == BUILT else "",
        ev.SiegeChanged: lambda e: e.cause,
        ev.IsolationEnded: lambda e: e.cause,
        ev.Scored: lambda e: e.cause,
        ce.CombatBegan: lambda e: "named" if e.named else "",
        ce.CombatDecided: lambda e: _decided(e),
        ce.SiegeAssaulted: lambda e: "done" if e.success else "failed",
    },
    minor=log_book.MINOR,
    spaces=(*log_book.SPACES, "moves", "attacks"),
    pieces=log_book.PIECES,
    secret=edits.SECRET,
    told_dice=log_book.TOLD_DICE,
    dice={ce.Fired: lambda e: (e.die,), ce.SiegeAssaulted: lambda e: (e.die,), ev.BuildTried: lambda e: (e.die,)},
)  # fmt: skip


def _flag(event: ev.FlagSet) -> str | None:
    """Flags that the players want to hear of; the corridor of 18.2.3 opens and closes."""
    if event.flag not in log_rules.FLAGS:
        return None
    return f"{event.flag}_{event.value}" if event.flag == CORRIDOR else event.flag


def _built(event: ev.BuildTried) -> str:
    """10.2.2, 10.2.4 Built without a die, or with one and the modifier of earlier failures."""
    if not event.die:
        return "auto"
    return ("done" if event.built else "failed") + ("_modified" if event.modifier else "")


def _placed(event: ev.UnitPlaced) -> str | None:
    """Where a unit came from matters for some causes, its strength for others."""
    match event.cause:
        case "setup":
            return None
        case "rebuilt":
            return "rebuilt_reduced" if event.reduced else "rebuilt"
        case "initial" | "reserve_check" | "landing" | "landing_failed" | "beach_head" if event.place == RESERVE:
            return "to_reserve"
        case "special_sr":
            return "special_sr" if event.place == RESERVE else "special_corps"
    return event.cause


def _recorded(event: ev.RpRecorded) -> str | None:
    if not event.change:
        return None
    if event.cause in ("cities", "lasting", "none"):
        return event.cause
    return "more" if event.change > 0 else "less"


def _decided(event: ce.CombatDecided) -> str:
    if event.winner != event.side:
        return "lost" if event.winner else "even"
    return "driven_off" if event.owed else "won"


class Log(LogWriter):
    """Writes log lines."""

    names: Names

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(names, BOOK, SIDES, world.spaces.__contains__)
        self.world = world

    def facts(self, event: Event) -> dict[str, object]:
        facts = event.facts()
        match event:
            case ev.UnitsMoved():
                facts.update(log_book.journey(event), number=len(event.units))
            case ce.SiegeAssaulted():
                facts.update(number=len(event.units))
            case ev.UnitPlaced() if event.place.startswith(DUE):
                facts.update(turn=int(event.place.removeprefix(DUE)))
            case ev.FlagSet(flag="severe_winter_turn"):
                facts.update(turn=event.value)
            case ev.Scored():
                facts.update(dict(zip(event.args[::2], event.args[1::2], strict=True)))
                facts["figures"] = self._figures(event)
        return facts

    def _line(self, position: int, player: str, event: Event, text: str) -> LogLine:
        """16.1.1 What happens to a siege happens in its space; what decides the war is announced."""
        line = super()._line(position, player, event, text)
        if isinstance(event, ev.Scored) and event.cause in DECIDES:
            return replace(line, grave=FRONT)
        siege = self.world.sieges.get(str(event.facts().get("siege", "")))
        return replace(line, spaces=(*line.spaces, siege.space)) if siege is not None else line

    def _side(self, facts: Mapping[str, Any], player: str) -> str:
        """A line about units is their side's, whoever has acted."""
        units = (facts.get("unit", ""), *facts.get("units", ()))
        return next((self.world.side_of[unit] for unit in units if unit in self.world.side_of), "") or super()._side(
            facts, player
        )

    def rule(self, event: Event) -> str:
        return log_rules.rule_of(self.world, event)

    def variant(self, event: Event, seat: str) -> str | None:
        if isinstance(event, ev.UnitRemoved) and (card := self.world.cards.get(CardId(event.cause))):
            return GIVEN_UP if card.reinforcement else ""
        return super().variant(event, seat)

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
