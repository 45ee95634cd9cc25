"""13.0 Strategic redeployment: who may go and where to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions.rules.cards import bans
from desktop.games.illusions.rules.map import geography, stacking
from desktop.games.illusions.rules.map.space_sets import MEDITERRANEAN, WATERS
from desktop.games.illusions.rules.movement import movement
from desktop.games.illusions.rules.nations import treaty
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.facts import BOARD, CONTROL, POSITIONS
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, RO, RU, SIDES, UPRISING, enemy_of
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.tracing import bits, flood
from desktop.mechanics.cdg.unit_state import representatives

LAND_SR, SEA_SR = "sr", "sea"
"""Kinds of the move."""
RAILROADS = {ALLIED: "ap_railroads", CENTRAL: "cp_railroads"}
"""12.5c-d Flags: mixed-gauge lines across the Russian border serve as single-gauge ones."""


def cost(state: IllusionsState, unit: UnitId) -> int:
    """9.5.2 SR points that a unit costs."""
    limits = state.world.limits
    return limits.sr_lcu if state.world.units[unit].lcu else limits.sr_other


# -- who may go ----------------------------------------------------------------------------------------
def candidates(state: IllusionsState, side: str, left: int, *, nation: str = "", by_sea: bool = True) -> list[UnitId]:
    """13.1 Units of a side that may SR with the points left, one of each kind, strength and place.

    10.3 If a space is overstacked, units of that space only.
    """
    places = crowded(state, side)
    units = [unit for place in places for unit in state.units_of(side, place)] or state.on_map_of(side)
    able = seats.usable(state, units)
    if left < max(state.world.limits.sr_lcu, state.world.limits.sr_other):
        able = [unit for unit in able if cost(state, unit) <= left]
    single = representatives(state, able, lambda unit: _kind(state, unit))
    if nation:
        single = [unit for unit in single if nation in state.world.units[unit].nations]
    outlook = Outlook(state, side, by_sea=by_sea)
    return [unit for unit in single if outlook.may_go(unit)]


class Outlook:
    """13.1 Which units of a side may go at all, as `why_not_pick` has it; what they share is worked out once."""

    def __init__(self, state: IllusionsState, side: str, *, by_sea: bool) -> None:
        self.state, self.side, self.by_sea = state, side, by_sea
        self._regions = open_regions(state, side)
        self._supply = supply.supply(state, side)
        self._ends: dict[object, int] = {}
        self._known: dict[object, bool] = {}
        self._left: dict[object, bool] = {}

    def may_go(self, unit: UnitId) -> bool:
        """Units alike in one place differ only in whom they leave behind."""
        state, definition = self.state, self.state.world.units[unit]
        place = state.units[unit].place
        kind = unit if state.treaty else (definition.size, definition.nations, definition.stacks_freely)
        key = place, kind, unit in state.acted
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._has_way(unit, place, kind)
        return found and self._may_leave(unit, place)

    def _may_leave(self, unit: UnitId, place: SpaceId) -> bool:
        """Where neither a siege nor the treaty asks for more, all fighting units of a place may go, or none."""
        state = self.state
        if state.treaty or place in state.forts:
            return movement.why_not_leave(state, (unit,), place) is None
        key = place, state.world.units[unit].combat
        found = self._left.get(key)
        if found is None:
            found = self._left[key] = movement.why_not_leave(state, (unit,), place) is None
        return found

    def _has_way(self, unit: UnitId, place: SpaceId, kind: object) -> bool:
        state, definition = self.state, self.state.world.units[unit]
        if bans.why_not_sr(state, unit):
            return False
        if supply.status_in(state, unit, place, self._supply) != supply.FULL:
            return False
        if not definition.combat or state.treaty:
            return bool(reach(state, unit, by_sea=self.by_sea))
        ends = self._ends.get(kind)
        if ends is None:
            ends = self._ends[kind] = _ends(state, unit) & state.world.sets.ashore
        bit = state.world.sets.bit[place]
        core, edge = _hanging(state, self.side, bit, large=definition.lcu)
        if (core | edge & self._regions) & ends & ~bit:
            return True
        return self.by_sea and bool(sea_ways(state, unit) & _ends(state, unit) & ~bit)


def crowded(state: IllusionsState, side: str) -> list[SpaceId]:
    """10.3 Spaces of a side that hold too many units while it redeploys."""
    return [space for space in stacking.overstacked(state) if state.units_of(side, space)]


def _kind(state: IllusionsState, unit: UnitId) -> tuple[str, bool]:
    """Large units have names of their own; who has gone already may not sail (13.3d)."""
    definition = state.world.units[unit]
    return unit if definition.lcu else definition.type, unit in state.acted


def why_not_pick(
    state: IllusionsState, unit: UnitId, left: int, *, nation: str = "", by_sea: bool = True
) -> Refusal | None:
    """13.1 Why a unit may not SR with the points left."""
    definition = state.world.units[unit]
    if nation and nation not in definition.nations:
        return Refusal.of("13.1", "sr.other_nation", unit=unit, nation=nation)
    if definition.size == UPRISING or state.owner_of(unit) not in SIDES or not state.on_map(unit):
        return Refusal.of("13.1", "sr.never", unit=unit)
    if cost(state, unit) > left:
        return Refusal.of("9.5.2", "sr.points", unit=unit)
    if refusal := bans.why_not_sr(state, unit):
        return refusal
    found = supply.status(state, unit)
    if found != supply.FULL:
        return Refusal.of("13.1" if found == supply.OUT else "13.2", "sr.no_source", unit=unit)
    if refusal := movement.why_not_leave(state, (unit,), state.place_of(unit)):
        return refusal
    if not reach(state, unit, by_sea=by_sea):
        return Refusal.of("13.2", "sr.nowhere", unit=unit)
    return None


# -- where to ------------------------------------------------------------------------------------------
def destinations(state: IllusionsState, unit: UnitId, *, by_sea: bool = True) -> list[SpaceId]:
    """13.2, 13.3 Where a unit may SR to, sorted."""
    return list(state.world.sets.graph.named(reach(state, unit, by_sea=by_sea)))


def reach(state: IllusionsState, unit: UnitId, *, by_sea: bool = True) -> int:
    """13.2, 13.3 The places a unit may SR to, as a set."""
    sets = state.world.sets
    found = by_land(state, unit)
    if by_sea:
        found |= sea_ways(state, unit)
    found &= _ends(state, unit) & ~sets.bit[state.place_of(unit)]
    combat = state.world.units[unit].combat
    if combat and not state.treaty:
        return found
    if not combat:
        found &= _escorted(state, state.owner_of(unit))
    named = sets.graph.named(found)
    return sets.graph.mask(place for place in named if why_not_end(state, unit, place) is None)


@kept(POSITIONS | CONTROL)
def _escorted(state: IllusionsState, side: str) -> int:
    """27.0b Places with a combat unit of the side: staffs stand nowhere else."""
    definitions, units = state.world.units, state.units
    combat = (unit for unit in state.on_map_of(side) if definitions[unit].combat)
    return state.world.sets.graph.mask(units[unit].place for unit in combat)


def _ends(state: IllusionsState, unit: UnitId) -> int:
    """13.2 Places with a line to a source of the unit's nation, not closed, and with room for a combat unit."""
    found = _lines(state, unit) & ~_closed(state)
    return found & ~barred(state, unit) if state.world.units[unit].combat and not state.treaty else found


