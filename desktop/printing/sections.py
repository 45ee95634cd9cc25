"""Statements of a sheet as text: a bold subject and what is so, in columns, with boxes to tick."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from desktop.printing.columns import LEAST, Block, Row, column_width, draw_columns, height_in_columns
from desktop.printing.flow import Pages
from desktop.printing.lettering import Type, draw_text, height_of, width_of
from desktop.views.sheets import Fact, Section

POINTS = 7.0
TICK = 11.0
INDENT = 7.0
LONG = 150
"""Letters: longer statements take the whole width."""
WIDE_COLUMNS, COLUMNS = 1, 3


def draw_sections(pages: Pages, sections: Iterable[Section], points: float = POINTS) -> Iterator[None]:
    """Each section under its heading: short statements in columns, long ones across."""
    for section in sections:
        groups = _groups(pages, section, Type(points))
        first = height_in_columns(pages, groups[0][0], groups[0][1]) if groups else 0.0
        pages.heading(section.title, min(LEAST, first) + 3)
        for blocks, columns in groups:
            yield from draw_columns(pages, blocks, columns)


def _groups(pages: Pages, section: Section, text: Type) -> list[tuple[list[Block], int]]:
    """The short statements and the long ones, each with how many columns they take."""
    short = [fact for fact in section.facts if len(fact.words) + len(fact.what) <= LONG]
    found = []
    for columns, facts in ((COLUMNS, short), (WIDE_COLUMNS, [f for f in section.facts if f not in short])):
        width = column_width(pages, columns)
        if facts:
            found.append(([fact_block(pages, fact, width, text, ticks=section.ticks) for fact in facts], columns))
    return found


def fact_block(pages: Pages, fact: Fact, width: float, text: Type, *, ticks: bool) -> Block:
    """A statement as rows of a column."""
    left = TICK if ticks else 0.0
    room = width - left
    subject, strong = f"{fact.what}:", replace(text, bold=True)
    wide = width_of(subject, strong) + 3
    if wide + width_of(fact.words, text) <= room:
        return [_line(pages, subject, fact.words, left, wide, text, ticks=ticks)]
    return [_paragraph(pages, subject, fact.words, width, left, text, ticks=ticks)]


def _line(pages: Pages, subject: str, words: str, left: float, wide: float, text: Type, *, ticks: bool) -> Row:
    """Subject and words beside each other."""

    def draw(x: float, y: float, width: float) -> None:
        if ticks:
            pages.tick(x + 0.5, y + 1.5, 6.5)
        draw_text(pages.painter, subject, x + left, y, width, replace(text, bold=True))
        draw_text(pages.painter, words, x + left + wide, y, width, text)

    return Row(height_of(words, 1000, text) + 1.5, draw)


def _paragraph(pages: Pages, subject: str, words: str, width: float, left: float, text: Type, *, ticks: bool) -> Row:
    """The words below their subject."""
    room = width - left
    above = height_of(subject, room, replace(text, bold=True))
    height = above + height_of(words, room - INDENT, text) + 2

    def draw(x: float, y: float, width: float) -> None:
        if ticks:
            pages.tick(x + 0.5, y + 1.5, 6.5)
        draw_text(pages.painter, subject, x + left, y, room, replace(text, bold=True))
        draw_text(pages.painter, words, x + left + INDENT, y + above, room - INDENT, text)

    return Row(height, draw)
