"""11.1, 18.1 Movement: where a stack may go, and the path it takes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions.rules.map import geography, stacking
from desktop.games.illusions.rules.nations import treaty
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.facts import BOARD, DEEDS, ROUND
from desktop.games.illusions.state.sides import GE
from desktop.games.illusions.state.state import ATTACK, MOVE, IllusionsState

Path = tuple[SpaceId, ...]
AMPHIBIOUS = "amphibious"
"""25.5 Flag: the Russian amphibious assault has not been made."""


class Going(Struct):
    """A stack on the move: its units, where it is, points left."""

    units: Sequence[UnitId]
    at: SpaceId
    left: int


def points(state: IllusionsState, units: Sequence[UnitId]) -> int:
    """11.1.2e, 14.3.1 A stack has the points of its slowest unit; out of supply it has one."""
    least = min(state.world.units[unit].mf for unit in units)
    if any(supply.status(state, unit) == "out" for unit in units):
        least = min(least, state.world.limits.oos_mf)
    return least


def movable(state: IllusionsState, place: SpaceId) -> list[UnitId]:
    """11.1.1 Units of an activated place that have not moved, built or been assembled."""
    if place in state.world.mixed:
        grouped = (group.units for group in state.groups if group.place == place and group.kind == MOVE)
        able = [unit for units in grouped for unit in units if state.units[unit].place == place]
    elif state.markers.get(place) != MOVE:
        return []
    else:
        able = list(state.at(place))
    return [unit for unit in seats.usable(state, able) if unit not in state.acted]


def move_places(state: IllusionsState) -> list[SpaceId]:
    """Places with activated units, sorted."""
    found = [place for place, kind in state.markers.items() if kind == MOVE]
    return sorted({*found, *(group.place for group in state.groups if group.kind == MOVE)})


def may_still_move(state: IllusionsState, unit: UnitId) -> bool:
    """11.1.1 Whether an activated unit has neither moved nor done anything else."""
    return state.on_map(unit) and unit in movable(state, state.place_of(unit))


def moved_with(state: IllusionsState, unit: UnitId) -> list[UnitId]:
    """11.1.1b-d, 18.1.1f The units of the space or activated stack of a unit, which is finished before the next."""
    return sorted([unit, *companions(state, (unit,), state.place_of(unit))])


def companions(state: IllusionsState, units: Sequence[UnitId], place: SpaceId) -> list[UnitId]:
    """11.1.1, 18.1.1 Units that may go along: of the same space, or of the same activated stack."""
    if place in state.world.mixed:
        own = next((group.units for group in state.groups if units[0] in group.units), [])
        able = [unit for unit in movable(state, place) if unit in own]
    else:
        able = movable(state, place)
    return [unit for unit in able if unit not in units]


# -- the search ----------------------------------------------------------------------------------------
def _ways(state: IllusionsState, units: Sequence[UnitId], place: SpaceId) -> list[SpaceId]:
    """11.1.2a Places next to one, along land connections and sea invasion lanes."""
    world = state.world
    near = world.neighbours[place]
    lanes = world.lanes[place]
    if not lanes:
        return list(near)
    return [*near, *(sea for sea in lanes if all(geography.may_sail(state, unit, place, sea) for unit in units))]


def stops_at(state: IllusionsState, side: str, place: SpaceId) -> bool:
    """11.1.2d, 20.3.1b, 25.2.1 Who enters goes no further: regions, Lemnos, sea spaces, unbesieged enemy forts."""
    world = state.world
    return place in world.mixed or place in world.sea_spaces or sieges.blocks(state, side, place)


def _search(state: IllusionsState, going: Going) -> dict[SpaceId, Path]:
    """Every place within reach, by the shortest path, stacking apart."""
    side = state.owner_of(going.units[0])
    found: dict[SpaceId, Path] = {going.at: (going.at,)}
    layer = [going.at]
    for _ in range(going.left):
        further = []
        for place in layer:
            if len(found[place]) > 1 and stops_at(state, side, place):
                continue
            for near in _ways(state, going.units, place):
                if near not in found and _may_enter(state, side, going.units, near):
                    found[near] = (*found[place], near)
                    further.append(near)
        layer = further
    del found[going.at]
    return found


def _may_enter(state: IllusionsState, side: str, units: Sequence[UnitId], place: SpaceId) -> bool:
    if not geography.is_open(state, side, place):
        return False
    if state.treaty and any(geography.treaty_bars(state, unit, place) for unit in units):
        return False
    return not sieges.blocks(state, side, place) or _can_besiege(state, side, units, place)


def _can_besiege(state: IllusionsState, side: str, units: Sequence[UnitId], place: SpaceId) -> bool:
    """20.1.1a, 20.3.1d Enough come together, or can come with those already there or still to move."""
    there = state.units_of(side, place)
    if sieges.are_enough(state, place, (*there, *units)):
        return True
    if len(there) + len(units) >= state.world.limits.stacking:
        return False
    helpers = [unit for unit in _helpers(state, place) if unit not in units and unit not in there]
    return sieges.are_enough(state, place, (*there, *units, *helpers))


def _helpers(state: IllusionsState, place: SpaceId) -> list[UnitId]:
    """20.3.1d Activated units elsewhere that can still reach an enemy fort."""
    world = state.world
    found = []
    for other in move_places(state):
        if other == place:
            continue
        for unit in movable(state, other):
            if world.units[unit].combat and _within(state, unit, other, place):
                found.append(unit)
    return found


def _within(state: IllusionsState, unit: UnitId, start: SpaceId, goal: SpaceId) -> bool:
    """Whether a unit can reach a place, the fort there apart."""
    side, left = state.owner_of(unit), points(state, (unit,))
    known, layer = {start}, [start]
    for _ in range(left):
        further = []
        for place in layer:
            if place != start and stops_at(state, side, place):
                continue
            for near in _ways(state, (unit,), place):
                if near == goal:
                    return geography.is_open(state, side, near)
                if near not in known and geography.is_open(state, side, near) and not sieges.blocks(state, side, near):
                    known.add(near)
                    further.append(near)
        layer = further
    return False


def reach(state: IllusionsState, going: Going) -> dict[SpaceId, Path]:
    """11.1 Every place the stack may end in, with the shortest path."""
    return _reach(state, tuple(going.units), going.at, going.left)


@kept(BOARD | ROUND | DEEDS)
def _reach(state: IllusionsState, units: tuple[UnitId, ...], at: SpaceId, left: int) -> dict[SpaceId, Path]:
    if why_not_leave(state, units, at) is not None:
        return {}
    going = Going(units, at, left)
    paths = _search(state, going) | _assault_ports(state, going)
    return {place: paths[place] for place in _ends(state, units, sorted(paths))}


def _assault_ports(state: IllusionsState, going: Going) -> dict[SpaceId, Path]:
    """25.5 Once a game the RU Black Sea unit goes from Odessa to an empty port of the Black Sea, not in winter."""
    world = state.world
    unit = going.units[0]
    if len(going.units) > 1 or not world.units[unit].besieges_alone or not state.flag(AMPHIBIOUS):
        return {}
    if geography.is_winter(state) or going.at != world.limits.amphibious_from or going.left < 1:
        return {}
    side = state.owner_of(unit)
    return {
        port: (going.at, port)
        for port in world.ports_on["black_sea"]
        if port not in world.mixed
        and port != going.at
        and not state.at(port)
        and geography.is_open(state, side, port)
        and not geography.treaty_bars(state, unit, port)
    }


# -- ending --------------------------------------------------------------------------------------------
def _ends(state: IllusionsState, units: Sequence[UnitId], places: list[SpaceId]) -> list[SpaceId]:
    """11.1.3b Of these places those in which a stack may end; it fares alike in all empty spaces."""
    mixed, stacks, found = state.world.mixed, state.stacks, []
    alike: bool | None = None
    for place in places:
        if place in stacks or place in mixed or place in state.markers:
            may_end = why_not_end(state, units, place) is None
        elif alike is None:
            may_end = alike = why_not_end(state, units, place) is None
        else:
            may_end = alike
        if may_end:
            found.append(place)
    return found


def why_not_end(state: IllusionsState, units: Sequence[UnitId], place: SpaceId) -> Refusal | None:
    """11.1.3b, 10.1, 10.2b, 27.0b Why a stack may not end its move in a place."""
    if state.markers.get(place) == ATTACK:
        return Refusal.of("11.1.3", "refuse.end_on_attack", space=place)
    world = state.world
    side = state.owner_of(units[0])
    there = tuple(unit for unit in state.units_of(side, place) if unit not in units)
    if not any(world.units[unit].combat for unit in (*there, *units)):
        return Refusal.of("27.0", "refuse.staff_alone", space=place)
    if place in world.mixed:
        return None
    if _crowd(state, units, there, place) > world.limits.stacking:
        return Refusal.of("10.1", "refuse.stacking", space=place)
    return stacking.why_not_share(state, (*there, *units), place)


def _crowd(state: IllusionsState, units: Sequence[UnitId], there: tuple[UnitId, ...], place: SpaceId) -> int:
    """10.3 The units that will be in a space; those that can still move out of it do not count yet."""
    total = stacking.counted(state, (*there, *units))
    if total <= state.world.limits.stacking:
        return total
    return total - sum(state.world.units[unit].combat and _can_go(state, unit, place) for unit in movable(state, place))


def _can_go(state: IllusionsState, unit: UnitId, place: SpaceId) -> bool:
    """10.3 Whether a unit has a place with room next to it."""
    side = state.owner_of(unit)
    for near in state.world.neighbours[place]:
        if state.markers.get(near) == ATTACK or not stacking.room(state, near):
            continue
        together = (*state.units_of(side, near), unit)
        if _may_enter(state, side, (unit,), near) and stacking.may_share(state, together):
            return True
    return False


def why_not_leave(state: IllusionsState, units: Sequence[UnitId], place: SpaceId) -> Refusal | None:
    """27.0b, 20.3.4a, 28.0d.8 Why these units may not leave a place together."""
    world = state.world
    side = state.owner_of(units[0])
    here = state.units_of(side, place)
    if len(here) == len(units) and not state.treaty:
        return None
    left = [unit for unit in here if unit not in units]
    if left and not any(world.units[unit].combat for unit in left):
        return Refusal.of("27.0", "refuse.staff_left", space=place)
    short = (
        left
        and place in state.forts
        and sieges.is_enemy_fort(state, side, place)
        and not sieges.are_enough(state, place, left)
    )
    if short and not all(unit in movable(state, place) for unit in left):
        return Refusal.of("20.3.4", "refuse.siege_left", space=place)
    if state.treaty and world.nation_of[place] == GE:
        found: Refusal | None = treaty.why_not_leave(state, units, place)
        return found
    return None


# -- what must still be done ---------------------------------------------------------------------------
def owed_places(state: IllusionsState) -> list[SpaceId]:
    """10.3, 20.3.1d, 20.3.4a Places that movement may not leave as they are: too many units, or too few besiegers."""
    short = sieges.short_places(state, state.active)
    crowded = [place for place in stacking.overstacked(state) if state.units_of(state.active, place)]
    return sorted({*short, *crowded})


def owed_rule(state: IllusionsState) -> str:
    """The rule by which movement may not end as things are."""
    return "20.3.4" if sieges.short_places(state, state.active) else "10.3"


def remedies(state: IllusionsState) -> list[UnitId]:
    """10.3, 20.3.4a Activated units that can put right what movement may not leave as it is, sorted."""
    found: list[UnitId] = []
    for place in owed_places(state):
        here = [unit for unit in movable(state, place) if can_leave(state, unit)]
        found += [unit for unit in here if _has_end(state, unit, place)]
        if place not in state.forts or not sieges.is_enemy_fort(state, state.active, place):
            continue
        helpers = _helpers(state, place)
        if can_be_filled(state, place):
            found += [unit for unit in helpers if place in reach(state, Going((unit,), *_from(state, unit)))]
    return sorted(set(found))


def _from(state: IllusionsState, unit: UnitId) -> tuple[SpaceId, int]:
    return state.place_of(unit), points(state, (unit,))


def _has_end(state: IllusionsState, unit: UnitId, place: SpaceId) -> bool:
    """A unit alone, or with all that must go with it, has somewhere to go."""
    return bool(reach(state, Going((unit,), *_from(state, unit)))) or bool(companions(state, (unit,), place))


def can_be_filled(state: IllusionsState, place: SpaceId) -> bool:
    """20.3.1d Whether activated units elsewhere can make the besiegers of a fort enough."""
    there = state.units_of(state.active, place)
    return sieges.are_enough(state, place, (*there, *_helpers(state, place)))


def helpful_ends(state: IllusionsState, units: Sequence[UnitId], ends: dict[SpaceId, Path]) -> dict[SpaceId, Path]:
    """20.3.4a Where a stack that must put something right goes: out of a place in trouble, or into one."""
    owed = owed_places(state)
    if state.place_of(units[0]) in owed:
        return ends
    return {place: path for place, path in ends.items() if place in owed} or ends


def can_leave(state: IllusionsState, unit: UnitId) -> bool:
    """11.1.4 Whether an activated unit has anywhere to go at all."""
    place = state.place_of(unit)
    side = state.owner_of(unit)
    if any(_may_enter(state, side, (unit,), near) for near in _ways(state, (unit,), place)):
        return True
    return bool(_assault_ports(state, Going((unit,), place, 1)))


def why_not_go(state: IllusionsState, going: Going, place: SpaceId) -> Refusal | None:
    """11.1 Why a stack may not go to a place, for an answer to the player."""
    if place in reach(state, going):
        return None
    side = state.owner_of(going.units[0])
    if refusal := why_not_leave(state, going.units, going.at):
        return refusal
    if refusal := geography.why_not_open(state, side, place):
        return refusal
    if any(geography.treaty_bars(state, unit, place) for unit in going.units):
        return Refusal.of("28.0", "refuse.treaty", space=place)
    if sieges.blocks(state, side, place) and not _can_besiege(state, side, going.units, place):
        return Refusal.of("20.1.1", "refuse.cannot_besiege", space=place)
    if refusal := why_not_end(state, going.units, place):
        return refusal
    return Refusal.of("11.1.2", "refuse.too_far", space=place, n=going.left)
