"""Whole games against the program, by mouse and keys through the real window and its real thinking process."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from desktop.commands_cli.acts_hands import Hands
from desktop.engine.match import Match
from desktop.players.levels import REGULAR
from desktop.players.player import make_player

MOST_WAITS = 6_000
GAMES = [
    ("battles", "pindoque", "nationalist", "republican"),
    ("reich", "intro-1941-42", "allies", "axis"),
]


def until_asked(hands: Hands, own: str) -> None:
    """Wait for the program, going on past its results, until the person is asked or the game is over."""
    for _ in range(MOST_WAITS):
        asked = hands.match.decision
        if asked is None or asked.player == own:
            return
        hands.clear_the_last()
        QTest.qWait(5)
    raise AssertionError(f"the program does not answer: {hands.match.decision}")


@pytest.mark.parametrize("answers", [6, pytest.param(10_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize(("game", "scenario", "own", "other"), GAMES)
@pytest.mark.timeout(3600)
def test_a_person_plays_against_a_regular(
    game: str, scenario: str, own: str, other: str, answers: int, tmp_path: Path
) -> None:
    match = Match.new(game, scenario, seed=11)
    hands = Hands(match, str(tmp_path), programs=((other, REGULAR),))
    hands.window.controller.options.pace_ms = 0
    faults: list[str] = []
    hands.window.controller.failed.connect(faults.append)
    person = make_player("greedy", match.definition, match.world, 11)
    for _ in range(answers):
        until_asked(hands, own)
        asked = hands.match.decision
        if asked is None:
            break
        hands.answer(person.choose(hands.match.state, asked))
    assert not faults
    assert answers < 100 or hands.match.outcome is not None
    assert {entry.player for entry in hands.match.log} >= {own, other} or answers < 100
    hands.close()
