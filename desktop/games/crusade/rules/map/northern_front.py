"""16.4 The Northern Front: non-cooperation of the three regions, and who may be there while it is isolated."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.crusade.rules.map.space_sets import REGIONS
from desktop.games.crusade.rules.supply.supply import friendly_spaces, network, sources
from desktop.games.crusade.state.facts import BOARD, CONTROL
from desktop.games.crusade.state.sides import REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.tracing import bits, flood

POLICE = "REP_POL"


# -- 16.4.3 isolation ----------------------------------------------------------------------------------
def pocket(state: CrusadeState, gained: Iterable[SpaceId] = ()) -> int:
    """16.4.3 The isolated front: its spaces and what is supplied only from there; nothing if it is linked.

    `gained` are spaces that would be Republican too. A space of the front that traces by land to a source outside,
    but to none inside, is not part of the pocket.
    """
    return _pocket(state, *gained)


@kept(CONTROL)
def _pocket(state: CrusadeState, *gained: str) -> int:
    sets = state.world.sets
    friendly = friendly_spaces(state, REPUBLICAN) | sets.graph.mask(gained)
    near = network(state, REPUBLICAN)
    every = sources(state, REPUBLICAN)
    main = flood(every & ~sets.north, friendly, near)
    inner = flood(every & sets.north, friendly, near)
    return 0 if main & inner else (inner | sets.north) & ~main


def is_linked(state: CrusadeState) -> bool:
    """16.3.3 A Republican source outside traces to one inside."""
    return not pocket(state)


def in_pocket(state: CrusadeState, space: SpaceId, gained: Iterable[SpaceId] = ()) -> bool:
    """16.4.3.2 Whether a space belongs to the isolated front."""
    return bool(pocket(state, gained) & state.world.sets.bit[space])


def is_over(state: CrusadeState) -> bool:
    """16.3.3 No space of the front is Republican; Oviedo is none of them (3.0)."""
    return not state.world.sets.north & friendly_spaces(state, REPUBLICAN)


# -- 16.4.2 non-cooperation ----------------------------------------------------------------------------
def region_of(state: CrusadeState, space: SpaceId) -> str:
    """16.4.2.1 The region of the front a space lies in; "" for none (and for a box)."""
    return state.world.region_of.get(space, "")


def region_lost(state: CrusadeState, region: str) -> bool:
    """16.4.2.4 The region is wholly Nationalist."""
    return not state.world.sets.region[region] & friendly_spaces(state, REPUBLICAN)


def is_bound(state: CrusadeState, unit: UnitId) -> bool:
    """16.4.2.1, 16.4.2.4 Whether non-cooperation binds a unit."""
    region = state.world.units[unit].region
    return bool(region) and unit not in state.freed and not region_lost(state, region)


def is_abroad(state: CrusadeState, unit: UnitId) -> bool:
    """16.4.2.2 A regional unit stands in another of the three regions."""
    place = state.place_of(unit)
    if place not in state.world.spaces:
        return False
    return region_of(state, place) not in ("", state.world.units[unit].region)


def divisions_abroad(state: CrusadeState, region: str, leaving: Sequence[str] = ()) -> list[UnitId]:
    """16.4.2.2 The divisions of a region that stand in another one and are bound by the rule."""
    foreign = state.world.sets.regions & ~state.world.sets.region[region]
    counters = state.world.units
    return [
        unit
        for number in bits(foreign)
        for unit in state.at(state.world.sets.graph.points[number])
        if counters[unit].region == region
        and not counters[unit].corps
        and unit not in leaving
        and is_bound(state, unit)
    ]


def must_go_home(state: CrusadeState, unit: UnitId) -> bool:
    """16.4.2.4 Retreats have put too many divisions abroad, or a corps: when used it goes home if it can."""
    counter = state.world.units[unit]
    if not counter.region or not is_abroad(state, unit) or not is_bound(state, unit):
        return False
    if counter.corps:
        return True
    return len(divisions_abroad(state, counter.region)) > state.world.limits.divisions_abroad


@kept(BOARD)
def strays(state: CrusadeState) -> frozenset[UnitId]:
    """16.4.2.4 All units that must go home if they can."""
    abroad = bits(state.world.sets.regions)
    spaces = (state.world.sets.graph.points[number] for number in abroad)
    return frozenset(unit for space in spaces for unit in state.at(space) if must_go_home(state, unit))


def is_home(state: CrusadeState, unit: UnitId, space: SpaceId) -> bool:
    """16.4.2.1 A space of the unit's own region."""
    return region_of(state, space) == state.world.units[unit].region


# -- who may end where ---------------------------------------------------------------------------------
def why_not_end(
    state: CrusadeState, units: Sequence[UnitId], space: SpaceId, gained: Iterable[SpaceId] = ()
) -> Refusal | None:
    """16.4.2, 16.4.3.2 Why units may not end a move, SR or advance together in a space (retreats are free: 16.4.2.3).

    `gained` are further spaces the move would make Republican on its way.
    """
    if not units or state.world.units[units[0]].side != REPUBLICAN:
        return None
    for region in REGIONS:
        group = [unit for unit in units if state.world.units[unit].region == region and is_bound(state, unit)]
        if group and (refusal := _why_not_abroad(state, region, group, space)):
            return refusal
    return _why_not_pocket(state, units, space, (*gained, space))


