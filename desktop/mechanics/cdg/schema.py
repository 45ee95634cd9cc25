"""Records that the data files of both card-driven games are made of."""

# Annotations are not postponed here: msgspec would have to evaluate them at every start.

from desktop.data.schema_base import Figure, Marked, Strict


class Factors(Strict, frozen=True, kw_only=True):
    """Combat, loss and movement factor of one side of a counter."""

    cf: int
    lf: int
    mf: int


class FireColumn(Strict, frozen=True, kw_only=True):
    label: str
    least: int
    """The strength from which the column is used."""
    results: tuple[int, int, int, int, int, int]
    """Loss number by modified die."""


class FireTable(Marked, frozen=True, kw_only=True):
    columns: list[FireColumn]


class DrmDef(Marked, frozen=True, kw_only=True):
    """A die-roll modifier of the rules."""

    id: str
    value: int


class Land(Strict, frozen=True, kw_only=True):
    country: str
    nation: str = ""
    """The nation of the game whose tint it has; "" for none."""
    inset: bool = False
    outline: list[tuple[int, int]]


class Height(Strict, frozen=True, kw_only=True):
    """Part of a height or a shallow; holes in one are outlines of the same level."""

    level: int
    outline: list[tuple[int, int]]


class Course(Strict, frozen=True, kw_only=True):
    """A drawn line: a shore, a border."""

    points: list[tuple[int, int]]


class NameAt(Strict, frozen=True, kw_only=True):
    text: str
    at: tuple[int, int]
    angle: int = 0


class RiverCourse(Course, frozen=True, kw_only=True):
    names: list[NameAt] = []
    """Where its name stands; a long river has several."""


class NationAt(Strict, frozen=True, kw_only=True):
    """Where the name of a nation has room."""

    nation: str
    at: tuple[int, int]


class CoastFile(Marked, frozen=True, kw_only=True):
    """Decoration only: no rule reads it."""

    land: list[Land]
    shallows: list[Height] = []
    shores: list[Course] = []
    borders: list[Course] = []
    relief: list[Height] = []
    rivers: list[RiverCourse] = []
    nations: list[NationAt] = []


class VictoryLevel(Strict, frozen=True, kw_only=True):
    """Reached with VP within these bounds."""

    id: str
    winner: str | None
    least: Figure | None = None
    most: Figure | None = None
