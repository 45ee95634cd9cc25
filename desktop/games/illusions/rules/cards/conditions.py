"""9.7.1c What must hold for a card to be played as an event, and what is missing if it may not."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId, UnitId
from desktop.games.illusions.data import schema_conditions as c
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.rules.cards import event_options, registry
from desktop.games.illusions.rules.reinforcement import placement
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState
from desktop.mechanics.cdg.conditions import why_not_all, why_not_met

RULE = "9.7.1"
GREECE_PENDING = "greece_pending"
"""26.3.2a Flag: Greece joins unless the next CP action counters it."""
KING_CONSTANTINE = "CP-35"
"""9.7.2d The card that counters it."""
STAGES = ("begun", "stage_1", "stage_2", "stage_3", "stage_4")
"""23.4.2 Places of the marker on the Revolution Track, in order; the next two are none of them."""
RIOTS, SUPPRESSED = "riots", "suppressed"
"""23.4.1a, 23.4.3a Places of its own on the Revolution Track."""


def why_not_event(state: IllusionsState, card: CardId) -> Refusal | None:
    """9.7.1c, 9.7.3d Why the event of a card cannot take place: a condition, a ban, or nowhere to carry it out.

    Limits of the action chart (8.3) are looked at before.
    """
    definition = state.world.cards[card]
    if banned_by(state, card):
        return Refusal.of(RULE, "event.forbidden", card=card, other_card=banned_by(state, card))
    return (
        why_not_met(RULE, card, definition.conditions, lambda condition: holds(state, card, condition))
        or why_not_all(definition.effects, lambda effect: _why_not_effect(state, card, effect))
        or placement.why_not_reinforce(state, card)
    )


def banned_by(state: IllusionsState, card: CardId) -> str:
    """The event that has put an end to playing a card as an event, or nothing; 4.2.1e is a condition of its cards."""
    bans = state.world.bans.get(card, ())
    return next((other for other in state.played if other in bans), "")


def holds(state: IllusionsState, card: CardId, condition: c.Condition) -> bool:
    """Whether a single condition holds now. Those of a combat are the business of Combat Cards."""
    match condition:
        case c.TurnMin(value=value):
            return state.turn >= value
        case c.TurnMax(value=value):
            return state.turn <= value
        case c.SeasonIn(seasons=seasons):
            return state.world.season(state.turn) in seasons
        case c.Played(card=other):
            return state.is_played(other)
        case c.NotPlayed(card=other):
            return not state.is_played(other)
        case c.FlagSet(flag=flag):
            return bool(state.flag(flag))
        case c.FlagClear(flag=flag):
            return not state.flag(flag)
    return _holds_of_nations(state, card, condition)


def _holds_of_nations(state: IllusionsState, card: CardId, condition: c.Condition) -> bool:
    """What is asked of nations and tracks."""
    match condition:
        case c.AtWar(nation=nation):
            return state.is_at_war(nation) and state.nations[nation] != COLLAPSED
        case c.IsNeutral(nation=nation):
            return not state.is_at_war(nation)
        case c.WillMax(nation=nation, value=value):
            return state.national_will[nation] <= value
        case c.RevolutionIs():
            return _holds_of_revolution(state, condition)
    return _holds_on_board(state, card, condition)


def _holds_of_revolution(state: IllusionsState, condition: c.RevolutionIs) -> bool:
    """23.4"""
    on_track = state.revolution in STAGES
    match condition.state:
        case "begun":
            return on_track or state.revolution == SUPPRESSED
        case "not_begun":
            return not on_track and state.revolution != SUPPRESSED
    return on_track


def _holds_on_board(state: IllusionsState, card: CardId, condition: c.Condition) -> bool:
    """What is asked of control and spaces."""
    match condition:
        case c.ControlAll(side=side, spaces=spaces):
            return all(state.controls(side, space) for space in spaces)
        case c.ControlVp(side=side, nations=nations, least=least):
            spaces = [space for nation in nations for space in state.world.vp_of[nation]]
            return sum(state.controls(side, space) for space in spaces) >= (least or len(spaces))
        case c.UnitPresent(nations=nations, zone=zone):
            return bool(event_options.large_units(state, nations, zone))
        case c.OwnCondition(part=part):
            return registry.CONDITIONS[card, part](state, condition)
    raise TypeError(f"not a condition of an event: {condition}")


def _why_not_effect(state: IllusionsState, card: CardId, effect: e.Effect) -> Refusal | None:
    """9.7.1a What a card orders must be possible."""
    match effect:
        case e.PlaceHq() if not event_options.hq_places(state, effect, _leaving(state, card)):
            return Refusal.of("27.0", "event.no_place", card=card)
        case e.Landing(space=space) if not state.landings_left or space in state.landings:
            return Refusal.of("25.2.4", "event.no_landing", card=card)
        case e.Choose() if not event_options.open_options(state, card, effect):
            return Refusal.of(RULE, "event.no_option", card=card)
        case e.Own(part=part):
            return registry.why_not_own(state, card, part)
    return None


def _leaving(state: IllusionsState, card: CardId) -> list[UnitId]:
    """AP-46 Units that the card itself takes away first."""
    effects = state.world.cards[card].effects
    return [unit for effect in effects if isinstance(effect, e.RemoveUnits) for unit in effect.units]
