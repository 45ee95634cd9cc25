"""Which strategy cards a seat cannot see: the enemy's hands and draw pile, and the order of its own pile."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.unseen import Pool, pool
from desktop.mechanics.cdg.protocols import CdgState


def unseen_cards(state: CdgState, seat: str, settled: Sequence[str] = ()) -> tuple[Pool, ...]:
    """Hands and pile of each side, or the pile alone where the seat sees the hands. Discards were seen as they fell.

    `settled` are cards whose place is settled by the question under way, though not everybody knows which they are.
    """
    return tuple(_of_side(state, side, seat, settled) for side in state.decks)


def _of_side(state: CdgState, side: str, seat: str, settled: Sequence[str]) -> Pool:
    holders = state.holders(side)
    hands = [] if seat in holders else [state.hands[holder] for holder in holders]
    return pool(*hands, state.decks[side], known=[*state.known_cards(), *settled])
