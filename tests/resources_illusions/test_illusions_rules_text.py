"""The rule book and the rulings of illusions as shipped: complete, unique, and every link leads somewhere."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
ILLUSIONS = ROOT / "resources" / "illusions"
LINK = re.compile(r"\[\[([^\]]+)\]\]")
NUMBER = re.compile(r"(?<![\d.])\d+(?:\.\d+)+")
MARK = re.compile(r'mark\.rule\("illusions", "([^"]+)"')

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
    "consecutive_sr": ["no", "yes"],
    "consecutive_rp": ["no", "yes"],
    "mobilization_end": ["turn_4", "turn_5"],
}


def _load(name: str, key: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = yaml.safe_load((ILLUSIONS / name).read_text("utf-8"))[key]
    return records


SECTIONS = _load("rules.yaml", "sections")
RULINGS = _load("rulings.yaml", "rulings")
CARDS = _load("cards.yaml", "cards")
NUMBERS = [section["number"] for section in SECTIONS]
RULING_IDS = [ruling["id"] for ruling in RULINGS]


def test_rule_numbers_are_unique_and_in_the_order_of_the_book() -> None:
    order = [[int(part) for part in number.removesuffix(".0").split(".")] for number in NUMBERS]
    assert len(NUMBERS) == len(set(NUMBERS))
    assert order == sorted(order)


@pytest.mark.parametrize("number", EXPECTED)
def test_every_rule_is_present_with_title_and_text(number: str) -> None:
    section = SECTIONS[NUMBERS.index(number)]
    assert section["title"].strip()
    assert section["text"].strip()


def test_parents_follow_from_the_numbers() -> None:
    for place, section in enumerate(SECTIONS):
        if section["number"].endswith(".0"):
            assert "parent" not in section
        else:
            above = section["number"].rsplit(".", 1)[0]
            assert section["parent"] in {above, f"{above}.0"} & set(NUMBERS[:place])


def test_links_and_numbers_lead_to_rules() -> None:
    texts = [section["text"] for section in SECTIONS]
    assert sorted({link for text in texts for link in LINK.findall(text)} - set(NUMBERS)) == []
    cited = {n for r in RULINGS for key in ("question", "decision", "reason") for n in NUMBER.findall(r[key])}
    cited |= {n for card in CARDS for key in ("ref", "text") for n in NUMBER.findall(card.get(key, ""))}
    assert sorted(cited - set(NUMBERS)) == []


def test_text_keeps_to_the_small_markup() -> None:
    odd = [
        (section["number"], line)
        for section in SECTIONS
        for line in section["text"].splitlines()
        if line.count("**") % 2 or "[" in LINK.sub("", line) or line != line.strip()
    ]
    assert odd == []


def test_rulings_are_complete_and_each_is_cited_by_its_rule() -> None:
    cited = [ruling for section in SECTIONS for ruling in section.get("rulings", [])]
    assert sorted(cited) == sorted(RULING_IDS)
    assert len(RULING_IDS) == len(set(RULING_IDS))
    for ruling in RULINGS:
        assert set(ruling) - {"switch", "ours"} == {"id", "rule", "question", "decision", "reason"}
        assert ruling["id"] in SECTIONS[NUMBERS.index(ruling["rule"])]["rulings"]
        assert ruling["question"].endswith("?")


def test_switches_offer_readings_and_a_default() -> None:
    switches = {ruling["id"]: ruling["switch"] for ruling in RULINGS if "switch" in ruling}
    assert {name: [choice["id"] for choice in switch["choices"]] for name, switch in switches.items()} == SWITCHES
    assert all(switch["default"] == SWITCHES[name][0] for name, switch in switches.items())


def test_rules_named_by_the_tests_exist() -> None:
    tests = sorted((ROOT / "tests" / "games" / "illusions").rglob("test_*.py"))
    named = {number for path in tests for number in MARK.findall(path.read_text("utf-8"))}
    assert named
    assert sorted(named - set(NUMBERS)) == []


def test_every_file_is_free_of_foreign_script_and_of_how_it_was_made() -> None:
    folders = (ILLUSIONS, ROOT / "scenarios" / "illusions")
    for path in sorted(file for folder in folders for file in folder.rglob("*.yaml")):
        text = path.read_text("utf-8")
        assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", text), path.name
        assert not re.search(r"digest|/work|shared/", text), path.name
