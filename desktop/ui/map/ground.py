"""The board as a place to point at: which space lies under a spot, which lies beyond another in a direction."""

from __future__ import annotations

import math
from functools import cached_property

from PySide6.QtCore import QRectF

from desktop.ui.paint.shapes import inside
from desktop.views.board import BoardView, Point, SpaceView

CELL = 120.0
FAR = 3.2
"""How many space widths away a space may lie to be reached by an arrow key when neighbours are not given."""

Direction = tuple[float, float]


class Boxes(dict[str, QRectF]):
    """The rectangle around each space, found when it is first asked for."""

    def __init__(self, spaces: dict[str, SpaceView]) -> None:
        super().__init__()
        self._spaces = spaces

    def __missing__(self, space: str) -> QRectF:
        left, top, right, bottom = _edges(self._spaces[space])
        found = self[space] = QRectF(left, top, right - left, bottom - top)
        return found


def _edges(space: SpaceView) -> tuple[float, float, float, float]:
    xs, ys = zip(*space.outline, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


class Ground:
    """Looks up spaces of a board."""

    def __init__(self, board: BoardView) -> None:
        self.board = board
        self.spaces: dict[str, SpaceView] = {space.id: space for space in board.spaces}
        self.boxes = Boxes(self.spaces)
        self._neighbours = dict(board.neighbours)

    @cached_property
    def _cells(self) -> dict[tuple[int, int], list[SpaceView]]:
        """The spaces that reach into each square of a grid, for those who point at the board."""
        found: dict[tuple[int, int], list[SpaceView]] = {}
        for space in self.board.spaces:
            left, top, right, bottom = _edges(space)
            for column in range(int(left // CELL), int(right // CELL) + 1):
                for row in range(int(top // CELL), int(bottom // CELL) + 1):
                    found.setdefault((column, row), []).append(space)
        return found

    @cached_property
    def off_map(self) -> list[QRectF]:
        """The boxes beside the map."""
        return [self.boxes[space.id] for space in self.board.spaces if "box" in space.terrain]

    def space_at(self, x: float, y: float) -> str:
        """The space under a spot, or ""."""
        for space in self._cells.get((int(x // CELL), int(y // CELL)), ()):
            if inside(space.outline, x, y):
                return space.id
        return ""

    def bounds(self) -> QRectF:
        return QRectF(*self.board.bounds)

    def first(self) -> str:
        """The space nearest to the middle of the board."""
        middle = self.bounds().center()
        at = (middle.x(), middle.y())
        return min(self.board.spaces, key=lambda s: math.dist(s.center, at)).id if self.board.spaces else ""

    def beyond(self, space_id: str, direction: Direction, line: Point) -> str:
        """The space next to `space_id` in a direction; of two alike, the one nearer to the line through `line`."""
        here = self.spaces[space_id].center
        best, best_score = "", math.inf
        for other in self._candidates(space_id):
            dx, dy = other.center[0] - here[0], other.center[1] - here[1]
            distance = math.hypot(dx, dy)
            along = (dx * direction[0] + dy * direction[1]) / distance if distance else 0.0
            if along < 0.45:
                continue
            off = abs((other.center[0] - line[0]) * direction[1] - (other.center[1] - line[1]) * direction[0])
            score = distance * (2.0 - along) + off * 0.5
            if score < best_score:
                best, best_score = other.id, score
        return best

    def _candidates(self, space_id: str) -> list[SpaceView]:
        box = self.boxes[space_id]
        if near := self._neighbours.get(space_id):
            found = [self.spaces[other] for other in near if other in self.spaces]
            edge = box.adjusted(-box.width(), -box.height(), box.width(), box.height())
            return found + [s for s in self.board.spaces if "box" in s.terrain and edge.intersects(self.boxes[s.id])]
        reach = FAR * max(box.width(), box.height(), 100.0)
        center = self.spaces[space_id].center
        return [s for s in self.board.spaces if s.id != space_id and math.dist(s.center, center) < reach]
