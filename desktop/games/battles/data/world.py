"""The immutable part of a battle: map, units, tables, options, all looked up once."""

from __future__ import annotations

from functools import cached_property

from desktop.data.game_files import resolve_options
from desktop.engine.definition import Options
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.data import schema as s
from desktop.games.battles.data.checks import grid_of
from desktop.games.battles.data.files import READER, GameFiles
from desktop.games.battles.data.readings import BruneteObjectiveControl, BruneteTurns, HenaresLimit, ReserveBoundary
from desktop.games.battles.data.records import Entry, UnitDef, Way
from desktop.games.battles.data.schema_setup import Division, VictoryHex
from desktop.mechanics.hexgrid import HexGrid
from desktop.mechanics.los import LineOfSight
from desktop.mechanics.readings import GameWorld
from desktop.mechanics.table import ResultsTable

__all__ = [
    "CLEAR", "EITHER", "FOOT", "HALVES", "MECHANIZED", "MUD", "SIDES", "Entry", "UnitDef", "Way", "World", "load_world",
]  # fmt: skip

SIDES = ("nationalist", "republican")
CLEAR, MUD = "clear", "mud"
FOOT, MECHANIZED, EITHER = "foot", "mechanized", "either"
"""Columns of the terrain effects chart; leaders use the better of the two (14.1)."""
HALVES = 2
"""Movement points are counted in half points."""
_ARMOUR = ("tank", "lt_tank", "ac")
_NEVER_STACK = ("hq", "leader", "air", "truck")
_COLUMN = {FOOT: 0, MECHANIZED: 1}


