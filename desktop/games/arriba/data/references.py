"""Checks between files: every id names something."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from desktop.data.document import Checker, DataPath
from desktop.games.arriba.data import schema as s
from desktop.games.arriba.data import schema_rules as r
from desktop.games.arriba.state.sides import SEATS, SIDES


class Names(Struct, frozen=True):
    """Everything that can be named."""

    areas: frozenset[str]
    cities: frozenset[str]
    regions: frozenset[str]
    factions: frozenset[str]
    powers: frozenset[str]
    kinds: frozenset[str]

    @staticmethod
    def of(map_file: s.MapFile, units: s.UnitFile, tables: r.Tables) -> Names:
        return Names(
            areas=frozenset(area.id for area in map_file.areas),
            cities=frozenset(city.id for area in map_file.areas for city in area.cities),
            regions=frozenset(region.id for region in map_file.regions),
            factions=frozenset(faction.id for faction in units.factions),
            powers=frozenset(power.id for power in tables.powers),
            kinds=frozenset(kind.id for kind in units.kinds),
        )


def _known(checker: Checker, path: DataPath, names: Iterable[str], known: frozenset[str], what: str) -> None:
    for name in names:
        checker.require(name in known, path, f"there is no {what} {name}")


def check_factions(checker: Checker, units: s.UnitFile, names: Names) -> None:
    for number, faction in enumerate(units.factions):
        path: DataPath = ("factions", number)
        _known(checker, path, [faction.capital] if faction.capital else [], names.cities, "city")
        _known(checker, path, [faction.build_area] if faction.build_area else [], names.areas, "area")
        _known(checker, path, [faction.power] if faction.power else [], names.powers, "power")
        _known(checker, path, [f for f in faction.no_mix_with if f != "all"], names.factions, "faction")
        checker.require((faction.place == "area") == bool(faction.build_area), path, "an area is named where it counts")
        capital = faction.place != "capital" or bool(faction.capital)
        checker.require(capital, path, f"{faction.id} appears in a capital it does not have")
    _known(checker, ("mix", "units"), units.mix.units, names.factions, "faction")
    for faction_id in sorted(names.factions - set(units.mix.units)):
        checker.fault(("mix", "units"), f"{faction_id} has no counters")


COSTS = ("brigade_create", "div1_create", "div2_create", "remnant_rebuild", "portuguese_rebuild",
         "italian_brigade_replace", "convert_bde_div1", "convert_div1_div2", "replace_step", "cadre_brigade",
         "cadre_division", "subsidy", "fort", "guerrilla", "assault")  # fmt: skip


def check_tables(checker: Checker, tables: r.Tables, names: Names) -> None:
    for number, turn in enumerate(tables.turns):
        _known(checker, ("turns", number), turn.production, names.cities, "city")
    for number, power in enumerate(tables.powers):
        _known(checker, ("powers", number), power.hostile_to, names.powers, "power")
    adjustment = tables.adjustment
    _known(checker, ("adjustment",), adjustment.key_cities, names.cities, "city")
    always = [region for regions in adjustment.always.values() for region in regions]
    _known(checker, ("adjustment",), (*adjustment.not_counted, *always), names.regions, "region")
    for cost in sorted(set(COSTS) ^ set(tables.costs)):
        checker.fault(("costs",), f"{cost} is unknown" if cost in tables.costs else f"{cost} has no cost")


def check_events(checker: Checker, events: r.EventFile, names: Names) -> None:
    for number, event in enumerate(events.events):
        path: DataPath = ("events", number)
        match event:
            case r.HoldCity(city=city):
                _known(checker, path, (city,), names.cities, "city")
            case r.HoldRegion(region=region):
                _known(checker, path, (region,), names.regions, "region")
            case r.Convoy(powers=powers):
                _known(checker, path, powers, names.powers, "power")
                checker.require(bool(powers), path, "no power sends the convoy")
            case r.Quarrels(unless_purged=factions):
                _known(checker, path, factions, names.factions, "faction")
            case r.Volunteers(government=ours, rebel=theirs, kind=kind):
                _known(checker, path, (ours, theirs), names.factions, "faction")
                _known(checker, path, (kind,), names.kinds, "kind")
            case _:
                pass


def check_limits(checker: Checker, limits: r.Limits, names: Names) -> None:
    _known(checker, ("group_units",), SIDES, frozenset(limits.group_units), "limit for")
    for key, force in (("ctv", limits.ctv), ("portuguese", limits.portuguese)):
        _known(checker, (key,), (force.faction,), names.factions, "faction")
        _known(checker, (key,), (force.kind,), names.kinds, "kind")
    for players, partners in sorted(limits.partners.items()):
        path: DataPath = ("partners", players)
        commanded = [faction for partner in partners for faction in partner.factions]
        _known(checker, path, commanded, names.factions, "faction")
        checker.require(len(set(commanded)) == len(commanded), path, "a faction has two commanders")
        _known(checker, path, (partner.seat for partner in partners), frozenset(SEATS), "seat")


def check_setup(checker: Checker, setup: s.SetupFile, names: Names) -> None:
    for number, units in enumerate(setup.units):
        path: DataPath = ("units", number)
        _known(checker, path, (units.faction,), names.factions, "faction")
        _known(checker, path, (units.city,), names.cities, "city")
        checker.require(units.count > 0, path, "a count is at least 1")
    for number, assets in enumerate(setup.assets):
        _known(checker, ("assets", number), [assets.city] if assets.city else [], names.cities, "city")
        boxed = (assets.kind == "air_ap") == (not assets.city)
        checker.require(boxed, ("assets", number), "air AP and only they begin in the holding box")
    placed = [region for regions in setup.control.values() for region in regions]
    _known(checker, ("control",), placed, names.regions, "region")
    checker.require(sorted(placed) == sorted(names.regions), ("control",), "each region is listed once")
    _known(checker, ("control",), setup.control, frozenset((*SIDES, "none")), "side")
    for side in SIDES:
        checker.require(side in setup.level, ("level",), f"{side} has no level")
    _known(checker, ("variable",), (setup.variable.inside, setup.variable.outside), names.factions, "faction")


def check_scenario(checker: Checker, scenario: s.Scenario, turns: int) -> None:
    good = 1 <= scenario.first_turn <= scenario.last_turn <= turns
    checker.require(good, ("last_turn",), f"the turns run from 1 to {turns}")
