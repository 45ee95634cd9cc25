"""Ways of retreat over a point graph, the best kind first.

A unit owes so many spaces, all different, and never through a barred one. Kinds of ways, in order:
1 through friendly spaces to one with room, 2 through friendly spaces to one without room and one space further,
3 through the fewest hostile spaces to one with room. Within a kind, ways that end in supply come before the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from desktop.engine.ids import SpaceId

Way = tuple[SpaceId, ...]
"""The spaces entered, in order."""


class Passage(Struct, frozen=True):
    """What a retreating unit meets, asked space by space."""

    neighbours: Callable[[SpaceId], Iterable[SpaceId]]
    barred: Callable[[SpaceId], bool]
    friendly: Callable[[SpaceId], bool]
    has_room: Callable[[SpaceId], bool]
    supplied: Callable[[SpaceId], bool]
    ends: Callable[[SpaceId], bool] = lambda space: False
    """Who enters goes no further."""


class Ways(Struct, frozen=True):
    """The ways open to a unit and whether they are extended by a space; no ways: it cannot retreat."""

    ways: tuple[Way, ...] = ()
    extended: bool = False

    def next_spaces(self, walked: Way) -> tuple[SpaceId, ...]:
        """Where a unit that has walked so far may go on, in the order of the ways."""
        depth = len(walked)
        ahead = (way[depth] for way in self.ways if len(way) > depth and way[:depth] == walked)
        return tuple(sorted(dict.fromkeys(ahead)))


def ways_of_length(start: SpaceId, length: int, passage: Passage) -> list[Way]:
    """Every way over that many different spaces none of which is barred, or to one where it ends before."""
    ended: list[Way] = []
    found: list[Way] = [()]
    for _ in range(length):
        ended += [way for way in found if way and passage.ends(way[-1])]
        found = [
            (*way, near)
            for way in found
            if not way or not passage.ends(way[-1])
            for near in passage.neighbours(way[-1] if way else start)
            if near != start and near not in way and not passage.barred(near)
        ]
    return [*ended, *found]


def open_ways(start: SpaceId, owed: int, passage: Passage) -> Ways:
    """The ways a unit may retreat, all of the best kind there is."""
    every = ways_of_length(start, owed, passage)
    hostile = {way: sum(not passage.friendly(space) for space in way) for way in every}
    friendly = [way for way in every if not hostile[way]]
    if inside := [way for way in friendly if passage.has_room(way[-1])]:
        return Ways(_best_supplied(inside, passage))
    if extended := _extended(start, friendly, passage):
        return Ways(_best_supplied(extended, passage), extended=True)
    through = [way for way in every if hostile[way] and passage.has_room(way[-1])]
    if not through:
        return Ways()
    fewest = min(hostile[way] for way in through)
    return Ways(_best_supplied([way for way in through if hostile[way] == fewest], passage))


def _extended(start: SpaceId, ways: list[Way], passage: Passage) -> list[Way]:
    """Ways that are over the limit where they end, and one space more, friendly and with room."""
    found: list[Way] = []
    for way in ways:
        for near in passage.neighbours(way[-1]):
            if near == start or near in way or passage.barred(near):
                continue
            if passage.friendly(near) and passage.has_room(near):
                found.append((*way, near))
    return found


def _best_supplied(ways: list[Way], passage: Passage) -> tuple[Way, ...]:
    return tuple([way for way in ways if passage.supplied(way[-1])] or ways)
