"""The land behind the board: sea and shallows, nations, mountains, borders and rivers; where these are crossed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from desktop.games.illusions.data.files import load_coast
from desktop.views.board import LabelView, LineView, Point
from desktop.views.outlines import Outline, box, crossing

if TYPE_CHECKING:
    from desktop.games.illusions.present.names import Names
    from desktop.mechanics.cdg.schema import Course, Height

NATION_RANK, RIVER_RANK, SEA_RANK = 1, 3, 2
SEAS = {"baltic": (1790.0, 480.0), "black_sea": (4180.0, 2390.0), "mediterranean": (2440.0, 3850.0)}
"""Where the names of the waters stand."""


class LandPicture:
    """What coast.yaml draws, as parts of a board."""

    def __init__(self, names: Names) -> None:
        self.names, self.file = names, load_coast()

    def shapes(self, width: float, height: float) -> tuple[tuple[str, Outline], ...]:
        """Filled shapes, from the sea upward."""
        land = [(f"nation-{each.nation}" if each.nation else "waste", _points(each.outline)) for each in self.file.land]
        return (
            ("sea", box(0, 0, width, height)), *_layered("shallow", self.file.shallows), *land,
            *_layered("relief", self.file.relief),
        )  # fmt: skip

    def lines(self) -> Iterator[LineView]:
        kinds: list[tuple[str, Sequence[Course]]] = [
            ("shore", self.file.shores), ("nation-border", self.file.borders), ("stream", self.file.rivers),
        ]  # fmt: skip
        for style, courses in kinds:
            for course in courses:
                yield LineView(style, _points(course.points))

    def labels(self) -> Iterator[LabelView]:
        for place in self.file.nations:
            x, y = place.at
            yield LabelView(self.names.nation(place.nation), (float(x), float(y)), NATION_RANK, "region")
        for sea, at in SEAS.items():
            yield LabelView(self.names.say(f"sea.{sea}"), at, SEA_RANK, "river")
        for river in self.file.rivers:
            for name in river.names:
                x, y = name.at
                yield LabelView(name.text, (float(x), float(y)), RIVER_RANK, "river", float(name.angle))

    @cached_property
    def _legs(self) -> list[tuple[Point, Point]]:
        """Every stretch of a river between two of its points."""
        return [leg for river in self.file.rivers for leg in pairwise(_points(river.points))]

    def ford(self, a: Point, b: Point) -> Point | None:
        """Where a straight connection crosses a river."""
        for c, d in self._legs:
            if found := crossing(a, b, c, d):
                return found
        return None


def _points(points: Sequence[tuple[int, int]]) -> Outline:
    return tuple((float(x), float(y)) for x, y in points)


def _layered(style: str, heights: Sequence[Height]) -> list[tuple[str, Outline]]:
    return [(f"{style}-{each.level}", _points(each.outline)) for each in heights]
