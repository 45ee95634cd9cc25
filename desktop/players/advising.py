"""Advising: what the program would do in a seat's place, why, and what comes next to it, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from statistics import mean
from typing import Any

from msgspec import Struct

from desktop.engine import plain
from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision, Message
from desktop.engine.definition import GameDefinition, Searched
from desktop.engine.errors import EngineError
from desktop.engine.frame import State, carry_out
from desktop.players.greedy import GreedyPlayer
from desktop.players.knowledge import Knowledge, chance_of, forget_plans
from desktop.players.planner import Choice, Search, ranked_actions
from desktop.players.planner import Course as Tested
from desktop.players.trials import Follower, Plan, Step
from desktop.views.presenter import Presenter
from desktop.views.table import OutcomeView, PreviewView
from desktop.views.wording import capital

BUDGET = Searched(frozenset(), firsts=6, noisy=2, kept=1, stages=((3, 3), (4, 1)))
"""How long is thought: a person waits."""
MOST_STEPS = 6
"""So many choices of a plan are told."""
MOST_REASONS = 3
FELT = 0.02
"""A smaller change of a term is no reason."""
WHOLE = 100


class Reason(Struct, frozen=True):
    """In what a plan is better or worse than others that were tried, in words, by how much; more is better."""

    words: str
    change: float


class Way(Struct, frozen=True):
    """A plan in words.

    Attributes:
        action: the answer to the question; steps: it and what follows until dice or somebody else decide.
        chance: hundredths to win after it; -1 where the game has no opinion.
        odds: what is good of the fight it leads to and how many hundredths of it are ("" is all that is good), if any.
        ways: pieces and the spaces that they pass.
    """

    action: str
    steps: tuple[str, ...]
    chance: int = -1
    odds: tuple[str, int] | None = None
    reasons: tuple[Reason, ...] = ()
    ways: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Advice(Struct, frozen=True):
    """What the program would do, and what it would do otherwise; `now` is the chance to win as it stands."""

    best: Way
    other: Way | None = None
    now: int = -1


class Adviser:
    """Advises a seat from what it knows."""

    def __init__(
        self, definition: GameDefinition, knowledge: Knowledge, presenter: Presenter, searched: Searched = BUDGET
    ) -> None:
        self._definition, self._knowledge, self._presenter = definition, knowledge, presenter
        self._searched = searched

    def advise(self, state: State, asked: Decision, told: Callable[[float], None] | None = None) -> Advice:
        now = dict(self._knowledge.terms(state, asked.player))
        if not now:
            return self._from_scores(state, asked)
        found = Search(self._definition, self._knowledge, self._searched, told).look(state, asked)
        best, other = _two_best(found)
        usual = _mean_terms(found.others)
        ways = [self._way(state, asked, each, usual) for each in (best, other) if each is not None]
        return Advice(ways[0], ways[1] if len(ways) > 1 else None, _hundredths(sum(now.values())))

    def _from_scores(self, state: State, asked: Decision) -> Advice:
        """By what the game thinks of the actions alone."""
        ranked = ranked_actions(self._knowledge, state, asked)[:2]
        ways = [self._way(state, asked, Tested((Step(asked.prompt.key, each),), tried={}), {}) for each in ranked]
        return Advice(ways[0], ways[1] if len(ways) > 1 else None)

    def _way(self, state: State, asked: Decision, tested: Tested, usual: Mapping[str, float]) -> Way:
        walk = Walk(self._definition, self._knowledge, self._presenter, state, asked)
        walk.go(_whole_plan(tested))
        tried = [tested.tried[at] for at in sorted(tested.tried) if at != tested.born]
        chance = _hundredths(mean(each.value for each in tried)) if tried and usual else -1
        own = _mean_terms([tested]) if usual else {}
        changes = {term: own[term] - usual.get(term, 0.0) for term in own}
        telling = sorted((term for term in changes if abs(changes[term]) >= FELT), key=lambda term: -abs(changes[term]))
        reasons = tuple(Reason(self._words(term), changes[term]) for term in telling[:MOST_REASONS])
        return Way(walk.first, tuple(walk.steps), chance, walk.odds, reasons, tuple(walk.ways))

    def _words(self, term: str) -> str:
        """The term as the game's text names it."""
        try:
            return capital(self._presenter.words(Message(f"advice.{term}")))
        except KeyError:
            return capital(term)


