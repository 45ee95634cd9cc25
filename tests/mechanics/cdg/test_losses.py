"""Exact loss allocation, checked against every allocation written out."""

from __future__ import annotations

import random

import pytest

from desktop.mechanics.cdg.losses import MISSING, Pool, Target, Targets, allocations, best, options

CORPS = Target(3, 2, "army")
SPENT = Target(3, 1, "army")
DIVISION = Target(1, 2)


def test_an_exact_hit_by_way_of_the_replacement() -> None:
    position = Targets.of([CORPS, SPENT], [Pool("army", full=1)])
    assert best(position, 5) == (5, ())
    assert options(position, 5) == (SPENT,), "one step of each would be 6"
    after = position.after(SPENT)
    assert options(after, 2) == (Target(1, 2, kind="army"),)
    assert allocations(position, 5) == (Targets((CORPS,), (Pool("army"),)),)


def test_the_most_below_the_number_where_no_exact_hit_exists() -> None:
    position = Targets.of([CORPS, CORPS])
    assert best(position, 5) == (3, ())
    assert options(position, 2) == ()


def test_a_missing_replacement_is_counted() -> None:
    position = Targets.of([CORPS, SPENT])
    for number in (4, 5):
        assert options(position, number) == (SPENT,)
        assert best(position, number) == (number, ())
    assert position.after(SPENT).targets == (Target(1, 2, kind=MISSING), CORPS)


def test_a_reduced_replacement_has_one_step() -> None:
    position = Targets.of([SPENT], [Pool("army", reduced=1)])
    assert best(position, 5) == (4, ())
    assert best(Targets.of([SPENT]), 5) == (5, ()), "more with none at all"


def test_replacements_are_used_up_in_order() -> None:
    position = Targets.of([SPENT, SPENT], [Pool("army", full=1, reduced=1)])
    after = position.after(SPENT).after(SPENT)
    assert sorted(t.steps for t in after.targets) == [1, 2]
    assert best(position, 9) == (9, ())


def test_duties_yield_to_the_total_and_the_first_beats_the_second() -> None:
    first, second = Target(1, 1, duty=0, kind="a"), Target(1, 1, duty=1, kind="b")
    position = Targets.of([first, second, DIVISION], duties=2)
    assert options(position, 1) == (first,)
    assert best(position, 2) == (2, (True, True))
    assert set(options(position, 2)) == {first, second}
    dear = Targets.of([Target(3, 2, duty=0), Target(2, 2)], duties=1)
    assert options(dear, 4) == (Target(2, 2),), "two steps of 2 beat one of 3"


@pytest.mark.parametrize("seed", range(40))
def test_against_every_allocation(seed: int) -> None:
    chance = random.Random(seed)
    targets = [
        Target(
            chance.randint(1, 3), chance.randint(1, 2), chance.choice(["", "army"]), chance.choice([-1, 0, 1]), str(n)
        )
        for n in range(4)
    ]
    position = Targets.of(targets, [Pool("army", chance.randint(0, 1), chance.randint(0, 1))], duties=2)
    number = chance.randint(0, 7)

    def every(place: Targets, used: int) -> list[tuple[int, tuple[bool, ...]]]:
        found = [(used, place.met)]
        for target in place.targets:
            if used + target.price <= number:
                found += every(place.after(target), used + target.price)
        return found

    assert best(position, number) == max(every(position, 0))
    for target in options(position, number):
        more, met = best(position.after(target), number - target.price)
        assert (more + target.price, met) == best(position, number)
