"""9.7.1 Effects of cards that are in force now: for the game, for this turn, or for this round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from desktop.games.illusions.state import IllusionsState

E = TypeVar("E")


def cards_in_force(state: IllusionsState) -> list[str]:
    """Cards whose effect lasts: `lasting` ones, those of the turn and those of the round, which name the card."""
    cards = state.world.cards
    lasting = [card for card, since in state.lasting.items() if since <= state.turn]
    return [*lasting, *(card for card in (*state.turn_effects, *state.effects) if card in cards)]


def in_force(state: IllusionsState, kind: type[E]) -> Iterator[tuple[str, E]]:
    """Effects of one kind that are in force, with their cards."""
    for card in cards_in_force(state):
        for effect in state.world.cards[card].effects:
            if isinstance(effect, kind):
                yield card, effect
