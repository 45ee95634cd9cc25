"""7 Which pieces may form a battle group, and putting groups right."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, CityId, GroupId, SpaceId, UnitId
from desktop.games.arriba.rules.map.control import groups_of
from desktop.games.arriba.state.forces import is_purged
from desktop.games.arriba.state.sides import enemy_of
from desktop.games.arriba.state.state import ArribaState


def why_not_together(state: ArribaState, side: str, units: Sequence[UnitId]) -> Refusal | None:
    """7 The limit of units, factions kept apart, and 5.2.2 purged units apart from the others."""
    world = state.world
    if len(units) > world.limits.group_units[side]:
        return Refusal.of("7", "org.too_many", n=world.limits.group_units[side])
    factions = sorted({state.pieces[unit].faction for unit in units})
    for place, one in enumerate(factions):
        for other in factions[place + 1 :]:
            if (one, other) in world.apart:
                return Refusal.of("7", "org.apart", faction=one, other=other)
    purged = {faction in state.purged for faction in factions}
    if len(purged) > 1:
        return Refusal.of("5.2.2", "org.purged_apart")
    return None


def why_not_join(state: ArribaState, piece: UnitId, group: GroupId) -> Refusal | None:
    """7 Whether a piece may go over to a group of its area."""
    if group not in state.groups:
        return Refusal.of("7", "org.no_group", group=group)
    own, target = state.pieces[piece], state.groups[group]
    here = state.groups[own.group] if own.group else None
    if here is None or here.area != target.area or here.side != target.side:
        return Refusal.of("7", "org.elsewhere", piece=piece)
    if own.group == group:
        return Refusal.of("7", "org.there_already", piece=piece)
    units = state.units_of(group)
    return why_not_together(state, target.side, [*units, piece]) if state.is_unit(piece) else None


def free_cities(state: ArribaState, area: SpaceId) -> list[CityId]:
    """7, 8 Cities of an area that hold no battle group of either side."""
    return [city for city in state.world.cities_in[area] if city not in state.in_city]


def why_not_enter(state: ArribaState, group: GroupId, city: CityId) -> Refusal | None:
    """7, 8 Why a group may not enter a city; the one it is in already too."""
    if city not in state.world.cities:
        return Refusal.of("8", "org.no_city")
    if city not in state.world.cities_in[state.groups[group].area]:
        return Refusal.of("8", "org.city_elsewhere", city=city)
    if state.groups[group].city == city:
        return Refusal.of("7", "org.in_it_already", city=city)
    return Refusal.of("7", "org.city_held", city=city) if city in state.in_city else None


def occupy(state: ArribaState, group: GroupId, city: CityId, cause: str) -> None:
    """7, 8, 9.2 A group enters an empty city; 15.3 an enemy fort left alone there falls."""
    state.enter_city(group, city, cause)
    if state.forts.get(city) == enemy_of(state.groups[group].side):
        state.remove_fort(city, "entered")


def receive_in_city(state: ArribaState, side: str, city: CityId) -> GroupId:
    """The group of a side that takes in what arrives in a city: the one in it, or a new one there or outside."""
    inside = state.in_city.get(city, NOTHING)
    if inside and state.groups[inside].side == side:
        return inside
    group = state.form_group(side, state.world.area_of[city])
    if not inside:
        occupy(state, group, city, "arrived")
    return group


# ------------------------------------------------------------------ putting right
def sort_side(state: ArribaState, side: str) -> None:
    """7 Divide every group that breaks the limits into groups that do not."""
    for area in state.world.areas:
        for group in groups_of(state, side, area):
            if why_not_together(state, side, state.units_of(group)):
                _divide(state, group)


def _divide(state: ArribaState, group: GroupId) -> None:
    """The strongest part stays, with the asset points, where the group was."""
    side = state.groups[group].side
    parts = legal_parts(state, side, state.units_of(group))
    for part in parts[1:]:
        target = state.form_group(side, state.groups[group].area)
        for unit in part:
            state.regroup(unit, target, "sorted")


def legal_parts(state: ArribaState, side: str, units: Sequence[UnitId]) -> list[list[UnitId]]:
    """Units in as few legal groups as a plain first fit finds, the strongest first."""
    order = {faction: place for place, faction in enumerate(state.world.faction_ids[side])}

    def rank(unit: UnitId) -> tuple[bool, int, int]:
        own = state.pieces[unit]
        return is_purged(state, unit), order[own.faction], -state.world.strength[own.kind]

    parts: list[list[UnitId]] = []
    for unit in sorted(units, key=rank):
        for part in parts:
            if not why_not_together(state, side, [*part, unit]):
                part.append(unit)
                break
        else:
            parts.append([unit])
    parts.sort(key=lambda part: -sum(state.world.strength[state.pieces[unit].kind] for unit in part))
    return parts


def illegal_groups(state: ArribaState) -> list[GroupId]:
    """Groups that break the limits; there are none once both sides are organised."""
    return [key for key, group in state.groups.items() if why_not_together(state, group.side, state.units_of(key))]
