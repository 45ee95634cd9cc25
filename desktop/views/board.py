"""Boards of any kind (hexes, points, areas) as polygons, lines, marks and labels in board units.

One board unit is a hundredth of the distance between neighbouring spaces; x runs right, y runs down.
"""

from __future__ import annotations

from msgspec import Struct

Point = tuple[float, float]


class SpaceView(Struct, frozen=True):
    """A place where pieces stand: a hex, a point, an area or an off-map box."""

    id: str
    number: str
    """Short printed label such as 3142; "" for none."""
    name: str
    center: Point
    outline: tuple[Point, ...]
    terrain: tuple[str, ...] = ()
    """Style names: clear, woods, hill, rough, town, city, sea, mountain, swamp, box ..."""
    elevation: int = 0
    marks: tuple[str, ...] = ()
    """Style names of decorations: victory, capital, port, supply, entry ..."""
    note: str = ""
    """Tooltip line, e.g. "20 VP"."""
    value: int = 0
    within: str = ""
    """The space of which it is a part: what is meant for that one is meant by pointing here too."""


class LineView(Struct, frozen=True):
    """A line feature: river, canal, road-main, road-minor, rail, connection, border, start-line ..."""

    style: str
    points: tuple[Point, ...]
    name: str = ""


class MarkView(Struct, frozen=True):
    """A picture at a spot: bridge, pontoon, exit-arrow ... `angle` in degrees clockwise."""

    style: str
    at: Point
    angle: float = 0.0
    label: str = ""


class LabelView(Struct, frozen=True):
    """A name on the map; rank 1 is the most important (shown first when zooming in)."""

    text: str
    at: Point
    rank: int = 2
    style: str = "place"
    """place, river, region, box."""
    angle: float = 0.0
    areas: tuple[str, ...] = ()
    """The spaces that it names together."""
    of: str = ""
    """The space whose name it is."""
    fixed: bool = False
    """Put there by hand: it makes room for nothing."""


class BoardView(Struct, frozen=True):
    """A whole board. Static while a game lasts; `id` is the key of drawn caches."""

    id: str
    title: str
    kind: str
    """hex, point or area."""
    bounds: tuple[float, float, float, float]
    spaces: tuple[SpaceView, ...]
    lines: tuple[LineView, ...] = ()
    marks: tuple[MarkView, ...] = ()
    labels: tuple[LabelView, ...] = ()
    backdrop: tuple[tuple[str, tuple[Point, ...]], ...] = ()
    """Filled shapes behind everything: (style, outline), e.g. sea and land."""
    piece_size: float = 66.0
    """Side of a counter in board units."""
    neighbours: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """For walking the board with the arrow keys."""
    sides: tuple[tuple[str, str], ...] = ()
    """(side, colour) where the game states colours of its own for its sides."""
