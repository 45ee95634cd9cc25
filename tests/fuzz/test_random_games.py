"""Seeded random games of every scenario, with invariants after every action."""

from __future__ import annotations

import pytest

from desktop.engine.definition import game
from desktop.players.selfplay import Inspector, Task, play_games, seeds_from
from tests.contract.games import scenarios

CHECKED = {"tiny": 100, "battles": 1}
EVERY = {"battles": 17}
"""Looking for broken invariants takes ten times as long as playing there."""
SOAKED = 200
SHORT = (
    "tiny/skirmish", "tiny/meeting", "arriba/civil-war", "battles/pindoque", "crusade/columns",
    "illusions/mobilization-to-limited-war", "reich/intro-1941-42",
)  # fmt: skip
"""Scenarios that are finished soon: the others are for the long runs."""
every_scenario = pytest.mark.parametrize(
    "scenario", [pytest.param(each, marks=[] if each in SHORT else pytest.mark.soak) for each in scenarios()]
)


def check(scenario: str, player: str, first: int, games: int) -> None:
    game_id, _, name = scenario.partition("/")
    task = Task(game_id, name, player, vary=True, check=True, check_every=EVERY.get(game_id, 1))
    tally = play_games(task, seeds_from(first, games))
    assert tally.faults == []
    assert tally.finished == games


@every_scenario
def test_random_games_end_without_a_fault(scenario: str) -> None:
    check(scenario, "random", 1, CHECKED.get(scenario.partition("/")[0], 1))


@every_scenario
def test_games_of_the_scripted_player_end_without_a_fault(scenario: str) -> None:
    if game(scenario.partition("/")[0]).scorer is None:
        pytest.skip("has no scripted player")
    check(scenario, "greedy", 501, max(1, CHECKED.get(scenario.partition("/")[0], 1) // 2))


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize("scenario", scenarios())
def test_many_random_games(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Inspector, "EVERY", 31)
    check(scenario, "random", 10_001, SOAKED)
