"""Players: deterministic, legal, and the scripted one is better."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.definition import game
from desktop.engine.errors import EngineError
from desktop.engine.frame import State
from desktop.engine.match import Match
from desktop.players.greedy import GreedyPlayer
from desktop.players.player import make_player
from desktop.players.random_player import RandomPlayer
from desktop.players.selfplay import Broken, Inspector, Task, play_games, seeds_from
from tests.contract.games import new_match, player_of, scenarios
from tests.play import random_game

A, B = Action("a"), Action("b")
STATE = State(world=None)


def question(*actions: Action, player: str = "red") -> Decision:
    return Decision.of(player, "1", Message("which"), actions)


class Likes:
    def __init__(self, **scores: int) -> None:
        self.scores = scores

    def score(self, state: Any, decision: Decision, action: Action) -> int:
        return self.scores.get(action.verb, 0)


def test_the_random_player_is_even_and_repeatable() -> None:
    one, two = RandomPlayer(5), RandomPlayer(5)
    choices = [one.choose(STATE, question(A, B)) for _ in range(2000)]
    assert choices == [two.choose(STATE, question(A, B)) for _ in range(2000)]
    assert 900 < Counter(choices)[A] < 1100


def test_the_greedy_player_takes_the_best() -> None:
    assert GreedyPlayer(1, Likes(b=50)).choose(STATE, question(A, B)) == B


def test_the_greedy_player_breaks_ties_by_lot() -> None:
    choices = Counter(GreedyPlayer(seed, Likes()).choose(STATE, question(A, B)) for seed in range(400))
    assert min(choices.values()) > 150


def test_the_greedy_player_does_not_go_round_in_circles() -> None:
    player = GreedyPlayer(1, Likes(a=50))
    choices = [player.choose(STATE, question(A, B)) for _ in range(8)]
    assert B in choices
    player.choose(STATE, question(A, B, player="blue"))
    assert player.choose(STATE, question(A, B)) == A


def test_the_scripted_player_beats_chance() -> None:
    wins = Counter[str]()
    for seed in range(60):
        match = Match.new("tiny", "meeting", seed=seed)
        sides = {"red": make_player("greedy", match.definition, match.world, seed), "blue": RandomPlayer(seed)}
        while match.decision is not None:
            match.play(sides[match.decision.player].choose(match.state, match.decision))
        assert match.outcome is not None
        wins[match.outcome.winner] += 1
    assert wins["red"] > 2 * wins["blue"]


def test_games_are_the_same_every_time() -> None:
    for kind in ("random", "greedy"):
        tallies = [play_games(Task("tiny", "meeting", kind, vary=True), seeds_from(3, 20)).plain() for _ in range(2)]
        for tally in tallies:
            del tally["seconds"], tally["decisions_per_s"]
        assert tallies[0] == tallies[1]


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(EngineError, match="unknown player 'bold'; there are: random, greedy"):
        make_player("bold", game("tiny"), None, 1)


def test_the_inspector_sees_a_broken_invariant() -> None:
    match = random_game(1, 5)
    match.state.hands["red"].clear()  # type: ignore[attr-defined]
    with pytest.raises(Broken, match="cards are not conserved"):
        Inspector(match, 1).after_action()


def test_the_inspector_sees_a_state_that_is_not_saved_whole() -> None:
    match = random_game(1, 8)
    match.state.where["red-foot"] = "centre"  # type: ignore[attr-defined]
    with pytest.raises(Broken, match="undo and redo change the position"):
        Inspector(match, 1).look_back()


@dataclass(kw_only=True)
class Timed(State):
    turn: int = 1

    def clock(self) -> tuple[object, ...]:
        return (self.turn,)


def test_one_that_plays_a_side_alone_goes_into_each_stretch_of_play_afresh() -> None:
    state, player = Timed(world=None), GreedyPlayer(1, Likes(a=50))
    while player.choose(state, question(A, B)) == A:
        pass
    state.turn += 1
    assert player.choose(state, question(A, B)) == A


@pytest.mark.parametrize("scenario", [each for each in scenarios() if not each.startswith("tiny")])
def test_every_game_has_stretches_of_play(scenario: str) -> None:
    match, player = new_match(scenario), player_of(scenario)
    stretches = set()
    for _ in range(150):
        if match.decision is None:
            break
        stretches.add(match.state.clock())
        match.play(player.choose(match.state, match.decision))
    assert 3 <= len(stretches) < 100
