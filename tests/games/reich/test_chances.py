"""The preview: exact chances for each card in hand."""

from __future__ import annotations

from itertools import product

import pytest

from desktop.games.reich.rules.combat.chances import Odds, any_odds, card_odds, dice_totals, possible
from tests.games.reich.position import position


@pytest.mark.rule("reich", "7.4")
@pytest.mark.rule("reich", "7.6")
def test_totals_of_plain_and_rerolled_dice() -> None:
    plain = dice_totals(3, (), 6)
    assert sum(plain) == 216
    assert plain[10] == 27
    again = dice_totals(1, (("own", 1),), 6)
    assert sum(again) == 36
    assert again[1:] == (3, 3, 3, 9, 9, 9), "1-3 are rolled again"
    chosen = dice_totals(1, (("set", 4),), 6)
    assert chosen[1:] == (0, 0, 0, 4, 1, 1), "a 5 or 6 is left alone"


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
    pool = possible(place.state, "allies")
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


@pytest.mark.rule("reich", "6.5.3.3")
@pytest.mark.rule("reich", "4.1.3")
def test_odds_with_a_second_card_count_every_pair() -> None:
    """The chance with a second card is the mean over all it may be, agents and re-rolls included."""
    hands = {"axis": ["german_9", "german_8"], "allies": ["western_9", "western_8"]}
    place = position("axis", events={"axis": ["desperate_gamble"], "allies": ["enigma"]}, hands=hands)
    place.play("seek stukas", "play desperate_gamble", "play enigma")
    place.play("card german_9")
    state = place.state
    shown = state.fight.cards["axis"]
    assert len(shown) == 2, "the victim of Enigma shows both cards"
    found = card_odds(state, "allies")["western_9"]
    value = sum(state.world.cards[card].value for card in shown)
    low = 1 if "saboteur" in [state.world.cards[card].special for card in shown] else 9
    again = sum(state.world.cards[card].rerolls for card in shown)
    mine, theirs = dice_totals(3, (), 6), dice_totals(3, (("own", min(again, 3)),), 6)
    wins = sum(a * b for x, a in enumerate(mine) for y, b in enumerate(theirs) if x + low > y + value)
    assert found.wins * sum(mine) * sum(theirs) == wins * found.of


@pytest.mark.rule("reich", "7.3")
def test_a_card_face_down_still_counts_among_the_possible_ones() -> None:
    place = position("axis")
    place.play("seek stukas", "card german_9")
    assert "german_9" in possible(place.state, "axis"), "the other side does not know that it lies there"
    before = card_odds(place.state, "allies")
    state = place.state
    state.fight.cards["axis"], state.hands["axis"][0] = [state.hands["axis"][0]], "german_9"
    assert card_odds(state, "allies") == before


@pytest.mark.rule("reich", "7.5")
def test_dice_that_the_enemy_spoils() -> None:
    assert dice_totals(1, (("enemy", 1),), 6)[1:] == (9, 9, 9, 3, 3, 3)
    assert dice_totals(1, (("set", 5),), 6)[5:] == (5, 1)


@pytest.mark.rule("reich", "4.1.2")
def test_chances_of_both_sides_add_up() -> None:
    place = position("axis")
    place.play("seek stukas")
    ours, theirs = (any_odds(place.state, side) for side in ("axis", "allies"))
    assert ours.wins * theirs.of + theirs.wins * ours.of == ours.of * theirs.of
    hands = {"axis": ["german_5"], "allies": ["soviet_5"]}
    equal = position("axis", events={"allies": ["enigma"]}, hands=hands)
    equal.play("seek stukas", "play enigma", "card german_5")
    assert card_odds(equal.state, "allies")["soviet_5"].percent < 50, "the German suit wins ties"
