"""A player without a plan: every offered action is as likely as any other."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision
from desktop.engine.frame import State

SALT = 0x52414E44
"""Keeps the choices apart from the dice of a game with the same seed."""


class RandomPlayer:
    """Chooses evenly, from a stream of its own."""

    def __init__(self, seed: int) -> None:
        self._stream = Chance(seed ^ SALT)

    def choose(self, state: State, decision: Decision) -> Action:
        self._stream.begin()
        return decision.actions[self._stream.draw(len(decision.actions), "choice") - 1]
