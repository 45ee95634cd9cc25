"""Trials: what comes of a plan, tried on copies of what a seat knows, with cards dealt and dice cast anew.

The trial of one number has the same cards and dice for every plan, so that plans are compared and not their luck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from desktop.engine import plain, unseen
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision
from desktop.engine.definition import GameDefinition
from desktop.engine.errors import EngineError
from desktop.engine.frame import State, carry_out, settle
from desktop.players.greedy import GreedyPlayer
from desktop.players.knowledge import Knowledge, forget_plans, value_of

MOST_DECISIONS = 600
"""A trial that has not come to its end by then is looked at as it stands."""
LUCK, CARDS = 0x9E3779B1, 0x85EBCA77
"""Keep the dice and cards of trials apart from each other and from those of the position."""


class Step(Struct, frozen=True):
    """What is chosen where a question is asked."""

    prompt: str
    action: Action


Plan = tuple[Step, ...]
Deviate = Callable[[Decision, Callable[[Action], int]], Action | None]
"""Another choice than the best, from what the offered actions are worth; None to choose the best."""


class Tried(Struct, frozen=True):
    """How a trial ended for its seat.

    Attributes:
        value: the logarithm of its odds; terms: what they come from.
        made: what the seat chose in its own stretch of play.
    """

    value: float
    terms: Mapping[str, float]
    made: Plan


class Follower:
    """Keeps to a plan while its questions fit; one that is not asked any more is passed over."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._at = 0

    @property
    def rest(self) -> Plan:
        return self._plan[self._at :]

    def answer(self, decision: Decision) -> Action | None:
        """What the plan says to a question; None where it says nothing."""
        for at in range(self._at, len(self._plan)):
            step = self._plan[at]
            if step.prompt == decision.prompt.key and decision.offers(step.action):
                self._at = at + 1
                return step.action
        return None


class Trials:
    """Plays on from a position in the same way for every plan: by the plan, then all by what the game knows.

    A trial ends when the stretch of play under way is over and `replies` more in which somebody was asked. `is_open`
    leaves the hands as they are, since all know them; what is drawn is dealt anew. Positions are judged for `judged`,
    else for the seat.
    """

    def __init__(
        self,
        definition: GameDefinition,
        knowledge: Knowledge,
        state: State,
        seat: str,
        replies: int = 1,
        *,
        is_open: bool = False,
        judged: str = "",
    ) -> None:
        self._definition, self._knowledge = definition, knowledge
        self._base, self._seat, self._replies = state, seat, replies
        self._is_open, self._judged = is_open, judged or seat
        self._seed = state.chance.seed or 0

    def run(
        self, number: int, plan: Plan = (), deviate: Deviate | None = None, others: Mapping[str, Plan] | None = None
    ) -> Tried | None:
        """A plan under the luck of a number, and those of others; None where the question does not arise under it, or
        the rules fail."""
        followers = {player: Follower(each) for player, each in {**(others or {}), self._seat: plan}.items()}
        try:
            return self._played(number, followers, deviate)
        except Exception:  # a hidden card that lies elsewhere may leave a procedure without its card
            return None

    def _dealt(self, number: int) -> State:
        state = plain.copied(self._base)
        order = self._seed ^ number * CARDS
        if self._is_open:
            unseen.deal_draws_anew(self._definition, state, self._definition.sides, order)
        else:
            unseen.deal_anew(self._definition, state, self._seat, order)
        state.chance = Chance(self._seed ^ number * LUCK)
        state.chance.begin()
        return state

    def _played(self, number: int, followers: Mapping[str, Follower], deviate: Deviate | None) -> Tried:
        state, made = self._dealt(number), list[Step]()
        forget_plans(self._knowledge)
        players: dict[str, GreedyPlayer] = {}
        horizon = _Horizon(state.clock(), self._replies)
        asked = settle(state)
        if asked is None or asked.player != self._seat:
            raise EngineError("the question does not arise")
        for _ in range(MOST_DECISIONS):
            if asked is None or horizon.is_over(state.clock()):
                break
            follower = followers.get(asked.player) if horizon.is_first else None
            action = follower.answer(asked) if follower is not None else None
            own = asked.player == self._seat and horizon.is_first
            if action is None and own and deviate is not None:
                action = deviate(asked, self._worth(state, asked))
            if action is None:
                player = players.setdefault(asked.player, GreedyPlayer(self._seed ^ number, self._knowledge))
                action = player.choose(state, asked)
            if own:
                made.append(Step(asked.prompt.key, action))
            asked = carry_out(state, action)
        value = value_of(self._knowledge, self._definition, state, self._judged)
        return Tried(value, dict(self._knowledge.terms(state, self._judged)), tuple(made))

    def _worth(self, state: Any, asked: Decision) -> Callable[[Action], int]:
        return lambda action: self._knowledge.score(state, asked, action)


class _Horizon:
    """Counts the stretches of play in which somebody was asked."""

    def __init__(self, clock: tuple[object, ...], replies: int) -> None:
        self._clock, self._left = clock, replies
        self.is_first = True

    def is_over(self, clock: tuple[object, ...]) -> bool:
        if clock != self._clock:
            self._clock, self.is_first = clock, False
            self._left -= 1
        return self._left < 0
