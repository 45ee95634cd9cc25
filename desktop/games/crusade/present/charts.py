"""Tables to look things up in: fire tables, shifts, modifiers, victory lines, hand sizes, costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.crusade.data.schema_cards import Counterattack
from desktop.games.crusade.present.names import Names
from desktop.games.crusade.rules.combat import resolve
from desktop.games.crusade.state.sides import SIDES
from desktop.mechanics.cdg.fire_charts import fire_chart, level_chart, shift_chart
from desktop.mechanics.charting import Cells, chart, lit, rows_of
from desktop.views.table import ChartView
from desktop.views.wording import half_points, signed

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState

FIRE_RULE = "11.2.6"


class Charts:
    """Makes the charts once; what is in use now is lit."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._plain = (
            fire_chart(names, "division", world.tables.division_fire, FIRE_RULE),
            fire_chart(names, "corps", world.tables.corps_fire, FIRE_RULE),
            self._shifts(),
            self._drms(),
            self._automatic(), level_chart(names, world.levels, world.scenario, "5.1.1"), self._hands(), self._costs(),
        )  # fmt: skip

    def all(self, state: CrusadeState | None) -> tuple[ChartView, ...]:
        if state is None:
            return self._plain
        return lit(self._plain, {**self._lit_fire(state), **self._lit_turn(state)})

    # -- combat ------------------------------------------------------------------------------------
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

    def _shifts(self) -> ChartView:
        shifts = self.world.tables.shifts
        rows = ((row.id, row.attacker, row.defender) for row in shifts)
        return shift_chart(self.names, rows, FIRE_RULE, rows_of(shifts, 0))

    def _drms(self) -> ChartView:
        """11.2.5 The modifiers of the rules, winter and strategic counterattacks among them."""
        tables = self.world.tables
        effects = (effect for card in self.world.cards.values() for effect in card.effects)
        counterattack = next(effect.attack_drm for effect in effects if isinstance(effect, Counterattack))
        more = (
            ("winter", tables.winter.mountain),
            ("severe_winter", tables.severe_winter.mountain),
            ("counterattack", counterattack),
        )
        rows = [(row.id, row.value) for row in tables.drms] + list(more)
        shown = [(self.names.keyed("drm", key), (signed(value),)) for key, value in rows]
        return chart(self.names, "drms", (self.names.say("chart.die"),), shown, "11.2.5", rows_of(tables.drms, 0))

    # -- victory -----------------------------------------------------------------------------------
    def _automatic(self) -> ChartView:
        columns = tuple(self.names.say("chart.rm_of", whose=side) for side in reversed(SIDES))
        rows = [
            (f"{box.turn} · {box.date}", (_bound(box.republican_wins, "+"), _bound(box.nationalist_wins, "−")))
            for box in self.world.tables.turns
        ]
        return chart(self.names, "automatic", columns, rows, "5.2.2")

    def _lit_turn(self, state: CrusadeState) -> dict[str, Cells]:
        rows = [n for n, box in enumerate(self.world.tables.turns) if box.turn == state.turn]
        return {"automatic": tuple((row, -1) for row in rows)}

    # -- the rest ----------------------------------------------------------------------------------
    def _hands(self) -> ChartView:
        rows = []
        for line in self.world.tables.hand_sizes:
            label = self.names.say("chart.any_rm") if line.rm_max is None else f"RM ≤ {line.rm_max}"
            rows.append((label, (str(line.nationalist), str(line.republican))))
        return chart(self.names, "hands", tuple(self.names.side(side) for side in SIDES), rows, "6.0")

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
        return chart(self.names, "costs", (say("chart.division"), say("chart.corps")), rows, "14.1")


def _bound(figure: int | None, sign: str) -> str:
    return "–" if figure is None else f"{figure}{sign}"
