"""The log: events in words. Nothing is secret in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.engine.event import DieRolled, Event
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.politics.politics import stance_in
from desktop.games.arriba.state import combat_events as ce
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL, SIDES, enemy_of
from desktop.mechanics.log_writer import LogBook, LogWriter
from desktop.views.table import LogLine
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World

DICE = {
    "convoy": "4", "convoy_power": "4", "quarrels": "4", "quarrels_loss": "4", "volunteers": "4", "weariness": "4",
    "modifier": "5.3", "purge": "5.2.2", "support": "5.4.1", "no_support": "5.4.3", "foreign_ep": "5.4.1",
    "blockade_ep": "15.4", "blockade_ap": "15.4", "command": "15.7", "region_lost": "12.3", "foothold": "12.3",
    "doctrine_attack": "15.5", "doctrine_defence": "15.5", "doctrine_breakthrough": "15.5",
    "doctrine_duration": "15.5", "variable_setup": "15.6", "city": "15.6",
}  # fmt: skip
"""The rule by which a die is rolled that has a line of its own."""


def _told_of_attempt(event: ev.AttemptRolled) -> str:
    """A result that the track has no room for moves nothing."""
    if not event.move:
        return "none"
    if not event.moved:
        return "end"
    return "forward" if event.move > 0 else "back"


def _told_of_city(event: ev.CityEntered) -> str | None:
    """A group formed for what arrives has nobody in it yet: the arrival itself is told."""
    return event.cause if event.force else None


BOOK = LogBook(
    quiet=(ev.TurnEnded, ev.GroupFormed, ev.FactionFunded, ev.DoctrineKept),
    variants={
        ev.PhaseBegan: lambda e: "counterattack" if e.phase == "counterattack" else "of" if e.side else "",
        ev.LevelChanged: lambda e: "capped" if e.surplus else "up" if e.amount > 0 else "down",
        ev.AttitudeMoved: lambda e: "government" if e.after < e.before else "rebel",
        ev.AttemptRolled: lambda e: _told_of_attempt(e),
        ev.EquipmentChanged: lambda e: None if not e.amount else "in" if e.amount > 0 else "out",
        ev.EquipmentSpent: lambda e: "on" if e.faction else "",
        ev.PriceRolled: lambda e: "bought" if e.bought else "dear",
        ev.PieceArrived: lambda e: "box" if not e.group else e.cause,
        ev.PieceRemoved: lambda e: e.cause,
        ev.PieceRegrouped: lambda e: e.cause,
        ev.UnitChanged: lambda e: e.cause,
        ev.UnitDisrupted: lambda e: e.cause,
        DieRolled: lambda e: "sided" if e.player else "",
        ev.CityEntered: _told_of_city,
        ev.RecoveryRolled: lambda e: "done" if e.recovered else "failed",
        ev.GuerrillasStruck: lambda e: "done" if e.success else "failed",
        ev.ControlRolled: lambda e: "done" if e.success else "failed",
        ev.ControlChanged: lambda e: "lost" if not e.after else "",
        ev.AdjustmentCounted: lambda e: e.item,
        ce.AttackDeclared: lambda e: e.kind if e.against else "fort",
        ce.AssaultJudged: lambda e: "paid" if e.paid else "halved",
        ce.AssetsCommitted: lambda e: "" if e.number else None,
        ce.LossesAdjusted: lambda e: e.cause if e.amount else None,
        ce.BattleEnded: lambda e: "" if e.rolled else None,
        ev.GameEnded: lambda e: e.level,
    },
    spaces=("area", "origin", "path"),
    pieces=("piece",),
    told_dice=("attempt", "ap_price", "recovery", "combat", "control", "guerrillas", "random_event"),
    dice={
        ev.AttemptRolled: lambda e: (e.die,), ev.PriceRolled: lambda e: (e.die,), ev.RecoveryRolled: lambda e: (e.die,),
        ev.GuerrillasStruck: lambda e: (e.die,), ev.ControlRolled: lambda e: (e.die,),
        ce.CombatRolled: lambda e: (e.die,),
    },
)  # fmt: skip


class Log(LogWriter):
    """Writes log lines."""

    names: Names

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(names, BOOK, SIDES, world.areas.__contains__)
        self.world = world

    def _line(self, position: int, player: str, event: Event, text: str) -> LogLine:
        """With the side it is about; what becomes of a piece that is lost is told of it by a line of its own."""
        line = super()._line(position, player, event, text)
        pieces = () if isinstance(event, ce.LossTaken) else line.pieces
        return replace(line, side=self._about(event, line.side), pieces=pieces)

    def rule(self, event: Event) -> str:
        """The rule that brought the event about, where several can."""
        if isinstance(event, DieRolled):
            return DICE.get(event.purpose, "")
        return event.rule if isinstance(event, ev.Several) else super().rule(event)

    def _about(self, event: Event, side: str) -> str:
        """What nobody does is of no side; a power that moves goes towards one, a counterattack is the other's.

        7 Groups are sorted as a phase begins, which the other side's last act may have brought about.
        """
        match event:
            case ev.TurnBegan() | ev.EventOccurred() | ev.PhaseBegan(side="") | DieRolled(player=""):
                return ""
            case ev.ControlChanged() | ev.KeyCityTaken():
                return event.after
            case ev.AttitudeMoved():
                return GOVERNMENT if event.after < event.before else REBEL
            case ev.PieceRegrouped():
                return self.world.side_of.get(event.faction, side)
            case ev.PhaseBegan(phase="counterattack"):
                return enemy_of(event.side)
        return side

    def facts(self, event: Event) -> dict[str, object]:
        facts = event.facts()
        match event:
            case ev.GroupMoved():
                facts.update(origin=event.path[0], place=event.path[-1])
            case ce.OddsCompared():
                facts.update(figures=self.names.odds(event.column), text=self._shifts(event))
            case ce.CombatRolled():
                facts["figures"] = self.names.odds(event.column)
            case ev.PhaseBegan(side=side) if side:
                facts["other"] = enemy_of(side)
            case ev.DoctrineRolled():
                facts["until"] = min(event.until, self.world.last_turn)
            case ev.LevelChanged() | ev.EquipmentChanged() | ev.AdjustmentCounted():
                facts["n"] = abs(event.amount)
            case ev.ProductionReceived():
                parts = zip(event.cities, event.shares, strict=True)
                facts["text"] = ", ".join(f"{self.names.city(city)} {share}" for city, share in parts)
            case ev.AttitudeMoved():
                facts.update(boxes=abs(event.after - event.before), box=event.after, stance=self._stance(event))
            case ev.PieceArrived() | ce.AttackDeclared():
                facts["where"] = self.names.city(event.city) if event.city else self.names.area(event.area)
        return facts

    def _shifts(self, event: ce.OddsCompared) -> str:
        """What the column shifts are for, in brackets."""
        parts = [f"{self.names.say(f'shift.{source}')} {signed(value)}" for source, value in event.shifts]
        return f" ({', '.join(parts)})" if parts else ""

    def _stance(self, event: ev.AttitudeMoved) -> str:
        """What a power does in the box it has come to."""
        power = self.world.powers[event.power]
        for side in SIDES:
            if found := stance_in(power, side, event.after):
                return self.names.say("track.stance", stance=found, side=side)
        return self.names.say("stance.neutral")
