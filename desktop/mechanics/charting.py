"""Tables of the rules as charts: what every game's charts are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.views.naming import Naming
from desktop.views.table import ChartView

Cells = tuple[tuple[int, int], ...]
Rows = Sequence[tuple[str, tuple[str, ...]]]


def chart(names: Naming, name: str, columns: tuple[str, ...], rows: Rows, rule: str) -> ChartView:
    """A chart whose title is `chart.<name>` and whose note, if there is one, `chart.<name>.note`."""
    note = f"chart.{name}.note"
    notes = (names.say(note),) if note in names.words else ()
    return ChartView(name, names.say(f"chart.{name}"), columns, tuple(rows), notes, (), rule)


def lit(charts: Sequence[ChartView], cells: Mapping[str, Cells]) -> tuple[ChartView, ...]:
    """The charts with the cells in use lit; those without any stay the same objects."""
    return tuple(_lit(each, cells.get(each.id, ())) for each in charts)


def _lit(found: ChartView, cells: Cells) -> ChartView:
    if found.lit == cells:
        return found
    return ChartView(found.id, found.title, found.columns, found.rows, found.notes, cells, found.rule)
