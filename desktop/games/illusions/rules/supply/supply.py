"""14.0 Supply: lines to sources of one's own nation (full), of an ally only (limited), or none (out)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import Kept, kept
from desktop.games.illusions.rules.cards import bans
from desktop.games.illusions.rules.map.space_sets import MEDITERRANEAN, WATERS
from desktop.games.illusions.state.facts import CONTROL, POSITIONS, TURN
from desktop.games.illusions.state.sides import AH, ALLIED, BU, CENTRAL, GE, GR, NATIONS, NEUTRAL, RO, RU, SB, SIDES, TU
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState
from desktop.mechanics.cdg.tracing import bits, flood

FULL, LIMITED, OUT = "full", "limited", "out"
SOURCES_GONE = (AH, BU)
"""23.5, 26.2.3a Nations whose sources supply nobody once they have collapsed."""
ABROAD = (AH, RO, RU)
"""CP-37 Where Turkish units may live from German or Austrian sources."""


@dataclass(frozen=True, slots=True)
class SideSupply:
    """What a side can trace, as sets of places; `open` are those a line may pass through."""

    open: int
    any: int
    """14.1.1 To any friendly source."""
    own: dict[str, int]
    """14.2 By nation: to one of its own sources."""
    known: dict[Any, Any] = field(default_factory=dict, compare=False)
    """What was worked out from it: as good as long as it is."""


# -- what a line may pass through ----------------------------------------------------------------------
@kept(POSITIONS | CONTROL)
def open_places(state: IllusionsState, side: str) -> int:
    """14.1.2, 14.1.3, 18.7 Places and waters that a line of a side may pass through."""
    return _fixed(state, side) | _open_regions(state, side) | _open_greece(state)


@kept(CONTROL)
def _fixed(state: IllusionsState, side: str) -> int:
    """14.1.2 What does not depend on units: controlled spaces, enemy forts under siege, waters."""
    sets = state.world.sets
    found = controlled(state, side) & ~sets.regions
    for space, besieger in state.sieges.items():
        if besieger == side:
            found |= sets.bit[space]
        else:
            found &= ~sets.bit[space]
    for water in open_waters(state, side):
        found |= sets.water[water]
    return found


@kept(CONTROL)
def controlled(state: IllusionsState, side: str) -> int:
    """2.0 The places a side controls."""
    return state.world.sets.graph.held(state.control, side)


def open_waters(state: IllusionsState, side: str) -> tuple[str, ...]:
    """14.1.3b After the blockade the CP trace by sea only in the Baltic and the Black Sea."""
    if side == CENTRAL and state.flag("blockade"):
        return tuple(water for water in WATERS if water != MEDITERRANEAN)
    return WATERS


def _open_regions(state: IllusionsState, side: str) -> int:
    """18.7.1 Regions with friendly units; empty ones only in a friendly country and under its side's control."""
    found = 0
    for region in state.world.sets.region_ids:
        stack = state.stacks.get(region)
        if not stack:
            held = state.control[region] == side == state.side_of_nation(state.world.nation_of[region])
        else:
            held = any(state.owners[unit] == side for unit in stack)
        if held:
            found |= state.world.sets.bit[region]
    return found


def _open_greece(state: IllusionsState) -> int:
    """14.1.2b, 26.3.1c Empty spaces of neutral Greece are open to both sides."""
    if state.is_at_war(GR):
        return 0
    bit, stacks = state.world.sets.bit, state.stacks
    found = 0
    for space in state.world.in_nation[GR]:
        if space not in stacks and state.control[space] == NEUTRAL:
            found |= bit[space]
    return found


def network(state: IllusionsState, shut: int) -> Sequence[int]:
    """14.1.3 What lies next to each place, the waters on which friendly ports lie included."""
    sets = state.world.sets
    return sets.without_sea(shut) if shut else sets.near


def shut_ports(state: IllusionsState, side: str) -> int:
    """14.1.3, AP-52 Ports without a way to the sea.

    Those that are merely open (neutral Greek, besieged, in a region of the enemy's), and for the CP those of the
    Adriatic while they are closed.
    """
    sets = state.world.sets
    shut = sets.every_port & open_places(state, side) & ~controlled(state, side)
    return shut | sets.adriatic if side == CENTRAL and bans.is_adriatic_closed(state) else shut


# -- sources -------------------------------------------------------------------------------------------
def sources(state: IllusionsState, side: str, nation: str) -> int:
    """14.1.4, 14.2 The sources of a nation that work: it is at war on the side, which controls them."""
    if state.sides.get(nation) != side or (nation in SOURCES_GONE and state.nations[nation] == COLLAPSED):
        return 0
    return state.world.sets.sources[nation] & controlled(state, side)


@kept(POSITIONS | CONTROL | TURN)
def supply(state: IllusionsState, side: str) -> SideSupply:
    """14.1 The supply of a side."""
    return _supply(state, side, open_places(state, side), shut_ports(state, side))


@kept(CONTROL)
def _supply(state: IllusionsState, side: str, open_now: int, shut: int) -> SideSupply:
    """It stays as it is while the same places are open."""
    return trace(state, side, open_now, network(state, shut))


