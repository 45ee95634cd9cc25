"""Blocks of rows set in columns that are read down: as few pages as they need, and the last columns of equal height."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from desktop.printing.flow import Pages

GUTTER = 12.0
LEAST = 70.0
"""With less room than this the columns begin on the next page."""
STEPS = 14
"""Of the search for the lowest height that holds everything."""
Draw = Callable[[float, float, float], None]


class Row(Struct, frozen=True):
    """Something drawn at (x, y) in a column of some width; `kept` rows stay with the one below them."""

    height: float
    draw: Draw
    kept: bool = False


Block = Sequence[Row]
"""Rows that may go on in the next column, but not right after a kept one."""


def column_width(pages: Pages, columns: int) -> float:
    return (pages.width - (columns - 1) * GUTTER) / columns


def draw_columns(pages: Pages, blocks: Sequence[Block], columns: int) -> Iterator[None]:
    """All blocks, page after page."""
    rows = [row for block in blocks for row in block]
    width = column_width(pages, columns)
    while rows:
        if pages.room() < min(LEAST, sum(row.height for row in rows) / columns + 1):
            pages.new_page()
        parts, rest = _filled(rows, _height(rows, columns, pages.room()), columns)
        if not parts or not parts[0]:  # a row that is higher than the page
            parts, rest = [rows[:1]], rows[1:]
        top, bottom = pages.y, pages.y
        for number, part in enumerate(parts):
            y = top
            for row in part:
                row.draw(number * (width + GUTTER), y, width)
                y += row.height
            bottom = max(bottom, y)
        pages.y, rows = bottom, rest
        if rows:
            pages.new_page()
        yield


def height_in_columns(pages: Pages, blocks: Sequence[Block], columns: int) -> float:
    """How high blocks are in columns of equal height."""
    rows = [row for block in blocks for row in block]
    return _height(rows, columns, sum(row.height for row in rows))


def _height(rows: Sequence[Row], columns: int, room: float) -> float:
    """The least height in which the rows fill so many columns, or all the room there is."""
    if _filled(rows, room, columns)[1]:
        return room
    low, high = sum(row.height for row in rows) / columns, room
    for _ in range(STEPS):
        middle = (low + high) / 2
        if _filled(rows, middle, columns)[1]:
            low = middle
        else:
            high = middle
    return high + 0.01


def _filled(rows: Sequence[Row], height: float, columns: int) -> tuple[list[list[Row]], list[Row]]:
    """The rows of each column, and those that are left over."""
    parts: list[list[Row]] = []
    at = 0
    while at < len(rows) and len(parts) < columns:
        end, used = at, 0.0
        while end < len(rows) and used + rows[end].height <= height:
            used += rows[end].height
            end += 1
        while end < len(rows) and end > at and rows[end - 1].kept:
            end -= 1
        if end == at:
            break
        parts.append(list(rows[at:end]))
        at = end
    return parts, list(rows[at:])
