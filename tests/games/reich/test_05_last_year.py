"""5.4.2, 5.4.4, 5.5 The reshuffle that ends the last year, and the exchange of 1943 with an empty hand."""

from __future__ import annotations

import pytest

from desktop.games.reich.rules.cards.hands import Refill
from desktop.games.reich.rules.turn.game import ReichGame
from desktop.games.reich.rules.turn.reshuffle import Reshuffle
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.state import ReichState
from tests.games.reich.position import Position, position, state_of

GROWTH = ev.HandSizeChanged("allies", 5, 6, "axis_reshuffle")


def empty_deck(state: ReichState, side: str) -> None:
    state.discards[side], state.decks[side] = [*state.discards[side], *state.decks[side]], []


def last_year(**given: object) -> ReichState:
    """The Allied marker waits at End of 1942, the last box of this scenario."""
    state = state_of(
        "axis",
        scenario="intro-1941-42",
        year={"axis": "end_1941", "allies": "end_1942"},
        hand_size={"axis": 8, "allies": 5},
        hands={"allies": ["western_2", "western_3", "western_4", "soviet_2", "soviet_3"]},
        **given,  # type: ignore[arg-type]
    )
    empty_deck(state, "axis")
    return state


@pytest.mark.rule("reich", "5.5", says=("the Allied hand still grows first", "with no bonus events"))
@pytest.mark.rule("reich", "5.4.2", says="at once, unless it is already 12")
@pytest.mark.rule("reich", "10.4.1", says="3 to 5 a limited one")
def test_5_5_the_allied_hand_grows_before_the_last_year_is_judged() -> None:
    """8 to 5 would be a limited victory; 8 to 6 is a defeat."""
    state = last_year()
    state.discards["axis"].append(state.hands["axis"].pop())
    state.stack.append(Refill(first="axis"))
    place = Position(state)
    assert place.of(ev.HandSizeChanged) == [GROWTH]
    assert len(state.hands["allies"]) == 6, "the card is drawn too"
    assert not place.of(ev.EventGained, ev.YearEnded), "and no bonus events"
    assert (state.level, state.reason) == ("axis_catastrophe", "last_year")


@pytest.mark.rule("reich", "5.5", says="the Allied hand still grows first")
def test_5_5_in_a_conflict_it_grows_alike_and_nothing_else_of_the_reshuffle_follows() -> None:
    state = last_year(events={"axis": ["maximum_effort"]})
    state.put_in_lid("swedish_trade")
    state.stack.extend([ReichGame(step="turns"), PlayerTurn(side="axis", step="action")])
    place = Position(state)
    place.play("seek stukas", "play maximum_effort", f"card {state.hands['axis'][0]}")
    assert place.of(ev.HandSizeChanged) == [GROWTH]
    assert place.offered("card"), "the conflict goes on; nobody is asked for an event to return"
    place.play(f"card {place.offered('card')[0]}")
    while place.decision is not None:
        place.play(place.actions[-1])
    assert (state.level, state.reason) == ("axis_catastrophe", "last_year")


@pytest.mark.rule("reich", "5.4.2", says="Speer can cancel both")
def test_5_4_2_speer_keeps_the_hand_as_it_is_in_the_last_reshuffle_too() -> None:
    state = last_year()
    state.lay_beside("axis", "speer")
    state.stack.extend([Refill(first="axis"), Reshuffle(side="axis")])
    place = Position(state)
    assert place.actions == ["use speer", "done"]
    place.play("use speer")
    assert (state.hand_size["allies"], state.level) == (5, "axis_limited")
    assert "speer" in state.removed


@pytest.mark.rule("reich", "5.4.4", says="With no card in hand they draw first")
def test_5_4_4_an_empty_hand_does_not_forfeit_the_exchange() -> None:
    place = position(
        "allies",
        year={"axis": "end_1942", "allies": "end_1942"},
        hands={"allies": ["western_2", "western_3", "soviet_2"], "axis": ["german_2"]},
    )
    state = place.state
    empty_deck(state, "allies")
    place.play("reorganise", "option enemy", "discard western_2", "discard western_3", "discard soviet_2")
    assert place.decision is not None
    assert (place.asked, place.decision.rule) == ("allies", "5.4.4")
    assert len(state.hands["allies"]) == 3, "drawn to hand size before the exchange"
    wanted, given = place.offered("choose")[0], state.hands["allies"][0]
    assert wanted in state.decks["allies"]
    place.play(f"choose {wanted}", f"discard {given}", "done")
    assert wanted in state.hands["allies"]
    assert state.discards["allies"] == [given], "it starts the new pile"
    assert len(state.hands["allies"]) == 3
    assert len(state.decks["allies"]) == 27 - 3 - 1
    assert (state.exchanged, state.big_push["allies"]) == (True, "down")


@pytest.mark.rule("reich", "5.4.4", says="Once, when the Allied marker reaches End of 1943")
def test_5_4_4_only_once() -> None:
    state = state_of("allies", year={"axis": "end_1942", "allies": "end_1942"})
    state.record_exchange()
    empty_deck(state, "allies")
    state.stack.append(Reshuffle(side="allies"))
    assert Position(state).decision is None
