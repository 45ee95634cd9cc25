"""The chance of winning a conflict with each card in hand, given what is public: exact sums, no dice rolled.

Both sides are taken to use their effects sensibly: the lowest own die is set, low own dice and high enemy dice are
rolled again. Every card the opponent may hold counts alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial
from typing import TYPE_CHECKING

from desktop.engine.records import dataclass
from desktop.games.reich import dice
from desktop.games.reich import schema as s
from desktop.games.reich.playing import has_effect, legal_cards, must_play_soviet
from desktop.games.reich.sides import ALLIES, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state import ReichState
    from desktop.games.reich.world import World

FACES = 6
LOW = 3
"""Dice up to this are worth rolling again."""
TOTAL = 1000
"""Chances are told in thousandths."""
SET, OWN, ENEMY = "set", "own", "enemy"

Step = tuple[str, int]
"""What happens to the dice of one side: (set, value), (own, count) or (enemy, count): re-rolled by whom."""
Rolls = dict[tuple[int, ...], int]
Sums = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of a conflict as far as it is known."""

    dice: int
    steps: tuple[Step, ...]
    second: tuple[int, ...] = ()
    """Values that a second card from the deck may have."""


# -- dice --------------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def _throws(number: int) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Every throw of some dice, sorted, with the ways it can fall."""
    found = []
    for throw in combinations_with_replacement(range(1, FACES + 1), number):
        ways = factorial(number)
        for face in set(throw):
            ways //= factorial(throw.count(face))
        found.append((throw, ways))
    return tuple(found)


def _rerolled(rolls: Rolls, most: int, *, high: bool) -> Rolls:
    """Roll up to so many dice again: low ones, or high ones at the opponent's will."""
    result: Rolls = {}
    for throw, weight in rolls.items():
        worth = [face for face in throw if (face > LOW) == high]
        number = min(most, len(worth))
        kept = throw[: len(throw) - number] if high else throw[number:]
        spare = FACES ** (most - number)
        for again, ways in _throws(number):
            key = tuple(sorted((*kept, *again)))
            result[key] = result.get(key, 0) + weight * ways * spare
    return result


def _with_set(rolls: Rolls, value: int) -> Rolls:
    """The lowest die becomes this value, if that helps."""
    result: Rolls = {}
    for throw, weight in rolls.items():
        key = tuple(sorted((max(value, throw[0]), *throw[1:]))) if throw else throw
        result[key] = result.get(key, 0) + weight
    return result


@lru_cache(maxsize=512)
def sums(number: int, steps: tuple[Step, ...]) -> Sums:
    """The sums of some dice after what is done to them, each with its weight."""
    rolls: Rolls = dict(_throws(number))
    for kind, figure in steps:
        rolls = _with_set(rolls, figure) if kind == SET else _rerolled(rolls, figure, high=kind == ENEMY)
    found: dict[int, int] = {}
    for throw, weight in rolls.items():
        found[sum(throw)] = found.get(sum(throw), 0) + weight
    return tuple(sorted(found.items()))


@lru_cache(maxsize=512)
def _totals(number: int, steps: tuple[Step, ...], second: tuple[int, ...]) -> Sums:
    """Sums of dice and of a second card."""
    found: dict[int, int] = {}
    for value in second or (0,):
        for figure, weight in sums(number, steps):
            found[figure + value] = found.get(figure + value, 0) + weight
    return tuple(sorted(found.items()))


@lru_cache(maxsize=4096)
def _chance(mine: Sums, theirs: Sums, lead: int) -> int:
    """In millionths: how often my sum plus a lead is higher than theirs; ties are in the lead already."""
    below, total_theirs = 0, sum(weight for _, weight in theirs)
    total_mine = sum(weight for _, weight in mine)
    wins, index = 0, 0
    for figure, weight in mine:
        while index < len(theirs) and theirs[index][0] < figure + lead:
            below += theirs[index][1]
            index += 1
        wins += weight * below
    return wins * 1_000_000 // (total_mine * total_theirs)


