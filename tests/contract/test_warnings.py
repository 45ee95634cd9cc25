"""Warnings are equal for both sides: what one is warned of the other is too, and no warning asks for a side."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from types import FunctionType
from typing import Any

import pytest

from desktop.engine.match import Match
from tests.contract.games import new_match, player_of, scenarios

SHIPPED = sorted({scenario.partition("/")[0] for scenario in scenarios()} - {"tiny"})
MOST, GAMES = 1500, 40
"""Random games are played until every warning was given to every side: how long, and how many, at most."""
PARTS = {"battles": {"more"}}
"""What only ends the words of a warning."""
BY_POSITION = {"battles": {"air_units", "air_points"}}
"""What hardly ever comes up by chance; tests of the game hold it to be equal in positions that are made."""
OF_ONE_SIDE = {"arriba": {"unfunded": "5.2"}}
"""Warnings of a rule that only one side has, and the rule."""
MAKERS = ("warnings", "warned", "warning_id")
"""What makes the warnings of a choice."""


class Heard:
    """The names of a game, which hear what a side is warned of."""

    def __init__(self, names: Any) -> None:
        self.names, self.side = names, ""
        self.warned: defaultdict[str, set[str]] = defaultdict(set)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.names, name)

    def say(self, key: str, /, **facts: object) -> str:
        if key.startswith("warning."):
            self.warned[key.removeprefix("warning.")].add(self.side)
        return str(self.names.say(key, **facts))


def expected(game: str) -> dict[str, set[str]]:
    """The sides by which each warning of a game must have been heard."""
    match = new_match(next(name for name in scenarios() if name.startswith(f"{game}/")))
    presenter = match.definition.presenter(match.world)
    words = presenter._choices.names.words  # type: ignore[attr-defined]
    told = {key.removeprefix("warning.") for key in words.texts if key.startswith("warning.")}
    left_out = PARTS.get(game, set()) | BY_POSITION.get(game, set())
    both = {side_of(match, seat) for seat, _ in presenter.seats()}
    return {key: both if key not in OF_ONE_SIDE.get(game, {}) else set() for key in told - left_out}


def side_of(match: Match, player: str) -> str:
    return str(getattr(match.world, "side_of_seat", {}).get(player, player))


def play_listening(name: str, seed: int, missing: Callable[[dict[str, set[str]]], bool]) -> dict[str, set[str]]:
    match, player = new_match(name, seed), player_of(name, seed)
    choices = match.definition.presenter(match.world)._choices  # type: ignore[attr-defined]
    choices.names = heard = Heard(choices.names)
    for _ in range(MOST):
        if match.decision is None or not missing(heard.warned):
            break
        heard.side = side_of(match, match.decision.player)
        for action in match.decision.actions:
            choices.warnings(match.state, match.decision, action)
        match.play(player.choose(match.state, match.decision))
    return heard.warned


@pytest.mark.parametrize("game", SHIPPED)
def test_what_one_side_is_warned_of_the_other_is_warned_of_too(game: str) -> None:
    names, wanted = [name for name in scenarios() if name.startswith(f"{game}/")], expected(game)
    assert wanted
    found: defaultdict[str, set[str]] = defaultdict(set)

    def missing(more: dict[str, set[str]]) -> bool:
        return any(sides - found[key] - more.get(key, set()) for key, sides in wanted.items())

    for seed in range(GAMES):
        for key, sides in play_listening(names[seed % len(names)], seed, missing).items():
            found[key] |= sides
        if not missing({}):
            break
    for key, sides in wanted.items():
        assert sides <= found[key], f"only {sorted(found[key])} is warned: {key}"


def followed(function: FunctionType, made: type) -> Iterator[FunctionType]:
    """A function and those of views that it calls: what is lost is asked of the rules, which may know sides."""
    waiting, seen = [function], set()
    while waiting:
        each = waiting.pop()
        if each in seen or not ({"present", "mechanics"} & set(each.__module__.split("."))):
            continue
        seen.add(each)
        yield each
        named = [each.__globals__.get(name, getattr(made, name, None)) for name in each.__code__.co_names]
        called = [*named, *(getattr(other, "__wrapped__", None) for other in named)]
        waiting += [other for other in called if isinstance(other, FunctionType)]


@pytest.mark.parametrize("game", SHIPPED)
def test_no_warning_asks_for_a_side(game: str) -> None:
    match = new_match(next(name for name in scenarios() if name.startswith(f"{game}/")))
    presenter = match.definition.presenter(match.world)
    sides = {*match.definition.sides, *(seat for seat, _ in presenter.seats())}
    made = type(presenter._choices)  # type: ignore[attr-defined]
    asking = set()
    for function in (vars(kind)[name] for kind in made.__mro__ for name in MAKERS if name in vars(kind)):
        for each in followed(function, made):
            things = (*each.__code__.co_consts, *(each.__globals__.get(name) for name in each.__code__.co_names))
            asking |= {each.__name__ for thing in things if isinstance(thing, str) and thing in sides}
    assert asking == set(OF_ONE_SIDE.get(game, ())), "only a rule of one side may ask for it"
