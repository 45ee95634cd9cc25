"""9.7.2c, 26.0 The entry charts: which units come, where they go, and which corps are called up."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.data.references import listed
from desktop.games.illusions.data.schema_nations import CorpsChoice, EntryUnits
from desktop.games.illusions.rules.map import geography
from desktop.games.illusions.rules.reinforcement import placement
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import POOL, RESERVE, SIDES, UPRISING, enemy_of
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.tracing import flood


def arrivals(state: IllusionsState, nation: str) -> list[tuple[UnitId, bool, int]]:
    """The counters of a chart that are not in play yet, whether they come reduced, and their line of the chart."""
    found: list[tuple[UnitId, bool, int]] = []
    for number, line in enumerate(state.world.entries[nation].units):
        for name in line.units:
            taken = [unit for unit, _, _ in found]
            found += [(unit, reduced, number) for unit, reduced in _counters(state, name, taken)]
    return found


def _counters(state: IllusionsState, entry: str, taken: Sequence[str] = ()) -> list[tuple[UnitId, bool]]:
    each = listed(entry)
    counters = state.world.of_type.get(each.name, (UnitId(each.name),))
    able = [unit for unit in counters if state.place_of(unit) == POOL and unit not in taken]
    return [(unit, each.reduced) for unit in able[: each.count]]


def fill_reserves(state: IllusionsState, nation: str) -> None:
    """9.7.2c Small units of the chart go to the Reserve Boxes."""
    reserve = state.world.entries[nation].reserve
    for side in SIDES:
        for name in reserve.get(side, ()):  # type: ignore[call-overload]
            for unit, _ in _counters(state, name):
                state.put(unit, RESERVE, nation, reduced=False)


# -- where ---------------------------------------------------------------------------------------------
def places(state: IllusionsState, unit: UnitId, line: EntryUnits) -> list[SpaceId]:
    """9.7.2c The space of the chart; if it is enemy-controlled or full, those the chart names else, or the nearest."""
    if _takes(state, unit, line.space):
        return [line.space]
    if line.fallback:
        return [place for place in line.fallback if _takes(state, unit, place)]
    return nearest(state, unit, line.space)


def _takes(state: IllusionsState, unit: UnitId, place: SpaceId) -> bool:
    """A unit of a side may come: nobody else is there, nor an enemy in control; there is room."""
    side = state.owner_of(unit)
    if state.control.get(place) in (enemy_of(side), UPRISING) or place in geography.closed_places(state):
        return False
    if place not in state.world.mixed and len(state.units_of(side, place)) != len(state.at(place)):
        return False
    return not sieges.blocks(state, side, place) and placement.has_room(state, unit, place)


def nearest(state: IllusionsState, unit: UnitId, start: SpaceId) -> list[SpaceId]:
    """9.7.2c The nearest friendly, supplied places with room, counted in connections; ties are the owner's choice."""
    side = state.owner_of(unit)
    seen, edge = {start}, [start]
    while edge:
        further = [near for place in edge for near in state.world.neighbours[place] if near not in seen]
        edge = list(dict.fromkeys(further))
        seen.update(edge)
        found = [
            place
            for place in sorted(edge)
            if state.controls(side, place) and supply.supplied_at(state, side, place) and _takes(state, unit, place)
        ]
        if found:
            return found
    return []


# -- corps called up -----------------------------------------------------------------------------------
def callable_corps(state: IllusionsState, choice: CorpsChoice, moved: Sequence[str]) -> list[UnitId]:
    """Errata: corps in other spaces with an unblocked route through places their side controls."""
    return [
        unit
        for kind in choice.types
        for unit in state.world.of_type[kind]
        if state.on_map(unit)
        and unit not in moved
        and state.place_of(unit) != choice.space
        and is_free(state, unit)
        and goals(state, choice, unit)
    ]


def goals(state: IllusionsState, choice: CorpsChoice, unit: UnitId) -> list[SpaceId]:
    """Errata: where a corps that is called up may come; the space itself, or the nearest instead of it."""
    sets, at = state.world.sets, state.place_of(unit)
    if _has_way_in(state, choice) and placement.has_room(state, unit, choice.space):
        ends = [choice.space]
    else:
        ends = nearest(state, unit, choice.space) if choice.nearest else []
    held = supply.controlled(state, choice.side)
    return [end for end in ends if end != at and flood(sets.bit[end], held, sets.land) & sets.bit[at]]


def _has_way_in(state: IllusionsState, choice: CorpsChoice) -> bool:
    """The space is its side's and no one else is in it."""
    return state.controls(choice.side, choice.space) and not state.units_of(enemy_of(choice.side), choice.space)


def is_free(state: IllusionsState, unit: UnitId) -> bool:
    """20.3.4, 27.0b The corps leaves neither a siege with too few units nor an HQ alone."""
    place, side = state.place_of(unit), state.owner_of(unit)
    left = [other for other in state.units_of(side, place) if other != unit]
    if not left:
        return True
    if not any(state.world.units[other].combat for other in left):
        return False
    return not sieges.is_enemy_fort(state, side, place) or sieges.are_enough(state, place, left)
