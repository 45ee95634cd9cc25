"""Edits that both card-driven games know: words for units and cards, and what is done to piles and records."""

from __future__ import annotations

from collections.abc import Callable

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.mechanics.cdg.protocols import CdgState, S
from desktop.mechanics.editing import MOST, number, one_of, switch_word

PILES = ("hand", "deck", "discard", "removed", "aside")


# -- words ---------------------------------------------------------------------------------------------
def unit_word(state: CdgState, unit: UnitId) -> UnitId:
    if unit not in state.units:
        raise ValueError(f"there is no unit {unit}")
    return unit


def space_word(state: CdgState, space: SpaceId) -> SpaceId:
    if space not in state.control:
        raise ValueError(f"there is no space {space}")
    return space


# -- edits ---------------------------------------------------------------------------------------------
def edit_turn(state: CdgState, turn: str) -> None:
    """The turn marker; the turn under way is played to its end as that turn."""
    if state.stack[-1].BY_HAND:
        raise ValueError("the turn stays as it is while a card is carried out")
    state.turn = number(turn, 1, state.world.last_turn)


def edit_rp(state: CdgState, pool: str, points: str) -> None:
    state.rp[one_of(pool, state.rp, "pool")] = number(points, 0, MOST)


def edit_flag(state: CdgState, flag: str, value: str) -> None:
    state.flags[flag] = number(value, 0, MOST)
    if not state.flags[flag]:
        del state.flags[flag]


def edit_card(known: Callable[[S, str], CardId]) -> Callable[[S, str, CardId, str], None]:
    """A card is laid somewhere else: on top of a pile, or aside for a later phase. `known` checks its name."""

    def edit(state: S, side: str, card: CardId, pile: str) -> None:
        if state.world.cards[known(state, card)].side != one_of(side, state.decks, "side"):
            raise ValueError(f"{card} is no card of {side}")
        if card == state.in_play:
            raise ValueError(f"{card} is being played")
        target = PILES.index(one_of(pile, PILES, "pile"))
        hand = state.hands[state.holders(side)[0]]
        piles = (state.decks[side], state.discards[side], state.removed_cards[side], state.waiting[side])
        others = [state.hands[holder] for holder in state.holders(side)]
        for found in (*others, *piles, state.face_up[side]):
            if card in found:
                found.remove(card)
        (hand, *piles)[target].append(card)
        hand.sort(key=state.card_order)

    return edit


def edit_played(known: Callable[[S, str], CardId]) -> Callable[[S, CardId, str], None]:
    """Whether a card counts as played."""

    def edit(state: S, card: CardId, switch: str) -> None:
        rest = [other for other in state.played if other != known(state, card)]
        state.played = [*rest, card] if switch_word(switch) else rest

    return edit
