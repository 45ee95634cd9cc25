"""Exact allocation of step losses.

A loss number is to be used up as far as possible and never exceeded. Each target gives its steps at a price (its loss
factor); a target that is gone may be followed by a replacement, which can take steps too, or by a missing one whose
losses count and fall on nobody. Duties are met where that costs nothing of the total: the first duty matters more than
the second, and so on.

`Targets` is a position of the search; `best` its value, `options` the targets whose next step lies on a best way.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

Value = tuple[int, tuple[bool, ...]]
"""Losses used up, and which duties are met: the greater the better."""

MISSING = "-"
"""The kind of a replacement that is counted and is not there."""


class Target(Struct, frozen=True, order=True):
    """What can lose steps.

    Attributes:
        price: losses used up by each step.
        steps: steps left.
        pool: where its replacement comes from when it is gone; "" for none.
        duty: the number of the duty it can meet, counted from 0; -1 for none.
        kind: what else tells it from others, for the caller.
    """

    price: int
    steps: int
    pool: str = ""
    duty: int = -1
    kind: str = ""


class Pool(Struct, frozen=True):
    """Replacements: how many with all steps and how many reduced; full ones come first, missing ones last."""

    name: str
    full: int = 0
    reduced: int = 0


class Terms(Struct, frozen=True):
    """What a replacement is worth: the price of its steps, and its steps when full, reduced and missing."""

    price: int = 1
    full_steps: int = 2
    reduced_steps: int = 1
    missing_steps: int = 2


class Targets(Struct, frozen=True):
    """A position of the search: who can lose steps, what is in the pools, and which duties are met."""

    targets: tuple[Target, ...]
    pools: tuple[Pool, ...] = ()
    met: tuple[bool, ...] = ()
    terms: Terms = Terms()

    @staticmethod
    def of(
        targets: Iterable[Target], pools: Iterable[Pool] = (), duties: int = 0, terms: Terms | None = None
    ) -> Targets:
        """Sorted, so that positions that are alike are one."""
        order = tuple(sorted(target for target in targets if target.steps > 0))
        return Targets(order, tuple(pools), (False,) * duties, terms or Terms())

    def after(self, target: Target) -> Targets:
        """The position when a target has lost a step."""
        left = list(self.targets)
        left.remove(target)
        met = tuple(done or number == target.duty for number, done in enumerate(self.met))
        pools = self.pools
        if target.steps > 1:
            left.append(Target(target.price, target.steps - 1, target.pool, target.duty, target.kind))
        elif target.pool:
            follower, pools = self._replacement(target.pool)
            left.append(follower)
        return Targets(tuple(sorted(left)), pools, met, self.terms)

    def _replacement(self, name: str) -> tuple[Target, tuple[Pool, ...]]:
        """What follows a target that is gone, and what is then left in the pools."""
        terms = self.terms
        for number, pool in enumerate(self.pools):
            if pool.name != name or not pool.full + pool.reduced:
                continue
            if pool.full:
                left, steps = Pool(name, pool.full - 1, pool.reduced), terms.full_steps
            else:
                left, steps = Pool(name, 0, pool.reduced - 1), terms.reduced_steps
            return Target(terms.price, steps, kind=name), (*self.pools[:number], left, *self.pools[number + 1 :])
        return Target(terms.price, terms.missing_steps, kind=MISSING), self.pools


@lru_cache(maxsize=65536)
def best(position: Targets, number: int) -> Value:
    """The most of a loss number that can be used up, and then the duties that can be met."""
    found: Value = (0, position.met)
    before = None
    for target in position.targets:
        if target == before or target.price > number:
            continue
        before = target
        total, met = best(position.after(target), number - target.price)
        found = max(found, (total + target.price, met))
    return found


@lru_cache(maxsize=16384)
def options(position: Targets, number: int) -> tuple[Target, ...]:
    """The targets of which one may lose the next step without spoiling the best; none when all is used up."""
    total, met = best(position, number)
    if not total:
        return ()
    found = []
    for target in dict.fromkeys(position.targets):
        if target.price <= number:
            more, duties = best(position.after(target), number - target.price)
            if (more + target.price, duties) == (total, met):
                found.append(target)
    return tuple(found)


@lru_cache(maxsize=16384)
def allocations(position: Targets, number: int) -> tuple[Targets, ...]:
    """Every position in which a best allocation may end, in a fixed order."""
    ends: dict[Targets, None] = {}
    seen: set[tuple[Targets, int]] = set()
    queue = [(position, number)]
    for place, left in queue:  # grows while it is read
        if (place, left) in seen:
            continue
        seen.add((place, left))
        picks = options(place, left)
        if not picks:
            ends[place] = None
        queue.extend((place.after(target), left - target.price) for target in picks)
    return tuple(ends)
