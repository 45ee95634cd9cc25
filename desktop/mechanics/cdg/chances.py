"""Exact chances of a combat on fire tables, counted over all dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product

from msgspec import Struct

from desktop.mechanics.cdg.fire import Fire, loss_number
from desktop.mechanics.cdg.schema import FireColumn

Numbers = tuple[int, int]
"""Loss numbers inflicted by the attacker and by the defender."""


class Chances(Struct, frozen=True):
    """How many of all throws have which result.

    Attributes:
        of: all throws.
        numbers: throws by the loss numbers inflicted by attacker and defender.
        attacker_wins, defender_wins, no_winner: throws by the higher loss number.
        retreats: throws that end in a retreat of so many spaces.
        cleared: throws that leave no defender.
        expected: mean loss numbers inflicted by attacker and defender, in hundredths.
    """

    of: int
    numbers: dict[Numbers, int]
    attacker_wins: int
    defender_wins: int
    no_winner: int
    retreats: dict[int, int]
    cleared: int

    @property
    def expected(self) -> Numbers:
        each = [sum(pair[place] * ways for pair, ways in self.numbers.items()) for place in (0, 1)]
        return (200 * each[0] + self.of) // (2 * self.of), (200 * each[1] + self.of) // (2 * self.of)

    def percent(self, ways: int) -> int:
        """Rounded to the nearest."""
        return (200 * ways + self.of) // (2 * self.of) if self.of else 0


def summed(
    joint: Counter[Numbers],
    sides: tuple[str, str],
    winner: Callable[[dict[str, int]], str],
    end: Callable[[Numbers, dict[str, int]], int | None],
) -> Chances:
    """All throws by their results. `sides` are the attacker and the defender; `winner` names who wins with these
    loss numbers; `end` is None if no defender is left, else how many spaces they retreat."""
    retreats: Counter[int] = Counter()
    wins: Counter[str] = Counter()
    cleared = 0
    for (inflicted, suffered), ways in sorted(joint.items()):
        numbers = {sides[0]: inflicted, sides[1]: suffered}
        wins[winner(numbers)] += ways
        owed = end((inflicted, suffered), numbers)
        if owed is None:
            cleared += ways
        elif owed:
            retreats[owed] += ways
    return Chances(
        of=joint.total(),
        numbers=dict(sorted(joint.items())),
        attacker_wins=wins[sides[0]],
        defender_wins=wins[sides[1]],
        no_winner=wins[""],
        retreats=dict(sorted(retreats.items())),
        cleared=cleared,
    )


def throws(table: list[FireColumn], fire: Fire, faces: int) -> Counter[int]:
    """In how many throws of its dice a fire gives each loss number."""
    return Counter(loss_number(table, fire, dice) for dice in product(range(1, faces + 1), repeat=fire.dice))


def together(attack: Counter[int], defence: Counter[int]) -> Counter[Numbers]:
    """Both sides fire at the same time."""
    return Counter({(a, d): ways * more for a, ways in attack.items() for d, more in defence.items()})


def in_turn(first: Counter[int], answer: Callable[[int], Counter[int]], *, attacker_second: bool) -> Counter[Numbers]:
    """The second side fires with what the first has left it: `answer` says how, by the loss number it took."""
    joint: Counter[Numbers] = Counter()
    for number, ways in first.items():
        for reply, more in answer(number).items():
            joint[(reply, number) if attacker_second else (number, reply)] += ways * more
    return joint


def best_fire(answers: Iterable[Counter[int]]) -> Counter[int]:
    """Of several ways to be left after losses the one whose fire inflicts most."""
    return max(answers, key=lambda answer: sum(each * ways for each, ways in answer.items()))