def trace(state: IllusionsState, side: str, open_now: int, near: Sequence[int]) -> SideSupply:
    """14.1 Lines of any length; sources that hang together supply the same places."""
    places = state.world.sets.places
    by_nation = {nation: sources(state, side, nation) & open_now for nation in NATIONS}
    whole, own = 0, dict.fromkeys(NATIONS, 0)
    every = 0
    for seeds in by_nation.values():
        every |= seeds
    while every:
        group = flood(every & -every, open_now, near)
        for nation, seeds in by_nation.items():
            if seeds & group:
                own[nation] |= group & places
        whole |= group & places
        every &= ~group
    return SideSupply(open_now, whole, own)


def worked_out_anew(state: IllusionsState, side: str) -> SideSupply:
    """The supply of a side as it is found without anything that was kept."""
    before, state.kept = state.kept, Kept()
    try:
        return supply(state, side)
    finally:
        state.kept = before


# -- questions -----------------------------------------------------------------------------------------
def status(state: IllusionsState, unit: UnitId) -> str:
    """14.1.1, 14.2 full, limited or out; uprisings and neutral Greek units are always supplied."""
    owner = state.owner_of(unit)
    if owner not in SIDES:
        return FULL
    return status_in(state, unit, state.units[unit].place, supply(state, owner))


def status_at(state: IllusionsState, unit: UnitId, place: SpaceId) -> str:
    """14.1.1 The supply a unit has in a place, from which it traces whoever controls it."""
    return status_in(state, unit, place, supply(state, state.owner_of(unit)))


def status_in(state: IllusionsState, unit: UnitId, place: SpaceId, found: SideSupply) -> str:
    """14.2 Units of the same nations fare alike in a place."""
    definition = state.world.units[unit]
    key = place, definition.nations, definition.stacks_freely
    known: str | None = found.known.get(key)
    if known is None:
        known = found.known[key] = _traced(state, unit, place, found)
    return known


def _traced(state: IllusionsState, unit: UnitId, place: SpaceId, found: SideSupply) -> str:
    around = _around(state, found, place)
    if not around & found.any:
        return OUT
    lines = 0
    for nation in nations_of(state, unit):
        lines |= found.own[nation]
    if around & lines or _has_extra_source(state, unit, place, found):
        return FULL
    return LIMITED


def _around(state: IllusionsState, found: SideSupply, place: SpaceId) -> int:
    """14.1.1 The place itself if a line may pass through it, else what lies next to it."""
    sets = state.world.sets
    bit = sets.bit[place]
    return bit if bit & found.open else sets.land[bit.bit_length() - 1]


def nations_of(state: IllusionsState, unit: UnitId) -> tuple[str, ...]:
    """14.2.3, 28.0 The nations whose sources a unit may use; the Yugoslavs are Serbian after the treaty."""
    nations = state.world.units[unit].nations
    return nations if not state.treaty or SB not in nations else tuple(n for n in nations if n != RU)


def _has_extra_source(state: IllusionsState, unit: UnitId, place: SpaceId, found: SideSupply) -> bool:
    """14.2.2, CP-37 The RU 2/4 Special also lives from Lemnos, Turkish units abroad from GE and AH sources."""
    definition, sets = state.world.units[unit], state.world.sets
    around = _around(state, found, place)
    if definition.stacks_freely and controlled(state, ALLIED) & sets.base:
        return bool(around & flood(sets.base, found.open, network(state, shut_ports(state, ALLIED))))
    if lives_abroad(state, unit) and state.world.nation_of[place] in ABROAD:
        return bool(around & (found.own[GE] | found.own[AH]))
    return False


def lives_abroad(state: IllusionsState, unit: UnitId) -> bool:
    """CP-37 A Turkish unit that may use GE and AH sources in some countries."""
    return state.world.units[unit].nation == TU and bool(state.flag("turks_abroad"))


def supplied_at(state: IllusionsState, side: str, place: SpaceId) -> bool:
    """12.7.3e, 12.8.1c Whether units of a side that come to a place are in supply there."""
    found = supply(state, side)
    return bool(_around(state, found, place) & found.any)


def traces_to(state: IllusionsState, unit: UnitId, goals: Iterable[SpaceId]) -> bool:
    """26.5.3, 26.6.2 Whether a unit can trace to one of these sources, if its side controls it."""
    side = state.owner_of(unit)
    sets, open_now = state.world.sets, open_places(state, side)
    seeds = sets.graph.mask(goals) & controlled(state, side)
    if seeds & sets.bit[state.place_of(unit)]:
        return True
    found = SideSupply(open_now, flood(seeds, open_now, network(state, shut_ports(state, side))), {})
    return bool(_around(state, found, state.place_of(unit)) & found.any)


def cut_off_units(state: IllusionsState, side: str) -> list[UnitId]:
    """14.3 Units of a side that are out of supply, sorted."""
    found = supply(state, side)
    return [
        unit
        for place in sorted(state.stacks)
        if place in state.control and not _around(state, found, place) & found.any
        for unit in state.units_of(side, place)
    ]


def cut_off_spaces(state: IllusionsState, side: str) -> list[SpaceId]:
    """11.2k Empty spaces of a side without a line: not intact forts, sources or regions."""
    sets = state.world.sets
    spared = sets.regions | sets.every_source | sets.base | sets.seas
    spared |= sets.graph.mask(space for space in state.forts if state.has_fort(space))
    lost = controlled(state, side) & ~supply(state, side).any & ~spared
    points = sets.graph.points
    return [points[number] for number in bits(lost) if not state.at(points[number])]
