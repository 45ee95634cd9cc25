"""The preview: exact chances for each card in hand."""

from __future__ import annotations

from itertools import product

import pytest

from desktop.games.reich.chances import Odds, card_odds, dice_totals, unseen
from tests.games.reich.position import position


@pytest.mark.rule("reich", "7.4", "7.6")
def test_totals_of_plain_and_rerolled_dice() -> None:
    plain = dice_totals(3, (), 6)
    assert sum(plain) == 216
    assert plain[10] == 27
    again = dice_totals(1, (("own", 1, False),), 6)
    assert sum(again) == 36
    assert again[1:] == (3, 3, 3, 9, 9, 9), "1-3 are rolled again"
    forced = dice_totals(1, (("set", 4, True),), 6)
    assert forced[4] == 6
    chosen = dice_totals(1, (("set", 4, False),), 6)
    assert chosen[1:] == (0, 0, 0, 4, 1, 1)


@pytest.mark.rule("reich", "7.7")
def test_odds_against_a_card_in_sight() -> None:
    hands = {"axis": ["italian_10", "german_9"], "allies": ["western_9", "western_8"]}
    place = position("axis", events={"allies": ["enigma"]}, hands=hands)
    place.play("seek stukas", "play enigma", "card italian_10")
    found = card_odds(place.state, "allies")
    rolls = list(product(range(1, 7), repeat=3))
    wins = sum(9 + sum(mine) >= 10 + sum(theirs) for mine in rolls for theirs in rolls)
    assert found["western_9"].wins * 216**2 == wins * found["western_9"].of
    assert found["western_8"].percent < found["western_9"].percent


@pytest.mark.rule("reich", "7.3")
def test_odds_use_only_what_is_public() -> None:
    hands = {"axis": ["german_9", "german_8"], "allies": ["soviet_9", "soviet_2", "western_13"]}
    place = position("axis", hands=hands)
    place.play("attack land warsaw minsk")
    pool = unseen(place.state, "allies", "axis")
    assert "soviet_13" in pool, "it may be in hand"
    assert not any(card.startswith("western") for card in pool), "a Soviet card must be played"
    before = card_odds(place.state, "axis")
    place.state.hands["allies"], place.state.decks["allies"] = place.state.decks["allies"][:3], [
        *place.state.hands["allies"], *place.state.decks["allies"][3:],
    ]  # fmt: skip
    assert card_odds(place.state, "axis") == before, "the real hand makes no difference"
    assert before["german_9"].percent > before["german_8"].percent


def test_percent_is_rounded() -> None:
    assert [Odds(1, 3).percent, Odds(2, 3).percent, Odds(1, 2).percent] == [33, 67, 50]


@pytest.mark.rule("reich", "6.5.3.3")
def test_odds_with_two_card_events_on_both_sides() -> None:
    events = {"axis": ["desperate_gamble"], "allies": ["maximum_effort"]}
    place = position("axis", events=events)
    place.play("seek stukas", "play desperate_gamble", "play maximum_effort")
    found = card_odds(place.state, "axis")
    assert len(found) == 8
    ranked = [found[f"german_{value}"].percent for value in range(2, 10)]
    assert ranked == sorted(ranked)
    assert 0 < ranked[0] < ranked[-1] < 100
