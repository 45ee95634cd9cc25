"""Fire on a table of columns: strengths, shifts and die-roll modifiers item by item, and what dice make of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from desktop.mechanics.cdg.schema import FireColumn
from desktop.mechanics.modifier import Modifier, total

HIGH, LOW = "high", "low"


class Fire(Struct, frozen=True):
    """How a side fires, item by item; `keep` says which of two dice counts."""

    side: str
    factors: tuple[Modifier, ...]
    table: str
    shifts: tuple[Modifier, ...]
    drms: tuple[Modifier, ...]
    column: int
    keep: str = ""

    @property
    def strength(self) -> int:
        return total(self.factors)

    @property
    def shift(self) -> int:
        return total(self.shifts)

    @property
    def drm(self) -> int:
        return total(self.drms)

    @property
    def dice(self) -> int:
        """How many dice are rolled."""
        return 2 if self.keep else 1


def column_of(table: Sequence[FireColumn], strength: int, shift: int) -> int:
    """The column of a strength, then the net shift, never off the table."""
    place = max((number for number, column in enumerate(table) if column.least <= strength), default=0)
    return min(max(place + shift, 0), len(table) - 1)


def kept(fire: Fire, dice: Sequence[int]) -> int:
    """The die that counts."""
    return min(dice) if fire.keep == LOW else max(dice)


def loss_number(table: Sequence[FireColumn], fire: Fire, dice: Sequence[int]) -> int:
    """The die and its modifiers, within the rows of the table, on the column."""
    results = table[fire.column].results
    row = min(max(kept(fire, dice) + fire.drm, 1), len(results))
    return results[row - 1]


def winner_of(side: str, other: str, numbers: dict[str, int]) -> str:
    """Who inflicted the higher loss number; "" if nobody did."""
    if numbers[side] == numbers[other]:
        return ""
    return side if numbers[side] > numbers[other] else other


def retreat_owed(side: str, other: str, numbers: dict[str, int], most: int) -> int:
    """One space for each point by which the attacker inflicted more, up to a limit."""
    return min(max(numbers[side] - numbers[other], 0), most)
