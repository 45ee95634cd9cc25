"""Cross-references of the battles data: every id names something, every road is connected, every unit is placed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise

from desktop.data.document import Checker, DataPath
from desktop.engine.ids import UnitId
from desktop.games.battles.data import schema as s
from desktop.games.battles.data.schema_setup import Placement, Reserves, Scenario
from desktop.mechanics.hexgrid import HexGrid

FACES = range(1, 7)


def grid_of(map_file: s.MapFile) -> HexGrid:
    return _grid(map_file.grid)


@lru_cache(maxsize=8)
def _grid(grid: s.Grid) -> HexGrid:
    return HexGrid(grid.orientation, grid.first, grid.odd, grid.even)


def placed_units(scenario: Scenario) -> frozenset[str]:
    return frozenset(unit for placement in scenario.placements.values() for unit in placement.units)


# ------------------------------------------------------------------ map
def check_map(checker: Checker, map_file: s.MapFile) -> None:
    low, high = map_file.grid.first
    ranges = (map_file.grid.odd, map_file.grid.even)
    if not (0 <= low <= high <= 99 and all(0 <= a <= b <= 99 for a, b in ranges)):  # noqa: PLR2004  pairs of digits
        checker.fault(("grid",), "hex numbers are two pairs of digits")
        return
    grid = grid_of(map_file)
    _check_lines(checker, map_file, grid)
    _check_rivers(checker, map_file, grid)
    _check_roads(checker, map_file, grid)
    for number, place in enumerate(map_file.places):
        _hexes(checker, ("places", number, "hex"), [place.hex], grid)
    for key, zone in map_file.zones.items():
        _hexes(checker, ("zones", key, "hexes"), zone.hexes, grid)
    for key, box in map_file.boxes.items():
        _hexes(checker, ("boxes", key, "exits"), box.exits, grid)
    for edge, hexes in map_file.edges.items():
        _hexes(checker, ("edges", edge), hexes, grid)


def _hexes(checker: Checker, path: DataPath, hexes: Iterable[str], grid: HexGrid) -> None:
    for hex_id in hexes:
        checker.require(hex_id in grid, path, f"{hex_id} is no hex of the map")


def _check_lines(checker: Checker, map_file: s.MapFile, grid: HexGrid) -> None:
    covered: set[str] = set()
    for number, line in enumerate(map_file.lines):
        path: DataPath = ("lines", number)
        checker.require(len(line.terrain) == len(line.regions), path, "terrain and regions differ in length")
        covered.update(f"{line.line}{line.start + offset:02}" for offset in range(len(line.terrain)))
        for letter in sorted(set(line.terrain) - set(map_file.legend)):
            checker.fault(path, f"terrain letter {letter!r} is not in the legend")
        for letter in sorted(set(line.regions) - set(map_file.regions)):
            checker.fault(path, f"region letter {letter!r} is unknown")
    for hex_id in [hex_id for hex_id in grid.ids if hex_id not in covered][:20]:
        checker.fault(("lines",), f"hex {hex_id} has no terrain")
    for beyond in sorted(covered - set(grid.ids))[:20]:
        checker.fault(("lines",), f"terrain for {beyond}, which is no hex of the map")


def _side(checker: Checker, path: DataPath, name: str, grid: HexGrid) -> str:
    try:
        return "/".join(grid.split_hexside(name))
    except ValueError as error:
        checker.fault(path, str(error))
        return ""


def _check_rivers(checker: Checker, map_file: s.MapFile, grid: HexGrid) -> None:
    banks: dict[str, str] = {}
    for number, river in enumerate(map_file.rivers):
        for place, name in enumerate(river.hexsides):
            banks[_side(checker, ("rivers", number, "hexsides", place), name, grid)] = river.name
    links = {frozenset(pair) for road in map_file.roads for pair in pairwise(road.path)}
    for number, bridge in enumerate(map_file.bridges):
        side = _side(checker, ("bridges", number, "hexside"), bridge.hexside, grid)
        if side:
            path: DataPath = ("bridges", number)
            checker.require(banks.get(side) == bridge.river, path, f"no {bridge.river} hexside at {side}")
            checker.require(frozenset(side.split("/")) in links, path, f"no road crosses at {side}")


def _check_roads(checker: Checker, map_file: s.MapFile, grid: HexGrid) -> None:
    bridged = {bridge.hexside for bridge in map_file.bridges}
    rivers = {side for river in map_file.rivers for side in river.hexsides}
    for number, road in enumerate(map_file.roads):
        _hexes(checker, ("roads", number, "path"), road.path, grid)
        for a, b in pairwise(road.path):
            if a in grid and b in grid and not grid.adjacent(a, b):
                checker.fault(("roads", number, "path"), f"road {road.id} jumps from {a} to {b}")
            side = f"{min(a, b)}/{max(a, b)}"
            if side in rivers and side not in bridged:
                checker.fault(("roads", number, "path"), f"road {road.id} crosses {side} without a bridge")
    on_road = {hex_id for road in map_file.roads for hex_id in road.path}
    for number, exit_ in enumerate(map_file.road_exits):
        path: DataPath = ("road_exits", number)
        at_edge = exit_.hex in map_file.edges.get(exit_.edge, [])
        checker.require(at_edge, path, f"{exit_.hex} is not on edge {exit_.edge}")
        checker.require(exit_.hex in on_road, path, f"no road reaches {exit_.hex}")


# ------------------------------------------------------------------ scenario
def check_scenario(checker: Checker, scenario: Scenario, map_file: s.MapFile, units: dict[str, s.Unit]) -> None:
    grid = grid_of(map_file)
    _hexes(checker, ("area",), scenario.area, grid)
    if scenario.area:
        area = [hex_id for hex_id in scenario.area if hex_id in grid]
        if not area:
            return
        grid = HexGrid.from_ids(grid.orientation, area)
    checker.require(bool(scenario.turns), ("turns",), "a scenario has at least one turn")
    both = sorted(scenario.setup_order) == ["nationalist", "republican"]
    checker.require(both, ("setup_order",), "each side sets up once")
    _check_placements(checker, scenario, map_file, units, grid)
    _check_command(checker, scenario, units)
    _check_special(checker, scenario, map_file, grid)
    _check_victory(checker, scenario, grid)
    _check_dates(checker, scenario)
    for side, source in scenario.supply.items():
        _hexes(checker, ("supply", side, "hexes"), source.hexes, grid)
    for side in ("nationalist", "republican"):
        checker.require(side in scenario.supply, ("supply",), f"no supply source for the {side} side")
        checker.require(side in scenario.command.unit_range, ("command", "unit_range"), f"no range for {side}")
    for number, draw in enumerate(scenario.draws):
        pools = {placement.pool for placement in scenario.placements.values()} - {""}
        checker.require(draw.pool in pools, ("draws", number), f"there is no pool {draw.pool}")
        _areas(checker, ("draws", number), draw.areas, map_file)


def _check_dates(checker: Checker, scenario: Scenario) -> None:
    """J.weather, B.weather, 13.2 What is dated by a turn; the weather is known from the first turn on."""
    last = max(len(scenario.turns), len(scenario.alternative_turns))
    spans = [span.from_turn for span in scenario.weather]
    rising = not spans or (spans[0] <= 1 and spans == sorted(set(spans)))
    checker.require(rising, ("weather",), "the weather is told from turn 1 on, each span later than the one before")
    for number, turn in enumerate(spans):
        checker.require(turn <= last, ("weather", number, "from_turn"), f"there is no turn {turn}")
    for number, span in enumerate(scenario.weather):
        faces = set(span.mud_on) <= set(FACES)
        checker.require(faces, ("weather", number, "mud_on"), "mud is on faces of a die")
    for number, points in enumerate(scenario.air_points):
        good = 1 <= points.from_turn <= last
        checker.require(good, ("air_points", number), f"there is no turn {points.from_turn}")
    for number, draw in enumerate(scenario.draws):
        checker.require(1 <= draw.turn <= last, ("draws", number), f"there is no turn {draw.turn}")


def _areas(checker: Checker, path: DataPath, areas: list[str], map_file: s.MapFile) -> None:
    for area in areas:
        checker.require(f"area-{area}" in map_file.zones, path, f"the map has no entry area {area}")


def _check_placements(
    checker: Checker, scenario: Scenario, map_file: s.MapFile, units: dict[str, s.Unit], grid: HexGrid
) -> None:
    seen: set[UnitId] = set()
    for key, placement in scenario.placements.items():
        path: DataPath = ("placements", key)
        for unit in placement.units:
            checker.require(unit in units, path, f"there is no unit {unit}")
            checker.require(unit not in seen, path, f"{unit} is placed twice")
            seen.add(unit)
        _check_where(checker, path, placement, map_file, grid)
    for unit in [unit for unit in sorted(seen) if unit in units]:
        division = units[unit].formation.div
        known = not division or division in scenario.divisions
        checker.require(known, ("divisions",), f"{unit} belongs to division {division}, which is not listed")
    for unit, hex_id in scenario.deployment.items():
        checker.require(unit in seen, ("deployment", unit), f"{unit} is not in the scenario")
        _hexes(checker, ("deployment", unit), [hex_id], grid)


def _check_where(checker: Checker, path: DataPath, placement: Placement, map_file: s.MapFile, grid: HexGrid) -> None:
    kinds = (placement.hexes, placement.of, placement.zone, placement.box, placement.areas, placement.pool)
    ways = sum(bool(kind) for kind in kinds) + placement.air
    checker.require(ways == 1, path, "say in one way where the units are: hexes, of, zone, box, areas, air or pool")
    _hexes(checker, path, placement.hexes, grid)
    _hexes(checker, path, [placement.of] if placement.of else [], grid)
    _hexes(checker, path, placement.first.hexes if placement.first else [], grid)
    _areas(checker, path, placement.areas, map_file)
    checker.require(not placement.zone or placement.zone in map_file.zones, path, f"there is no zone {placement.zone}")
    checker.require(not placement.box or placement.box in map_file.boxes, path, f"there is no box {placement.box}")
    if placement.one_each:
        checker.require(len(placement.hexes) >= len(placement.units), path, "fewer hexes than units, one each")


def _check_command(checker: Checker, scenario: Scenario, units: dict[str, s.Unit]) -> None:
    placed = placed_units(scenario)
    command = scenario.command
    lists = {
        "any_hq": command.any_hq, "any_division_hq": command.any_division_hq, "universal_hqs": command.universal_hqs,
    }  # fmt: skip
    for name, ids in lists.items():
        for unit in ids:
            checker.require(unit in placed, ("command", name), f"{unit} is not in the scenario")
    for unit, superiors in command.via.items():
        for other in (unit, *superiors):
            checker.require(other in placed, ("command", "via", unit), f"{other} is not in the scenario")
        for superior in superiors:
            known = superior not in units or units[superior].type == "hq"
            checker.require(known, ("command", "via", unit), f"{superior} is no headquarters")


def _check_special(checker: Checker, scenario: Scenario, map_file: s.MapFile, grid: HexGrid) -> None:
    special = scenario.special
    placed = placed_units(scenario)
    if special.reserves is not None:
        _check_reserves(checker, special.reserves, map_file, placed, grid)
    if special.objectives is not None:
        for division, hexes in special.objectives.divisions.items():
            at: DataPath = ("special", "objectives", "divisions", division)
            checker.require(division in scenario.divisions, at, f"there is no division {division}")
            _hexes(checker, at, hexes, grid)
    bound = special.corps_boundary.hqs if special.corps_boundary else {}
    for unit in (*bound, *special.stand_fast):
        checker.require(unit in placed, ("special",), f"{unit} is not in the scenario")
    if special.swap is not None:
        _hexes(checker, ("special", "swap", "exits"), special.swap.exits, grid)
        for division in special.swap.divisions:
            checker.require(division in scenario.divisions, ("special", "swap"), f"there is no division {division}")


def _check_reserves(
    checker: Checker, reserves: Reserves, map_file: s.MapFile, placed: frozenset[str], grid: HexGrid
) -> None:
    path: DataPath = ("special", "reserves")
    _hexes(checker, path, reserves.near, grid)
    for unit in (*reserves.units, *reserves.schedule):
        checker.require(unit in placed, path, f"{unit} is not in the scenario")
    for zone in (reserves.trigger_zone, reserves.bound_zone, *reserves.barred_zones.values()):
        checker.require(zone in map_file.zones, path, f"there is no zone {zone}")
    checker.require(reserves.box in map_file.boxes, path, f"there is no box {reserves.box}")
    rivers = {river.name for river in map_file.rivers}
    checker.require(reserves.cross_river in rivers, path, f"there is no river {reserves.cross_river}")


def _check_victory(checker: Checker, scenario: Scenario, grid: HexGrid) -> None:
    victory = scenario.victory
    for number, item in enumerate(victory.hexes):
        _hexes(checker, ("victory", "hexes", number), item.hexes, grid)
    if victory.exits is not None:
        _hexes(checker, ("victory", "exits"), victory.exits.hexes, grid)
    levels = [level.min for level in victory.levels]
    rising = [level for level in levels[1:] if level is not None]
    good = bool(levels) and levels[0] is None and len(rising) == len(levels) - 1 and rising == sorted(set(rising))
    checker.require(good, ("victory", "levels"), "the first level has no minimum, the others rise")