class Walk:
    """Goes a plan in a copy, as far as neither dice nor anybody else decide.

    Attributes:
        first: the answer to the question; steps: what is chosen, in words; ways: how pieces moved.
        odds: what is good of the fight that it leads to.
    """

    def __init__(
        self, definition: GameDefinition, knowledge: Knowledge, presenter: Presenter, state: State, asked: Decision
    ) -> None:
        self._definition, self._presenter = definition, presenter
        self._state, self._asked = plain.copied(state), asked
        self._state.chance = Chance(state.chance.seed)
        forget_plans(knowledge)
        self._player = GreedyPlayer(state.chance.seed or 0, knowledge)
        self._next: Decision | None = None
        self.first = ""
        self.steps: list[str] = []
        self.ways: list[tuple[str, tuple[str, ...]]] = []
        self.odds: tuple[str, int] | None = None

    def go(self, plan: Plan) -> None:
        clock = self._state.clock()
        for decision, action in self._choices(Follower(plan)):
            if not self.first:
                self.first = str(action)
            if len(decision.actions) > 1 and len(self.steps) < MOST_STEPS:
                self.steps.append(self._words(decision, action))
            if not self._carry_out(action) or self._state.clock() != clock:
                return

    def _choices(self, follower: Follower) -> Iterator[tuple[Decision, Action]]:
        seat, asked = self._asked.player, self._asked
        for _ in range(WHOLE):
            if asked is None or asked.player != seat:
                return
            yield asked, follower.answer(asked) or self._player.choose(self._state, asked)
            if self._next is None:
                return
            asked = self._next

    def _carry_out(self, action: Action) -> bool:
        """Whether it went on without dice."""
        before = plain.copied(self._state)
        self._state.events.clear()
        self._state.chance.begin()
        self._next = carry_out(self._state, action)
        self.ways += [(piece, tuple(way)) for piece, way in self._traces() if len(way) > 1]
        if not self._state.chance.drawn:
            self.odds = good_odds(self._presenter.preview(self._state, self._next, ()), self._asked.player) or self.odds
            return True
        self.odds = self._odds(before, action) or self.odds
        return False

    def _traces(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return self._presenter.traces(self._state.events, self._asked.player)

    def _odds(self, before: State, action: Action) -> tuple[str, int] | None:
        """Of the fight in which the die falls, as it is shown before it."""
        before.chance.begin(strict=True)
        try:
            carry_out(before, action)
        except EngineError:
            shown = self._presenter.preview(before, None, ())
            return good_odds(shown, self._asked.player)
        return None

    def _words(self, decision: Decision, action: Action) -> str:
        view = self._presenter.decision(self._state, decision, decision.player)
        offered = view.choices if view is not None else ()
        return next((choice.text for choice in offered if choice.action == str(action)), str(action))


def good_odds(shown: PreviewView | None, side: str) -> tuple[str, int] | None:
    """Of a fight's results those that are good for a side, in hundredths: the first in words, or all of them where each
    fight has just one result."""
    outcomes: tuple[OutcomeView, ...] = shown.outcomes if shown is not None else ()
    good = [each for each in outcomes if each.good_for == side]
    if shown is None or not shown.total or not good:
        return None
    if sum(each.weight for each in outcomes) == shown.total:
        return "", round(WHOLE * sum(each.weight for each in good) / shown.total)
    return good[0].text, round(WHOLE * good[0].weight / shown.total)


def _whole_plan(tested: Tested) -> Plan:
    """What it comes to in its first trial, where only its beginning is laid down."""
    tried = [tested.tried[at] for at in sorted(tested.tried)]
    return tried[0].made if tried else tested.plan


def _mean_terms(tested: Iterable[Tested]) -> dict[str, float]:
    """What each term comes to on average, where it was tried."""
    found: dict[str, list[float]] = {}
    for each in tested:
        for at in sorted(each.tried.keys() - {each.born}):
            for term, value in each.tried[at].terms.items():
                found.setdefault(term, []).append(value)
    return {term: mean(values) for term, values in found.items()}


def _two_best(found: Choice) -> tuple[Tested, Tested | None]:
    """The plan that is taken, and the best that begins otherwise."""
    rest = [each for each in found.others if each.tried and _begins(each) != _begins(found.best)]
    rest.sort(key=lambda each: (-len(each.tried), -each.gain(found.usual) if each is not found.usual else 0.0))
    return found.best, rest[0] if rest else None


def _begins(tested: Tested) -> Any:
    plan = _whole_plan(tested)
    return plan[0].action if plan else None


def _hundredths(value: float) -> int:
    return round(WHOLE * chance_of(value))
