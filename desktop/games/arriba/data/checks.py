"""Checks of single files: borders run both ways, tables are complete, counters add up."""

from __future__ import annotations

from desktop.data.checking import unique
from desktop.data.document import Checker, DataPath
from desktop.games.arriba.data import schema as s
from desktop.games.arriba.data import schema_rules as r

PAIRED_ROLLS = range(2, 13)
"""4 The sums of two dice."""


# ------------------------------------------------------------------ map
def check_map(checker: Checker, map_file: s.MapFile) -> None:
    areas = {area.id: area for area in map_file.areas}
    unique(checker, ("areas",), (area.id for area in map_file.areas), "area")
    unique(checker, ("areas",), (city.id for area in map_file.areas for city in area.cities), "city")
    unique(checker, ("regions",), (region.id for region in map_file.regions), "region")
    regions = {region.id for region in map_file.regions}
    used = {area.region for area in map_file.areas}
    for number, area in enumerate(map_file.areas):
        path: DataPath = ("areas", number)
        checker.require(area.region in regions, path, f"there is no region {area.region}")
        checker.require(area.id not in area.adjacent, path, f"{area.id} borders itself")
        for near in area.adjacent:
            if near not in areas:
                checker.fault(path, f"{area.id} borders {near}, which is no area")
            else:
                both = area.id in areas[near].adjacent
                checker.require(both, path, f"{area.id} borders {near}, but {near} does not border {area.id}")
        inside = all(0 <= value <= limit for value, limit in zip(area.centre, map_file.canvas, strict=True))
        checker.require(inside, path, f"the centre of {area.id} lies outside the canvas")
    for region in sorted(regions - used):
        checker.fault(("regions",), f"{region} has no area")
    for number, apart in enumerate(map_file.not_adjacent):
        one, other = apart.pair
        known = one in areas and other in areas
        checker.require(known, ("not_adjacent", number), f"{one} and {other} are not both areas")
        if known:
            checker.require(other not in areas[one].adjacent, ("not_adjacent", number), f"{one} borders {other}")


# ------------------------------------------------------------------ units
def check_units(checker: Checker, units: s.UnitFile) -> None:
    unique(checker, ("factions",), (faction.id for faction in units.factions), "faction")
    unique(checker, ("kinds",), (kind.id for kind in units.kinds), "kind")
    unique(checker, ("assets",), (asset.id for asset in units.assets), "asset")
    strength = {kind.id: kind.strength for kind in units.kinds}
    for number, kind in enumerate(units.kinds):
        left = strength.get(kind.reduces_to, 0) if kind.reduces_to else 0
        good = kind.loss == kind.strength - left
        checker.require(good, ("kinds", number), f"{kind.id} loses {kind.strength - left}, not {kind.loss}")
    mix = units.mix
    counters = sum(sum(counts.values()) for counts in (*mix.units.values(), *mix.assets.values()))
    kinds, assets = {kind.id for kind in units.kinds}, {asset.id for asset in units.assets}
    for path, known, listed in ((("mix", "units"), kinds, mix.units), (("mix", "assets"), assets, mix.assets)):
        for owner, counts in listed.items():
            for name in counts:
                checker.require(name in known, (*path, owner), f"there is no kind {name}")
    total = counters + sum(mix.markers.values())
    checker.require(total == mix.total, ("mix",), f"the counters are {total}, not {mix.total}")


# ------------------------------------------------------------------ tables
def check_tables(checker: Checker, tables: r.Tables, limits: r.Limits) -> None:
    unique(checker, ("powers",), (power.id for power in tables.powers), "power")
    numbers = [turn.turn for turn in tables.turns]
    checker.require(numbers == list(range(1, len(numbers) + 1)), ("turns",), "turns are numbered from 1")
    low, high = tables.track
    for number, power in enumerate(tables.powers):
        path: DataPath = ("powers", number)
        checker.require(low <= power.start <= high, path, f"{power.id} starts off its track")
        ours = low <= power.government.intervention <= power.government.support < 0
        theirs = 0 < power.rebel.support <= power.rebel.intervention <= high
        checker.require(ours and theirs, path, f"the boxes of {power.id} are not in order")
    _check_dice(checker, tables, limits.die_faces)
    _check_combat(checker, tables.combat)
    least = [result.least for result in tables.attempt.results]
    falling = [value for value in least[:-1] if value is not None]
    good = least[-1] is None and len(falling) == len(least) - 1 and falling == sorted(falling, reverse=True)
    checker.require(good, ("attempt", "results"), "the results fall, the last has no lower end")


def _check_dice(checker: Checker, tables: r.Tables, faces: int) -> None:
    doctrine = tables.doctrine
    columns: list[tuple[DataPath, int]] = [
        (("prices", "air_ap"), len(tables.prices.air_ap)),
        (("prices", "armour_ap"), len(tables.prices.armour_ap)),
        (("prices", "artillery_ap"), len(tables.prices.artillery_ap)),
        (("blockade", "weak"), len(tables.blockade.weak)),
        (("blockade", "strong"), len(tables.blockade.strong)),
        (("doctrine", "breakthrough"), len(doctrine.breakthrough)),
        (("doctrine", "duration"), len(doctrine.duration)),
    ]
    for role, effects in (("attack", doctrine.attack), ("defence", doctrine.defence)):
        columns += [(("doctrine", role, kind), len(column)) for kind, column in effects.items()]
    for path, length in columns:
        checker.require(length == faces, path, f"{length} entries for a die of {faces}")


def _check_combat(checker: Checker, table: r.CombatTable) -> None:
    rows = list(table.rows)
    checker.require(rows == [str(number) for number in range(len(rows))], ("combat", "rows"), "rows count from 0")
    for label, row in table.rows.items():
        path: DataPath = ("combat", "rows", label)
        checker.require(len(row) == len(table.columns), path, f"{len(row)} entries for {len(table.columns)} columns")
        for entry in row:
            checker.require(_is_result(entry), path, f"{entry} is no result")


def _is_result(entry: str) -> bool:
    attacker, slash, defender = entry.partition("/")
    if not slash:
        return entry == "X"
    return all(part == "E" or part.isdigit() for part in (attacker, defender))


# ------------------------------------------------------------------ events
def check_events(checker: Checker, events: r.EventFile) -> None:
    unique(checker, ("events",), (event.id for event in events.events), "event")
    rolls = [event.roll for event in events.events]
    checker.require(rolls == list(PAIRED_ROLLS), ("events",), "there is one event for each sum of two dice, in order")
