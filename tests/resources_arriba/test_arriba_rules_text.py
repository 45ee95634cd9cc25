"""The rule book and the rulings of arriba as shipped: complete, unique, and every link leads somewhere."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
ARRIBA = ROOT / "resources" / "arriba"
LINK = re.compile(r"\[\[([^\]]+)\]\]")

EXPECTED = """
    0 1 2 3 4 5 5.2 5.2.2 5.3 5.4.1 5.4.2 5.4.3 6 6.1 6.1.1 6.2 6.3 6.4 6.5 6.6 6.7 7 8 9 9.2 9.3 9.4 10 11
    12 12.2 12.3 13 14 15 15.1 15.2 15.3 15.4 15.5 15.6 15.7
""".split()  # noqa: SIM905  a list of numbers reads better


def _load(name: str, key: str) -> list[dict[str, Any]]:
    records: list[dict[str, Any]] = yaml.safe_load((ARRIBA / name).read_text("utf-8"))[key]
    return records


SECTIONS = _load("rules.yaml", "sections")
RULINGS = _load("rulings.yaml", "rulings")
NUMBERS = [section["number"] for section in SECTIONS]


def test_the_numbers_are_those_of_the_rule_book_in_its_order() -> None:
    assert NUMBERS == EXPECTED


@pytest.mark.parametrize("section", SECTIONS, ids=NUMBERS)
def test_every_rule_has_title_and_text_and_its_links_lead_somewhere(section: dict[str, Any]) -> None:
    assert section["title"].strip()
    assert section["text"].strip()
    assert [link for link in LINK.findall(section["text"]) if link not in NUMBERS] == []
    assert section.get("parent", section["number"]) in NUMBERS


def test_every_ruling_belongs_to_a_rule_that_names_it() -> None:
    ids = [ruling["id"] for ruling in RULINGS]
    assert len(ids) == len(set(ids))
    named = {ruling: section["number"] for section in SECTIONS for ruling in section.get("rulings", [])}
    assert {ruling["id"]: ruling["rule"] for ruling in RULINGS} == named


def test_a_switch_has_its_default_among_its_choices() -> None:
    for ruling in RULINGS:
        if switch := ruling.get("switch"):
            assert switch["default"] in [choice["id"] for choice in switch["choices"]]
            assert len(switch["choices"]) > 1
