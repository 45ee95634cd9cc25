"""The log: events in words. Nothing is secret in this game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.engine.event import Event
from desktop.games.arriba import events as ev
from desktop.games.arriba.present.names import Names
from desktop.games.arriba.sides import SIDES
from desktop.mechanics.log_writer import ACTION, HEADING, PHASE, LogBook, LogWriter

if TYPE_CHECKING:
    from desktop.games.arriba.world import World

LEVELS: dict[type[Event], int] = {
    ev.TurnBegan: HEADING, ev.GameEnded: HEADING, ev.PhaseBegan: PHASE, ev.EventOccurred: ACTION,
    ev.AttitudeMoved: ACTION, ev.FactionPurged: ACTION, ev.AttemptBegan: ACTION, ev.GroupMoved: ACTION,
    ev.AttackDeclared: ACTION, ev.ControlChanged: ACTION, ev.PieceArrived: ACTION, ev.GroupWipedOut: ACTION,
    ev.BrokeThrough: ACTION, ev.GuerrillasStruck: ACTION, ev.KeyCityTaken: ACTION,
}  # fmt: skip
RULES: dict[type[Event], str] = {
    ev.TurnBegan: "3", ev.PhaseBegan: "3", ev.EventOccurred: "4", ev.LevelChanged: "5", ev.AttitudeMoved: "5.3",
    ev.FactionPurged: "5.2.2", ev.AttemptBegan: "5.3", ev.ModifierBought: "5.3", ev.AttemptRolled: "5.3",
    ev.DoctrineRolled: "15.5", ev.EquipmentChanged: "6.1", ev.EquipmentSpent: "6.1", ev.EquipmentAllotted: "15.2",
    ev.PriceRolled: "6.5", ev.PieceArrived: "6.2", ev.PieceRemoved: "9.2", ev.UnitChanged: "6.4",
    ev.CadreImproved: "6.4", ev.UnitDisrupted: "9.2", ev.RecoveryRolled: "10", ev.PieceRegrouped: "7",
    ev.PieceTransported: "6.7", ev.GroupMoved: "8", ev.CityEntered: "8", ev.CityLeft: "8", ev.FortBuilt: "15.3",
    ev.FortRemoved: "15.3", ev.MovesLimited: "15.7", ev.GuerrillasStruck: "15.1", ev.CounterattackBarred: "15.1",
    ev.ControlRolled: "12.2", ev.ControlChanged: "12.2", ev.KeyCityTaken: "12.3", ev.AttackDeclared: "9",
    ev.AdjustmentCounted: "12.3",
    ev.AssaultJudged: "9", ev.OddsCompared: "9", ev.AssetsCommitted: "9", ev.CombatRolled: "9.2",
    ev.LossesAdjusted: "9.2", ev.LossTaken: "9.2", ev.ExchangeEnded: "9.2", ev.GroupWipedOut: "9.2",
    ev.BrokeThrough: "9.3", ev.GameEnded: "13",
}  # fmt: skip
BOOK = LogBook(
    levels=LEVELS,
    rules=RULES,
    quiet=(ev.TurnEnded, ev.GroupFormed, ev.FactionFunded, ev.DoctrineKept, ev.BattleEnded),
    variants={
        ev.PhaseBegan: lambda e: "of" if e.side else "",
        ev.LevelChanged: lambda e: "up" if e.amount > 0 else "down",
        ev.AttitudeMoved: lambda e: "government" if e.after < e.before else "rebel",
        ev.AttemptRolled: lambda e: "none" if not e.move else "forward" if e.move > 0 else "back",
        ev.EquipmentChanged: lambda e: None if not e.amount else "in" if e.amount > 0 else "out",
        ev.PriceRolled: lambda e: "bought" if e.bought else "dear",
        ev.PieceArrived: lambda e: "box" if not e.group else e.cause,
        ev.PieceRemoved: lambda e: e.cause,
        ev.UnitChanged: lambda e: e.cause,
        ev.RecoveryRolled: lambda e: "done" if e.recovered else "failed",
        ev.GuerrillasStruck: lambda e: "done" if e.success else "failed",
        ev.ControlRolled: lambda e: "done" if e.success else "failed",
        ev.ControlChanged: lambda e: "lost" if not e.after else "",
        ev.AdjustmentCounted: lambda e: e.item,
        ev.AttackDeclared: lambda e: e.kind,
        ev.AssaultJudged: lambda e: "paid" if e.paid else "halved",
        ev.AssetsCommitted: lambda e: "" if e.number else None,
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

    def facts(self, event: Event) -> dict[str, Any]:
        facts = event.facts()
        match event:
            case ev.GroupMoved():
                facts.update(origin=event.path[0], place=event.path[-1])
            case ev.OddsCompared() | ev.CombatRolled():
                facts["figures"] = self.names.odds(event.column)
            case ev.LevelChanged() | ev.EquipmentChanged() | ev.AdjustmentCounted():
                facts["n"] = abs(event.amount)
            case ev.AttitudeMoved() | ev.KeyCityTaken() | ev.ControlChanged():
                facts.update(side=facts.get("after") or facts.get("before"))
        return facts
