"""Which strategy cards a seat cannot see: the enemy's hands and draw pile, and the order of its own pile."""

from __future__ import annotations

from typing import Any

from desktop.engine.unseen import Pool, pool


def unseen_cards(state: Any, seat: str) -> tuple[Pool, ...]:
    """Hands and pile of each side, or the pile alone where the seat sees the hands. Discards were seen as they fell."""
    return tuple(_of_side(state, side, seat) for side in state.decks)


def _of_side(state: Any, side: str, seat: str) -> Pool:
    holders = state.holders(side)
    hands = [] if seat in holders else [state.hands[holder] for holder in holders]
    return pool(*hands, state.decks[side], known=state.known_cards())
