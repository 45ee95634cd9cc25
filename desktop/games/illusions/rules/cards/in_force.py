"""9.7.1 Effects of cards that are in force now: for the game, for this turn, or for this round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from desktop.engine.ids import CardId
from desktop.games.illusions.state.state import IllusionsState

E = TypeVar("E")


def in_force(state: IllusionsState, kind: type[E]) -> Iterator[tuple[CardId, E]]:
    """Effects of one kind that are in force, with their cards.

    `lasting`, `turn_effects` and `effects` name the cards. An effect with a scope is found only where that scope is
    kept, so that a card can do one thing for the turn and another for good; one without a scope is found once.
    """
    for card, effect in state.world.effects_of.get(kind, ()):
        if holds(state, card, getattr(effect, "scope", "")):
            yield card, effect  # type: ignore[misc]


def holds(state: IllusionsState, card: CardId, scope: str) -> bool:
    """Whether what a card does for such a time is in force."""
    since = state.lasting.get(card)
    if since is not None and since <= state.turn and scope in ("game", ""):
        return True
    if card in state.turn_effects and (scope == "turn" or (not scope and since is None)):
        return True
    if card not in state.effects:
        return False
    return scope == "round" or (not scope and since is None and card not in state.turn_effects)
