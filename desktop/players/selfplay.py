"""Whole games played by players against themselves: for fuzzing, balance and measuring."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from msgspec import Struct

from desktop.engine import plain
from desktop.engine.chance import Chance
from desktop.engine.definition import GameDefinition, Options, ScenarioInfo, game
from desktop.engine.errors import EngineError
from desktop.engine.match import Match, Setup, entry_from_plain
from desktop.players.player import make_player
from desktop.players.random_player import RandomPlayer

OPTION_SALT = 0x4F505453
DICE_SALT = 0x44494345
DEAL_SALT = 0x4445414C
PROGRAM, HAND = "program", "hand"
Watch = Callable[[Match, int], Callable[[], None]]
"""Sits down at a match and its seed; what it returns is called whenever something new is on the table."""


class Task(Struct, frozen=True):
    """What to play: which scenario, by whom, how long at most, and how closely to look."""

    game: str
    scenario: str
    player: str = "random"
    most: int = 20_000
    options: tuple[tuple[str, str | int | bool], ...] = ()
    vary: bool = False
    """Draw the options of each game from its seed."""
    check: bool = False
    """Look for broken invariants after every action, and at undo and saving now and then."""
    check_every: int = 1
    """Look for them after every so many actions only, where looking takes long."""
    dice: str = PROGRAM
    """By HAND every die is entered by an action of its own, as players do who roll theirs."""
    cut: bool = False
    """Leave off after `most` decisions; otherwise a longer game is a fault."""


class Played(Struct):
    """How one game went."""

    seed: int
    match: Match
    decisions: int = 0
    seconds: float = 0.0
    """Of computing, whatever else the machine does."""
    finished: bool = False
    winner: str = ""
    level: str = ""
    fault: str = ""

    def conditions(self) -> str:
        """What the fault was found with, so that it can be found again."""
        setup = self.match.setup
        options = " ".join(f"{name}={value}" for name, value in setup.options)
        dice = f", dice by {HAND}" if setup.seed is None else ""
        return f"seed {self.seed}{dice}{f', options {options}' if options else ''}"


class Tally(Struct):
    """How many games went; the last line of `fuzz`."""

    scenario: str
    player: str
    dice: str = PROGRAM
    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: dict[str, int] = {}
    levels: dict[str, int] = {}
    faults: list[str] = []

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        if played.fault:
            self.faults.append(f"{played.conditions()}: {played.fault}")
        if played.finished:
            self.finished += 1
            winner = played.winner or "draw"
            self.wins[winner] = self.wins.get(winner, 0) + 1
            level = f"{winner} {played.level}".strip() if played.winner else played.level or "draw"
            self.levels[level] = self.levels.get(level, 0) + 1

    def plain(self) -> dict[str, Any]:
        return {
            "scenario": self.scenario,
            "player": self.player,
            "dice": self.dice,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "decisions_per_s": round(self.decisions / self.seconds) if self.seconds else 0,
            "seconds": round(self.seconds, 3),
            "wins": dict(sorted(self.wins.items())),
            "levels": dict(sorted(self.levels.items())),
            "faults": self.faults,
        }


def scenario_of(game_id: str, scenario: str) -> ScenarioInfo | None:
    return next((info for info in game(game_id).scenarios() if info.id == scenario), None)


class ByHand(Chance):
    """The dice of players who enter what they roll. What the program deals comes from a seed, so that a game can be
    played alike again."""

    def __init__(self, seed: int) -> None:
        super().__init__(None)
        self._dealt = Chance(seed ^ DEAL_SALT)

    def deal(self, sides: int, purpose: str) -> int:
        if self._script or self._strict:
            return self.draw(sides, purpose)
        result = self._dealt.draw(sides, purpose)
        self.drawn.append(result)
        return result


class Table:
    """Plays one task many times; the world is read once per set of options."""

    def __init__(self, task: Task, watch: Watch | None = None) -> None:
        self.task = task
        self.definition: GameDefinition = game(task.game)
        self._watch = watch
        self._worlds: dict[tuple[tuple[str, str | int | bool], ...], Any] = {}

    def play(self, seed: int) -> Played:
        """One whole game; a fault is told, not raised."""
        played = Played(seed, self._laid_out(seed))
        match = played.match
        begun = time.process_time()
        try:
            match.begin()
            self._play_on(played)
            _note_result(played, match, cut=self.task.cut)
        except Exception as error:  # whatever goes wrong in the rules is what fuzzing looks for
            text = " ".join(str(error).split())
            played.fault = f"{type(error).__name__}: {text} after entry {match.position}"
        played.seconds = time.process_time() - begun
        return played

    def _laid_out(self, seed: int) -> Match:
        """A match that has not begun."""
        by_hand = self.task.dice == HAND
        options = tuple(sorted(self._options(seed).items()))
        if options not in self._worlds:
            self._worlds[options] = self.definition.load_world(self.task.scenario, dict(options))
        setup = Setup(self.task.game, self.task.scenario, options, None if by_hand else seed)
        match = Match(setup, self.definition, world=self._worlds[options])
        if by_hand:
            match.state.chance = ByHand(seed)
        return match

    def _play_on(self, played: Played) -> None:
        match, seed = played.match, played.seed
        player = make_player(self.task.player, self.definition, match.world, seed)
        thrower = RandomPlayer(seed ^ DICE_SALT)
        inspect = Inspector(match, seed, self.task.check_every) if self.task.check else None
        look = self._watch(match, seed) if self._watch else None
        while True:
            if look:
                look()
            if match.decision is None or played.decisions >= self.task.most:
                return
            chooser = thrower if match.awaiting_dice else player
            match.play(chooser.choose(match.state, match.decision))
            played.decisions += 1
            if inspect:
                inspect.after_action()

    def _options(self, seed: int) -> Options:
        chosen: dict[str, str | int | bool] = {}
        info = scenario_of(self.task.game, self.task.scenario)
        if self.task.vary and info is not None:
            stream = Chance(seed ^ OPTION_SALT)
            for spec in info.options:
                chosen[spec.id] = spec.choices[stream.draw(len(spec.choices), spec.id) - 1].id
        return {**chosen, **dict(self.task.options)}


def _note_result(played: Played, match: Match, *, cut: bool) -> None:
    broken = match.faults() if match.log else []  # a set-up whose first dice are awaited is no position yet
    outcome = match.outcome
    if broken:
        played.fault = "; ".join(broken)
    elif match.decision is not None and cut:
        return
    elif match.decision is not None:
        played.fault = f"not finished after {played.decisions} decisions"
    elif outcome is None:
        played.fault = "nobody chooses but the game is not over"
    else:
        played.finished, played.winner, played.level = True, outcome.winner, outcome.level


class Broken(EngineError):
    """An invariant does not hold."""


class Inspector:
    """Looks at a match while it is played: invariants always, undo, redo and saving from time to time."""

    EVERY = 97

    def __init__(self, match: Match, seed: int, faults_every: int = 1) -> None:
        self.match = match
        self._faults_every = faults_every
        self._count = seed % self.EVERY

    def after_action(self) -> None:
        match = self.match
        if self._count % self._faults_every == 0 and match.log and (broken := match.faults()):
            raise Broken("; ".join(broken))
        if match.decision is not None and len(set(match.decision.actions)) != len(match.decision.actions):
            raise Broken(f"the same action is offered twice: {match.decision.prompt}")
        self._count += 1
        if self._count % self.EVERY == 0 and match.awaiting_dice is None:
            self.look_back()

    def look_back(self) -> None:
        """Undo and redo, and save and load, must come back to the same position and the same question."""
        match = self.match
        digest, decision = match.digest(), match.decision
        saved = msgspec.json.decode(plain.packed(match.state))
        entries = [entry_from_plain(item) for item in match.entries_plain()]
        if entries != match.log:
            raise Broken("the log changes when it is saved")
        resumed = Match.resume(match.setup, entries, saved, definition=match.definition, world=match.world)
        if (resumed.digest(), resumed.decision) != (digest, decision):
            raise Broken("saving and loading changes the position")
        match.undo(3)
        match.redo(3)
        if (match.digest(), match.decision) != (digest, decision):
            raise Broken("undo and redo change the position")


def play_games(
    task: Task, seeds: Iterable[int], each: Callable[[Played], None] | None = None, watch: Watch | None = None
) -> Tally:
    """Play a game for every seed and count how they ended; `watch` looks at every game on its way."""
    tally = Tally(f"{task.game}/{task.scenario}", task.player, task.dice)
    table = Table(task, watch)
    for seed in seeds:
        played = table.play(seed)
        tally.add(played)
        if each:
            each(played)
    return tally


def replays_alike(match: Match) -> bool:
    """Whether the log, played again from the start, leads to the same position."""
    return Match.replay(match.setup, match.log, definition=match.definition, base=match.base).digest() == match.digest()


def seeds_from(first: int, number: int) -> Iterable[int]:
    return itertools.islice(itertools.count(first), number)
