"""J.engineers Pontoon bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState


def bridge_sites(state: BattleState, unit: UnitId) -> list[str]:
    """J.engineers The river hexsides of its hex an engineer may bridge by sitting out this movement phase."""
    if why_not_bridge(state, unit) is not None:
        return []
    world = state.world
    here = state.place(unit)
    sides = [world.hexside(here, near) for near in world.neighbours[here] if world.river(here, near)]
    standing = state.pontoons.values()
    return sorted(side for side in sides if side not in world.bridges and side not in standing)


def why_not_bridge(state: BattleState, unit: UnitId) -> Refusal | None:
    """J.engineers Each engineer builds one bridge per game, in a phase in which it does not move at all."""
    pontoons = state.world.special.pontoons
    definition = state.world.units[unit]
    if pontoons is None or definition.side != pontoons.side or not definition.is_engineer:
        return Refusal.of("J.engineers", "bridge.not_engineer", unit=unit)
    if unit in state.pontoon_used:
        return Refusal.of("J.engineers", "bridge.used", unit=unit)
    if not state.on_map(unit) or unit in state.moved or unit in state.budget or state.units[unit].truck:
        return Refusal.of("J.engineers", "bridge.moved", unit=unit)
    return None
