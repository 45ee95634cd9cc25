"""4.1, 7.3 Which conflict cards a seat cannot see: the enemy's hand and deck, the own deck, cards laid face down."""

from __future__ import annotations

from desktop.engine.unseen import Pool, pool
from desktop.games.reich.rules.cards.play_options import draws_from_deck
from desktop.games.reich.state.sides import SIDES
from desktop.games.reich.state.state import ReichState


def unseen_cards(state: ReichState, seat: str) -> tuple[Pool, ...]:
    """Everything of a side but its discards, or its deck and what was laid from it where the seat sees the hand."""
    return tuple(_of_side(state, side, seat) for side in SIDES)


def _of_side(state: ReichState, side: str, seat: str) -> Pool:
    laid = _face_down(state, side)
    if side != seat:
        return pool(state.hands[side], state.decks[side], laid)
    chosen = [] if not laid or draws_from_deck(state, side) else laid[:1]
    return pool(state.decks[side], laid, known=chosen)


def _face_down(state: ReichState, side: str) -> list[str]:
    conflict = state.conflict
    return [] if conflict is None or side in conflict.shown else conflict.cards[side]
