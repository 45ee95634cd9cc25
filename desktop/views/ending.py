"""The end of a game: who won and how, the course of it, what was lost, and how the dice fell."""

from __future__ import annotations

from msgspec import Struct

Roll = tuple[str, str, int, int]
"""(purpose, player, sides, result)"""
Loss = tuple[str, str, int]
"""(side, what in words, how many)"""


class Milestone(Struct, frozen=True):
    """Something by which a course of a war is told from another: a place that falls, a nation that joins.

    Attributes:
        key: what it is, in ids (`taken nationalist bilbao`); text: the same in words.
    """

    key: str
    text: str


class Measure(Struct, frozen=True):
    """What tells the course of a game: tracks with a figure, looked at wherever the log has a line of this level."""

    tracks: tuple[str, ...]
    level: int = 0


class LineOfPlay(Struct, frozen=True):
    """One figure over the turns; None where it was not there."""

    title: str
    side: str
    values: tuple[int | None, ...]


class CourseView(Struct, frozen=True):
    """The figures that decide the game, over its turns."""

    ticks: tuple[str, ...]
    lines: tuple[LineOfPlay, ...]


class EndView(Struct, frozen=True):
    """All that the page at the end shows.

    Attributes:
        headline: who won, in words; `winner` is the side, "" if nobody did.
        result: by which condition, and in which turn.
        why: the last words of the log, with the rule they follow.
        losses: (side, name, what it lost as (what, how many)).
        sides: (side, name) of those who may have rolled dice.
    """

    headline: str
    winner: str
    result: str
    turn: str
    why: tuple[tuple[str, str], ...]
    course: CourseView
    losses: tuple[tuple[str, str, tuple[tuple[str, int], ...]], ...]
    sides: tuple[tuple[str, str], ...]
    rolls: tuple[Roll, ...]
