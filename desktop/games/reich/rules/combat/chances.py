"""7.0 The exact chance to win the conflict under way with each card in hand, given what is public.

The opponent's card is unknown unless it lies face up: each card that may lie in that hand counts alike (all cards not
in sight and not one's own; Soviet ones only where 6.5.3.4 demands them). Likewise for a second card from a deck.
Dice are counted out in full under these habits: an effect that sets a die takes the lowest, if that helps;
own dice are re-rolled from the lowest up while they show less than the average, enemy dice from the highest down while
they show more; an effect on either side's dice is used on own dice. Events still to be played and Counterattack are
left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from desktop.engine.ids import CardId
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.cards.play_options import draws_from_deck, has_effect, legal_cards, must_play_soviet
from desktop.games.reich.rules.combat.dice import OWN, DiceEffect, dice_count, dice_effects
from desktop.games.reich.rules.combat.resolve import DOUBLE_AGENT, SABOTEUR
from desktop.games.reich.state.sides import ALLIES, SIDES, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.data.world import World
    from desktop.games.reich.state.state import ReichState

Dice = tuple[int, ...]
Spread = dict[Dice, int]
"""Sorted dice and in how many ways they come up."""
Operation = tuple[str, int]
"""set, own or enemy re-roll; the value or the number of dice."""
Totals = tuple[int, ...]
"""In how many ways each sum of dice comes up, by sum."""


THOUSAND = 1000
"""Chances are told in thousandths."""


class Odds(Struct, frozen=True):
    """Ways to win of all ways, both whole numbers."""

    wins: int
    of: int

    @property
    def percent(self) -> int:
        """Rounded to the nearest."""
        return (200 * self.wins + self.of) // (2 * self.of) if self.of else 0

    @property
    def of_thousand(self) -> int:
        """In thousandths, rounded to the nearest."""
        return (2 * THOUSAND * self.wins + self.of) // (2 * self.of)


# -- dice --------------------------------------------------------------------------------------------
@lru_cache(maxsize=64)
def _rolled(number: int, faces: int) -> Spread:
    """How so many dice come up; whoever asks only reads it."""
    found: Spread = {}
    for dice in product(range(1, faces + 1), repeat=number):
        key = tuple(sorted(dice))
        found[key] = found.get(key, 0) + 1
    return found


def _picked(dice: Dice, operation: Operation, faces: int) -> list[int]:
    """The indices of the dice that an operation re-rolls."""
    kind, number = operation
    if kind == "enemy":
        chosen = [die for die in range(len(dice) - 1, -1, -1) if 2 * dice[die] > faces + 1]
    else:
        chosen = [die for die in range(len(dice)) if 2 * dice[die] < faces + 1]
    return chosen[:number]


def _applied(spread: Spread, operation: Operation, faces: int) -> Spread:
    kind, number = operation
    found: Spread = {}
    for dice, ways in spread.items():
        if kind == "set":
            changed = tuple(sorted((number, *dice[1:]))) if dice and dice[0] < number else dice
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
            own.append(("set", effect.value))
        elif OWN in effect.whose:
            own.append(("own", effect.count))
        else:
            enemy.append(("enemy", effect.count))
    return own, enemy


def dice_changes(state: ReichState) -> dict[str, tuple[Operation, ...]]:
    """7.5 What happens to each side's dice before the card functions: the active player's effects first."""
    conflict = state.fight
    found: dict[str, list[Operation]] = {side: [] for side in SIDES}
    for side in (conflict.active, conflict.other):
        own, enemy = _operations(dice_effects(state, side))
        found[side] += own
        found[enemy_of(side)] += enemy
    return {side: tuple(changes) for side, changes in found.items()}


# -- cards -------------------------------------------------------------------------------------------
class Laid(NamedTuple):
    """What matters of the cards a side may lay: how the opponent's agents would leave them, and their own agents."""

    values: tuple[int, ...]
    """Their total value against no, one and two saboteurs, which take the highest."""
    rerolls: tuple[int, ...]
    """Their re-rolls against no, one and two double agents, which take the best."""
    saboteurs: int
    agents: int
    rank: int


MOST_CARDS = 2
Tables = tuple[tuple[Laid, int], ...]
"""What a side may lay, each with its weight."""


def _laid(world: World, cards: tuple[CardId, ...]) -> Laid:
    """4.1.2, 4.1.3 One or two cards as they count."""
    known = [world.cards[card] for card in cards]
    values = sorted((card.value for card in known), reverse=True)
    rerolls = sorted((card.rerolls for card in known), reverse=True)
    low = world.limits.saboteur_value
    return Laid(
        tuple(sum(min(value, low) for value in values[:hits]) + sum(values[hits:]) for hits in range(MOST_CARDS + 1)),
        tuple(sum(rerolls[hits:]) for hits in range(MOST_CARDS + 1)),
        sum(card.special == SABOTEUR for card in known),
        sum(card.special == DOUBLE_AGENT for card in known),
        max(world.rank[card] for card in cards),
    )


