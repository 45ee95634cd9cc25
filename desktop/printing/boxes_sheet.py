"""Boxes beside the map, tracks and the marks of the map: on sheets of their own, large enough for the counters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QColor, QPen

from desktop.printing.columns import Block, Row
from desktop.printing.figure import off_the_map
from desktop.printing.flow import LINE, Pages
from desktop.printing.lettering import INK, NO_BRUSH, Type, draw_text, fitting, height_of
from desktop.printing.paper import MM
from desktop.views.board import BoardView, SpaceView
from desktop.views.table import TrackView

NAME, CELL = Type(9, bold=True), Type(8)
CELL_MM, GAP = 16.5, 8.0
"""A cell of a track takes a counter."""
HEAD, TITLE = 14.0, 28.0
NARROWER = 0.86
"""How narrow a box may become beside others."""
GROUND = QColor("#f6f2e6")
translate = QCoreApplication.translate


def draw_boxes(pages: Pages, board: BoardView, tracks: Sequence[TrackView], scale: float) -> Iterator[None]:
    """Every box at the scale of the map, then every track that has cells."""
    off = off_the_map(board)
    boxes = [space for space in board.spaces if space.id in off and space.name]
    higher = sorted(boxes, key=lambda space: -_size(pages, space, scale).height())
    below = _tracks(pages, tracks)
    ways = [[*(_shelf(pages, each) for each in _shelves(pages, row, scale)), *below] for row in (boxes, higher)]
    rows = min(ways, key=lambda way: _count(pages, way))
    if not rows:
        return
    pages.begin(translate("Printing", "Boxes and tracks"))
    pages.title(translate("Printing", "{0}: boxes and tracks").format(board.title))
    for row in rows:
        if pages.need(row.height):
            yield
        row.draw(0, pages.y, pages.width)
        pages.y += row.height
    yield


def _count(pages: Pages, rows: Sequence[Row]) -> int:
    """How many pages rows take, below the title of the first."""
    number, left = 1, pages.height - TITLE
    for row in rows:
        if row.height > left:
            number, left = number + 1, pages.height
        left -= row.height
    return number


# -- boxes ---------------------------------------------------------------------------------------------
def _shelves(pages: Pages, boxes: Sequence[SpaceView], scale: float) -> list[list[tuple[SpaceView, QRectF]]]:
    """Boxes side by side, each where there is room; a little narrower where that saves a shelf."""
    shelves: list[list[tuple[SpaceView, QSizeF]]] = []
    for space in boxes:
        size = _size(pages, space, scale)
        found = next((shelf for shelf in shelves if _has_room(pages, shelf, size)), None)
        if found is None:
            shelves.append(found := [])
        found.append((space, size))
    return [_laid(pages, shelf) for shelf in shelves]


def _size(pages: Pages, space: SpaceView, scale: float) -> QSizeF:
    xs, ys = [x for x, _ in space.outline], [y for _, y in space.outline]
    high = min((max(ys) - min(ys)) * scale, pages.height - 2 * HEAD - 30)
    return QSizeF(min((max(xs) - min(xs)) * scale, pages.width), high)


def _has_room(pages: Pages, shelf: Sequence[tuple[SpaceView, QSizeF]], size: QSizeF) -> bool:
    wide = sum(each.width() for _, each in shelf) + size.width()
    return wide * NARROWER + len(shelf) * GAP <= pages.width


def _laid(pages: Pages, shelf: Sequence[tuple[SpaceView, QSizeF]]) -> list[tuple[SpaceView, QRectF]]:
    """The boxes of a shelf from left to right."""
    wide = sum(size.width() for _, size in shelf)
    squeeze = min(1.0, (pages.width - (len(shelf) - 1) * GAP) / wide)
    laid, x = [], 0.0
    for space, size in shelf:
        laid.append((space, QRectF(x, 0, size.width() * squeeze, size.height())))
        x += size.width() * squeeze + GAP
    return laid


def _shelf(pages: Pages, shelf: Sequence[tuple[SpaceView, QRectF]]) -> Row:
    named = [(space.name, rect, fitting(space.name, rect.width(), HEAD, NAME, 6.0)) for space, rect in shelf]
    head = max(HEAD, *(height_of(name, rect.width(), type_) + 1 for name, rect, type_ in named))
    height = max(rect.height() for _, rect in shelf) + head + GAP

    def draw(x: float, y: float, width: float) -> None:
        for name, rect, type_ in named:
            _frame(pages, rect.translated(x, y + head))
            draw_text(pages.painter, name, rect.x() + x, y, rect.width(), type_)

    return Row(height, draw)


def _frame(pages: Pages, box: QRectF) -> None:
    pages.painter.fillRect(box, GROUND)
    pages.painter.setPen(QPen(INK, 0.8))
    pages.painter.setBrush(NO_BRUSH)
    pages.painter.drawRect(box)


# -- tracks --------------------------------------------------------------------------------------------
Piece = tuple[str, Sequence[str]]
"""The title over some cells, and their words."""


def _tracks(pages: Pages, tracks: Sequence[TrackView]) -> Block:
    """Tracks as rows of cells; long ones go on in the next line, short ones stand where there is room beside others."""
    side = CELL_MM * MM
    most = int(pages.width // side)
    shelves: list[list[Piece]] = []
    rooms: list[float] = []
    for track in tracks:
        lines = [track.cells[at : at + most] for at in range(0, len(track.cells), most)]
        for number, cells in enumerate(lines):
            wide = len(cells) * side + GAP
            first = 0 if len(lines) == 1 else max(0, len(shelves) - 1)
            found = next((at for at in range(first, len(shelves)) if wide <= rooms[at]), len(shelves))
            if found == len(shelves):
                shelves.append([])
                rooms.append(pages.width + GAP)
            shelves[found].append((track.title if not number else "", cells))
            rooms[found] -= wide
    return [_line(pages, shelf, side) for shelf in shelves]


def _line(pages: Pages, shelf: Sequence[Piece], side: float) -> Row:
    above = max(_title_height(title, len(cells) * side) for title, cells in shelf)

    def draw(x: float, y: float, width: float) -> None:
        for title, cells in shelf:
            type_ = fitting(title, len(cells) * side, above, NAME, 6.0)
            draw_text(pages.painter, title, x, y, len(cells) * side, type_)
            for number, words in enumerate(cells):
                _draw_cell(pages, QRectF(x + number * side, y + above, side, side), words)
            x += len(cells) * side + GAP

    return Row(above + side + GAP / 2, draw)


def _title_height(title: str, width: float) -> float:
    return height_of(title, width, NAME) + 1 if title else 0.0


def _draw_cell(pages: Pages, box: QRectF, words: str) -> None:
    pages.painter.fillRect(box, GROUND)
    pages.painter.setPen(QPen(LINE, 0.7))
    pages.painter.setBrush(NO_BRUSH)
    pages.painter.drawRect(box)
    type_ = fitting(words, box.width() - 4, box.height() - 4, CELL, 6.0)
    draw_text(pages.painter, words, box.x() + 2, box.y() + 2, box.width() - 4, type_, "center")
