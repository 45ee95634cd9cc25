"""12.3 The political adjustment summary, item by item."""

from __future__ import annotations

from desktop.engine.ids import CityId
from desktop.games.arriba.data.readings import MoroccoCounts
from desktop.games.arriba.rules.map.control import city_controller, counted_regions
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.sides import ORDER, enemy_of
from desktop.games.arriba.state.state import ArribaState
from desktop.mechanics.modifier import Modifier


def items(state: ArribaState) -> dict[str, list[Modifier]]:
    """12.3 What changes the level of each side in this Inter-Phase; lost regions and footholds are rolled for."""
    return {side: [*_regions(state, side), *_divisions(state, side), *_cities(state, side), *_foothold(state, side)]
            for side in ORDER}  # fmt: skip


def _regions(state: ArribaState, side: str) -> list[Modifier]:
    """Gained: points for each; lost: a die for each. Morocco is never gained or lost."""
    table, found = state.world.tables.adjustment, []
    for region in state.world.regions:
        if region in table.not_counted:
            continue
        before, now = state.controlled_before[region], state.control[region]
        if now == side != before:
            found.append(Modifier.of(table.region_gained, "12.3", "adjust.region_gained", region=region))
        elif before == side != now:
            loss = politics.roll_dice(state, table.region_lost_dice, "region_lost", side)
            found.append(Modifier.of(-loss, "12.3", "adjust.region_lost", region=region))
    return found


def _divisions(state: ArribaState, side: str) -> list[Modifier]:
    table, found = state.world.tables.adjustment, []
    if number := state.divisions_lost[enemy_of(side)]:
        found.append(Modifier.of(table.enemy_division * number, "12.3", "adjust.enemy_divisions", n=number))
    if number := state.divisions_lost[side]:
        found.append(Modifier.of(table.own_division * number, "12.3", "adjust.own_divisions", n=number))
    return found


def _taken(state: ArribaState) -> list[tuple[CityId, str]]:
    """Key cities with a new controller, and the controller; one that nobody controls keeps its last."""
    found = []
    for city in state.world.tables.adjustment.key_cities:
        now = city_controller(state, city)
        if now and now != state.last_holder[city]:
            found.append((city, now))
    return found


def _cities(state: ArribaState, side: str) -> list[Modifier]:
    found = []
    for city, taker in _taken(state):
        value = state.world.tables.adjustment.key_cities[city]
        if taker == side and state.last_holder[city]:
            found.append(Modifier.of(value, "12.3", "adjust.city_taken", city=city))
        elif state.last_holder[city] == side:
            found.append(Modifier.of(-value, "12.3", "adjust.city_lost", city=city))
    return found


def note_holders(state: ArribaState) -> None:
    for city, taker in _taken(state):
        state.set_holder(city, taker, state.world.tables.adjustment.key_cities[city])


def regions_held(state: ArribaState, side: str) -> int:
    """12.3 Regions that count as a side's own; Morocco, which is always Rebel, unless it is played otherwise."""
    if MoroccoCounts.of(state.world) is not MoroccoCounts.ON:
        return counted_regions(state, side)
    return sum(holder == side for holder in state.control.values())


def _foothold(state: ArribaState, side: str) -> list[Modifier]:
    """A side with two regions or fewer loses a die."""
    table = state.world.tables.adjustment
    if regions_held(state, side) > table.foothold_regions:
        return []
    loss = politics.roll_dice(state, table.foothold_dice, "foothold", side)
    return [Modifier.of(-loss, "12.3", "adjust.foothold")]
