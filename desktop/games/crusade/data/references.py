"""Checks of tables, set-ups and scenarios: every id names something, stacks and counters suffice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.data.checking import known, unique
from desktop.data.document import Checker, DataPath
from desktop.engine.ids import SpaceId
from desktop.games.crusade.data.schema_cards import CardFile
from desktop.games.crusade.data.schema_map import MapFile
from desktop.games.crusade.data.schema_setup import Scenario, Setup
from desktop.games.crusade.data.schema_tables import PerSide, Tables
from desktop.games.crusade.data.schema_units import UnitFile
from desktop.games.crusade.state.sides import AFRICA, ELIMINATED, REMOVED, RESERVE, SIDES
from desktop.mechanics.cdg.map_checks import change_control
from desktop.mechanics.cdg.scenario_files import check_head, check_levels, check_turns

if TYPE_CHECKING:
    from desktop.games.crusade.data.files import GameFiles

_SEVERAL = re.compile(r"(?P<type>[A-Z0-9_]+)(?: x(?P<count>[0-9]+))?", re.ASCII)
_SETUP_BOXES = (RESERVE, ELIMINATED, REMOVED, AFRICA)


def listed(entry: str) -> tuple[str, int]:
    """ "NAT_INF x2" as type and number; an entry that is none is a type that does not exist."""
    found = _SEVERAL.fullmatch(entry)
    return (found["type"], int(found["count"] or 1)) if found else (entry, 1)


class Names(Struct, frozen=True):
    """What exists."""

    spaces: dict[SpaceId, str]
    """With the side that controls it at the start of the war, "" for nobody."""
    groups: frozenset[str]
    provinces: frozenset[str]
    types: dict[str, str]
    """With the side."""
    counts: dict[str, int]
    entries: dict[str, str]
    families: frozenset[str]
    cards: frozenset[str]
    governments: frozenset[str]
    sieges: dict[str, str]
    """With the space."""
    deck_sizes: dict[str, PerSide]
    """By war phase."""

    @staticmethod
    def of(map_file: MapFile, units: UnitFile, cards: CardFile, tables: Tables) -> Names:
        return Names(
            {space.id: space.start or "" for space in map_file.spaces},
            frozenset(group.id for group in map_file.groups),
            frozenset(space.province for space in map_file.spaces),
            {unit.id: unit.side for unit in units.types},
            {unit.id: unit.count for unit in units.types},
            {unit.id: unit.entry for unit in units.types},
            frozenset(units.families),
            frozenset(card.id for card in cards.cards),
            frozenset(each.id for each in tables.governments),
            {siege.id: siege.space for siege in tables.sieges},
            {phase.id: phase.cards for phase in tables.phases},
        )


# ------------------------------------------------------------------ tables
def check_tables(checker: Checker, tables: Tables, names: Names) -> None:
    turns = [box.turn for box in tables.turns]
    checker.require(turns == list(range(1, len(turns) + 1)), ("turns",), "the turns are numbered from 1")
    phases = {phase.id: phase for phase in tables.phases}
    for number, box in enumerate(tables.turns):
        phase = phases.get(box.phase)
        within = phase is not None and phase.first <= box.turn <= phase.last
        checker.require(within, ("turns", number), f"turn {box.turn} does not lie in the phase {box.phase}")
    for key in ("division_fire", "corps_fire"):
        least = [column.least for column in getattr(tables, key).columns]
        checker.require(least == sorted(set(least)), (key, "columns"), "the columns rise")
    for path, wanted, known_names, what in _references(tables, names):
        known(checker, path, wanted, known_names, what)


def _references(tables: Tables, names: Names) -> Iterator[tuple[DataPath, Sequence[str], Iterable[str], str]]:
    yield ("sieges",), [siege.space for siege in tables.sieges], names.spaces, "space"
    yield ("isolation",), [*tables.isolation.spaces, *tables.isolation.extra_vp], names.spaces, "space"
    yield ("isolation",), tables.isolation.reinforcement, names.types, "unit type"
    yield ("africa",), [tables.africa.unit], names.types, "unit type"
    yield ("africa",), tables.africa.placement, names.spaces, "space"
    yield ("corridor",), [tables.corridor.holds, tables.corridor.relieves], names.spaces, "space"
    yield ("city_losses",), [tables.city_losses.bilbao, *tables.city_losses.counts_until], names.spaces, "space"
    yield ("militarization",), [*tables.militarization.types, tables.militarization.to], names.types, "unit type"
    for side, left_out in tables.split.leave_out.items():
        yield ("split", "leave_out", side), left_out, names.groups, "group"
    for side, needs in tables.reserve.items():
        for number, need in enumerate(needs):
            yield ("reserve", side, number), need.types, names.types, "unit type"
            if need.unless_not_played:
                yield ("reserve", side, number), [need.unless_not_played], names.cards, "card"


# ------------------------------------------------------------------ set-up
def check_setup(checker: Checker, setup: Setup, names: Names, files: GameFiles) -> None:
    path: DataPath = ("setup",)
    known(checker, (*path, "government"), (setup.government,), names.governments, "government")
    known(checker, (*path, "sieges"), setup.sieges, names.sieges, "siege")
    for siege in files.tables.sieges:
        left = setup.sieges.get(siege.id, siege.resistance)
        told = f"{siege.id} holds out with 1 to {siege.resistance}, not with {left}"
        checker.require(0 < left <= siege.resistance, (*path, "sieges", siege.id), told)
    known(checker, (*path, "isolated"), setup.isolated, names.spaces, "space")
    for key in ("lasting", "played"):
        known(checker, (*path, key), getattr(setup, key), names.cards, "card")
        unique(checker, (*path, key), getattr(setup, key), "card")
    known(checker, (*path, "deal"), (*setup.deal.given, *filter(None, (setup.deal.first_play,))), names.cards, "card")
    known(checker, (*path, "bonus_markers"), setup.bonus_markers, names.spaces, "space")
    known(checker, (*path, "bonus_markers"), setup.bonus_markers.values(), names.cards, "card")
    last = files.tables.turns[-1].turn
    checker.require(1 <= setup.turn <= last, (*path, "turn"), f"there is no turn {setup.turn}")
    control = _check_control(checker, setup, names)
    for number, work in enumerate(setup.works):
        known(checker, (*path, "works", number), (work.space,), names.spaces, "space")
        known(checker, (*path, "works", number), filter(None, (work.extra,)), files.limits.extra_trenches, "marker")
        own = control.get(work.space, work.side) == work.side
        checker.require(own, (*path, "works", number), f"{work.space} is not {work.side}")
    _check_units(checker, setup, names, control, files.limits.stacking)


def _check_control(checker: Checker, setup: Setup, names: Names) -> dict[SpaceId, str]:
    control = dict(names.spaces)
    change_control(checker, control, setup.control, SIDES, names.spaces)
    return control


def _check_units(checker: Checker, setup: Setup, names: Names, control: dict[SpaceId, str], stacking: int) -> None:
    used: Counter[str] = Counter()
    for side, places in setup.units.items():
        for place, entries in places.items():
            path: DataPath = ("setup", "units", side, place)
            on_map = place not in _SETUP_BOXES
            known(checker, path, (place,) if on_map else (), names.spaces, "space")
            stack = 0
            for entry in entries:
                kind, count = listed(entry)
                known(checker, path, (kind,), names.types, "unit type")
                checker.require(names.types.get(kind, side) == side, path, f"{kind} is not {side}")
                used[kind] += count
                stack += count
            if on_map:
                checker.require(stack <= stacking, path, f"{place} holds more than {stacking} units")
                checker.require(control.get(place, side) == side, path, f"{place} is not {side}")
    for kind, count in sorted(used.items()):
        most = names.counts.get(kind, count)
        checker.require(count <= most, ("setup", "units"), f"there are only {most} of {kind}, not {count}")


# ------------------------------------------------------------------ scenario
def check_scenario(checker: Checker, scenario: Scenario, files: GameFiles) -> None:
    """5.1.1 The levels are listed from the best for the Nationalists downward."""
    check_turns(checker, files.setup.turn, scenario.last_turn, files.tables.turns[-1].turn)
    check_head(checker, scenario, scenario, files.rulings, SIDES)
    check_levels(checker, scenario.levels[::-1], "the highest VP to the lowest")
