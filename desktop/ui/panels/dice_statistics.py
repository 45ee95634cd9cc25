"""How the dice fell: counts, means and the exact place of a series among all possible ones. Whole numbers only."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate

from msgspec import Struct

Roll = tuple[str, str, int, int]
"""(purpose, player, sides, result)"""


@lru_cache(maxsize=256)
def sum_counts(dice: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """In how many ways each sum of the dice falls, from the least sum up; `dice` holds (sides, how many).

    Each die is convolved in as a sliding window: the ways to a sum are those of the `sides` sums before it.
    """
    counts = [1]
    for sides, number in dice:
        for _ in range(number):
            running = [0, *accumulate(counts)]
            top = len(counts)
            counts = [running[min(top, at + 1)] - running[max(0, at + 1 - sides)] for at in range(top + sides - 1)]
    return tuple(counts)


def percentile(dice: Sequence[tuple[int, int]], total: int) -> Fraction:
    """The share of all series of these dice that sum to less, plus half of those that sum to the same."""
    counts = sum_counts(tuple(sorted(dice)))
    least = sum(number for _, number in dice)
    at = total - least
    ways = sum(counts)
    if at < 0:
        return Fraction(0)
    if at >= len(counts):
        return Fraction(1)
    return Fraction(2 * sum(counts[:at]) + counts[at], 2 * ways)


class Series(Struct, frozen=True):
    """Some rolls taken together."""

    rolls: int
    total: int
    expected: Fraction
    """The expected total."""
    percentile: Fraction
    faces: tuple[tuple[int, int, Fraction], ...]
    """(face, how often, expected)"""

    @property
    def mean(self) -> Fraction:
        return Fraction(self.total, self.rolls) if self.rolls else Fraction(0)

    @property
    def expected_mean(self) -> Fraction:
        return self.expected / self.rolls if self.rolls else Fraction(0)


def series(rolls: Iterable[Roll]) -> Series:
    """What the rolls come to."""
    kept = list(rolls)
    dice: dict[int, int] = {}
    seen: dict[int, int] = {}
    for _, _, sides, result in kept:
        dice[sides] = dice.get(sides, 0) + 1
        seen[result] = seen.get(result, 0) + 1
    total = sum(result for *_, result in kept)
    expected = sum((Fraction(number * (sides + 1), 2) for sides, number in dice.items()), Fraction(0))
    top = max(dice, default=0)
    faces = tuple(
        (face, seen.get(face, 0), sum((Fraction(n, s) for s, n in dice.items() if s >= face), Fraction(0)))
        for face in range(1, top + 1)
    )
    place = percentile(tuple(dice.items()), total) if kept else Fraction(1, 2)
    return Series(len(kept), total, expected, place, faces)


def select(rolls: Iterable[Roll], player: str = "", purpose: str = "") -> list[Roll]:
    """The rolls of a player and a purpose; "" for all."""
    return [roll for roll in rolls if player in ("", roll[1]) and purpose in ("", roll[0])]


def decimal(value: Fraction, places: int = 2) -> str:
    """A fraction as a rounded decimal."""
    scale = 10**places
    whole = (abs(value) * scale * 2 + 1) // 2
    sign = "-" if value < 0 and whole else ""
    text = f"{whole // scale}"
    return f"{sign}{text}.{whole % scale:0{places}d}" if places else f"{sign}{text}"
