"""Random games end with a winner and break no invariant; saving and replay agree."""

from __future__ import annotations

import pytest

from desktop.engine import plain
from desktop.engine.match import Match
from desktop.games.reich.definition import DEFINITION
from desktop.games.reich.player.scorer import ReichScorer
from desktop.players.greedy import GreedyPlayer
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
        assert match.outcome.winner in DEFINITION.sides


def _greedy_game(seed: int) -> Match:
    match = Match.new("reich", "campaign-1941", seed=seed, definition=DEFINITION)
    scorer = ReichScorer(match.world)
    players = {side: GreedyPlayer(2 * seed + number, scorer) for number, side in enumerate(DEFINITION.sides)}
    while match.decision is not None:
        match.play(players[match.decision.player].choose(match.state, match.decision))
    return match


def test_the_scripted_player_plays_a_game_to_its_end() -> None:
    match = _greedy_game(3)
    assert match.outcome is not None
    assert match.faults() == []
    verbs = {entry.action.verb for entry in match.log}
    assert {"attack", "seek", "card", "barbarossa", "blitz", "play"} <= verbs


@pytest.mark.soak
def test_each_side_wins_its_share_of_campaigns() -> None:
    winners = [outcome.winner for seed in range(200) if (outcome := _greedy_game(seed).outcome)]
    assert min(winners.count(side) for side in DEFINITION.sides) >= 60


def test_a_saved_position_is_restored_and_a_log_replayed() -> None:
    match = play_randomly(Match.new("reich", "campaign-1941", seed=5, definition=DEFINITION), 5, 200)
    copy = Match.new("reich", "campaign-1941", seed=5, definition=DEFINITION)
    plain.restore(copy.state, plain.to_plain(match.state))
    assert plain.digest(copy.state) == match.digest()
    here = match.digest()
    match.undo(60)
    match.redo(60)
    assert match.digest() == here
