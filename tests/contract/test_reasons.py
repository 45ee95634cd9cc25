"""Whoever is refused is told why: a reason for what is not offered, and none against what is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from desktop.engine.action import Action
from desktop.engine.match import Match
from tests.contract.games import new_match, player_of, scenarios

STEPS = 300
ASKED = 10
"""Actions of each kind asked about at every step."""
MOST_WITHOUT = 0.05
"""The share of refusals that may say no more than that a thing is not offered."""
SHIPPED = sorted({scenario.partition("/")[0] for scenario in scenarios()} - {"tiny"})

OPEN: tuple[str, ...] = ()
LACKING = pytest.mark.xfail(reason="reasons are still missing", strict=False)


@dataclass
class Count:
    """Refusals asked for, those without a reason, and offered actions that a reason was given against."""

    asked: int = 0
    silent: Counter[tuple[str, str]] = field(default_factory=Counter)
    against: Counter[tuple[str, str, str]] = field(default_factory=Counter)


def played(scenario: str, seed: int) -> Iterator[tuple[Match, list[Action], random.Random]]:
    """A random game with, at every decision, the actions that were offered earlier and are not now."""
    match, player, choose = new_match(scenario, seed), player_of(scenario, seed), random.Random(seed)
    earlier: dict[Action, None] = {}
    for _ in range(STEPS):
        decision = match.decision
        if decision is None:
            return
        now = frozenset(decision.actions)
        yield match, [action for action in earlier if action not in now], choose
        earlier.update(dict.fromkeys(decision.actions))
        match.play(player.choose(match.state, decision))


def count_reasons(count: Count, match: Match, earlier: list[Action], choose: random.Random) -> None:
    decision = match.decision
    assert decision is not None
    for action in choose.sample(earlier, min(ASKED, len(earlier))):
        refusal = match.why_not(action)
        assert refusal is not None
        count.asked += 1
        if refusal.reason.key == "engine.not_offered":
            count.silent[decision.prompt.key, action.verb] += 1
    for action in choose.sample(decision.actions, min(ASKED, len(decision.actions))):
        for frame in reversed(match.state.stack):
            if refusal := frame.why_not(match.state, action):
                count.against[decision.prompt.key, action.verb, str(refusal)] += 1
                break


def counted(game: str) -> Count:
    count = Count()
    for seed, scenario in enumerate(each for each in scenarios() if each.startswith(f"{game}/")):
        for match, earlier, choose in played(scenario, seed):
            count_reasons(count, match, earlier, choose)
    return count


@pytest.mark.parametrize("game", [pytest.param(game, marks=[LACKING] if game in OPEN else []) for game in SHIPPED])
def test_what_is_refused_is_refused_for_a_reason(game: str) -> None:
    count = counted(game)
    silent = count.silent.total()
    assert count.asked > 500
    assert not count.against, f"{game}: reasons against what is offered: {count.against.most_common(8)}"
    assert silent <= MOST_WITHOUT * count.asked, f"{game}: {silent} of {count.asked}: {count.silent.most_common(12)}"
