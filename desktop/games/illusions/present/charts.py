"""Tables to look things up in: fire tables, shifts, modifiers, offensives, commitment, victory levels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.illusions.present.names import Names
from desktop.games.illusions.rules.combat import resolve
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, SIDES
from desktop.mechanics.cdg.fire_charts import drm_chart, fire_chart, level_chart, shift_chart, span
from desktop.mechanics.charting import Cells, Reason, chart, lit, rows_of
from desktop.views.table import ChartView
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState


OFFENSIVE_RULES = {ALLIED: "7.2", CENTRAL: "7.3"}


class Charts:
    """Makes the charts once; what is in use now is lit."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        tables = world.tables
        terrain = [(each.id, each.attacker_shift, 0) for each in tables.terrain if each.attacker_shift]
        others = [(row.id, row.attacker, row.defender) for row in tables.shifts]
        self._plain = (
            fire_chart(names, "heavy", tables.heavy_fire, "12.2"),
            fire_chart(names, "light", tables.light_fire, "12.2"),
            shift_chart(names, (*terrain, *others), "12.2", self._own_shifts(len(terrain))),
            drm_chart(names, tables.drms, "12.2.1"), *self._offensives(),
            self._commitments(), level_chart(names, world.levels, world.scenario, "5.2"), self._points(),
        )  # fmt: skip

    def all(self, state: IllusionsState | None) -> tuple[ChartView, ...]:
        return self._plain if state is None else lit(self._plain, self._lit_fire(state))

    def _lit_fire(self, state: IllusionsState) -> dict[str, Cells]:
        """The column in which each side of the combat under way fires."""
        combat = state.combat
        if combat is None:
            return {}
        found: dict[str, list[tuple[int, int]]] = {}
        for side in SIDES:
            fire = resolve.fire_of(state, combat, side)
            found.setdefault(f"fire_{fire.table}", []).append((-1, fire.column))
        return {name: tuple(cells) for name, cells in found.items()}

    def _offensives(self) -> list[ChartView]:
        made = []
        for side, rule in OFFENSIVE_RULES.items():
            own = [each for each in self.world.tables.offensives if each.side == side]
            rows = [(span(min(each.dice), max(each.dice)), (each.name,)) for each in own]
            made.append(chart(self.names, f"offensive_{side}", (self.names.say("chart.offensive"),), rows, rule))
        return made

    def _commitments(self) -> ChartView:
        rows = [
            (each.name, (str(each.war_status), f"{each.first}–{each.last}")) for each in self.world.tables.commitments
        ]
        columns = (self.names.say("chart.war_status"), self.names.say("chart.cards"))
        return chart(self.names, "commitment", columns, rows, "17.2")

    def _own_shifts(self, after: int) -> list[Reason]:
        """Shifts that are ours; those of terrain stand before the others."""
        return [(row + after, column, reason) for row, column, reason in rows_of(self.world.tables.shifts, 0)]

    def _points(self) -> ChartView:
        rows = [(self.names.keyed("vp_item", row.id), (signed(row.vp),)) for row in self.world.tables.vp]
        return chart(self.names, "vp", (self.names.say("track.vp"),), rows, "5.1.1", rows_of(self.world.tables.vp, 0))
