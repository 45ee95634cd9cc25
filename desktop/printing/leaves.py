"""Things to be cut out: pieces in a grid at true size, fronts on a page and backs on the next, registered."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar

from msgspec import Struct
from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.printing.flow import Pages
from desktop.printing.lettering import INK, Type, draw_text, height_of
from desktop.printing.paper import MM

FINE = Type(6.5, pale=True)
RULER_MM = 30
CROP = 1.8 * MM
"""Length of a crop mark."""
T = TypeVar("T")


class Cut(Struct, Generic[T], frozen=True):
    """A piece to cut out: how to draw its front and its back into a rectangle."""

    thing: T
    front: Callable[[QPainter, QRectF, T], None]
    back: Callable[[QPainter, QRectF, T], None]


class Grid(Struct, frozen=True):
    """Where pieces lie on a page; the block stands in the middle of the paper, so that its mirror image fits the back.

    Lengths are in points, from the upper left margin.
    """

    left: float
    top: float
    columns: int
    rows: int
    width: float
    height: float
    gap: float

    @property
    def count(self) -> int:
        return self.columns * self.rows

    def cell(self, number: int, *, back: bool = False) -> QRectF:
        """The place of a piece; on the back the columns run the other way."""
        row, column = divmod(number, self.columns)
        if back:
            column = self.columns - 1 - column
        x = self.left + column * (self.width + self.gap)
        return QRectF(x, self.top + row * (self.height + self.gap), self.width, self.height)


def grid_for(pages: Pages, width: float, height: float, gap: float, head: float) -> Grid:
    """As many pieces as the page takes below `head` points."""
    crop = CROP + gap / 2
    columns = max(1, int((pages.width - 2 * crop + gap) // (width + gap)))
    rows = max(1, int((pages.height - head - 2 * crop + gap) // (height + gap)))
    block = columns * (width + gap) - gap
    left = pages.paper.x() + (pages.paper.width() - block) / 2
    return Grid(left, head + crop, columns, rows, width, height, gap)


def draw_cuts(
    pages: Pages, part: str, size: tuple[float, float, float], cuts: Sequence[Cut[T]], words: tuple[str, str]
) -> Iterator[None]:
    """Fronts and backs, page by page. `size` is width, height and gap in points; `words` stand above them."""
    beside = pages.width - RULER_MM * MM - 44
    head = max(max(height_of(text, beside, FINE) for text in words) + 1, 10)
    grid = grid_for(pages, *size, head)
    for start in range(0, len(cuts), grid.count):
        batch = cuts[start : start + grid.count]
        for back in (False, True):
            pages.begin(part)
            draw_text(pages.painter, words[back], 0, 0, beside, FINE)
            pages.ruler(pages.width - RULER_MM * MM - 36, 5, RULER_MM)
            for number, cut in enumerate(batch):
                (cut.back if back else cut.front)(pages.painter, grid.cell(number, back=back), cut.thing)
            _draw_crops(pages.painter, grid, len(batch), back)
            yield


def _draw_crops(painter: QPainter, grid: Grid, count: int, back: bool) -> None:
    """Marks outside the block at every cut; a last row that is not full has marks of its own."""
    cells = [grid.cell(number, back=back) for number in range(count)]
    left, right = min(c.left() for c in cells), max(c.right() for c in cells)
    top, bottom = min(c.top() for c in cells), max(c.bottom() for c in cells)
    off = grid.gap / 2 + 0.3 * MM
    painter.setPen(QPen(INK, 0.35))
    lines = []
    for x in sorted({round(edge, 3) for c in cells for edge in (c.left(), c.right())}):
        lines += [QLineF(x, top - off - CROP, x, top - off), QLineF(x, bottom + off, x, bottom + off + CROP)]
    for y in sorted({round(edge, 3) for c in cells for edge in (c.top(), c.bottom())}):
        lines += [QLineF(left - off - CROP, y, left - off, y), QLineF(right + off, y, right + off + CROP, y)]
    painter.drawLines(lines)
