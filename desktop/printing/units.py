"""Units on paper: a box to tick, the counter's picture, its name, a small mark for what is ours."""

from __future__ import annotations

from math import ceil, sqrt

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from desktop.printing.corner import draw_corner
from desktop.printing.flow import Pages
from desktop.printing.lettering import NOTE, Type, breaks_a_word, draw_text, fitting, height_of, set_text
from desktop.printing.positions import Footnotes
from desktop.ui.paint.counters import paint_counter
from desktop.views.ours import DAGGER
from desktop.views.pieces import CounterFace

COUNTER, CORNER = 19.0, 6.0
NAME = Type(7.5, bold=True)
UNDER = Type(6.5, pale=True)
MARK = Type(6, pale=True, italic=True)
GAP = 2.5
TICK = 8.5
"""Room for a box to tick."""
FINE, FINEST = Type(6.5, pale=True), Type(6, pale=True)
"""Of footnotes that would else take a page for themselves, and where that is still too much."""
GUTTER, INDENT = 12.0, 12.0

Remark = tuple[str, str]
"""A letter and what it means."""


def small(face: CounterFace) -> CounterFace:
    """A face as it is drawn in a list or on a map: its name would be a point high, and stands in words beside it."""
    return face if face.symbol.startswith("marker") else replace(face, name="")


class Entry(Struct, frozen=True):
    """Counters that look alike as a cell of a table."""

    name: str
    face: CounterFace
    under: str = ""
    reconstructed: str = ""
    back: CounterFace | None = None
    number: int = 1

    @property
    def words(self) -> str:
        """The name, with how many there are."""
        return f"{self.number} × {self.name}" if self.number > 1 else self.name


class UnitCells:
    """Draws units in cells of one width; rows are as high as their highest cell."""

    def __init__(
        self, pages: Pages, notes: Footnotes, *, ticks: bool = True, corner: bool = False, apart: float = GAP
    ) -> None:
        """With `corner` each counter has the dark corner of the second side; `apart` is left between two rows."""
        self._pages, self._notes, self._ticks, self._corner, self._apart = pages, notes, ticks, corner, apart

    def _tick_columns(self, entry: Entry) -> int:
        """Boxes beside each other: about as many as below each other, or fewer, to leave room for the name."""
        return ceil(min(sqrt(entry.number), entry.number / 2)) if self._ticks else 0

    def _tick_height(self, entry: Entry) -> float:
        return TICK * ceil(entry.number / self._tick_columns(entry)) if self._ticks else 0.0

    def _text_left(self, entry: Entry) -> float:
        return self._tick_columns(entry) * TICK + COUNTER + GAP + (COUNTER * 0.9 + 2 if entry.back else 0.0)

    def height(self, entry: Entry, width: float) -> float:
        room = width - self._text_left(entry) - GAP
        text = height_of(entry.words, room - 6, self._type(entry, room))
        if entry.under:
            text += height_of(entry.under, room, UNDER)
        return max(COUNTER, text, self._tick_height(entry)) + self._apart

    def has_room(self, entry: Entry, width: float) -> bool:
        """Whether no word of the name is broken in a cell of this width."""
        room = width - self._text_left(entry) - GAP
        return not breaks_a_word(entry.words, set_text(entry.words, room - 6, self._type(entry, room)))

    def _type(self, entry: Entry, room: float) -> Type:
        return fitting(entry.words, room - 6, 3 * NAME.points * 1.2, NAME, 6.0)

    def draw(self, entry: Entry, x: float, y: float, width: float, height: float) -> None:
        painter, middle = self._pages.painter, y + height / 2
        if self._ticks:
            self._draw_ticks(entry, x, middle)
        left = x + self._tick_columns(entry) * TICK
        self._draw_counter(QRectF(left, middle - COUNTER / 2, COUNTER, COUNTER), entry.face)
        if entry.back:
            side = COUNTER * 0.9
            self._draw_counter(QRectF(left + COUNTER + 2, middle - side / 2, side, side), entry.back)
        left, room = x + self._text_left(entry), width - self._text_left(entry) - GAP
        type_ = self._type(entry, room)
        tall = height_of(entry.words, room - 6, type_)
        below = height_of(entry.under, room, UNDER) if entry.under else 0.0
        top = middle - (tall + below) / 2
        draw_text(painter, entry.words, left, top, room - 6, type_)
        self._draw_mark(entry, left, top, room, type_)
        if entry.under:
            draw_text(painter, entry.under, left, top + tall, room, UNDER)

    def _draw_counter(self, rect: QRectF, face: CounterFace) -> None:
        paint_counter(self._pages.painter, rect, small(face))
        if self._corner and not face.disc:
            draw_corner(self._pages.painter, rect, CORNER)

    def _draw_ticks(self, entry: Entry, x: float, middle: float) -> None:
        top = middle - self._tick_height(entry) / 2
        for number in range(entry.number):
            row, column = divmod(number, self._tick_columns(entry))
            self._pages.tick(x + column * TICK, top + row * TICK + 1, 6.5)

    def _draw_mark(self, entry: Entry, left: float, top: float, room: float, type_: Type) -> None:
        """The letter of a footnote, raised behind the name."""
        if letter := self._notes.mark(entry.reconstructed):
            setting = set_text(entry.words, room - 6, type_)
            last = setting.leading * (len(setting.lines) - 1)
            mark = f"{DAGGER}{letter}"
            draw_text(self._pages.painter, mark, left + setting.lines[-1][1] + 1, top + last - 0.5, 16, MARK)


