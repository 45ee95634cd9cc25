"""11 Supply."""

from __future__ import annotations

from desktop.engine.ids import RegionId, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.arriba.data.readings import SupplyAdjacency
from desktop.games.arriba.rules.map.control import city_controller, controls
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.facts import ATTITUDES, CONTROL, POSITIONS
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState


def is_source(state: ArribaState, side: str, region: RegionId) -> bool:
    """11 a, b: a friendly region, or an uncontrolled one with a friendly city."""
    holder = state.control[region]
    if holder:
        return holder == side
    return any(controls(state, side, city) for city in state.world.region_cities[region])


@kept(POSITIONS | CONTROL | ATTITUDES)
def supplied(state: ArribaState, side: str, area: SpaceId) -> bool:
    """11 Whether a side is in supply in an area: a, b in a source; c beside one, or on a border of a friendly power."""
    world = state.world
    region = world.region_of[area]
    if is_source(state, side, region):
        return True
    by_area = SupplyAdjacency.of(world) is SupplyAdjacency.AREAS
    borders = world.areas[area].borders if by_area else world.region_borders[region]
    if any(politics.stance(state, border, side) for border in borders):
        return True
    near = world.regions_near_area[area] if by_area else world.near_regions[region]
    return any(is_source(state, side, other) for other in near)


def in_supply(state: ArribaState, piece: UnitId) -> bool:
    """11 A gobernito is out of supply while the enemy controls its capital."""
    own = state.pieces[piece]
    faction = state.world.factions[own.faction]
    side = faction.side
    if faction.gobernito and city_controller(state, faction.capital) == enemy_of(side):
        return False
    return supplied(state, side, state.groups[own.group].area)
