"""All that a board is drawn with. Not among what a start needs: pictures of the first look at a board are kept."""

from __future__ import annotations

from desktop.ui.paint.backdrop import backdrop_on
from desktop.ui.paint.features import edges_on, lines_on, marks_on
from desktop.ui.paint.sheet import Order, Sheet, draw
from desktop.ui.paint.terrain import terrain_on
from desktop.views.board import BoardView, LineView, MarkView

__all__ = ["Order", "draw", "orders_of", "orders_of_marks"]


def orders_of(board: BoardView) -> list[Order]:
    """Everything but the words, from the ground up."""
    sheet = Sheet()
    backdrop_on(sheet, board)
    terrain_on(sheet, board)
    edges_on(sheet, board)
    lines_on(sheet, board.lines)
    marks_on(sheet, board.marks)
    return sheet.orders()


def orders_of_marks(marks: tuple[MarkView, ...], lines: tuple[LineView, ...]) -> list[Order]:
    """What comes and goes during play."""
    sheet = Sheet()
    lines_on(sheet, lines)
    marks_on(sheet, marks)
    return sheet.orders()
