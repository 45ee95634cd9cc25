"""Helpers for tests of combat: a phase on a small battlefield, and a way through its routine questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.games.battles.rules.combat.combat_phase import CombatPhase
from tests.games.battles.position import Position, position

ROUTINE = ("normal", "stand", "done", "fall-back")
"""Answers that commit nobody to anything."""

# Open ground at Brunete: clear, no road, no river. 2323 in the middle, its neighbours clockwise from the north.
MIDDLE, NORTH, NORTH_EAST, SOUTH_EAST = "2323", "2322", "2423", "2424"
SOUTH, SOUTH_WEST, NORTH_WEST = "2324", "2224", "2223"


def battle(
    units: Mapping[str, str], *, side: str = "republican", scenario: str = "brunete", air: bool = False, **more: Any
) -> Position:
    """A combat phase about to be declared; without air unless asked for."""
    found = position(scenario, units, stack=[CombatPhase(side=side)], phase="combat", phasing=side, **more)
    if not air:
        found.state.air_points.clear()
        found.state.air_flown = [unit for unit in found.state.units if found.world.units[unit].is_air]
    return found


def until(found: Position, verb: str) -> Position:
    """Answer routine questions until a verb is offered."""
    for _ in range(40):
        if found.decision is None or found.offered(verb) or f"{verb}" in found.actions:
            break
        routine = next((action for action in found.actions if action in ROUTINE), None)
        assert routine is not None, f"{verb} is not reached: {found.actions}"
        found.play(routine)
    assert found.decision is not None
    assert verb in {action.verb for action in found.decision.actions}, f"{verb} is not offered: {found.actions}"
    return found


def roll(found: Position, *dice: int) -> Position:
    """Go on to the die and roll it."""
    return until(found, "roll").play("roll", dice=dice)


def rest(found: Position) -> Position:
    """Answer routine questions to the end of the phase."""
    while found.decision is not None:
        routine = next((action for action in found.actions if action in ROUTINE), None)
        assert routine is not None, f"not routine: {found.actions}"
        found.play(routine)
    return found
