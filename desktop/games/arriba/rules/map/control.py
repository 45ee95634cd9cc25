"""0, 12.2 Who stands where, and who controls cities and regions."""

from __future__ import annotations

from desktop.engine.ids import NOTHING, CityId, GroupId, RegionId, SpaceId
from desktop.engine.kept import kept
from desktop.games.arriba.state.army_state import ASSETS
from desktop.games.arriba.state.facts import CONTROL, POSITIONS
from desktop.games.arriba.state.sides import SIDES, enemy_of
from desktop.games.arriba.state.state import ArribaState


def has_units(state: ArribaState, group: GroupId) -> bool:
    """Whether a battle group is more than asset points."""
    pieces = state.pieces
    return any(pieces[piece].kind not in ASSETS for piece in state.groups[group].members)


def groups_of(state: ArribaState, side: str, area: SpaceId) -> list[GroupId]:
    return [key for key in state.in_area[area] if state.groups[key].side == side]


def has_group(state: ArribaState, side: str, area: SpaceId) -> bool:
    """8 Any battle group of a side, asset points alone included."""
    groups = state.groups
    return any(groups[key].side == side for key in state.in_area[area])


def has_unit_in(state: ArribaState, side: str, area: SpaceId) -> bool:
    groups = state.groups
    return any(groups[key].side == side and has_units(state, key) for key in state.in_area[area])


def occupier(state: ArribaState, city: CityId) -> str:
    """0 The side with a unit in a city, or ""."""
    group = state.in_city.get(city, NOTHING)
    return state.groups[group].side if group and has_units(state, group) else ""


@kept(POSITIONS | CONTROL)
def city_controller(state: ArribaState, city: CityId) -> str:
    """0 The side in the city; else the only side with units in the area; else the controller of the region."""
    world = state.world
    area = world.area_of[city]
    region = world.region_of[area]
    if region in world.always:
        return world.always[region]
    if side := occupier(state, city):
        return side
    present = [side for side in SIDES if has_unit_in(state, side, area)]
    if not present:
        return state.control[region]
    return present[0] if len(present) == 1 else ""


def controls(state: ArribaState, side: str, city: CityId) -> bool:
    return city_controller(state, city) == side


def friendly_ports(state: ArribaState, side: str) -> list[CityId]:
    return [port for port in state.world.ports if controls(state, side, port)]


def friendly_mediterranean(state: ArribaState, side: str) -> list[CityId]:
    return [port for port in state.world.mediterranean if controls(state, side, port)]


def garrisoned(state: ArribaState, side: str, city: CityId) -> bool:
    """6.2 A friendly unit is in the city."""
    return occupier(state, city) == side


def counted_regions(state: ArribaState, side: str) -> int:
    """4, 12.3 Regions controlled, Morocco not counted."""
    skipped = state.world.tables.adjustment.not_counted
    return sum(holder == side for region, holder in state.control.items() if region not in skipped)


def behind(state: ArribaState) -> str:
    """4 The side that controls fewer regions, or "" on a tie."""
    counts = {side: counted_regions(state, side) for side in SIDES}
    for side in SIDES:
        if counts[side] < counts[enemy_of(side)]:
            return side
    return ""


def occupied_cities(state: ArribaState, side: str, region: RegionId) -> int:
    """12.2 Cities of a region with a unit of the side in them."""
    return sum(occupier(state, city) == side for city in state.world.region_cities[region])


def present_in(state: ArribaState, region: RegionId) -> list[str]:
    """12.2 Sides with units in a region."""
    areas = state.world.areas_in[region]
    return [side for side in SIDES if any(has_unit_in(state, side, area) for area in areas)]
