"""The rule book and the rulings as shipped: complete, unique, and every link leads somewhere."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

BATTLES = Path(__file__).resolve().parents[2] / "resources" / "battles"
LINK = re.compile(r"\[\[([^\]]+)\]\]")

CHAPTERS = [f"{chapter}.0" for chapter in range(1, 18)]
RULES = [
    "2.1",
    "6.1",
    "6.2",
    "6.3",
    "6.4",
    "6.5",
    "7.1",
    "7.2",
    "7.3",
    "7.4",
    "8.1",
    "8.2",
    "8.3",
    "9.1",
    "9.2",
    "9.3",
    "10.1",
    "10.1.1",
    "10.1.2",
    "10.1.3",
    "10.1.4",
    "10.2",
    "10.3",
    "10.4",
    "10.5",
    "11.1",
    "11.2",
    "11.2.1",
    "11.2.2",
    "11.3",
    "11.4",
    "11.5",
    "11.6",
    "11.61",
    "11.62",
    "11.7",
    "11.8",
    "12.1",
    "12.2",
    "12.3",
    "12.3.1",
    "12.3.2",
    "12.3.3",
    "12.3.4",
    "12.4",
    "12.4.1",
    "12.4.1.1",
    "12.4.2",
    "12.4.3",
    "12.5",
    "12.51",
    "13.1",
    "13.2",
    "13.3",
    "14.1",
    "14.2",
    "14.3",
    "14.4",
    "15.1",
    "15.2",
]
TABLES = ["CRT", "TEC", "AIR", "WEATHER"]
JARAMA = [
    "setup",
    "reinforcements",
    "assault",
    "victory",
    "rivers",
    "stacking",
    "supply",
    "command",
    "antitank",
    "flak",
    "air",
    "superiority",
    "engineers",
    "reserves",
    "weather",
]
BRUNETE = [
    "turns",
    "setup",
    "initiative",
    "air",
    "reinforcements",
    "assault",
    "victory",
    "trucks",
    "stacking",
    "zoc",
    "supply",
    "command",
    "los",
    "standfast",
    "objectives",
    "corps",
    "release",
]
EXPECTED = CHAPTERS + RULES + TABLES + [f"J.{name}" for name in JARAMA] + [f"B.{name}" for name in BRUNETE]
SWITCHES = {
    "stack_may_split_targets": ["false", "true"],
    "retreat_into_attacked_hex": ["unit", "hex"],
    "los_elevation": ["default", "literal"],
    "voluntary_retreat_ends_combat": ["all", "any"],
    "assault_points_scope": ["game", "turn"],
    "henares_limit": ["bank", "pocket", "none"],
    "reserve_boundary": ["set_up", "box"],
    "east_edge_vp": ["per_unit", "once"],
    "attacker_retreat_hex": ["any", "origin"],
    "lending_divisions": ["any", "in_play"],
    "brunete_turns": ["10", "19"],
    "brunete_objective_control": ["last_entered", "occupied"],
}


def _load(name: str, key: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = yaml.safe_load((BATTLES / name).read_text("utf-8"))[key]
    return records


SECTIONS = _load("rules.yaml", "sections")
RULINGS = _load("rulings.yaml", "rulings")
NUMBERS = [section["number"] for section in SECTIONS]
RULING_IDS = [ruling["id"] for ruling in RULINGS]


def test_rule_numbers_are_unique_strings() -> None:
    assert all(isinstance(number, str) for number in NUMBERS)
    assert len(NUMBERS) == len(set(NUMBERS))


@pytest.mark.parametrize("number", EXPECTED)
def test_every_rule_is_present_with_title_and_text(number: str) -> None:
    assert number in NUMBERS
    section = SECTIONS[NUMBERS.index(number)]
    assert section["title"].strip()
    assert section["text"].strip()


def test_sections_have_only_known_fields() -> None:
    known = {"number", "title", "parent", "text", "rulings", "scenario", "ours"}
    assert [s["number"] for s in SECTIONS if set(s) - known] == []


def test_parents_come_before_their_children() -> None:
    late = [
        section["number"]
        for place, section in enumerate(SECTIONS)
        if "parent" in section and section["parent"] not in NUMBERS[:place]
    ]
    assert late == []


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


def test_scenario_rules_name_their_scenario() -> None:
    scenarios = {"J": "jarama", "B": "brunete"}
    for section in SECTIONS:
        assert section.get("scenario") == scenarios.get(section["number"].split(".")[0])


def test_cited_rulings_exist_and_every_ruling_is_cited() -> None:
    cited = {ruling for section in SECTIONS for ruling in section.get("rulings", [])}
    assert sorted(cited) == sorted(RULING_IDS)


def test_rulings_are_complete() -> None:
    assert len(RULING_IDS) == len(set(RULING_IDS))
    for ruling in RULINGS:
        assert set(ruling) - {"switch"} == {"id", "rule", "question", "decision", "reason"}
        assert ruling["rule"] in NUMBERS
        assert ruling["id"] in SECTIONS[NUMBERS.index(ruling["rule"])].get("rulings", [])
        assert ruling["question"].endswith("?")


def test_switches_offer_two_readings_and_a_default() -> None:
    switches = {ruling["id"]: ruling["switch"] for ruling in RULINGS if "switch" in ruling}
    offered = {name: [choice["id"] for choice in switch["choices"]] for name, switch in switches.items()}
    assert offered == SWITCHES
    assert {name: switch["default"] for name, switch in switches.items()} == {
        name: choices[0] for name, choices in SWITCHES.items()
    }
