"""The rule that a line of the log leads to, by what happened and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.event import Event
from desktop.games.crusade import combat_events as ce
from desktop.games.crusade import events as ev

if TYPE_CHECKING:
    from desktop.games.crusade.world import World

RULES: dict[type[Event], str] = {
    ev.TurnBegan: "6.0", ev.PhaseBegan: "6.0", ev.RoundBegan: "7.1", ev.ActionTaken: "7.1.4", ev.CardsDrawn: "6.0",
    ev.DeckShuffled: "6.0", ev.CardsAdded: "15.1", ev.HandShown: "15.1.2", ev.CardPlayed: "8.1.3",
    ev.CardDiscarded: "3.0", ev.CardsDiscardedUnseen: "8.5.3.6", ev.CardRemoved: "8.5.1.3",
    ev.CombatCardPlayed: "11.2.4", ev.CombatCardReturned: "11.2.4", ev.CombatCardKept: "8.5.3.2",
    ev.StepRegained: "14.1.3", ev.SpacesActivated: "8.2.3", ev.BuildTried: "10.2.2",
    ev.BuildModifierChanged: "10.2.2", ev.SiegeChanged: "16.1", ev.IsolationEnded: "16.2.2",
    ev.BonusMarkerPlaced: "8.5.5.4", ev.BonusMarkerRemoved: "8.5.5.5", ev.Scored: "5.1.2", ev.RpSpent: "14.1",
    ev.StraitChanged: "16.7", ev.GovernmentChanged: "8.5.1.1", ev.AmmunitionShortageEnded: "17.1.1",
    ev.BadajozSourceLost: "13.2.4.2", ev.EffectBegan: "8.5.1.1", ev.EffectEnded: "8.5.1.1",
    ev.TurnEffectBegan: "8.5.1.1", ev.ActivationBarred: "8.5.1.1", ev.GameEnded: "5.0", ce.CombatBegan: "11.2.2",
    ce.ArmorClaimed: "16.6.2", ce.CombatCardCancelled: "8.5.3", ce.Fired: "11.2.7", ce.StepSpared: "11.3",
    ce.LossVanished: "11.3.5.1", ce.CombatDecided: "11.2.9", ce.RetreatCancelled: "11.4.3",
    ce.SiegeAssaulted: "16.1.4.2",
}  # fmt: skip
"""By kind of event, whatever its cause."""

CAUSES: dict[type[Event], dict[str, str]] = {
    ev.UnitsMoved: {
        "move": "10.1", "retreat": "11.4", "advance": "11.5", "sr": "12.1.6", "sea": "12.1.7", "bounce": "8.5.6.4",
        "landed": "8.5.4.6",
    },
    ev.UnitPlaced: {
        "sr": "12.1.8", "rebuilt": "14.1.5", "replacement": "11.3.5", "special_sr": "13.4.3", "africa": "17.6.4",
        "initial": "15.2.1.2", "reserve_check": "15.2.2.2", "militarized": "15.2.3", "landing": "8.5.4.6",
        "landing_failed": "8.5.4.5", "beach_head": "8.5.6.4",
    },
    ev.UnitRemoved: {
        "attrition": "13.3.5", "retreat": "11.4.4", "stacking": "9.1.4", "no_space": "15.2.1.2",
        "militarized": "15.2.3", "cut_off": "11.3.3", "never_replaced": "17.6.5", "no_division": "11.3.5",
    },
    ev.UnitEliminated: {
        "combat": "11.3.2", "retreat": "11.4.3", "stacking": "9.1.4", "beach_head": "8.5.6.4", "special_sr": "13.4.3",
    },
    ev.StepLost: {"combat": "11.3.2", "retreat": "11.4.3"},
    ev.ControlChanged: {"move": "10.1.9", "advance": "11.5.6", "retreat": "11.4.5", "attrition": "13.3.6"},
    ev.WorkPlaced: {"built": "10.2"},
    ev.WorkRemoved: {"control": "10.2.7", "dismantled": "10.2.10"},
    ev.BeachHeadRemoved: {"taken": "8.5.4.3", "failed": "8.5.4.5", "landed": "8.5.4.6"},
    ev.RpRecorded: {"cities": "14.2", "lasting": "14.2.4", "none": "14.2.4"},
}  # fmt: skip
"""By kind of event and its cause, unless that is a card."""

_BY_CARD: dict[type[Event], dict[str, str]] = {
    ev.UnitPlaced: {"reinforcement": "8.5.2", "R6": "8.5.4.1", "R50": "8.5.6.3"},
    ev.UnitRemoved: {"reinforcement": "8.5.2.5", "R28": "15.2.3"},
}
"""Where the cause is a card: by the card, or by its kind."""
_ANY_CARD: dict[type[Event], str] = {ev.RpRecorded: "8.4.1"}
EVENT = "8.5.1.1"
"""What a card orders."""


def rule_of(world: World, event: Event) -> str:
    """The rule of an event; "" if it has none."""
    if type(event) in RULES:
        return RULES[type(event)]
    if isinstance(event, ev.BeachHeadPlaced):
        return "8.5.4.1" if event.beach_head == world.beach_heads["mallorca"].space else "8.5.6.1"
    cause = str(getattr(event, "kind", "") or getattr(event, "cause", ""))
    if cause in world.cards:
        known = _BY_CARD.get(type(event), {})
        return known.get(cause) or known.get(world.cards[cause].card_kind) or _ANY_CARD.get(type(event), EVENT)
    return CAUSES.get(type(event), {}).get(cause, "")
