"""11.2.3 Combat strength: the factors of the units taking part, and the table their side fires on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import UnitId
from desktop.games.crusade.state.combat_state import Combat
from desktop.mechanics.modifier import Modifier

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState

DIVISION, CORPS = "division", "corps"
"""11.2.6 The two fire tables."""


def steps_left(state: CrusadeState, unit: UnitId) -> int:
    """2.2.1 Steps of a unit on its present side."""
    return 1 if state.units[unit].reduced else state.world.units[unit].steps


def is_full(state: CrusadeState, unit: UnitId) -> bool:
    return not state.units[unit].reduced


def combat_factor(state: CrusadeState, combat: Combat, unit: UnitId) -> int:
    """11.2.3 The factor of the side that is up; 11.4.6 nothing if the unit retreated earlier in the round."""
    if unit in combat.late:
        return 0
    return state.world.units[unit].strength(state.units[unit].reduced)


def factors(state: CrusadeState, combat: Combat, side: str) -> list[Modifier]:
    """11.2.3 What every unit of a side adds."""
    return [
        Modifier.of(
            combat_factor(state, combat, unit),
            "11.4.6" if unit in combat.late else "11.2.3",
            "strength.late" if unit in combat.late else "strength.unit",
            unit=unit,
        )
        for unit in combat.units_of(side)
    ]


def fire_table(state: CrusadeState, combat: Combat, side: str) -> str:
    """11.2.6 A side with any corps fires on the corps table; 11.4.6 units that retreated do not decide it."""
    units = state.world.units
    return CORPS if any(units[u].corps for u in combat.units_of(side) if u not in combat.late) else DIVISION
