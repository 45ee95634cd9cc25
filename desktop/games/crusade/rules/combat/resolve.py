"""11.2.3-11.2.9 How a combat is worked out; the chances use the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat import combat_cards
from desktop.games.crusade.rules.combat.drm import drms
from desktop.games.crusade.rules.combat.shifts import shifts
from desktop.games.crusade.rules.combat.strength import DIVISION, factors, fire_table
from desktop.games.crusade.state.combat_state import Combat
from desktop.mechanics.cdg import fire as fires
from desktop.mechanics.cdg.fire import Fire as Fire
from desktop.mechanics.cdg.fire import column_of as column_of
from desktop.mechanics.cdg.fire import kept as kept
from desktop.mechanics.modifier import total

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState
    from desktop.mechanics.cdg.schema import FireColumn


def fire_of(state: CrusadeState, combat: Combat, side: str) -> Fire:
    """11.2.3-11.2.6 The fire of a side with the units it has now."""
    table = fire_table(state, combat, side)
    items, moved = factors(state, combat, side), shifts(state, combat, side)
    column = column_of(columns(state.world, table), total(items), total(moved))
    modifiers = drms(state, combat, side)
    return Fire(side, tuple(items), table, tuple(moved), tuple(modifiers), column, kept_die(state.world, combat, side))


def columns(world: World, table: str) -> list[FireColumn]:
    return (world.tables.division_fire if table == DIVISION else world.tables.corps_fire).columns


def loss_number(world: World, fire: Fire, dice: list[int]) -> int:
    """11.2.7 The die and its modifiers, from 1 to 6, on the column."""
    return fires.loss_number(columns(world, fire.table), fire, dice)


def kept_die(world: World, combat: Combat, side: str) -> str:
    """N57, R59 Which of two dice a side keeps; "" if it rolls one. Both cards in one combat cancel each other."""
    found = {effect.keep for _, effect in combat_cards.effects(world, combat, s.RollTwo) if effect.side == side}
    return next(iter(found)) if len(found) == 1 else ""


def fires_first(world: World, combat: Combat) -> str:
    """R7 The side that fires before the other; "" if both fire together."""
    return next((effect.side for _, effect in combat_cards.effects(world, combat, s.FireFirst)), "")


def winner_of(combat: Combat, numbers: dict[str, int]) -> str:
    """11.2.9 Who inflicted the higher loss number; "" if nobody did."""
    return fires.winner_of(combat.side, combat.other, numbers)


def retreat_owed(world: World, combat: Combat, numbers: dict[str, int]) -> int:
    """11.4.2 One space if the loss numbers differ by one, two if by more; none unless the attacker won."""
    return fires.retreat_owed(combat.side, combat.other, numbers, world.limits.retreat_most)
