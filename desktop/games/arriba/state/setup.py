"""14 The board of a scenario before the first unit is set up."""

from __future__ import annotations

from desktop.games.arriba.data.world import World
from desktop.games.arriba.state.sides import SIDES
from desktop.games.arriba.state.state import ArribaState, Purse


def blank_state(world: World) -> ArribaState:
    """14 Levels, attitudes and control of the start; no pieces yet."""
    state = ArribaState(world=world)
    setup = world.setup
    state.level = {side: setup.level[side] for side in SIDES}
    state.purse = {side: Purse(replacement=setup.ep[side]) for side in SIDES}
    state.attitude = {power.id: power.start for power in world.tables.powers}
    state.control = dict.fromkeys(world.regions, "")
    for side in SIDES:
        state.control.update(dict.fromkeys(setup.control[side], side))
    return state
