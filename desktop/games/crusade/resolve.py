"""11.2.3-11.2.9 How a combat is worked out; the chances use the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.records import dataclass
from desktop.games.crusade import combat_cards
from desktop.games.crusade import schema_cards as s
from desktop.games.crusade.combat_state import Combat
from desktop.games.crusade.drm import drms
from desktop.games.crusade.shifts import shifts
from desktop.games.crusade.strength import DIVISION, factors, fire_table
from desktop.mechanics.modifier import Modifier, total

if TYPE_CHECKING:
    from desktop.games.crusade.state import CrusadeState
    from desktop.games.crusade.world import World
    from desktop.mechanics.cdg.schema import FireColumn

HIGH, LOW = "high", "low"


@dataclass(frozen=True, slots=True)
class Fire:
    """11.2.6 How a side fires, item by item; `keep` says which of two dice counts (N57, R59)."""

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


def fire_of(state: CrusadeState, combat: Combat, side: str) -> Fire:
    """11.2.3-11.2.6 The fire of a side with the units it has now."""
    table = fire_table(state, combat, side)
    items, moved = factors(state, combat, side), shifts(state, combat, side)
    column = column_of(columns(state.world, table), total(items), total(moved))
    modifiers = drms(state, combat, side)
    return Fire(side, tuple(items), table, tuple(moved), tuple(modifiers), column, kept_die(state.world, combat, side))


def columns(world: World, table: str) -> list[FireColumn]:
    return (world.tables.division_fire if table == DIVISION else world.tables.corps_fire).columns


def column_of(table: list[FireColumn], strength: int, shift: int) -> int:
    """11.2.6 The column of a strength, then the net shift, never off the table."""
    place = max((number for number, column in enumerate(table) if column.least <= strength), default=0)
    return min(max(place + shift, 0), len(table) - 1)


def loss_number(world: World, fire: Fire, dice: list[int]) -> int:
    """11.2.7 The die and its modifiers, from 1 to 6, on the column."""
    results = columns(world, fire.table)[fire.column].results
    row = min(max(kept(fire, dice) + fire.drm, 1), len(results))
    return results[row - 1]


def kept(fire: Fire, dice: list[int]) -> int:
    """N57, R59 The die that counts."""
    return min(dice) if fire.keep == LOW else max(dice)


def kept_die(world: World, combat: Combat, side: str) -> str:
    """N57, R59 Which of two dice a side keeps; "" if it rolls one. Both cards in one combat cancel each other."""
    found = {effect.keep for _, effect in combat_cards.effects(world, combat, s.RollTwo) if effect.side == side}
    return next(iter(found)) if len(found) == 1 else ""


def fires_first(world: World, combat: Combat) -> str:
    """R7 The side that fires before the other; "" if both fire together."""
    return next((effect.side for _, effect in combat_cards.effects(world, combat, s.FireFirst)), "")


def winner_of(combat: Combat, numbers: dict[str, int]) -> str:
    """11.2.9 Who inflicted the higher loss number; "" if nobody did."""
    attacker, defender = numbers[combat.side], numbers[combat.other]
    if attacker == defender:
        return ""
    return combat.side if attacker > defender else combat.other


def retreat_owed(world: World, combat: Combat, numbers: dict[str, int]) -> int:
    """11.4.2 One space if the loss numbers differ by one, two if by more; none unless the attacker won."""
    lead = numbers[combat.side] - numbers[combat.other]
    return min(max(lead, 0), world.limits.retreat_most)
