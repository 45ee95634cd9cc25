"""Four at an open table: no frame tells a hand of the other side."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.engine.match import Match
from tests.ui.window import test_no_frame_tells as watched

SEATS = 4


@pytest.mark.rule("illusions", "4.4.1")
def test_no_frame_of_an_evening_of_four_tells_a_hand(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, games = Match.new, []

    def of_four(game: str, scenario: str, seed: int) -> Match:
        games.append(new(game, scenario, seed=seed, options={"players": "four"}))
        return games[-1]

    monkeypatch.setattr(watched.Match, "new", of_four)
    watch, played = watched.evening(qtbot, tmp_path, ("illusions", "brusilov"), 2, 60, monkeypatch)
    assert not watch.found, watch.found[:5]
    assert len(games[0].state.hands) == SEATS
    assert watch.faces
    assert played.private
