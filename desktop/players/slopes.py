"""Slopes: which numbers of a record matter, found by games in which all of them are changed at random at once.

Each game tells something about every number; a hill climb (`tuning`) tries one or two at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import cos, exp, log, pi, sqrt
from typing import Any, NamedTuple

from msgspec.structs import asdict, replace

from desktop.engine.chance import Chance
from desktop.players.greedy import Scorer
from desktop.players.tuning import Make, Ring

SLOPE_SALT = 0x534C4F50
FINE = 1_000_000


class Slope(NamedTuple):
    """What a number adds to the share of games won when it grows e-fold, and the standard error of that."""

    name: str
    rise: float
    error: float


def slopes(
    ring: Ring, make: Callable[[Any], Scorer], weights: Any, other: Make, seeds: Iterable[int],
    fields: Sequence[str] = (), spread: float = 0.5,
) -> list[Slope]:  # fmt: skip
    """The slopes of a record's numbers against another player, the surest first; seats alternate by the seed."""
    names = list(fields) or [
        name for name, value in asdict(weights).items() if isinstance(value, int | float) and value
    ]
    chance, seats = Chance(SLOPE_SALT), ring.seats()
    rows: list[tuple[dict[str, float], float]] = []
    for seed in seeds:
        chance.begin()
        steps = {name: spread * _normal(chance) for name in names}
        changed = replace(weights, **{name: getattr(weights, name) * exp(step) for name, step in steps.items()})
        own = seats[seed % len(seats)]
        tried: Make = partial(make, changed)
        winner = ring.play(seed, {seat: tried if seat == own else other for seat in seats})
        rows.append((steps, 0.5 if not winner else float(winner == own)))
    return sorted((_slope(name, rows, spread) for name in names), key=lambda each: -abs(each.rise))


def _slope(name: str, rows: Sequence[tuple[dict[str, float], float]], spread: float) -> Slope:
    mean = sum(score for _, score in rows) / len(rows)
    rise = sum(steps[name] * (score - mean) for steps, score in rows) / len(rows) / spread**2
    deviation = sqrt(sum((score - mean) ** 2 for _, score in rows) / len(rows))
    return Slope(name, rise, deviation / spread / sqrt(len(rows)))


def _normal(chance: Chance) -> float:
    """A number of the normal distribution (Box and Muller), from a stream that any system repeats."""
    one, two = (chance.draw(FINE, "slope") / (FINE + 1) for _ in range(2))
    return sqrt(-2 * log(one)) * cos(2 * pi * two)
