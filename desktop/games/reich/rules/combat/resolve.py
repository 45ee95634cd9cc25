"""7.6, 7.7 What the cards on the table are worth, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.ids import CardId
from desktop.games.reich.state.conflict_state import Conflict
from desktop.games.reich.state.sides import SIDES, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

SABOTEUR = "saboteur"
DOUBLE_AGENT = "double_agent"


class Result(Struct, frozen=True):
    """7.7 Who wins, with which totals, and whether by total, by suit or as the active player."""

    winner: str
    totals: dict[str, int]
    by: str


def card_value(world: World, conflict: Conflict, card: CardId) -> int:
    """4.1.3 The value of a card on the table; a saboteur may have lowered it."""
    return world.limits.saboteur_value if card in conflict.sabotaged else world.cards[card].value


def rerolls(world: World, conflict: Conflict, side: str) -> int:
    """7.6 How many dice a side may re-roll with its cards; two bonus cards add theirs."""
    cards = [card for card in conflict.cards[side] if card not in conflict.silenced]
    return min(sum(world.cards[card].rerolls for card in cards), len(conflict.dice[side]))


def total(world: World, conflict: Conflict, side: str) -> int:
    """7.7 Cards plus dice."""
    return sum(card_value(world, conflict, card) for card in conflict.cards[side]) + sum(conflict.dice[side])


def tie_rank(world: World, conflict: Conflict, side: str) -> int:
    """4.1.2 The better suit of a side decides ties."""
    return max((world.rank[card] for card in conflict.cards[side]), default=0)


def result(world: World, conflict: Conflict) -> Result:
    """7.7 Higher total, then better suit, then the active player (double agents only)."""
    totals = {side: total(world, conflict, side) for side in SIDES}
    winner, by = winner_of(world, conflict, totals)
    return Result(winner, totals, by)


def winner_of(world: World, conflict: Conflict, totals: dict[str, int]) -> tuple[str, str]:
    """7.7 Who wins with these totals, and by what."""
    first, second = SIDES
    if totals[first] != totals[second]:
        return max(SIDES, key=lambda side: totals[side]), "total"
    ranks = {side: tie_rank(world, conflict, side) for side in SIDES}
    if ranks[first] != ranks[second]:
        return max(SIDES, key=lambda side: ranks[side]), "suit"
    return conflict.active, "active"


def agents(state: ReichState, side: str, special: str) -> list[CardId]:
    """4.1.3 The saboteurs or double agents a side has on the table."""
    return [card for card in state.fight.cards[side] if state.world.cards[card].special == special]


def silence_choices(state: ReichState, side: str) -> list[CardId]:
    """4.1.3 Opposing cards whose re-rolls a double agent can still cancel."""
    conflict = state.fight
    return [
        card
        for card in conflict.cards[enemy_of(side)]
        if state.world.cards[card].rerolls and card not in conflict.silenced
    ]


def sabotage_choices(state: ReichState, side: str) -> list[CardId]:
    """4.1.3 Opposing cards whose value a saboteur can still lower."""
    conflict = state.fight
    return [card for card in conflict.cards[enemy_of(side)] if card not in conflict.sabotaged]