class World(GameWorld):
    """A scenario ready to be played. Nothing in it changes."""

    def __init__(self, files: GameFiles, options: Options) -> None:
        super().__init__(resolve_options(files.scenario, files.rulings, options))
        self.files = files
        self.scenario = files.scenario
        self.map = files.map
        self.tables = files.tables
        self.limits = files.limits
        self.special = files.scenario.special
        self.crt: ResultsTable[str] = ResultsTable(files.tables.crt.columns, files.tables.crt.rows)
        air = files.tables.air_bombardment
        self.air_table: ResultsTable[int] = ResultsTable(air.columns, air.rows)
        self._lay_out_map()
        self._list_rivers_and_roads()
        self._list_turns()
        self._list_units()
        self._list_entries()
        self._list_rules_of_places()
        self.deployment_choices: dict[UnitId, tuple[SpaceId, ...]] = {}
        """Kept by deployment.choices."""
        self.superiors: dict[UnitId, tuple[UnitId, ...]] = {}
        """Kept by command.superiors."""
        self._zoc_reach: dict[tuple[SpaceId, str], tuple[SpaceId, ...]] = {}
        self._ways: dict[tuple[str, str], dict[SpaceId, tuple[Way, ...]]] = {}

    # -- map ---------------------------------------------------------------------------------------
    def _lay_out_map(self) -> None:
        whole = grid_of(self.map)
        area = self.scenario.area
        self.grid = HexGrid.from_ids(whole.orientation, area) if area else whole
        self.hexes: tuple[SpaceId, ...] = self.grid.ids
        self.neighbours: dict[SpaceId, tuple[SpaceId, ...]] = {h: self.grid.neighbours(h) for h in self.hexes}
        self.los = LineOfSight(self.grid)
        self.terrain: dict[SpaceId, tuple[str, ...]] = {}
        self.elevation: dict[SpaceId, int] = {}
        self.region: dict[SpaceId, str] = {}
        for line in self.map.lines:
            for offset, (letter, region) in enumerate(zip(line.terrain, line.regions, strict=True)):
                hex_id = SpaceId(f"{line.line}{line.start + offset:02}")
                if hex_id in self.grid:
                    self.terrain[hex_id] = tuple(self.map.legend[letter].terrain)
                    self.elevation[hex_id] = self.map.legend[letter].elevation
                    self.region[hex_id] = region
        self.edges: dict[str, tuple[SpaceId, ...]] = {
            edge: tuple(h for h in hexes if h in self.grid) for edge, hexes in sorted(self.map.edges.items())
        }
        self._edges_of = {h: tuple(e for e, hexes in self.edges.items() if h in hexes) for h in self.hexes}
        self.zones: dict[str, tuple[SpaceId, ...]] = {
            key: tuple(h for h in zone.hexes if h in self.grid) for key, zone in self.map.zones.items()
        }
        self.towns = frozenset(h for h in self.hexes if set(self.terrain[h]) & {"town", "city"})

    def _list_rivers_and_roads(self) -> None:
        self.rivers: dict[str, str] = {}
        blocked: set[str] = set()
        for river in self.map.rivers:
            for side in river.hexsides:
                a, b = self.ends(side)
                self.rivers[self.hexside(a, b)] = river.name
                if river.blocks_zoc:
                    blocked.add(self.hexside(a, b))
        self.zoc_blocked = frozenset(blocked)
        self.bridges: dict[str, s.Bridge] = {bridge.hexside: bridge for bridge in self.map.bridges}
        self.roads: dict[str, str] = {}
        kinds: dict[SpaceId, str] = {}
        links: dict[SpaceId, list[SpaceId]] = {}
        for road in self.map.roads:
            for hex_id in road.path:
                kinds[hex_id] = "main" if road.kind == "main" else kinds.get(hex_id, "minor")
            for a, b in zip(road.path, road.path[1:], strict=False):
                side = self.hexside(a, b)
                if a in self.grid and b in self.grid:
                    self.roads[side] = "main" if road.kind == "main" else self.roads.get(side, "minor")
                    links.setdefault(a, []).append(b)
                    links.setdefault(b, []).append(a)
        self.road_kind = {h: kinds[h] for h in self.hexes if h in kinds}
        self.road_hexes = frozenset(self.road_kind)
        self.road_links: dict[SpaceId, tuple[SpaceId, ...]] = {h: tuple(sorted(set(near))) for h, near in links.items()}
        self.open_road = frozenset(self.road_hexes - self.towns)
        """7.3 Road hexes outside towns: one unit only."""
        exits: dict[SpaceId, list[str]] = {}
        for exit_ in self.map.road_exits:
            if exit_.hex in self.grid:
                exits.setdefault(exit_.hex, []).append(exit_.edge)
        self.road_exits: dict[SpaceId, tuple[str, ...]] = {h: tuple(sorted(exits[h])) for h in sorted(exits)}

    def hexside(self, a: SpaceId, b: SpaceId) -> str:
        return f"{a}/{b}" if a < b else f"{b}/{a}"

    def ends(self, hexside: str) -> tuple[SpaceId, SpaceId]:
        """The two hexes of a hexside."""
        a, b = hexside.split("/")
        return SpaceId(a), SpaceId(b)

    def river(self, a: SpaceId, b: SpaceId) -> str:
        """The river between two adjacent hexes, or nothing."""
        return self.rivers.get(self.hexside(a, b), "")

    def road(self, a: SpaceId, b: SpaceId) -> str:
        """The kind of road that joins two adjacent hexes ("main", "minor"), or nothing."""
        return self.roads.get(self.hexside(a, b), "")

    def bridge(self, a: SpaceId, b: SpaceId) -> bool:
        return self.hexside(a, b) in self.bridges

    def distance(self, a: SpaceId, b: SpaceId) -> int:
        return self.grid.distance(a, b)

    def edges_of(self, hex_id: SpaceId) -> tuple[str, ...]:
        return self._edges_of[hex_id]

    def terrain_kind(self, hex_id: SpaceId) -> str:
        """The line of the terrain effects chart: a terrain, or any combination of hill, rough and woods."""
        terrain = self.terrain[hex_id]
        return terrain[0] if len(terrain) == 1 else "combination"

    # -- costs -------------------------------------------------------------------------------------
    def terrain_cost(self, hex_id: SpaceId, column: str, weather: str) -> int | None:
        """TEC: half points to enter a hex off the road; None if prohibited."""
        if column == EITHER:
            costs = [self.terrain_cost(hex_id, each, weather) for each in _COLUMN]
            return min((cost for cost in costs if cost is not None), default=None)
        kind = self.terrain_kind(hex_id)
        slow = self.special.mud_mechanized
        if weather == MUD and column == MECHANIZED and slow is not None and kind in ("clear", "hill"):
            return slow * HALVES
        entry = self.tables.tec.terrain[kind]
        cost = (entry.mud if weather == MUD else entry.clear)[_COLUMN[column]]
        return None if cost is None else cost * HALVES

    def river_cost(self, weather: str) -> int:
        """TEC, J.rivers: half points on top for crossing an unbridged river on foot."""
        cost = self.special.river or self.tables.tec.river
        return (cost.mud if weather == MUD else cost.clear) * HALVES

    def road_cost(self, kind: str, column: str) -> int:
        """6.5 Half points for a step along a road."""
        costs = self.tables.tec.road.main if kind == "main" else self.tables.tec.road.minor
        return min(costs) if column == EITHER else costs[_COLUMN[column]]

    def ways(self, column: str, weather: str) -> dict[SpaceId, tuple[Way, ...]]:
        """For each hex the steps a unit of this kind can make, pontoons left aside."""
        key = (column, weather)
        if key not in self._ways:
            self._ways[key] = {h: self._ways_from(h, column, weather) for h in self.hexes}
        return self._ways[key]

    def _ways_from(self, hex_id: SpaceId, column: str, weather: str) -> tuple[Way, ...]:
        ways = []
        for near in self.neighbours[hex_id]:
            if kind := self.road(hex_id, near):
                ways.append(Way(near, self.road_cost(kind, column), True, ""))
                continue
            cost = self.terrain_cost(near, column, weather)
            river = self.river(hex_id, near)
            if cost is None or (river and column == MECHANIZED):
                continue
            ways.append(Way(near, cost + (self.river_cost(weather) if river else 0), False, river))
        return tuple(ways)

    def zoc_reach(self, hex_id: SpaceId, column: str) -> tuple[SpaceId, ...]:
        """8.1, 8.2 The hexes around into which a unit there exerts its zone of control."""
        key = (hex_id, column)
        found = self._zoc_reach.get(key)
        if found is None:
            found = self._zoc_reach[key] = tuple(
                near
                for near in self.neighbours[hex_id]
                if self.hexside(hex_id, near) not in self.zoc_blocked
                and (self.terrain_cost(near, column, CLEAR) is not None or self.road(hex_id, near))
            )
        return found

    # -- turns -------------------------------------------------------------------------------------
    def _list_turns(self) -> None:
        scenario = self.scenario
        self._alternative = bool(scenario.alternative_turns) and BruneteTurns.of(self) is BruneteTurns.N19
        turns = scenario.alternative_turns if self._alternative else scenario.turns
        self.turns: tuple[str, ...] = tuple(turn.label for turn in turns)

    @property
    def last_turn(self) -> int:
        return len(self.turns)

    def turn_of(self, dated: int, alternative: int = 0) -> int:
        """The turn of something dated by the default count of turns (B.turns)."""
        if not self._alternative:
            return dated
        return alternative or self.scenario.alternative_turn_of.get(str(dated), dated)

    # -- units -------------------------------------------------------------------------------------
    def _list_units(self) -> None:
        placement = {u: key for key, record in self.scenario.placements.items() for u in record.units}
        self.units: dict[UnitId, UnitDef] = {
            unit.id: self._define(unit, order, placement[unit.id])
            for order, unit in enumerate(self.files.units.values())
        }
        self.by_side: dict[str, tuple[UnitId, ...]] = {
            side: tuple(unit.id for unit in self.units.values() if unit.side == side) for side in SIDES
        }
        self.hqs: dict[str, tuple[UnitId, ...]] = {
            side: tuple(u for u in self.by_side[side] if self.units[u].is_hq) for side in SIDES
        }
        self.divisions: dict[str, Division] = dict(self.scenario.divisions)
        self.of_division: dict[str, tuple[UnitId, ...]] = {
            division: tuple(u.id for u in self.units.values() if u.div == division) for division in self.divisions
        }

    @property
    def room(self) -> int:
        """7.1 The room in a hex, in the parts units take of it."""
        return self.scenario.stacking.battalions * max(1, self.scenario.stacking.companies_per_battalion)

    def _define(self, unit: s.Unit, order: int, placement: str) -> UnitDef:
        kind = unit.type
        free = kind in _NEVER_STACK
        companies = self.scenario.stacking.companies_per_battalion
        parts = {"bn": max(1, companies), "co": min(1, companies), "sqn": 0, "none": 0}.get(unit.size, self.room)
        column = EITHER if kind == "leader" else MECHANIZED if unit.mechanized else FOOT
        formation = unit.formation
        return UnitDef(
            id=unit.id, name=unit.name, side=unit.side, type=kind, size=unit.size, full=unit.full,
            reduced=unit.reduced, corps=formation.corps, div=formation.div, bde=formation.bde, reg=formation.reg,
            mechanized=unit.mechanized, color=unit.color, order=order, placement=placement,
            maneuver=kind not in ("art", "air"), armour=kind in _ARMOUR, is_hq=kind == "hq",
            is_artillery=kind == "art", is_truck=kind == "truck", is_air=kind == "air", is_leader=kind == "leader",
            is_infantry=kind == "inf", is_engineer=kind == "eng", combat=not free, free=free,
            parts=0 if free else parts, company=unit.size == "co", column=column,
        )  # fmt: skip

    def may_stand(self, unit: UnitId, hex_id: SpaceId) -> bool:
        """6.4 Whether a unit can be in a hex at all: its terrain is not prohibited, or a road leads in."""
        column = self.units[unit].column
        return hex_id in self.road_hexes or self.terrain_cost(hex_id, column, CLEAR) is not None

    def order_of(self, unit: UnitId) -> int:
        return self.units[unit].order

    def enemy(self, side: str) -> str:
        return SIDES[1] if side == SIDES[0] else SIDES[0]

    def _set_up_first(self, side: str) -> list[UnitId]:
        """Units of a side that are on the map when play begins."""
        placements = self.scenario.placements
        return [
            u for u in self.by_side[side] if not (where := placements[self.units[u].placement]).turn and not where.box
        ]

    @cached_property
    def is_held_by_entry(self) -> bool:
        """B.victory Whether a place is the side's that entered it last, or only (J.victory) while a unit is there."""
        rule: str = self.scenario.victory.control
        if any(option.ruling == BruneteObjectiveControl.ruling() for option in self.scenario.options):
            rule = BruneteObjectiveControl.of(self)
        return rule == BruneteObjectiveControl.LAST_ENTERED

    def limited(self, unit: UnitId) -> bool:
        """Whether scenario rules restrict where this unit may go for the whole game (see restrictions)."""
        return unit in self._limited

    # -- places ------------------------------------------------------------------------------------
    def _list_entries(self) -> None:
        self.entries: dict[str, Entry] = {}
        for key, placement in self.scenario.placements.items():
            if placement.areas:
                self.entries[key] = Entry(key, self._area_hexes(placement.areas), "edge")
            elif placement.hexes:
                self.entries[key] = Entry(key, tuple(placement.hexes), "interior" if placement.interior else "edge")
            elif placement.box:
                exits = tuple(h for h in self.map.boxes[placement.box].exits if h in self.grid)
                self.entries[key] = Entry(key, exits, "box")
        for number, draw in enumerate(self.scenario.draws):
            key = f"draw-{number}"
            self.entries[key] = Entry(key, self._area_hexes(draw.areas), "edge")
        self.sources: dict[str, tuple[SpaceId, ...]] = {side: self._sources(side) for side in SIDES}
        for side in SIDES:
            self.entries[f"base-{side}"] = Entry(f"base-{side}", self.sources[side], "base")

    def _area_hexes(self, areas: list[str]) -> tuple[SpaceId, ...]:
        return tuple(hex_id for area in areas for hex_id in self.zones[f"area-{area}"])

    def _sources(self, side: str) -> tuple[SpaceId, ...]:
        """9.1 Where roads of supply begin: the road exits of friendly edges and the named hexes."""
        source = self.scenario.supply[side]  # type: ignore[index]
        by_edge = {h for h, edges in self.road_exits.items() if set(edges) & set(source.edges)}
        return tuple(sorted(by_edge | set(source.hexes)))

    def _list_rules_of_places(self) -> None:
        """J.reserves, B.objectives, B.corps: hexes that rules speak of."""
        special = self.special
        self.objectives: dict[str, tuple[SpaceId, ...]] = {}
        self.objective_side = ""
        if special.objectives is not None:
            self.objective_side = special.objectives.side
            self.objectives = {div: tuple(hexes) for div, hexes in special.objectives.divisions.items()}
        self.objective_hexes = frozenset(h for hexes in self.objectives.values() for h in hexes)
        self.victory_hexes: dict[SpaceId, VictoryHex] = {h: v for v in self.scenario.victory.hexes for h in v.hexes}
        watched = set(self.victory_hexes) | self.objective_hexes
        self.watched_hexes = frozenset(watched)
        """Hexes whose last occupant is remembered."""
        self.reserve_zone: frozenset[SpaceId] = frozenset()
        self.reserve_near: frozenset[SpaceId] = frozenset()
        self.barred: frozenset[SpaceId] = frozenset()
        self.bound_area: frozenset[SpaceId] = frozenset()
        self.bindable: frozenset[UnitId] = frozenset()
        limited: set[UnitId] = set()
        if (reserves := special.reserves) is not None:
            self.reserve_zone = frozenset(self.zones[reserves.trigger_zone])
            self.reserve_near = frozenset(
                h for at in reserves.near for h in self.grid.within(at, reserves.near_distance)
            )
            if (zone := reserves.barred_zones.get(HenaresLimit.of(self))) is not None:
                self.barred = frozenset(self.zones[zone])
                limited.update(reserves.units)
            if ReserveBoundary.of(self) is ReserveBoundary.SET_UP:
                self.bound_area = frozenset(self.zones[reserves.bound_zone])
                self.bindable = frozenset(self._set_up_first(reserves.side))
        if special.corps_boundary is not None:
            limited.update(special.corps_boundary.hqs)
        limited.update(u.id for u in self.units.values() if u.div in self.objectives and u.side == self.objective_side)
        self._limited = frozenset(limited)


def load_world(scenario: str, options: Options, corrections: str = "", /) -> World:
    """Read a scenario (an id, or the path of a file), with the corrections given, and resolve its options; raises
    DataError or EngineError."""
    return World(READER.load_files(scenario, corrections), options)
