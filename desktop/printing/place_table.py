"""The table of a side: positions in columns, each with its number, its place and its counters; alike ones together."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QColor

from desktop.printing.columns import GUTTER, LEAST, Block, Row, column_width, draw_columns, height_in_columns
from desktop.printing.figure import draw_mark
from desktop.printing.flow import LINE, Pages
from desktop.printing.lettering import Type, draw_text, fitting, height_of
from desktop.printing.positions import Footnotes, Position
from desktop.printing.units import FINE, Entry, UnitCells
from desktop.ui.paint.palette import mixed
from desktop.views.table import SetupLine

COLUMNS = 3
CELLS = 2
"""Kinds of counters beside each other in a column."""
PLACE, UNDER = Type(8, bold=True), Type(6.5, pale=True)
LEFT = 16.0
"""Room for the number of a position."""
TALL, LEAST_POINTS = 1000.0, 6.0
KEEP, HEAD = LEAST + 3, 24.0
"""What stays with a heading; how high it is."""
WHOLE = 2
"""Rows of a place that stay together: what goes on in another column has its place far away."""
SPLIT = 0.5
"""Of a column, for the place, where a single kind of counter stands beside it."""
translate = QCoreApplication.translate


def draw_positions(
    pages: Pages,
    title: str,
    positions: Sequence[Position],
    colour: QColor,
    notes: Footnotes,
    *,
    corner: bool = False,
) -> Iterator[None]:
    """A heading with what belongs to it, in columns that are read down; `corner`: of the second side."""
    if not positions:
        return
    pages.heading(title, KEEP, colour)
    cells = UnitCells(pages, notes, corner=corner)
    width = column_width(pages, COLUMNS)
    ink = mixed(colour, QColor("#000000"), 0.45)
    yield from draw_columns(pages, [_block(pages, each, cells, width, ink) for each in positions], COLUMNS)


def table_height(pages: Pages, positions: Sequence[Position]) -> float:
    """How high a table with its heading will be."""
    cells, width = UnitCells(pages, Footnotes()), column_width(pages, COLUMNS)
    blocks = [_block(pages, each, cells, width, LINE) for each in positions]
    return height_in_columns(pages, blocks, COLUMNS) + HEAD


def footnotes_height(pages: Pages, positions: Sequence[Position]) -> float:
    """Room for what the small letters mean, set close."""
    remarks = {remark(line) for each in positions for line in each.lines} - {""}
    return sum(height_of(text, pages.width / 3 - 26, FINE) + 2 for text in remarks) / 3 + (24 if remarks else 0)


def _block(pages: Pages, position: Position, cells: UnitCells, width: float, ink: QColor) -> Block:
    entries = entries_of(position)
    if len(entries) == 1 and cells.has_room(entries[0], width * (1 - SPLIT)):
        return [_lone(pages, position, cells, entries[0], width, ink)]
    rows = [_cells(cells, row, width) for row in _rows(entries, cells, _cell_width(width))]
    if position.mark and len(rows) <= WHOLE:
        rows[:-1] = [replace(row, kept=True) for row in rows[:-1]]
    return [_head(pages, position, width, ink), *rows]


def _cell_width(width: float) -> float:
    return (width - GUTTER / 2) / CELLS


def _rows(entries: Sequence[Entry], cells: UnitCells, width: float) -> list[list[Entry]]:
    """Entries beside each other; one whose name would be broken there has a row of its own."""
    rows: list[list[Entry]] = []
    for entry in entries:
        last = rows[-1] if rows else []
        if last and len(last) < CELLS and all(cells.has_room(each, width) for each in (*last, entry)):
            last.append(entry)
        else:
            rows.append([entry])
    return rows


def _head(pages: Pages, position: Position, width: float, ink: QColor) -> Row:
    """The number and the place, with what else must be known."""
    texts = _set(position, width - _left(position))
    height = max(sum(tall for _, _, tall in texts), 13.0) + 3

    def draw(x: float, y: float, width: float) -> None:
        pages.painter.setPen(LINE)
        pages.painter.drawLine(QPointF(x, y), QPointF(x + width, y))
        _mark(pages, position, QPointF(x + 7, y + 8), ink)
        at = y + 1.5
        for text, type_, tall in texts:
            draw_text(pages.painter, text, x + _left(position), at, width - _left(position), type_)
            at += tall

    return Row(height, draw, kept=True)


def _mark(pages: Pages, position: Position, at: QPointF, ink: QColor) -> None:
    if position.mark:
        draw_mark(pages.painter, at, 12, position.mark, ink, square=bool(position.when))


def _left(position: Position) -> float:
    """Room for the number of a position."""
    return LEFT if position.mark else 1.0


def _lone(pages: Pages, position: Position, cells: UnitCells, entry: Entry, width: float, ink: QColor) -> Row:
    """The place and its only kind of counter side by side."""
    half = width * SPLIT
    texts = _set(position, half - _left(position) - 2)
    height = max(sum(tall for _, _, tall in texts) + 3, cells.height(entry, width - half))

    def draw(x: float, y: float, width: float) -> None:
        pages.painter.setPen(LINE)
        pages.painter.drawLine(QPointF(x, y), QPointF(x + width, y))
        _mark(pages, position, QPointF(x + 7, y + height / 2), ink)
        at = y + (height - sum(tall for _, _, tall in texts)) / 2
        for text, type_, tall in texts:
            draw_text(pages.painter, text, x + _left(position), at, half - _left(position) - 2, type_)
            at += tall
        cells.draw(entry, x + half, y, width - half, height)

    return Row(height, draw)


def _texts(position: Position) -> list[tuple[str, Type]]:
    told = set(position.note.lower().split()) <= set(re.findall(r"\w+", position.where.lower()))
    found = [(position.where, PLACE), (position.group, UNDER), ("" if told else position.note, UNDER)]
    return [(text, type_) for text, type_ in found if text]


def _set(position: Position, room: float) -> list[tuple[str, Type, float]]:
    """The words of a position and how high they are, in letters that break no word."""
    found = [(text, fitting(text, room, TALL, type_, LEAST_POINTS)) for text, type_ in _texts(position)]
    return [(text, type_, height_of(text, room, type_)) for text, type_ in found]


def entries_of(position: Position) -> list[Entry]:
    """What lies there; counters that look alike are one entry, with a box to tick for each."""
    found: dict[tuple[object, ...], list[SetupLine]] = {}
    for line in position.lines:
        key = (line.piece.name, line.piece.face, line.piece.group, remark(line), line.note)
        found.setdefault(key, []).append(line)
    shared = position.group or not position.mark
    return [_entry(position, lines, "" if shared else lines[0].piece.group) for lines in found.values()]


def _entry(position: Position, lines: Sequence[SetupLine], group: str) -> Entry:
    """Counters that look alike."""
    first = lines[0]
    under = _under(position, first, group)
    return Entry(first.piece.name, first.piece.face, under, remark(first), number=len(lines))


def _under(position: Position, line: SetupLine, group: str) -> str:
    """The formation, and what is so of this unit alone."""
    return group if line.note == position.note else "; ".join(filter(None, (group, line.note)))


def _cells(cells: UnitCells, row: Sequence[Entry], width: float) -> Row:
    each = width if len(row) == 1 else _cell_width(width)

    def draw(x: float, y: float, width: float) -> None:
        for number, entry in enumerate(row):
            cells.draw(entry, x + number * (each + GUTTER / 2), y, each, height)

    height = max(cells.height(entry, each) for entry in row)
    return Row(height, draw)


def remark(line: SetupLine) -> str:
    """Why the place or the figures of a line are ours."""
    return " ".join(filter(None, (line.ours, line.piece.reconstructed)))
