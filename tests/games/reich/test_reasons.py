"""What is refused is refused in words, whatever is asked; the reasons say which condition is not met."""

from __future__ import annotations

import random

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.games.reich.definition import DEFINITION
from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.actions.actions import why_not_landing
from desktop.games.reich.rules.combat.attack_options import Attack, why_not_attack
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
    odd = [Action(verb, args) for verb in DEFINITION.language for args in (*JUNK, *ATTACKS)]
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
    assert reason(place, "blitz leningrad") == ("7.9.2", "refuse.blitz_not_adjacent")
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


def test_why_an_area_cannot_be_attacked() -> None:
    place = position("axis", hands=HANDS)
    assert reason(place, "attack land paris calais") == ("6.5.1", "refuse.own_area")
    assert reason(place, "attack land paris vichy_france") == ("8.5", "refuse.vichy")
    assert reason(place, "attack land bordeaux spain") == ("6.5.1.1", "refuse.neutral")
    assert reason(place, "attack land paris north_sea") == ("6.5.1", "refuse.a_zone")


def test_an_event_that_allows_an_attack_is_wanting_or_bears_the_wrong_star() -> None:
    held = {"allies": ["higgins_boats"]}
    place = position("allies", control={"black_sea": "soviet", "channel": "western"}, events=held, hands=HANDS)
    assert reason(place, "attack amphibious black_sea romania") == ("6.5.3.2", "refuse.wrong_star")
    assert reason(place, "attack paratroop london paris") == ("6.5.1", "refuse.no_drop")
    place.state.face_down.append("higgins_boats")
    refusal = why_not_attack(place.state, "allies", Attack("amphibious", "channel", "calais"))
    assert refusal is not None
    assert refusal.reason.key == "refuse.no_boats"


def test_which_condition_of_overlord_is_not_met() -> None:
    def told() -> str:
        refusal = why_not_landing(state, "allies", "channel", "calais")
        assert refusal is not None
        assert refusal.rule == "6.7.1"
        return refusal.reason.key

    state = invasion().state
    state.face_down.append("higgins_boats")
    assert told() == "refuse.overlord_boats"
    state.face_down.clear()
    state.control["channel"] = "soviet"
    assert told() == "refuse.no_launching"
    state.control |= dict.fromkeys(("channel", "normandy", "calais", "holland_belgium"), "western")
    assert told() == "refuse.no_landing"


def test_why_a_blitzkrieg_cannot_go_on() -> None:
    place = position("axis", hands=HANDS)
    assert reason(place, "blitz greece") == ("7.9.2", "refuse.no_blitz")
    decide(place, "attack land austria yugoslavia", win=True)
    assert reason(place, "blitz leningrad") == ("7.9.2", "refuse.blitz_not_adjacent")
    assert reason(place, "blitz hungary") == ("6.5.1", "refuse.own_area")
    east = position("axis", big_push={"axis": "up"}, pact=True, hands=HANDS, control={"hungary": "western"})
    decide(east.play("barbarossa"), "attack land romania bessarabia", win=True)
    assert reason(east, "blitz hungary") == ("6.7.2", "refuse.blitz_soviet")
    west = invasion()
    finish_conflict(west.play("overlord channel holland_belgium"), win=True)
    decide(west, "blitz ruhr", win=True)
    assert reason(west, "blitz berlin") == ("6.7.3", "refuse.blitz_not_there")


def test_why_an_event_cannot_be_played_now() -> None:
    """That it serves at another moment is not told as if it did not serve in this conflict."""
    held = ["stukas", "counterattack", "outfoxed", "von_rundstedt", "the_bismarck", "paratroops", "waffen_ss"]
    place = position("axis", events={"axis": held, "allies": ["zhukov", "their_finest_hour"]}, hands=HANDS)
    place.state.face_down.append("waffen_ss")
    place.play("attack land finland leningrad")
    assert reason(place, "play counterattack") == ("7.7", "refuse.time_result")
    assert reason(place, "play outfoxed") == ("7.2", "refuse.time_answer")
    assert reason(place, "play paratroops") == ("7.2", "refuse.time_declare")
    assert reason(place, "play the_bismarck") == ("7.2", "refuse.wrong_conflict")
    assert reason(place, "play von_rundstedt") == ("7.2", "refuse.only_defence")
    assert reason(place, "play waffen_ss") == ("4.2.5.1", "refuse.event_not_ready")
    place.play("done", "play zhukov")
    assert reason(place, "play stukas") == ("7.2", "refuse.time_play")
    place.play("done")
    assert reason(place, "play zhukov") == ("7.2", "refuse.event_played")


def test_what_a_big_push_and_a_production_bonus_are_for() -> None:
    place = position("axis", big_push={"axis": "up"}, hands=HANDS).play("push attacks")
    assert reason(place, "seek stukas") == ("6.6.3", "refuse.push_attacks")
    place = position("axis", big_push={"axis": "up"}, hands=HANDS).play("push events")
    assert reason(place, "attack land austria yugoslavia") == ("6.6.2", "refuse.push_events")
    place = position("axis", hands=HANDS)
    decide(place, "attack land finland leningrad", win=True)
    assert reason(place.play("bonus production"), "fleet north_sea") == ("7.9", "refuse.only_event")


def test_a_card_that_duty_forbids() -> None:
    place = position("axis", hands=HANDS).play("attack land finland leningrad", "card german_2")
    assert reason(place, "card western_4") == ("6.5.3.4", "refuse.soviet_card")
