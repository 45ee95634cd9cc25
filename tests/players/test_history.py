"""How wars go that the program plays with itself: counted, kept, and shown beside how they went."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.cli import main
from desktop.data import paths
from desktop.engine.definition import game, game_ids, is_shipped
from desktop.mechanics import war_tables
from desktop.players.history import Historian

GAMES = [name for name in game_ids() if is_shipped(name)]


def test_what_happens_is_counted_over_the_games() -> None:
    historian = Historian("reich", "campaign-1941", "novice")
    historian.play(3, 1)
    table = historian.table()
    assert (table.games, sum(table.wins.values()), sum(table.ends.values()), table.faults) == (3, 3, 3, [])
    barbarossa = next(deed for deed in table.deeds if deed.key == "operation barbarossa")
    assert (barbarossa.games, barbarossa.turn, barbarossa.times) == (3, "1", 1.0)
    assert table.turns[0].games == 3
    assert table.turns[0].fights > 0
    assert all(0 < deed.games <= 3 and deed.text for deed in table.deeds)


def test_the_same_seeds_count_the_same() -> None:
    tables = []
    for _ in range(2):
        historian = Historian("reich", "intro-1941-42", "novice")
        historian.play(2, 5)
        tables.append(historian.table())
    assert tables[0] == tables[1]


def test_a_game_that_fails_is_told_and_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    historian = Historian("reich", "intro-1941-42", "novice")
    monkeypatch.setattr("desktop.players.history.MOST_DECISIONS", 3)
    historian.play(1, 1)
    table = historian.table()
    assert table.games == 0
    assert table.faults == ["seed 1: RuntimeError: not finished after 3 actions"]


def test_tables_take_the_place_of_those_of_the_same_scenario(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "reich").mkdir()
    monkeypatch.setattr(war_tables, "resources_dir", lambda: tmp_path)
    found = []
    for scenario, seed in (("intro-1941-42", 1), ("intro-1941-43", 1), ("intro-1941-42", 2)):
        historian = Historian("reich", scenario, "novice")
        historian.play(1, seed)
        found.append(historian.table())
        war_tables.write_tables("reich", found[-1:])
    assert war_tables.tables_of("reich") == [found[2], found[1]]


@pytest.mark.parametrize("game_id", GAMES)
def test_what_ships_is_of_scenarios_that_there_are_and_of_games_without_a_fault(game_id: str) -> None:
    known = [info.id for info in game(game_id).scenarios()]
    for table in war_tables.tables_of(game_id):
        assert table.scenario in known
        assert not table.faults
        assert table.games == sum(table.wins.values())


@pytest.mark.parametrize("game_id", GAMES)
def test_what_happened_speaks_of_places_that_there_are(game_id: str) -> None:
    assert war_tables.happened_in(game_id)
    folder = paths.resources_dir() / game_id
    files = [file for file in folder.glob("*.yaml") if file.stem not in ("history", "happened")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    for each in war_tables.happened_in(game_id):
        _, *named = each.key.split()
        assert each.text
        assert each.when
        assert all(word in text for word in named), each.key


def test_the_command_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", "reich/intro-1941-42", "--level", "novice", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"][0]["games"] == 1
    assert main(["history", "reich/intro-1941-42", "--level", "genius"]) == 2
    assert "is no level" in capsys.readouterr().err
