"""Straight lines from centre to centre and the hexes they cross, in exact integer arithmetic.

In the coordinates (along, first) of the hex grid, the inside of a hex is where |a| < 1, |a + 3f| < 2 and
|a - 3f| < 2, measured from its centre. A line therefore enters and leaves a hex at rational times, all kept over one
denominator; whether a line runs along a hexside or merely touches a corner is never a matter of rounding.
"""

from __future__ import annotations

from functools import cache
from math import prod

from desktop.mechanics.hexgrid import HexGrid, HexId

Offset = tuple[int, int]
Step = tuple[HexId, ...]

_FORMS = ((1, 0, 1), (1, 3, 2), (1, -3, 2))  # (factor of a, factor of f, bound)


class LineOfSight:
    """The lines of sight of one map. Answers are remembered: they depend on the map alone."""

    def __init__(self, grid: HexGrid) -> None:
        self._grid = grid
        self._steps: dict[tuple[HexId, HexId], tuple[Step, ...]] = {}

    def steps(self, a: HexId, b: HexId) -> tuple[Step, ...]:
        """What the line from `a` to `b` crosses, in order, without its ends.

        A step is one hex the line passes through, or the two hexes of a hexside it runs along. Places off the map are
        left out: a line along the rim has steps of the one hex that is on the map. The way back is the same, reversed.
        """
        found = self._steps.get((a, b))
        if found is None:
            found = self._steps[a, b] = self._trace(a, b)
        return found

    def _trace(self, a: HexId, b: HexId) -> tuple[Step, ...]:
        if b < a:
            return self.steps(b, a)[::-1]
        grid = self._grid
        along, first = grid.coordinates[grid.index[a]]
        end_along, end_first = grid.coordinates[grid.index[b]]
        steps = []
        for offsets in crossed(end_along - along, end_first - first):
            ids = sorted(hex_id for da, df in offsets if (hex_id := grid.hex_of(along + da, first + df)) is not None)
            if ids:
                steps.append(tuple(ids))
        return tuple(steps)


@cache
def crossed(along: int, first: int) -> tuple[tuple[Offset, ...], ...]:
    """The places crossed by the line from (0, 0) to a displacement, in order, without its ends.

    Each entry is one place, or the two places on both sides of a hexside the line runs along.
    """
    found: dict[tuple[int, int], list[Offset]] = {}
    for place in _candidates(along, first):
        if place not in ((0, 0), (along, first)) and (times := _times(place, (along, first))) is not None:
            found.setdefault(times, []).append(place)
    return tuple(tuple(sorted(found[times])) for times in sorted(found))


def _candidates(along: int, first: int) -> list[Offset]:
    """Places near the line: one row more on either side, and on each row those the line can reach."""
    low_row, high_row = min(0, first) - 1, max(0, first) + 1
    places = []
    for row in range(low_row, high_row + 1):
        if first:
            ends = (along * (row - 1) // first, along * (row + 1) // first)
            low, high = max(min(ends), min(0, along)) - 2, min(max(ends), max(0, along)) + 2
        else:
            low, high = min(0, along) - 2, max(0, along) + 2
        places += [(a, row) for a in range(low, high + 1) if (a - row) % 2 == 0]
    return places


def _times(place: Offset, goal: Offset) -> tuple[int, int] | None:
    """When the line is inside a place or on one of its sides: from, to; None when it does neither.

    Times are counted in parts of the whole line, as many as every speed divides.
    """
    speeds = [by_along * goal[0] + by_first * goal[1] for by_along, by_first, _ in _FORMS]
    whole = prod(abs(speed) for speed in speeds if speed)
    enter, leave = 0, whole
    for speed, (by_along, by_first, bound) in zip(speeds, _FORMS, strict=True):
        offset = by_along * place[0] + by_first * place[1]
        if speed == 0:
            if abs(offset) > bound:
                return None
            continue
        part = whole // speed
        times = sorted(((offset - bound) * part, (offset + bound) * part))
        enter, leave = max(enter, times[0]), min(leave, times[1])
    return (enter, leave) if enter < leave else None
