"""Random games end with a winner and break no invariant; saving and replay agree."""

from __future__ import annotations

import pytest

from desktop.engine import plain
from desktop.engine.match import Match
from desktop.games.reich.definition import DEFINITION
from tests.play import play_randomly

SCENARIOS = ("campaign-1941", "short-1944", "intro-1941-42", "intro-1941-43", "tournament")


def _sound(match: Match) -> None:
    faults = match.faults()
    assert not faults, (faults, [str(entry.action) for entry in match.log[-8:]])


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_ends_with_a_winner(scenario: str, seed: int) -> None:
    match = Match.new("reich", scenario, seed=seed, definition=DEFINITION)
    play_randomly(match, seed, 20_000, _sound)
    assert match.decision is None
    assert match.outcome is not None
    assert match.outcome.winner in ("axis", "allies")


@pytest.mark.soak
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_many_random_games(scenario: str) -> None:
    world = None
    for seed in range(500):
        match = Match.new("reich", scenario, seed=seed, definition=DEFINITION, world=world)
        world = match.world
        play_randomly(match, seed, 20_000, _sound)
        assert match.outcome is not None


def test_a_saved_position_is_restored_and_a_log_replayed() -> None:
    match = play_randomly(Match.new("reich", "campaign-1941", seed=5, definition=DEFINITION), 5, 200)
    copy = Match.new("reich", "campaign-1941", seed=5, definition=DEFINITION)
    plain.restore(copy.state, plain.to_plain(match.state))
    assert plain.digest(copy.state) == match.digest()
    here = match.digest()
    match.undo(60)
    match.redo(60)
    assert match.digest() == here