def _why_not_abroad(state: CrusadeState, region: str, group: Sequence[UnitId], space: SpaceId) -> Refusal | None:
    """16.4.2.1, 16.4.2.2 Regional units keep to their region; one division may be in another."""
    if region_of(state, space) in ("", region):
        return None
    corps = next((unit for unit in group if state.world.units[unit].corps), "")
    if corps:
        return Refusal.of("16.4.2.2", "north.corps_abroad", unit=corps, space=space)
    abroad = divisions_abroad(state, region, leaving=group)
    if len(abroad) + len(group) > state.world.limits.divisions_abroad:
        return Refusal.of("16.4.2.2", "north.division_abroad", region=region, space=space)
    return None


def _why_not_pocket(
    state: CrusadeState, units: Sequence[UnitId], space: SpaceId, gained: tuple[SpaceId, ...]
) -> Refusal | None:
    """16.4.3.2 Only regional units and two POL may be in the isolated front; who is there already may stay."""
    if state.control.get(space) == REPUBLICAN:
        gained = tuple(each for each in gained if state.control.get(each) != REPUBLICAN)
    sets = state.world.sets
    if not pocket(state, gained) & sets.bit[space]:
        return None
    before = pocket(state)
    police = police_in(state, before)
    for unit in units:
        counter = state.world.units[unit]
        if counter.region or _stands_in(state, unit, before):
            continue
        if counter.type != POLICE:
            return Refusal.of("16.4.3.2", "north.outsider", unit=unit, space=space)
        police += 1
        if police > state.world.limits.northern_police:
            return Refusal.of("16.4.3.2", "north.police", unit=unit, space=space)
    return None


def _stands_in(state: CrusadeState, unit: UnitId, area: int) -> bool:
    bit = state.world.sets.bit.get(state.place_of(unit), 0)
    return bool(bit & area)


def police_in(state: CrusadeState, area: int) -> int:
    """16.4.3.2 How many Republican POL stand in an area."""
    points, counters = state.world.sets.graph.points, state.world.units
    return sum(counters[unit].type == POLICE for number in bits(area) for unit in state.at(points[number]))


def home_area(state: CrusadeState, unit: UnitId) -> int:
    """16.4.2.4 The spaces of the unit's own region."""
    return state.world.sets.region[state.world.units[unit].region]


def allowed_area(state: CrusadeState, unit: UnitId, area: int) -> int:
    """16.4.2, 16.4.3.2 Of friendly spaces one unit could end an SR in, those it may; home, if it must and can."""
    counter = state.world.units[unit]
    if counter.side != REPUBLICAN:
        return area
    if must_go_home(state, unit):
        return area & home_area(state, unit) or area
    if counter.region:
        return area & ~_closed_abroad(state, unit)
    closed = pocket(state)
    if _stands_in(state, unit, closed):
        return area
    welcome = counter.type == POLICE and police_in(state, closed) < state.world.limits.northern_police
    return area if welcome else area & ~closed


def _closed_abroad(state: CrusadeState, unit: UnitId) -> int:
    """16.4.2.1, 16.4.2.2 Spaces of the other regions that are closed to a regional unit."""
    counter, sets = state.world.units[unit], state.world.sets
    if not is_bound(state, unit):
        return 0
    abroad = divisions_abroad(state, counter.region, leaving=(unit,))
    if not counter.corps and len(abroad) < state.world.limits.divisions_abroad:
        return 0
    return sets.regions & ~sets.region[counter.region]


def allowed_ends(
    state: CrusadeState, unit: UnitId, spaces: Sequence[SpaceId], gained: Sequence[SpaceId] = ()
) -> list[SpaceId]:
    """16.4.2.4 Of the spaces one unit could end in, those it may: home, if it must go home and can.

    `gained` are spaces that become Republican on the way.
    """
    if state.world.units[unit].side != REPUBLICAN:
        return list(spaces)
    if must_go_home(state, unit):
        home = [space for space in spaces if is_home(state, unit, space)]
        return home or [space for space in spaces if _why_not_pocket(state, (unit,), space, (*gained, space)) is None]
    return [space for space in spaces if why_not_end(state, (unit,), space, gained) is None]


def release_if_stranded(state: CrusadeState, unit: UnitId, spaces: Sequence[SpaceId]) -> None:
    """16.4.2.4 A unit that must go home but reaches no home space is no longer bound."""
    if must_go_home(state, unit) and not any(is_home(state, unit, space) for space in spaces):
        state.free_unit(unit)


def why_not_reinforce(state: CrusadeState, space: SpaceId) -> Refusal | None:
    """16.4.3.2 No unit of a reinforcement card is placed in the isolated front."""
    if in_pocket(state, space):
        return Refusal.of("16.4.3.2", "north.no_reinforcement", space=space)
    return None
