"""What is offered against what the rules refuse, asked afresh of every space, unit and card in random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from desktop.engine.kept import Kept
from desktop.engine.match import Match
from desktop.games.crusade.rules.cards import play_options
from desktop.games.crusade.rules.map import fortification, northern_front
from desktop.games.crusade.rules.movement import activation, movement
from desktop.games.crusade.rules.movement.move_stack import MoveStack
from desktop.games.crusade.rules.movement.movement import Going
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.rules.turn.action_round import ActionRound
from desktop.games.crusade.state.sides import SIDES, enemy_of
from desktop.games.crusade.state.state import CrusadeState
from tests.games.crusade.position import in_round, state_of, world_of

SCENARIOS = ("campaign", "northern-front", "decisive-phase")
RARE = ("unmark", "without", "no-more", "stop", "marked", "moved")
"""Verbs chosen seldom, so that much happens."""


def moments(scenario: str, seed: int, most: int) -> Iterator[tuple[CrusadeState, set[str]]]:
    """The state before each decision of a lively random game, and the actions offered."""
    match, choose = Match.new("crusade", scenario, seed=seed, world=world_of(scenario)), random.Random(seed)
    for _ in range(most):
        if match.decision is None:
            return
        state = match.state
        assert isinstance(state, CrusadeState)
        yield state, {str(action) for action in match.decision.actions}
        weights = [0.1 if action.verb in RARE else 1 for action in match.decision.actions]
        match.play(choose.choices(match.decision.actions, weights)[0])


@pytest.mark.rule("crusade", "8.2.3")
@pytest.mark.rule("crusade", "8.2.2")
@pytest.mark.rule("crusade", "17.1.2")
@pytest.mark.rule("crusade", "10.1.3")
@pytest.mark.rule("crusade", "10.2.1")
@pytest.mark.rule("crusade", "7.1.6")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_that_is_not_refused_is_offered_and_nothing_else(scenario: str) -> None:
    seen = dict.fromkeys(("mark", "move", "go", "choose"), 0)
    for state, offered in moments(scenario, 11, 600):
        frame = state.stack[-1]
        state.kept = Kept()
        if isinstance(frame, Operations) and frame.step == "mark":
            seen["mark"] += 1
            _check_marks(state, frame, offered)
        elif isinstance(frame, Operations) and frame.step == "move":
            seen["move"] += 1
            _check_builders(state, offered)
        elif isinstance(frame, MoveStack):
            seen["go"] += 1
            _check_ways(state, frame, offered)
        elif isinstance(frame, ActionRound) and frame.step == "choose":
            seen["choose"] += 1
            _check_plays(state, frame, offered)
    assert all(number > 10 for number in seen.values()), seen


def _check_marks(state: CrusadeState, frame: Operations, offered: set[str]) -> None:
    full = len(state.markers) >= frame.most(state)
    for space in state.control:
        for kind in activation.KINDS:
            wanted = not full and activation.why_not_mark(state, space, kind) is None
            assert wanted == (f"mark {space} {kind}" in offered), (space, kind)


def _check_builders(state: CrusadeState, offered: set[str]) -> None:
    for unit in state.units:
        if state.on_map(unit) and not movement.homeward(state, unit):
            assert (fortification.why_not_build(state, unit) is None) == (f"build {unit}" in offered), unit


def _check_ways(state: CrusadeState, frame: MoveStack, offered: set[str]) -> None:
    if any(northern_front.must_go_home(state, unit) for unit in frame.units):
        return
    going = frame.going(state)
    ends = reached(state, going)
    for space in state.control:
        assert (space in ends) == (f"to {space}" in offered), space
        if space != frame.at:
            assert (movement.why_not_go(state, going, space) is None) == (space in ends), space


def _check_plays(state: CrusadeState, frame: ActionRound, offered: set[str]) -> None:
    for card in state.world.cards:
        for use in play_options.USES:
            wanted = play_options.why_not_play(state, frame.side, card, use) is None
            assert wanted == (f"play {card} {use}" in offered), (card, use)


def reached(state: CrusadeState, going: Going) -> dict[str, tuple[int, int]]:
    """10.1 Every path walked: the spaces a stack may end in, with the fewest steps and then the fewest enemy spaces."""
    best: dict[str, tuple[int, int]] = {}
    hostile, enemy = set(state.enemy_at_start), enemy_of(state.active)
    limit = movement.enemy_limit(state, going.units)
    links = [*state.beach_heads.items(), *((b, a) for a, b in state.beach_heads.items())]
    paths: list[tuple[str, ...]] = [(going.at,)]
    for steps in range(1, going.left + 1):
        further = []
        for path in paths:
            if len(path) > 1 and movement.ends_at(state, path[-1]):
                continue
            near = [*state.world.neighbours[path[-1]], *(b for a, b in links if a == path[-1])]
            for space in near:
                entered = {*going.entered, *(each for each in (*path[1:], space) if each in hostile)}
                if state.side_at(space) == enemy or len(entered) > limit:
                    continue
                further.append((*path, space))
                cost = steps, len(entered)
                if movement.why_not_end(state, going.units, space, (*path, space)) is None and space != going.at:
                    best[space] = min(best.get(space, cost), cost)
        paths = further
    return best


@pytest.mark.rule("crusade", "10.1.3")
@pytest.mark.rule("crusade", "10.1.4")
@pytest.mark.rule("crusade", "10.1.7")
@pytest.mark.rule("crusade", "10.1.12")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_reach_agrees_with_every_path_walked(scenario: str) -> None:
    """For every unit of the set-up: the same ends, by a path as short and with as few enemy spaces as any."""
    for side in SIDES:
        state = in_round(state_of(scenario), side)
        for unit in sorted(state.units):
            if not state.on_map(unit) or state.world.units[unit].side != side:
                continue
            going = Going((unit,), state.place_of(unit), movement.points(state, (unit,)), ())
            found, wanted = movement.reach(state, going), reached(state, going)
            assert set(found) == set(wanted), unit
            for space, path in found.items():
                entered = {each for each in path[1:] if each in state.enemy_at_start}
                assert (len(path) - 1, len(entered)) == wanted[space], (unit, path)
