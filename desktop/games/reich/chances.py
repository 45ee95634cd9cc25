"""7.0 The exact chance to win the conflict under way with each card in hand, given what is public.

The opponent's card is unknown unless it lies face up: each card that may lie in that hand counts alike (the cards of
that deck not in sight; Soviet ones only where 6.5.3.4 demands them). Likewise for a second card from a deck. Dice are
counted out in full under these habits: an effect that sets a die takes the lowest, if that helps or must be; own dice
are re-rolled from the lowest up while they show less than the average, enemy dice from the highest down while they
show more; an effect on either side's dice is used on own dice. Events still to be played and Counterattack are left
out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from desktop.engine.records import dataclass
from desktop.games.reich import schema as s
from desktop.games.reich.dice import OWN, DiceEffect, dice_count, dice_effects
from desktop.games.reich.playing import draws_from_deck, has_effect, legal_cards, must_play_soviet
from desktop.games.reich.resolve import DOUBLE_AGENT, SABOTEUR
from desktop.games.reich.sides import ALLIES, SIDES, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state import ReichState
    from desktop.games.reich.world import World

Dice = tuple[int, ...]
Spread = dict[Dice, int]
"""Sorted dice and in how many ways they come up."""
Operation = tuple[str, int, bool]
"""set, own or enemy re-roll; the value or the number of dice; whether it must be used."""
Totals = tuple[int, ...]
"""In how many ways each sum of dice comes up, by sum."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Ways to win of all ways, both whole numbers."""

    wins: int
    of: int

    @property
    def percent(self) -> int:
        """Rounded to the nearest."""
        return (200 * self.wins + self.of) // (2 * self.of) if self.of else 0


# -- dice --------------------------------------------------------------------------------------------
def _rolled(number: int, faces: int) -> Spread:
    found: Spread = {}
    for dice in product(range(1, faces + 1), repeat=number):
        key = tuple(sorted(dice))
        found[key] = found.get(key, 0) + 1
    return found


def _picked(dice: Dice, operation: Operation, faces: int) -> list[int]:
    """The indices of the dice that an operation re-rolls."""
    kind, number, must = operation
    if kind == "enemy":
        ranked = range(len(dice) - 1, -1, -1)
        chosen = [die for die in ranked if 2 * dice[die] > faces + 1]
    else:
        ranked = range(len(dice))
        chosen = [die for die in ranked if 2 * dice[die] < faces + 1]
    return chosen[:number] or ([ranked[0]] if must and dice else [])


def _applied(spread: Spread, operation: Operation, faces: int) -> Spread:
    kind, number, must = operation
    found: Spread = {}
    for dice, ways in spread.items():
        if kind == "set":
            changed = tuple(sorted((number, *dice[1:]))) if dice and (must or dice[0] < number) else dice
            found[changed] = found.get(changed, 0) + ways
            continue
        picked = _picked(dice, operation, faces)
        kept = [die for place, die in enumerate(dice) if place not in picked]
        weight = ways * faces ** (number - len(picked))
        for fresh, more in _rolled(len(picked), faces).items():
            changed = tuple(sorted((*kept, *fresh)))
            found[changed] = found.get(changed, 0) + weight * more
    return found


@lru_cache(maxsize=4096)
def dice_totals(number: int, operations: tuple[Operation, ...], faces: int) -> Totals:
    """In how many ways each total comes up with so many dice and these changes, in order."""
    spread = _rolled(number, faces)
    for operation in operations:
        spread = _applied(spread, operation, faces)
    ways = [0] * (number * faces + 1)
    for dice, count in spread.items():
        ways[sum(dice)] += count
    return tuple(ways)


# -- the conflict ------------------------------------------------------------------------------------
def _operations(effects: Iterable[DiceEffect]) -> tuple[list[Operation], list[Operation]]:
    """What a side's effects do to its own dice and to the enemy's."""
    own: list[Operation] = []
    enemy: list[Operation] = []
    for effect in effects:
        if effect.value:
            own.append(("set", effect.value, effect.must))
        elif OWN in effect.whose:
            own.append(("own", effect.count, effect.must))
        else:
            enemy.append(("enemy", effect.count, effect.must))
    return own, enemy


def _dice_changes(state: ReichState) -> dict[str, tuple[Operation, ...]]:
    """7.5 What happens to each side's dice before the card functions: the active player's effects first."""
    conflict = state.fight
    found: dict[str, list[Operation]] = {side: [] for side in SIDES}
    for side in (conflict.active, conflict.other):
        own, enemy = _operations(dice_effects(state, side))
        found[side] += own
        found[enemy_of(side)] += enemy
    return {side: tuple(changes) for side, changes in found.items()}