def barred(state: IllusionsState, unit: UnitId) -> int:
    """10.1, 10.2b Spaces that are full, or hold units with which a combat unit may not stack."""
    definition = state.world.units[unit]
    full, bound, free = crowds(state, state.owner_of(unit))
    if definition.stacks_freely or definition.side == CENTRAL:
        return full
    return full | (free if definition.nation in (RU, RO) else bound)


@kept(POSITIONS | CONTROL)
def crowds(state: IllusionsState, side: str) -> tuple[int, int, int]:
    """10.1, 10.2b Spaces that are full, that hold units bound to stack with RU and RO only, and others."""
    world, bit = state.world, state.world.sets.bit
    limit = world.limits.stacking
    full = bound = free = 0
    for place, stack in state.stacks.items():
        if place not in state.control or place in world.mixed or state.owners[stack[0]] != side:
            continue
        if len(stack) >= limit and stacking.counted(state, stack) >= limit:
            full |= bit[place]
        if side == ALLIED:
            kinds = {world.units[each].nation in (RU, RO) for each in stack if not world.units[each].stacks_freely}
            bound |= bit[place] if True in kinds else 0
            free |= bit[place] if False in kinds else 0
    return full, bound, free


def _lines(state: IllusionsState, unit: UnitId) -> int:
    """13.2b Places that contain or trace to a source of the unit's nation."""
    known, definition = supply.supply(state, state.owner_of(unit)), state.world.units[unit]
    key = "sr lines", definition.nations, definition.stacks_freely
    found: int | None = known.known.get(key)
    if found is None:
        found = 0
        for nation in supply.nations_of(state, unit):
            found |= known.own[nation]
        if definition.stacks_freely or supply.lives_abroad(state, unit):
            found |= state.world.sets.graph.mask(_supplied_places(state, unit))
        known.known[key] = found
    return found


