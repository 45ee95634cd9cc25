"""What holds of the rule book and the rulings of every game: complete, unique, and every link leads somewhere."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"\[\[([^\]]+)\]\]")
NUMBER = re.compile(r"(?<![\d.])\d+(?:\.\d+)+")


class RuleTexts:
    """The shipped texts of one game; each `check_` method is one test."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.folder = ROOT / "resources" / game
        self.sections = self.load("rules.yaml", "sections")
        self.rulings = self.load("rulings.yaml", "rulings")
        self.cards = self.load("cards.yaml", "cards")
        self.numbers = [section["number"] for section in self.sections]

    def load(self, name: str, key: str) -> list[dict[str, Any]]:
        records: list[dict[str, Any]] = yaml.safe_load((self.folder / name).read_text("utf-8"))[key]
        return records

    def check_order(self) -> None:
        order = [[int(part) for part in number.removesuffix(".0").split(".")] for number in self.numbers]
        assert len(self.numbers) == len(set(self.numbers))
        assert order == sorted(order)

    def check_section(self, number: str) -> None:
        section = self.sections[self.numbers.index(number)]
        assert section["title"].strip()
        assert section["text"].strip()

    def check_parents(self) -> None:
        for place, section in enumerate(self.sections):
            if section["number"].endswith(".0"):
                assert "parent" not in section
            else:
                above = section["number"].rsplit(".", 1)[0]
                assert section["parent"] in {above, f"{above}.0"} & set(self.numbers[:place])

    def check_links(self) -> None:
        texts = [section["text"] for section in self.sections]
        assert sorted({link for text in texts for link in LINK.findall(text)} - set(self.numbers)) == []
        cited = {n for r in self.rulings for key in ("question", "decision", "reason") for n in NUMBER.findall(r[key])}
        cited |= {n for card in self.cards for key in ("ref", "text") for n in NUMBER.findall(card.get(key, ""))}
        assert sorted(cited - set(self.numbers)) == []

    def check_markup(self) -> None:
        odd = [
            (section["number"], line)
            for section in self.sections
            for line in section["text"].splitlines()
            if line.count("**") % 2 or "[" in LINK.sub("", line) or line != line.strip()
        ]
        assert odd == []

    def check_rulings(self) -> None:
        cited = [ruling for section in self.sections for ruling in section.get("rulings", [])]
        ids = [ruling["id"] for ruling in self.rulings]
        assert sorted(cited) == sorted(ids)
        assert len(ids) == len(set(ids))
        for ruling in self.rulings:
            assert set(ruling) - {"switch", "ours"} == {"id", "rule", "question", "decision", "reason"}
            assert ruling["id"] in self.sections[self.numbers.index(ruling["rule"])]["rulings"]
            assert ruling["question"].endswith("?")

    def check_switches(self, expected: dict[str, list[str]]) -> None:
        switches = {ruling["id"]: ruling["switch"] for ruling in self.rulings if "switch" in ruling}
        assert {name: [choice["id"] for choice in switch["choices"]] for name, switch in switches.items()} == expected
        assert all(switch["default"] == expected[name][0] for name, switch in switches.items())

    def check_marks(self) -> None:
        """Rules named by the tests exist."""
        mark = re.compile(rf'mark\.rule\("{self.game}", "([^"]+)"')
        tests = sorted((ROOT / "tests" / "games" / self.game).rglob("test_*.py"))
        named = {number for path in tests for number in mark.findall(path.read_text("utf-8"))}
        assert named
        assert sorted(named - set(self.numbers)) == []

    def check_words(self) -> None:
        folders = (self.folder, ROOT / "scenarios" / self.game)
        for path in sorted(file for folder in folders for file in folder.rglob("*.yaml")):
            text = path.read_text("utf-8")
            assert not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", text), path.name
            assert not re.search(r"digest|/work|shared/", text), path.name