def unseen(state: ReichState, side: str, viewer: str) -> list[str]:
    """The cards that may lie in a side's hand as far as the viewer can tell."""
    visible = {card for cards in state.fight.cards.values() for card in cards}
    visible.update(state.hands[viewer], state.discards[viewer], state.discards[side][-1:])
    pool = [card for card, definition in state.world.cards.items() if definition.side == side and card not in visible]
    if side == ALLIES and must_play_soviet(state) and not has_effect(state, side, s.AnySuit):
        pool = [card for card in pool if card in state.world.soviet_cards] or pool
    return pool


def _hidden_tables(state: ReichState, side: str, viewer: str) -> list[tuple[str, ...]]:
    """The cards a side may have on the table, each possibility as likely as the other."""
    conflict = state.fight
    shown = conflict.cards[side] if side in conflict.shown else []
    if shown:
        return [tuple(shown)]
    pool = unseen(state, side, viewer)
    if has_effect(state, side, s.SecondCard) and not draws_from_deck(state, side):
        return [(first, second) for first in pool for second in pool if first != second]
    return [(card,) for card in pool]


def _own_tables(state: ReichState, side: str, card: str) -> list[tuple[str, ...]]:
    if not has_effect(state, side, s.SecondCard):
        return [(card,)]
    return [(card, second) for second in sorted(state.decks[side] or state.discards[side])]


def _value(world: World, mine: tuple[str, ...], theirs: tuple[str, ...]) -> int:
    """4.1.3 Card values after the opponent's saboteurs, which take the highest."""
    values = sorted((world.cards[card].value for card in mine), reverse=True)
    hits = sum(world.cards[card].special == SABOTEUR for card in theirs)
    return sum(min(value, world.limits.saboteur_value) if place < hits else value for place, value in enumerate(values))


def _rerolls(world: World, mine: tuple[str, ...], theirs: tuple[str, ...]) -> int:
    """4.1.3 Re-rolls after the opponent's double agents, which take the best."""
    each = sorted((world.cards[card].rerolls for card in mine), reverse=True)
    return sum(each[sum(world.cards[card].special == DOUBLE_AGENT for card in theirs) :])


def _compare(mine: Totals, theirs: Totals, lead: int, *, tie: bool) -> Fraction:
    """The share of rolls in which the own dice, helped by a lead in card values, beat the others."""
    below = [0]
    for ways in theirs:
        below.append(below[-1] + ways)
    wins = 0
    for total, ways in enumerate(mine):
        beaten = total + lead + (1 if tie else 0)
        wins += ways * below[max(0, min(beaten, len(theirs)))]
    return Fraction(wins, sum(mine) * below[-1])


def odds_of(state: ReichState, side: str, card: str) -> Odds:
    """The chance to win with a card, over all that the opponent may lay against it."""
    other, faces, changes = enemy_of(side), state.world.limits.die_faces, _dice_changes(state)
    dice = {each: dice_count(state, each) for each in SIDES}
    meetings = Counter(
        _meeting(state, side, mine, theirs)
        for mine, theirs in product(_own_tables(state, side, card), _hidden_tables(state, other, side))
    )
    chance = Fraction(0)
    for (lead, own_rerolls, other_rerolls, tie), times in meetings.items():
        mine, theirs = (
            dice_totals(dice[each], (*changes[each], ("own", min(rerolls, dice[each]), False)), faces)
            for each, rerolls in ((side, own_rerolls), (other, other_rerolls))
        )
        chance += _compare(mine, theirs, lead, tie=tie) * times
    mean = chance / meetings.total() if meetings else chance
    return Odds(mean.numerator, mean.denominator)


def _meeting(
    state: ReichState, side: str, mine: tuple[str, ...], theirs: tuple[str, ...]
) -> tuple[int, int, int, bool]:
    """What matters when these cards meet: the lead in value, the re-rolls of both, and who wins a tie."""
    world = state.world
    lead = _value(world, mine, theirs) - _value(world, theirs, mine)
    ranks = [max(world.rank[card] for card in cards) for cards in (mine, theirs)]
    tie = ranks[0] > ranks[1] or (ranks[0] == ranks[1] and state.fight.active == side)
    return lead, _rerolls(world, mine, theirs), _rerolls(world, theirs, mine), tie


def card_odds(state: ReichState, side: str) -> dict[str, Odds]:
    """7.3 The chance to win with each card that may be played."""
    return {card: odds_of(state, side, card) for card in legal_cards(state, side)}
