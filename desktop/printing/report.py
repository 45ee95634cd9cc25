"""The after-action report: the log in words, turn by turn, with a picture of the map at the end of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from desktop.engine.match import Match
from desktop.engine.plain import to_plain
from desktop.printing.figure import Figure, played_area
from desktop.printing.flow import Pages
from desktop.printing.lettering import BODY, NOTE, STRONG, Type
from desktop.printing.position_sheet import draw_stacks, shown_table
from desktop.ui.paint.board import Lod, board_sheet
from desktop.ui.paint.palette import palette
from desktop.views.board import BoardView
from desktop.views.concession import log_lines_of
from desktop.views.presenter import Presenter
from desktop.views.table import LogLine, TableView

PICTURE_PIXELS = 1500
"""Width of the ground under the counters: one picture for all turns, so that the file stays small."""
PICTURE_SHARE = 0.55
"""Of the page's height."""
CHUNK = 40
TURN = Type(12, bold=True, serif=True)
ACTION = 2
STOPS = (".", "!", "?", ":", "…")
INDENT = 9.0
translate = QCoreApplication.translate


def draw_report(pages: Pages, name: str, presenter: Presenter, match: Match, side: str = "") -> Iterator[None]:
    """Reads the log again on a match of its own; the one on the table is not touched."""
    pages.begin(translate("Printing", "Report"))
    pages.title(translate("Printing", "{0}: after-action report").format(name))
    copy = _copied(match)
    while not copy.catch_up(CHUNK):
        yield
    if copy.history_lost:
        pages.paragraph(translate("Printing", "What happened before is not known: {0}").format(copy.history_lost), NOTE)
    report = _Report(pages, presenter, copy, side)
    yield from report.draw()


def _copied(match: Match) -> Match:
    copy = Match.resume(
        match.setup, list(match.log), to_plain(match.state), definition=match.definition, base=match.base,
        world=match.world,
    )  # fmt: skip
    return copy


class _Paragraph:
    """Lines of the log as running text: moves follow each other, a roll of the dice begins a paragraph of its own."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._words: list[str] = []
        self._rolled = False
        self._phases: list[str] = []
        """Headings that wait until something happens under them."""

    def tell(self, line: LogLine) -> None:
        if not line.level:
            self.end()
            self._draw_heading(line.text, TURN, 8)
            return
        if line.level < ACTION:
            self.finish()
            self._phases.append(line.text)
            return
        if self._phases:
            self._draw_quiet(self._phases[:-1])
            self._draw_heading(self._phases[-1], STRONG, 4)
            self._phases.clear()
        rolls = bool(line.dice) and line.level == ACTION
        if rolls or (self._rolled and line.level == ACTION):
            self.finish()
        self._rolled = self._rolled or rolls
        marks = [f"[{' '.join(map(str, line.dice))}]"] if line.dice else []
        marks += [f"({line.rule})"] if line.rule and line.dice else []
        marks += [translate("Printing", "(edited)")] if line.edited else []
        self._words.append(_sentence(line.text, marks))

    def finish(self) -> None:
        if self._words:
            self._pages.paragraph(" ".join(_once(self._words)), BODY, INDENT, "•" if self._rolled else "")
        self._words, self._rolled = [], False

    def end(self) -> None:
        """The last words of a turn."""
        self.finish()
        self._draw_quiet(self._phases)
        self._phases.clear()

    def _draw_quiet(self, phases: Sequence[str]) -> None:
        """Phases in which nothing happened, in a line."""
        if phases:
            self._pages.skip(3)
            self._pages.paragraph(" · ".join(phases), NOTE)

    def _draw_heading(self, words: str, type_: Type, above: float) -> None:
        self._pages.skip(above)
        self._pages.need(above * 4 + 26)
        self._pages.paragraph(words, type_)


def _sentence(words: str, marks: Sequence[str]) -> str:
    """A line of the log as a sentence of running text, its marks before the stop."""
    ends = words[-1:] if words.endswith(STOPS) else ""
    whole = " ".join([words.removesuffix(ends), *marks])
    return whole + (ends or ".")


def _once(sentences: Sequence[str]) -> Iterator[str]:
    """Sentences that follow each other and say the same, once, with how often it happened."""
    for words, alike in groupby(sentences):
        often = len(list(alike))
        yield words if often == 1 else _sentence(words, [f"(×\u00a0{often})"])


class _Report:
    def __init__(self, pages: Pages, presenter: Presenter, match: Match, side: str) -> None:
        self._pages, self._presenter, self._match, self._side = pages, presenter, match, side
        self._board = presenter.board()
        self._ground: QImage | None = None

    def draw(self) -> Iterator[None]:
        entries = self._entries()
        begun = ""
        told = _Paragraph(self._pages)
        for position, lines in enumerate(entries, 1):
            for line in lines:
                if line.level == 0:
                    told.end()
                    if begun:
                        title = translate("Printing", "At the end of: {0}").format(begun)
                        yield from self._draw_picture(title, position)
                    begun = line.text
                told.tell(line)
        told.end()
        yield from self._draw_picture(translate("Printing", "At the end of the log"), len(entries))

    def _entries(self) -> list[list[LogLine]]:
        """The lines of each entry, as the side (or everybody) may read them."""
        seats = [self._side] if self._side else [seat for seat, _ in self._presenter.seats()]
        events = self._match.events_of
        found = []
        for index, entry in enumerate(self._match.log):
            told = [log_lines_of(self._presenter, index + 1, entry, events[index], seat) for seat in seats]
            found.append([line for line in told[0] if all(line in other for other in told[1:])])
        return found

    def _draw_picture(self, title: str, position: int) -> Iterator[None]:
        pages = self._pages
        table = self._table_at(position)
        area = played_area(self._board)
        tall = min(pages.height * PICTURE_SHARE, pages.width * area.height() / area.width())
        pages.skip(6)
        pages.need(tall + 14)
        figure = Figure(self._board, QRectF(0, pages.y, pages.width, tall), area)
        pages.painter.drawImage(figure.rect, self._ground_picture())
        figure.frame(pages.painter)
        draw_stacks(pages.painter, figure, table.pieces)
        pages.y += tall + 2
        pages.paragraph(title, NOTE)
        yield

    def _table_at(self, position: int) -> TableView:
        self._match.go_to(position)
        return shown_table(self._presenter, self._match, self._side)

    def _ground_picture(self) -> QImage:
        if self._ground is None:
            self._ground = ground_picture(self._board)
        return self._ground


def ground_picture(board: BoardView) -> QImage:
    """The map without counters; drawn again and again it is stored once."""
    area = played_area(board)
    scale = PICTURE_PIXELS / max(area.width(), area.height())
    image = QImage(QSize(round(area.width() * scale), round(area.height() * scale)), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(scale, scale)
    painter.translate(-area.x(), -area.y())
    board_sheet(board).paint(painter, Lod(scale), palette(), area)
    painter.end()
    return image
