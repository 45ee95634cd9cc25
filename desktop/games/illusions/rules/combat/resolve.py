"""12.2 How a combat is worked out; the chances use the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.combat import approaches, combat_cards
from desktop.games.illusions.rules.combat.drm import drms
from desktop.games.illusions.rules.combat.shifts import shifts
from desktop.games.illusions.rules.combat.strength import HEAVY, factors, fire_table, is_full, may_fire
from desktop.games.illusions.state.combat_state import LOST, RISING, UNITS, WON, Combat
from desktop.mechanics.cdg import fire
from desktop.mechanics.cdg.fire import Fire, column_of
from desktop.mechanics.modifier import total

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState
    from desktop.mechanics.cdg.schema import FireColumn


def fire_of(state: IllusionsState, combat: Combat, side: str) -> Fire:
    """12.2D-G The fire of a side with the units it has now."""
    table = fire_table(state, combat, side)
    items, moved = factors(state, combat, side), shifts(state, combat, side)
    column = column_of(columns(state.world, table), total(items), total(moved))
    return Fire(side, tuple(items), table, tuple(moved), tuple(drms(state, combat, side)), column)


def fires(combat: Combat, shot: Fire) -> bool:
    """12.2G Whether a side rolls at all."""
    return may_fire(combat, shot.side, shot.strength, shot.table)


def columns(world: World, table: str) -> list[FireColumn]:
    return (world.tables.heavy_fire if table == HEAVY else world.tables.light_fire).columns


def loss_number(world: World, shot: Fire, die: int) -> int:
    """12.2G.3 The die and its modifiers, from 1 to 6, on the column."""
    return fire.loss_number(columns(world, shot.table), shot, (die,))


def fires_first(state: IllusionsState, combat: Combat) -> str:
    """12.2G.3, 21.4 The side that fires before the other; "" if both fire together.

    The first that applies decides: a card, the flank roll, all attackers across water (ruling).
    """
    for card, _ in combat_cards.effects(state.world, combat, s.FireFirst):
        return str(state.world.cards[card].side)
    if combat.flank == WON:
        return combat.side
    if combat.flank == LOST or (combat.kind != RISING and approaches.is_across_water(state, combat)):
        return combat.other
    return ""


def winner_of(combat: Combat, numbers: dict[str, int]) -> str:
    """12.2G.4 Who inflicted the higher loss number; "" if nobody did."""
    return fire.winner_of(combat.side, combat.other, numbers)


def lead_of(world: World, combat: Combat, numbers: dict[str, int]) -> int:
    """12.7.2 Spaces of retreat: one if the loss numbers differ by one, two if by more."""
    return fire.retreat_owed(combat.side, combat.other, numbers, world.limits.retreat_most)


def may_be_driven(state: IllusionsState, combat: Combat) -> bool:
    """12.7.1 Whether defenders can be made to retreat at all: never forts and uprisings, nor those told to stand."""
    return combat.kind == UNITS and not combat_cards.has_effect(state.world, combat, s.StandFast)


def retreat_owed(state: IllusionsState, combat: Combat) -> int:
    """12.7.1 Spaces the defenders that are left must retreat: the attacker won, with a full-strength unit left."""
    if not combat.defenders or not may_be_driven(state, combat):
        return 0
    if not any(is_full(state, unit) for unit in combat.attackers):
        return 0
    return lead_of(state.world, combat, combat.numbers)
