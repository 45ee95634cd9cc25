"""9.7.1 Effects of cards that are in force now: for the game, for this turn, or for this round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from desktop.games.illusions.state import IllusionsState

E = TypeVar("E")


def in_force(state: IllusionsState, kind: type[E]) -> Iterator[tuple[str, E]]:
    """Effects of one kind that are in force, with their cards.

    `lasting`, `turn_effects` and `effects` name the cards. An effect with a scope is found only where that scope is
    kept, so that a card can do one thing for the turn and another for good; one without a scope is found once.
    """
    cards, lasting = state.world.cards, state.lasting
    for card, since in lasting.items():
        if since <= state.turn:
            yield from _of(state, card, kind, ("game", ""))
    for card in state.turn_effects:
        if card in cards:
            yield from _of(state, card, kind, ("turn",) if card in lasting else ("turn", ""))
    for card in state.effects:
        if card in cards:
            noted = card in lasting or card in state.turn_effects
            yield from _of(state, card, kind, ("round",) if noted else ("round", ""))


def _of(state: IllusionsState, card: str, kind: type[E], scopes: tuple[str, ...]) -> Iterator[tuple[str, E]]:
    for effect in state.world.cards[card].effects:
        if isinstance(effect, kind) and getattr(effect, "scope", "") in scopes:
            yield card, effect
