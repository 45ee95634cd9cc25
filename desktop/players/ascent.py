"""Ascent: all numbers of a player moved at once, and the opposite way with the same dice; which of such a pair of games
goes better says a little of every number, and a round of pairs in which direction they should go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from statistics import NormalDist
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from desktop.engine.chance import Chance
from desktop.players.greedy import Scorer
from desktop.players.tuning import Make, Ring, share_of

PAIR_SALT = 0x50414952
FACES = 10_000
EVERY_THIRD = 3
"""One pair in so many is played against the numbers that were there at first, the others against the novice."""


class Pair(Struct, frozen=True):
    """Two games of a seed: how far each number was moved, in spreads; what came of it there and the opposite way."""

    moved: dict[str, float]
    there: float
    back: float


class Ascent(Struct):
    """Rounds of such pairs, after each of which the numbers go a stride in the better direction.

    Attributes:
        make: the player for given numbers; novice: who mostly sits opposite.
        side: the one that is played; all in turn if none is named.
        spread: the logarithm of the factor by which a number is usually moved; stride: how far the numbers go for a
            direction that wins every pair, in the same measure.
    """

    ring: Ring
    make: Callable[[Any], Scorer]
    novice: Make
    side: str = ""
    spread: float = 0.35
    stride: float = 1.5

    def run(self, weights: Any, rounds: int, games: int, seed: int, tell: Callable[[str], None] = print) -> Any:
        """The numbers after so many rounds of so many games, each round told in a line. Every pair has a seed of its
        own, from the one given on."""
        gone = dict.fromkeys(numbers(weights), 0.0)
        for count in range(rounds):
            first = seed + count * (games // 2)
            pairs = [self._pair(weights, gone, first + number, number) for number in range(games // 2)]
            for name, slope in slope_of(pairs).items():
                gone[name] += self.stride * slope
            tell(f"{count + 1}: {_told(pairs)}")
        return scaled(weights, gone)

    def _pair(self, weights: Any, gone: Mapping[str, float], seed: int, number: int) -> Pair:
        moved = moves(gone, seed)
        sides = [self.side] if self.side else self.ring.seats()
        own = sides[number % len(sides)]
        other = self.novice if (number + 1) % EVERY_THIRD else lambda: self.make(weights)
        there, back = (
            self._played(
                scaled(weights, {name: gone[name] + way * self.spread * moved[name] for name in gone}), other, own, seed
            )
            for way in (1, -1)
        )
        return Pair(moved, there, back)

    def _played(self, weights: Any, other: Make, own: str, seed: int) -> float:
        makers = {seat: (lambda: self.make(weights)) if seat == own else other for seat in self.ring.seats()}
        return share_of(self.ring.play(seed, makers), own)


def numbers(weights: Any) -> list[str]:
    """The fields of a record that can be scaled: those that are nothing stay nothing."""
    return [name for name, value in asdict(weights).items() if type(value) in (int, float) and value]


def moves(names: Mapping[str, float], seed: int) -> dict[str, float]:
    """How far each number is moved in the games of a seed: normal deviates."""
    chance = Chance(seed ^ PAIR_SALT)
    chance.begin()
    normal = NormalDist()
    return {name: normal.inv_cdf((chance.draw(FACES, name) - 0.5) / FACES) for name in names}


def scaled(weights: Any, gone: Mapping[str, float]) -> Any:
    """The record with numbers multiplied by the exponentials of what is given; whole ones stay whole."""
    changes: dict[str, int | float] = {}
    for name, way in gone.items():
        value = getattr(weights, name)
        changed = value * exp(way)
        changes[name] = changed if isinstance(value, float) else round(changed) or (1 if value > 0 else -1)
    return replace(weights, **changes)


def slope_of(pairs: Sequence[Pair]) -> dict[str, float]:
    """What a game gains for each number moved by a spread."""
    return {
        name: sum((pair.there - pair.back) / 2 * pair.moved[name] for pair in pairs) / len(pairs)
        for name in pairs[0].moved
    }


def _told(pairs: Sequence[Pair]) -> str:
    scores = {"the novice": [pair for number, pair in enumerate(pairs) if (number + 1) % EVERY_THIRD]}
    scores["itself"] = list(pairs[EVERY_THIRD - 1 :: EVERY_THIRD])
    words = [
        f"{sum(pair.there + pair.back for pair in those) / 2 / len(those):.3f} of {2 * len(those)} against {whom}"
        for whom, those in scores.items()
        if those
    ]
    return ", ".join(words)
