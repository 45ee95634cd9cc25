"""7.5-7.7 The dice on the table: which to change or roll again, by the exact chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from desktop.games.reich.player.big_push import sums
from desktop.games.reich.player.measures import Weights
from desktop.games.reich.rules.combat.resolve import DOUBLE_AGENT, SABOTEUR, agents, card_value, tie_rank
from desktop.games.reich.state.sides import enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

FACES = 6
Dice = tuple[int, ...]


@lru_cache(maxsize=32768)
def reaches(dice: Dice, rerolls: int, need: int) -> float:
    """The chance to come to a total with up to so many of the lowest dice rolled again."""
    return max(_with_again(dice, again, need) for again in range(min(rerolls, len(dice)) + 1))


def _with_again(dice: Dice, again: int, need: int) -> float:
    kept = sum(sorted(dice)[again:])
    return sum(share for total, share in sums(again) if kept + total >= need)


@lru_cache(maxsize=32768)
def best_again(dice: Dice, rerolls: int, theirs: Dice, answer: int, lead: int) -> tuple[int, float]:
    """How many of the lowest dice to roll again when the enemy may still answer, and the chance to win then.

    `lead`: what the own total has beyond the dice, one more if it wins ties.
    """
    found = (0, -1.0)
    for again in range(min(rerolls, len(dice)) + 1):
        kept = sum(sorted(dice)[again:])
        wins = sum(share * (1 - reaches(theirs, answer, kept + total + lead)) for total, share in sums(again))
        if wins > found[1] + 1e-9:
            found = (again, wins)
    return found


class Table:
    """The conflict under way once the dice lie, seen by one side."""

    def __init__(self, state: ReichState, _weights: Weights, side: str) -> None:
        self.state, self.side, self.enemy = state, side, enemy_of(side)
        self.first = state.fight.active == side
        self.lead = self._cards(side) - self._cards(self.enemy) + int(self._wins_ties())

    def _wins_ties(self) -> bool:
        state = self.state
        mine, theirs = (tie_rank(state.world, state.fight, each) for each in (self.side, self.enemy))
        return mine > theirs or (mine == theirs and self.first)

    def _cards(self, side: str) -> int:
        """4.1.3 What the cards of a side come to when the saboteurs have done their work."""
        conflict, world = self.state.fight, self.state.world
        values = sorted((card_value(world, conflict, card) for card in conflict.cards[side]), reverse=True)
        hits = len(agents(self.state, enemy_of(side), SABOTEUR)) - sum(
            card in conflict.sabotaged for card in conflict.cards[side]
        )
        low = world.limits.saboteur_value
        hits = max(0, hits)
        return sum(min(value, low) for value in values[:hits]) + sum(values[hits:])

    def rerolls(self, side: str) -> int:
        """7.6 What the cards of a side may still roll again when the double agents have done their work."""
        conflict, world = self.state.fight, self.state.world
        loud = sorted(world.cards[card].rerolls for card in conflict.cards[side] if card not in conflict.silenced)
        hits = len(agents(self.state, enemy_of(side), DOUBLE_AGENT))
        hits -= sum(card in conflict.silenced for card in conflict.cards[side])
        return sum(loud[: len(loud) - max(0, hits)])

    def dice(self, side: str) -> Dice:
        return tuple(sorted(self.state.fight.dice[side]))

    def wins(self, mine: Sequence[int], theirs: Sequence[int]) -> float:
        """The chance to win from these dice, with all card re-rolls still to come."""
        own, other = self.rerolls(self.side), self.rerolls(self.enemy)
        mine, theirs = tuple(sorted(mine)), tuple(sorted(theirs))
        if self.first:
            return best_again(mine, own, theirs, other, self.lead)[1]
        return 1 - best_again(theirs, other, mine, own, 1 - self.lead)[1]

    def changed(self, side: str, die: int, value: int) -> float:
        """7.5 The chance to win when a die has become this, or (0) is rolled again."""
        dice = {each: list(self.state.fight.dice[each]) for each in (self.side, self.enemy)}
        total = 0.0
        values = [value] if value else range(1, FACES + 1)
        for each in values:
            dice[side][die] = each
            total += self.wins(dice[self.side], dice[self.enemy])
        return total / len(values)

    def now(self) -> float:
        return self.wins(self.dice(self.side), self.dice(self.enemy))

    def again(self, most: int, *, by_card: bool, least: int = 0) -> list[int]:
        """7.6, 7.7 The own dice to roll again: the lowest, as many as serve best."""
        dice = self.state.fight.dice[self.side]
        answer = self.rerolls(self.enemy) if by_card and self.first else 0
        number, _ = best_again(self.dice(self.side), most, self.dice(self.enemy), answer, self.lead)
        ordered = sorted(range(len(dice)), key=lambda die: (dice[die], die))
        return ordered[: max(number, least)]

    def enemy_again(self, most: int) -> list[int]:
        """7.5 The enemy's dice that he is made to roll again: the highest, if they show more than the average."""
        dice = self.state.fight.dice[self.enemy]
        ordered = sorted(range(len(dice)), key=lambda die: (-dice[die], die))
        return [die for die in ordered[:most] if 2 * dice[die] > FACES + 1]

    def counterattack(self) -> float:
        """7.7 The chance to win when the own dice are rolled again for once, after all else."""
        dice = self.dice(self.side)
        return best_again(dice, len(dice), self.dice(self.enemy), 0, self.lead)[1]
