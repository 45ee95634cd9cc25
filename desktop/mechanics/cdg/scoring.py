"""A scripted player of a card-driven game: scores of all actions of a decision together."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId
from desktop.mechanics.cdg.front_view import FrontView, Scores
from desktop.mechanics.cdg.protocols import CdgWorld, S


class Outlook(Struct, frozen=True):
    """What a combat promises: the chance that the defender goes, in hundredths, and what both sides lose on average,
    in the measure of the game."""

    goes: int
    inflicted: int
    suffered: int


F = TypeVar("F", bound=FrontView[Any])
P = TypeVar("P")


class CardDrivenScorer(Generic[S, F, P]):
    """Views of the front are kept until something changes. A game says how a decision is scored.

    Attributes:
        QUIET: verbs that are good or bad whatever the position.
    """

    QUIET: ClassVar[dict[str, int]] = {}

    def __init__(self, world: CdgWorld) -> None:
        self.world = world
        self._decision: Decision | None = None
        self._scores: Scores = {}
        self._front: tuple[tuple[int, str], S, F] | None = None
        self._heats: dict[str, tuple[int, S, dict[SpaceId, int]]] = {}
        """What pulls, by side: it stays until the position changes, whichever side is asked between."""
        self._plan: tuple[tuple[int, int, str], S, P] | None = None

    def score(self, state: S, decision: Decision, action: Action) -> int:
        """More is better; 0 is for actions nobody has an opinion of."""
        if decision is not self._decision:
            self._scores = self.scores(state, decision)
            self._decision = decision
        return self._scores.get(action, self.QUIET.get(action.verb, 0))

    def scores(self, state: S, decision: Decision) -> Scores:
        raise NotImplementedError

    # -- views kept --------------------------------------------------------------------------------
    def make_front(self, state: S, side: str) -> F:
        raise NotImplementedError

    def make_plan(self, front: F) -> P:
        raise NotImplementedError

    def front(self, state: S, side: str) -> F:
        key = state.version, side
        if self._front is None or self._front[0] != key or self._front[1] is not state:
            made = self.make_front(state, side)
            made.heat = self._heat(state, side, made.heat)
            self._front = key, state, made
        return self._front[2]

    def _heat(self, state: S, side: str, now: dict[SpaceId, int]) -> dict[SpaceId, int]:
        kept = self._heats.get(side)
        if kept is None or kept[0] != state.version or kept[1] is not state:
            kept = self._heats[side] = state.version, state, now
        return kept[2]

    def plan(self, state: S, side: str) -> P:
        key = state.version, state.round, side
        if self._plan is None or self._plan[0] != key or self._plan[1] is not state:
            self._plan = key, state, self.make_plan(self.front(state, side))
        return self._plan[2]
