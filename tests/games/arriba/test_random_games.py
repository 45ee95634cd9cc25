"""Random games end with a winner and break no invariant, with options drawn at random."""

from __future__ import annotations

import random

import pytest

from desktop.engine.match import Match
from desktop.players.selfplay import Inspector, Played, Task, play_games
from tests.games.arriba.walks import SCENARIOS, begun, thrifty


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_random_games_end_with_a_winner(scenario: str) -> None:
    task = Task("arriba", scenario, vary=True, check=True, check_every=5)
    tally = play_games(task, range(4))
    assert (tally.finished, tally.faults) == (4, [])


def long_game(seed: int) -> Match:
    match, stream = begun(seed), random.Random(seed)
    inspect = Inspector(match, seed, 7)
    while match.decision is not None:
        match.play(thrifty(match.decision, stream))
        inspect.after_action()
    return match


@pytest.mark.parametrize("seed", range(3))
def test_long_games_end_with_a_winner(seed: int) -> None:
    match = long_game(seed)
    assert match.outcome is not None
    assert match.outcome.winner in ("government", "rebel")
    assert match.faults() == []


@pytest.mark.soak
def test_many_random_games() -> None:
    for scenario in SCENARIOS:
        tally = play_games(Task("arriba", scenario, vary=True, check=True, check_every=11), range(250))
        assert (tally.finished, tally.faults) == (250, [])


@pytest.mark.soak
def test_many_long_games() -> None:
    for seed in range(100, 300):
        assert long_game(seed).outcome is not None


def test_the_scripted_player_plays_a_game_to_its_end() -> None:
    tried: set[str] = set()
    task = Task("arriba", "civil-war", player="greedy", check=True, check_every=40)
    tally = play_games(task, range(2), lambda played: tried.update(entry.action.verb for entry in played.match.log))
    assert (tally.finished, tally.faults) == (2, [])
    assert {"approach", "create", "convert", "attack", "advance", "drop", "garrison", "subsidise", "airlift"} <= tried


@pytest.mark.soak
def test_the_balance_between_scripted_players() -> None:
    """Each side wins at least three games in ten, and most games go past turn 6."""
    late = 0

    def count(played: Played) -> None:
        nonlocal late
        late += played.match.state.turn > 6  # type: ignore[attr-defined]

    tally = play_games(Task("arriba", "civil-war", player="greedy"), range(200), count)
    assert min(tally.wins.values()) >= 60
    assert late > 100
