"""What is told of cards: what was played, what left the game, what may come yet; and nothing of where it lies."""

from __future__ import annotations

import random

import pytest

from desktop.engine import unseen
from desktop.engine.match import Match
from desktop.views.table import PileView

SCENARIOS = ["crusade/campaign", "illusions/campaign-1914", "reich/campaign-1941"]


def played(scenario: str, moves: int) -> Match:
    match, chance = Match.new(*scenario.split("/"), seed=3), random.Random(3)
    for _ in range(moves):
        if match.decision is None:
            break
        match.play(chance.choice(match.decision.actions))
    return match


def test_no_other_pile_is_read_past_by_the_tests_of_secrets() -> None:
    for scenario in SCENARIOS:
        match = played(scenario, 40)
        table = match.definition.presenter(match.world).table(match.state, match.decision, "")
        assert table.cards is not None
        assert {pile.id for pile in table.cards.piles() if pile.anywhere} == {
            f"out:{side}" for side in match.state.decks
        }


def piles(match: Match, state, seat: str) -> dict[str, PileView]:  # type: ignore[no-untyped-def]
    table = match.definition.presenter(match.world).table(state, match.decision, seat)
    assert table.cards is not None
    return {pile.id: pile for pile in table.cards.piles() if pile.listed}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_may_come_yet_is_all_that_is_not_seen_elsewhere(scenario: str) -> None:
    match = played(scenario, 120)
    table = match.definition.presenter(match.world).table(match.state, match.decision, "")
    assert table.cards is not None
    seen = [card.id for pile in table.cards.piles() for card in pile.cards if not pile.id.startswith("played:")]
    assert len(seen) == len(set(seen)), "no card is told of at two places"
    for side, deck in match.state.decks.items():
        told = {card.id for card in piles(match, match.state, "")[f"out:{side}"].cards}
        assert told > set(deck), "the draw pile alone would tell the hand"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_is_the_same_wherever_the_hidden_cards_lie(scenario: str) -> None:
    match = played(scenario, 120)
    for seat, _ in (("", ""), *match.definition.presenter(match.world).seats()):
        true = piles(match, match.state, seat)
        for order in unseen.two_orders():
            assert piles(match, unseen.rearranged(match, seat, order), seat) == true


@pytest.mark.parametrize("scenario", SCENARIOS[:2])
def test_events_are_told_in_the_order_of_play(scenario: str) -> None:
    match = played(scenario, 300)
    told = [card.id for key, pile in piles(match, match.state, "").items() if key.startswith("played:")
            for card in pile.cards]  # fmt: skip
    assert told
    assert sorted(told, key=match.state.played.index) == sorted(match.state.played, key=match.state.played.index)
