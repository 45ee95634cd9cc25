"""B.release Divisions received for others that were withdrawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.games.battles.state.places import DUE, ELIMINATED, EXITED, SWAP

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState


def receivable(state: BattleState, side: str) -> list[str]:
    """B.release The divisions the player may receive now: one for each withdrawn division not yet paid for."""
    swap = state.world.special.swap
    if swap is None or not withdrawn(state, side):
        return []
    return [division for division in swap.divisions if why_not_receive(state, side, division) is None]


def why_not_receive(state: BattleState, side: str, division: str) -> Refusal | None:
    """B.release Why a division may not be received now."""
    world = state.world
    swap = world.special.swap
    known = swap is not None and division in swap.divisions and world.divisions[division].side == side
    if not known or division in state.swaps or any(state.place(u) != SWAP for u in world.of_division[division]):
        return Refusal.of("B.release", "release.not_in_exchange", division=division)
    assert swap is not None
    if state.turn < world.turn_of(swap.from_turn):
        return Refusal.of("B.release", "release.too_early", turn=world.turn_of(swap.from_turn))
    return None if withdrawn(state, side) else Refusal.of("B.release", "release.none_withdrawn")


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
