"""Helpers for tests of movement: one unit about to move, or a whole movement phase."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.games.battles.rules.movement import movement
from desktop.games.battles.rules.movement.move_unit import MoveUnit
from desktop.games.battles.rules.movement.movement import HALVES
from desktop.games.battles.rules.movement.movement_phase import MovementPhase
from tests.games.battles.position import Position, position


def mover(scenario: str, units: Mapping[str, str], unit: str, **more: Any) -> Position:
    """A unit picked for its move; everybody is in supply and command unless said otherwise."""
    side = "nationalist" if unit[1] == "N" else "republican"
    return position(scenario, units, stack=[MoveUnit(unit=unit)], phasing=side, **more)


def phase(scenario: str, units: Mapping[str, str], side: str, **more: Any) -> Position:
    """A movement phase from its beginning: supply and command are judged."""
    return position(scenario, units, stack=[MovementPhase(side=side)], phasing=side, **more)


def spent(found: Position, unit: str, hex_id: str) -> float:
    """Movement points a unit needs to reach a hex by its cheapest way."""
    left = movement.search(found.state, unit).left
    return (movement.points_left(found.state, unit) - left[hex_id]) / HALVES


def rule_against(found: Position, unit: str, hex_id: str) -> str:
    """The rule that keeps a unit from a hex."""
    refusal = movement.why_not_move(found.state, unit, hex_id)
    assert refusal is not None
    return refusal.rule
