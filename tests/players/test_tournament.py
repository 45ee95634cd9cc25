"""Tournaments of the program: fair, repeatable, and honest about how sure they are."""

from __future__ import annotations

import json

import pytest

from desktop.cli import main
from desktop.players.levels import NOVICE
from desktop.players.tournament import Result, Tournament, interval


def test_sides_alternate_and_the_same_seeds_give_the_same_games() -> None:
    tables = []
    for _ in range(2):
        found = Tournament("tiny", "meeting", (NOVICE, NOVICE))
        found.play(6, 3)
        assert [(result.seed, result.side) for result in found.results] == [
            (seed, side) for seed in (3, 4, 5) for side in ("red", "blue")
        ]
        tables.append([(result.score, result.level) for result in found.results])
    assert tables[0] == tables[1]


def test_the_table_counts_and_says_how_sure_it_is() -> None:
    found = Tournament("tiny", "meeting", (NOVICE, NOVICE))
    found.results = [
        Result(1, "red", 1.0, "red", "win"),
        Result(1, "blue", 0.5, "", ""),
        Result(2, "red", 0.0, "blue", "win"),
        Result(2, "blue", 0.5, "", "", "ValueError: torn"),
    ]
    told = found.plain()
    assert (told["games"], told["wins"], told["draws"], told["losses"], told["share"]) == (3, 1, 1, 1, 0.5)
    assert told["by_side"] == {"blue": 0.5, "red": 0.5}
    assert told["levels"] == {"blue win": 1, "draw": 1, "red win": 1}
    assert told["faults"] == ["seed 2, blue: ValueError: torn"]


@pytest.mark.parametrize(("share", "count", "low", "high"), [(0.5, 0, 0.0, 1.0), (0.5, 100, 0.404, 0.596)])
def test_the_interval_is_wide_where_little_was_played(share: float, count: int, low: float, high: float) -> None:
    assert interval(share, count) == pytest.approx((low, high), abs=0.001)


def test_the_command_prints_one_object_and_refuses_unknown_levels(capsys) -> None:
    assert main(["tourney", "battles/pindoque", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["tourney", "battles/pindoque", "--players", "novice,genius"]) == 2
    assert "'novice,genius' is not of the form LEVEL,LEVEL; there are: novice" in capsys.readouterr().err
