"""The charts: combat results, terrain effects, air bombardment, weather; what is in use now is lit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId
from desktop.games.battles.data.world import CLEAR, MUD
from desktop.games.battles.present.names import Names
from desktop.games.battles.present.queries import bombardment, current_attack, moving_unit
from desktop.games.battles.rules.combat.resolve import FACES
from desktop.views.table import ChartView, PreviewView
from desktop.views.wording import capital, half_points, signed

if TYPE_CHECKING:
    from desktop.games.battles.data.world import World
    from desktop.games.battles.state.state import BattleState

Cells = tuple[tuple[int, int], ...]
TERRAINS = ("clear", "town", "city", "woods", "hill", "rough", "combination")
RIVER_ROW, MAIN_ROW, MINOR_ROW = range(len(TERRAINS), len(TERRAINS) + 3)
FOOT_CLEAR, MECH_CLEAR, FOOT_MUD, MECH_MUD, DEFENCE = range(5)
WEATHERS = (MUD, CLEAR)


class Charts:
    """Builds the charts once and lights them for a state."""

    def __init__(self, world: World, names: Names) -> None:
        self.world, self.names = world, names
        self._crt = self._make_crt()
        self._tec = self._make_tec()
        self._air = self._make_air()
        self._weather = self._make_weather()

    def all(self, state: BattleState | None, preview: PreviewView | None = None) -> tuple[ChartView, ...]:
        charts = [_lit(self._crt, self._crt_cells(preview)), _lit(self._tec, self._tec_cells(state))]
        charts.append(_lit(self._air, self._air_cells(state)))
        charts.append(_lit(self._weather, self._weather_cells(state)))
        return tuple(charts)

    # -- the tables --------------------------------------------------------------------------------
    def _make_crt(self) -> ChartView:
        crt, names = self.world.tables.crt, self.names
        last = list(crt.rows)[-1]
        rows = tuple(
            (f"{die}+" if die == last else die, tuple(names.result(cell) for cell in cells))
            for die, cells in crt.rows.items()
        )
        columns = tuple(names.column(column) for column in crt.columns)
        notes = (names.say("chart.crt_note"), names.say("chart.crt_order"))
        return ChartView("crt", names.say("chart.crt"), columns, rows, notes, rule="CRT")

    def _make_tec(self) -> ChartView:
        names, world = self.names, self.world
        rows = []
        for terrain in TERRAINS:
            entry = world.tables.tec.terrain[terrain]
            slow = world.special.mud_mechanized if terrain in ("clear", "hill") else None
            mud = (entry.mud[0], entry.mud[1] if slow is None else slow)
            costs = [_cost(names, value) for value in (*entry.clear, *mud)]
            rows.append((names.say(f"chart.{terrain}"), (*costs, signed(entry.defence))))
        rows += [self._river_row(), self._road_row("main"), self._road_row("minor")]
        columns = tuple(names.say(f"chart.tec_{name}") for name in ("foot", "mech", "foot_mud", "mech_mud", "defence"))
        notes = (names.say("chart.tec_note"), names.say("chart.tec_river"))
        return ChartView("tec", names.say("chart.tec"), columns, tuple(rows), notes, rule="TEC")

    def _river_row(self) -> tuple[str, tuple[str, ...]]:
        world, names = self.world, self.names
        cost = world.special.river or world.tables.tec.river
        no = _cost(names, None)
        cells = (signed(cost.clear), no, signed(cost.mud), no, signed(world.tables.tec.river.defence))
        return names.say("chart.river"), cells

    def _road_row(self, kind: str) -> tuple[str, tuple[str, ...]]:
        road = self.world.tables.tec.road
        foot, mech = (half_points(value) for value in (road.main if kind == "main" else road.minor))
        return self.names.say(f"chart.road_{kind}"), (foot, mech, foot, mech, "")

    def _make_air(self) -> ChartView:
        table, names = self.world.tables.air_bombardment, self.names
        last = list(table.rows)[-1]
        rows = tuple(
            (f"{die}+" if die == last else die, tuple(names.say("chart.hit") if hit else "–" for hit in hits))
            for die, hits in table.rows.items()
        )
        notes = [names.say("chart.air_cover", n=table.cover_drm, terrains=table.cover_terrain)]
        if night := self.world.special.night_air:
            notes.append(names.say("chart.air_night", side=night.side, n=night.bombard_drm))
        columns = tuple(column.replace("-", "–") for column in table.columns)
        return ChartView("air", names.say("chart.air"), columns, rows, tuple(notes), rule="AIR")

    def _make_weather(self) -> ChartView:
        """WEATHER For each weather the dice that bring it, turns by turns, and how far spotters see in it."""
        names, spans = self.names, self.world.scenario.weather
        columns = []
        for number, span in enumerate(spans):
            last = spans[number + 1].from_turn - 1 if number + 1 < len(spans) else len(self.world.turns)
            columns.append(names.say("chart.weather_turns", n=span.from_turn, n2=last))
        columns.append(names.say("chart.spotting"))
        rows = []
        sights = {CLEAR: self.world.limits.spotting_clear, MUD: self.world.limits.spotting_mud}
        for weather in WEATHERS:
            dice = tuple(_dice([face for face in FACES if (face in span.mud_on) == (weather == MUD)]) for span in spans)
            sight = names.say("chart.spotting_range", n=sights[weather])
            rows.append((capital(names.weather(weather)), (*dice, sight)))
        rolled = any(span.mud_on for span in spans)
        notes = (
            names.say("chart.weather_note" if rolled else "chart.weather_always"),
            names.say("chart.spotting_note"),
        )
        title = names.say("chart.weather")
        return ChartView("weather", title, tuple(columns), tuple(rows), notes, rule="WEATHER")

    # -- what is in use ----------------------------------------------------------------------------
    def _crt_cells(self, preview: PreviewView | None = None) -> Cells:
        if preview is None or preview.chart != "crt":
            return ()
        if not preview.die:
            return ((-1, preview.chart_column),)
        modified = preview.die + sum(_number(item.value) for item in preview.modifiers)
        return ((self.world.crt.row_of(modified), preview.chart_column),)

    def _tec_cells(self, state: BattleState | None) -> Cells:
        if state is None:
            return ()
        attack = current_attack(state)
        if attack is not None:
            return tuple(dict.fromkeys((self._terrain_row(hex_id), DEFENCE) for hex_id in attack.targets))
        if state.phase != "movement":
            return ()
        mud = state.weather == "mud"
        mover = moving_unit(state)
        if not mover:
            return tuple((-1, column) for column in ((FOOT_MUD, MECH_MUD) if mud else (FOOT_CLEAR, MECH_CLEAR)))
        mechanized = self.world.units[mover].mechanized
        return ((-1, (MECH_MUD if mechanized else FOOT_MUD) if mud else MECH_CLEAR if mechanized else FOOT_CLEAR),)

    def _terrain_row(self, hex_id: SpaceId) -> int:
        return TERRAINS.index(self.world.terrain_kind(hex_id))

    def _air_cells(self, state: BattleState | None) -> Cells:
        aimed = bombardment(state) if state is not None else None
        if state is None or aimed is None:
            return ()
        frame, hex_id = aimed
        return ((-1, self.world.air_table.column_of(frame.strength(state, hex_id))),)

    def _weather_cells(self, state: BattleState | None) -> Cells:
        if state is None or not state.turn:
            return ()
        spans = self.world.scenario.weather
        column = max(number for number, span in enumerate(spans) if span.from_turn <= state.turn)
        row = WEATHERS.index(state.weather)
        return ((row, column), (row, len(spans)))


def _lit(chart: ChartView, cells: Cells) -> ChartView:
    if chart.lit == cells:
        return chart
    return ChartView(chart.id, chart.title, chart.columns, chart.rows, chart.notes, cells, chart.rule)


def _dice(faces: list[int]) -> str:
    """Faces of the die that follow each other."""
    if not faces:
        return "–"
    return str(faces[0]) if len(faces) == 1 else f"{faces[0]}–{faces[-1]}"


def _cost(names: Names, value: int | None) -> str:
    return names.say("chart.prohibited") if value is None else str(value)


def _number(text: str) -> int:
    return int(text.replace("−", "-"))
