"""12.6.2 What a loss number costs those it falls on: a point that no step can absorb costs nothing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from desktop.engine.ids import UnitId
from desktop.games.illusions.player.weights import NOVICE
from desktop.games.illusions.rules.combat.loss_options import FULL, REDUCED
from desktop.games.illusions.state.sides import RESERVE
from desktop.games.illusions.state.state import IllusionsState

Step = tuple[int, int, bool, int]
"""A unit: its loss factor, its steps, whether it is large, and the loss factor of what replaces it (0: nothing)."""
Body = tuple[Step, ...]


class Toll(Struct, frozen=True):
    """What a loss number does.

    Attributes:
        price: what the steps and units lost are worth.
        full: whether a unit at full strength is left (12.7.1).
    """

    price: int
    full: bool


def body_of(state: IllusionsState, side: str, units: Iterable[UnitId]) -> Body:
    """Those who take the losses, alike units alike; large ones are replaced while the Reserve Box has small ones."""
    counters = state.world.units
    spare: dict[str, int] = {}
    for unit in state.in_box(side, RESERVE):
        spare.setdefault(counters[unit].nation, counters[unit].lf)
    found = []
    for unit in units:
        counter, reduced = counters[unit], state.units[unit].reduced
        follower = spare.get(counter.nation, 0) if counter.lcu else 0
        found.append((counter.loss(reduced), REDUCED if reduced else FULL, counter.lcu, follower))
    return tuple(sorted(found))


@lru_cache(maxsize=65536)
def toll(body: Body, number: int) -> Toll:
    """The lowest loss factor absorbs, among equals those at full strength first, until the rest is too small."""
    left, price = list(body), 0
    while left:
        unit = min(left, key=lambda each: (each[0], -each[1], each[2]))
        factor, steps, large, follower = unit
        if factor > number:
            break
        number -= factor
        left.remove(unit)
        price += NOVICE.large_step if large else NOVICE.small_step
        if steps == FULL:
            left.append((factor, REDUCED, large, follower))
        elif large:
            price += NOVICE.large_lost // 2 if follower else NOVICE.large_lost
            if follower:
                left.append((follower, FULL, False, 0))
    return Toll(price, any(steps == FULL for _, steps, _, _ in left))
