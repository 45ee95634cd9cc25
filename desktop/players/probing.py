"""Probing: many numbers of a player changed at once and at random, to see with which of them the result moves.

A hill climb asks about one number at a time; here every game tells a little of all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import exp, sqrt
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from desktop.engine.chance import Chance
from desktop.players.greedy import Scorer
from desktop.players.tuning import Ring, share_of

PROBE_SALT = 0x50524F42
FACES = 1000
PULL = 6.0
"""How strongly slopes are pulled towards nothing, in games."""


class Trial(Struct, frozen=True):
    """A game with changed numbers: how far each was moved (-1 to 1, in spreads), and the margin it was won by."""

    seed: int
    side: str
    moved: dict[str, float]
    margin: float


class Probe(Struct):
    """Games of a player with changed numbers against another.

    Attributes:
        make: the player for given numbers; other: who sits opposite.
        fields: the numbers that change; spread: the logarithm of the factor by which one changes at most.
        margin: what a position at the end is worth to a side; by default 1 a win, 0.5 a draw, 0 a loss.
    """

    ring: Ring
    make: Callable[[Any], Scorer]
    other: Callable[[], Scorer]
    fields: Sequence[str]
    margin: Callable[[Any, str], float] | None = None
    spread: float = 0.7

    def run(self, weights: Any, seeds: Iterable[int]) -> list[Trial]:
        """A game for each seed, sides alternating."""
        sides = self.ring.seats()
        return [self._trial(weights, seed, sides[count % len(sides)]) for count, seed in enumerate(seeds)]

    def _trial(self, weights: Any, seed: int, side: str) -> Trial:
        moved = self.moves(seed)
        changed = replace(weights, **{name: self._scaled(getattr(weights, name), moved[name]) for name in moved})
        seen: list[Any] = []
        makers = {seat: (lambda: self.make(changed)) if seat == side else self.other for seat in self.ring.seats()}
        winner = self.ring.play(seed, makers, lambda state, _: seen.append(state) if not seen else None)
        margin = self.margin(seen[0], side) if self.margin is not None else share_of(winner, side)
        return Trial(seed, side, moved, margin)

    def moves(self, seed: int) -> dict[str, float]:
        """How far each number is moved in the game of a seed."""
        chance = Chance(seed ^ PROBE_SALT)
        chance.begin()
        return {name: 2 * chance.draw(FACES, name) / FACES - 1 for name in self.fields}

    def _scaled(self, value: float, moved: float) -> float:
        scaled = value * exp(self.spread * moved)
        return max(1, round(scaled)) if isinstance(value, int) else scaled


def slopes(trials: Sequence[Trial]) -> dict[str, tuple[float, float]]:
    """What a margin gains for each number moved by a whole spread, and how many standard errors that is."""
    names = sorted({name for trial in trials for name in trial.moved})
    rows = [[trial.moved[name] for name in names] for trial in trials]
    margins = _levelled(trials)
    square = [
        [sum(row[a] * row[b] for row in rows) + PULL * (a == b) for b in range(len(names))] for a in range(len(names))
    ]
    found = _solved(
        square, [sum(row[a] * margin for row, margin in zip(rows, margins, strict=True)) for a in range(len(names))]
    )
    spread = sqrt(sum(margin * margin for margin in margins) / len(margins)) or 1.0
    return {name: (found[a], found[a] * sqrt(square[a][a]) / spread) for a, name in enumerate(names)}


def _levelled(trials: Sequence[Trial]) -> list[float]:
    """Margins above the mean of their side: sides are not even."""
    of_side: dict[str, list[float]] = {}
    for trial in trials:
        of_side.setdefault(trial.side, []).append(trial.margin)
    mean: Mapping[str, float] = {side: sum(margins) / len(margins) for side, margins in of_side.items()}
    return [trial.margin - mean[trial.side] for trial in trials]


def _solved(square: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """Gauss: what must be multiplied with a square of numbers to give those on the right."""
    rows = [[*line, end] for line, end in zip(square, right, strict=True)]
    for at, _ in enumerate(rows):
        best = max(range(at, len(rows)), key=lambda number: abs(rows[number][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for number, row in enumerate(rows):
            if number != at:
                share = row[at] / rows[at][at]
                rows[number] = [value - share * other for value, other in zip(row, rows[at], strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]
