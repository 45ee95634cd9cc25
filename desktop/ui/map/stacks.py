"""Where the pieces of a space lie: on one another with an edge showing, or side by side where there is room."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from desktop.views.board import Point, SpaceView

STEP = 4.6
"""How far each piece of a stack is shifted from the one below, in board units."""
EDGES = 3
"""At most so many edges show below the top piece; more are told by a figure."""
GAP = 5.0
BOX_TITLE = 56.0
"""Room for the title at the top of an off-map box, in board units."""
ROOM = 2.05
"""A space this many counters wide and at least 1.3 high holds pieces side by side."""


def is_roomy(box: QRectF, piece_size: float) -> bool:
    """Whether a space holds pieces side by side below its title."""
    return box.width() >= piece_size * ROOM and box.height() >= piece_size * 1.3


def places(space: SpaceView, box: QRectF, count: int, piece_size: float) -> list[Point]:
    """The middles of `count` pieces, lowest first."""
    if is_roomy(box, piece_size):
        return _rows(space, box, count, piece_size)
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


def _rows(space: SpaceView, box: QRectF, count: int, piece_size: float) -> list[Point]:
    """Rows below the title line: from the left in a box, around the middle elsewhere; closer when there are many."""
    is_box = "box" in space.terrain
    title = BOX_TITLE if is_box else 30.0 if space.name else 8.0
    half, high = piece_size / 2, box.height() - title - 8 - piece_size
    wide = box.width() - 20 - piece_size + 0.01
    for gap in (GAP, 0.0):  # where there are many, one more column is better than rows that lie on each other
        step = piece_size + gap
        columns = min(count, max(1, int(wide // step) + 1))
        rows = -(-count // columns)
        if (rows - 1) * step <= high:
            break
    down = min(step, high / (rows - 1)) if rows > 1 else 0.0
    left, top = box.left() + 10 + half, box.top() + title + half
    if not is_box:
        left = max(left, space.center[0] - step * (columns - 1) / 2)
        top = max(top, space.center[1] - down * (rows - 1) / 2)
    return [(left + (i % columns) * step, top + (i // columns) * down) for i in range(count)]
