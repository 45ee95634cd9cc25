"""Knowledge: what a game knows of itself, for players that do more than the novice."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, Protocol

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.definition import GameDefinition
from desktop.engine.frame import State


class Knowledge(Protocol):
    """A game's plans and its view of a position; it looks at nothing that the side could not see.

    It may keep what it has worked out, but its answers depend on what it is handed and on nothing else.
    """

    def score(self, state: Any, decision: Decision, action: Action) -> int:
        """What an action is worth to whoever is asked: more is better, 0 is neutral."""
        ...

    def terms(self, state: Any, side: str) -> Mapping[str, float]:
        """How a position stands for a side, term by term (in words: `advice.<term>` of the game's `text.yaml`).

        Their sum is the logarithm of the odds that the side wins: 0 is even, 1 is 73 in 100.
        """
        ...


def forget_plans(knowledge: Knowledge) -> None:
    """Have knowledge that keeps plans from question to question (it has a `forget`) drop them, before it looks at a
    position that did not come of the last one."""
    if hasattr(knowledge, "forget"):
        knowledge.forget()


def knowledge_of(definition: GameDefinition, world: Any) -> Knowledge | None:
    """A fresh one; None for a game that has none."""
    found: Knowledge | None = definition.knowledge(world) if definition.knowledge is not None else None
    return found


def value_of(knowledge: Knowledge, definition: GameDefinition, state: State, side: str) -> float:
    """How a position stands for a side, as the logarithm of its odds; a decided game as far off as anything gets."""
    outcome = definition.outcome(state)
    if outcome is not None:
        if not outcome.winner:
            return 0.0
        return DECIDED if outcome.winner == side else -DECIDED
    return max(-DECIDED, min(DECIDED, sum(knowledge.terms(state, side).values())))


def chance_of(value: float) -> float:
    """The chance to win that such odds are."""
    return 1 / (1 + exp(-value))


DECIDED = 5.0
"""What a won game counts as."""
