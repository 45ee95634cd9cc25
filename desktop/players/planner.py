"""A player who thinks ahead: it tries plans for its own stretch of play, each with the same cards and dice.

What its game knows is its first plan. Another takes its place only where trials speak for it clearly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import sqrt
from statistics import mean, stdev
from typing import Any

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.decision import Decision
from desktop.engine.definition import GameDefinition, Searched
from desktop.engine.frame import State
from desktop.players.greedy import GreedyPlayer
from desktop.players.knowledge import Knowledge, forget_plans
from desktop.players.trials import Deviate, Follower, Plan, Step, Trials, Tried

SURE = 0.7
"""So many standard errors better than the first plan another must be."""
FEW = 3
"""Trials that a plan needs before anything is said of it."""
TOP = 4
"""Among so many of the best a plan with other choices chooses."""
ONE_IN = 6
"""Such a plan departs from the best choice about so seldom."""
NOISE = 0x504C414E


class Course(Struct):
    """A plan and what its trials brought.

    Attributes:
        born: the trial that it was found in, which says nothing of its worth.
    """

    plan: Plan
    born: int = -1
    tried: dict[int, Tried] = {}

    def gains(self, over: Course) -> list[float]:
        """By how much it did better than another, trial by trial."""
        both = sorted(self.tried.keys() & over.tried.keys() - {self.born})
        return [self.tried[at].value - over.tried[at].value for at in both]

    def gain(self, over: Course) -> float:
        found = self.gains(over)
        return mean(found) if found else float("-inf")

    def surely_better(self, over: Course) -> bool:
        found = self.gains(over)
        return len(found) >= FEW and mean(found) > SURE * stdev(found) / sqrt(len(found)) and mean(found) > 0


class Choice(Struct):
    """What was thought of a question: the plan that is taken, the game's own, and all others that were tried."""

    best: Course
    usual: Course
    others: list[Course]


class Search:
    """Looks for the best plan from a question on.

    Attributes:
        told: is called with the share of the work that is done, from 0 to 1.
    """

    def __init__(
        self,
        definition: GameDefinition,
        knowledge: Knowledge,
        searched: Searched,
        told: Callable[[float], None] | None = None,
    ) -> None:
        self._definition, self._knowledge, self._searched = definition, knowledge, searched
        self._told = told
        self._done = 0

    def look(self, state: State, decision: Decision) -> Choice:
        """Try plans; the same position gives the same answer."""
        self._done = 0
        forget_plans(self._knowledge)
        trials = Trials(self._definition, self._knowledge, state, decision.player, self._searched.replies)
        usual = Course((), tried={})
        courses = [usual, *self._courses(trials, state, decision)]
        first = 1
        left = courses
        for number, share in self._searched.stages:
            self._try(trials, left, range(first, first + number))
            first += number
            left = [usual, *_best([each for each in left if each is not usual and each.gain(usual) > 0], usual, share)]
            if len(left) == 1:
                break
        taken = next((each for each in left[1:] if each.surely_better(usual)), usual)
        self._tell_done()
        return Choice(taken, usual, courses)

    def _courses(self, trials: Trials, state: State, decision: Decision) -> list[Course]:
        """The likeliest first actions, and plans with other choices on their way."""
        ranked = ranked_actions(self._knowledge, state, decision)
        first = candidates(ranked, self._searched.firsts)
        found = [Course((Step(decision.prompt.key, action),), tried={}) for action in first[1:]]
        noisy: list[Course] = []
        for number in range(self._searched.noisy):
            tried = trials.run(0, deviate=_straying(Chance(NOISE + number)))
            self._tell()
            if tried is not None and all(tried.made != each.plan for each in noisy):
                noisy.append(Course(tried.made, born=0, tried={0: tried}))
        noisy.sort(key=lambda course: -course.tried[0].value)
        return [*found, *noisy[: self._searched.kept]]

    def _try(self, trials: Trials, courses: list[Course], numbers: Iterable[int]) -> None:
        for number in numbers:
            for course in courses:
                tried = trials.run(number, course.plan)
                self._tell()
                if tried is not None:
                    course.tried[number] = tried

    def _tell_done(self) -> None:
        if self._told is not None:
            self._told(1.0)

    def _tell(self) -> None:
        self._done += 1
        if self._told is not None:
            self._told(min(1.0, self._done / trials_of(self._searched)))


def trials_of(searched: Searched) -> int:
    """How many trials a search takes at most."""
    count, left = searched.noisy, searched.firsts + searched.kept
    for number, share in searched.stages:
        count += number * left
        left = min(left, share + 1)
    return count


def _best(courses: list[Course], usual: Course, number: int) -> list[Course]:
    """The first of those that did best, in a fixed order."""
    return sorted(courses, key=lambda course: -course.gain(usual))[:number]


def ranked_actions(knowledge: Knowledge, state: Any, decision: Decision) -> list[Action]:
    """What is offered, what the game thinks best first."""
    worth = {action: knowledge.score(state, decision, action) for action in decision.actions}
    return sorted(decision.actions, key=lambda action: -worth[action])


def candidates(ranked: list[Action], most: int) -> list[Action]:
    """The best of each verb and the best of all."""
    verbs = {action.verb: action for action in reversed(ranked)}
    chosen = {*ranked[: max(1, most - len(verbs))], *verbs.values()}
    return [action for action in ranked if action in chosen][:most]


def _straying(stream: Chance) -> Deviate:
    """Now and then another choice among the best."""

    def stray(decision: Decision, worth: Callable[[Action], int]) -> Action | None:
        if len(decision.actions) == 1:
            return None
        stream.begin()
        if stream.draw(ONE_IN, "stray") > 1:
            return None
        ranked = sorted(decision.actions, key=lambda action: -worth(action))[:TOP]
        return ranked[stream.draw(len(ranked), "choice") - 1]

    return stray


class PlanningPlayer:
    """Looks for a plan where its game says that this pays, keeps to it while its questions fit, and else plays by
    what the game knows."""

    def __init__(
        self, usual: GreedyPlayer, definition: GameDefinition, knowledge: Knowledge, searched: Searched
    ) -> None:
        """`usual` plays by what the game knows, with knowledge of its own."""
        self._definition, self._knowledge, self._searched = definition, knowledge, searched
        self._usual = usual
        self._stretch: tuple[object, ...] = ()
        self._looks = 0
        self._follower = Follower(())
        self.told: Callable[[float], None] | None = None

    def choose(self, state: State, decision: Decision) -> Action:
        stretch = (decision.player, *state.clock())
        if stretch != self._stretch:
            self._stretch, self._looks, self._follower = stretch, 0, Follower(())
        if len(decision.actions) == 1:
            return decision.actions[0]
        planned = self._follower.answer(decision)
        if planned is None and self._may_look(decision):
            self._look(state, decision)
            planned = self._follower.answer(decision)
        return planned if planned is not None else self._usual.choose(state, decision)

    def _may_look(self, decision: Decision) -> bool:
        return decision.prompt.key in self._searched.prompts and self._looks < self._searched.looks

    def _look(self, state: State, decision: Decision) -> None:
        self._looks += 1
        found = Search(self._definition, self._knowledge, self._searched, self.told).look(state, decision)
        self._follower = Follower(found.best.plan)
