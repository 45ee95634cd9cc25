"""Which rule a line of the log follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from desktop.engine.event import DieRolled, Event
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.state import events as ev

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World

RULES: dict[type[Event], str] = {
    ev.TurnBegan: "5.0", ev.PhaseBegan: "5.0", ev.InitiativeRolled: "B.initiative",
    ev.UnitDeployed: "4.0", ev.UnitPutBack: "4.0", ev.UnitMoved: "6.0", ev.UnitExited: "16.0",
    ev.UnitLoaded: "B.trucks", ev.UnitUnloaded: "B.trucks", ev.StepLost: "11.5", ev.UnitEliminated: "11.5",
    ev.HqRebuilding: "10.5", ev.PontoonBegun: "J.engineers", ev.PontoonBuilt: "J.engineers",
    ev.PontoonLost: "J.engineers", ev.ReservesReleased: "J.reserves", ev.ReleaseEarned: "J.reserves",
    ev.ObjectiveTaken: "B.objectives", ev.ObjectiveLost: "B.objectives", ev.DivisionReceived: "B.release",
    ev.AttackDeclared: "11.1", ev.AttackWithdrawn: "11.1", ev.AssaultDeclared: "11.2", ev.ArtilleryAssigned: "12.0",
    ev.CombatResolved: "CRT", ev.CombatCancelled: "11.61", ev.BombardmentResolved: "AIR", ev.RetreatRefused: "14.3",
    ev.LeaderDisplaced: "14.4", ev.UnitsDrawn: "J.reinforcements",
}  # fmt: skip
_BY_FACT: dict[type[Event], tuple[str, dict[str, str]]] = {
    ev.UnitMoved: ("kind", {"retreat": "11.6", "advance": "11.7", "enter": "15.1", "carried": "B.trucks"}),
    ev.UnitEliminated: ("cause", {"stacking": "7.2", "retreat": "11.6", "overrun": "B.trucks"}),
    ev.AttackDeclared: ("kind", {"barrage": "12.4", "support": "12.51"}),
    ev.ArtilleryAssigned: ("role", {"attack": "12.3.1", "defend": "12.3.2", "barrage": "12.4"}),
    ev.CombatCancelled: ("by", {"": "11.1"}),
    DieRolled: ("purpose", {"hq_rebuild": "10.5", "leader_caught": "14.4", "draw": "J.reinforcements"}),
}
"""Events whose rule depends on one of their facts."""


def rule_of(world: World, event: Event) -> str:
    """The rule behind an event; "" where none stands for it."""
    if chosen := _CHOSEN.get(type(event)):
        return chosen(world, event)
    return _by_fact(event)


def _by_fact(event: Event) -> str:
    name, rules = _BY_FACT.get(type(event), ("", {}))
    return rules.get(str(event.facts().get(name, "")), RULES.get(type(event), ""))


def _victory(world: World, event: Event) -> str:
    return victory.rule_of(world)


def _weather(world: World, event: Event) -> str:
    """Rolled as the scenario says, fixed by the scenario, or fixed by a small game of ours."""
    if any(span.mud_on for span in world.scenario.weather):
        return "J.weather"
    return "B.weather" if world.map.id == "brunete" else "17.0"


def _initiative(world: World, event: Event) -> str:
    return "5.0" if world.scenario.initiative.always else "B.initiative"


def _air(world: World, event: ev.AirAssigned) -> str:
    return "13.3" if event.mission == "bombard" else "13.1" if event.unit else "13.2"


def _lost(world: World, event: ev.UnitEliminated) -> str:
    caught = event.cause == "overrun" and world.units[event.unit].is_leader
    return "14.4" if caught else _by_fact(event)


def _judged(world: World, event: ev.StatusJudged) -> str:
    return "9.3" if event.out_of_supply else "10.3"


def _die(world: World, event: DieRolled) -> str:
    return _weather(world, event) if event.purpose == "weather" else _by_fact(event)


_CHOSEN: dict[type[Event], Callable[[World, Any], str]] = {
    ev.GameEnded: _victory,
    ev.ControlChanged: _victory,
    ev.WeatherChanged: _weather,
    ev.InitiativeTaken: _initiative,
    ev.AirAssigned: _air,
    ev.UnitEliminated: _lost,
    ev.StatusJudged: _judged,
    DieRolled: _die,
}
