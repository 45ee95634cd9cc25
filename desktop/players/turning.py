"""Turning points: on what a game that is over turned, luck told apart from choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from statistics import mean
from typing import Any

from msgspec import Struct

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.definition import GameDefinition, game
from desktop.engine.log import Entry, Setup, entry_from_plain
from desktop.engine.match import BEGIN, Match
from desktop.players.glimpse import glimpse_of, position_of
from desktop.players.knowledge import Knowledge, chance_of, forget_plans, knowledge_of, value_of
from desktop.players.trials import Plan, Step, Trials
from desktop.views.presenter import Presenter

MOST = 8
"""So many moments are told."""
TRIALS = 10
"""So often a moment is played again with other dice."""
LEAST = 3
"""Hundredths that a moment must change to be told."""
READING = 0.3
"""The share of the work that reading the game takes."""
WHOLE = 100


class Past(Struct, frozen=True):
    """A game that is over, in plain data."""

    setup: Setup
    entries: list[list[Any]]
    base: dict[str, Any] | None = None


class Turn(Struct, frozen=True):
    """A moment that changed what the program thinks of the chances, in hundredths for `side`.

    Attributes:
        start, end: of the log; when: which moment it was, in words; player: whose stretch of play it was.
        luck: what the dice changed; choice: what the choices changed, against what the program would have made of it;
            coming: what was coming anyway.
        played: the first choice that the program would have made otherwise, made at `at`; instead: what it would have
            chosen ("" where it would have chosen all alike).
    """

    start: int
    end: int
    side: str
    player: str
    when: str
    before: int
    after: int
    luck: int
    choice: int
    coming: int
    at: int = 0
    played: str = ""
    instead: str = ""


class _Stretch(Struct):
    """Entries of the log that belong together, and what the position was worth before and after them."""

    start: int
    clock: tuple[object, ...]
    before: float
    end: int = 0
    after: float = 0.0

    @property
    def change(self) -> float:
        return chance_of(self.after) - chance_of(self.before)


def turning_points(past: Past, told: Callable[[float], None] | None = None) -> tuple[Turn, ...]:
    """The largest changes, in the order in which they came."""
    definition = game(past.setup.game)
    world = definition.load_world(past.setup.scenario, dict(past.setup.options), past.setup.corrections)
    knowledge = knowledge_of(definition, world)
    if knowledge is None:
        return ()
    entries = [entry_from_plain(item) for item in past.entries]
    side = definition.presenter(world).seats()[0][0]
    tell = told or (lambda share: None)
    reading = _Reading(definition, knowledge, side, lambda at: tell(READING * at / len(entries)))
    match = Match.replay(past.setup, entries, definition=definition, base=past.base, watch=reading.watch)
    largest = sorted(reading.stretches(match), key=lambda each: -abs(each.change))[:MOST]
    found = []
    for number, stretch in enumerate(largest):
        if WHOLE * abs(stretch.change) >= LEAST:
            found.append(_Judging(match.at(stretch.start), match.log, knowledge, side, stretch).turn())
        tell(READING + (1 - READING) * (number + 1) / len(largest))
    return tuple(sorted((each for each in found if each is not None), key=lambda each: each.start))


class _Reading:
    """Looks at what each position was worth, while a game is played again."""

    def __init__(
        self, definition: GameDefinition, knowledge: Knowledge, side: str, told: Callable[[int], None]
    ) -> None:
        self._definition, self._knowledge, self._side, self._told = definition, knowledge, side, told
        self._found: list[_Stretch] = []

    def watch(self, match: Match) -> None:
        clock = match.state.clock()
        if not self._found or clock != self._found[-1].clock:
            worth = value_of(self._knowledge, self._definition, match.state, self._side)
            self._close(len(match.log), worth)
            self._found.append(_Stretch(len(match.log), clock, worth))
        self._told(len(match.log))

    def _close(self, end: int, worth: float) -> None:
        if self._found:
            self._found[-1].end, self._found[-1].after = end, worth

    def stretches(self, match: Match) -> list[_Stretch]:
        """Those in which somebody chose."""
        worth = value_of(self._knowledge, self._definition, match.state, self._side)
        self._close(len(match.log), worth)
        return [each for each in self._found if each.end > each.start]


class _Judging:
    """Plays a moment again: as it was played with other dice, and as the program would have played it."""

    def __init__(self, match: Match, log: list[Entry], knowledge: Knowledge, side: str, stretch: _Stretch) -> None:
        self._match, self._knowledge = match, knowledge
        self._log, self._side, self._stretch = log, side, stretch
        self._presenter: Presenter = match.definition.presenter(match.world)

    def turn(self) -> Turn | None:
        asked = self._match.decision
        if asked is None:
            return None
        when = self._when(asked)
        luck, choice = self._shares(asked.player)
        if not luck and not choice and self._stretch.end < len(self._log):
            return None  # what was coming anyway is no turning; the end is told always
        at, played, instead = self._otherwise(asked.player)
        before, after = (round(WHOLE * chance_of(each)) for each in (self._stretch.before, self._stretch.after))
        coming = after - before - luck - choice
        return Turn(
            self._stretch.start, self._stretch.end, self._side, asked.player, when, before, after,
            luck, choice, coming, at, played, instead,
        )  # fmt: skip

    def _when(self, asked: Decision) -> str:
        view = self._presenter.decision(self._match.state, asked, asked.player)
        return " › ".join(step.text for step in view.path[:2]) if view is not None else ""

    def _shares(self, player: str) -> tuple[int, int]:
        """What dice and choices changed."""
        state = self._match.copy_of_state()
        state.chance.seed = self._stretch.start
        definition = self._match.definition
        trials = Trials(definition, self._knowledge, state, player, 0, is_open=True, judged=self._side)
        plans = self._plans()
        played = _mean(trials, plans.get(player, ()), plans)
        usual = _mean(trials, (), {})
        if played is None or usual is None:
            return 0, 0
        return round(WHOLE * (chance_of(self._stretch.after) - played)), round(WHOLE * (played - usual))

    def _plans(self) -> Mapping[str, Plan]:
        """What each player chose in it."""
        found: dict[str, list[Step]] = {}
        past = self._match.at(self._stretch.start)
        for entry in self._log[self._stretch.start : self._stretch.end]:
            if past.decision is not None and past.decision.offers(entry.action):
                found.setdefault(entry.player, []).append(Step(past.decision.prompt.key, entry.action))
            if not _go_on(past, entry):
                break
        return {player: tuple(steps) for player, steps in found.items()}

    def _otherwise(self, player: str) -> tuple[int, str, str]:
        """The first choice of the player that the program would have made otherwise: where, what, and what instead."""
        past = self._match.at(self._stretch.start)
        for at in range(self._stretch.start, self._stretch.end):
            entry, asked = self._log[at], past.decision
            if asked is not None and entry.player == player and len(asked.actions) > 1 and past.awaiting_dice is None:
                best = self._better(past, entry.action)
                if best is not None:
                    view = self._presenter.decision(past.state, asked, player)
                    words = {each.action: each.text for each in view.choices} if view is not None else {}
                    return at, words.get(str(entry.action), ""), words.get(str(best), "")
            if not _go_on(past, entry):
                break
        return self._stretch.start, "", ""

    def _better(self, past: Match, chosen: Action) -> Action | None:
        """What the program would choose, from what the seat knew; None where that is no worse than what was chosen."""
        state, asked = position_of(glimpse_of(past, self._stretch.start), past.world)
        if asked is None or not asked.offers(chosen):
            return None
        forget_plans(self._knowledge)
        worth = {action: self._knowledge.score(state, asked, action) for action in asked.actions}
        best = max(asked.actions, key=lambda action: worth[action])
        return best if worth[best] > worth[chosen] else None


def _go_on(past: Match, entry: Entry) -> bool:
    """Play an entry again with its dice; False where it is none that can be played."""
    if past.decision is None or entry.action == BEGIN or not past.decision.offers(entry.action):
        return False
    past.play(entry.action, entry.chance)
    return True


def _mean(trials: Trials, plan: Plan, plans: Mapping[str, Plan]) -> float | None:
    """The chance to win on average after a plan under other dice."""
    tried = [trials.run(number, plan, others=plans) for number in range(1, TRIALS + 1)]
    values = [chance_of(each.value) for each in tried if each is not None]
    return mean(values) if values else None
