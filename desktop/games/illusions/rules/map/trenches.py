"""19.1, 19.2 Building trenches."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.state import MOVE, IllusionsState


def why_not_dig(state: IllusionsState, space: SpaceId) -> Refusal | None:
    """19.1, 4.3b, 14.3.1a.5 Why no trench may be built in a space by the active player now."""
    world, limits, side = state.world, state.world.limits, state.active
    if state.markers.get(space) != MOVE:
        return Refusal.of("19.1", "refuse.place_not_activated", space=space)
    if state.turn < limits.trench_first_turn:
        return Refusal.of("4.3", "refuse.trench_turn", n=limits.trench_first_turn)
    if world.spaces[space].kind != "space" or not world.terrain_rules[world.terrain[space]].trench:
        return Refusal.of("19.1", "refuse.trench_terrain", space=space)
    if space in state.trenches:
        return Refusal.of("19.3", "refuse.trench_there", space=space)
    if len(state.dug) >= limits.trenches_per_round:
        return Refusal.of("19.1", "refuse.trench_round", n=limits.trenches_per_round)
    if state.counts.get(f"trench-{side}", 0) >= limits.trenches_per_turn:
        return Refusal.of("19.1", "refuse.trench_turn_limit", n=limits.trenches_per_turn)
    units = state.units_of(side, space)
    if any(unit in state.acted for unit in units):
        return Refusal.of("19.1", "refuse.trench_moved", space=space)
    diggers = [unit for unit in units if world.units[unit].lcu]
    if not diggers:
        return Refusal.of("19.1", "refuse.trench_no_lcu", space=space)
    if all(supply.status(state, unit) == "out" for unit in diggers):
        return Refusal.of("14.3.1", "refuse.trench_supply", space=space)
    return None


def dig(state: IllusionsState, space: SpaceId) -> None:
    """19.2, 19.3a A trench of level 1; nobody there moves in this round (19.1d)."""
    side = state.active
    state.place_trench(space, side, 1, "built")
    state.note_dug(side, space)
    for unit in state.units_of(side, space):
        state.note_acted(unit)
