"""Every reason that the code gives against an action has words, and gives them all that they speak of."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import desktop.games
import desktop.mechanics
from desktop.data.game_files import texts_of
from desktop.views.wording import Wording

GAMES = Path(desktop.games.__file__).parent
CARD_DRIVEN = Path(desktop.mechanics.__file__).parent / "cdg"
SOURCES = {
    "arriba": (GAMES / "arriba",),
    "battles": (GAMES / "battles",),
    "crusade": (GAMES / "crusade", CARD_DRIVEN),
    "illusions": (GAMES / "illusions", CARD_DRIVEN),
    "reich": (GAMES / "reich",),
}
WRITTEN = {"Refusal.of": 1, "Message.of": 0}
"""Calls that name a text, and where."""


def named(game: str, call: str) -> Iterator[tuple[str, frozenset[str], str]]:
    """(key, what it is told, where) of each call with a key written out and everything told by name."""
    for file in sorted(path for folder in SOURCES[game] for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != call or len(node.args) <= WRITTEN[call]:
                continue
            key, told = node.args[WRITTEN[call]], [keyword.arg for keyword in node.keywords]
            if isinstance(key, ast.Constant) and isinstance(key.value, str) and None not in told:
                where = f"{file.relative_to(GAMES.parent)}:{node.lineno}"
                yield key.value, frozenset(name for name in told if name), where


@pytest.mark.parametrize("game", SOURCES)
def test_every_reason_has_words_and_is_told_what_they_speak_of(game: str) -> None:
    words, found, wrong = Wording(texts_of(game), {}), 0, []
    for key, told, where in named(game, "Refusal.of"):
        found += 1
        if key not in words:
            wrong.append(f"{where}: {key} has no words")
        elif missing := words.fields(key) - told:
            wrong.append(f"{where}: {key} is not told {', '.join(sorted(missing))}")
    assert found > 20
    assert wrong == []
