"""12.2D, 12.2G.2 Combat strength, and the table a side fires on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import UnitId
from desktop.games.illusions.rules.combat import approaches
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state.combat_state import FORT, RISING, UNITS, Combat
from desktop.mechanics.modifier import Modifier

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

HEAVY, LIGHT = "heavy", "light"
"""12.2G.2 The two fire tables."""


def is_full(state: IllusionsState, unit: UnitId) -> bool:
    return not state.units[unit].reduced


def fort_of(state: IllusionsState, combat: Combat) -> int:
    """20.1.3 The factor of the fort that defends; uprising units have none (23.3.2c)."""
    if combat.kind == RISING or not sieges.is_enemy_fort(state, combat.side, combat.target):
        return 0
    return state.world.forts[combat.target]


def factors(state: IllusionsState, combat: Combat, side: str) -> list[Modifier]:
    """12.2D What every unit of a side adds, and the fort."""
    units = state.world.units
    found = [
        Modifier.of(units[unit].strength(state.units[unit].reduced), "12.2", "strength.unit", unit=unit)
        for unit in combat.units_of(side)
    ]
    if side != combat.side and (fort := fort_of(state, combat)):
        found.append(Modifier.of(fort, "20.1.3", "strength.fort", space=combat.target))
    return found


def fire_table(state: IllusionsState, combat: Combat, side: str) -> str:
    """12.2G.2a-d, 14.3.1 Heavy with a large unit in supply; uprisings and alpine trails make it light."""
    if combat.kind == RISING or approaches.is_alpine(state, combat):
        return LIGHT
    if side != combat.side and combat.kind == FORT:
        return HEAVY
    able = (unit for unit in combat.units_of(side) if unit not in combat.cut_off)
    return HEAVY if any(state.world.units[unit].lcu for unit in able) else LIGHT


def may_fire(combat: Combat, side: str, strength: int, table: str) -> bool:
    """12.2G Uprising units do not fire, nor does a side that is gone; factor 0 does nothing on the heavy table."""
    if side != combat.side and combat.kind == RISING:
        return False
    if not combat.units_of(side) and not (side != combat.side and combat.kind == FORT):
        return False
    return strength > 0 or table == LIGHT


def is_defended(combat: Combat) -> bool:
    """19.5c Units defend, and not a fort alone."""
    return combat.kind == UNITS
