"""Searches over a map: within so many steps, and cheapest ways with whole-number costs.

Places are anything that can be a key: hex ids, indexes, names. What lies next to a place is asked of a function or
looked up in a table, so that rules about blocked ways stay with the game. Ties are broken by the order in which
neighbours are given, hence the same question always has the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from heapq import heappop, heappush
from typing import Generic, TypeVar

from msgspec import Struct

P = TypeVar("P", bound=Hashable)

Neighbours = Callable[[P], Iterable[P]]
"""What lies next to a place: `grid.neighbours`, or `table.__getitem__` of an index table."""
Blocked = Callable[[P, P], bool]
"""Whether the way from a place to its neighbour is closed."""
Ways = Callable[[P], Iterable[tuple[P, int]]]
"""The ways on from a place, each with its cost."""


class Reach(Struct, Generic[P], frozen=True):
    """The places found by a search: cost of each in the order found, and the place each was reached from.

    `goal` is the place that ended the search, or None when none was asked for or found.
    """

    cost: dict[P, int]
    parent: dict[P, P]
    goal: P | None = None

    def __contains__(self, place: object) -> bool:
        return place in self.cost

    def path_to(self, place: P) -> list[P]:
        """The way from a start to this place, both included."""
        if place not in self.cost:
            raise KeyError(place)
        path = [place]
        while path[-1] in self.parent:
            path.append(self.parent[path[-1]])
        return path[::-1]


def reachable(
    starts: Iterable[P],
    neighbours: Neighbours[P],
    limit: int | None = None,
    blocked: Blocked[P] | None = None,
    goal: Callable[[P], bool] | None = None,
) -> Reach[P]:
    """Breadth-first search: all places within `limit` steps of the starts, or up to the first that is a goal."""
    cost: dict[P, int] = dict.fromkeys(starts, 0)
    parent: dict[P, P] = {}
    queue = list(cost)
    for place in queue:  # grows while it is read
        if goal is not None and goal(place):
            return Reach(cost, parent, place)
        steps = cost[place] + 1
        if limit is not None and steps > limit:
            continue
        for near in neighbours(place):
            if near not in cost and not (blocked is not None and blocked(place, near)):
                cost[near] = steps
                parent[near] = place
                queue.append(near)
    return Reach(cost, parent)


def cheapest(
    starts: Iterable[P],
    ways: Ways[P],
    limit: int | None = None,
    goal: Callable[[P], bool] | None = None,
) -> Reach[P]:
    """Dijkstra's search: the lowest cost of every place within `limit`, or up to the cheapest goal."""
    cost: dict[P, int] = {}
    best: dict[P, int] = dict.fromkeys(starts, 0)
    parent: dict[P, P] = {}
    heap = [(0, number, place) for number, place in enumerate(best)]
    pushed = len(heap)
    while heap:
        spent, _, place = heappop(heap)
        if place in cost:
            continue
        cost[place] = spent
        if goal is not None and goal(place):
            return Reach(cost, parent, place)
        for near, price in ways(place):
            total = spent + price
            if (limit is None or total <= limit) and near not in cost and total < best.get(near, total + 1):
                best[near] = total
                parent[near] = place
                heappush(heap, (total, pushed, near))
                pushed += 1
    return Reach(cost, {place: before for place, before in parent.items() if place in cost})
