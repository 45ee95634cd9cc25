"""Fire tables, shifts and die modifiers of the card-driven games as charts."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.mechanics.cdg.schema import FireTable
from desktop.mechanics.charting import chart
from desktop.views.naming import Naming
from desktop.views.table import ChartView
from desktop.views.wording import signed


def fire_chart(names: Naming, name: str, table: FireTable, rule: str) -> ChartView:
    """Loss numbers by die and column; the chart is called `fire_<name>`."""
    columns = tuple(column.label for column in table.columns)
    faces = range(len(table.columns[0].results))
    rows = [(str(die + 1), tuple(str(column.results[die]) for column in table.columns)) for die in faces]
    return chart(names, f"fire_{name}", columns, rows, rule)


def shift_chart(names: Naming, shifts: Iterable[tuple[str, int, int]], rule: str) -> ChartView:
    """Column shifts (id, attacker's, defender's); the words are `shift.<id>`."""
    columns = (names.say("chart.attacker"), names.say("chart.defender"))
    rows = [(names.keyed("shift", key), (shifted(ours), shifted(theirs))) for key, ours, theirs in shifts]
    return chart(names, "shifts", columns, rows, rule)


def drm_chart(names: Naming, drms: Iterable[tuple[str, int]], rule: str) -> ChartView:
    """Die modifiers; the words are `drm.<id>`."""
    rows = [(names.keyed("drm", key), (signed(value),)) for key, value in drms]
    return chart(names, "drms", (names.say("chart.die"),), rows, rule)


def shifted(columns: int) -> str:
    """Columns left or right: 1L, 2R."""
    return "–" if not columns else f"{abs(columns)}{'L' if columns < 0 else 'R'}"
