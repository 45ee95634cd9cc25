"""What must always be true of units and cards of a card-driven game; each broken line is reported in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.cdg.protocols import CdgState


def index_faults(state: CdgState) -> list[str]:
    """The index of stacks knows where every unit is."""
    stacks: dict[SpaceId, list[UnitId]] = {}
    for unit, status in state.units.items():
        stacks.setdefault(state.stack_key(unit, status.place), []).append(unit)
    right = {key: tuple(sorted(found)) for key, found in stacks.items()} == state.stacks
    return [] if right else ["the index of stacks is wrong"]


def card_faults(state: CdgState, cards: Iterable[CardId]) -> list[str]:
    """Every card of the game is in exactly one place, and with its owner.

    Cards played before the scenario began that stay in the game may be nowhere.
    """
    world = state.world
    piles = (state.decks, state.discards, state.removed_cards, state.face_up, state.waiting)
    hands = {side: state.hand(side) for side in state.decks}
    counts = Counter(card for pile in (*piles, hands) for found in pile.values() for card in found)
    if state.in_play:
        counts[state.in_play] += 1
    wrong = [
        f"the card {card} is in {counts[card]} places"
        for card in cards
        if counts[card] != 1 and not (counts[card] == 0 and card in world.setup.played)
    ]
    wrong += [f"there is no card {card}" for card in counts if card not in world.cards]
    for pile in (*piles, hands):
        for side, found in pile.items():
            wrong += [f"{side} has {card}" for card in found if world.cards[card].side != side]
    return wrong
