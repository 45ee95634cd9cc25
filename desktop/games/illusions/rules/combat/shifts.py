"""12.2G.2e Column shifts: terrain, water, weather, trenches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.combat import approaches, combat_cards
from desktop.games.illusions.rules.combat.strength import is_defended
from desktop.games.illusions.state.combat_state import Combat
from desktop.mechanics.modifier import Modifier

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

TRENCH, TERRAIN, WATER, STORM = "trench", "mountain", "water", "severe_weather"
RULES = {TRENCH: "19.5", TERRAIN: "12.4.1", WATER: "12.4.3", STORM: "12.3"}


def shifts(state: IllusionsState, combat: Combat, side: str) -> list[Modifier]:
    """12.2G.2e All shifts on the fire of a side, minus to the left; they add up."""
    world = state.world
    ignored = cancelled(state, combat)
    found: list[tuple[str, int]] = []
    if side == combat.side:
        found.append((TERRAIN, world.terrain_rules[world.terrain[combat.target]].attacker_shift))
        if approaches.is_across_water(state, combat):
            found.append((WATER, world.shifts[WATER][0]))
        if combat.storm:
            found.append((STORM, world.shifts[STORM][0]))
    if level := trench_level(state, combat):
        found.append((TRENCH, world.shifts[f"{TRENCH}_{level}"][0 if side == combat.side else 1]))
    return [
        Modifier.of(value, RULES[kind], f"shift.{kind}", space=combat.target)
        for kind, value in found
        if value and kind not in ignored
    ]


def trench_level(state: IllusionsState, combat: Combat) -> int:
    """19.5, 20.1.4 The trench of the units that defend; a fort alone and uprising units have none."""
    owner = state.trench_side.get(combat.target)
    return state.trenches[combat.target] if owner == combat.other and is_defended(combat) else 0


def cancelled(state: IllusionsState, combat: Combat) -> list[str]:
    """CP-42, CP-46 Kinds of shifts that a card cancels for both sides."""
    return [kind for _, effect in combat_cards.effects(state.world, combat, s.CancelShift) for kind in effect.kinds]
