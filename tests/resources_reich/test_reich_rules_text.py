"""The rule book and the rulings of reich as shipped: complete, unique, and every link leads somewhere."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
REICH = ROOT / "resources" / "reich"
LINK = re.compile(r"\[\[([^\]]+)\]\]")
NUMBER = re.compile(r"\d+(?:\.\d+)+")

EXPECTED = """
    1.0 1.1 2.0 2.1 2.2 2.3 2.4 2.5 2.6 2.6.1 2.6.2 2.6.3 3.0 3.1 3.2 3.3
    4.0 4.1 4.1.1 4.1.2 4.1.3 4.1.4 4.1.5 4.2 4.2.1 4.2.2 4.2.3 4.2.4 4.2.5 4.2.5.1 4.2.5.2 4.2.5.3 4.2.5.4
    5.0 5.1 5.2 5.3 5.4 5.4.1 5.4.2 5.4.3 5.4.4 5.5 5.5.1
    6.0 6.1 6.1.1 6.2 6.2.1 6.3 6.3.1 6.3.2 6.3.3 6.4 6.4.1 6.4.2 6.5 6.5.1 6.5.1.1 6.5.2 6.5.2.1
    6.5.3 6.5.3.1 6.5.3.2 6.5.3.3 6.5.3.4 6.6 6.6.1 6.6.2 6.6.3 6.7 6.7.1 6.7.2 6.7.3 6.7.4 6.7.4.1
    7.0 7.1 7.1.1 7.1.2 7.2 7.3 7.4 7.4.1 7.5 7.6 7.7 7.8 7.9 7.9.1 7.9.2
    8.0 8.1 8.2 8.2.1 8.2.2 8.3 8.4 8.5 8.5.1 8.6 9.0 9.1 9.2 9.3 9.4 9.5
    10.0 10.1 10.1.1 10.2 10.2.1 10.2.1.1 10.2.1.2 10.2.2 10.2.2.1 10.2.2.2 10.2.2.3
    10.3 10.3.1 10.3.2 10.3.3 10.3.3.1 10.3.3.2 10.3.4 10.4 10.4.1 10.4.2 10.4.3
    13.10 14.0 15.1 15.2 16.1.1 16.1.2 16.1.3 16.1.4 16.1.5 16.1.6 16.2 16.3
""".split()  # noqa: SIM905  a list of numbers reads better
SWITCHES = {
    "sea_lock": ["all", "landing", "none"],
    "four_attacks": ["may", "must"],
    "tournament_end": ["end_1942", "end_1943"],
    "nine_turns": ["off", "on"],
    "fog_of_war": ["off", "on"],
    "axis_bot": ["off", "on"],
}


def _load(name: str, key: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = yaml.safe_load((REICH / name).read_text("utf-8"))[key]
    return records


SECTIONS = _load("rules.yaml", "sections")
RULINGS = _load("rulings.yaml", "rulings")
EVENTS = _load("events.yaml", "events")
NUMBERS = [section["number"] for section in SECTIONS]
RULING_IDS = [ruling["id"] for ruling in RULINGS]


def test_rule_numbers_are_unique_strings_in_the_order_of_the_book() -> None:
    assert all(isinstance(number, str) for number in NUMBERS)
    assert len(NUMBERS) == len(set(NUMBERS))
    order = [[int(part) for part in number.removesuffix(".0").split(".")] for number in NUMBERS]
    assert order == sorted(order)


@pytest.mark.parametrize("number", EXPECTED)
def test_every_rule_is_present_with_title_and_text(number: str) -> None:
    assert number in NUMBERS
    section = SECTIONS[NUMBERS.index(number)]
    assert section["title"].strip()
    assert section["text"].strip()


def test_sections_have_only_known_fields() -> None:
    known = {"number", "title", "parent", "text", "rulings", "scenario", "ours"}
    assert [s["number"] for s in SECTIONS if set(s) - known] == []


def test_parents_come_before_their_children_and_follow_from_the_number() -> None:
    late = [
        section["number"]
        for place, section in enumerate(SECTIONS)
        if "parent" in section and section["parent"] not in NUMBERS[:place]
    ]
    assert late == []
    for section in SECTIONS:
        above = section["number"].rsplit(".", 1)[0]
        expected = {above, f"{above}.0"} if not section["number"].endswith(".0") else set()
        assert {section["parent"]} <= expected if expected else "parent" not in section


def test_links_lead_to_rules() -> None:
    broken = [
        (section["number"], link)
        for section in SECTIONS
        for link in LINK.findall(section["text"])
        if link not in NUMBERS
    ]
    assert broken == []


def test_text_keeps_to_the_small_markup() -> None:
    """Bold comes in pairs on one line; brackets occur in links only."""
    odd = [
        (section["number"], line)
        for section in SECTIONS
        for line in section["text"].splitlines()
        if line.count("**") % 2 or "[" in LINK.sub("", line) or line != line.strip()
    ]
    assert odd == []


def test_scenario_rules_name_a_scenario() -> None:
    shipped = {path.stem for path in (ROOT / "scenarios" / "reich").glob("*.yaml")}
    assert {section["scenario"] for section in SECTIONS if "scenario" in section} <= shipped


def test_cited_rulings_exist_and_every_ruling_is_cited() -> None:
    cited = [ruling for section in SECTIONS for ruling in section.get("rulings", [])]
    assert sorted(cited) == sorted(RULING_IDS)


def test_rulings_are_complete() -> None:
    assert len(RULING_IDS) == len(set(RULING_IDS))
    for ruling in RULINGS:
        assert set(ruling) - {"switch", "ours"} == {"id", "rule", "question", "decision", "reason"}
        assert ruling["rule"] in NUMBERS
        assert ruling["id"] in SECTIONS[NUMBERS.index(ruling["rule"])].get("rulings", [])
        assert ruling["question"].endswith("?")


def test_rulings_cite_rules_that_exist() -> None:
    cited = {n for r in RULINGS for key in ("question", "decision", "reason") for n in NUMBER.findall(r[key])}
    assert sorted(cited - set(NUMBERS)) == []


def test_switches_offer_readings_and_a_default() -> None:
    switches = {ruling["id"]: ruling["switch"] for ruling in RULINGS if "switch" in ruling}
    offered = {name: [choice["id"] for choice in switch["choices"]] for name, switch in switches.items()}
    assert offered == SWITCHES
    assert {name: switch["default"] for name, switch in switches.items()} == {
        name: choices[0] for name, choices in SWITCHES.items()
    }


def test_rules_cited_by_events_exist() -> None:
    cited = {n for event in EVENTS for key in ("ref", "text", "note") for n in NUMBER.findall(event.get(key, ""))}
    assert sorted(cited - set(NUMBERS)) == []


def test_every_file_is_free_of_foreign_script_and_of_how_it_was_made() -> None:
    for path in sorted(REICH.glob("*.yaml")):
        text = path.read_text("utf-8")
        assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", text), path.name
        assert not re.search(r"digest|/work|shared/", text), path.name
