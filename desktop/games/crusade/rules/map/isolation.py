"""16.2 Isolated Spaces: Oviedo and Granada, the groups that live from them, and when that ends."""

from __future__ import annotations

from desktop.engine.ids import NOTHING, SpaceId
from desktop.games.crusade.rules.supply.supply import connected_to, in_isolated_group, supply
from desktop.games.crusade.state.sides import NATIONALIST
from desktop.games.crusade.state.state import CrusadeState


def group_of(state: CrusadeState, space: SpaceId) -> SpaceId:
    """16.2.3 The Isolated Space (the first, if two groups have met) from which a space lives; "" if none."""
    if not state.isolated or not in_isolated_group(state, space):
        return NOTHING
    bit = state.world.sets.bit[space]
    return next(seat for seat in sorted(state.isolated) if connected_to(state, NATIONALIST, seat) & bit)


def relieved(state: CrusadeState) -> list[SpaceId]:
    """16.2.2 Isolated Spaces that the Nationalists can now trace a normal supply line to."""
    if not state.isolated:
        return []
    normal, bit = supply(state, NATIONALIST).normal, state.world.sets.bit
    return [space for space in sorted(state.isolated) if normal & bit[space]]


def end_by_time(state: CrusadeState) -> None:
    """16.2.6, F2 The markers come off at the end of the last turn of isolation; the groups are out of supply."""
    if state.turn == state.world.tables.isolation.last_turn:
        for space in sorted(state.isolated):
            state.end_isolation(space, "time")


def may_send_militia(state: CrusadeState, group: str) -> bool:
    """16.2.4.3 One MIL per group and turn from the Reserve Box."""
    return state.counts.get(f"isolated_mil-{group}", 0) < state.world.limits.isolated_sr


def replacement_left(state: CrusadeState, group: str) -> int:
    """16.2.4.2 Half points of RP that the group may still receive this turn."""
    return state.world.limits.rp_isolated_most - state.counts.get(f"isolated_rp-{group}", 0)
