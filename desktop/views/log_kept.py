"""What stands of a log: lines of what was taken back later in the game are left out, with those that say so."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from desktop.views.table import LogLine


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
