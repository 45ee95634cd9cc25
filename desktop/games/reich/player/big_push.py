"""6.3.2 The chance of a Big Push try, and the dice to roll again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

DICE, FACES = 3, 6


@lru_cache(maxsize=64)
def sums(number: int) -> tuple[tuple[int, float], ...]:
    """What so many dice come to, with the chance of each sum."""
    found: dict[int, int] = {}
    for dice in product(range(1, FACES + 1), repeat=number):
        found[sum(dice)] = found.get(sum(dice), 0) + 1
    return tuple((total, ways / FACES**number) for total, ways in found.items())


@lru_cache(maxsize=64)
def push_chance(value: int, rerolls: int) -> float:
    """The chance that three dice come to less than a card's value."""
    rolls = list(product(range(1, FACES + 1), repeat=DICE))
    return sum(_chance(roll, value, best_again(roll, value, rerolls)) for roll in rolls) / len(rolls)


def best_again(dice: Sequence[int], value: int, rerolls: int) -> int:
    """How many of the highest dice to roll again."""
    if sum(dice) < value:
        return 0
    return max(range(min(rerolls, len(dice)) + 1), key=lambda again: (_chance(dice, value, again), -again))


def _chance(dice: Sequence[int], value: int, again: int) -> float:
    kept = sum(sorted(dice)[: len(dice) - again])
    return sum(share for total, share in sums(again) if kept + total < value)
