"""Tables to look things up in: fire tables, shifts, modifiers, victory lines, hand sizes, costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.games.crusade import resolve
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.sides import SIDES
from desktop.views.table import ChartView
from desktop.views.wording import half_points, signed

if TYPE_CHECKING:
    from desktop.games.crusade.state import CrusadeState
    from desktop.games.crusade.world import World
    from desktop.mechanics.cdg.schema import FireTable

Cells = tuple[tuple[int, int], ...]


class Charts:
    """Makes the charts once; what is in use now is lit."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._plain = (
            self._fire("division", world.tables.division_fire), self._fire("corps", world.tables.corps_fire),
            self._shifts(), self._drms(), self._automatic(), self._levels(), self._hands(), self._costs(),
        )  # fmt: skip

    def all(self, state: CrusadeState | None) -> tuple[ChartView, ...]:
        if state is None:
            return self._plain
        lit = {**self._lit_fire(state), **self._lit_turn(state)}
        return tuple(_lit(chart, lit.get(chart.id, ())) for chart in self._plain)

    def _chart(
        self, name: str, columns: tuple[str, ...], rows: Sequence[tuple[str, tuple[str, ...]]], rule: str
    ) -> ChartView:
        say = self.names.say
        note = f"chart.{name}.note"
        notes = (say(note),) if note in self.names.words else ()
        return ChartView(name, say(f"chart.{name}"), columns, tuple(rows), notes, (), rule)

    # -- combat ------------------------------------------------------------------------------------
    def _fire(self, name: str, table: FireTable) -> ChartView:
        columns = tuple(column.label for column in table.columns)
        faces = range(self.world.limits.die_faces)
        rows = [(str(die + 1), tuple(str(column.results[die]) for column in table.columns)) for die in faces]
        return self._chart(f"fire_{name}", columns, rows, "11.2.6")

    def _shifts(self) -> ChartView:
        say = self.names.say
        columns = (say("chart.attacker"), say("chart.defender"))
        rows = [
            (self.names.keyed("shift", row.id), (_shift(row.attacker), _shift(row.defender)))
            for row in self.world.tables.shifts
        ]
        return self._chart("shifts", columns, rows, "11.2.6")

    def _drms(self) -> ChartView:
        rows = [(self.names.keyed("drm", row.id), (signed(row.value),)) for row in self.world.tables.drms]
        return self._chart("drms", (self.names.say("chart.die"),), rows, "11.2.5")

    def _lit_fire(self, state: CrusadeState) -> dict[str, Cells]:
        """The column in which each side of the combat under way fires, and the row once it has rolled."""
        found: dict[str, list[tuple[int, int]]] = {}
        combat = state.combat
        if combat is None:
            return {}
        for side in SIDES:
            fire = resolve.fire_of(state, combat, side)
            rolled = combat.dice.get(side)
            row = min(max(resolve.kept(fire, rolled) + fire.drm, 1), self.world.limits.die_faces) - 1 if rolled else -1
            found.setdefault(f"fire_{fire.table}", []).append((row, fire.column))
        return {chart: tuple(cells) for chart, cells in found.items()}

    # -- victory -----------------------------------------------------------------------------------
    def _automatic(self) -> ChartView:
        columns = tuple(self.names.say("chart.rm_of", whose=side) for side in reversed(SIDES))
        rows = [
            (f"{box.turn} · {box.date}", (_bound(box.republican_wins, "+"), _bound(box.nationalist_wins, "−")))
            for box in self.world.tables.turns
        ]
        return self._chart("automatic", columns, rows, "5.2.2")

    def _lit_turn(self, state: CrusadeState) -> dict[str, Cells]:
        rows = [n for n, box in enumerate(self.world.tables.turns) if box.turn == state.turn]
        return {"automatic": tuple((row, -1) for row in rows)}

    def _levels(self) -> ChartView:
        rows = []
        for level in self.world.levels:
            least, most = level.least, level.most
            span = f"{least}+" if most is None else f"≤ {most}" if least is None else f"{least}–{most}"
            rows.append((self.names.keyed("level", level.id), (span, self.names.side(level.winner or ""))))
        say = self.names.say
        return self._chart("levels", (say("track.vp"), say("chart.winner")), rows, "5.1.1")

    # -- the rest ----------------------------------------------------------------------------------
    def _hands(self) -> ChartView:
        rows = []
        for line in self.world.tables.hand_sizes:
            label = self.names.say("chart.any_rm") if line.rm_max is None else f"RM ≤ {line.rm_max}"
            rows.append((label, (str(line.nationalist), str(line.republican))))
        return self._chart("hands", tuple(self.names.side(side) for side in SIDES), rows, "6.0")

    def _costs(self) -> ChartView:
        """12.1.2, 14.1 What SR and replacements cost."""
        limits, say = self.world.limits, self.names.say
        costs = (
            ("sr", limits.sr_division, limits.sr_corps),
            ("sr_special", limits.sr_special_division, limits.sr_special_corps),
            ("step", limits.rp_division_step, limits.rp_corps_step),
            ("rebuild", limits.rp_rebuild_division, limits.rp_rebuild_corps),
            ("rebuild_full", limits.rp_rebuild_division_full, limits.rp_rebuild_corps_full),
        )
        rows = [
            (say(f"chart.cost_{name}"), (half_points(division), half_points(corps))) for name, division, corps in costs
        ]
        return self._chart("costs", (say("chart.division"), say("chart.corps")), rows, "14.1")


def _shift(columns: int) -> str:
    return "–" if not columns else f"{abs(columns)}{'L' if columns < 0 else 'R'}"


def _bound(figure: int | None, sign: str) -> str:
    return "–" if figure is None else f"{figure}{sign}"


def _lit(chart: ChartView, cells: Cells) -> ChartView:
    if chart.lit == cells:
        return chart
    return ChartView(chart.id, chart.title, chart.columns, chart.rows, chart.notes, cells, chart.rule)
