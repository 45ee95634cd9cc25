"""Hexes crossed by a straight line, against a second, different computation."""

from __future__ import annotations

import itertools
import random

import pytest

from desktop.mechanics.hexgrid import HexGrid
from desktop.mechanics.los import LineOfSight, Step

JARAMA = HexGrid("pointy", (10, 48), (27, 52), (28, 53))
BRUNETE = HexGrid("flat", (10, 36), (1, 33), (2, 33))
BOTH = pytest.mark.parametrize("grid", [JARAMA, BRUNETE], ids=["jarama", "brunete"])


POINTS = 840


def nearest(grid: HexGrid, along: int, first: int) -> Step:
    """The hexes whose centre is nearest to a point given in 1/POINTS; squared distances are whole numbers."""
    gaps: dict[int, list[str]] = {}
    for (a, f), hex_id in zip(grid.coordinates, grid.ids, strict=True):
        gaps.setdefault((along - a * POINTS) ** 2 + 3 * (first - f * POINTS) ** 2, []).append(hex_id)
    return tuple(gaps[min(gaps)])


def brute_force(grid: HexGrid, a: str, b: str) -> tuple[Step, ...]:
    """Nearest centres at many rational points; a place counts where it is met at two points in a row."""
    (a1, f1), (a2, f2) = grid.coordinates[grid.index[a]], grid.coordinates[grid.index[b]]
    met = [nearest(grid, a1 * POINTS + (a2 - a1) * i, f1 * POINTS + (f2 - f1) * i) for i in range(POINTS + 1)]
    steps: list[Step] = []
    for before, after in itertools.pairwise(met):
        if before == after and (not steps or steps[-1] != before):
            steps.append(before)
    assert steps[0] == (a,)
    assert steps[-1] == (b,)
    return tuple(steps[1:-1])


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_equal_to_brute_force_on_a_small_map(orientation: str) -> None:
    grid = HexGrid("pointy" if orientation == "pointy" else "flat", (10, 16), (10, 16), (10, 16))
    sight = LineOfSight(grid)
    inner = [h for h in grid.ids if all(grid.around(h))]
    pairs = [("1212", b) for b in inner if b != "1212"]
    assert len(pairs) == 24
    for a, b in pairs:
        assert sight.steps(a, b) == brute_force(grid, a, b), (a, b)


def test_straight_row_and_along_hexsides() -> None:
    sight = LineOfSight(JARAMA)
    assert sight.steps("3040", "3044") == (("3041",), ("3042",), ("3043",))
    assert sight.steps("3040", "3041") == ()
    assert sight.steps("3040", "3040") == ()
    assert sight.steps("3040", "3240") == (("3139", "3140"),)
    assert sight.steps("3040", "3440") == (("3139", "3140"), ("3240",), ("3339", "3340"))
    brunete = LineOfSight(BRUNETE)
    assert brunete.steps("2112", "2312") == (("2212", "2213"),)
    assert brunete.steps("2112", "2115") == (("2113",), ("2114",))


def test_a_corner_merely_touched_is_not_crossed() -> None:
    # 4 east and 1 north-east: at 1/3 and 2/3 of the way the line passes exactly through corners
    grid = HexGrid("pointy", (13, 17), (13, 21), (13, 21))
    steps = LineOfSight(grid).steps("1515", "1620")
    assert steps == (("1516",), ("1517",), ("1618",), ("1619",))
    assert steps == brute_force(grid, "1515", "1620")


def test_two_hexes_of_one_ring_are_both_crossed() -> None:
    # 3 east and 1 north-east: half-way the line crosses the side between two hexes, both two steps from either end
    grid = HexGrid("pointy", (13, 17), (13, 21), (13, 21))
    steps = LineOfSight(grid).steps("1515", "1619")
    assert steps == (("1516",), ("1617",), ("1517",), ("1618",)) == brute_force(grid, "1515", "1619")
    assert [grid.distance("1515", step[0]) for step in steps] == [1, 2, 2, 3]


@BOTH
def test_the_way_back_is_the_same(grid: HexGrid) -> None:
    sight, fresh = LineOfSight(grid), LineOfSight(grid)
    rng = random.Random(9)
    for _ in range(1500):
        a, b = rng.choice(grid.ids), rng.choice(grid.ids)
        there, back = sight.steps(a, b), fresh.steps(b, a)
        assert there == back[::-1]
        for step in there:
            assert len(step) in (1, 2)
            assert a not in step
            assert b not in step
            assert len(step) == 1 or grid.adjacent(*step)


@BOTH
def test_steps_follow_each_other(grid: HexGrid) -> None:
    sight = LineOfSight(grid)
    rng = random.Random(10)
    for _ in range(500):
        a = rng.choice(grid.ids)
        b = rng.choice(grid.within(a, 9))
        chain = [(a,), *sight.steps(a, b), (b,)] if a != b else [(a,)]
        assert all(grid.adjacent(p, q) for one, two in itertools.pairwise(chain) for p in one for q in two)
        assert len(chain) >= grid.distance(a, b) + 1


def test_along_the_rim_the_hex_on_the_map_decides() -> None:
    sight = LineOfSight(BRUNETE)
    assert sight.steps("1501", "1701") == (("1602",),)
    assert LineOfSight(JARAMA).steps("1127", "1327") == (("1228",),)


def test_along_a_hexside_a_step_has_both_hexes_and_the_ends_are_left_out() -> None:
    sight = LineOfSight(JARAMA)
    assert sight.steps("3040", "3240") == (("3139", "3140"),)
    assert sight.steps("3040", "3044")[1] == ("3042",)
    assert sight.steps("3040", "3041") == ()
