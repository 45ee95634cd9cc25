"""Whose view and whose hand are shown: one seat throughout, and the cards a step names wherever they are."""

from __future__ import annotations

import pytest

from desktop.examples.course import Stop
from desktop.examples.loader import find_example
from desktop.examples.run import ExampleRun
from desktop.examples.views import step_view, table_view


@pytest.fixture(scope="module")
def first_turn() -> ExampleRun:
    return ExampleRun(find_example("reich/campaign-first-turn"))


def at(run: ExampleRun, stop: Stop) -> ExampleRun:
    run.go_to(stop.path, acted=stop.acted)
    return run


def test_the_seat_of_the_reader_is_the_same_at_every_stop(first_turn: ExampleRun) -> None:
    seats = {table_view(at(first_turn, stop), moving=False).seat for stop in first_turn.course.stops[:16]}
    assert first_turn.match.decision is not None
    assert seats == {"axis"}


def test_the_hand_a_card_is_played_from_is_shown_and_says_whose_it_is(first_turn: ExampleRun) -> None:
    for stop, whose in ((Stop((6,), False), "Axis"), (Stop((7,), False), "Allied"), (Stop((8,), False), "Axis")):
        hand = table_view(at(first_turn, stop), moving=False).hand
        assert hand is not None
        assert hand.title.startswith(whose)
        named = {each.card.id for each in step_view(first_turn).cards}
        assert named
        assert named <= {card.id for card in hand.cards}
        assert not any(card.hidden for card in hand.cards)


def test_named_cards_are_shown_with_who_holds_them_until_they_are_played(first_turn: ExampleRun) -> None:
    shown = [
        (each.card.id, each.owner)
        for acted in (False, True)
        for each in step_view(at(first_turn, Stop((8,), acted))).cards
    ]
    assert shown == [("german_6", "Axis"), ("german_6", "")]


def test_a_hand_offers_nothing_once_the_step_is_done(first_turn: ExampleRun) -> None:
    uses = []
    for acted in (False, True):
        hand = table_view(at(first_turn, Stop((8,), acted)), moving=False).hand
        assert hand is not None
        uses.append(any(card.uses for card in hand.cards))
    assert uses == [True, False]
