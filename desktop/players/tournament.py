"""Games between two levels of the program, sides alternating: who wins, how surely, and how long it thinks."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import sqrt
from typing import Any

from msgspec import Struct

from desktop.engine.definition import game
from desktop.engine.match import Match
from desktop.players.glimpse import glimpse_of
from desktop.players.thinking import Thinker

MOST_DECISIONS = 20_000
SURE = 1.96
"""Standard errors on either side of a share that hold it 95 times in 100."""


class Result(Struct, frozen=True):
    """How one game went for the first level.

    Attributes:
        side: the one it played; score: 1 for a win, 0.5 for a draw, 0 for a loss.
    """

    seed: int
    side: str
    score: float
    winner: str
    level: str
    fault: str = ""


class Tournament:
    """Plays a scenario again and again; each seed twice, with sides exchanged."""

    def __init__(self, game_id: str, scenario: str, levels: tuple[str, str]) -> None:
        self.definition, self.scenario, self.levels = game(game_id), scenario, levels
        self.world: Any = self.definition.load_world(scenario, {})
        self.results: list[Result] = []
        self.seconds = dict.fromkeys(levels, 0.0)
        self.decisions = dict.fromkeys(levels, 0)

    def play(self, number: int, first_seed: int, each: Callable[[Result], None] | None = None) -> None:
        """Play so many games from a seed on."""
        for count in range(number):
            result = self._game(first_seed + count // 2, count % 2)
            self.results.append(result)
            if each is not None:
                each(result)

    def _game(self, seed: int, turn: int) -> Result:
        match = Match.new(self.definition.id, self.scenario, seed=seed, world=self.world)
        seats = [seat for seat, _ in self.definition.presenter(self.world).seats()]
        own = seats[turn % len(seats)]
        level_of = {seat: self.levels[seat != own] for seat in seats}
        thinkers = {seat: Thinker(self.world) for seat in seats}
        try:
            for number in range(MOST_DECISIONS):
                if match.decision is None:
                    break
                seat = match.decision.player
                glimpse = glimpse_of(match, seed * MOST_DECISIONS + number)
                begun = time.process_time()
                action = thinkers[seat].choose(glimpse, level_of[seat])
                self.seconds[level_of[seat]] += time.process_time() - begun
                self.decisions[level_of[seat]] += 1
                match.play(action)
        except Exception as error:  # a fault counts for nobody, and is told
            return Result(seed, own, 0.5, "", "", f"{type(error).__name__}: {' '.join(str(error).split())}")
        return _result(match, seed, own)

    def plain(self) -> dict[str, Any]:
        """The table, as one object."""
        sound = [result for result in self.results if not result.fault]
        count, share = len(sound), sum(result.score for result in sound) / max(1, len(sound))
        low, high = interval(share, count)
        return {
            "scenario": f"{self.definition.id}/{self.scenario}",
            "players": list(self.levels),
            "games": count,
            "wins": sum(result.score == 1 for result in sound),
            "draws": sum(result.score == 0.5 for result in sound),  # noqa: PLR2004
            "losses": sum(result.score == 0 for result in sound),
            "share": round(share, 3),
            "interval": [round(low, 3), round(high, 3)],
            "by_side": {side: _share_of(sound, side) for side in sorted({result.side for result in sound})},
            "levels": _levels(sound),
            "seconds_per_decision": {
                level: round(self.seconds[level] / max(1, self.decisions[level]), 4) for level in self.levels
            },
            "faults": [f"seed {result.seed}, {result.side}: {result.fault}" for result in self.results if result.fault],
        }


def interval(share: float, count: int) -> tuple[float, float]:
    """Between what a share of so many games lies with 95 % certainty (Wilson)."""
    if not count:
        return 0.0, 1.0
    square = SURE * SURE / count
    middle = (share + square / 2) / (1 + square)
    half = SURE * sqrt(share * (1 - share) / count + square / (4 * count)) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def _result(match: Match, seed: int, own: str) -> Result:
    outcome = match.outcome
    if outcome is None:
        return Result(seed, own, 0.5, "", "", f"not finished after {match.position} actions")
    score = 0.5 if not outcome.winner else float(outcome.winner == own)
    return Result(seed, own, score, outcome.winner, outcome.level)


def _share_of(results: list[Result], side: str) -> float:
    own = [result.score for result in results if result.side == side]
    return round(sum(own) / len(own), 3)


def _levels(results: list[Result]) -> dict[str, int]:
    found: dict[str, int] = {}
    for result in results:
        words = f"{result.winner} {result.level}".strip() or "draw"
        found[words] = found.get(words, 0) + 1
    return dict(sorted(found.items()))
