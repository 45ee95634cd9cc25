"""What better players know: in each position here they choose right, and the novice does not."""

from __future__ import annotations

import pytest

from desktop.engine.action import Action
from desktop.games.reich.player.knowledge import ReichKnowledge
from desktop.games.reich.player.scorer import ReichScorer
from tests.games.reich.position import Position, position

CHAFF = ["german_2", "german_3", "italian_2", "italian_3"]


def best(place: Position, player: type[ReichScorer]) -> str:
    """What such a player chooses, the first of what is equal to him."""
    decision = place.decision
    assert decision is not None
    scorer = player(place.state.world)
    return str(max(decision.actions, key=lambda action: (scorer.score(place.state, decision, action), str(action))))


def scored(place: Position, text: str) -> int:
    assert place.decision is not None
    return ReichKnowledge(place.state.world).score(place.state, place.decision, Action.parse(text))


def chosen(place: Position) -> tuple[str, str]:
    """What the better player chooses, and what the novice does."""
    return best(place, ReichKnowledge), best(place, ReichScorer)


@pytest.mark.rule("reich", "4.1.3")
def test_no_good_card_is_thrown_at_a_saboteur_that_is_seen() -> None:
    """He makes every card a 1: a 2 does as well as a 10."""
    hands = {"allies": ["western_2", "western_10"], "axis": ["italian_1", *CHAFF]}
    place = position("allies", hands=hands, events={"allies": ["enigma"]})
    place.play("seek convoy", "play enigma", "done?", "card italian_1")
    assert chosen(place) == ("card western_2", "card western_10")


@pytest.mark.rule("reich", "7.6")
def test_dice_are_rolled_again_as_the_total_to_be_reached_asks() -> None:
    """Far behind, even a 4 is rolled again; the novice leaves it."""
    place = position("axis", hands={"axis": ["german_13", *CHAFF], "allies": ["western_10", "western_2"]})
    place.play("seek waffen_ss", "card german_13", "card western_10", dice=[4, 4, 4, 6, 6, 6])
    assert chosen(place)[1] == "done"
    assert chosen(place)[0].startswith("reroll")


@pytest.mark.rule("reich", "9.2")
def test_a_capital_that_must_be_retaken_comes_before_all_else() -> None:
    control = {"berlin": "soviet", "london": "western", "north_sea": "western"}
    place = position("axis", control=control, hands={"axis": ["german_4", "german_5", "german_6"]})
    place.state.turn.must_retake = ["berlin"]  # type: ignore[list-item]
    assert best(place, ReichKnowledge).endswith(" berlin")


@pytest.mark.rule("reich", "9.1")
def test_the_last_card_of_the_enemys_hand_is_taken_wherever_it_can_be() -> None:
    """A Wolfpack and synthetic fuel are much alike, but not when the Allies have one card left."""
    hands = {"axis": ["german_9", "german_10"], "allies": ["western_4"]}
    last, many = position("axis", hands=hands), position("axis")
    assert scored(last, "seek wolfpack") > 3 * scored(last, "seek synthetic_fuel")
    assert scored(many, "seek wolfpack") < 3 * scored(many, "seek synthetic_fuel")


@pytest.mark.rule("reich", "6.2")
def test_a_fort_stands_where_the_next_blow_falls() -> None:
    """Leningrad with the Axis next door, not Stalingrad far behind."""
    place = position("allies", control={"baltic_states": "axis", "smolensk": "axis"})
    assert scored(place, "fortify leningrad") > scored(place, "fortify stalingrad")


@pytest.mark.rule("reich", "6.7.1")
def test_the_boats_for_overlord_are_sought_from_the_year_before() -> None:
    late = dict.fromkeys(("axis", "allies"), "end_1942")
    early, near = position("allies"), position("allies", year=late)
    assert scored(near, "seek higgins_boats") > scored(early, "seek higgins_boats")
    assert scored(near, "attack sea western channel") > scored(early, "attack sea western channel")


@pytest.mark.rule("reich", "6.3.2")
def test_a_big_push_is_tried_with_the_card_whose_chance_is_worth_most() -> None:
    """A 10 has a fair chance; a 2 and a 3 have none."""
    place = position("axis", hands={"axis": ["german_2", "german_3", "german_10"]})
    place.play("big-push")
    assert best(place, ReichKnowledge) == "discard german_10"
