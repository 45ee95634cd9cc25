"""The order of battle: every formation with the fronts and backs of its counters, and when it comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor

from desktop.printing.columns import LEAST, Block, Row, column_width, draw_columns
from desktop.printing.corner import corner_words, second_side
from desktop.printing.flow import Pages
from desktop.printing.lettering import Type, draw_text, height_of
from desktop.printing.positions import Footnotes
from desktop.printing.units import Entry, UnitCells, draw_footnotes
from desktop.ui.paint.palette import palette
from desktop.views.pieces import PieceView
from desktop.views.table import SetupLine, SetupSheetView

CELLS, COLUMNS = 2, 2
HEAD, GAP = 44.0, 14.0
"""A title with a line below it; what lies between two sides."""
WIDE, CLOSE = 2.5, 0.8
"""What lies between two rows, and where that saves a page."""
GROUP = Type(8.5, bold=True)
translate = QCoreApplication.translate


def draw_orbat(pages: Pages, sheet: SetupSheetView, side: str = "") -> Iterator[None]:
    """Every counter there is, by formation, and when it comes: a page for each side, unless fewer do."""
    parts = [part for key, name in sheet.sides if side in ("", key) and (part := _Part(sheet, key, name)).lines]
    ways = [(groups, apart) for apart in (WIDE, CLOSE) for groups in ([[part] for part in parts], [parts])]
    groups, apart = min(ways, key=lambda way: _count(pages, *way))
    for group in groups:
        words = ", ".join(part.name for part in group)
        pages.begin(translate("Printing", "Order of battle, {0}").format(words))
        yield from _draw_group(pages, group, apart)


def _count(pages: Pages, groups: Sequence[Sequence[_Part]], apart: float) -> int:
    """How many pages parts take if each group begins on a new one."""
    trial = pages.trial()
    for group in groups:
        trial.begin("")
        for _ in _draw_group(trial, group, apart):
            pass
    trial.finish()
    return trial.number


def _draw_group(pages: Pages, group: Sequence[_Part], apart: float) -> Iterator[None]:
    """Parts below each other, and then what all their small letters mean."""
    notes = Footnotes()
    for part in group:
        pages.skip(GAP)
        pages.need(HEAD + LEAST)
        yield from part.draw(pages, notes, apart)
    draw_footnotes(pages, notes, translate("Printing", "Figures that the publisher does not state are ours:"))
    yield


class _Part:
    """The counters of one side."""

    def __init__(self, sheet: SetupSheetView, side: str, name: str) -> None:
        self._sheet, self.name = sheet, name
        start = [line for line in sheet.lines if line.side == side]
        later = [SetupLine(side, piece, "", (), _later(piece)) for piece in sheet.spare if piece.side == side]
        self.lines = [*start, *later] if start else []
        self._corner = side == second_side(sheet)

    def _below(self) -> str:
        told = translate("Printing", "Each counter with its front and, where it has one, its reduced side.")
        return " ".join(filter(None, (told, corner_words(self._sheet) if self._corner else "")))

    def draw(self, pages: Pages, notes: Footnotes, apart: float) -> Iterator[None]:
        pages.title(
            translate("Printing", "{0}: {1} order of battle").format(self._sheet.scenario, self.name), self._below()
        )
        yield from draw_columns(pages, self._blocks(pages, notes, apart), COLUMNS)

    def _blocks(self, pages: Pages, notes: Footnotes, apart: float) -> list[Block]:
        cells = UnitCells(pages, notes, ticks=False, corner=self._corner, apart=apart)
        width, colour = column_width(pages, COLUMNS), palette().ground(self.lines[0].piece.face.ground)
        blocks: list[Block] = []
        for group in dict.fromkeys(line.piece.group for line in self.lines):
            members = [line for line in self.lines if line.piece.group == group]
            title = f"{group or self.name} ({sum(line.number for line in members)})"
            entries = _entries(members)
            rows = [entries[at : at + CELLS] for at in range(0, len(entries), CELLS)]
            blocks.append([_title(pages, title, width, colour), *(_row(cells, row, width) for row in rows)])
        return blocks


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
        piece, number = alike[0].piece, len(alike)  # a line of several tells their number in its name
        full, back = (piece.back, piece.face) if piece.face.reduced and piece.back else (piece.face, piece.back)
        when = alike[0].when or translate("Printing", "at start")
        entries.append(Entry(piece.name, full, when, piece.reconstructed, back, number))
    return entries


def _later(piece: PieceView) -> str:
    """With which cards it comes, where the game knows."""
    return translate("Printing", "with {0}").format(piece.when) if piece.when else translate("Printing", "later")
