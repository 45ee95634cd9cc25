"""Numbers that are tuned by play, and terms that are weighed by how games ended."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.reich.player.scorer import ReichScorer
from desktop.players.tuning import Climb, Ring, Sample, differences, fit, mean_and_error, sampled, surprise


class Taste(Struct, frozen=True):
    eager: int = 0


class Moody:
    """The novice of reich, or one that does the opposite of what he thinks best."""

    def __init__(self, world: Any, taste: Taste) -> None:
        self._inner, self._taste = ReichScorer(world), taste

    def score(self, state: Any, decision: Decision, action: Action) -> int:
        return self._inner.score(state, decision, action) * (1 if self._taste.eager > 0 else -1)

    def terms(self, state: Any, side: str) -> dict[str, float]:
        return {"turn": float(state.hand_size[side])}


@pytest.fixture(scope="module")
def ring() -> Ring:
    return Ring.of("reich", "intro-1941-42")


def test_a_duel_gives_each_seat_its_turn_so_that_equals_score_a_half(ring: Ring) -> None:
    assert ring.duel(lambda: ReichScorer(ring.world), lambda: ReichScorer(ring.world), range(3)) == [0.5] * 3


def test_a_climb_takes_what_wins_and_nothing_else(ring: Ring) -> None:
    told: list[str] = []
    climb = Climb(ring, lambda taste: Moody(ring.world, taste), rounds=4, first=3, most=6)
    best = climb.run(Taste(), told.append)
    assert best.eager > 0
    assert sum(line.endswith("taken") for line in told) == 1  # any further one plays alike
    assert differences(Taste(), best) == [("eager", 0, best.eager)]


def test_terms_are_weighed_by_how_games_ended() -> None:
    samples: list[Sample] = [({"lead": 1.0, "noise": 1.0}, 1.0), ({"lead": 1.0, "noise": -1.0}, 1.0)] * 10
    samples += [({"lead": -1.0, "noise": 1.0}, 0.0), ({"lead": -1.0, "noise": -1.0}, 0.0)] * 10
    factors = fit(samples)
    assert factors["lead"] > 1
    assert abs(factors["noise"]) < 0.01
    assert surprise(samples, factors) < 0.1 < surprise(samples, {}) == 0.25


def test_positions_are_sampled_for_all_sides_with_their_ends(ring: Ring) -> None:
    found = sampled(ring, Moody(ring.world, Taste()), lambda: ReichScorer(ring.world), range(2), every=11)
    assert len(found) > 8
    assert {score for _, score in found} <= {0.0, 0.5, 1.0}
    assert all(terms["turn"] > 0 for terms, _ in found)


def test_few_games_never_look_sure() -> None:
    mean, error = mean_and_error([1.0, 1.0])
    assert mean == 1.0
    assert error > 0.3
