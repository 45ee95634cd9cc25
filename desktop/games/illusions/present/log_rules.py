"""The rule that a line of the log leads to, by what happened and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.engine.event import DieRolled, Event
from desktop.engine.ids import NOTHING, CardId
from desktop.games.illusions.state import combat_events as ce
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.sides import ALLIED
from desktop.mechanics.cdg.events import ActionTaken

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World

SHARED: dict[type[Event], str] = {
    ev.TurnBegan: "6.0", ev.PhaseBegan: "6.0", ev.RoundBegan: "8.1", ActionTaken: "8.2", ev.CardsDrawn: "6.0",
    ev.DeckShuffled: "6.0", ev.CardsAdded: "17.2", ev.CardsDiscardedUnseen: "6.0", ev.CardRemoved: "9.7.1",
    ev.CombatCardPlayed: "9.8", ev.SpaceMarked: "9.4.3", ev.SpaceUnmarked: "9.4.3", ev.RpSpent: "16.2",
    ev.EffectBegan: "9.7.1", ev.EffectEnded: "9.7.1", ev.TurnEffectBegan: "9.7.1", ce.Fired: "12.2",
    ce.CombatClosed: "12.2",
}  # fmt: skip
"""Of events that another game has too, under other rules; the game's own say it themselves."""

COMBAT, RETREAT, ATTRITION, COLLAPSE, STACKING = "combat", "retreat", "attrition", "collapse", "stacking"
WITHDRAWAL, WITHDRAW, REVOLUTION, ENTRY = "withdrawal", "withdraw", "revolution", "entry"
CAUSES: dict[type[Event], dict[str, str]] = {
    ev.CardPlayed: {"ops": "9.4", "sr": "9.5", "rp": "9.6", "event": "9.7.1"},
    ev.CardDiscarded: {"used": "12.2", "voluntary": "6.0", "turn_end": "6.0"},
    ev.UnitsMoved: {
        "move": "11.1", RETREAT: "12.7", "advance": "12.8", "sr": "13.2", "sea": "13.3", "assault": "25.5",
        "bounce": "25.4", "event": "9.7", "march": "9.7.1", WITHDRAW: "9.7.1",
    },
    ev.UnitPlaced: {
        "rebuilt": "16.6", "replacement": "12.6.4", "uprising": "23.3.2", COMBAT: "23.3.3", WITHDRAWAL: "25.3.1",
        COLLAPSE: "26.2.3", REVOLUTION: "23.4.2",
    },
    ev.StepLost: {
        COMBAT: "12.6.3", RETREAT: "12.7", ATTRITION: "14.3.2", REVOLUTION: "23.4.2", WITHDRAWAL: "25.3.1",
    },
    ev.UnitEliminated: {
        COMBAT: "12.6.6", RETREAT: "12.7.5", ATTRITION: "14.3.2", STACKING: "10.3", WITHDRAWAL: "25.3.1",
        WITHDRAW: "27.0",
    },
    ev.UnitDestroyed: {RETREAT: "12.7", ATTRITION: "14.3.2", STACKING: "10.3", WITHDRAWAL: "25.3.1"},
    ev.ControlChanged: {
        "advance": "12.8.3", RETREAT: "12.7.3", "siege": "20.4.1", "uprising": "23.3.2", "uprising_gone": "23.3.3",
        ENTRY: "26.0", "left": "26.3.1",
    },
    ev.StackMarked: {"move": "18.1.1", "attack": "18.3"},
    ev.TrenchPlaced: {"built": "19.2", "entered": "19.4"},
    ev.FortDestroyed: {COMBAT: "20.2", "siege": "20.4.1"},
    ev.SiegeEnded: {"left": "20.3.4", "losses": "20.3.5"},
    ev.RpRecorded: {"landing_captured": "25.4", "ap_a_to_ru": "16.7.2", COLLAPSE: "23.5"},
    ev.RevolutionChanged: {"stage_1": "23.4.2", "stage_2": "23.4.2", "stage_3": "23.4.2", "stage_4": "23.4.2",
                           "suppressed": "23.4.3"},
    ev.GameEnded: {"automatic": "5.1.2"},
    DieRolled: {"breach": "26.3.1"},
}  # fmt: skip
"""By kind of event and its cause, unless that is a card."""
OTHERWISE: dict[type[Event], str] = {
    ev.CardPlayed: "9.3", ev.CardDiscarded: "9.3", ev.UnitPlaced: "9.7.2", ev.StepRegained: "16.1",
    ev.ControlChanged: "11.2", ev.TrenchPlaced: "19.4", ev.SiegeEnded: "20.3", ev.RpRecorded: "9.6.1",
    ev.RevolutionChanged: "23.4.1", ev.GameEnded: "5.1.3",
}  # fmt: skip
"""By kind of event, for causes that are not listed."""

