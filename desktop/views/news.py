"""What a player would tell somebody who was away: the weightiest of what happened, in the order in which it did."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.views.log_kept import without_taken_back
from desktop.views.table import LogLine

MOST = 4
"""Things told at once."""
ACTION = 2
"""The level of a line that tells more than which phase began."""


def news_of(lines: Sequence[LogLine]) -> tuple[list[LogLine], int]:
    """The lines to tell, and how many more there are: what happened if nothing of it is news, the last heading if
    nothing happened."""
    kept = without_taken_back(lines)
    found = [line for line in kept if line.news]
    if not found:
        acts = [line for line in kept if line.level >= ACTION] or kept[-1:]
        return acts[-MOST:], max(0, len(acts) - MOST)
    weighty = sorted(range(len(found)), key=lambda number: (-found[number].news, -number))[:MOST]
    return [found[number] for number in sorted(weighty)], len(found) - len(weighty)
