"""Statements of a sheet as text: a bold subject and what is so, in columns, with boxes to tick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop.printing.columns import Block, Row, column_width, draw_columns
from desktop.printing.flow import Pages
from desktop.printing.lettering import Type, draw_text, height_of, width_of
from desktop.views.sheets import Fact, Section

SUBJECT, TEXT = Type(7, bold=True), Type(7)
TICK = 11.0
INDENT = 7.0
LONG = 150
"""Letters: longer statements take the whole width."""
WIDE_COLUMNS, COLUMNS = 1, 3


def draw_sections(pages: Pages, sections: Iterable[Section]) -> Iterator[None]:
    """Each section under its heading: short statements in columns, long ones across."""
    for section in sections:
        pages.heading(section.title, 26)
        short = [fact for fact in section.facts if len(fact.words) + len(fact.what) <= LONG]
        for columns, facts in ((COLUMNS, short), (WIDE_COLUMNS, [f for f in section.facts if f not in short])):
            if facts:
                width = column_width(pages, columns)
                blocks = [fact_block(pages, fact, width, ticks=section.ticks) for fact in facts]
                yield from draw_columns(pages, blocks, columns)


def fact_block(pages: Pages, fact: Fact, width: float, *, ticks: bool) -> Block:
    """A statement as rows of a column."""
    left = TICK if ticks else 0.0
    room = width - left
    subject = f"{fact.what}:"
    wide = width_of(subject, SUBJECT) + 3
    if wide + width_of(fact.words, TEXT) <= room:
        return [_line(pages, subject, fact.words, left, wide, ticks=ticks)]
    return [_paragraph(pages, subject, fact.words, width, left, ticks=ticks)]


def _line(pages: Pages, subject: str, words: str, left: float, wide: float, *, ticks: bool) -> Row:
    """Subject and words beside each other."""

    def draw(x: float, y: float, width: float) -> None:
        if ticks:
            pages.tick(x + 0.5, y + 1.5, 6.5)
        draw_text(pages.painter, subject, x + left, y, width, SUBJECT)
        draw_text(pages.painter, words, x + left + wide, y, width, TEXT)

    return Row(height_of(words, 1000, TEXT) + 1.5, draw)


def _paragraph(pages: Pages, subject: str, words: str, width: float, left: float, *, ticks: bool) -> Row:
    """The words below their subject."""
    room = width - left
    above = height_of(subject, room, SUBJECT)
    height = above + height_of(words, room - INDENT, TEXT) + 2

    def draw(x: float, y: float, width: float) -> None:
        if ticks:
            pages.tick(x + 0.5, y + 1.5, 6.5)
        draw_text(pages.painter, subject, x + left, y, room, SUBJECT)
        draw_text(pages.painter, words, x + left + INDENT, y + above, room - INDENT, TEXT)

    return Row(height, draw)