def _supplied_places(state: IllusionsState, unit: UnitId) -> list[SpaceId]:
    """14.2.2, CP-37 Places where a unit with a source of its own kind is in full supply."""
    return [place for place in sorted(state.control) if supply.status_at(state, unit, place) == supply.FULL]


@kept(CONTROL)
def _closed(state: IllusionsState) -> int:
    """4.3f, 11.1.5 Closed places."""
    return state.world.sets.graph.mask(sorted(geography.closed_places(state)))


@kept(CONTROL)
def passable(state: IllusionsState, side: str) -> int:
    """13.2c-d Spaces under the side's control with nobody else in them, and enemy forts it besieges."""
    sets = state.world.sets
    found = supply.controlled(state, side) & sets.spaces & ~_closed(state)
    for space, besieger in state.sieges.items():
        if besieger == side:
            found |= sets.bit[space]
        else:
            found &= ~sets.bit[space]
    return found


@kept(POSITIONS | CONTROL)
def open_regions(state: IllusionsState, side: str) -> int:
    """13.2e-f Friendly regions, and those nobody controls that hold friendly units."""
    sets = state.world.sets
    hostile = (enemy_of(side), UPRISING)
    return sets.graph.mask(
        region
        for region in sets.region_ids
        if state.controls(side, region) or (state.control[region] not in hostile and state.units_of(side, region))
    )


def by_land(state: IllusionsState, unit: UnitId) -> int:
    """13.2 Along connections, large units along single-gauge rail; who enters a region stops there."""
    side, place = state.owner_of(unit), state.place_of(unit)
    sets = state.world.sets
    core, edge = _hanging(state, side, sets.bit[place], large=state.world.units[unit].lcu)
    return (core | edge & open_regions(state, side)) & sets.ashore


@dataclass
class Land:
    """13.2 The spaces through which units of a side go."""

    spaces: int
    parts: list[tuple[int, int]] = field(default_factory=list, compare=False)
    """Parts of them that hang together, as far as they were worked out, and what lies next to each."""
    known: dict[int, tuple[int, int]] = field(default_factory=dict, compare=False)
    """The part around each place from which it was asked: as good as the spaces are."""


@kept(CONTROL)
def _land(state: IllusionsState, side: str, large: bool) -> Land:
    return Land(passable(state, side))


def _hanging(state: IllusionsState, side: str, start: int, *, large: bool) -> tuple[int, int]:
    """13.2 The spaces that hang together with a place, and what lies next to them: the same for all of them."""
    land = _land(state, side, large)
    spaces, known = land.spaces, land.known
    found = known.get(start)
    if found is not None:
        return found
    if start & spaces:
        found = next((part for part in land.parts if start & part[0]), None)
    if found is None:
        near = rails(state, side) if large else state.world.sets.land
        core = flood(start, spaces | start, near)
        edge = 0
        for number in bits(core):
            edge |= near[number]
        found = core, edge
        if start & spaces:
            land.parts.append(found)
    known[start] = found
    return found


def rails(state: IllusionsState, side: str) -> Sequence[int]:
    """13.2a, 12.5c-d Single-gauge lines as a side may use them."""
    sets = state.world.sets
    return sets.border_rail if state.flag(RAILROADS[side]) else sets.rail


# -- by sea --------------------------------------------------------------------------------------------
def sea_ways(state: IllusionsState, unit: UnitId) -> int:
    """13.3 From the port in which a unit that is not large began the round to friendly ports of its water."""
    definition, place = state.world.units[unit], state.place_of(unit)
    if definition.lcu or unit in state.acted or geography.is_winter(state):
        return 0
    side, sets = state.owner_of(unit), state.world.sets
    bit, found = sets.bit[place], 0
    for water in WATERS:
        ports = ports_for(state, side, water)
        if ports & bit:
            found |= ports
    return found


