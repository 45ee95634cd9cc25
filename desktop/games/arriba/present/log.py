"""The log: events in words. Nothing is secret in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from desktop.engine.event import ACTION, HEADING, PHASE, DieRolled, Event
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.rules.politics.politics import stance_in
from desktop.games.arriba.state import events as ev
from desktop.games.arriba.state.sides import GOVERNMENT, REBEL, SIDES, enemy_of
from desktop.mechanics.log_writer import LogBook, LogWriter
from desktop.views.table import LogLine
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World

LEVELS: dict[type[Event], int] = {
    ev.TurnBegan: HEADING, ev.GameEnded: HEADING, ev.PhaseBegan: PHASE, ev.EventOccurred: ACTION,
    ev.AttitudeMoved: ACTION, ev.FactionPurged: ACTION, ev.AttemptBegan: ACTION, ev.GroupMoved: ACTION,
    ev.AttackDeclared: ACTION, ev.ControlChanged: ACTION, ev.PieceArrived: ACTION, ev.GroupWipedOut: ACTION,
    ev.BrokeThrough: ACTION, ev.GuerrillasStruck: ACTION, ev.KeyCityTaken: ACTION,
}  # fmt: skip
RULES: dict[type[Event], str] = {
    ev.TurnBegan: "3", ev.PhaseBegan: "3", ev.EventOccurred: "4", ev.FactionPurged: "5.2.2", ev.AttemptBegan: "5.3",
    ev.ModifierBought: "5.3", ev.AttemptRolled: "5.3", ev.DoctrineRolled: "15.5", ev.ProductionReceived: "6.1",
    ev.EquipmentAllotted: "15.2", ev.PriceRolled: "6.5", ev.CadreImproved: "6.4", ev.RecoveryRolled: "10",
    ev.PieceTransported: "6.7", ev.GroupMoved: "8", ev.FortBuilt: "15.3", ev.FortRemoved: "15.3",
    ev.MovesLimited: "15.7", ev.GuerrillasStruck: "15.1", ev.CounterattackBarred: "15.1", ev.ControlRolled: "12.2",
    ev.ControlChanged: "12.2", ev.KeyCityTaken: "12.3", ev.AdjustmentCounted: "12.3", ev.AssaultJudged: "9",
    ev.OddsCompared: "9", ev.AssetsCommitted: "9", ev.CombatRolled: "9.2", ev.LossesAdjusted: "9.2",
    ev.LossTaken: "9.2", ev.ExchangeEnded: "9.2", ev.GroupWipedOut: "9.2", ev.BattleEnded: "9.2",
    ev.BrokeThrough: "9.3", ev.GameEnded: "13",
}  # fmt: skip
CAUSES: dict[str, dict[str, str]] = {
    "LevelChanged": {
        "purge": "5.2.2", "attempt": "5.3", "modifier": "5.3", "support": "5.4.1", "intervention": "5.4.2",
        "no_support": "5.4.3", "unfunded": "5.2", "adjustment": "12.3",
    },
    "AttitudeMoved": {"attempt": "5.3"},
    "PieceArrived": {
        "set_up": "14", "created": "6.2", "bought": "6.5", "arrived": "5.4.2", "volunteers": "4",
    },
    "PieceRemoved": {
        "combat": "9.2", "alone": "9.2", "attacked": "7", "air": "9", "blockade": "15.4", "withdrawn": "5.4.2",
    },
    "UnitChanged": {"reduced": "9.2", "convert": "6.4", "replace": "6.3"},
    "UnitDisrupted": {"combat": "9.2", "guerrillas": "15.1"},
    "PieceRegrouped": {"organised": "7", "apart": "7", "sorted": "7", "dropped": "8", "breakthrough": "9.3"},
    "CityEntered": {"set_up": "15.6", "organised": "7", "moved": "8", "dropped": "8", "advanced": "9.2",
                    "arrived": "5.4.2"},
    "CityLeft": {"set_up": "15.6", "organised": "7", "moved": "8"},
}  # fmt: skip
"""Events that several rules bring about: the rule by cause; of a level or a power otherwise a random event."""
EVENTS_RULE = "4"
ATTACKS = {"attack": "9", "breakthrough": "9.3", "counterattack": "9.4"}
SOURCES = {"convoy": "4", "patrols": "4", "replacement": "6.1.1", "blockade": "15.4",
           "no_port": "6.7", "lapsed": "6.1"}  # fmt: skip
SPENT = {
    "assault": "9", "subsidy": "5.2", "fort": "15.3", "guerrilla": "15.1", "air_ap": "6.5", "armour_ap": "6.5",
    "artillery_ap": "6.5", "brigade_create": "6.2", "div1_create": "6.2", "div2_create": "6.2",
    "remnant_rebuild": "6.3", "portuguese_rebuild": "6.3", "italian_brigade_replace": "6.3", "replace_step": "6.3",
    "convert_bde_div1": "6.4", "convert_div1_div2": "6.4", "cadre_brigade": "6.4", "cadre_division": "6.4",
}  # fmt: skip
DICE = {
    "convoy": "4", "convoy_power": "4", "quarrels": "4", "quarrels_loss": "4", "volunteers": "4", "weariness": "4",
    "modifier": "5.3", "purge": "5.2.2", "support": "5.4.1", "no_support": "5.4.3", "foreign_ep": "5.4.1",
    "blockade_ep": "15.4", "blockade_ap": "15.4", "command": "15.7", "region_lost": "12.3", "foothold": "12.3",
    "doctrine_attack": "15.5", "doctrine_defence": "15.5", "doctrine_breakthrough": "15.5",
    "doctrine_duration": "15.5", "variable_setup": "15.6", "city": "15.6",
}  # fmt: skip
"""The rule by which a die is rolled that has a line of its own."""


def rule_of(event: Event) -> str:
    """The rule under which something happened."""
    match event:
        case ev.AttackDeclared(kind=kind):
            return ATTACKS[kind]
        case ev.EquipmentChanged(source=source):
            return SOURCES.get(source.partition(".")[0], "6.1")
        case ev.EquipmentSpent(what=what):
            return SPENT.get(what, "6.1")
        case DieRolled(purpose=purpose):
            return DICE.get(purpose, "")
    if event.name in CAUSES:
        return CAUSES[event.name].get(getattr(event, "cause", ""), EVENTS_RULE)
    return RULES.get(type(event), "")


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
    levels=LEVELS,
    rules=RULES,
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
        ev.CityEntered: _told_of_city,
        ev.RecoveryRolled: lambda e: "done" if e.recovered else "failed",
        ev.GuerrillasStruck: lambda e: "done" if e.success else "failed",
        ev.ControlRolled: lambda e: "done" if e.success else "failed",
        ev.ControlChanged: lambda e: "lost" if not e.after else "",
        ev.AdjustmentCounted: lambda e: e.item,
        ev.AttackDeclared: lambda e: e.kind if e.against else "fort",
        ev.AssaultJudged: lambda e: "paid" if e.paid else "halved",
        ev.AssetsCommitted: lambda e: "" if e.number else None,
        ev.LossesAdjusted: lambda e: e.cause if e.amount else None,
        ev.BattleEnded: lambda e: "" if e.rolled else None,
        ev.GameEnded: lambda e: e.level,
    },
    spaces=("area", "origin", "path"),
    pieces=("piece",),
    told_dice=("attempt", "ap_price", "recovery", "combat", "control", "guerrillas", "random_event"),
    dice={
        ev.AttemptRolled: lambda e: (e.die,), ev.PriceRolled: lambda e: (e.die,), ev.RecoveryRolled: lambda e: (e.die,),
        ev.GuerrillasStruck: lambda e: (e.die,), ev.ControlRolled: lambda e: (e.die,),
        ev.CombatRolled: lambda e: (e.die,),
    },
)  # fmt: skip


class Log(LogWriter):
    """Writes log lines."""

    names: Names

    def __init__(self, world: World, names: Names) -> None:
        super().__init__(names, BOOK, SIDES, world.areas.__contains__)
        self.world = world

    def _line(self, position: int, player: str, event: Event, text: str) -> LogLine:
        """With the rule that brought the event about, where several can, and the side it is about."""
        line = super()._line(position, player, event, text)
        return replace(line, rule=rule_of(event), side=self._about(event, line.side))

    def _about(self, event: Event, side: str) -> str:
        """What nobody does is of no side; a power that moves goes towards one, a counterattack is the other's."""
        match event:
            case ev.TurnBegan() | ev.EventOccurred() | ev.PhaseBegan(side="") | DieRolled(player=""):
                return ""
            case ev.ControlChanged() | ev.KeyCityTaken():
                return event.after
            case ev.AttitudeMoved():
                return GOVERNMENT if event.after < event.before else REBEL
            case ev.PhaseBegan(phase="counterattack"):
                return enemy_of(event.side)
        return side

    def facts(self, event: Event) -> dict[str, Any]:
        facts = event.facts()
        match event:
            case ev.GroupMoved():
                facts.update(origin=event.path[0], place=event.path[-1])
            case ev.OddsCompared():
                facts.update(figures=self.names.odds(event.column), text=self._shifts(event))
            case ev.CombatRolled():
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
            case ev.PieceArrived() | ev.AttackDeclared():
                facts["where"] = self.names.city(event.city) if event.city else self.names.area(event.area)
        return facts

    def _shifts(self, event: ev.OddsCompared) -> str:
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
