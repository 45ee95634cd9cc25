"""The player aid: charts and tables, and the sequence of play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLineF, QRectF
from PySide6.QtGui import QColor, QPen

from desktop.printing.chapters import DEEPEST, card_uses, sequence_of_play
from desktop.printing.columns import Block, Row, column_width, draw_columns, height_in_columns
from desktop.printing.flow import Pages
from desktop.printing.lettering import INK, Type, draw_text, height_of, set_text, width_of
from desktop.views.markup import STRONG, rule_text
from desktop.views.ours import DAGGER
from desktop.views.table import ChartView, RuleView

HEAD_GROUND, ROW_GROUND = QColor("#d9d4c6"), QColor("#f1eee5")
CELL = Type(8)
LABEL = Type(8, bold=True)
TITLE = Type(9, bold=True)
SMALL_NOTE = Type(6.5, pale=True)
PAD, GAP = 3.5, 10.0
WIDEST_LABEL = 0.26
"""Of the page: longer names of rows are wrapped."""
LEAST = 6.0
SIZES = (8.0, 7.5, 7.0, 6.5, 6.0)
SIDES = 2
"""Of the sheet of paper."""
COLUMNS, INDENT, KEEP, HEADING = 3, 6.0, 60.0, 26.0
translate = QCoreApplication.translate


class _Table(Struct, frozen=True):
    """A chart measured for a size of type."""

    chart: ChartView
    points: float
    label: float
    columns: tuple[float, ...]
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
        natural = self.label + sum(self.columns)
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
        heads = [height_of(t, w - PAD, self.strong) for t, w in zip(self.chart.columns, self.columns, strict=False)]
        return max(heads, default=10) + PAD

    def row_height(self, row: tuple[str, tuple[str, ...]]) -> float:
        label, cells = row
        tall = [height_of(label, self.label - PAD, self.strong)]
        tall += [height_of(cell, w - PAD, self.cell) for cell, w in zip(cells, self.columns, strict=False)]
        return max(tall) + PAD

    def height(self) -> float:
        notes = sum(height_of(note, self.width, SMALL_NOTE) + 1 for note in self.notes)
        rows = sum(self.row_height(row) for row in self.chart.rows)
        return height_of(self.title, self.width, TITLE) + 2 + self.head_height() + rows + 2 + notes


def measured(chart: ChartView, room: float, points: float) -> _Table:
    """The chart in letters of a size, or the largest smaller ones with which it is no wider than the page."""
    while True:
        strong, cell = LABEL.smaller(points), CELL.smaller(points)
        label = min(max((width_of(name, strong) for name, _ in chart.rows), default=0) + 2 * PAD, room * WIDEST_LABEL)
        needed = [_needed(chart, number, strong, cell) for number in range(len(chart.columns))]
        widths = _shared([natural for natural, _ in needed], room - label)
        if points <= LEAST or all(width >= least for width, (_, least) in zip(widths, needed, strict=True)):
            return _Table(chart, points, label, tuple(widths), room)
        points -= 0.5


def _needed(chart: ChartView, number: int, strong: Type, cell: Type) -> tuple[float, float]:
    """How wide a column would like to be, and the least with which no word is broken."""
    words = [(text, cell) for _, row in chart.rows for text in row[number : number + 1]]
    natural = max((width_of(text, type_) for text, type_ in words), default=0.0)
    single = [(word, type_) for text, type_ in [*words, (chart.columns[number], strong)] for word in text.split()]
    longest = max((width_of(word, type_) for word, type_ in single), default=0.0)
    return max(natural, longest, 12.0) + 2 * PAD, max(longest, 12.0) + PAD


def _shared(widths: Sequence[float], room: float) -> list[float]:
    """Columns as wide as they like; where that is too much, the widest ones give up the same."""
    found = list(widths)
    while sum(found) > room + 0.01 and len(set(found)) > 1:
        widest = max(found)
        second = max(width for width in found if width < widest)
        many = found.count(widest)
        found = [max(second, widest - (sum(found) - room) / many) if width == widest else width for width in found]
    excess = sum(found) - room
    return [width - excess / len(found) for width in found] if excess > 0.01 else found


def draw_charts(pages: Pages, name: str, charts: Sequence[ChartView], rules: Sequence[RuleView]) -> Iterator[None]:
    """Charts side by side where they fit, then the order of a turn, in the largest letters that two pages take.

    What cards are for goes as deep as there is room.
    """
    pages.begin(translate("Printing", "Player aid"))
    pages.title(translate("Printing", "{0}: player aid").format(name))
    for points in SIZES:
        shelves = _shelves([measured(chart, pages.width, points) for chart in charts], pages.width)
        sequence = _text(pages, sequence_of_play(rules), points)
        uses = _text(pages, card_uses(rules), points)
        if _fits(pages, shelves, sequence, uses):
            break
    deeper = [_text(pages, card_uses(rules, deep), points) for deep in range(DEEPEST, 1, -1)]
    uses = next((each for each in deeper if _fits(pages, shelves, sequence, each)), uses)
    for shelf in shelves:
        pages.need(_shelf_height(shelf))
        x = 0.0
        for table in shelf:
            _draw_table(pages, table, x, pages.y)
            x += table.width + GAP
        pages.y += _shelf_height(shelf) + GAP
        yield
    for rule, blocks in ((sequence_of_play(rules)[:1], sequence), (card_uses(rules)[:1], uses)):
        if rule and blocks:
            pages.heading(f"{rule[0].title} ({rule[0].number})", KEEP)
            yield from draw_columns(pages, blocks, COLUMNS)
    yield


def _fits(pages: Pages, shelves: Sequence[Sequence[_Table]], *texts: Sequence[Block]) -> bool:
    """Whether everything goes on two pages from here on."""
    left, turned = pages.room(), 0
    for shelf in shelves:
        height = _shelf_height(shelf)
        if height > left:
            left, turned = pages.height, turned + 1
        left -= height + GAP
    needed = sum(height_in_columns(pages, blocks, COLUMNS) + HEADING for blocks in texts if blocks)
    return needed <= left + (SIDES - 1 - turned) * (pages.height - HEADING)


def _shelf_height(shelf: Sequence[_Table]) -> float:
    return max(table.height() for table in shelf)


def _shelves(tables: Sequence[_Table], room: float) -> list[list[_Table]]:
    """The highest tables first, each on the first shelf that has room for it."""
    shelves: list[list[_Table]] = []
    for table in sorted(tables, key=lambda table: -table.height()):
        found = next((s for s in shelves if sum(t.width + GAP for t in s) + table.width <= room), None)
        if found is None:
            shelves.append([table])
        else:
            found.append(table)
    order = {table.chart.id: number for number, table in enumerate(tables)}
    return sorted(shelves, key=lambda shelf: min(order[table.chart.id] for table in shelf))


def _text(pages: Pages, rules: Sequence[RuleView], points: float) -> list[Block]:
    """Rules as rows of columns; the first is the heading above them."""
    width = column_width(pages, COLUMNS)
    body, strong = Type(max(points - 0.5, LEAST)), Type(max(points - 0.5, LEAST), bold=True)
    blocks: list[Block] = []
    for number, rule in enumerate(rules):
        rows = [_text_row(pages, f"{rule.number} {rule.title}", strong, 0.0, width, kept=True)] if number else []
        for paragraph in rule_text(rule.text):
            opening = paragraph.spans[0].style == STRONG and not paragraph.item
            bold = paragraph.spans[0].text if opening else ""
            rest = "".join(span.text for span in paragraph.spans[1:]).strip() if opening else paragraph.plain
            rows += [_text_row(pages, bold, strong, 0.0, width, kept=bool(rest))] if bold else []
            dash = "– " if paragraph.item else ""
            rows += [_text_row(pages, dash + rest, body, INDENT, width)] if rest else []
        blocks.append(rows)
    return [block for block in blocks if block]


def _text_row(pages: Pages, text: str, type_: Type, indent: float, width: float, *, kept: bool = False) -> Row:
    def draw(x: float, y: float, width: float) -> None:
        draw_text(pages.painter, text, x + indent, y, width - indent, type_)

    return Row(height_of(text, width - indent, type_) + 1, draw, kept)


def _draw_table(pages: Pages, table: _Table, x: float, y: float) -> None:
    painter, chart = pages.painter, table.chart
    wide = table.label + sum(table.columns)
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
        y += draw_text(painter, note, x, y, table.width, SMALL_NOTE).height + 1


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
    left = x + table.label
    for cell, width in zip(cells, table.columns, strict=False):
        put(cell, left + PAD / 2, width - PAD, table.strong if head else table.cell, "center")
        left += width
