"""Tables of the rules as charts: what every game's charts are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from desktop.views.naming import Naming
from desktop.views.ours import Reasoned, daggered, reason_of
from desktop.views.table import ChartView

Cells = tuple[tuple[int, int], ...]
Reason = tuple[int, int, str]
WHOLE = (-1, -1)
"""The place of the title."""
Rows = Sequence[tuple[str, tuple[str, ...]]]


def chart(
    names: Naming, name: str, columns: tuple[str, ...], rows: Rows, rule: str, ours: Sequence[Reason] = ()
) -> ChartView:
    """A chart whose title is `chart.<name>` and whose note, if there is one, `chart.<name>.note`.

    `ours` names cells (row, column, reason) that the book does not state: they bear a dagger.
    """
    note = f"chart.{name}.note"
    notes = (names.say(note),) if note in names.words else ()
    found = ChartView(name, names.say(f"chart.{name}"), columns, tuple(rows), notes, (), rule)
    return with_daggers(found, ours)


def with_daggers(found: ChartView, ours: Sequence[Reason]) -> ChartView:
    """The chart with a dagger at each cell that is ours."""
    if not ours:
        return found
    marked = {(row, column) for row, column, _ in ours}
    columns = tuple(_marked(text, (-1, number) in marked) for number, text in enumerate(found.columns))
    rows = tuple(
        (
            _marked(label, (number, -1) in marked),
            tuple(_marked(text, (number, column) in marked) for column, text in enumerate(cells)),
        )
        for number, (label, cells) in enumerate(found.rows)
    )
    title = _marked(found.title, WHOLE in marked)
    return replace(found, title=title, columns=columns, rows=rows, ours=tuple(ours))


def whole(record: Reasoned) -> list[Reason]:
    """The mark of a chart that is ours as a whole: it stands on the title."""
    return [(*WHOLE, reason_of(record))] if record.reconstructed else []


def rows_of(records: Iterable[Reasoned], column: int = -1) -> list[Reason]:
    """The marks of rows made from records, on their labels or in a column."""
    return [(row, column, reason_of(record)) for row, record in enumerate(records) if record.reconstructed]


def _marked(text: str, ours: bool) -> str:
    return daggered(text) if ours else text


def lit(charts: Sequence[ChartView], cells: Mapping[str, Cells]) -> tuple[ChartView, ...]:
    """The charts with the cells in use lit; those without any stay the same objects."""
    return tuple(_lit(each, cells.get(each.id, ())) for each in charts)


def _lit(found: ChartView, cells: Cells) -> ChartView:
    return found if found.lit == cells else replace(found, lit=cells)
