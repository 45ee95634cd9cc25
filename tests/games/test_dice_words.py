"""Whoever rolls real dice is told in words what for."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import desktop.games
from desktop.data.paths import resources_dir
from desktop.data.yaml_loader import load_yaml

GAMES = Path(desktop.games.__file__).parent
ROLLS = {"roll": 0, "roll_dice": 2, "blockade_roll": 3}
"""Calls that roll dice, and where they name the purpose."""


def purposes(game: str) -> set[str]:
    """Every purpose of a die that the rules of a game name."""
    found = set()
    for file in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                place = ROLLS.get(ast.unparse(node.func).rpartition(".")[2], len(node.args))
                named = node.args[place] if place < len(node.args) else None
                if isinstance(named, ast.Constant) and isinstance(named.value, str):
                    found.add(named.value)
    return found


@pytest.mark.parametrize(
    ("game", "prefix", "least"),
    [
        ("arriba", "purpose.", 20),
        ("battles", "", 7),
        ("crusade", "purpose.", 3),
        ("illusions", "purpose.", 5),
        ("reich", "dice.", 4),
    ],
)
def test_every_purpose_of_a_die_has_words(game: str, prefix: str, least: int) -> None:
    words = load_yaml(resources_dir() / game / "text.yaml")
    found = purposes(game)
    assert len(found) >= least
    assert [purpose for purpose in sorted(found) if f"{prefix}{purpose}" not in words] == []
