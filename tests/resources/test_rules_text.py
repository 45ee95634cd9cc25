"""The rule books and rulings as shipped: complete, unique, and every link leads somewhere."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"\[\[([^\]]+)\]\]")
NUMBER = re.compile(r"(?<![\d.])\d+(?:\.\d+)+")
FIELDS = {"number", "title", "parent", "text", "rulings", "scenario", "ours", "played"}
CITING = {"cards": ("ref", "text"), "events": ("ref", "text", "note")}
"""By file: fields in which cards speak of rules."""
FOREIGN = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
MAKING = re.compile(r"digest|/work|shared/")


def read(path: Path) -> Any:
    return yaml.load(path.read_text("utf-8"), yaml.CSafeLoader)


BOOKS: dict[str, dict[str, Any]] = read(Path(__file__).parent / "books.yaml")
every_game = pytest.mark.parametrize("game", BOOKS)


@cache
def resource(game: str, name: str) -> Any:
    path = ROOT / "resources" / game / f"{name}.yaml"
    return read(path)[{"rules": "sections"}.get(name, name)] if path.exists() else []


def sections(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = resource(game, "rules")
    return found


def numbers(game: str) -> list[str]:
    return [section["number"] for section in sections(game)]


def rulings(game: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = resource(game, "rulings")
    return found


@every_game
def test_all_rules_of_the_book_are_there_once(game: str) -> None:
    assert all(isinstance(number, str) for number in numbers(game))
    assert sorted(numbers(game)) == sorted(set(numbers(game)))
    assert set(BOOKS[game]["numbers"].split()) <= set(numbers(game))
    assert [section["number"] for section in sections(game) if not section["title"].strip()] == []
    assert [section["number"] for section in sections(game) if not section["text"].strip()] == []
    assert [section["number"] for section in sections(game) if set(section) - FIELDS] == []


@every_game
def test_numbers_are_in_the_order_of_the_book(game: str) -> None:
    plain = [number for number in numbers(game) if number[0].isdigit()]
    order = [[int(part) for part in number.removesuffix(".0").split(".")] for number in plain]
    if game == "battles":  # 11.61 and 12.51 stand behind 11.6 and 12.5
        order = [[part // 10 if part > 60 or part == 51 else part for part in each] for each in order]
    assert order == sorted(order)


@every_game
def test_parents_come_before_their_children_and_follow_from_the_number(game: str) -> None:
    for place, section in enumerate(sections(game)):
        above = section["number"].rpartition(".")[0]
        if "parent" not in section:
            continue
        assert section["parent"] in numbers(game)[:place]
        if game not in ("arriba", "battles"):
            assert section["parent"] in (above, f"{above}.0")
    if game not in ("arriba", "battles"):
        assert {section["number"].endswith(".0") for section in sections(game) if "parent" not in section} == {True}


@every_game
def test_links_and_numbers_lead_to_rules(game: str) -> None:
    known = set(numbers(game))
    links = {link for section in sections(game) for link in LINK.findall(section["text"])}
    assert sorted(links - known) == []
    if game in ("arriba", "battles"):  # whose chapters have bare numbers, and whose rulings name figures like them
        return
    cited = {
        n for each in rulings(game) for key in ("question", "decision", "reason") for n in NUMBER.findall(each[key])
    }
    for name, fields in CITING.items():
        cited |= {n for each in resource(game, name) for key in fields for n in NUMBER.findall(each.get(key, ""))}
    assert sorted(cited - known) == []


@every_game
def test_text_keeps_to_the_small_markup(game: str) -> None:
    """Bold comes in pairs on one line; brackets occur in links only."""
    odd = [
        (section["number"], line)
        for section in sections(game)
        for line in section["text"].splitlines()
        if line.count("**") % 2 or "[" in LINK.sub("", line) or line != line.strip()
    ]
    assert odd == []


@every_game
def test_rules_of_a_scenario_name_one_that_is_shipped(game: str) -> None:
    shipped = {path.stem for path in (ROOT / "scenarios" / game).glob("*.yaml")}
    assert {section["scenario"] for section in sections(game) if "scenario" in section} <= shipped
    if game == "battles":
        own = {"J": "jarama", "B": "brunete"}
        assert all(section.get("scenario") == own.get(section["number"].split(".")[0]) for section in sections(game))


@every_game
def test_rulings_are_complete_and_each_is_cited_by_its_rule(game: str) -> None:
    ids = [ruling["id"] for ruling in rulings(game)]
    assert len(ids) == len(set(ids))
    cited = {(ruling, section["number"]) for section in sections(game) for ruling in section.get("rulings", [])}
    assert {(ruling["id"], ruling["rule"]) for ruling in rulings(game)} <= cited
    assert {ruling for ruling, _ in cited} == set(ids)
    for ruling in rulings(game):
        assert set(ruling) - {"switch", "ours", "front"} == {"id", "rule", "question", "decision", "reason"}
        assert ruling["question"].endswith("?")


@every_game
def test_switches_offer_readings_and_a_default(game: str) -> None:
    switches = {ruling["id"]: ruling["switch"] for ruling in rulings(game) if "switch" in ruling}
    offered = {
        name: [switch["default"], *(c["id"] for c in switch["choices"] if c["id"] != switch["default"])]
        for name, switch in switches.items()
    }
    assert offered == BOOKS[game]["switches"]
    assert all(len(choices) > 1 for choices in offered.values())


@every_game
def test_rules_named_by_the_tests_exist(game: str) -> None:
    mark = re.compile(rf'mark\.rule\("{game}", "([^"]+)"')
    tests = sorted((ROOT / "tests" / "games" / game).rglob("test_*.py"))
    named = {number for path in tests for number in mark.findall(path.read_text("utf-8"))}
    assert named
    assert sorted(named - set(numbers(game))) == []


@every_game
def test_every_file_is_free_of_foreign_script_and_of_how_it_was_made(game: str) -> None:
    folders = (ROOT / "resources" / game, ROOT / "scenarios" / game)
    for path in sorted(file for folder in folders for file in folder.rglob("*.yaml")):
        text = path.read_text("utf-8")
        assert not FOREIGN.search(text), path.name
        assert not MAKING.search(text), path.name