@kept(BOARD)
def ports_for(state: IllusionsState, side: str, water: str) -> int:
    """13.3b-e Friendly ports of a water that a side may use; AP-11, CP-19 and AP-52 close some."""
    sets = state.world.sets
    closed = side == CENTRAL and water == MEDITERRANEAN and bans.is_adriatic_closed(state)
    friendly = passable(state, side) | open_regions(state, side) | (sets.base if side == ALLIED else 0)
    found = sets.ports[water] & friendly
    if closed:
        found &= ~sets.adriatic
    if water == MEDITERRANEAN and state.flag("blockade" if side == CENTRAL else "u_boats"):
        found = 0
    return found


# -- ending --------------------------------------------------------------------------------------------
def why_not_end(state: IllusionsState, unit: UnitId, place: SpaceId) -> Refusal | None:
    """10.1, 10.2, 13.1, 27.0b, 28.0 Why a unit may not end its SR in a place."""
    world, side = state.world, state.owner_of(unit)
    there = state.units_of(side, place)
    if not world.units[unit].combat and not any(world.units[other].combat for other in there):
        return Refusal.of("27.0", "refuse.staff_alone", space=place)
    if geography.treaty_bars(state, unit, place):
        return Refusal.of("28.0", "refuse.treaty", space=place)
    if place in world.mixed:
        return None
    if world.units[unit].combat and not stacking.room(state, place):
        return Refusal.of("10.1", "refuse.stacking", space=place)
    return stacking.why_not_share(state, (*there, unit), place)


def why_not_to(state: IllusionsState, unit: UnitId, place: SpaceId, *, by_sea: bool = True) -> Refusal | None:
    """13.2 Why a unit may not SR to a place, for an answer to the player."""
    bit = state.world.sets.bit[place]
    if not bit & (by_land(state, unit) | (sea_ways(state, unit) if by_sea else 0)):
        return Refusal.of("13.2", "sr.no_way", unit=unit, space=place)
    if not bit & _lines(state, unit):
        return Refusal.of("13.2", "sr.no_source_there", unit=unit, space=place)
    return why_not_end(state, unit, place)


def ends(state: IllusionsState, unit: UnitId, left: int, *, by_sea: bool = True, nation: str = "") -> list[SpaceId]:
    """13.2, 10.3 Where a unit may go with the points left: also to a full space if another can then leave it."""
    found = destinations(state, unit, by_sea=by_sea)
    spare = left - cost(state, unit)
    if spare <= 0 or state.treaty or not state.world.units[unit].combat or crowded(state, state.owner_of(unit)):
        return found
    sets = state.world.sets
    ways = by_land(state, unit) | (sea_ways(state, unit) if by_sea else 0)
    full = ways & _lines(state, unit) & ~sets.bit[state.place_of(unit)] & ~_closed(state)
    full &= crowds(state, state.owner_of(unit))[0]
    able = [
        place
        for place in sets.graph.named(full)
        if stacking.may_share(state, (*state.at(place), unit))
        and any(_can_make_room(state, other, spare, nation, by_sea) for other in state.at(place))
    ]
    return sorted([*found, *able])


def _can_make_room(state: IllusionsState, unit: UnitId, left: int, nation: str, by_sea: bool) -> bool:
    """10.3 A combat unit of a full space that can go elsewhere with the points left, its owner willing (4.4)."""
    if not state.world.units[unit].combat or unit not in seats.usable(state, (unit,)):
        return False
    return why_not_pick(state, unit, left, nation=nation, by_sea=by_sea) is None


# -- carrying it out -----------------------------------------------------------------------------------
def redeploy(state: IllusionsState, unit: UnitId, place: SpaceId) -> None:
    """13.1 A unit goes; sieges it leaves or joins are looked at."""
    before = state.place_of(unit)
    land = by_land(state, unit) & state.world.sets.bit[place]
    treaty.note_left(state, (unit,), before)
    state.move((unit,), (before, place), LAND_SR if land else SEA_SR)
    state.note_acted(unit)
    sieges.review(state, before)
