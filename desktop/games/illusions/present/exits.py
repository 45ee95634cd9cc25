"""3.1.2 Connections between the map and the inset: a numbered exit at either end instead of a line across the sea."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.views.board import LineView, MarkView, Point

if TYPE_CHECKING:
    from desktop.games.illusions.data.schema_map import Connection, Inset, MapFile, Space

REACH = 30.0
"""From the edge of a space to the figure of its exit."""
APART = 60.0
"""Between two exits of a region."""
BESIDE = 34.0
"""Between two exits of a space."""
HALF_SPACE, HALF_REGION = 50.0, (150.0, 95.0)


class Exits:
    """The exits of a map, numbered from west to east as they leave it."""

    def __init__(self, map_file: MapFile, at: Callable[[SpaceId], Point]) -> None:
        self.inset, self.at = map_file.inset, at
        self.spaces = {space.id: space for space in map_file.spaces}
        across = [link for link in map_file.connections if self.spaces[link.a].inset != self.spaces[link.b].inset]
        self.links = sorted(across, key=lambda link: [at(end)[0] for end in self._ends(link)])
        self._stubs = [self._stub(link, end) for link in self.links for end in self._ends(link)]

    def _ends(self, link: Connection) -> tuple[SpaceId, SpaceId]:
        """On the map, in the inset."""
        return (link.b, link.a) if self.spaces[link.a].inset else (link.a, link.b)

    def _stub(self, link: Connection, end: SpaceId) -> tuple[Connection, Point, Point]:
        """From the edge of a space to its figure: downward on the map, to the nearest side of the inset in it."""
        space, (x, y) = self.spaces[end], self.at(end)
        mine = [each for each in self.links if end in (each.a, each.b)]
        place = mine.index(link) - (len(mine) - 1) / 2
        if not space.inset:
            shift, (_, half) = place * APART, _half(space)
            return link, (x + shift, y + half), (x + shift, y + half + REACH)
        dx, dy = _way_out(self.inset, x, y)
        sx, sy = x + dx * HALF_SPACE + dy * place * BESIDE * 2, y + dy * HALF_SPACE + dx * place * BESIDE
        return link, (sx, sy), (sx + dx * REACH, sy + dy * REACH)

    def lines(self, words: Callable[[Connection], str]) -> Iterator[LineView]:
        for link, start, end in self._stubs:
            yield LineView("link-exit", (start, end), words(link))

    def marks(self) -> Iterator[MarkView]:
        for link, _, end in self._stubs:
            yield MarkView("token", end, label=str(self.links.index(link) + 1))


def _half(space: Space) -> tuple[float, float]:
    return HALF_REGION if space.kind == "region" else (HALF_SPACE, HALF_SPACE)


def _way_out(inset: Inset, x: float, y: float) -> tuple[float, float]:
    """Towards the nearest of the upper, left and right sides of the frame."""
    ways = {(0.0, -1.0): y - inset.y0, (-1.0, 0.0): x - inset.x0, (1.0, 0.0): inset.x1 - x}
    return min(ways, key=lambda way: ways[way])
