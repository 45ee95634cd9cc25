"""Playing cards as events in tests: positions in which a card may be played, and the play itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.cards.play_card import PlayCard
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import NAT, REP, Position, begin, in_round, state_of, world_of

SCENARIO = {"columns": "columns", "mobilization": "northern-front", "armies": "decisive-phase"}
"""A set-up of each war phase."""
ALL_CARDS = (("optional_cards", "all"),)


def card_of(card: str) -> s.CardDef:
    return world_of("campaign", ALL_CARDS).cards[card]


def ready(card: str, **fields: Any) -> CrusadeState:
    """A set-up of the card's phase in which its conditions hold, in an action round of its owner with it in hand."""
    definition = card_of(card)
    played = fields.pop("played", None)
    scenario = fields.pop("scenario", SCENARIO[definition.phase])
    turn = fields.pop("turn", None)
    number = fields.pop("round", 1)
    hands = {definition.side: [card]}
    state = state_of(scenario, hands=hands, options={"optional_cards": "all"}, **fields)
    state.played = [each for each in (state.played if played is None else played) if each != card]
    _out_of_the_box(state, card)
    for condition in definition.conditions:
        _fulfil(state, condition)
    if turn is not None:
        state.turn = turn
    state.restored()
    return in_round(state, definition.side, number)


def _out_of_the_box(state: CrusadeState, card: str) -> None:
    """Counters that the set-up has used, though the card that brings them is in hand, go back."""
    wanted: dict[str, int] = {}
    for effect in state.world.cards[card].effects:
        if isinstance(effect, s.Reinforce):
            wanted[effect.unit] = wanted.get(effect.unit, 0) + effect.count
    for kind, count in wanted.items():
        waiting = [unit for unit in state.world.of_type[kind] if state.units[unit].place == "pool"]
        others = [unit for unit in reversed(state.world.of_type[kind]) if unit not in waiting]
        for unit in others[: max(0, count - len(waiting))]:
            state.units[unit].place = "pool"


def _fulfil(state: CrusadeState, condition: s.Condition) -> None:
    match condition:
        case s.OwnCondition(part="turn", value=value) | s.TurnMin(value=value):
            state.turn = max(state.turn, value)
        case s.Played(card=card):
            state.record_event(card)
        case s.NotPlayed(card=card):
            state.played = [each for each in state.played if each != card]
        case s.MoraleMax(value=value):
            _morale(state, min(state.rm, value))
        case s.ControlAll(side=side, spaces=spaces):
            for space in spaces:
                _hand_over(state, space, side)
        case s.OwnCondition(part="strait"):
            state.strait = NAT
        case s.OwnCondition(part="nationalist_within"):
            state.units["NAT_INF_01"].place = "illescas"
            _hand_over(state, "illescas", NAT)
        case s.AnyOf(of=parts):
            _fulfil(state, parts[0])
        case s.ControlAny(side=side, group=group):
            _hand_over(state, state.world.groups[group][0], side)


def _morale(state: CrusadeState, rm: int) -> None:
    from desktop.games.crusade.state.state import AccountEntry

    state.account.append(AccountEntry(state.turn, 0, "", "stated", {}, 0, rm - state.rm))
    state.rm = rm


def _hand_over(state: CrusadeState, space: str, side: str) -> None:
    """A space changes hands without what follows from it; enemy units there are out of play."""
    for unit, status in state.units.items():
        if status.place == space and state.world.units[unit].side != side:
            status.place = "removed"
    state.control[space] = side
    state.works.pop(space, None)
    state.extra_trenches.pop(space, None)


def play(state: CrusadeState, card: str, *, checked: bool = True) -> Position:
    """The card is played as an event, up to the first choice."""
    side = state.world.cards[card].side
    return begin(state, PlayCard(side=side, card=card, use="event"), checked=checked)


def play_through(position: Position, prefer: Mapping[str, str] | None = None) -> Position:
    """Answer every question with the first action offered (the preferred one of its verb)."""
    for _ in range(60):
        if position.decision is None:
            return position
        wanted = [text for text in (prefer or {}).values() if text in position.actions]
        finished = [text for text in position.actions if text in ("marked", "done", "no-more", "moved")]
        position.play((wanted or finished or position.actions)[0])
    raise AssertionError("the event does not end")


__all__ = ["ALL_CARDS", "NAT", "REP", "card_of", "play", "play_through", "ready"]