def draw_footnotes(pages: Pages, notes: Footnotes, introduction: str) -> None:
    """What the small letters mean; set closer where that saves a page."""
    if not notes.marks:
        return
    pages.skip(5)
    remarks = [(letter, remark) for remark, letter in notes.marks.items()]
    above = height_of(introduction, pages.width, NOTE) + 4
    for columns, type_ in ((1, NOTE), (2, NOTE), (2, FINE), (3, FINE), (3, FINEST)):
        parts = _in_columns(remarks, columns, _column_width(pages, columns), type_)
        if above + max(height for _, height in parts) <= pages.room():
            pages.paragraph(introduction, NOTE)
            _draw_columns(pages, [part for part, _ in parts], type_)
            return
    pages.need(above + height_of(remarks[0][1], pages.width - INDENT, NOTE))
    pages.paragraph(introduction, NOTE)
    for letter, remark in remarks:
        pages.paragraph(remark, NOTE, INDENT, letter)


def _column_width(pages: Pages, columns: int) -> float:
    return (pages.width - (columns - 1) * GUTTER) / columns


def _in_columns(remarks: list[Remark], columns: int, width: float, type_: Type) -> list[tuple[list[Remark], float]]:
    """Remarks shared out to columns of nearly the same height, read down; with the height of each."""
    heights = [height_of(text, width - INDENT, type_) + 2 for _, text in remarks]
    parts: list[tuple[list[Remark], float]] = []
    left, at = sum(heights), 0
    for number in range(columns):
        share, tall = left / (columns - number), 0.0
        part: list[Remark] = []
        while at < len(remarks) and (number == columns - 1 or tall + heights[at] / 2 <= share):
            part.append(remarks[at])
            tall += heights[at]
            at += 1
        parts.append((part, tall))
        left -= tall
    return parts


def _draw_columns(pages: Pages, parts: list[list[Remark]], type_: Type) -> None:
    width, top, bottom = _column_width(pages, len(parts)), pages.y, pages.y
    for number, part in enumerate(parts):
        x, y = number * (width + GUTTER), top
        for letter, text in part:
            draw_text(pages.painter, letter, x, y, INDENT, type_)
            draw_text(pages.painter, text, x + INDENT, y, width - INDENT, type_)
            y += height_of(text, width - INDENT, type_) + 2
        bottom = max(bottom, y)
    pages.y = bottom
