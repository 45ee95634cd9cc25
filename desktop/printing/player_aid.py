"""The player aid: charts and tables, and the sequence of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLineF, QRectF
from PySide6.QtGui import QColor, QPen

from desktop.printing.flow import Pages
from desktop.printing.lettering import INK, NOTE, Type, draw_text, height_of, set_text, width_of
from desktop.printing.markup import draw_rule_text, sequence_of_play
from desktop.views.ours import DAGGER
from desktop.views.table import ChartView, RuleView

HEAD_GROUND, ROW_GROUND = QColor("#d9d4c6"), QColor("#f1eee5")
CELL = Type(8)
LABEL = Type(8, bold=True)
TITLE = Type(10.5, bold=True)
PAD, GAP = 3.5, 10.0
WIDEST_LABEL = 0.18
"""Of the page: longer names of rows are wrapped."""
LEAST = 5.5
translate = QCoreApplication.translate


class _Table(Struct, frozen=True):
    """A chart measured for a size of type."""

    chart: ChartView
    points: float
    label: float
    column: float
    room: float
    """How wide a chart may be."""

    @property
    def cell(self) -> Type:
        return CELL.smaller(self.points)

    @property
    def strong(self) -> Type:
        return LABEL.smaller(self.points)

    @property
    def width(self) -> float:
        natural = self.label + self.column * len(self.chart.columns)
        return min(self.room, max(natural, min(width_of(self.title, TITLE) + 2, self.room)))

    @property
    def title(self) -> str:
        rule = self.chart.rule
        return f"{self.chart.title} ({rule})" if rule and rule[:1].isdigit() else self.chart.title

    @property
    def notes(self) -> tuple[str, ...]:
        """The chart's own, then why what bears a dagger is ours."""
        reasons = dict.fromkeys(reason for _, _, reason in self.chart.ours)
        return (*self.chart.notes, *(f"{DAGGER} {reason}" for reason in reasons))

    def head_height(self) -> float:
        heads = [height_of(text, self.column - PAD, self.strong) for text in self.chart.columns]
        return max(heads, default=10) + PAD

    def row_height(self, row: tuple[str, tuple[str, ...]]) -> float:
        label, cells = row
        tall = [height_of(label, self.label - PAD, self.strong)]
        tall += [height_of(cell, self.column - PAD, self.cell) for cell in cells]
        return max(tall) + PAD

    def height(self) -> float:
        notes = sum(height_of(note, self.width, NOTE) + 1 for note in self.notes)
        rows = sum(self.row_height(row) for row in self.chart.rows)
        return height_of(self.title, self.width, TITLE) + 2 + self.head_height() + rows + 2 + notes


def measured(chart: ChartView, room: float) -> _Table:
    """The chart in the largest type with which it is no wider than the page."""
    points = CELL.points
    while True:
        strong, cell = LABEL.smaller(points), CELL.smaller(points)
        label = min(max((width_of(name, strong) for name, _ in chart.rows), default=0) + 2 * PAD, room * WIDEST_LABEL)
        cells = [width_of(text, cell) for _, row in chart.rows for text in row]
        words = [width_of(word, strong) for text in chart.columns for word in text.split() or [""]]
        column = max((*cells, *words, 16.0)) + 2 * PAD
        count = max(1, len(chart.columns))
        if label + column * count <= room or points <= LEAST:
            return _Table(chart, points, label, min(column, (room - label) / count), room)
        points -= 0.5


def draw_charts(pages: Pages, name: str, charts: Sequence[ChartView], rules: Sequence[RuleView]) -> Iterator[None]:
    """Charts side by side where they fit, then the order of a turn."""
    pages.begin(translate("Printing", "Player aid"))
    pages.title(translate("Printing", "{0}: player aid").format(name))
    for shelf in _shelves([measured(chart, pages.width) for chart in charts], pages.width):
        pages.need(max(table.height() for table in shelf))
        x = 0.0
        for table in shelf:
            _draw_table(pages, table, x, pages.y)
            x += table.width + GAP
        pages.y += max(table.height() for table in shelf) + GAP
        yield
    for number, rule in enumerate(sequence_of_play(rules)):
        if number == 0:
            pages.heading(f"{rule.title} ({rule.number})", 120)
        elif rule.text:
            pages.paragraph(f"{rule.number} {rule.title}", LABEL)
        draw_rule_text(pages, rule.text, 8)
    yield


def _shelves(tables: Sequence[_Table], room: float) -> list[list[_Table]]:
    """Tables in order, as many in a row as fit."""
    shelves: list[list[_Table]] = []
    for table in tables:
        used = sum(other.width + GAP for other in shelves[-1]) if shelves else 0.0
        if shelves and used + table.width <= room:
            shelves[-1].append(table)
        else:
            shelves.append([table])
    return shelves


def _draw_table(pages: Pages, table: _Table, x: float, y: float) -> None:
    painter, chart = pages.painter, table.chart
    wide = table.label + table.column * len(chart.columns)
    y += draw_text(painter, table.title, x, y, table.width, TITLE).height + 2
    top, tall = y, table.head_height()
    painter.fillRect(QRectF(x, y, wide, tall), HEAD_GROUND)
    _draw_row(pages, table, x, y, tall, "", chart.columns, head=True)
    y += tall
    for number, row in enumerate(chart.rows):
        tall = table.row_height(row)
        if number % 2:
            painter.fillRect(QRectF(x, y, wide, tall), ROW_GROUND)
        _draw_row(pages, table, x, y, tall, row[0], row[1])
        y += tall
    painter.setPen(QPen(INK, 0.6))
    painter.drawLines([QLineF(x, top, x + wide, top), QLineF(x, y, x + wide, y)])
    painter.drawLine(QLineF(x + table.label, top, x + table.label, y))
    y += 2
    for note in table.notes:
        y += draw_text(painter, note, x, y, table.width, NOTE).height + 1


def _draw_row(
    pages: Pages,
    table: _Table,
    x: float,
    y: float,
    tall: float,
    label: str,
    cells: Sequence[str],
    *,
    head: bool = False,
) -> None:
    def put(text: str, left: float, width: float, type_: Type, align: str) -> None:
        height = set_text(text, width, type_).height
        draw_text(pages.painter, text, left, y + (tall - height) / 2, width, type_, align)

    put(label, x + PAD / 2, table.label - PAD, table.strong, "left")
    for number, cell in enumerate(cells):
        left = x + table.label + number * table.column + PAD / 2
        put(cell, left, table.column - PAD, table.strong if head else table.cell, "center")
