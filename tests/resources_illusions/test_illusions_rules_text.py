"""The rule book and the rulings of illusions as shipped: complete, unique, and every link leads somewhere."""

import pytest

from desktop.engine.definition import game
from desktop.games.illusions.data.world import load_world
from tests.rule_texts import RuleTexts

TEXTS = RuleTexts("illusions")
EXPECTED = """
    1.0 2.0 3.0 3.1 3.1.1 3.1.1.1 3.1.1.2 3.1.1.3 3.1.2 3.1.3 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.3 4.0 4.1 4.2 4.2.1 4.2.2
    4.2.3 4.3 4.4 4.4.1 4.4.2 5.0 5.1 5.1.1 5.1.2 5.1.3 5.2 6.0 7.0 7.1 7.1.1 7.1.2 7.2 7.3 7.4 7.4.1 7.4.2 8.0 8.1
    8.2 8.3 9.0 9.1 9.2 9.3 9.4 9.4.1 9.4.2 9.4.3 9.4.4 9.5 9.5.1 9.5.2 9.5.3 9.6 9.6.1 9.6.2 9.7 9.7.1 9.7.2 9.7.3
    9.8 10.0 10.1 10.2 10.3 10.4 11.0 11.1 11.1.1 11.1.2 11.1.3 11.1.4 11.1.5 11.2 11.2.1 11.3 11.3.1 11.3.2 12.0 12.1
    12.1.1 12.1.2 12.1.3 12.2 12.2.1 12.2.2 12.2.3 12.3 12.4 12.4.1 12.4.2 12.4.3 12.5 12.6 12.6.1 12.6.2 12.6.3
    12.6.4 12.6.5 12.6.6 12.7 12.7.1 12.7.2 12.7.3 12.7.4 12.7.5 12.7.6 12.7.7 12.7.8 12.8 12.8.1 12.8.2 12.8.3 13.0
    13.1 13.2 13.3 13.4 13.5 14.0 14.1 14.1.1 14.1.2 14.1.3 14.1.4 14.2 14.2.1 14.2.2 14.2.3 14.3 14.3.1 14.3.2 14.3.3
    15.0 15.1 15.2 15.3 15.4 16.0 16.1 16.2 16.2.1 16.3 16.4 16.5 16.6 16.7 16.7.1 16.7.2 17.0 17.1 17.1.1 17.1.2 17.2
    17.2.1 17.2.2 17.2.3 17.3 17.3.1 17.3.2 18.0 18.1 18.1.1 18.2 18.2.1 18.3 18.3.1 18.4 18.5 18.6 18.7 18.7.1 19.0
    19.1 19.2 19.3 19.4 19.5 20.0 20.1 20.1.1 20.1.2 20.1.3 20.1.4 20.1.5 20.1.6 20.2 20.3 20.3.1 20.3.2 20.3.3 20.3.4
    20.3.5 20.4 20.4.1 20.4.2 20.5 21.0 21.1 21.2 21.3 21.4 22.0 22.1 22.2 22.3 22.4 23.0 23.1 23.2 23.3 23.3.1 23.3.2
    23.3.3 23.4 23.4.1 23.4.2 23.4.3 23.5 23.6 24.0 24.1 24.2 25.0 25.1 25.2 25.2.1 25.2.2 25.2.3 25.2.4 25.2.5 25.3
    25.3.1 25.3.2 25.4 25.5 26.0 26.1 26.1.1 26.2 26.2.1 26.2.2 26.2.3 26.3 26.3.1 26.3.2 26.3.3 26.4 26.4.1 26.4.2
    26.4.3 26.5 26.5.1 26.5.2 26.5.3 26.6 26.6.1 26.6.2 26.7 26.7.1 26.7.2 27.0 27.1 28.0 29.0 30.0 30.1 30.2 30.2.1
    30.2.2 31.0 31.1 31.2 32.0 32.1 32.2
""".split()  # noqa: SIM905  a list of numbers reads better
SWITCHES = {
    "players": ["two", "two_allied", "two_central", "four"],
    "reshuffle": ["empty", "every_turn"],
    "breach_entry": ["any", "move"],
    "reinforce_regions": ["any", "spaces"],
    "consecutive_sr": ["no", "yes"],
    "consecutive_rp": ["no", "yes"],
    "mobilization_end": ["turn_4", "turn_5"],
}


def test_rule_numbers_are_unique_and_in_the_order_of_the_book() -> None:
    TEXTS.check_order()


@pytest.mark.parametrize("number", EXPECTED)
def test_every_rule_is_present_with_title_and_text(number: str) -> None:
    TEXTS.check_section(number)


def test_parents_follow_from_the_numbers() -> None:
    TEXTS.check_parents()


def test_links_and_numbers_lead_to_rules() -> None:
    TEXTS.check_links()


def test_text_keeps_to_the_small_markup() -> None:
    TEXTS.check_markup()


def test_rulings_are_complete_and_each_is_cited_by_its_rule() -> None:
    TEXTS.check_rulings()


def test_switches_offer_readings_and_a_default() -> None:
    TEXTS.check_switches(SWITCHES)


def test_rules_named_by_the_tests_exist() -> None:
    TEXTS.check_marks()


def test_every_file_is_free_of_foreign_script_and_of_how_it_was_made() -> None:
    TEXTS.check_words()


@pytest.mark.rule("illusions", "1.0")
@pytest.mark.rule("illusions", "31.0")
@pytest.mark.rule("illusions", "31.1")
def test_introduction_and_advice_are_shown_and_speak_of_the_map_as_it_is() -> None:
    world = load_world("campaign-1914", {})
    shown = {rule.number: rule for rule in game("illusions").presenter(world).rules()}
    assert shown["1.0"].text
    assert "no rules" in shown["31.0"].text
    assert "down to Pecs" in shown["31.1"].text
    assert world.spaces["pecs"].name == "Pecs"
    assert world.nation_of["pecs"] == "ah"
