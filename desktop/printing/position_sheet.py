"""The adjourned game: the state of everything, the map, and where every unit stands: enough to lay it out again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.engine.match import Match
from desktop.printing.corner import corner_words, draw_corner, second_side
from desktop.printing.figure import Figure, draw_mark
from desktop.printing.flow import Pages
from desktop.printing.lettering import NOTE, SMALL, STRONG, draw_text
from desktop.printing.place_table import draw_positions
from desktop.printing.positions import Footnotes, where_they_stand
from desktop.printing.sections import draw_sections
from desktop.printing.units import CORNER, COUNTER, small
from desktop.ui.paint.counters import paint_badges, paint_counter
from desktop.ui.paint.palette import palette
from desktop.views.concession import table_of
from desktop.views.pieces import PieceView
from desktop.views.presenter import Presenter
from desktop.views.sheets import Fact, Section
from desktop.views.table import PositionSheetView, SetupSheetView, TableView

BELOW = 14.0
"""Room for the line below the map."""
WHOLE, SMALLER = 1.0, 0.65
"""How large the map is at least, of a page of its own."""
translate = QCoreApplication.translate


def shown_table(presenter: Presenter, match: Match, side: str = "") -> TableView:
    """What a side sees; for nobody in particular, what is open to all."""
    return table_of(presenter, match, side)


def draw_opening(
    pages: Pages, setup: SetupSheetView, presenter: Presenter, match: Match, sides: Sequence[str]
) -> Iterator[None]:
    """A scenario that begins in a position: what all see, then for each side what it alone does."""
    known = presenter.position_sheet(match.state, "")
    yield from draw_position(pages, setup, presenter, shown_table(presenter, match), known)
    if setup.special:
        pages.heading(translate("Printing", "Special rules of the scenario"))
    for text in setup.special:
        pages.paragraph(text, SMALL, indent=9, first="•")
    public = {fact for section in known.sections for fact in section.facts}
    names = dict(presenter.seats())
    for side in sides:
        own = _beyond(presenter.position_sheet(match.state, side).sections, public)
        if own:
            pages.begin(translate("Printing", "Position, {0}").format(names[side]))
            pages.title(setup.scenario, translate("Printing", "For {0} alone.").format(names[side]))
            yield from draw_sections(pages, own)


def _beyond(sections: Iterable[Section], public: set[Fact]) -> list[Section]:
    """What is said besides that which all may know."""
    found = [replace(each, facts=tuple(fact for fact in each.facts if fact not in public)) for each in sections]
    return [each for each in found if each.facts]


def draw_position(
    pages: Pages, setup: SetupSheetView, presenter: Presenter, table: TableView, sheet: PositionSheetView
) -> Iterator[None]:
    """The state of the game, the map with the counters on it, then every unit by place.

    The map goes below the state where that saves a page, even if it has to be smaller there.
    """

    def draw(on: Pages, least: float) -> Iterator[None]:
        on.begin(translate("Printing", "Position"))
        on.title(translate("Printing", "{0}: the game as it stands").format(setup.scenario), table.turn)
        _draw_moment(on, table)
        yield from draw_sections(on, sheet.sections)
        yield
        _draw_map(on, setup, presenter, table, least)
        yield
        yield from _draw_units(on, _sides(presenter, sheet), sheet, second_side(setup))

    def count(least: float) -> int:
        trial = pages.trial()
        for _ in draw(trial, least):
            pass
        trial.finish()
        return trial.number

    yield from draw(pages, min((WHOLE, SMALLER), key=count))


def _draw_map(pages: Pages, setup: SetupSheetView, presenter: Presenter, table: TableView, least: float) -> None:
    """The map with its counters; on the next page if it were smaller than `least` of its size here."""
    whole = Figure(presenter.board(), QRectF(0, 0, pages.width, pages.height - BELOW))
    pages.skip(BELOW)
    pages.need(whole.rect.height() * least + BELOW)
    figure = Figure(presenter.board(), QRectF(0, pages.y, pages.width, pages.room() - BELOW))
    figure.draw(pages.painter)
    draw_stacks(pages.painter, figure, table.pieces, second_side(setup))
    words = translate("Printing", "A figure beside a counter: how many stand there. The tables name them all.")
    words = " ".join(filter(None, (words, corner_words(setup))))
    draw_text(pages.painter, words, 0, figure.rect.bottom() + 3, pages.width, NOTE)
    pages.y = figure.rect.bottom() + BELOW


def _draw_moment(pages: Pages, table: TableView) -> None:
    """How it ended, or how far play has come and whose turn it is to choose."""
    if table.result:
        pages.paragraph(table.result, STRONG)
    if table.decision:
        pages.paragraph(translate("Printing", "Next to choose: {0}").format(table.decision.player_name), STRONG)
        pages.paragraph(" › ".join(step.text for step in table.decision.path), NOTE)


def _sides(presenter: Presenter, sheet: PositionSheetView) -> list[tuple[str, str]]:
    """(id, name) of those who have counters, in seat order."""
    names = dict((*presenter.side_names(), *presenter.seats()))
    known = dict.fromkeys((*names, *(line.side for line in sheet.lines)))
    return [(side, names.get(side, side)) for side in known if any(line.side == side for line in sheet.lines)]


def _draw_units(
    pages: Pages, sides: Sequence[tuple[str, str]], sheet: PositionSheetView, second: str
) -> Iterator[None]:
    for side, name in sides:
        lines = [line for line in sheet.lines if line.side == side]
        title = translate("Printing", "{0}: where each unit stands ({1})").format(name, len(lines))
        colour = palette().ground(lines[0].piece.face.ground)
        positions = where_they_stand(lines)
        yield from draw_positions(pages, title, positions, colour, Footnotes(), corner=side == second)


def draw_stacks(painter: QPainter, figure: Figure, pieces: Sequence[PieceView], second: str = "") -> None:
    """Counters on the map: the uppermost of each stack, and how many there are; those of the side `second` marked."""
    by_space: dict[str, list[PieceView]] = {}
    for piece in pieces:
        if piece.space:
            by_space.setdefault(piece.space, []).append(piece)
    side = figure.board.piece_size * figure.scale
    for space, stack in by_space.items():
        spot = figure.spot(space)
        if spot is None:
            continue
        for depth in range(min(len(stack), 3) - 1, -1, -1):
            shift = depth * side * 0.09
            rect = QRectF(spot.x() - side / 2 + shift, spot.y() - side / 2 - shift, side, side)
            paint_counter(painter, rect, small(stack[depth].face))
            if second and stack[depth].side == second and not stack[depth].face.disc:
                draw_corner(painter, rect, side * CORNER / COUNTER)
        paint_badges(painter, QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side), stack[0].badges)
        if len(stack) > 1:
            _draw_count(painter, QPointF(spot.x() + side / 2, spot.y() + side / 2), len(stack), side)


def _draw_count(painter: QPainter, at: QPointF, count: int, side: float) -> None:
    draw_mark(painter, at, max(4.0, side * 0.5), str(count), palette().ink("place"))
