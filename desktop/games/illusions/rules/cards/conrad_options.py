"""AP-15 Attacks that the enemy can be made to make."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.cards.event_options import large_units
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import CENTRAL, enemy_of
from desktop.games.illusions.state.state import IllusionsState


def attack_pairs(
    state: IllusionsState, nation: str, done: Sequence[tuple[str, str]] = ()
) -> list[tuple[SpaceId, SpaceId]]:
    """AP-15 Spaces with a large unit of the nation and the connected targets they could attack, sorted."""
    side = state.world.start_side[nation]
    assert side == CENTRAL
    enemy = enemy_of(side)
    sources = {pair[0] for pair in done}
    targets = {pair[1] for pair in done}
    found = []
    for unit in large_units(state, (nation,), None):
        place = state.place_of(unit)
        if place in sources or place in state.world.mixed or supply.status(state, unit) != supply.FULL:
            continue
        for near in state.world.neighbours[place]:
            if near not in targets and _is_target(state, enemy, near) and forced_attackers(state, nation, place):
                found.append((place, near))
    return sorted(set(found))


def _is_target(state: IllusionsState, enemy: str, place: SpaceId) -> bool:
    fresh = [unit for unit in state.units_of(enemy, place) if state.world.units[unit].combat]
    return any(unit not in state.retreated for unit in fresh) and place not in state.attacked


def forced_attackers(state: IllusionsState, nation: str, place: SpaceId) -> list[UnitId]:
    """AP-15, 20.3.3a Units of the nation in the space that must attack: all not needed for a siege."""
    side = state.world.start_side[nation]
    units = [
        unit
        for unit in state.units_of(side, place)
        if state.world.units[unit].combat and nation in state.world.units[unit].nations and unit not in state.fought
    ]
    if state.sieges.get(place) != side:
        return units
    free: list[UnitId] = []
    for unit in units:
        rest = [each for each in state.units_of(side, place) if each not in (*free, unit)]
        if sieges.are_enough(state, place, rest):
            free.append(unit)
    return free if any(state.world.units[unit].lcu for unit in free) else []
