"""The order of battle: every formation with the fronts and backs of its counters, and when it comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor

from desktop.printing.columns import Row, column_width, draw_columns
from desktop.printing.flow import Pages
from desktop.printing.lettering import Type, draw_text, height_of
from desktop.printing.positions import Footnotes
from desktop.printing.units import Entry, UnitCells, draw_footnotes
from desktop.ui.paint.palette import palette
from desktop.views.pieces import PieceView
from desktop.views.table import SetupLine, SetupSheetView

CELLS, COLUMNS = 2, 2
GROUP = Type(8.5, bold=True)
translate = QCoreApplication.translate


def draw_orbat(pages: Pages, sheet: SetupSheetView, side: str = "") -> Iterator[None]:
    """A page or two for each side: every counter there is, by formation, and when or where it comes."""
    for key, name in sheet.sides:
        lines = [line for line in sheet.lines if line.side == key]
        later = [SetupLine(key, piece, "", (), _later(piece)) for piece in sheet.spare if piece.side == key]
        if lines and side in ("", key):
            pages.begin(translate("Printing", "Order of battle, {0}").format(name))
            pages.title(
                translate("Printing", "{0}: {1} order of battle").format(sheet.scenario, name),
                translate("Printing", "Each counter with its front and, where it has one, its reduced side."),
            )
            yield from _draw_groups(pages, [*lines, *later])


def _draw_groups(pages: Pages, lines: Sequence[SetupLine]) -> Iterator[None]:
    notes = Footnotes()
    cells, width = UnitCells(pages, notes, ticks=False), column_width(pages, COLUMNS)
    colour = palette().ground(lines[0].piece.face.ground)
    blocks = []
    for group in dict.fromkeys(line.piece.group for line in lines):
        members = [line for line in lines if line.piece.group == group]
        total = sum(line.number for line in members)
        title = f"{group} ({total})" if group else str(total)
        entries = _entries(members)
        rows = [entries[at : at + CELLS] for at in range(0, len(entries), CELLS)]
        blocks.append([_title(pages, title, width, colour), *(_row(cells, row, width) for row in rows)])
    yield from draw_columns(pages, blocks, COLUMNS)
    draw_footnotes(pages, notes, translate("Printing", "Figures that the publisher does not state are ours:"))
    yield


def _title(pages: Pages, words: str, width: float, colour: QColor) -> Row:
    def draw(x: float, y: float, width: float) -> None:
        pages.painter.fillRect(QRectF(x, y + 2, 4, 9), colour)
        draw_text(pages.painter, words, x + 8, y, width - 8, GROUP)

    return Row(height_of(words, width - 8, GROUP) + 3, draw, kept=True)


def _row(cells: UnitCells, row: Sequence[Entry], width: float) -> Row:
    each = width / CELLS
    height = max(cells.height(entry, each) for entry in row)

    def draw(x: float, y: float, width: float) -> None:
        for number, entry in enumerate(row):
            cells.draw(entry, x + number * each, y, each, height)

    return Row(height, draw)


def _entries(lines: Sequence[SetupLine]) -> list[Entry]:
    """Counters that look alike and come at the same time, once."""
    found: dict[tuple[object, ...], list[SetupLine]] = {}
    for line in lines:
        found.setdefault((line.piece.name, line.piece.face, line.when), []).append(line)
    entries = []
    for alike in found.values():
        piece, number = alike[0].piece, sum(line.number for line in alike)
        full, back = (piece.back, piece.face) if piece.face.reduced and piece.back else (piece.face, piece.back)
        when = alike[0].when or translate("Printing", "at start")
        entries.append(Entry(piece.name, full, when, piece.reconstructed, back, number))
    return entries


def _later(piece: PieceView) -> str:
    """With which cards it comes, where the game knows."""
    return translate("Printing", "with {0}").format(piece.when) if piece.when else translate("Printing", "later")
