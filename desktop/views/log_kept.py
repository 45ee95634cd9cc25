"""What stands of a log: lines of what was taken back later in the game are left out, with those that say so."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from msgspec.structs import replace

from desktop.views.table import LogLine

MANY = 3
"""So many lines of one kind are told in one."""


def without_taken_back(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines that still mean something; a sentence for many is given up when one of them goes."""
    gone: set[int] = set()
    standing: dict[str, list[int]] = {}
    for number, line in enumerate(lines):
        if line.thing:
            standing.setdefault(line.thing, []).append(number)
        if line.undoes and standing.get(line.undoes):
            gone |= {number, standing[line.undoes].pop()}
    if not gone:
        return list(lines)
    return [_summed(lines, number, gone) for number in range(len(lines)) if number not in gone]


def counted(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines, with a sentence for those after each other that are counted, whichever action they belong to."""
    told: list[LogLine] = []
    for counts, group in groupby(lines, lambda line: line.counts):
        run = list(group)
        if counts and len(run) >= MANY:
            run[0] = replace(run[0], run=len(run), sums=counts.format(n=len(run)))
        told += run
    return told


def folded(lines: Sequence[LogLine]) -> list[LogLine]:
    """The lines, with one for each run of book-keeping."""
    told, skip = [], 0
    for line in lines:
        if skip:
            skip -= 1
            continue
        told.append(replace(line, text=line.sums) if line.run else line)
        skip = max(0, line.run - 1)
    return told


def _summed(lines: Sequence[LogLine], number: int, gone: set[int]) -> LogLine:
    line = lines[number]
    broken = line.run and any(other in gone for other in range(number, number + line.run))
    return replace(line, run=0, sums="") if broken else line
