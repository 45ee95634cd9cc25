"""The state before the first counter is set up."""

from __future__ import annotations

from desktop.engine.ids import UnitId
from desktop.games.battles.data.world import World
from desktop.games.battles.state.state import AIR, BOX, DUE, POOL, SETUP, SWAP, BattleState, UnitStatus


def blank_state(world: World) -> BattleState:
    """Every unit in the place off the map that its placement names; nothing under way."""
    units: dict[UnitId, UnitStatus] = {}
    for unit, definition in world.units.items():
        placement = world.scenario.placements[definition.placement]
        turn = world.turn_of(placement.turn, placement.alternative_turn) if placement.turn else 0
        if placement.air:
            place = AIR
        elif placement.pool:
            place = POOL
        elif placement.box:
            place = BOX
        elif placement.swap:
            place = SWAP
        else:
            place = DUE if turn else SETUP
        entry = definition.placement if place in (DUE, BOX, SWAP) else ""
        units[unit] = UnitStatus(place, arrives=turn if place == DUE else 0, entry=entry)
    state = BattleState(world=world, units=units)
    owner = world.scenario.victory.initial_control
    if owner is not None:
        state.control = dict.fromkeys(sorted(world.watched_hexes), owner)
    return state
