"""Whoever sits down reads what a player would tell him, not the book-keeping that came last."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from desktop.players.player import make_player
from desktop.ui.main_window import MainWindow
from desktop.views.concession import log_lines_of
from desktop.views.table import LogLine
from tests.ui.table import opened

FOUGHT = {
    "crusade": ("campaign", "CombatDecided"),
    "illusions": ("mobilization-to-limited-war", "CombatDecided"),
    "battles": ("pindoque", "CombatResolved"),
    "arriba": ("civil-war", "AttackDeclared"),
    "reich": ("intro-1941-42", "ConflictResolved"),
}
AFTERWARDS = 3
"""So many lines of book-keeping came after the battle: they filled the bar alone."""


def fought(game: str, scenario: str, event: str) -> tuple[Match, str]:
    """A game in which somebody sits down after the others have fought, and done other things after that; and he."""
    match = Match.new(game, scenario, seed=5)
    player = make_player("greedy", match.definition, match.world, 5)
    for _ in range(2500):
        asked = match.decision
        assert asked is not None
        last = max((at for at, entry in enumerate(match.log) if entry.player == asked.player), default=-1)
        since = [each.name for events in match.events_of[last + 1 :] for each in events]
        if event in since and len(since) - since.index(event) > 2 * AFTERWARDS:
            return match, asked.player
        match.play(player.choose(match.state, asked))
    raise AssertionError("nobody fights")


@pytest.fixture(params=FOUGHT)
def after(request, qtbot: QtBot, tmp_path: Path) -> Iterator[tuple[MainWindow, str, str]]:
    scenario, event = FOUGHT[request.param]
    match, seat = fought(request.param, scenario, event)
    with opened(qtbot, tmp_path, match) as window:
        yield window, seat, event


def lines_of(window: MainWindow, seat: str, event: str) -> list[LogLine]:
    """What the log says of such an event since a seat acted last."""
    match = window.controller.match
    last = max((at for at, entry in enumerate(match.log) if entry.player == seat), default=-1)
    found = []
    for at in range(last + 1, len(match.log)):
        events = [each for each in match.events_of[at] if each.name == event]
        found += log_lines_of(window.controller.presenter, at + 1, match.log[at], events, seat)
    return found


def test_the_battle_is_told_and_not_what_was_written_down_after_it(after: tuple[MainWindow, str, str]) -> None:
    window, seat, event = after
    window.controller._tell_what_happened()
    bar = window.page.news
    assert bar.isVisible()
    assert any(line.text in bar._text.text() for line in lines_of(window, seat, event))
