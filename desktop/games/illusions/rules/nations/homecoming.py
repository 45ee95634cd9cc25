"""28.0d.3, 28.0d.8 Units that go home when the Treaty of Brest-Litovsk takes effect."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.map import departures, stacking
from desktop.games.illusions.rules.nations import treaty
from desktop.games.illusions.rules.redeployment import sr_options
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import GE, RU
from desktop.games.illusions.state.state import IllusionsState

CAUSE = "treaty"


def russians_abroad(state: IllusionsState) -> list[UnitId]:
    """28.0d.3 Russian units outside Russia; combat units before HQs, which go where they are."""
    world = state.world
    abroad = [
        unit
        for unit in world.of_nation[RU]
        if state.on_map(unit) and treaty.is_russian(state, unit) and world.nation_of[state.place_of(unit)] != RU
    ]
    return sorted(abroad, key=lambda unit: (not world.units[unit].combat, unit))


def homes(state: IllusionsState, unit: UnitId) -> list[SpaceId]:
    """28.0d.3 Where it may go: Russian-controlled places it can reach by an SR."""
    return [place for place in sr_options.destinations(state, unit) if treaty.is_ru_controlled(state, place)]


def send(state: IllusionsState, unit: UnitId, place: SpaceId) -> tuple[UnitId, ...]:
    """27.0b A unit goes home, and HQs and artillery that would be left alone with it, if they may stand there."""
    before, side = state.place_of(unit), state.owner_of(unit)
    left = tuple(other for other in state.units_of(side, before) if other != unit)
    alone = not any(state.world.units[other].combat for other in left)
    there = () if place in state.world.mixed else state.units_of(side, place)
    units = (unit, *left) if alone and stacking.may_share(state, (*there, unit, *left)) else (unit,)
    state.move(units, (before, place), "sr")
    departures.review(state, before, CAUSE)
    return units


def recall_germans(state: IllusionsState) -> None:
    """28.0d.8 In-supply German large units with a route go to Brandenburg."""
    world, bit = state.world, state.world.sets.bit
    goal = bit[treaty.BRANDENBURG]
    going = [
        unit
        for unit in world.of_nation[GE]
        if world.units[unit].lcu
        and world.units[unit].nations == (GE,)
        and state.on_map(unit)
        and state.place_of(unit) != treaty.BRANDENBURG
        and supply.status(state, unit) != supply.OUT
        and sr_options.by_land(state, unit) & goal
    ]
    for unit in going:
        send(state, unit, treaty.BRANDENBURG)
