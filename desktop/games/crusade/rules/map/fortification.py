"""10.2 Positions and trenches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.rules.movement import activation
from desktop.games.crusade.state.sides import REPUBLICAN
from desktop.games.crusade.state.state import MOVE, POSITION, TRENCH

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState


def stock_left(state: CrusadeState, side: str) -> int:
    """10.2.9 Markers of the stock that are neither on the map nor promised to a unit that builds a position."""
    total: int = getattr(state.world.limits.works, side)
    placed = sum(state.control.get(space) == side and space not in state.extra_trenches for space in state.works)
    promised = sum(space not in state.works for space in state.builders) if side == state.active else 0
    return total - placed - promised


def next_work(state: CrusadeState, space: SpaceId) -> str:
    """10.2.3 What would be built in a space; "" if there is a trench already (10.2.5)."""
    return {"": POSITION, POSITION: TRENCH}.get(state.works.get(space, ""), "")


def why_not_build(state: CrusadeState, unit: UnitId) -> Refusal | None:
    """10.2.1-10.2.4, 10.2.9 Why a unit may not try to build where it stands."""
    space = state.place_of(unit)
    definition = state.world.units[unit]
    if state.markers.get(space) != MOVE or definition.side != state.active:
        return Refusal.of("10.2.1", "refuse.build_not_activated", unit=unit)
    if unit in state.acted:
        return Refusal.of("10.2.1", "refuse.has_moved", unit=unit)
    if space in state.builders:
        return Refusal.of("10.2.1", "refuse.build_one_unit", space=space)
    if not activation.may_build(state, space):
        return Refusal.of("13.3.3", "refuse.build_out_of_supply", space=space)
    return why_not_work(state, unit, space)


def why_not_work(state: CrusadeState, unit: UnitId, space: SpaceId) -> Refusal | None:
    """10.2.3, 10.2.5, 10.2.9 What stands against the position or trench itself."""
    work, definition = next_work(state, space), state.world.units[unit]
    if not work:
        return Refusal.of("10.2.5", "refuse.build_has_trench", space=space)
    if work == TRENCH and not definition.corps:
        return Refusal.of("10.2.3", "refuse.build_trench_needs_corps", unit=unit)
    if definition.side == REPUBLICAN and space == state.world.limits.no_trench:
        if state.flag("no_fort_bilbao"):
            return Refusal.of("10.2.3", "refuse.build_bilbao_plans", space=space)
        if work == TRENCH:
            return Refusal.of("10.2.3", "refuse.build_bilbao_trench", space=space)
    if work == POSITION and stock_left(state, definition.side) < 1:
        return Refusal.of("10.2.9", "refuse.build_no_marker", side=definition.side)
    return None


def needs_roll(state: CrusadeState, unit: UnitId, work: str) -> bool:
    """10.2.2, 10.2.4 A corps builds a position without a roll."""
    return work == TRENCH or not state.world.units[unit].corps


def stale_modifiers(state: CrusadeState) -> list[SpaceId]:
    """10.2.2 Build modifiers whose owners have left the space."""
    return [space for space in sorted(state.build_failures) if state.side_at(space) != state.control.get(space)]


def removable_works(state: CrusadeState, side: str) -> list[SpaceId]:
    """10.2.10 Own markers that may be taken off at the end of a turn."""
    return [space for space in sorted(state.works) if state.control.get(space) == side]