EVENT = "9.7.1"
"""What a card orders."""
JOINED = {"bu": "26.2.2", "gr": "26.3.2", "it": "26.4.2", "ro": "26.5.2"}
COLLAPSED = {"ah": "23.5", "bu": "26.2.3", "ro": "26.5.3", "sb": "26.6.2", "mn": "26.6.2"}
SCORED = {
    "control": "5.1.1", "offensive_failed": "7.1.2", "br_fr_attack": "7.2", ENTRY: "26.0", "landing_captured": "25.4",
    "card": EVENT,
}  # fmt: skip
"""Why the VP marker moves."""
TRACKS = {"war_status": "17.1.2", "armistice": "17.3.2", "will": "23.2", "quality": "24.1"}


def rule_of(world: World, event: Event) -> str:
    """The rule of an event that does not say it itself; "" if it has none."""
    match event:
        case ev.Scored():
            kind = event.track.partition("-")[0]
            return TRACKS.get(kind) or SCORED.get(event.cause, EVENT)
        case ev.OffensiveRolled():
            return "7.2" if event.side == ALLIED else "7.3"
        case ev.NationJoined():
            return JOINED[event.nation]
        case ev.NationCollapsed():
            return COLLAPSED[event.nation]
        case ce.CombatDecided():
            return "12.7.2" if event.owed else "12.2"
        case ce.RetreatShortened():
            return EVENT if event.cause in world.cards else "12.7.4"
    return _by_cause(world, event)


def _by_cause(world: World, event: Any) -> str:
    cause = next((str(found) for name in ("use", "kind", "cause", "stage", "reason", "purpose")
                  if (found := getattr(event, name, ""))), "")  # fmt: skip
    if cause in world.cards:
        return _by_card(world, event, CardId(cause))
    unit = world.units.get(getattr(event, "unit", NOTHING))
    if unit is not None and cause == COMBAT and not unit.combat:
        return "27.1" if unit.size == "artillery" else "27.0"
    if (
        unit is not None
        and cause == COLLAPSE
        and isinstance(event, ev.UnitRemoved | ev.UnitDestroyed | ev.UnitEliminated)
    ):
        return COLLAPSED.get(unit.nation, "26.2.3")
    if unit is not None and cause == COMBAT and isinstance(event, ev.UnitDestroyed):
        return "12.6.4" if unit.lcu else "12.6.5"
    return CAUSES.get(type(event), {}).get(cause) or OTHERWISE.get(type(event), "")


def _by_card(world: World, event: Any, card: CardId) -> str:
    """What a card orders; the units it brings, the points it records."""
    definition = world.cards[card]
    match event:
        case ev.UnitPlaced() if definition.reinforcement:
            return "15.1"
        case ev.UnitPlaced() if definition.card_kind == "neutral_entry":
            return "9.7.2"
        case ev.RpRecorded():
            return "9.6.1"
        case ev.TrenchPlaced():
            return "19.4"
    return EVENT
