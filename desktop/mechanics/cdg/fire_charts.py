"""Fire tables, shifts and die modifiers of the card-driven games as charts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.data.schema_base import Marked
from desktop.mechanics.cdg.names import CardDrivenNames
from desktop.mechanics.cdg.schema import DrmDef, FireTable, VictoryLevel
from desktop.mechanics.charting import Reason, chart, rows_of, whole
from desktop.views.naming import Naming
from desktop.views.ours import reason_of
from desktop.views.table import ChartView
from desktop.views.wording import signed


def fire_chart(names: Naming, name: str, table: FireTable, rule: str) -> ChartView:
    """Loss numbers by die and column; the chart is called `fire_<name>`."""
    columns = tuple(column.label for column in table.columns)
    faces = range(len(table.columns[0].results))
    rows = [(str(die + 1), tuple(str(column.results[die]) for column in table.columns)) for die in faces]
    return chart(names, f"fire_{name}", columns, rows, rule, whole(table))


def shift_chart(
    names: Naming, shifts: Iterable[tuple[str, int, int]], rule: str, ours: Sequence[Reason] = ()
) -> ChartView:
    """Column shifts (id, attacker's, defender's); the words are `shift.<id>`."""
    columns = (names.say("chart.attacker"), names.say("chart.defender"))
    rows = [(names.keyed("shift", key), (shifted(first), shifted(second))) for key, first, second in shifts]
    return chart(names, "shifts", columns, rows, rule, ours)


def drm_chart(names: Naming, drms: Sequence[DrmDef], rule: str) -> ChartView:
    """Die modifiers; the words are `drm.<id>`."""
    rows = [(names.keyed("drm", row.id), (signed(row.value),)) for row in drms]
    return chart(names, "drms", (names.say("chart.die"),), rows, rule, rows_of(drms, 0))


def level_chart(names: CardDrivenNames, levels: Iterable[VictoryLevel], scenario: Marked, rule: str) -> ChartView:
    """The levels of victory; they are ours if the scenario says that its levels are."""
    rows = []
    for level in levels:
        rows.append((names.keyed("level", level.id), (span(level.least, level.most), names.side(level.winner or ""))))
    ours = [(row, 0, reason_of(scenario)) for row in range(len(rows))] if levels_are_ours(scenario) else ()
    return chart(names, "levels", (names.say("track.vp"), names.say("chart.winner")), rows, rule, ours)


def span(least: int | None, most: int | None) -> str:
    """From one figure to another: 1–7, 30+, ≤ 0, or a single one."""
    if most is None:
        return f"{least}+"
    if least is None:
        return f"≤ {most}"
    return str(most) if least == most else f"{least}–{most}"


def levels_are_ours(scenario: Marked) -> bool:
    return scenario.reconstructed and "levels" in scenario.scope


def shifted(columns: int) -> str:
    """Columns left or right: 1L, 2R."""
    return "–" if not columns else f"{abs(columns)}{'L' if columns < 0 else 'R'}"
