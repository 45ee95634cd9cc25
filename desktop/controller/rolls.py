"""Rolls that belong to no fight, out of the lines of the log that tell of them."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.event import PHASE
from desktop.views.battle import RollView
from desktop.views.table import LogLine

MOST_AFTER = 4
"""How many lines tell what came of a roll."""


def rolled(lines: Sequence[LogLine], *, foreseen: bool) -> RollView:
    """What has fallen since the last act: one roll, or all of them together, so that none goes unseen."""
    rolls = each_of(lines)
    if len(rolls) == 1:
        (alone,) = rolls
        return RollView(alone.dice, alone.text, alone.spaces, alone.rule, alone.after, foreseen=foreseen)
    spaces = tuple(dict.fromkeys(space for roll in rolls for space in roll.spaces))
    dice = tuple(die for roll in rolls for die in roll.dice)
    text = " · ".join(_headings(lines)) or rolls[-1].text
    return RollView(dice, text, spaces, rolls[-1].rule, foreseen=foreseen, rolls=tuple(rolls))


def each_of(lines: Sequence[LogLine]) -> list[RollView]:
    """Every roll by itself, with what came of it before the next one fell or anything else began."""
    found = []
    for number, line in enumerate(lines):
        if line.dice:
            later = lines[number + 1 :]
            ends = (n for n, each in enumerate(later) if each.dice or each.level <= PHASE)
            came = later[: next(ends, len(later))]
            spaces = line.spaces or next((each.spaces for each in came if each.spaces), ())
            after = tuple(each.text for each in came[:MOST_AFTER])
            found.append(RollView(line.dice, line.text, spaces, line.rule, after))
    return found


def _headings(lines: Sequence[LogLine]) -> list[str]:
    """Under which headings dice have fallen."""
    found: dict[str, None] = {}
    heading = ""
    for line in lines:
        if line.level <= PHASE:
            heading = line.text
        if line.dice and heading:
            found[heading] = None
    return list(found)
