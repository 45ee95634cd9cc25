"""Whole games played by players against themselves: for fuzzing, balance and measuring."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any

import msgspec

from desktop.engine import plain
from desktop.engine.chance import Chance
from desktop.engine.definition import GameDefinition, Options, ScenarioInfo, game
from desktop.engine.errors import EngineError
from desktop.engine.match import Match, entry_from_plain
from desktop.engine.records import dataclass
from desktop.players.player import make_player

OPTION_SALT = 0x4F505453


@dataclass(frozen=True, slots=True)
class Task:
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


@dataclass(slots=True)
class Played:
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


@dataclass(slots=True)
class Tally:
    """How many games went; the last line of `fuzz`."""

    scenario: str
    player: str
    games: int = 0
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: dict[str, int] = field(default_factory=dict)
    levels: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        self.seconds += played.seconds
        if played.fault:
            self.faults.append(f"seed {played.seed}: {played.fault}")
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


class Table:
    """Plays one task many times; the world is read once per set of options."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.definition: GameDefinition = game(task.game)
        self._worlds: dict[tuple[tuple[str, str | int | bool], ...], Any] = {}

    def play(self, seed: int) -> Played:
        """One whole game; a fault is told, not raised."""
        options = tuple(sorted(self._options(seed).items()))
        if options not in self._worlds:
            self._worlds[options] = self.definition.load_world(self.task.scenario, dict(options))
        world = self._worlds[options]
        match = Match.new(self.task.game, self.task.scenario, dict(options), seed=seed, world=world)
        player = make_player(self.task.player, self.definition, world, seed)
        played = Played(seed, match)
        inspect = Inspector(match, seed, self.task.check_every) if self.task.check else None
        begun = time.process_time()
        try:
            while match.decision is not None and played.decisions < self.task.most:
                match.play(player.choose(match.state, match.decision))
                played.decisions += 1
                if inspect:
                    inspect.after_action()
            _judge(played, match)
        except Exception as error:  # whatever goes wrong in the rules is what fuzzing looks for
            last = f" after entry {match.position}"
            played.fault = f"{type(error).__name__}: {error}{last}"
        played.seconds = time.process_time() - begun
        return played

    def _options(self, seed: int) -> Options:
        chosen: dict[str, str | int | bool] = {}
        info = scenario_of(self.task.game, self.task.scenario)
        if self.task.vary and info is not None:
            stream = Chance(seed ^ OPTION_SALT)
            for spec in info.options:
                chosen[spec.id] = spec.choices[stream.draw(len(spec.choices), spec.id) - 1].id
        return {**chosen, **dict(self.task.options)}


def _judge(played: Played, match: Match) -> None:
    broken = match.faults()
    outcome = match.outcome
    if broken:
        played.fault = "; ".join(broken)
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
        if self._count % self._faults_every == 0 and (broken := match.faults()):
            raise Broken("; ".join(broken))
        if match.decision is not None and len(set(match.decision.actions)) != len(match.decision.actions):
            raise Broken(f"the same action is offered twice: {match.decision.prompt}")
        self._count += 1
        if self._count % self.EVERY == 0:
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


def play_games(task: Task, seeds: Iterable[int], each: Callable[[Played], None] | None = None) -> Tally:
    """Play a game for every seed and count how they ended."""
    tally = Tally(f"{task.game}/{task.scenario}", task.player)
    table = Table(task)
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
