"""Positions that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.engine import plain
from desktop.engine.match import Match
from desktop.engine.unseen import as_seen, pool, pools, rearranged, two_orders
from tests.contract.games import new_match, player_of
from tests.contract.seeing import with_state

HIDING = ("crusade/campaign", "illusions/campaign-1914", "reich/campaign-1941")


def played(scenario: str, most: int = 60) -> Match:
    match, player = new_match(scenario, 6), player_of(scenario, 6)
    for _ in range(most):
        assert match.decision is not None
        match.play(player.choose(match.state, match.decision))
    return match


@pytest.mark.parametrize("scenario", HIDING)
def test_the_same_cards_lie_in_other_places_and_the_match_is_untouched(scenario: str) -> None:
    match = played(scenario)
    before = match.digest()
    for seat in (*match.definition.sides[:2], ""):
        other: Any = rearranged(match, seat, 3)
        assert match.digest() == before != plain.digest(other)
        assert match.definition.faults(other) == []
        true: Any = match.state
        assert other.hands.get(seat) == true.hands.get(seat)
        assert as_seen(match, other, match.decision, seat)[0] == as_seen(match, true, match.decision, seat)[0]


@pytest.mark.parametrize("scenario", HIDING)
def test_the_new_places_depend_on_what_the_seat_knows_alone(scenario: str) -> None:
    match = played(scenario)
    for seat in (*match.definition.sides[:2], ""):
        others = [with_state(match, rearranged(match, seat, order), match.decision) for order in (1, 2, 3)]
        found = {plain.digest(rearranged(each, seat, 9)) for each in (match, *others)}
        assert len(found) == 1


@pytest.mark.parametrize("scenario", HIDING)
def test_two_orders_agree_in_no_place(scenario: str) -> None:
    match = played(scenario)
    for seat in (*match.definition.sides[:2], ""):
        one, other = (rearranged(match, seat, order) for order in two_orders())
        for mine, theirs in zip(pools(match, one, seat), pools(match, other, seat), strict=True):
            pairs = zip(mine.slots, theirs.slots, strict=True)
            assert all(a[0][a[1]] != b[0][b[1]] for a, b in pairs)


def test_a_known_card_keeps_its_place() -> None:
    hand, deck = ["a", "b"], ["c", "d"]
    made = pool(hand, deck, known=["b"])
    assert made.cards == ("a", "c", "d")
    assert [place[at] for place, at in made.slots] == ["a", "c", "d"]


def test_a_game_that_hides_nothing_has_one_position() -> None:
    match = new_match("battles/pindoque")
    assert pools(match, match.state, "") == ()
    assert plain.digest(rearranged(match, "", 1)) == match.digest()
