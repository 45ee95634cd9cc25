"""B.release Divisions received for others that were withdrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.battles.places import DUE, ELIMINATED, EXITED, SWAP

if TYPE_CHECKING:
    from desktop.games.battles.state import BattleState


def receivable(state: BattleState, side: str) -> list[str]:
    """B.release The divisions the player may receive now: one for each withdrawn division not yet paid for."""
    swap = state.world.special.swap
    if swap is None or not withdrawn(state, side):
        return []
    units = state.world.of_division
    return [
        division
        for division in swap.divisions
        if state.world.divisions[division].side == side
        and division not in state.swaps
        and all(state.place(unit) == SWAP for unit in units[division])
    ]


def withdrawn(state: BattleState, side: str) -> list[str]:
    """B.release Divisions whose surviving units have all left by the named hexes, not yet exchanged."""
    swap = state.world.special.swap
    world = state.world
    if swap is None or state.turn < world.turn_of(swap.from_turn):
        return []
    return [
        division
        for division, record in world.divisions.items()
        if record.side == side and division not in state.swaps.values() and is_withdrawn(state, division)
    ]


def is_withdrawn(state: BattleState, division: str) -> bool:
    """B.release All survivors left by these hexes, at least one; an HQ waiting to be rebuilt is no survivor."""
    swap = state.world.special.swap
    units = state.world.of_division[division]
    hqs = [state.world.units[unit] for unit in units if state.world.units[unit].is_hq]
    if swap is None or not any(hq.size == "div" for hq in hqs):  # the tank brigade is no division
        return False
    left = 0
    for unit in units:
        status = state.units[unit]
        if status.place == EXITED and status.exit in swap.exits:
            left += 1
        elif status.place != ELIMINATED and not (status.place == DUE and status.entry.startswith("base-")):
            return False
    return left > 0
