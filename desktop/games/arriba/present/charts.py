"""Tables to look things up in: combat, shifts, attempts, production, costs, prices, events, adjustment, doctrine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from desktop.games.arriba.present.names import Names
from desktop.mechanics.charting import chart, rows_of, whole
from desktop.views.ours import reason_of
from desktop.views.table import ChartView
from desktop.views.wording import signed

if TYPE_CHECKING:
    from desktop.games.arriba.data.world import World
    from desktop.games.arriba.state.state import ArribaState

SHIFTS = ("city", "mountain", "fort", "winter")
RECOVERY = ("city", "region", "high", "low", "good_cadre", "poor_cadre", "enemy", "unsupplied")


class Charts:
    """Makes the charts once; what is in use now is lit."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._plain = (
            self._combat(), self._shifts(), self._attempt(), self._production(), self._costs(), self._prices(),
            self._events(), self._recovery(), self._blockade(), self._adjustment(), self._doctrine(),
        )  # fmt: skip

    def all(self, state: ArribaState | None) -> tuple[ChartView, ...]:
        if state is None:
            return self._plain
        return tuple(self._lit(state, each) for each in self._plain)

    # -- combat ------------------------------------------------------------------------------------
    def _combat(self) -> ChartView:
        table, say = self.world.tables.combat, self.names.say
        dice = list(table.rows)
        ends = {dice[0]: say("chart.or_less", n=dice[0]), dice[-1]: say("chart.or_more", n=dice[-1])}
        rows = [(ends.get(die, die), tuple(row)) for die, row in table.rows.items()]
        return chart(self.names, "combat", tuple(table.columns), rows, "9.2", whole(table))

    def _shifts(self) -> ChartView:
        table, levels = self.world.tables.shifts, self.world.tables.levels
        rows = [(self.names.say(f"shift.{key}"), (signed(getattr(table, key)),)) for key in SHIFTS]
        rows += [
            (self.names.say("shift.level_high"), (signed(levels.high_shift),)),
            (self.names.say("shift.level_low"), (signed(levels.low_shift),)),
            (self.names.say("shift.cadre"), ("±",)),
        ]
        return chart(self.names, "shifts", (self.names.say("chart.columns"),), rows, "9")

    def _lit(self, state: ArribaState, found: ChartView) -> ChartView:
        battle = state.battle
        if found.id != "combat" or battle is None:
            return found
        column = min(max(battle.column, self.world.first_column), self.world.last_column) - self.world.first_column
        dice = [die for die, _ in found.rows]
        row = -1
        if battle.die:
            total = battle.die + battle.modifier
            row = min(range(len(dice)), key=lambda n: abs(_figure(dice[n]) - total))
        return replace(found, lit=((row, column),))

    # -- politics and equipment --------------------------------------------------------------------
    def _attempt(self) -> ChartView:
        rows, table, say = [], self.world.tables.attempt, self.names.say
        above: int | None = None
        for result in table.results:
            least, move = result.least, result.move
            if least is None:
                label = say("chart.or_less", n=above - 1) if above is not None else ""
            else:
                label = say("chart.or_more", n=least) if above is None else say("chart.to", n=least, m=above - 1)
            key = "chart.towards" if move > 0 else "chart.away" if move < 0 else "chart.stays"
            rows.append((label, (say(key, n=abs(move)),)))
            above = least
        return chart(self.names, "attempt", (say("chart.moves"),), rows, "5.3", whole(table))

    def _production(self) -> ChartView:
        """6.1 The domestic EP of every turn, by the city that must be controlled."""
        turns = {number: turn for number, turn in self.world.turns.items() if number <= self.world.last_turn}
        cities = dict.fromkeys(city for turn in turns.values() for city in turn.production)
        rows = [
            (self.names.city(city), tuple(str(turn.production.get(city, 0)) for turn in turns.values()))
            for city in cities
        ]
        return chart(self.names, "production", tuple(map(str, turns)), rows, "6.1", whole(self.world.tables.turns[0]))

    def _costs(self) -> ChartView:
        rows = []
        for cost in self.world.tables.costs.values():
            needs = [cost.needs] * bool(cost.needs) + [cost.power] * bool(cost.power) + ["supply"] * cost.supply
            rows.append((cost.text, (str(cost.ep), ", ".join(self.names.say(f"need.{need}") for need in needs))))
        columns = (self.names.say("chart.ep"), self.names.say("chart.needs"))
        return chart(self.names, "costs", columns, rows, "6.2", rows_of(self.world.tables.costs.values(), 0))

    def _prices(self) -> ChartView:
        prices = self.world.tables.prices
        faces = range(1, self.world.limits.die_faces + 1)
        rows = [(self.names.kind(kind), tuple(map(str, getattr(prices, kind)))) for kind in self.world.assets]
        return chart(self.names, "prices", tuple(map(str, faces)), rows, "6.5", whole(prices))

    def _events(self) -> ChartView:
        rows = [(str(roll), (event.name, event.text)) for roll, event in sorted(self.world.events.items())]
        columns = (self.names.say("chart.event"), self.names.say("chart.effect"))
        return chart(self.names, "events", columns, rows, "4", whole(self.world.files.events))

    def _recovery(self) -> ChartView:
        table = self.world.tables.recovery
        needed = self.names.say("recovery.target"), (self.names.say("chart.or_more", n=table.target),)
        rows = [needed, *((self.names.say(f"recovery.{key}"), (signed(getattr(table, key)),)) for key in RECOVERY)]
        return chart(self.names, "recovery", (self.names.say("chart.die"),), rows, "10", whole(table))

    def _blockade(self) -> ChartView:
        table = self.world.tables.blockade
        faces = tuple(str(die) for die in range(1, self.world.limits.die_faces + 1))
        rows = [(self.names.say(f"blockade.{key}"), tuple(map(str, getattr(table, key)))) for key in ("weak", "strong")]
        return chart(self.names, "blockade", faces, rows, "15.4", whole(table))

    def _adjustment(self) -> ChartView:
        table, say = self.world.tables.adjustment, self.names.say
        rows = [
            (say("adjust.gained"), (signed(table.region_gained),)),
            (say("adjust.lost"), (say("chart.dice_lost", n=table.region_lost_dice),)),
            (say("adjust.enemy_division"), (signed(table.enemy_division),)),
            (say("adjust.own_division"), (signed(table.own_division),)),
            (say("adjust.foothold", n=table.foothold_regions), (say("chart.dice_lost", n=table.foothold_dice),)),
        ]
        reported = len(rows) - 1  # the foothold, like the key cities, is nobody's report
        rows += [(self.names.city(city), (f"±{value}",)) for city, value in table.key_cities.items()]
        reasons = [f"{table.note} ({table.source})"] * reported + [reason_of(table)] * (len(rows) - reported)
        ours = [(row, 0, reason) for row, reason in enumerate(reasons)] if table.reconstructed else ()
        return chart(self.names, "adjustment", (say("chart.psp"),), rows, "12.3", ours)

    def _doctrine(self) -> ChartView:
        """15.5 What each die brings: every kind of asset point in attack and defence, breakthrough, duration."""
        table, say = self.world.tables.doctrine, self.names.say
        columns: list[str] = []
        cells: list[list[str]] = [[] for _ in range(self.world.limits.die_faces)]
        for kind in self.world.assets:
            for role, effects in (("attack", table.attack), ("defence", table.defence)):
                columns.append(say(f"track.doctrine_{role}", kind=kind))
                for row, effect in zip(cells, effects[kind], strict=True):  # type: ignore[index]
                    row.append(effect.text)
        columns += [say("track.doctrine_break"), say("chart.duration")]
        for row, breaking, turns in zip(cells, table.breakthrough, table.duration, strict=True):
            row += [breaking.text, say("chart.turns", n=turns)]
        rows = [(str(die), tuple(row)) for die, row in enumerate(cells, 1)]
        return chart(self.names, "doctrine", tuple(columns), rows, "15.5", whole(table))


def _figure(label: str) -> int:
    """The number in a row's label: "≤0", "7+" or "3"."""
    digits = "".join(c for c in label if c.isdigit() or c in "-−").replace("−", "-")
    return int(digits or 0)
