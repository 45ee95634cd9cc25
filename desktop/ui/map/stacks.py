"""Where the pieces of a space lie: on one another with an edge showing, or side by side where there is room."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRectF

from desktop.views.board import Point, SpaceView

STEP = 4.6
"""How far each piece of a stack is shifted from the one below, in board units."""
EDGES = 3
"""At most so many edges show below the top piece; more are told by a figure."""
GAP = 5.0
BOX_TITLE, NAME = 56.0, 44.0
"""Room for the title at the top of an off-map box, and for the name at the foot of a region, in board units."""
TOLD, SMALLEST = 0.74, 0.5
"""A row that lies over another leaves this much of it in sight: the figures of a block, too. Counters of a full box
are shrunk for that, at most so much."""
ROOM = 2.05
"""A space this many counters wide and at least 1.3 high holds pieces side by side."""


def is_roomy(box: QRectF, piece_size: float) -> bool:
    """Whether a space holds pieces side by side below its title."""
    return box.width() >= piece_size * ROOM and box.height() >= piece_size * 1.3


def side_in(space: SpaceView, box: QRectF, count: int, piece_size: float) -> float:
    """How large counters lie in a space: in a box that holds very many a little smaller, so that all are told."""
    side = piece_size
    if "box" in space.terrain and is_roomy(box, piece_size):
        while side > piece_size * SMALLEST and _grid(space, box, count, side).down < side * TOLD:
            side *= 0.97
    return side


def places(space: SpaceView, box: QRectF, count: int, piece_size: float) -> list[Point]:
    """The middles of `count` pieces, lowest first."""
    if is_roomy(box, piece_size):
        return _rows(space, box, count, side_in(space, box, count, piece_size))
    shown = min(count - 1, EDGES)
    result = []
    for index in range(count):
        depth = min(count - 1 - index, EDGES)
        shift = STEP * (depth - shown / 2)
        result.append((space.center[0] + shift, space.center[1] + shift))
    return result


def around(space: SpaceView, count: int, piece_size: float) -> list[Point]:
    """Side by side around the middle of an area, whatever its shape."""
    step = piece_size * 0.94
    left = space.center[0] - step * (count - 1) / 2
    return [(left + step * index, space.center[1]) for index in range(count)]


class Grid(Struct):
    """How many counters lie in a row, how far one is from the next, how far a row is from the next; the first one."""

    columns: int
    across: float
    down: float
    first: Point


def _grid(space: SpaceView, box: QRectF, count: int, side: float) -> Grid:
    """Rows below the title of a box, from its left; above the name of a region, around its middle; closer when there
    are many."""
    is_box = "box" in space.terrain
    title, name = (BOX_TITLE, 8.0) if is_box else (8.0, NAME if space.name else 8.0)
    half, high = side / 2, box.height() - title - name - side
    wide = box.width() - 20 - side + 0.01
    for gap in (GAP, 0.0):  # where there are many, one more column is better than rows that lie on each other
        step = side + gap
        columns = min(count, max(1, int(wide // step) + 1))
        rows = -(-count // columns)
        if (rows - 1) * step <= high:
            break
    down = min(step, high / (rows - 1)) if rows > 1 else side
    left, top = box.left() + 10 + half, box.top() + title + half
    if not is_box:
        left = max(left, space.center[0] - step * (columns - 1) / 2)
        top = min(max(top, space.center[1] - down * (rows - 1) / 2), top + max(0.0, high - down * (rows - 1)))
    return Grid(columns, step, down, (left, top))


def _rows(space: SpaceView, box: QRectF, count: int, side: float) -> list[Point]:
    grid = _grid(space, box, count, side)
    left, top = grid.first
    return [(left + i % grid.columns * grid.across, top + i // grid.columns * grid.down) for i in range(count)]
