"""23.3 Uprising units: when and where they may be placed."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.illusions.rules.map import control
from desktop.games.illusions.state.sides import SIDES, UPRISING
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState

RULE = "23.3.2"


def nations_to_rise(state: IllusionsState, side: str) -> list[str]:
    """23.3.1 Demoralized nations in which a side may place an uprising unit now."""
    placed_by = state.world.tables.national_will.placed_by
    return [nation for nation in sorted(placed_by) if placed_by[nation] == side and can_rise(state, nation)]


def can_rise(state: IllusionsState, nation: str) -> bool:
    """23.3.1, 23.5b.1 The marker is at its lowest, the nation has not collapsed, a counter and a place are left."""
    if not state.is_demoralized(nation) or state.nations[nation] == COLLAPSED:
        return False
    return bool(counter(state, nation)) and bool(places(state, nation))


def counter(state: IllusionsState, nation: str) -> UnitId:
    """An uprising unit of the nation that is not on the map; "" if there is none."""
    return next((unit for unit in state.world.of_type[f"{nation}_uprising"] if not state.on_map(unit)), NOTHING)


def places(state: IllusionsState, nation: str) -> list[SpaceId]:
    """23.3.2 Unoccupied spaces and all regions of the nation, sorted; never on the inset (11.3.1a)."""
    return [place for place in state.world.in_nation[nation] if why_not_place(state, nation, place) is None]


def why_not_place(state: IllusionsState, nation: str, place: SpaceId) -> Refusal | None:
    """10.1c, 11.3.1, 23.3.2 Why no uprising unit may be placed in a place."""
    world = state.world
    if world.nation_of.get(place) != nation or place in world.inset:
        return Refusal.of(RULE, "uprising.not_home", space=place, nation=nation)
    if place not in world.regions and any(state.units_of(side, place) for side in SIDES):
        return Refusal.of(RULE, "uprising.occupied", space=place)
    if len(state.units_of(UPRISING, place)) >= world.limits.uprising_stack:
        return Refusal.of("10.1", "uprising.full", space=place)
    return None


def place_unit(state: IllusionsState, nation: str, place: SpaceId) -> None:
    """23.3.2 The unit is placed, removes a trench and takes control."""
    state.put(counter(state, nation), place, UPRISING, reduced=False)
    control.rise(state, place)


def seat(state: IllusionsState, side: str, nation: str) -> str:
    """4.4.1.2, 4.4.2.2 Which partner places uprising units of a nation."""
    seats = state.world.seats_of[side]
    return next((seat for seat in seats if seat != side and nation in state.world.seats[seat].uprisings), seats[0])


def in_homeland(state: IllusionsState, nation: str) -> bool:
    """23.4.1b, 23.4.2d Whether an uprising unit of the nation is in its country."""
    units = [unit for unit in state.world.of_type[f"{nation}_uprising"] if state.on_map(unit)]
    return any(state.world.nation_of[state.place_of(unit)] == nation for unit in units)
