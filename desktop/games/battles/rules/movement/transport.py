"""B.trucks What trucks can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId
from desktop.games.battles.state.places import DUE
from desktop.games.battles.state.status import carried_by

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState


def loadable(state: BattleState, truck: UnitId) -> list[UnitId]:
    """B.trucks (2) The units a truck can take on where it is, on the map or before both come on."""
    definition = state.world.units[truck]
    if not definition.is_truck or state.world.special.trucks is None:
        return []
    place = state.place(truck)
    here = state.at(place) if state.on_map(truck) else state.world.by_side[definition.side]
    return [unit for unit in here if unit != truck and why_not_load(state, truck, unit) is None]


def why_not_load(state: BattleState, truck: UnitId, unit: UnitId) -> Refusal | None:
    """B.trucks (2) One infantry regiment or three battalions, which may not have moved before."""
    world = state.world
    cargo = world.units[unit]
    status = state.units[unit]
    if not world.units[truck].is_truck or world.special.trucks is None:
        return Refusal.of("B.trucks", "truck.not_a_truck", unit=truck)
    if cargo.side != world.units[truck].side or not cargo.is_infantry:
        return Refusal.of("B.trucks", "truck.infantry_only", unit=unit, truck=truck)
    if status.place != state.place(truck) or (status.place == DUE and not _come_together(state, truck, unit)):
        return Refusal.of("B.trucks", "truck.not_here", unit=unit, truck=truck)
    if unit in state.moved or unit in state.budget or status.truck:
        return Refusal.of("B.trucks", "truck.moved_before", unit=unit, truck=truck)
    if not _has_room(state, truck, unit):
        return Refusal.of("B.trucks", "truck.full", unit=unit, truck=truck)
    return None


def _come_together(state: BattleState, truck: UnitId, unit: UnitId) -> bool:
    """B.reinforcements Units that come on by the same hexes may arrive on their trucks."""
    mine, its = state.units[truck], state.units[unit]
    return its.arrives <= state.turn and mine.entry == its.entry


def _has_room(state: BattleState, truck: UnitId, unit: UnitId) -> bool:
    trucks = state.world.special.trucks
    assert trucks is not None
    units = state.world.units
    load = [units[each] for each in (*carried_by(state, truck), unit)]
    battalions = sum(each.size == "bn" for each in load)
    regiments = sum(each.size not in ("bn", "co") for each in load)
    if regiments:
        return regiments <= trucks.regiments and regiments == len(load)
    return battalions <= trucks.battalions
