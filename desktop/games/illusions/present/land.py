"""The land behind the board, the names on it, and where connections cross its rivers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from desktop.games.illusions.data.files import load_coast
from desktop.mechanics.cdg.land import Shape, land_lines, land_shapes
from desktop.views.board import LabelView, LineView, Point
from desktop.views.outlines import crossing, scaled

if TYPE_CHECKING:
    from desktop.games.illusions.present.names import Names
    from desktop.mechanics.cdg.schema import Land

NATION_RANK, RIVER_RANK, SEA_RANK = 1, 3, 2
SEAS = {"baltic": (1790.0, 480.0), "black_sea": (4180.0, 2390.0), "mediterranean": (2440.0, 3850.0)}
"""Where the names of the waters stand."""


class LandPicture:
    """What coast.yaml draws, as parts of a board."""

    def __init__(self, names: Names) -> None:
        self.names, self.file = names, load_coast()

    def shapes(self, width: float, height: float) -> tuple[Shape, ...]:
        return land_shapes(self.file, (0.0, 0.0, width, height), _tint)

    def lines(self) -> Iterator[LineView]:
        return land_lines(self.file)

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
        return [leg for river in self.file.rivers for leg in pairwise(scaled(river.points))]

    def ford(self, a: Point, b: Point) -> Point | None:
        """Where a straight connection crosses a river."""
        for c, d in self._legs:
            if found := crossing(a, b, c, d):
                return found
        return None


def _tint(land: Land) -> str:
    return f"nation-{land.nation}" if land.nation else "waste"
