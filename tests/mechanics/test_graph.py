"""Searches, against simple second computations."""

from __future__ import annotations

import itertools
import random

import pytest

from desktop.mechanics.graph import cheapest, reachable
from desktop.mechanics.hexgrid import HexGrid

GRID = HexGrid("flat", (10, 20), (1, 11), (2, 11))


def test_reachable_within_a_limit_equals_the_disc() -> None:
    reach = reachable(["1506"], GRID.neighbours, limit=3)
    assert sorted(reach.cost) == list(GRID.within("1506", 3))
    assert reachable(["1506"], GRID.neighbours, limit=0).cost == {"1506": 0}


def test_blocked_ways_are_gone_round() -> None:
    wall = {f"15{row:02}" for row in range(1, 11)}
    reach = reachable(["1405"], GRID.neighbours, blocked=lambda _, to: to in wall)
    path = reach.path_to("1605")
    assert "1511" in path
    assert not wall & set(path)
    assert len(path) - 1 == reach.cost["1605"] > GRID.distance("1405", "1605")
    assert all(GRID.adjacent(a, b) for a, b in itertools.pairwise(path))
    closed = reachable(["1405"], GRID.neighbours, blocked=lambda _, to: to in wall | {"1511"})
    assert "1605" not in closed
    with pytest.raises(KeyError):
        closed.path_to("1605")


def test_one_way_blocks_are_asked_in_the_direction_of_the_search() -> None:
    def blocked(a: str, b: str) -> bool:
        return (a, b) == ("a", "b")

    ways = {"a": ["b"], "b": ["a"]}
    assert "b" not in reachable(["a"], ways.__getitem__, blocked=blocked)
    assert "a" in reachable(["b"], ways.__getitem__, blocked=blocked)


def test_goal_ends_the_search() -> None:
    reach = reachable(["1506"], GRID.neighbours, goal=lambda h: h.endswith("11"))
    assert reach.goal == "1611"  # as near as 1511, and its column comes first clockwise
    assert len(reach.path_to("1611")) == 6
    assert reachable(["1506"], GRID.neighbours, limit=2, goal=lambda h: h.endswith("11")).goal is None
    assert reachable(["1506"], GRID.neighbours, goal=lambda h: h == "1506").goal == "1506"


def test_cheapest_equals_relaxation_on_index_tables() -> None:
    rng = random.Random(11)
    price = {(a, b): rng.randint(1, 8) for a in range(len(GRID)) for b in GRID.neighbour_indexes[a]}

    def ways(place: int) -> list[tuple[int, int]]:
        return [(near, price[place, near]) for near in GRID.neighbour_indexes[place]]

    best = {0: 0}
    for _ in range(len(GRID)):
        for (a, b), cost in price.items():
            if a in best and best[a] + cost < best.get(b, 10**9):
                best[b] = best[a] + cost
    found = cheapest([0], ways)
    assert found.cost == best
    assert list(found.cost.values()) == sorted(found.cost.values())
    for place, cost in found.cost.items():
        path = found.path_to(place)
        assert sum(price[a, b] for a, b in itertools.pairwise(path)) == cost
    near = cheapest([0], ways, limit=12)
    assert near.cost == {place: cost for place, cost in best.items() if cost <= 12}
    goal = max(best, key=lambda p: best[p])
    assert cheapest([0], ways, goal=lambda p: p == goal).cost[goal] == best[goal]


def test_several_starts_and_free_steps() -> None:
    ways: dict[str, list[tuple[str, int]]] = {"a": [("b", 0)], "b": [("c", 2)], "c": [], "d": [("c", 1)]}
    reach = cheapest(["a", "d"], ways.__getitem__)
    assert reach.cost == {"a": 0, "d": 0, "b": 0, "c": 1}
    assert reach.path_to("c") == ["d", "c"]
