"""Playing cards as events in tests: positions in which a card may be played, and the play itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.games.illusions.data import schema_conditions as c
from desktop.games.illusions.data.schema_cards import CardDef
from desktop.games.illusions.rules.cards import conditions
from desktop.games.illusions.rules.cards.play_card import PlayCard
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state.positions import keep_account
from desktop.games.illusions.state.state import AT_WAR, COLLAPSED, IllusionsState
from desktop.mechanics.cdg.conditions import condition_at, kind_of
from tests.games.illusions.position import Position, begin, in_round, state_of, world_of

ENDS = ("marked", "done", "decline")
"""Answers that end a question."""


def card_of(card: str) -> CardDef:
    return world_of().cards[card]


def ready(card: str, **fields: Any) -> IllusionsState:
    """The set-up of 1914 changed so that the card may be played, in a round of its owner with it in hand."""
    definition = card_of(card)
    turn, number = fields.pop("turn", None), fields.pop("round", 1)
    state = state_of(hands={definition.side: [card]}, **fields)
    for condition in definition.conditions:
        _fulfil(state, condition)
    if turn is not None:
        state.turn = turn
    keep_account(state)
    state.restored()
    for space in list(state.forts):
        sieges.review(state, space)
    return in_round(state, definition.side, number)


def _fulfil(state: IllusionsState, condition: c.Condition) -> None:
    match condition:
        case c.TurnMin(value=value):
            state.turn = max(state.turn, value)
        case c.SeasonIn(seasons=seasons):
            state.turn = next(turn for turn in range(state.turn, 19) if state.world.season(turn) in seasons)
        case c.Played(card=card):
            state.record_event(card)
        case c.FlagSet(flag=flag):
            state.flags[flag] = 1
        case c.AnyOf(of=parts):
            _fulfil(state, parts[0])
        case c.AllOf(of=parts):
            for part in parts:
                _fulfil(state, part)
        case c.WillMax(nation=nation, value=value):
            state.national_will[nation] = value
        case c.OwnCondition(part="combined_min", value=value):
            state.war_status = {"allied": value - value // 2, "central": value // 2}
        case c.OwnCondition(part="previous_action"):
            state.flags[conditions.GREECE_PENDING] = 1
        case c.RevolutionIs(state="begun" | "in_progress"):
            state.revolution = "stage_1"
        case c.OwnCondition(part="stage_min", value=value):
            state.revolution = f"stage_{value}"
        case c.OwnCondition(part="treaty"):
            state.treaty = True
        case _:
            _fulfil_on_board(state, condition)


def _fulfil_on_board(state: IllusionsState, condition: c.Condition) -> None:
    match condition:
        case c.AtWar(nation=nation):
            side = state.world.nations[nation].may_join[0]
            state.nations[nation], state.sides[nation] = AT_WAR, side
            for place in state.world.in_nation[nation]:
                state.control[place] = side
        case c.OwnCondition(part="collapsed"):
            state.nations["sb"] = COLLAPSED
        case c.ControlAll(side=side, spaces=spaces):
            hand_over(state, side, spaces)
        case c.ControlVp(side=side, nations=nations):
            hand_over(state, side, [space for nation in nations for space in state.world.vp_of[nation]])
        case c.OwnCondition(part="occupied"):
            put(state, "br_xii", "salonika")
        case c.UnitPresent(nations=nations):
            put(state, "fr_ao1" if "fr" in nations else "br_xii", "lemnos")
        case c.OwnCondition(part="uprising_in"):
            put(state, "ru_uprising_01", "minsk")
        case c.OwnCondition(part="besieges"):
            for unit in [unit for unit, status in state.units.items() if status.place == "przemysl"]:
                state.units[unit].place = "removed"
            state.units["ru_xi"].place = "przemysl"
        case c.OwnCondition(part="line"):
            _fulfil_on_board(state, c.AtWar(nation="bu"))
            hand_over(state, "central", state.world.in_nation["sb"])


def put(state: IllusionsState, unit: str, place: str) -> None:
    """A unit stands in a place, which it controls if it is a space."""
    state.units[unit].place = place
    owner = state.owner_of(unit)
    if place not in state.world.mixed and state.control[place] != owner:
        state.before_uprising.update({place: state.control[place]} if owner == "uprising" else {})
        state.control[place] = owner


def hand_over(state: IllusionsState, side: str, spaces: Sequence[str]) -> None:
    """Spaces change hands without what follows from it; others' units there are out of play."""
    for space in spaces:
        for unit, status in state.units.items():
            if status.place == space and state.owner_of(unit) != side:
                status.place = "removed"
        state.control[space] = side


def play(state: IllusionsState, card: str, *, checked: bool = True) -> Position:
    """The card is played as an event, up to the first choice."""
    side = state.world.cards[card].side
    return begin(state, PlayCard(side=side, card=card, use="event"), checked=checked)


def play_through(position: Position) -> Position:
    """Answer every question with an end to it, or else with the first action offered."""
    for _ in range(120):
        if position.decision is None:
            return position
        finished = [text for text in position.actions if text in ENDS]
        position.play((finished or position.actions)[0])
    raise AssertionError("the event does not end")


def refusal_of(state: IllusionsState, card: str) -> str:
    """Why an event may not be played: the key of the refusal, or `event.<kind>` of the condition that is not met."""
    refusal = conditions.why_not_event(state, card)
    if refusal is None:
        return ""
    place = dict(refusal.reason.args).get("condition", "")
    if not place:
        return refusal.reason.key
    found = condition_at(state.world.cards[card].conditions, str(place))
    return "_".join(filter(None, (f"event.{getattr(found, 'part', '') or kind_of(found)}", getattr(found, "flag", ""))))
