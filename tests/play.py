"""Playing by choice of a seeded generator, for tests."""

from __future__ import annotations

import random
from collections.abc import Callable

from desktop.engine.match import Match


def play_randomly(match: Match, seed: int, most: int = 10_000, each: Callable[[Match], None] | None = None) -> Match:
    """Play up to `most` actions; `each` looks at the match after every one."""
    choose = random.Random(seed)
    for _ in range(most):
        if match.decision is None:
            break
        match.play(choose.choice(match.decision.actions))
        if each:
            each(match)
    return match


def random_game(seed: int, most: int = 10_000, scenario: str = "tiny/skirmish") -> Match:
    game, _, name = scenario.partition("/")
    return play_randomly(Match.new(game, name, seed=seed), seed, most)
