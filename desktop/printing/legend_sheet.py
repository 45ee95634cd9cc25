"""The legend of the map: its grounds, lines, signs and nations as they are printed on it, on a sheet of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPen

from desktop.printing.columns import Block, Row, column_width, draw_columns, height_in_columns
from desktop.printing.flow import HEADING, Pages
from desktop.printing.lettering import INK, NO_BRUSH, Type, draw_text, height_of
from desktop.ui.paint.map_key import HIGH, WIDE, KeyEntry, key_of, paint_entry
from desktop.ui.paint.palette import palette
from desktop.views.board import BoardView

COLUMNS = (2, 3)
"""As many as it takes for one page."""
SAMPLE = 68.0
"""How wide a sample is."""
GAP = 7.0
WORDS = Type(10)
MAP_SCALE = 1.0
"""The detail in which the pages of the map are painted."""
translate = QCoreApplication.translate


def draw_legend(pages: Pages, board: BoardView) -> Iterator[None]:
    """Every kind of thing that is printed on the map, by parts."""
    pages.begin(translate("Printing", "Map legend"))
    pages.title(translate("Printing", "{0}: legend of the map").format(board.title))
    entries = key_of(board, behind=True)
    parts = (
        ("grounds", translate("Printing", "Grounds")),
        ("lines", translate("Printing", "Lines and ways")),
        ("signs", translate("Printing", "Signs")),
        ("nations", translate("Printing", "Nations")),
    )
    kinds = [(title, [entry for entry in entries if entry.part == part]) for part, title in parts]
    for columns in COLUMNS:
        blocks = [_block(pages, title, found, columns) for title, found in kinds if found]
        if height_in_columns(pages, blocks, columns) <= pages.room():
            break
    yield from draw_columns(pages, blocks, columns)


def _block(pages: Pages, title: str, entries: Sequence[KeyEntry], columns: int) -> Block:
    width = column_width(pages, columns)
    return [_head(pages, title, width), *(_line(pages, entry, width) for entry in entries)]


def _head(pages: Pages, title: str, width: float) -> Row:
    height = height_of(title, width, HEADING) + 2 * GAP

    def draw(x: float, y: float, width: float) -> None:
        draw_text(pages.painter, title, x, y + GAP, width, HEADING)

    return Row(height, draw, kept=True)


def _line(pages: Pages, entry: KeyEntry, width: float) -> Row:
    """A sample, and beside it what it means."""
    high = SAMPLE * HIGH / WIDE
    indent = SAMPLE + 2 * GAP
    words = height_of(entry.words, width - indent, WORDS)

    def draw(x: float, y: float, width: float) -> None:
        _draw_sample(pages, entry, QRectF(x, y, SAMPLE, high))
        draw_text(pages.painter, entry.words, x + indent, y + max(0.0, (high - words) / 2), width - indent, WORDS)

    return Row(max(high, words) + GAP, draw)


def _draw_sample(pages: Pages, entry: KeyEntry, box: QRectF) -> None:
    painter = pages.painter
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / WIDE, box.width() / WIDE)
    paint_entry(painter, entry, MAP_SCALE, palette())
    painter.restore()
    painter.setPen(QPen(INK, 0.6))
    painter.setBrush(NO_BRUSH)
    painter.drawRect(box)
