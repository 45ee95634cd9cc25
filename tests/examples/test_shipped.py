"""Every example that is shipped runs to its end on the real engine, and says what happens there."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.examples.loader import folder_of, load_example
from desktop.examples.runner import check

GAMES = ("arriba", "battles", "crusade", "illusions", "reich")
SHIPPED = [(game, path) for game in GAMES for path in sorted(folder_of(game).glob("*.yaml"))]


@pytest.mark.parametrize(("game", "path"), SHIPPED, ids=[f"{game}/{path.stem}" for game, path in SHIPPED])
def test_an_example_runs_to_its_end(game: str, path: Path) -> None:
    assert [str(fault) for fault in check(load_example(path, game))] == []


def test_no_game_is_without_examples() -> None:
    assert len(SHIPPED) >= 144
