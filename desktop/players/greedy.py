"""A plain player: takes the action its game scores highest and does not go round in circles."""

from __future__ import annotations

from typing import Any, Protocol

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import State

SALT = 0x47524545


class Scorer(Protocol):
    """A game's opinion of an action: more is better, 0 is neutral."""

    def score(self, state: Any, decision: Decision, action: Action) -> int: ...


class GreedyPlayer:
    """Best score first; ties by a stream of its own.

    The same answer to the same question costs more each time until somebody else has chosen or another stretch of play
    begins, so that picking a piece up and putting it back does not go on for ever.
    """

    def __init__(self, seed: int, scorer: Scorer) -> None:
        self._stream = Chance(seed ^ SALT)
        self._scorer = scorer
        self._stretch: tuple[object, ...] = ()
        self._given: dict[tuple[Message, Action], int] = {}

    def choose(self, state: State, decision: Decision) -> Action:
        stretch = (decision.player, *state.clock())
        if stretch != self._stretch:
            self._stretch = stretch
            self._given.clear()
        action = self._best(state, decision) if len(decision.actions) > 1 else decision.actions[0]
        key = (decision.prompt, action)
        self._given[key] = self._given.get(key, 0) + 1
        return action

    def _best(self, state: State, decision: Decision) -> Action:
        scored = [(self._score(state, decision, action), action) for action in decision.actions]
        most = max(score for score, _ in scored)
        best = [action for score, action in scored if score == most]
        self._stream.begin()
        return best[self._stream.draw(len(best), "tie") - 1] if len(best) > 1 else best[0]

    def _score(self, state: State, decision: Decision, action: Action) -> int:
        given = self._given.get((decision.prompt, action), 0)
        return self._scorer.score(state, decision, action) - given**3