def unseen(state: ReichState, side: str) -> list[CardId]:
    """The cards a side may have in hand as far as the other can tell: all but its top discard and those face up."""
    conflict = state.fight
    down = [] if side in conflict.shown else conflict.cards[side]
    return sorted([*state.hands[side], *state.decks[side], *state.discards[side][:-1], *down])


def possible(state: ReichState, side: str) -> list[CardId]:
    """The conflict cards a side may lay, seen by the other."""
    conflict = state.fight
    if side in conflict.shown:
        return conflict.cards[side][:1]
    cards = unseen(state, side)
    if side == ALLIES and must_play_soviet(state) and not has_effect(state, side, s.AnySuit):
        return [card for card in cards if card in state.world.soviet_cards] or cards
    return cards


def _hidden_tables(state: ReichState, side: str) -> Tables:
    """What a side may have on the table as the other sees it, each possibility as likely as the other."""
    shown = state.fight.cards[side] if side in state.fight.shown else []
    if shown:
        return ((_laid(state.world, tuple(shown)), 1),)
    cards = possible(state, side)
    found: Iterable[tuple[CardId, ...]] = ((card,) for card in cards)
    if has_effect(state, side, s.SecondCard) and not draws_from_deck(state, side):
        found = ((first, second) for first in cards for second in unseen(state, side) if first != second)
    return _weighed(state.world, found)


def _own_tables(state: ReichState, side: str, card: CardId) -> Tables:
    """What a side has on the table with a card of its choice: a second one comes unseen from its deck."""
    if not has_effect(state, side, s.SecondCard):
        return ((_laid(state.world, (card,)), 1),)
    beside = [other for other in state.fight.cards[side] if other != card]
    deck = [*(state.decks[side] or state.discards[side]), *beside]
    return _weighed(state.world, ((card, second) for second in sorted(deck)))


def _weighed(world: World, tables: Iterable[tuple[CardId, ...]]) -> Tables:
    return tuple(Counter(_laid(world, cards) for cards in tables).items())


# -- meeting -----------------------------------------------------------------------------------------
@lru_cache(maxsize=8192)
def _compare(mine: Totals, theirs: Totals, lead: int) -> tuple[int, int]:
    """The rolls in which the own dice, helped by a lead in card values, beat the others; and all rolls."""
    below = [0]
    for ways in theirs:
        below.append(below[-1] + ways)
    wins = sum(ways * below[max(0, min(total + lead, len(theirs)))] for total, ways in enumerate(mine))
    return wins, sum(mine) * below[-1]


def _meetings(mine: Tables, theirs: Tables, active: int) -> Counter[tuple[int, int, int]]:
    """How often the own lead in card values and both sides' re-rolls come together."""
    found: Counter[tuple[int, int, int]] = Counter()
    for (one, weight), (two, times) in product(mine, theirs):
        tie = one.rank > two.rank or (one.rank == two.rank and active)
        lead = one.values[two.saboteurs] - two.values[one.saboteurs] + (1 if tie else 0)
        found[lead, one.rerolls[two.agents], two.rerolls[one.agents]] += weight * times
    return found


def _chance(state: ReichState, side: str, mine: Tables, theirs: Tables) -> Odds:
    """How often one of the own tables beats one of the others."""
    other, faces, changes = enemy_of(side), state.world.limits.die_faces, dice_changes(state)
    dice = {each: dice_count(state, each) for each in SIDES}

    def totals(whose: str, rerolls: int) -> Totals:
        return dice_totals(dice[whose], (*changes[whose], ("own", min(rerolls, dice[whose]))), faces)

    meetings = _meetings(mine, theirs, int(state.fight.active == side))
    ours = {rerolls: totals(side, rerolls) for rerolls in {own for _, own, _ in meetings}}
    against = {rerolls: totals(other, rerolls) for rerolls in {enemy for _, _, enemy in meetings}}
    wins: Counter[int] = Counter()
    """By the number of rolls they are of, so that few fractions are added."""
    for (lead, own, enemy), times in meetings.items():
        won, rolls = _compare(ours[own], against[enemy], lead)
        wins[rolls] += won * times
    number = sum(meetings.values())
    chance = sum((Fraction(won, rolls) for rolls, won in wins.items()), Fraction(0))
    mean = chance / number if number else Fraction(1, 2)
    return Odds(mean.numerator, mean.denominator)


def card_odds(state: ReichState, side: str, cards: Sequence[CardId] = ()) -> dict[CardId, Odds]:
    """7.3 The chance to win with each card that may be played (or with these)."""
    theirs = _hidden_tables(state, enemy_of(side))
    return {
        card: _chance(state, side, _own_tables(state, side, card), theirs) for card in cards or legal_cards(state, side)
    }


def any_odds(state: ReichState, side: str) -> Odds:
    """The chance of a side to win if both play any card they may hold, as a bystander sees it."""
    return _chance(state, side, _hidden_tables(state, side), _hidden_tables(state, enemy_of(side)))
