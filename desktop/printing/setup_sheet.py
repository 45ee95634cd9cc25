"""The set-up sheet: everything needed to lay out the printed game, on paper, with boxes to tick."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QRectF

from desktop.printing.corner import corner_words, second_side
from desktop.printing.flow import Pages
from desktop.printing.lettering import NOTE, STRONG, Type, draw_text, height_of
from desktop.printing.order import Order
from desktop.printing.output import pdf_of, write_pdf
from desktop.printing.place_table import draw_positions, footnotes_height, table_height
from desktop.printing.positions import Footnotes, arrivals, at_start, turn_order
from desktop.printing.sections import draw_sections
from desktop.printing.setup_map import SetupMap
from desktop.printing.units import draw_footnotes
from desktop.ui.paint.palette import palette, use_sides
from desktop.views.board import BoardView
from desktop.views.briefing import BriefingView
from desktop.views.presenter import Presenter
from desktop.views.sheets import Fact, Section, told
from desktop.views.table import SetupLine, SetupSheetView

MAP_SHARES = (0.6, 0.56, 0.52, 0.48, 0.44, 0.4, 0.36, 0.32)
"""Of the page, for the map of a side: the largest with which its table still goes below it, else the middle one."""
USUAL_SHARE = 0.56
SIZES = (7.5, 7.0, 6.5, 6.0)
"""Of the letters on the first page."""
LARGER = (9.0, 8.5, 8.0)
"""Where there is room for them."""
HEAD, GAP = 44.0, 7.0
"""The title of a side with a line below it; half of what lies between two sides."""
TURN = 64.0
"""Width of the turn before a line of arrivals."""
translate = QCoreApplication.translate
_Content = tuple[SetupSheetView, Sequence[str], BriefingView | None, Sequence[tuple[str, str]]]


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


def draw_setup(
    pages: Pages,
    sheet: SetupSheetView,
    board: BoardView,
    side: str = "",
    brief: BriefingView | None = None,
    options: Sequence[tuple[str, str]] = (),
) -> Iterator[None]:
    """A page for both sides, then for each side its map and its table. `options` are (question, reading in use)."""
    names = dict(sheet.sides)
    order = [name for name in (*sheet.order, *names) if side in ("", name)]
    wanted = [name for name in dict.fromkeys(order) if any(line.side == name for line in sheet.lines)]
    part = translate("Printing", "Set-up")
    pages.begin(part if not side else f"{part}, {names.get(side, side)}")
    content = (sheet, wanted, brief, options)
    sides = [_Side(pages, sheet, board, name) for name in wanted]
    if sides and _share_a_page(pages, sides):
        yield from _draw_in_a_row(pages, content, sides)
        return
    yield from _Opening(pages, *content, _points(pages, content)).draw()
    for each in sides:
        pages.begin(translate("Printing", "Set-up, {0}").format(each.name))
        yield from each.draw()


def _draw_in_a_row(pages: Pages, content: _Content, sides: Sequence[_Side]) -> Iterator[None]:
    """Sides with nothing on the map follow what both must know: in letters that fill the pages that it takes anyway."""
    below = sum(each.height() for each in sides)
    taken = [(points, _height(pages, content, points) + below) for points in (*LARGER, *SIZES)]
    fewest = min(ceil(high / pages.height) for _, high in taken)
    points = next(points for points, high in taken if ceil(high / pages.height) == fewest)
    yield from _Opening(pages, *content, points).draw()
    for each in sides:
        pages.need(each.height())
        yield from each.draw()


def _height(pages: Pages, content: _Content, points: float) -> float:
    """How high the opening is in letters of a size, over all its pages."""
    trial = pages.trial()
    trial.begin("")
    for _ in _Opening(trial, *content, points).draw():
        pass
    high = (trial.number - 1) * trial.height + trial.y
    trial.finish()
    return high


def _share_a_page(pages: Pages, sides: Sequence[_Side]) -> bool:
    """Whether sides that have nothing on the map go below each other on one page."""
    return all(each.picture.is_empty for each in sides) and sum(each.height() for each in sides) <= pages.height


def _points(pages: Pages, content: _Content) -> float:
    """The largest letters with which the opening takes one page; where none are, the usual ones."""
    for points in (*LARGER, *SIZES):
        trial = pages.trial()
        trial.begin("")
        for _ in _Opening(trial, *content, points).draw():
            pass
        trial.finish()
        if trial.number == 1:
            return points
    return SIZES[0]


def together(options: Sequence[tuple[str, str]]) -> tuple[Fact, ...]:
    """Options as statements; questions that begin alike, up to a colon, and are answered alike are one."""
    found: dict[tuple[str, str], list[str]] = {}
    for question, reading in options:
        lead, colon, rest = question.partition(": ")
        found.setdefault((lead, reading), []).append(rest if colon else "")
    facts = []
    for (lead, reading), rests in found.items():
        if len(rests) == 1:
            facts.append(told(": ".join(filter(None, (lead, rests[0]))), reading))
        else:
            facts.append(told(lead, f"{'; '.join(filter(None, rests))}: {reading}"))
    return tuple(facts)


class _Opening:
    """What both sides must know: order, markers, control, cards, special rules, who arrives when."""

    def __init__(
        self,
        pages: Pages,
        sheet: SetupSheetView,
        sides: Sequence[str],
        brief: BriefingView | None,
        options: Sequence[tuple[str, str]],
        points: float,
    ) -> None:
        self._pages, self._sheet, self._sides = pages, sheet, sides
        self._brief, self._options = brief, options
        self._points, self._small = points, Type(points)
        self._names = dict(sheet.sides)

    def draw(self) -> Iterator[None]:
        pages, sheet = self._pages, self._sheet
        pages.title(
            translate("Printing", "{0}: set-up sheet").format(sheet.scenario),
            translate("Printing", "{0}. Tick each counter as you place it.").format(sheet.game),
        )
        self._draw_brief()
        order = ", ".join(self._names.get(side, side) for side in sheet.order)
        if order:
            pages.paragraph(translate("Printing", "Order of set-up: {0}.").format(order), STRONG)
        if sheet.tracks:
            facts = tuple(told(marker, where) for marker, where in sheet.tracks)
            tracks = Section("tracks", translate("Printing", "Markers and tracks"), facts, ticks=True)
            yield from draw_sections(pages, [tracks], self._points)
        yield from draw_sections(pages, sheet.sections, self._points)
        if sheet.turns:
            words = translate("Printing", "Turns: {0}").format("  ·  ".join(sheet.turns))
            pages.skip(4)
            pages.paragraph(words, self._small)
        if sheet.special:
            pages.heading(translate("Printing", "Special rules of the scenario"))
        for text in sheet.special:
            pages.paragraph(text, self._small, indent=9, first="•")
        self._draw_schedule()
        if self._options:
            options = Section("options", translate("Printing", "Options in use"), together(self._options))
            yield from draw_sections(pages, [options], self._points)
        yield

    def _draw_brief(self) -> None:
        """The situation, and what each side must do."""
        if self._brief is None or not self._brief.situation:
            return
        self._pages.paragraph(" ".join(self._brief.situation), self._small)
        for aim in self._brief.aims:
            if aim.side in self._sides or not aim.side:
                self._pages.paragraph(f"{aim.name}: {aim.text}", self._small, indent=9, first="•")
        self._pages.skip(2)

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
            height = height_of(words, self._pages.width - TURN, self._small) + 1
            self._pages.need(height)
            draw_text(self._pages.painter, when, 0, self._pages.y, TURN - 2, Type(self._points, bold=True))
            draw_text(self._pages.painter, words, TURN, self._pages.y, self._pages.width - TURN, self._small)
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
        self.name = dict(sheet.sides).get(side, side)
        self._start = at_start(lines)
        self._later = arrivals(lines, sheet.turns)
        self._colour = palette().ground(lines[0].piece.face.ground)
        self._notes = Footnotes()
        self._corner = side == second_side(sheet)
        self.picture = SetupMap(board, [*self._start, *self._later], self._colour)

    def draw(self) -> Iterator[None]:
        pages = self._pages
        pages.skip(2 * GAP)
        pages.title(
            translate("Printing", "{0}: {1} set-up").format(self._sheet.scenario, self.name),
            corner_words(self._sheet) if self._corner else "",
        )
        yield from self._draw_map()
        yield from self._draw_start()
        yield from self._draw_later()
        draw_footnotes(
            pages, self._notes,
            translate("Printing", "† Figures and places that the publisher does not state are ours:"),
        )  # fmt: skip
        yield

    def _draw_map(self) -> Iterator[None]:
        pages = self._pages
        if self.picture.is_empty:
            return
        caption = self.picture.caption()
        below = height_of(caption, pages.width, NOTE) + 8
        room = QRectF(0, pages.y, pages.width, min(pages.room() - below, pages.height * self._share(below)))
        pages.y = self.picture.draw(pages.painter, room) + 3
        pages.paragraph(caption, NOTE)
        yield

    def _share(self, below: float) -> float:
        """How much of the page the map gets."""
        pages = self._pages
        left = pages.room() - self._tables() - below
        return next((share for share in MAP_SHARES if pages.height * share <= left), USUAL_SHARE)

    def _tables(self) -> float:
        """How high the tables are, with what their small letters mean."""
        pages, later = self._pages, {position.when: None for position in self._later}
        groups = [self._start, *([each for each in self._later if each.when == when] for when in later)]
        tables = sum(table_height(pages, group) for group in groups if group)
        return tables + footnotes_height(pages, [*self._start, *self._later])

    def height(self) -> float:
        """How much of a page it takes without a map."""
        return HEAD + self._tables() + 2 * GAP

    def _draw_start(self) -> Iterator[None]:
        count = sum(len(position.lines) for position in self._start)
        title = translate("Printing", "{0}: at start ({1} counters)").format(self.name, count)
        yield from draw_positions(self._pages, title, self._start, self._colour, self._notes, corner=self._corner)

    def _draw_later(self) -> Iterator[None]:
        for when in dict.fromkeys(position.when for position in self._later):
            due = [position for position in self._later if position.when == when]
            count = sum(len(position.lines) for position in due)
            title = translate("Printing", "{0}: arrives {1} ({2})").format(self.name, when, count)
            yield from draw_positions(self._pages, title, due, self._colour, self._notes, corner=self._corner)
