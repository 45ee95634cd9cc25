"""What is refused is refused in words, whatever is asked; the reasons say which condition is not met."""

from __future__ import annotations

import random

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.definition import DEFINITION
from desktop.games.reich.present.names import Names
from tests.games.reich.position import Position, position
from tests.games.reich.test_06_operations import HANDS, decide, finish_conflict, invasion

SCENARIOS = ("campaign-1941", "short-1944")
JUNK = (
    (),
    ("nowhere",),
    ("paris",),
    ("stukas",),
    ("north_sea", "x"),
    ("land", "paris", "nowhere"),
    ("a", "b", "c", "d"),
)
ATTACKS = (("sea", "x", "paris"), ("air", "paris", "ruhr"), ("paratroop", "x", "y"), ("amphibious", "paris", "london"))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_question_is_too_odd_to_be_answered(scenario: str) -> None:
    match, choose = Match.new("reich", scenario, seed=2), random.Random(2)
    words = Names(match.world).words
    odd = [Action(verb, args) for verb in DEFINITION.moments for args in (*JUNK, *ATTACKS)]
    for _ in range(250):
        if match.decision is None:
            break
        for action in choose.sample(odd, 12):
            if refusal := match.why_not(action):
                assert words.message(refusal.reason)
        match.play(choose.choice(match.decision.actions))


def reason(place: Position, text: str) -> tuple[str, str]:
    """The rule and the reason against an action."""
    refusal = place.why_not(text)
    assert refusal is not None, text
    return refusal.rule, refusal.reason.key


def test_bonuses_that_are_not_at_hand() -> None:
    place = position("axis", hands=HANDS)
    decide(place, "attack land austria yugoslavia", win=True)
    assert reason(place, "bonus production") == ("7.9", "refuse.no_production")
    assert reason(place, "bonus push") == ("6.6", "refuse.no_second")
    assert reason(place, "blitz leningrad") == ("7.9.2", "refuse.no_blitz")
    assert reason(place, "blitz greece guderian") == ("7.9.2", "refuse.no_general")
    assert reason(place, "bonus nothing") == ("7.9", "refuse.not_a_bonus")


def test_what_barbarossa_asks_of_an_attack() -> None:
    place = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS).play("barbarossa")
    assert reason(place, "bonus pass") == ("6.7.2", "refuse.attack_first")
    assert reason(place, "attack land bulgaria greece") == ("6.7.2", "refuse.not_a_target")
    assert reason(place, "attack paratroop berlin minsk") == ("6.7.2", "refuse.land_only")
    decide(place, "attack land warsaw minsk", win=True)
    assert reason(place, "bonus success") == ("6.7.2", "refuse.success_waits")


def test_what_overlord_and_bagration_ask_of_an_attack() -> None:
    place = invasion()
    assert reason(place, "overlord bay_of_biscay bordeaux") == ("6.7.3", "refuse.not_this_landing")
    finish_conflict(place.play("overlord channel calais"), win=False)
    assert reason(place, "bonus pass") == ("6.7.4", "refuse.attack_first")
    assert reason(place, "attack land naples rome") == ("6.7.4", "refuse.not_soviet")
    assert reason(place, "attack land kharkov stalingrad") == ("6.7.4", "refuse.not_in_bagration")
    assert reason(place, "attack sea soviet baltic_sea") == ("6.7.4", "refuse.land_only")


def test_the_opening_of_1944() -> None:
    match = Match.new("reich", "short-1944", seed=1)
    refusal = match.why_not(Action("reorganise"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason.key) == ("10.3.4", "refuse.opening")


def test_dice_that_cannot_be_named() -> None:
    hands = {"axis": ["german_13", "german_3"], "allies": ["soviet_7", "soviet_6"]}
    place = position("axis", hands=hands)
    place.play("attack land finland leningrad", "card german_13", "card soviet_7")
    assert reason(place, "roll") == ("7.6", "refuse.none_named")
    assert reason(place, "reroll 7") == ("7.6", "refuse.no_die")
    place.play("reroll 0")
    assert reason(place, "reroll 0") == ("7.6", "refuse.die_named")
    assert reason(place, "done") == ("7.6", "refuse.dice_named")


def test_effects_that_are_not_there() -> None:
    place = position("axis", events={"axis": ["rommel"]}, hands=HANDS)
    place.play("attack land warsaw minsk", "play rommel", "card german_2", "card soviet_4")
    assert reason(place, "use fort own 0") == ("7.5", "refuse.no_effect")
    assert reason(place, "use rommel own 9") == ("7.5", "refuse.no_die")


@pytest.mark.parametrize(
    ("played", "asked", "told"),
    [
        (["reorganise"], "option both", ("6.1", "refuse.no_option_of")),
        (["reorganise", "option own"], "done", ("6.1", "refuse.discard_more")),
        (["reorganise", "option own"], "discard soviet_2", ("4.1.5", "refuse.not_in_hand_now")),
        (["fleet north_sea"], "discard soviet_2", ("4.1.5", "refuse.not_in_hand_now")),
        (["big-push"], "discard soviet_2", ("4.1.5", "refuse.not_in_hand_now")),
        (["seek stukas"], "card soviet_2", ("7.3", "refuse.not_in_hand")),
    ],
)
def test_cards_and_ways_that_are_not_at_hand(played: list[str], asked: str, told: tuple[str, str]) -> None:
    place = position("axis", hands=HANDS).play(*played)
    assert reason(place, asked) == told


def test_a_loss_that_soviet_cards_pay_first_is_told_only_while_there_are_any() -> None:
    place = position("axis", hands={**HANDS, "allies": ["soviet_4", "soviet_3", "western_4", "western_5"]})
    place.play("attack land finland leningrad", "card german_6")
    place.play("card soviet_3", dice=[6, 6, 6, 1, 1, 1])
    assert place.asked == "allies"
    assert reason(place, "discard western_4") == ("6.5.2.1", "refuse.soviet_card_first")
