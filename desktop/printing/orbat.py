"""The order of battle: every formation with the fronts and backs of its counters, and when it comes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from desktop.printing.flow import Pages
from desktop.printing.lettering import Type, draw_text, height_of
from desktop.printing.positions import Footnotes
from desktop.printing.units import Entry, UnitCells, draw_footnotes
from desktop.ui.paint.palette import palette
from desktop.views.table import SetupLine, SetupSheetView

CELLS = 4
GROUP = Type(8.5, bold=True)
translate = QCoreApplication.translate


def draw_orbat(pages: Pages, sheet: SetupSheetView, side: str = "") -> Iterator[None]:
    """A page or two for each side, by formation."""
    for key, name in sheet.sides:
        lines = [line for line in sheet.lines if line.side == key]
        if lines and side in ("", key):
            pages.begin(translate("Printing", "Order of battle, {0}").format(name))
            pages.title(
                translate("Printing", "{0}: {1} order of battle").format(sheet.scenario, name),
                translate("Printing", "Each counter with its front and, where it has one, its reduced side."),
            )
            _draw_groups(pages, lines)
            yield


def _draw_groups(pages: Pages, lines: Sequence[SetupLine]) -> None:
    notes = Footnotes()
    cells = UnitCells(pages, notes, ticks=False)
    width = pages.width / CELLS
    colour = palette().ground(lines[0].piece.face.ground)
    for group in dict.fromkeys(line.piece.group for line in lines):
        members = [_entry(line) for line in lines if line.piece.group == group]
        rows = [members[n : n + CELLS] for n in range(0, len(members), CELLS)]
        heights = [max(cells.height(entry, width) for entry in row) for row in rows]
        title = f"{group} ({len(members)})" if group else str(len(members))
        pages.skip(5)
        pages.need(height_of(title, pages.width, GROUP) + heights[0] + 4)
        pages.painter.fillRect(0, int(pages.y) + 1, 4, 9, colour)
        draw_text(pages.painter, title, 9, pages.y, pages.width - 9, GROUP)
        pages.y += height_of(title, pages.width, GROUP) + 1
        for row, height in zip(rows, heights, strict=True):
            pages.need(height)
            for number, entry in enumerate(row):
                cells.draw(entry, number * width, pages.y, width, height)
            pages.y += height
    draw_footnotes(pages, notes, translate("Printing", "Figures that the publisher does not state are ours:"))


def _entry(line: SetupLine) -> Entry:
    piece = line.piece
    return Entry(piece.name, piece.face, line.when, piece.reconstructed, piece.back)
