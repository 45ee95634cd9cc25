"""8.5.1.2 What must hold for a card to be played as an event, and what is missing if it may not."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.cards.registry import CONDITIONS, why_not_own
from desktop.games.crusade.rules.reinforcement import placement
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.conditions import why_not_met

RULE = "8.5.1.2"


def why_not_event(state: CrusadeState, card: CardId) -> Refusal | None:
    """8.5.1.2, 8.5.2.2 Why the event of a card cannot take place: a condition, or nowhere to carry it out.

    Limits per turn (reinforcements, counterattacks, winter) are those of the action chart and are looked at before.
    """
    definition = state.world.cards[card]
    return (
        why_not_met(RULE, card, definition.conditions, lambda condition: holds(state, card, condition))
        or why_not_own(state, card)
        or placement.why_not_reinforce(state, card)
    )


def holds(state: CrusadeState, card: CardId, condition: s.Condition) -> bool:
    """Whether a single condition holds now. Those of a combat are the business of Combat Cards."""
    match condition:
        case s.TurnMin(value=value):
            return state.turn >= value
        case s.TurnMax(value=value):
            return state.turn <= value
        case s.PhaseIs(phase=phase):
            return state.world.phase_of(state.turn) == phase
        case s.Played(card=other):
            return state.is_played(other)
        case s.NotPlayed(card=other):
            return not state.is_played(other)
        case s.MoraleMax(value=value):
            return state.rm <= value
    return _holds_on_board(state, card, condition)


def _holds_on_board(state: CrusadeState, card: CardId, condition: s.Condition) -> bool:
    match condition:
        case s.ControlAll(side=side, spaces=spaces):
            return all(state.controls(side, space) for space in spaces)
        case s.ControlAny(side=side, group=group):
            return any(state.controls(side, space) for space in state.world.groups[group])
        case s.FlagSet(flag=flag):
            return bool(state.flag(flag))
        case s.OwnCondition(part=part):
            return CONDITIONS[card, part](state, condition)
    raise TypeError(f"not a condition of an event: {condition}")
