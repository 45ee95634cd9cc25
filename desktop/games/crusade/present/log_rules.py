"""The rule that a line of the log leads to, where the event does not say it: by what happened and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.event import Event
from desktop.engine.ids import CardId
from desktop.games.crusade.state import combat_events as ce
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.sides import RESERVE
from desktop.games.crusade.state.state import TRENCH

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World

RULES: dict[type[Event], str] = {
    ev.TurnBegan: "6.0", ev.RoundBegan: "7.1", ev.ActionTaken: "7.1.3", ev.CardsDrawn: "6.0",
    ev.DeckShuffled: "6.0", ev.CardsAdded: "15.1", ev.CardPlayed: "8.1.3", ev.CardsDiscardedUnseen: "8.5.3.6",
    ev.CardRemoved: "8.5.1.3", ev.CombatCardPlayed: "11.2.4", ev.CombatCardReturned: "11.2.4",
    ev.StepRegained: "14.1.3", ev.RpSpent: "14.1", ev.EffectBegan: "8.5.1.1", ev.EffectEnded: "8.5.1.1",
    ev.TurnEffectBegan: "8.5.1.1", ce.Fired: "11.2.7", ce.CombatDecided: "11.2.9",
}  # fmt: skip
"""By kind of event that another game has too, whatever its cause; events of this game say it themselves."""

CAUSES: dict[type[Event], dict[str, str]] = {
    ev.UnitsMoved: {
        "move": "10.1", "retreat": "11.4", "advance": "11.5", "sr": "12.1.6", "sea": "12.1.7", "landed": "8.5.4.6",
    },
    ev.UnitPlaced: {
        "replacement": "11.3.5", "special_sr": "13.4.3", "returned": "13.4.3", "africa": "17.6.4",
        "initial": "15.2.1.2", "reserve_check": "15.2.2.2", "militarized": "15.2.3", "landing": "8.5.4.6",
        "landing_failed": "8.5.4.5",
    },
    ev.UnitRemoved: {
        "attrition": "13.3.5", "retreat": "11.4.4", "stacking": "9.1.4", "no_space": "15.2.1.2",
        "militarized": "15.2.3", "cut_off": "11.3.3", "no_division": "11.3.5",
    },
    ev.UnitEliminated: {
        "combat": "11.3.2", "retreat": "11.4.3", "stacking": "9.1.4", "beach_head": "8.5.6.4", "special_sr": "13.4.3",
    },
    ev.StepLost: {"combat": "11.3.2", "retreat": "11.4.3"},
    ev.ControlChanged: {"move": "10.1.9", "advance": "11.5.6", "retreat": "11.4.5", "attrition": "13.3.6"},
    ev.RpRecorded: {"cities": "14.2", "lasting": "14.2.4", "none": "14.2.4"},
    ev.CardDiscarded: {"lost": "8.5.3.3", "used": "8.5.3.2", "turn_end": "8.5.3.5", "voluntary": "8.5.3.6"},
}  # fmt: skip
"""The same by kind of event and its cause, unless that is a card."""

_BY_CARD: dict[type[Event], dict[str, str]] = {
    ev.UnitPlaced: {"reinforcement": "8.5.2", "N2": "15.2.1", "R6": "8.5.4.1", "R50": "8.5.6.3"},
    ev.UnitRemoved: {"reinforcement": "8.5.2.5"},
}
"""Where the cause is a card: by the card, or by its kind."""
_ANY_CARD: dict[type[Event], str] = {ev.RpRecorded: "8.4.1"}
EVENT = "8.5.1.1"
"""What a card orders."""


PHASES = {"corps": "15.2.1", "reserve_check": "15.2.2", "militarization": "15.2.3", "attrition": "13.3.7"}
"""Phases with a rule besides the sequence of the turn."""
ENDS = {"morale": "5.2.2", "cities": "5.2.3", "coup": "5.2.4"}
"""Ways to win before the last turn is over."""
FLAGS = {
    "axis_rp": "8.4.1", "soviet_rp": "8.4.1", "afr_schedule": "17.6.2", "afr_accelerated": "17.6.2",
    "militia_rule_over": "17.4.1", "no_fort_bilbao": "10.2.3", "no_french_special_sr": "13.4.3.2",
    "severe_winter_turn": "16.5.3", "corridor": "18.2.3",
}  # fmt: skip
"""Flags that are told when they are set."""


def rule_of(world: World, event: Event) -> str:
    """The rule of an event; "" if it has none."""
    always = RULES.get(type(event), event.RULE)
    return always or _by_facts(world, event) or _by_cause(world, event)


def _by_facts(world: World, event: Event) -> str:
    """Where not the cause tells the rule but what it happened to; "" where the cause does."""
    match event:
        case ev.PhaseBegan(phase=phase):
            return PHASES.get(phase, "6.0")
        case ev.GameEnded(reason=reason):
            return ENDS.get(reason, "5.1.1")
        case ev.FlagSet(flag=flag):
            return FLAGS.get(flag, "")
        case ev.BuildTried(work=work):
            return "10.2.4" if work == TRENCH else "10.2.2"
        case ev.Scored(cause=cause, vp=vp) if cause not in event.RULES:
            return "5.1.2" if vp else "16.3.3"
        case ev.UnitPlaced(cause="sr") if RESERVE not in (event.before, event.place):
            return "17.6.4"
        case ev.UnitPlaced(cause="sr"):
            return "12.1.9" if event.place == RESERVE else "12.1.8"
        case ev.UnitPlaced(cause="rebuilt", unit=unit):
            return "14.1.5" if world.units[unit].corps else "14.1.4"
        case ev.UnitRemoved(cause="never_replaced", unit=unit):
            return "17.6.5" if unit in world.families["afr"] else "14.1.6"
    return _at_beach_head(world, event)


def _at_beach_head(world: World, event: Event) -> str:
    """8.5.4, 8.5.6 The two landings have rules of their own."""
    mallorca = world.beach_heads["mallorca"].space
    match event:
        case ev.BeachHeadPlaced(beach_head=head):
            return "8.5.4.1" if head == mallorca else "8.5.6.1"
        case ev.BeachHeadRemoved(beach_head=head, cause="taken"):
            return "8.5.4.3" if head == mallorca else "8.5.6.4"
        case ev.UnitsMoved(kind="bounce", path=path):
            return "8.5.4.3" if path[0] == mallorca else "8.5.6.4"
        case ev.UnitPlaced(cause="beach_head", before=head):
            return "8.5.4.3" if head in (mallorca, world.beach_heads["mallorca"].target) else "8.5.6.4"
    return ""


def _by_cause(world: World, event: Event) -> str:
    """The rule by the cause, or by the card that is the cause."""
    cause = str(getattr(event, "kind", "") or getattr(event, "cause", ""))
    if card := world.cards.get(CardId(cause)):
        known = _BY_CARD.get(type(event), {})
        return known.get(cause) or known.get(card.card_kind) or _ANY_CARD.get(type(event), EVENT)
    causes = event.RULES if isinstance(event, ev.Caused) else CAUSES.get(type(event), {})
    return causes.get(cause, "")
