"""Tracing lines over a graph of points: sets of points are whole numbers, one bit for each point.

A flood over some hundred and fifty points takes some twenty microseconds, so that supply can be asked of any position.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from desktop.engine.ids import SpaceId


class PointGraph:
    """The points of a map, numbered in the order given, and what lies next to each."""

    def __init__(self, neighbours: Mapping[SpaceId, Sequence[SpaceId]]) -> None:
        self.points: tuple[SpaceId, ...] = tuple(neighbours)
        self.bit: dict[str, int] = {point: 1 << number for number, point in enumerate(self.points)}
        self.near: tuple[int, ...] = tuple(self.mask(neighbours[point]) for point in self.points)

    def mask(self, points: Iterable[str]) -> int:
        """The set of these points."""
        found = 0
        for point in points:
            found |= self.bit[point]
        return found

    def held(self, control: Mapping[SpaceId, str], side: str) -> int:
        """The set of the points that a side controls."""
        found = 0
        for point, holder in control.items():
            if holder == side:
                found |= self.bit[point]
        return found

    def named(self, mask: int) -> tuple[SpaceId, ...]:
        """The points of a set, in the order of the map."""
        return tuple(self.points[number] for number in bits(mask))

    def with_links(self, links: Iterable[tuple[str, str]]) -> tuple[int, ...]:
        """What lies next to each point when some more connections exist."""
        near = list(self.near)
        for a, b in links:
            near[self.bit[a].bit_length() - 1] |= self.bit[b]
            near[self.bit[b].bit_length() - 1] |= self.bit[a]
        return tuple(near)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the points of a set, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def flood(seeds: int, open_points: int, near: Sequence[int]) -> int:
    """All points that hang together with the seeds through open points; seeds that are not open count for nothing."""
    found = fresh = seeds & open_points
    while fresh:
        lowest = fresh & -fresh
        gained = near[lowest.bit_length() - 1] & open_points & ~found
        found |= gained
        fresh = (fresh ^ lowest) | gained
    return found


def groups(points: int, near: Sequence[int]) -> list[int]:
    """The points divided into groups that hang together."""
    found: list[int] = []
    while points:
        group = flood(points & -points, points, near)
        found.append(group)
        points &= ~group
    return found


def distances(start: int, near: Sequence[int], limit: int) -> dict[int, int]:
    """The least number of steps from a set to each point within `limit` steps, by number."""
    steps = dict.fromkeys(bits(start), 0)
    seen = ring = start
    for distance in range(1, limit + 1):
        outer = 0
        for number in bits(ring):
            outer |= near[number]
        ring = outer & ~seen
        seen |= ring
        steps.update(dict.fromkeys(bits(ring), distance))
    return steps


class SeaZone(Struct, frozen=True):
    """Ports between which one sea crossing may be made: those open to a side, as a set."""

    name: str
    ports: int


def supplied(sources: int, friendly: int, near: Sequence[int], zones: Iterable[SeaZone]) -> tuple[int, int]:
    """What can trace to a source through friendly points: by land alone, and with one crossing between two ports."""
    land = flood(sources, friendly, near)
    whole = land
    for zone in zones:
        ports = zone.ports & friendly
        if ports & land:
            whole |= flood(ports, friendly, near)
    return land, whole
