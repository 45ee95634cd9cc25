"""Every one of the 54 conflict cards, laid in a conflict: its value, its suit in ties, its function."""

from __future__ import annotations

import pytest

from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import enemy_of
from tests.games.reich.position import Position, position, world_of

CARDS = world_of("campaign-1941").cards
PLAIN = {"axis": ["german_7"], "allies": ["western_7"]}
SOUGHT = {"axis": "stukas", "allies": "convoy"}
RANKS = {"german": 2, "western": 1, "soviet": 1, "italian": 0, "none": -1}


def meeting(card: str, against: str, dice: list[int]) -> Position:
    """A side seeks an event with a card, the other answers with another; the dice of both are given."""
    side = CARDS[card].side
    other = enemy_of(side)
    place = position(side, hands={side: list(dict.fromkeys([card, *PLAIN[side]])), other: [against]})
    place.play(f"seek {SOUGHT[side]}", f"card {card}")
    place.play(f"card {against}", dice=dice)
    return place


def resolved(place: Position) -> ev.ConflictResolved:
    while place.offers("done") and not place.of(ev.ConflictResolved):
        place.play("done")
    return place.of(ev.ConflictResolved)[0]  # type: ignore[return-value]


@pytest.mark.rule("reich", "7.7", says="Each side adds the values of")
@pytest.mark.rule("reich", "5.3", says="Used conflict cards go face up")
@pytest.mark.rule(
    "reich",
    "4.1.3",
    says=("2 to 10: no function", "Double Agent, value 10: cancels the", "11 Lieutenant General, 12 Field Marshal"),
)
@pytest.mark.rule("reich", "4.1", says="Each side has a deck of")
@pytest.mark.parametrize("card", sorted(CARDS))
def test_4_1_3_value_and_function_of_each_card(card: str) -> None:
    known = CARDS[card]
    other = enemy_of(known.side)
    against = {"axis": "german_8", "allies": "western_8"}[other]
    place = meeting(card, against, [1, 2, 3, 4, 4, 4])
    if known.rerolls:
        assert place.asked == known.side
        assert place.decision.progress == (0, known.rerolls)
        assert place.offered("reroll") == ["0", "1", "2"]
    found = resolved(place)
    totals = {"axis": found.axis_total, "allies": found.allied_total}
    theirs = 1 if known.special == "saboteur" else 8
    assert totals == {known.side: known.value + 6, other: theirs + 12}
    used = {event.card: event.pile for event in place.of(ev.CardDiscarded)}
    beaten = known.special == "double_agent" and found.winner == other
    assert used[card] == (other if beaten else known.side)


@pytest.mark.rule(
    "reich",
    "4.1.2",
    says=(
        "German cards win ties against all",
        "Soviet and Western cards come next",
        "Italian cards lose ties",
        "A double agent belongs to no",
    ),
)
@pytest.mark.rule("reich", "7.7", says="The higher total wins; a tie")
@pytest.mark.parametrize("card", sorted(card for card in CARDS if CARDS[card].special != "saboteur"))
def test_4_1_2_ties_of_each_suit(card: str) -> None:
    """Against an equal total of a middle suit (or of the Germans): the better suit wins."""
    known = CARDS[card]
    other = enemy_of(known.side)
    against = {"axis": "german_9", "allies": "western_9"}[other]
    dice = [4, 4, 4, *_three(known.value + 12 - 9)]
    place = meeting(card, against, dice)
    found = resolved(place)
    assert found.axis_total == found.allied_total
    mine, theirs = RANKS[known.suit], RANKS[CARDS[against].suit]
    assert found.winner == (known.side if mine > theirs else other)


def _three(total: int) -> list[int]:
    """Three dice that make a total."""
    dice = [1, 1, 1]
    for place in range(3):
        dice[place] += min(5, total - sum(dice))
    return dice


@pytest.mark.rule("reich", "4.1.3", says="Double Agent, value 10: cancels the")
@pytest.mark.parametrize("card", ["double_agent_axis", "double_agent_allied"])
@pytest.mark.parametrize("special", ["lieutenant_general", "field_marshal", "supreme_commander"])
def test_4_1_3_double_agents_silence_every_commander(card: str, special: str) -> None:
    other = enemy_of(CARDS[card].side)
    for commander in (c for c in CARDS.values() if c.side == other and c.special == special):
        place = meeting(card, commander.id, [1, 1, 1, 2, 2, 2])
        assert [event.card for event in place.of(ev.CardSilenced)] == [commander.id]
        assert place.of(ev.ConflictResolved), "nobody is asked for re-rolls"
