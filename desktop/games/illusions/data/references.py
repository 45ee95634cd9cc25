"""Checks of nations, tables, set-ups and scenarios: every id names something, stacks and counters suffice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, get_args

from msgspec import Struct

from desktop.data.checking import known, unique
from desktop.data.document import Checker, DataPath
from desktop.engine.ids import SpaceId
from desktop.games.illusions.data.schema_map import Side
from desktop.games.illusions.data.schema_nations import NationFile
from desktop.games.illusions.data.schema_setup import Scenario, Setup
from desktop.games.illusions.data.schema_tables import Flag, Tables, Zone
from desktop.games.illusions.state.sides import (
    ALLIED,
    CENTRAL,
    ELIMINATED,
    NEUTRAL,
    REMOVED,
    REPLACEABLE,
    RESERVE,
    SIDES,
)
from desktop.mechanics.cdg.map_checks import change_control
from desktop.mechanics.cdg.scenario_files import check_head, check_levels, check_turns

if TYPE_CHECKING:
    from desktop.games.illusions.data.files import GameFiles

_ENTRY = re.compile(r"(?P<name>[a-z0-9_]+)(?: x(?P<count>[0-9]+))?(?P<reduced> r)?", re.ASCII)
SETUP_BOXES = (RESERVE, REPLACEABLE, ELIMINATED, REMOVED)


class Listed(Struct, frozen=True):
    """An entry of a set-up: a large unit, or so many small ones of a type."""

    name: str
    count: int = 1
    reduced: bool = False


def listed(entry: str) -> Listed:
    """ "ru_cav x2", "ru_xx r"; an entry that is neither names something that does not exist."""
    found = _ENTRY.fullmatch(entry)
    return Listed(found["name"], int(found["count"] or 1), bool(found["reduced"])) if found else Listed(entry)


class Names(Struct, frozen=True):
    """What exists."""

    spaces: dict[SpaceId, str]
    """With the home nation."""
    kinds: dict[SpaceId, str]
    """space, region, sea or island."""
    types: dict[str, str]
    """With the side: allied, central, neutral (Greek) or uprising."""
    sizes: dict[str, str]
    counts: dict[str, int]
    counters: dict[str, str]
    """Large units with their type."""
    cards: frozenset[str]
    nations: dict[str, str]
    """With the side they are on at the start, or neutral."""
    offensives: frozenset[tuple[str, str]]
    decks: dict[str, tuple[int, int]]
    turns: int
    flags: frozenset[str]

    @staticmethod
    def of(files: GameFiles) -> Names:
        nations: dict[str, str] = {nation.id: nation.side or NEUTRAL for nation in files.nations.nations}
        joins: dict[str, list[str]] = {nation.id: list(nation.may_join) for nation in files.nations.nations}
        return Names(
            {space.id: space.nation for space in files.map.spaces},
            {space.id: space.kind for space in files.map.spaces},
            {each.id: side_of_type(each.size, list(each.nations), nations, joins) for each in files.units.types},
            {each.id: each.size for each in files.units.types},
            {each.id: each.count for each in files.units.types},
            {each.id: each.type for each in files.units.counters},
            frozenset(card.id for card in files.cards.cards),
            nations,
            frozenset((each.side, each.id) for each in files.tables.offensives),
            {each.id: (each.first, each.last) for each in files.tables.commitments},
            len(files.tables.turns),
            frozenset(get_args(Flag)),
        )

    def side(self, name: str) -> str:
        """Whose a type or counter is; "" if there is none."""
        return self.types.get(self.counters.get(name, name), "")


def side_of_type(size: str, nations: list[str], start: dict[str, str], joins: dict[str, list[str]]) -> str:
    """Of a nation at war its side; of a neutral that can join one side only, that; else neutral."""
    if size == "uprising":
        return "uprising"
    first = nations[0]
    if start.get(first, NEUTRAL) != NEUTRAL:
        return start[first]
    sides = joins.get(first, [])
    return sides[0] if len(sides) == 1 else NEUTRAL


# ------------------------------------------------------------------ nations
def check_nations(checker: Checker, file: NationFile, names: Names) -> None:
    unique(checker, ("nations",), (nation.id for nation in file.nations), "nation")
    for number, nation in enumerate(file.nations):
        path: DataPath = ("nations", number)
        known(checker, path, (*nation.capitals, *nation.placement), names.spaces, "space")
        for capital in nation.capitals:
            checker.require(names.spaces.get(capital) == nation.id, path, f"{capital} is not in {nation.id}")
    unique(checker, ("entries",), (entry.nation for entry in file.entries), "entry of")
    used: Counter[str] = Counter()
    for number, entry in enumerate(file.entries):
        path = ("entries", number)
        known(checker, path, (entry.card,), names.cards, "card")
        checker.require(names.nations.get(entry.nation) == NEUTRAL, path, f"{entry.nation} is no neutral")
        for each in entry.units:
            known(checker, path, (each.space, *each.fallback), names.spaces, "space")
            count_entries(checker, path, each.units, names, used)
        for reserve in entry.reserve.values():
            count_entries(checker, path, reserve, names, used)
        for choice in entry.corps:
            known(checker, path, (choice.space,), names.spaces, "space")
            known(checker, path, choice.types, names.types, "unit type")
    for number, collapse in enumerate(file.collapses):
        known(checker, ("collapses", number), collapse.vp_spaces, names.spaces, "space")


def count_entries(checker: Checker, path: DataPath, entries: Iterable[str], names: Names, used: Counter[str]) -> int:
    """Note what the entries use up; returns how many units stack."""
    stack = 0
    for entry in entries:
        found = listed(entry)
        exists = found.name in names.counters or names.sizes.get(found.name, "lcu") != "lcu"
        checker.require(exists, path, f"there is no unit {found.name}")
        used[found.name] += found.count
        most = 1 if found.name in names.counters else names.counts.get(found.name, found.count)
        if used[found.name] > most >= used[found.name] - found.count:
            checker.fault(path, f"there are only {most} of {found.name}, not {used[found.name]}")
        if names.sizes.get(names.counters.get(found.name, found.name)) in ("lcu", "scu"):
            stack += found.count
    return stack


# ------------------------------------------------------------------ tables
def check_tables(checker: Checker, tables: Tables, names: Names) -> None:
    turns = [box.turn for box in tables.turns]
    checker.require(turns == list(range(1, len(turns) + 1)), ("turns",), "the turns are numbered from 1")
    for side in SIDES:
        dice = sorted(die for each in tables.offensives if each.side == side for die in each.dice)
        wanted = list(range(1, len(dice) + 1))
        checker.require(dice == wanted, ("offensives",), f"the dice of the {side} offensives are {dice}")
    for key in ("heavy_fire", "light_fire"):
        least = [column.least for column in getattr(tables, key).columns]
        checker.require(least == sorted(set(least)), (key, "columns"), "the columns rise")
    levels = [each.war_status for each in tables.commitments]
    checker.require(levels == sorted(set(levels)), ("commitments",), "the levels rise")
    for above, below in pairwise(tables.commitments):
        checker.require(below.first == above.last + 1, ("commitments",), f"{below.id} does not follow {above.id}")
    for path, wanted_names, of, what in _references(tables, names):
        known(checker, path, wanted_names, of, what)


def _references(tables: Tables, names: Names) -> Iterator[tuple[DataPath, Iterable[str], Iterable[str], str]]:
    yield ("breaches",), [breach.space for breach in tables.breaches], names.spaces, "space"
    yield ("troop_quality", "exempt_cards"), tables.troop_quality.exempt_cards, names.cards, "card"
    yield ("troop_quality", "dual"), tables.troop_quality.dual, names.counters, "counter"
    yield ("zones",), [space for zone in tables.zones for space in zone.spaces], names.spaces, "space"
    yield ("zones",), get_args(Zone), [zone.id for zone in tables.zones], "zone"
    yield ("armistice",), [each.id for each in tables.armistice], names.nations, "nation"


# ------------------------------------------------------------------ set-up
def check_setup(checker: Checker, setup: Setup, names: Names, files: GameFiles) -> None:
    path: DataPath = ("setup",)
    checker.require(1 <= setup.turn <= names.turns, (*path, "turn"), f"there is no turn {setup.turn}")
    for key in ("destroyed_forts", "landings"):
        known(checker, (*path, key), getattr(setup, key), names.spaces, "space")
    forts = {space.id for space in files.map.spaces if space.fort}
    for fort in setup.destroyed_forts:
        checker.require(fort in forts, (*path, "destroyed_forts"), f"{fort} has no fort")
    for side in SIDES:
        checker.require(side in setup.commitment, (*path, "commitment"), f"nothing is said of the {side} side")
        checker.require(side in setup.mo, (*path, "mo"), f"nothing is said of the {side} side")
    for side, offensive in setup.mo.items():
        exists = (side, offensive) in names.offensives
        checker.require(exists, (*path, "mo", side), f"there is no {side} offensive {offensive}")
    for key in ("played", "lasting"):
        known(checker, (*path, key), getattr(setup, key), names.cards, "card")
        unique(checker, (*path, key), getattr(setup, key), "card")
    _check_decks(checker, setup, {card.id: card.side for card in files.cards.cards})
    for number, opening in enumerate(setup.openings):
        known(checker, (*path, "openings", number), opening.cards, names.cards, "card")
        told = bool(opening.cards) != bool(opening.ops)
        checker.require(told, (*path, "openings", number), "cards to choose from, or a number of OPS")
    control = _check_control(checker, setup, names)
    for number, trench in enumerate(setup.trenches):
        known(checker, (*path, "trenches", number), (trench.space,), names.spaces, "space")
        own = control.get(trench.space, trench.side) == trench.side
        checker.require(own, (*path, "trenches", number), f"{trench.space} is not {trench.side}")
    _check_units(checker, setup, names, control, files.limits.stacking)


def _check_decks(checker: Checker, setup: Setup, cards: dict[str, Side]) -> None:
    """3.3 Draw piles and hands hold cards of their side, each once."""
    for side, deck in setup.decks.items():
        path: DataPath = ("setup", "decks", side)
        known(checker, path, deck, cards, "card")
        unique(checker, path, deck, "card")
        for card in deck:
            checker.require(cards.get(card, side) == side, path, f"{card} is no card of the {side} side")
    for side, hand in setup.hands.items():
        unique(checker, ("setup", "hands", side), hand, "card")
        known(checker, ("setup", "hands", side), hand, setup.decks.get(side, cards), "card of the deck")


def start_control(spaces: dict[SpaceId, str], nations: dict[str, str], at_war: dict[str, str]) -> dict[SpaceId, str]:
    """3.1 Who holds what before anything has changed hands: home nations, Lemnos the Allies, the rest nobody."""
    found: dict[SpaceId, str] = {}
    for space, nation in spaces.items():
        side = at_war.get(nation) or nations.get(nation, NEUTRAL)
        found[space] = ALLIED if nation == "base" else side
    return found


def joined(setup: Setup, file: NationFile) -> dict[str, str]:
    """Neutrals that have joined, with their side."""
    sides = {nation.id: nation.may_join[0] for nation in file.nations if nation.may_join}
    return {nation: sides[nation] for nation in setup.at_war if nation in sides}


def _check_control(checker: Checker, setup: Setup, names: Names) -> dict[SpaceId, str]:
    at_war: dict[str, str] = {nation: ALLIED if nation in ("it", "ro", "gr") else CENTRAL for nation in setup.at_war}
    control = start_control(names.spaces, names.nations, at_war)
    change_control(checker, control, setup.control, SIDES, names.spaces)
    for space in setup.landings:
        control[space] = ALLIED
    return control


def _check_units(checker: Checker, setup: Setup, names: Names, control: dict[SpaceId, str], stacking: int) -> None:
    used: Counter[str] = Counter()
    for side, places in setup.units.items():
        for place, entries in places.items():
            path: DataPath = ("setup", "units", side, place)
            on_map = place not in SETUP_BOXES
            known(checker, path, (place,) if on_map else (), names.spaces, "space")
            stack = count_entries(checker, path, entries, names, used)
            for entry in entries:
                whose = names.side(listed(entry).name)
                checker.require(whose in ("", side), path, f"{listed(entry).name} is not {side}")
            if on_map:
                free = names.kinds.get(place) in ("region", "island")
                checker.require(free or stack <= stacking, path, f"{place} holds more than {stacking} units")
                checker.require(control.get(place, side) == side, path, f"{place} is not {side}")


# ------------------------------------------------------------------ scenario
def check_scenario(checker: Checker, scenario: Scenario, files: GameFiles) -> None:
    """5.2 The levels are listed from the best for the Allied Powers upward."""
    last = len(files.tables.turns)
    check_turns(checker, files.setup.turn, scenario.last_turn, last)
    for ending, turn in scenario.endings.items():
        checker.require(turn <= last, ("endings", ending), f"there is no turn {turn}")
    check_head(checker, scenario, scenario, files.rulings, SIDES)
    check_levels(checker, scenario.levels, "the lowest VP to the highest")
