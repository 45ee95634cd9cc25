"""Which scenarios the contract is tested with: the tiny game and all that are shipped."""

from __future__ import annotations

import functools
import importlib.util
from typing import Any

from desktop.engine import definition as registry
from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.players.player import Player, make_player


@functools.cache
def scenarios() -> tuple[str, ...]:
    found = ["tiny/skirmish", "tiny/meeting"]
    for game_id, module in sorted(registry._MODULES.items()):
        if importlib.util.find_spec(module) is not None:
            found += [f"{game_id}/{info.id}" for info in game(game_id).scenarios()]
    return tuple(found)


def sampled() -> tuple[str, ...]:
    """The first and the last scenario of every game."""
    games: dict[str, list[str]] = {}
    for scenario in scenarios():
        games.setdefault(scenario.partition("/")[0], []).append(scenario)
    return tuple(dict.fromkeys(each for found in games.values() for each in (found[0], found[-1])))


@functools.cache
def world_of(scenario: str) -> Any:
    game_id, _, name = scenario.partition("/")
    return game(game_id).load_world(name, {})


def new_match(scenario: str, seed: int = 1) -> Match:
    game_id, _, name = scenario.partition("/")
    return Match.new(game_id, name, seed=seed, world=world_of(scenario))


def player_of(scenario: str, seed: int = 1, kind: str = "random") -> Player:
    game_id = scenario.partition("/")[0]
    return make_player(kind, game(game_id), world_of(scenario), seed)