# -- cards -------------------------------------------------------------------------------------------
def card_chance(world: World, mine: str, theirs: str, us: Fighter, them: Fighter, *, active: bool) -> int:
    """In millionths: how often one card beats another."""
    one, other = world.cards[mine], world.cards[theirs]
    value = world.limits.saboteur_value if other.special == "saboteur" else one.value
    against = world.limits.saboteur_value if one.special == "saboteur" else other.value
    rerolls = 0 if other.special == "double_agent" else one.rerolls
    answer = 0 if one.special == "double_agent" else other.rerolls
    my_sums = _totals(us.dice, (*us.steps, *_again(rerolls, us.dice)), us.second)
    their_sums = _totals(them.dice, (*them.steps, *_again(answer, them.dice)), them.second)
    ranks = world.rank[mine] - world.rank[theirs]
    wins_tie = ranks > 0 or (ranks == 0 and active)
    return _chance(my_sums, their_sums, value - against + int(wins_tie))


def _again(rerolls: int, number: int) -> tuple[Step, ...]:
    return ((OWN, min(rerolls, number)),) if rerolls else ()


def fighter(state: ReichState, side: str) -> Fighter:
    """A side with the dice and effects it has so far."""
    first = state.fight.active
    steps: list[Step] = []
    for acting in (first, enemy_of(first)):
        for effect in dice.dice_effects(state, acting):
            if effect.value:
                steps += [(SET, effect.value)] if acting == side else []
            elif acting == side and dice.OWN in effect.whose:
                steps.append((OWN, effect.count))
            elif acting != side and dice.OWN not in effect.whose:
                steps.append((ENEMY, effect.count))
    number = dice.dice_count(state, side)
    limited = tuple((kind, min(figure, number) if kind != SET else figure) for kind, figure in steps)
    return Fighter(number, limited, _second(state, side))


def _second(state: ReichState, side: str) -> tuple[int, ...]:
    """6.5.3.3 What the second card of a two-card event may be worth: any card not known to lie elsewhere."""
    if not has_effect(state, side, s.SecondCard):
        return ()
    return tuple(sorted(state.world.cards[card].value for card in unseen(state, side)))


def unseen(state: ReichState, side: str) -> list[str]:
    """Cards a side may have in hand or deck as far as the other can know: all but the top discard and shown ones."""
    shown = side in state.fight.shown
    laid = [] if shown else state.fight.cards[side]
    return sorted([*state.hands[side], *state.decks[side], *state.discards[side][:-1], *laid])


def possible(state: ReichState, side: str) -> list[str]:
    """The conflict cards a side may play, seen by the other."""
    if side in state.fight.shown:
        return list(state.fight.cards[side][:1])
    cards = unseen(state, side)
    if side == ALLIES and must_play_soviet(state) and not has_effect(state, side, s.AnySuit):
        return [card for card in cards if card in state.world.soviet_cards] or cards
    return cards


def any_chance(state: ReichState, side: str) -> int:
    """In thousandths: how often a side wins if both play any card they may hold."""
    enemy = enemy_of(side)
    ours, against = possible(state, side), possible(state, enemy)
    if not ours or not against:
        return TOTAL // 2
    us, them = fighter(state, side), fighter(state, enemy)
    active = state.fight.active == side
    wins = sum(card_chance(state.world, a, b, us, them, active=active) for a in ours for b in against)
    return wins * TOTAL // (1_000_000 * len(ours) * len(against))


def chances(state: ReichState, side: str, cards: Sequence[str] = ()) -> list[tuple[str, int]]:
    """For each card the side may play, the chance to win with it in thousandths."""
    enemy = enemy_of(side)
    against = possible(state, enemy)
    if not against:
        return []
    us, them = fighter(state, side), fighter(state, enemy)
    active = state.fight.active == side
    found = []
    for card in cards or legal_cards(state, side):
        wins = sum(card_chance(state.world, card, other, us, them, active=active) for other in against)
        found.append((card, wins * TOTAL // (1_000_000 * len(against))))
    return found
