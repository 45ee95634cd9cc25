"""The shape of the map file: areas, borders, boxes."""

from typing import Literal

from desktop.data.schema_base import Marked, Strict
from desktop.engine.ids import NOTHING, SpaceId
from desktop.games.reich.data.schema_words import Course, Owner, Points, Power


class Area(Marked, frozen=True, kw_only=True):
    """A land area or sea zone. A production centre has a value and a home power."""

    id: SpaceId
    name: str
    printed: Owner
    status: Literal["playable", "vichy", "activatable", "unplayable"] = "playable"
    production: int = 0
    home: Power | None = None
    capital: bool = False
    island: bool = False
    island_in: SpaceId = NOTHING
    strait: bool = False
    centre: tuple[int, int]
    radius: int
    """Room around the centre inside the outline."""
    name_at: tuple[int, int] | None = None
    """Where the middle of its name stands on the canvas; nothing: wherever it covers nothing."""
    land: list[SpaceId] = []
    """Adjacent land areas."""
    sea: list[SpaceId] = []
    """Adjacent sea zones."""
    outlines: list[Points]


class Link(Marked, frozen=True, kw_only=True):
    """2.3 A border that exists only for a player who controls a place."""

    a: SpaceId
    b: SpaceId
    kind: Literal["land", "sea"]
    controls: SpaceId
    uncontested: bool = False
    """The place is a zone and may hold no enemy fleet."""


class Border(Strict, frozen=True, kw_only=True):
    """A border (or its absence) that the rules state or imply."""

    a: SpaceId
    b: SpaceId
    ref: str


class Decoration(Strict, frozen=True, kw_only=True):
    kind: Literal["land", "water"]
    outline: Points


class Range(Strict, frozen=True, kw_only=True):
    """Mountains, along a line; no rule reads them."""

    name: str
    width: int
    line: Course


class Shallow(Strict, frozen=True, kw_only=True):
    """Where the sea is lighter near the coasts, 2 more than 1; the land within counts as part of it."""

    level: int
    outline: list[tuple[int, int]]


class LayoutBox(Strict, frozen=True, kw_only=True):
    id: str
    label: str
    rect: tuple[int, int, int, int]


class Layout(Marked, frozen=True, kw_only=True):
    """Places of the tracks and boxes of 2.6 on the canvas."""

    boxes: list[LayoutBox]
    hand_size: tuple[int, int, int, int]
    year: tuple[int, int, int, int]


class MapFile(Marked, frozen=True, kw_only=True):
    title: str
    sources: list[str]
    canvas: tuple[int, int]
    land: list[Area]
    sea: list[Area]
    links: list[Link]
    borders: list[Border]
    non_borders: list[Border]
    decoration: list[Decoration]
    ranges: list[Range] = []
    shallows: list[Shallow] = []
    layout: Layout
