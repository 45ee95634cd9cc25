"""Random games to look into, action by action."""

from __future__ import annotations

import random
from collections.abc import Iterator

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.match import Match
from desktop.games.arriba.definition import DEFINITION
from desktop.players.selfplay import Table, Task

SCENARIOS = ("civil-war", "uncertain-rising")
THRIFTY = ("approach", "purge", "modifier")
"""What ruins a side that does it at random."""


def thrifty(decision: Decision, stream: random.Random) -> Action:
    """At random, but without throwing political points away, so that games go far."""
    actions = decision.actions
    if actions[0].verb in THRIFTY and stream.randrange(5):
        return actions[-1]
    return stream.choice(actions)


def begun(seed: int) -> Match:
    """A game with options drawn by its seed."""
    scenario = SCENARIOS[seed % 2]
    options = dict(Table(Task("arriba", scenario, vary=True))._options(seed))
    return Match.new("arriba", scenario, options, seed=seed, definition=DEFINITION)


def walk(seed: int, most: int = 10_000) -> Iterator[tuple[Match, Decision]]:
    """A thrifty game from decision to decision."""
    match, stream = begun(seed), random.Random(seed)
    for _ in range(most):
        if match.decision is None:
            return
        yield match, match.decision
        match.play(thrifty(match.decision, stream))
