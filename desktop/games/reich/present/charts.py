"""Tables to look things up in: bonus dice, hand size, kinds of events, suits and cards, attacks, victory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.combat import dice
from desktop.views.table import ChartView

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

Cells = tuple[tuple[int, int], ...]
BONUS_ROWS = ("dice.event", "dice.sea", "dice.fleet", "dice.area", "dice.capital")
TABLES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "dice": ("7.4.1", ("who",), ("event", "sea", "fleet", "area", "capital", "most")),
    "effects": (
        "7.5", ("what",),
        ("fort", "fort_elsewhere", "fleet", "saboteur", "agent", "general", "marshal", "supreme"),
    ),
    "hand": (
        "4.1.4", ("who", "by"),
        ("lost", "berlin", "retaken", "taken", "paris_taken", "paris_lost", "italy", "axis_reshuffle", "reorganise_own",
         "reorganise_enemy", "blitz", "gamble", "convoy", "bombing"),
    ),
    "attacks": ("6.5.1", ("needs", "target"), ("land", "paratroop", "amphibious", "sea")),
    "kinds": ("4.2.5", ("rule",), ("reusable", "returnable", "retirable", "recyclable")),
    "suits": ("4.1.2", ("rank",), ("german", "western", "soviet", "italian", "none")),
    "victory": (
        "9.0", ("when", "condition"),
        ("sudden_death", "berlin", "london_moscow", "soviet", "western", "axis", "surrender", "last_year"),
    ),
}  # fmt: skip
"""Chart: rule, columns, rows; the words are `chart.<id>...`."""


class Charts:
    """Makes the charts once; what is in use now is lit."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._plain = tuple(self._make(chart) for chart in TABLES)

    def _make(self, chart: str) -> ChartView:
        rule, columns, rows = TABLES[chart]
        say = self.names.say
        made = tuple(
            (
                say(f"chart.{chart}.{row}"),
                tuple(say(f"chart.{chart}.{row}.{column}", **self._figures()) for column in columns),
            )
            for row in rows
        )
        titles = tuple(say(f"chart.column.{column}") for column in columns)
        notes = (say(f"chart.{chart}.note", **self._figures()),) if f"chart.{chart}.note" in self.names.words else ()
        return ChartView(chart, say(f"chart.{chart}"), titles, made, notes, (), rule)

    def _figures(self) -> dict[str, int]:
        """Figures of the rules that the words of charts may name."""
        limits = self.world.limits
        return {
            "dice": limits.dice, "most": limits.dice_most, "fort": limits.fort_in_centre,
            "fort_else": limits.fort_elsewhere, "hand": limits.hand_most, "low": limits.surrender_at,
            "high": limits.surrender_enemy, "blitz": limits.blitz_attacks, "italy": self.world.tables.italy.hand_loss,
        }  # fmt: skip

    def all(self, state: ReichState | None) -> tuple[ChartView, ...]:
        if state is None:
            return self._plain
        lit = {"dice": self._bonus_rows(state), "attacks": self._attack_row(state)}
        return tuple(_lit(chart, lit.get(chart.id, ())) for chart in self._plain)

    def _bonus_rows(self, state: ReichState) -> Cells:
        conflict = state.conflict
        if conflict is None:
            return ()
        found = [
            BONUS_ROWS.index(item.source.key)
            for side in (conflict.active, conflict.other)
            for item in dice.bonus_dice(state, side)
            if item.source.key in BONUS_ROWS
        ]
        return tuple((row, -1) for row in sorted(set(found)))

    def _attack_row(self, state: ReichState) -> Cells:
        rows = TABLES["attacks"][2]
        conflict = state.conflict
        return ((rows.index(conflict.kind), -1),) if conflict is not None and conflict.kind in rows else ()


def _lit(chart: ChartView, cells: Cells) -> ChartView:
    if chart.lit == cells:
        return chart
    return ChartView(chart.id, chart.title, chart.columns, chart.rows, chart.notes, cells, chart.rule)
