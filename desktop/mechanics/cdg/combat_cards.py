"""Effects of the Combat Cards played in a combat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from desktop.engine.ids import CardId
from desktop.mechanics.cdg.protocols import CdgWorld

E = TypeVar("E")


def of_kind(world: CdgWorld, cards: Iterable[CardId], kind: type[E]) -> Iterator[tuple[CardId, E]]:
    """Effects of a kind of some cards, with their cards."""
    for card in cards:
        for effect in world.cards[card].effects:
            if isinstance(effect, kind):
                yield card, effect
