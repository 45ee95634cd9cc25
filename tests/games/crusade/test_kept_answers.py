"""What is kept until a fact changes is what would be worked out anew, at every decision of whole games."""

from __future__ import annotations

import pytest

from desktop.engine.kept import stale
from desktop.games.crusade.state.state import CrusadeState
from tests.contract.games import new_match, player_of

MOST = 250
"""Decisions of a game; the player who thinks asks before each what is kept across it."""


@pytest.mark.parametrize(("scenario", "seed"), [("columns", 3), ("northern-front", 4), ("decisive-phase", 5)])
def test_no_answer_is_kept_longer_than_it_holds(scenario: str, seed: int) -> None:
    name = f"crusade/{scenario}"
    match, player = new_match(name, seed), player_of(name, seed, "greedy")
    for _ in range(MOST):
        if match.decision is None:
            return
        state = match.state
        assert isinstance(state, CrusadeState)
        assert stale(state) == [], f"before {match.decision.prompt}"
        match.play(player.choose(state, match.decision))
