"""The set-up sheet: everything needed to lay out the printed game, on paper, with boxes to tick."""

from __future__ import annotations

import io
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QIODevice, QRectF
from PySide6.QtGui import QColor, QPdfWriter

from desktop.data.atomic import write_atomically
from desktop.printing.flow import PALE, Pages, layout
from desktop.ui.paint.board import Lod, fit_transform, paint_board
from desktop.ui.paint.counters import paint_counter
from desktop.ui.paint.palette import palette
from desktop.views.board import BoardView
from desktop.views.presenter import Presenter
from desktop.views.table import SetupLine, SetupSheetView

COUNTER = 26.0
TICK = 8.0
TEXT = 8.5
COLUMNS = (12.0, 32.0, 0.36, 0.34, 0.30)
"""Tick box, picture, then unit, place and note as shares of what is left."""
translate = QCoreApplication.translate


def write_setup_sheet(presenter: Presenter, path: Path, page: str = "") -> None:
    """Write the sheet as a PDF, whole or not at all; `page` is A4, letter, or what the country uses."""
    write_atomically(Path(path), sheet_pdf(presenter.setup_sheet(), presenter.board(), page))


def sheet_pdf(sheet: SetupSheetView, board: BoardView, page: str = "") -> bytes:
    """The PDF as bytes: vectors and embedded fonts."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(f"{sheet.game}: {sheet.scenario}")
    writer.setCreator("Sandtable")
    writer.setPageLayout(layout(page))
    pages = Pages(writer, f"{sheet.game} · {sheet.scenario}")
    _Sheet(pages, sheet, board).draw()
    pages.finish()
    buffer.close()
    return io.BytesIO(data.data()).getvalue()


class _Sheet:
    """Draws one sheet from top to bottom."""

    def __init__(self, pages: Pages, sheet: SetupSheetView, board: BoardView) -> None:
        self._pages, self._sheet, self._board = pages, sheet, board
        self._names = dict(sheet.sides)

    def draw(self) -> None:
        pages, sheet = self._pages, self._sheet
        pages.title(f"{sheet.game}: {sheet.scenario}", 19)
        pages.paragraph(translate("SetupSheet", "Set-up sheet. Tick each counter as you place it."), 9, colour=PALE)
        order = ", ".join(self._names.get(side, side) for side in sheet.order)
        if order:
            pages.paragraph(translate("SetupSheet", "Order of set-up: {0}.").format(order), 9.5)
        self._draw_map()
        self._draw_tracks()
        self._draw_special()
        for side in sheet.order or tuple(self._names):
            self._draw_side(side)

    # -- parts -------------------------------------------------------------------------------------
    def _draw_map(self) -> None:
        """The board in small, with a dot wherever something is placed at the start."""
        pages, board = self._pages, self._board
        _, _, width, height = board.bounds
        tall = min(pages.width * height / width, pages.height * 0.5)
        pages.need(tall + 8)
        target = QRectF(0, pages.y + 4, pages.width, tall)
        transform, scale = fit_transform(board, target)
        painter = pages.painter
        painter.save()
        painter.setTransform(transform, True)
        paint_board(painter, board, Lod(max(scale * 2, 0.3)), palette())
        self._draw_pieces()
        painter.restore()
        pages.y += tall + 10

    def _draw_pieces(self) -> None:
        """The first counter of every space, so that the layout is recognised at a glance."""
        centers = {space.id: space.center for space in self._board.spaces}
        size = self._board.piece_size
        seen: set[str] = set()
        for line in self._sheet.lines:
            spot = line.spaces[0] if len(line.spaces) == 1 else ""
            if line.when or spot in seen or spot not in centers:
                continue
            seen.add(spot)
            x, y = centers[spot]
            paint_counter(self._pages.painter, QRectF(x - size / 2, y - size / 2, size, size), line.piece.face)

    def _draw_tracks(self) -> None:
        if self._sheet.tracks:
            self._pages.heading(translate("SetupSheet", "Markers and tracks"), QColor("#8a7b58"))
        for marker, where in self._sheet.tracks:
            self._ticked(f"{marker}: {where}")
        if self._sheet.turns:
            self._pages.paragraph(translate("SetupSheet", "Turns: ") + " · ".join(self._sheet.turns), 8, colour=PALE)

    def _draw_special(self) -> None:
        if self._sheet.special:
            self._pages.heading(translate("SetupSheet", "Special rules"), QColor("#8a7b58"))
        for text in self._sheet.special:
            self._pages.paragraph(f"•  {text}", 9, 6)

    def _ticked(self, text: str) -> None:
        pages = self._pages
        height = max(pages.measure(text, pages.width - 16, 9), 11) + 2
        pages.need(height)
        pages.box(1, pages.y + 1.5, TICK)
        pages.cell(text, 16, pages.y, pages.width - 16, 9)
        pages.y += height

    # -- sides -------------------------------------------------------------------------------------
    def _draw_side(self, side: str) -> None:
        lines = [line for line in self._sheet.lines if line.side == side]
        if not lines:
            return
        colour = palette().ground(lines[0].piece.face.ground)
        name = self._names.get(side, side)
        at_start = [line for line in lines if not line.when]
        start = translate("SetupSheet", "{0}: at start ({1})")
        arrives = translate("SetupSheet", "{0}: arrives {1} ({2})")
        self._table(start.format(name, len(at_start)), at_start, colour)
        for when in self._arrivals(lines):
            due = [line for line in lines if line.when == when]
            self._table(arrives.format(name, when, len(due)), due, colour)

    def _arrivals(self, lines: list[SetupLine]) -> list[str]:
        """Turns of arrival in the order of the turn track, others after it as listed."""
        found = list(dict.fromkeys(line.when for line in lines if line.when))
        turns = self._sheet.turns
        return sorted(found, key=lambda when: turns.index(when) if when in turns else len(turns))

    def _table(self, title: str, lines: list[SetupLine], colour: QColor) -> None:
        if not lines:
            return
        pages = self._pages
        pages.heading(title, colour, COUNTER * 2)
        self._head()
        for line in lines:
            height = self._height(line)
            if pages.need(height):
                pages.heading(translate("SetupSheet", "{0}, continued").format(title), colour, COUNTER)
                self._head()
            self._row(line, height)

    def _widths(self) -> list[float]:
        left = self._pages.width - sum(width for width in COLUMNS if width > 1)
        return [width if width > 1 else width * left for width in COLUMNS]

    def _cells(self, line: SetupLine) -> tuple[str, str, str]:
        piece = line.piece
        unit = piece.name + (f"\n{piece.group}" if piece.group else "")
        ours = translate("SetupSheet", "ours: {0}").format(piece.reconstructed) if piece.reconstructed else ""
        note = "; ".join(part for part in (line.note, ours) if part)
        return unit, line.where, note

    def _height(self, line: SetupLine) -> float:
        widths = self._widths()[2:]
        cells = self._cells(line)
        texts = [self._pages.measure(text, width - 6, TEXT) for text, width in zip(cells, widths, strict=True)]
        return max(COUNTER, *texts) + 4

    def _head(self) -> None:
        x = 0.0
        unit, where, note = (translate("SetupSheet", word) for word in ("Unit", "Where", "Note"))
        for name, width in zip(("", "", unit, where, note), self._widths(), strict=True):
            self._pages.cell(name, x, self._pages.y, width, 7.5, True)
            x += width
        self._pages.y += 11
        self._pages.rule()

    def _row(self, line: SetupLine, height: float) -> None:
        pages = self._pages
        widths = self._widths()
        middle = pages.y + height / 2
        pages.box(1, middle - TICK / 2, TICK)
        paint_counter(pages.painter, QRectF(widths[0] + 2, middle - COUNTER / 2, COUNTER, COUNTER), line.piece.face)
        x = widths[0] + widths[1]
        for text, width in zip(self._cells(line), widths[2:], strict=True):
            tall = pages.measure(text, width - 6, TEXT)
            pages.cell(text, x, middle - tall / 2, width - 6, TEXT)
            x += width
        pages.y += height
        pages.rule()
