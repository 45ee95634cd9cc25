"""The rule book and the rulings of crusade as shipped: complete, unique, and every link leads somewhere."""

import pytest

from tests.rule_texts import RuleTexts

TEXTS = RuleTexts("crusade")
EXPECTED = """
    2.0 2.1 2.1.1 2.1.2 2.1.3 2.2.1 2.2.2 2.2.2.1 2.2.2.2 2.2.2.3 2.2.2.4 2.2.2.5 2.2.2.6 2.2.2.7 2.2.2.8 2.2.2.9
    2.2.2.10 2.2.2.11 2.2.2.12 2.2.2.13 2.3 2.4 2.5 2.6 3.0 4.0 4.1.1 4.1.2 4.1.3 4.2.1 4.2.2 4.3.1 4.3.2 5.0 5.1.1
    5.1.2 5.2 5.2.1 5.2.2 5.2.3 5.2.4 5.2.5 6.0 7.0 7.1.1 7.1.2 7.1.3 7.1.4 7.1.5 7.1.6 8.0 8.1.1 8.1.2 8.1.3 8.1.4
    8.2 8.2.1 8.2.2 8.2.3 8.2.4 8.2.5 8.3 8.3.1 8.3.2 8.3.3 8.4 8.4.1 8.4.2 8.4.3 8.4.4 8.5 8.5.1.1 8.5.1.2 8.5.1.3
    8.5.1.4 8.5.1.5 8.5.2 8.5.2.1 8.5.2.2 8.5.2.3 8.5.2.4 8.5.2.5 8.5.3 8.5.3.1 8.5.3.2 8.5.3.3 8.5.3.4 8.5.3.5
    8.5.3.6 8.5.4 8.5.4.1 8.5.4.2 8.5.4.3 8.5.4.4 8.5.4.5 8.5.4.6 8.5.5 8.5.5.1 8.5.5.2 8.5.5.3 8.5.5.4 8.5.5.5
    8.5.6 8.5.6.1 8.5.6.2 8.5.6.3 8.5.6.4 8.5.6.5 9.0 9.1 9.1.1 9.1.2 9.1.3 9.1.4 10.0 10.1 10.1.1 10.1.2 10.1.3
    10.1.4 10.1.5 10.1.6 10.1.7 10.1.8 10.1.9 10.1.10 10.1.11 10.1.12 10.2 10.2.1 10.2.2 10.2.3 10.2.4 10.2.5 10.2.6
    10.2.7 10.2.8 10.2.9 10.2.10 11.0 11.1.1 11.1.2 11.1.3 11.1.4 11.1.5 11.1.6 11.1.7 11.2 11.2.1 11.2.2 11.2.3
    11.2.4 11.2.5 11.2.6 11.2.7 11.2.8 11.2.9 11.2.10 11.2.11 11.3 11.3.1 11.3.2 11.3.3 11.3.4 11.3.5 11.3.5.1
    11.3.5.2 11.3.6 11.3.7 11.4 11.4.1 11.4.2 11.4.3 11.4.4 11.4.5 11.4.5.1 11.4.6 11.4.7 11.4.8 11.5 11.5.1 11.5.2
    11.5.3 11.5.4 11.5.5 11.5.6 11.5.7 12.0 12.1.1 12.1.2 12.1.3 12.1.4 12.1.5 12.1.6 12.1.7 12.1.7.1 12.1.7.2
    12.1.8 12.1.9 12.1.10 13.0 13.1.1 13.1.1.1 13.1.2 13.1.3 13.1.4 13.1.4.1 13.1.4.2 13.1.4.3 13.1.5 13.2.1 13.2.3
    13.2.4 13.2.4.1 13.2.4.2 13.3.1 13.3.2 13.3.3 13.3.4 13.3.5 13.3.6 13.3.7 13.4.1 13.4.1.1 13.4.1.2 13.4.2 13.4.3
    13.4.3.1 13.4.3.2 13.4.4 14.0 14.1.1 14.1.1.1 14.1.1.2 14.1.1.3 14.1.2 14.1.3 14.1.4 14.1.5 14.1.6 14.1.7 14.2
    14.2.1 14.2.3 14.2.4 14.2.5 15.0 15.1 15.1.1 15.1.2 15.1.3 15.2 15.2.1 15.2.1.1 15.2.1.2 15.2.2 15.2.2.1
    15.2.2.2 15.2.3 16.0 16.1 16.1.1 16.1.2 16.1.3 16.1.4 16.1.4.1 16.1.4.2 16.1.5 16.1.6 16.1.7 16.1.8 16.1.8.1
    16.1.8.2 16.1.8.3 16.2 16.2.1 16.2.2 16.2.3 16.2.4 16.2.4.1 16.2.4.2 16.2.4.3 16.2.5 16.2.6 16.3 16.3.1 16.3.2
    16.3.3 16.3.4 16.4 16.4.1 16.4.2 16.4.2.1 16.4.2.2 16.4.2.3 16.4.2.4 16.4.3 16.4.3.1 16.4.3.2 16.4.3.3 16.5
    16.5.1 16.5.2 16.5.3 16.6 16.6.1 16.6.2 16.7 16.7.1 16.7.2 17.0 17.1 17.1.1 17.1.2 17.1.3 17.2 17.2.1 17.2.2
    17.2.3 17.3 17.3.1 17.3.2 17.4 17.4.1 17.4.2 17.4.3 17.5 17.5.1 17.5.2 17.6 17.6.1 17.6.2 17.6.3 17.6.4 17.6.5
    18.0 18.2.3 18.4 18.5
""".split()  # noqa: SIM905  a list of numbers reads better
OPTIONAL = [f"card_{side}{number}" for side in "nr" for number in range(56, 61)]
SWITCHES = {
    "corridor_of_grado": ["off", "on"],
    "corps_price": ["corps", "card"],
    "river_attack": ["all", "any"],
    "corps_of_the_last": ["example", "supplied"],
    "optional_cards": ["none", "all", "chosen"],
    "mallorca_from_reserve": ["barred", "open"],
    **{name: ["out", "in"] for name in OPTIONAL},
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
