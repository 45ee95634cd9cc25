"""The log: events in words, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeGuard

from msgspec.structs import replace

from desktop.engine.event import ACTION, DieRolled, Event
from desktop.engine.ids import NOTHING
from desktop.games.illusions.present import account, log_rules
from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.cards import effects
from desktop.games.illusions.rules.cards.play_options import ONE_OPS
from desktop.games.illusions.rules.nations.neutrals import CAUSE as ENTRY
from desktop.games.illusions.rules.turn import offensives
from desktop.games.illusions.state import combat_events as ce
from desktop.games.illusions.state import edits
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.sides import NEUTRAL, POOL, POOLS_OF, RESERVE, SIDES, UPRISING
from desktop.mechanics.cdg import events as shared
from desktop.mechanics.cdg import log_book
from desktop.mechanics.log_writer import LogBook, LogWriter

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.views.table import LogLine

SIDE_OF_POOL = {pool: side for side in SIDES for pool in POOLS_OF[side]}
TOLD_APART = (NEUTRAL, UPRISING)
COSTS_OF_OFFENSIVES = ("offensive_failed", offensives.BROKEN)
BOOK = LogBook(
    levels={shared.ActionTaken: ACTION},
    rules=log_rules.SHARED,
    quiet=(shared.RoundEnded, shared.FlagSet, ev.TurnEnded),
    variants={
        **log_book.VARIANTS,
        ev.OffensiveRolled: lambda e: "" if e.offensive else "none" if e.rolled == offensives.NONE else "void",
        ev.RevolutionChanged: lambda e: "due" if e.turn else e.stage or None,
        shared.ActionTaken: lambda e: "" if e.action == ONE_OPS else None,
        shared.ControlChanged: lambda e: None if e.cause == ENTRY else e.side if e.side in TOLD_APART else e.cause,
        shared.UnitPlaced: lambda e: "gone" if e.place == POOL else e.cause,
        ev.SiegeEnded: lambda e: e.cause,
        ev.UnitDestroyed: lambda e: e.cause,
        ev.LandingChanged: lambda e: e.status,
        ce.CombatBegan: lambda e: e.kind,
        ce.FlankRolled: lambda e: "certain" if not e.die else "won" if e.success else "",
        ce.WeatherRolled: lambda e: "storm" if e.shifted else "",
        ce.Fired: lambda e: "" if e.die else None,
        ce.CombatDecided: lambda e: "retreat" if e.owed else "won" if e.winner else "",
        ce.SurrenderRolled: lambda e: "fell" if e.surrendered else "",
        ce.RetreatShortened: lambda e: "" if e.owed else "stay",
        ev.LandingRemoved: lambda e: e.cause,
        DieRolled: lambda e: e.purpose,
        shared.TurnEffectBegan: lambda e: None if e.effect.startswith(effects.WON) else "",
    },
    minor=log_book.MINOR,
    takes_back={
        shared.SpaceUnmarked: (shared.SpaceMarked, ("space",)),
        ev.StackUnmarked: (ev.StackMarked, ("place", "units")),
    },
    spaces=log_book.SPACES,
    pieces=log_book.PIECES,
    secret=edits.SECRET,
    told_dice=(*log_book.TOLD_DICE, "offensive", "flank", "weather", "siege"),
    dice=dict.fromkeys(
        (ev.OffensiveRolled, ce.Fired, ce.FlankRolled, ce.WeatherRolled, ce.SurrenderRolled), lambda e: (e.die,)
    ),
)


class UnitsReserved(Event, frozen=True):
    """9.7.2c Units that came to the Reserve Box one after the other, told in one line."""

    RULE: ClassVar[str] = "9.7.2"
    units: tuple[str, ...]
    place: str
    cause: str


def _gathered(events: Sequence[Event]) -> Iterator[Event]:
    """The events, with those that put units into the Reserve Box for one cause made into one."""
    waiting: list[shared.UnitPlaced] = []
    for event in (*events, None):
        if waiting and not (_is_reserved(event) and event.cause == waiting[0].cause):
            first = waiting[0]
            units = tuple(each.unit for each in waiting)
            yield UnitsReserved(units, first.place, first.cause) if len(waiting) > 1 else first
            waiting = []
        if _is_reserved(event):
            waiting.append(event)
        elif event is not None:
            yield event


def _is_reserved(event: Event | None) -> TypeGuard[shared.UnitPlaced]:
    return isinstance(event, shared.UnitPlaced) and event.place == RESERVE and event.cause != "setup"


class Log(LogWriter):
    """Writes log lines."""

    names: Names

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(names, BOOK, SIDES, world.spaces.__contains__)
        self.world = world

    def facts(self, event: Event) -> dict[str, object]:
        facts = event.facts()
        match event:
            case shared.UnitsMoved():
                facts.update(log_book.journey(event), number=len(event.units))
            case ce.DefendersPicked() | ev.StackMarked() | ev.StackUnmarked() | UnitsReserved():
                facts.update(number=len(event.units))
            case ev.OffensiveRolled():
                name = self.world.offensives[event.side, event.rolled].name
                facts.update(name=name, roll=self._roll(event.die, event.modifier))
            case ce.FlankRolled():
                facts.update(roll=self._roll(event.die, event.modifier), n=self.world.limits.flank_success)
            case ce.Fired() | ce.SurrenderRolled():
                facts.update(roll=self._roll(event.die, event.drm))
            case shared.TurnEffectBegan():
                facts.update(card=event.effect)
        return facts

    def variant(self, event: Event, seat: str) -> str | None:
        """18.5b Out of a region nobody need retreat."""
        if isinstance(event, ce.CombatDecided) and event.owed and event.target in self.world.regions:
            return "region"
        return super().variant(event, seat)

    def rule(self, event: Event) -> str:
        return super().rule(event) or log_rules.rule_of(self.world, event)

    def lines(self, position: int, player: str, events: Sequence[Event], seat: str) -> list[LogLine]:
        return super().lines(position, player, list(_gathered(events)), seat)

    def text(self, event: Event, seat: str) -> str:
        return self._scored(event) if isinstance(event, ev.Scored) else super().text(event, seat)

    def _line(self, position: int, player: str, event: Event, text: str) -> LogLine:
        """7.1.2, 7.2 What an offensive costs its side is of concern to all, as nobody has done it just now."""
        line = super()._line(position, player, event, text)
        if not isinstance(event, ev.Scored) or event.cause not in COSTS_OF_OFFENSIVES:
            return line
        side = dict(zip(event.args[::2], event.args[1::2], strict=True)).get("side", line.side)
        return replace(line, grave="offensive", side=side)

    def side_of_seat(self, seat: str) -> str:
        side: str = self.world.side_of_seat.get(seat, "")
        return side

    def _scored(self, event: ev.Scored) -> str:
        """The cause as the account tells it, and what it moved."""
        if not event.change:
            return ""
        args = dict(zip(event.args[::2], event.args[1::2], strict=True))
        text = account.why(self.names, event.cause, args, event.change)
        figure = account.figure(self.names, event.track)
        return self.names.say("log.Scored", text=text, text2=figure, change=event.change)

    def _side(self, facts: Mapping[str, Any], player: str) -> str:
        """Whose line it is: the side it names, or that of the units or the points it tells of."""
        found = super()._side(facts, "")
        unit = facts.get("unit") or next(iter(facts.get("units", ())), NOTHING)
        owner = self.world.side_of.get(unit, "")
        pool = facts.get("pool", "")
        return found or (owner if owner in SIDES else "") or SIDE_OF_POOL.get(pool, player)

    def _roll(self, die: int, modifier: int = 0) -> str:
        """A die, with its modifiers if there are any."""
        return self.names.say("log.roll_modified" if modifier else "log.roll", die=die, modifier=modifier)
