"""25.2-25.4 Sea invasions: withdrawal under fire, and the capture of a sea invasion space."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.combat import casualties, loss_options
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, enemy_of
from desktop.games.illusions.state.state import SAFE, UNDER_FIRE, IllusionsState

CAPTURED = "landing_captured"
"""25.4b Count of the turn: sea spaces captured, each worth a point the CP record as they like."""
WITHDRAWAL = "withdrawal"


def arrived(state: IllusionsState, units: Sequence[UnitId], path: Sequence[SpaceId]) -> None:
    """25.2.3, 25.3, 25.4 What follows when units have gone along a path, by a move or an advance."""
    world, start, end = state.world, path[0], path[-1]
    side = state.owner_of(units[0])
    if end in world.sea_spaces:
        if side == CENTRAL:
            capture(state, units, end, path[-2])
        elif state.landings.get(end) == UNDER_FIRE:
            state.change_landing(end, SAFE)
    elif start in world.sea_spaces and end == world.base:
        withdraw(state, units, start)


def is_under_fire(state: IllusionsState, sea: SpaceId) -> bool:
    """25.3.1 One of the connected ports is enemy-occupied."""
    enemy = enemy_of(ALLIED)
    return any(state.units_of(enemy, port) for port in state.world.landing_ports[sea])


def withdraw(state: IllusionsState, units: Sequence[UnitId], sea: SpaceId) -> None:
    """25.3 Under fire each unit loses a step; the last to leave leaves a Withdrawal Under Fire marker (25.4)."""
    if not is_under_fire(state, sea):
        return
    for unit in units:
        if not state.units[unit].reduced:
            state.lose_step(unit, WITHDRAWAL)
        else:
            _replace(state, unit)
    if not state.at(sea) and sea in state.landings:
        state.change_landing(sea, UNDER_FIRE)


def _replace(state: IllusionsState, unit: UnitId) -> None:
    """12.6.4 A reduced large unit is destroyed; a small one takes its place, or it is eliminated."""
    place = state.place_of(unit)
    able = loss_options.replacements(state, unit)
    casualties.destroy(state, unit, WITHDRAWAL, for_good=not able)
    if able:
        state.put(able[0], place, WITHDRAWAL)


def capture(state: IllusionsState, units: Sequence[UnitId], sea: SpaceId, port: SpaceId) -> None:
    """25.4 The markers leave the game and the units go back to the port; a point, or a VP if it was under fire."""
    status = state.landings[sea]
    state.move(tuple(units), (sea, port), "bounce")
    state.remove_landing(sea, "captured")
    if status == UNDER_FIRE:
        state.score("landing_captured", state.world.vp_items["landing_under_fire_captured"], space=sea)
    else:
        state.count(CAPTURED)
