"""The adjourned game: where every unit stands and in what state, the tracks, whose turn it is and what is asked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.engine.match import Match
from desktop.printing.figure import Figure, draw_mark, is_box
from desktop.printing.flow import Pages
from desktop.printing.lettering import NOTE, SMALL, STRONG, draw_text
from desktop.printing.positions import Footnotes
from desktop.printing.units import Entry, UnitCells
from desktop.ui.paint.counters import paint_badges, paint_counter
from desktop.ui.paint.palette import palette
from desktop.views.board import BoardView, SpaceView
from desktop.views.concession import table_of
from desktop.views.pieces import PieceView
from desktop.views.presenter import Presenter
from desktop.views.table import TableView, TrackView

CELLS = 3
translate = QCoreApplication.translate


def shown_table(presenter: Presenter, match: Match, side: str = "") -> TableView:
    """What a side sees; for nobody in particular, what is open to all."""
    return table_of(presenter, match, side)


def draw_position(
    pages: Pages, name: str, board: BoardView, seats: Sequence[tuple[str, str]], table: TableView
) -> Iterator[None]:
    """The map with the counters on it, the state of the game, then every unit by place."""
    pages.begin(translate("Printing", "Position"))
    pages.title(translate("Printing", "{0}: the game as it stands").format(name), table.turn)
    _draw_state(pages, table)
    _draw_control(pages, board, seats, table)
    yield
    pages.new_page()
    figure = Figure(board, QRectF(0, 0, pages.width, pages.height - 14))
    figure.draw(pages.painter)
    draw_stacks(pages.painter, figure, table.pieces)
    words = translate("Printing", "A figure beside a counter: how many stand there. The tables name them all.")
    draw_text(pages.painter, words, 0, figure.rect.bottom() + 3, pages.width, NOTE)
    yield
    pages.new_page()
    for side, title in seats:
        _Units(pages, board, title, [piece for piece in table.pieces if piece.side == side]).draw()
        yield


def _draw_state(pages: Pages, table: TableView) -> None:
    if table.result:
        pages.paragraph(table.result, STRONG)
    if table.decision:
        path = " › ".join(step.text for step in table.decision.path)
        pages.heading(translate("Printing", "To decide: {0}").format(table.decision.player_name))
        pages.paragraph(path, NOTE)
        rule = f" ({table.decision.rule})" if table.decision.rule else ""
        pages.paragraph(table.decision.prompt + rule)
    pages.heading(translate("Printing", "Tracks and markers"))
    for track in table.tracks:
        pages.ticked(f"{track.title}: {track.value}", STRONG)
        if details := _details(track):
            pages.paragraph(details, SMALL, 16)
    if table.hand is not None:
        pages.heading(table.hand.title)
        for card in table.hand.cards:
            pages.paragraph(f"{card.number} {card.title}".strip(), indent=9, first="•")


def _draw_control(pages: Pages, board: BoardView, seats: Sequence[tuple[str, str]], table: TableView) -> None:
    spaces = {space.id: place_of(space) for space in board.spaces}
    if table.control:
        pages.heading(translate("Printing", "Control"))
    holders = dict(seats) | {holder: holder.capitalize() for _, holder in table.control if holder not in dict(seats)}
    for side, name in holders.items():
        held = ", ".join(spaces.get(space, space) for space, holder in table.control if holder == side)
        if held:
            pages.paragraph(f"{name}: {held}", SMALL)


def _details(track: TrackView) -> str:
    return "; ".join(f"{source}: {figure}" for source, figure in track.detail)


def draw_stacks(painter: QPainter, figure: Figure, pieces: Sequence[PieceView]) -> None:
    """Counters on the map: the uppermost of each stack, and how many there are."""
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
            paint_counter(painter, rect, stack[depth].face)
        paint_badges(painter, QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side), stack[0].badges)
        if len(stack) > 1:
            _draw_count(painter, QPointF(spot.x() + side / 2, spot.y() + side / 2), len(stack), side)


def _draw_count(painter: QPainter, at: QPointF, count: int, side: float) -> None:
    draw_mark(painter, at, max(4.0, side * 0.5), str(count), palette().ink("place"))


class _Units:
    """The units of a side in the order of their places."""

    def __init__(self, pages: Pages, board: BoardView, title: str, pieces: Sequence[PieceView]) -> None:
        self._pages, self._title = pages, title
        self._spaces = {space.id: space for space in board.spaces}
        self._pieces = sorted(pieces, key=lambda piece: self._order(piece.space))
        self._cells = UnitCells(pages, Footnotes())

    def draw(self) -> None:
        if not self._pieces:
            return
        pages, colour = self._pages, palette().ground(self._pieces[0].face.ground)
        title = translate("Printing", "{0}: where each unit stands ({1})").format(self._title, len(self._pieces))
        pages.heading(title, 60, colour)
        width = pages.width / CELLS
        entries = [Entry(self._place(piece.space), piece.face, _told(piece)) for piece in self._pieces]
        for start in range(0, len(entries), CELLS):
            row = entries[start : start + CELLS]
            height = max(self._cells.height(entry, width) for entry in row)
            if pages.need(height):
                pages.heading(translate("Printing", "{0}, continued").format(title), 0, colour)
            for number, entry in enumerate(row):
                self._cells.draw(entry, number * width, pages.y, width, height)
            pages.y += height
            pages.rule()

    def _order(self, space: str) -> tuple[int, str]:
        """The map first, then the boxes, then what is out of the game."""
        found = self._spaces.get(space)
        return (2, space) if found is None else (1 if is_box(found) else 0, space)

    def _place(self, space: str) -> str:
        found = self._spaces.get(space)
        return place_of(found) if found else translate("Printing", "out of the game")


def place_of(space: SpaceView) -> str:
    """Number and name."""
    return " ".join(part for part in (space.number, space.name) if part)


def _told(piece: PieceView) -> str:
    return ": ".join(part for part in (piece.name, _state(piece)) if part)


def _state(piece: PieceView) -> str:
    """State in words: reduced, marks, arrival."""
    words = [translate("Printing", "reduced")] if piece.face.reduced else []
    words += [badge.tip.partition(":")[0].rstrip(".") for badge in piece.badges]
    words += [translate("Printing", "due {0}").format(piece.when)] if piece.when else []
    return "; ".join(words)
