"""The set-up sheet: everything needed to lay out the printed game, on paper, with boxes to tick."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor

from desktop.printing.figure import Figure, draw_mark, is_box, is_joined, middle, nearer, played_area
from desktop.printing.flow import Pages
from desktop.printing.lettering import NOTE, SMALL, STRONG, Type, draw_text, height_of
from desktop.printing.order import Order
from desktop.printing.output import pdf_of, write_pdf
from desktop.printing.positions import Footnotes, Position, arrivals, at_start, turn_order
from desktop.printing.units import Entry, UnitCells, draw_footnotes
from desktop.ui.paint.palette import mixed, palette, use_sides
from desktop.views.board import BoardView
from desktop.views.presenter import Presenter
from desktop.views.table import SetupLine, SetupSheetView

WIDEST_REGION = 120
"""A region of more spaces gets no outline: its words say enough."""
MOST_MARKS = 12
"""Of one position on the map; more spaces share one mark in their middle."""
LEFT_SHARE = 0.25
"""Of the width, for the place and its number."""
CELLS = 4
LEAST_ROOM = 0.25
"""Of the page: with less below the map, the table begins on the next page."""
PLACE = Type(8.5, bold=True)
translate = QCoreApplication.translate


def write_setup_sheet(presenter: Presenter, path: Path, page: str = "", side: str = "") -> None:
    """Write the sheet as a PDF, whole or not at all; `page` is a4, letter, or what the country uses."""
    order = Order("setup", side, page.lower())
    write_pdf(Path(path), sheet_pdf(presenter.setup_sheet(), presenter.board(), order.paper, side))


def sheet_pdf(sheet: SetupSheetView, board: BoardView, page: str = "", side: str = "") -> bytes:
    """The PDF as bytes: vectors and embedded fonts."""
    order = Order("setup", side, page.lower())
    use_sides(dict(board.sides))
    return pdf_of(order, sheet_name(sheet), lambda pages: draw_setup(pages, sheet, board, side))


def sheet_name(sheet: SetupSheetView) -> str:
    return f"{sheet.game} · {sheet.scenario}"


def draw_setup(pages: Pages, sheet: SetupSheetView, board: BoardView, side: str = "") -> Iterator[None]:
    """A page for both sides, then for each side its map and its table."""
    names = dict(sheet.sides)
    order = [name for name in (*sheet.order, *names) if side in ("", name)]
    wanted = [name for name in dict.fromkeys(order) if any(line.side == name for line in sheet.lines)]
    part = translate("Printing", "Set-up")
    pages.begin(part if not side else f"{part}, {names.get(side, side)}")
    _Opening(pages, sheet, wanted).draw()
    yield
    for name in wanted:
        yield from _Side(pages, sheet, board, name).draw()


class _Opening:
    """What both sides must know: order, markers, special rules, who arrives when."""

    def __init__(self, pages: Pages, sheet: SetupSheetView, sides: Sequence[str]) -> None:
        self._pages, self._sheet, self._sides = pages, sheet, sides
        self._names = dict(sheet.sides)

    def draw(self) -> None:
        pages, sheet = self._pages, self._sheet
        pages.title(
            translate("Printing", "{0}: set-up sheet").format(sheet.scenario),
            translate("Printing", "{0}. Tick each counter as you place it.").format(sheet.game),
        )
        order = ", ".join(self._names.get(side, side) for side in sheet.order)
        if order:
            pages.paragraph(translate("Printing", "Order of set-up: {0}.").format(order), STRONG)
        self._draw_tracks()
        if sheet.special:
            pages.heading(translate("Printing", "Special rules of the scenario"))
        for text in sheet.special:
            pages.paragraph(text, indent=9, first="•")
        self._draw_schedule()

    def _draw_tracks(self) -> None:
        pages, sheet = self._pages, self._sheet
        if sheet.tracks:
            pages.heading(translate("Printing", "Markers and tracks"))
        self._draw_in_columns([f"{marker}: {where}" for marker, where in sheet.tracks])
        if sheet.turns:
            words = translate("Printing", "Turns: {0}").format("  ·  ".join(sheet.turns))
            pages.paragraph(words, SMALL)

    def _draw_in_columns(self, texts: Sequence[str]) -> None:
        """Lines to tick in two columns, read down."""
        pages, half = self._pages, (len(texts) + 1) // 2
        width = pages.width / 2 - 8
        for row in range(half):
            pair = [(number, texts[number]) for number in (row, row + half) if number < len(texts)]
            height = max(height_of(text, width - 16) for _, text in pair) + 2
            pages.need(height)
            for number, text in pair:
                x = 0.0 if number < half else pages.width / 2
                pages.tick(x + 1, pages.y + 2)
                draw_text(pages.painter, text, x + 14, pages.y, width - 16)
            pages.y += height
        pages.y += 2

    def _draw_schedule(self) -> None:
        """Arrivals of the sides by turn, in a line each."""
        sheet = self._sheet
        coming = [line for line in sheet.lines if line.when and line.side in self._sides]
        if not coming:
            return
        self._pages.heading(translate("Printing", "Reinforcements by turn"))
        for when in sorted({line.when for line in coming}, key=lambda when: turn_order(when, sheet.turns)):
            parts = [self._arrivals(side, [li for li in coming if li.when == when]) for side in self._sides]
            words = "  ·  ".join(part for part in parts if part)
            height = height_of(words, self._pages.width - 72, SMALL) + 2
            self._pages.need(height)
            draw_text(self._pages.painter, when, 0, self._pages.y, 70, Type(7.5, bold=True))
            draw_text(self._pages.painter, words, 72, self._pages.y, self._pages.width - 72, SMALL)
            self._pages.y += height

    def _arrivals(self, side: str, lines: Sequence[SetupLine]) -> str:
        own = [line for line in lines if line.side == side]
        places = list(dict.fromkeys(line.where for line in own))
        count = translate("Printing", "{0}: {1} unit at {2}") if len(own) == 1 else ""
        count = count or translate("Printing", "{0}: {1} units at {2}")
        return count.format(self._names.get(side, side), len(own), "; ".join(places)) if own else ""


class _Side:
    """The map and the table of one side."""

    def __init__(self, pages: Pages, sheet: SetupSheetView, board: BoardView, side: str) -> None:
        self._pages, self._sheet, self._board = pages, sheet, board
        lines = [line for line in sheet.lines if line.side == side]
        self._name = dict(sheet.sides).get(side, side)
        self._start = at_start(lines)
        self._later = arrivals(lines, sheet.turns)
        self._colour = palette().ground(lines[0].piece.face.ground)
        self._notes = Footnotes()
        self._cells = UnitCells(pages, self._notes)
        self._boxes = {space.id for space in board.spaces if is_box(space)}

    def draw(self) -> Iterator[None]:
        pages = self._pages
        pages.begin(translate("Printing", "Set-up, {0}").format(self._name))
        pages.title(translate("Printing", "{0}: {1} set-up").format(self._sheet.scenario, self._name))
        self._draw_map()
        yield
        self._draw_start()
        yield
        self._draw_later()
        draw_footnotes(
            pages, self._notes,
            translate("Printing", "† Figures and places that the publisher does not state are ours:"),
        )  # fmt: skip
        yield

    # -- the map -----------------------------------------------------------------------------------
    def _draw_map(self) -> None:
        pages = self._pages
        places = {position.mark: position for position in (*self._start, *self._later)}
        spaces = [space for position in places.values() if self._spots(position) for space in position.spaces]
        room = QRectF(0, pages.y, pages.width, pages.room() - height_of(self._caption(), pages.width, NOTE) - 16)
        area = nearer(self._board, spaces, room.size())
        figure = Figure(self._board, room, area)
        figure.draw(pages.painter)
        for position in places.values():
            if self._spots(position) and self._is_region(position):
                figure.outline(pages.painter, position.spaces, self._ink())
        for position in places.values():
            for space in self._spots(position):
                figure.mark(pages.painter, space, position.mark, self._ink(), square=bool(position.when))
        pages.y = figure.rect.bottom() + 4
        part = area.width() * area.height() < 0.8 * played_area(self._board).width() * played_area(self._board).height()
        words = translate("Printing", "A part of the map.") + " " if part else ""
        pages.paragraph(words + self._caption(), NOTE)

    def _ink(self) -> QColor:
        return mixed(self._colour, QColor("#000000"), 0.45)

    def _is_region(self, position: Position) -> bool:
        """Whether the spaces hang together, so that one number in the middle says it."""
        return len(position.spaces) > 2 and is_joined(self._board, position.spaces)

    def _spots(self, position: Position) -> list[str]:
        """Where the number stands on the map; nowhere for boxes and wide areas."""
        on_map = [space for space in position.spaces if space not in self._boxes]
        if len(on_map) > WIDEST_REGION:
            return []
        if len(on_map) > 1 and (self._is_region(position) or len(on_map) > MOST_MARKS):
            return [middle(self._board, on_map)]
        return on_map

    def _caption(self) -> str:
        """What the marks mean, and which have no place on the map."""
        words = [translate("Printing", "Numbers: set up at start. Dashed line: anywhere within.")]
        if self._later:
            words.append(translate("Printing", "Letters in squares: places of arrival."))
        off = [position for position in self._start if not self._spots(position)]
        if off:
            listed = "; ".join(f"{position.mark} {position.where}" for position in off)
            words.append(translate("Printing", "Not marked on the map: {0}.").format(listed))
        return " ".join(words)

    # -- the table ---------------------------------------------------------------------------------
    def _draw_start(self) -> None:
        if self._pages.room() < self._pages.height * LEAST_ROOM:
            self._pages.new_page()
        count = sum(len(position.lines) for position in self._start)
        title = translate("Printing", "{0}: at start ({1} counters)").format(self._name, count)
        self._table(title, self._start)

    def _draw_later(self) -> None:
        for when in dict.fromkeys(position.when for position in self._later):
            due = [position for position in self._later if position.when == when]
            count = sum(len(position.lines) for position in due)
            title = translate("Printing", "{0}: arrives {1} ({2})").format(self._name, when, count)
            self._table(title, due)

    def _table(self, title: str, positions: Sequence[Position]) -> None:
        if not positions:
            return
        first = self._height(positions[0], self._rows(positions[0])[:1])
        self._pages.heading(title, first, self._colour)
        for position in positions:
            self._draw_position(title, position)

    def _rows(self, position: Position) -> list[list[Entry]]:
        group = position.group
        entries = [
            Entry(line.piece.name, line.piece.face, "" if group else line.piece.group, _remark(line))
            for line in position.lines
        ]
        return [entries[n : n + CELLS] for n in range(0, len(entries), CELLS)]

    def _cell_width(self) -> float:
        return self._pages.width * (1 - LEFT_SHARE) / CELLS

    def _row_height(self, row: Sequence[Entry]) -> float:
        return max(self._cells.height(entry, self._cell_width()) for entry in row)

    def _place_texts(self, position: Position) -> list[tuple[str, Type]]:
        told = set(position.note.lower().split()) <= set(re.findall(r"\w+", position.where.lower()))
        texts = [(position.where, PLACE), (position.group, NOTE), ("" if told else position.note, SMALL)]
        return [(text, type_) for text, type_ in texts if text]

    def _place_height(self, position: Position) -> float:
        width = self._pages.width * LEFT_SHARE - 27
        return sum(height_of(text, width, type_) for text, type_ in self._place_texts(position)) + 6

    def _height(self, position: Position, rows: Sequence[Sequence[Entry]]) -> float:
        return max(self._place_height(position), sum(self._row_height(row) for row in rows) + 4)

    def _draw_position(self, title: str, position: Position) -> None:
        """A position with its units; long ones go on over the page."""
        rows = self._rows(position)
        while rows:
            if self._pages.need(self._height(position, rows[:1])):
                again = translate("Printing", "{0}, continued").format(title)
                self._pages.heading(again, 0, self._colour)
            fit = max(n for n in range(1, len(rows) + 1) if n == 1 or self._fits(position, rows[:n]))
            self._draw_rows(position, rows[:fit])
            rows = rows[fit:]

    def _fits(self, position: Position, rows: Sequence[Sequence[Entry]]) -> bool:
        return self._height(position, rows) <= self._pages.room()

    def _draw_rows(self, position: Position, rows: Sequence[Sequence[Entry]]) -> None:
        pages, height = self._pages, self._height(position, rows)
        top = pages.y
        pages.rule()
        mark = QPointF(9, top + 12)
        draw_mark(pages.painter, mark, 14, position.mark, self._ink(), square=bool(position.when))
        y = top + 3
        for text, type_ in self._place_texts(position):
            y += draw_text(pages.painter, text, 20, y, pages.width * LEFT_SHARE - 27, type_).height
        y = top + 2
        for row in rows:
            tall = self._row_height(row)
            for number, entry in enumerate(row):
                x = pages.width * LEFT_SHARE + number * self._cell_width()
                self._cells.draw(entry, x, y, self._cell_width(), tall)
            y += tall
        pages.y = top + height


def _remark(line: SetupLine) -> str:
    """Why the place or the figures of a line are ours."""
    return " ".join(filter(None, (line.ours, line.piece.reconstructed)))
