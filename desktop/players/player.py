"""What a player is: something that picks one of the actions a decision offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.definition import GameDefinition, Searched
from desktop.engine.errors import EngineError
from desktop.engine.frame import State
from desktop.players.greedy import GreedyPlayer, Scorer
from desktop.players.knowledge import knowledge_of
from desktop.players.levels import LEVELS, NOVICE, REGULAR, VETERAN
from desktop.players.planner import PlanningPlayer
from desktop.players.random_player import RandomPlayer


class Player(Protocol):
    """Chooses without changing the state; the same seed and game give the same choices."""

    def choose(self, state: State, decision: Decision) -> Action: ...


def player_kinds() -> tuple[str, ...]:
    return ("random", "greedy", *LEVELS)


def make_player(kind: str, definition: GameDefinition, world: Any, seed: int) -> Player:
    """A player of a named kind for one game."""
    makers: dict[str, Callable[[], Player]] = {
        "random": lambda: RandomPlayer(seed),
        "greedy": lambda: GreedyPlayer(seed, _scorer(definition, world)),
        NOVICE: lambda: GreedyPlayer(seed, _scorer(definition, world)),
        REGULAR: lambda: _planning(definition, world, seed, definition.glanced),
        VETERAN: lambda: _planning(definition, world, seed, definition.searched),
    }
    if kind not in makers:
        raise EngineError(f"unknown player {kind!r}; there are: {', '.join(player_kinds())}")
    return makers[kind]()


def _scorer(definition: GameDefinition, world: Any) -> Scorer:
    if definition.scorer is None:
        raise EngineError(f"{definition.id} has no greedy player")
    scorer: Scorer = definition.scorer(world)
    return scorer


def _knowing(definition: GameDefinition, world: Any) -> Scorer:
    """What its game knows; the novice's opinions where it has no more to say."""
    return knowledge_of(definition, world) or _scorer(definition, world)


def _planning(definition: GameDefinition, world: Any, seed: int, searched: Searched | None) -> Player:
    """One who thinks ahead where his game knows how a position stands; else he plays by what it knows."""
    knowledge = knowledge_of(definition, world)
    if knowledge is None or searched is None or not _is_searched(searched, world):
        return GreedyPlayer(seed, _knowing(definition, world))
    usual = GreedyPlayer(seed, _knowing(definition, world))  # what trials bring to mind is not what it plays by
    return PlanningPlayer(usual, definition, knowledge, searched)


def _is_searched(searched: Searched, world: Any) -> bool:
    return not searched.scenarios or world.scenario.id in searched.scenarios
