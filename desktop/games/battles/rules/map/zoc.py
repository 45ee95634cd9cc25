"""8.0 Zones of control."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.battles.state.status import strengths

if TYPE_CHECKING:
    from desktop.games.battles.data.world import UnitDef, World
    from desktop.games.battles.state.state import BattleState


class Zones(Struct, frozen=True):
    """The hexes under a side's zone of control, and the hexes from which it comes into each."""

    sources: dict[SpaceId, tuple[SpaceId, ...]]
    hexes: frozenset[SpaceId]


def exerts(state: BattleState, unit: UnitId) -> bool:
    """8.0 Whether a unit exerts a zone of control: a maneuver unit with a printed attack factor of 3 or more.

    B.zoc Companies have none, and battalions only together.
    """
    definition = state.world.units[unit]
    if not _may_exert(definition) or not state.on_map(unit) or state.units[unit].truck:
        return False
    if _needs_company(state.world, definition):
        return _battalions_exert(state, state.place(unit), definition.side)
    if definition.company and not state.world.scenario.zoc.companies:
        return False
    return strengths(state, unit).attack >= state.world.limits.zoc_min_attack


def _may_exert(definition: UnitDef) -> bool:
    return definition.maneuver and definition.combat


def _needs_company(world: World, definition: UnitDef) -> bool:
    """B.zoc A battalion exerts a zone only with another battalion in its hex."""
    return definition.size == "bn" and world.scenario.zoc.battalions_needed > 1


def _battalions_exert(state: BattleState, hex_id: SpaceId, side: str) -> bool:
    """B.zoc Two or more maneuver battalions in one hex whose printed attack factors total at least 3."""
    units = state.world.units
    battalions = [
        unit
        for unit in state.at(hex_id)
        if units[unit].side == side
        and units[unit].size == "bn"
        and _may_exert(units[unit])
        and not state.units[unit].truck
    ]
    total = sum(strengths(state, unit).attack for unit in battalions)
    enough = len(battalions) >= state.world.scenario.zoc.battalions_needed
    return enough and total >= state.world.limits.zoc_min_attack


def _zones(state: BattleState, side: str) -> Zones:
    """Kept by hand, until units of that side change: after each move of one side the other's zones are asked for."""
    found = state.zones.get(side)
    if found is None:
        found = state.zones[side] = _worked_out(state, side)
    return found


def _worked_out(state: BattleState, side: str) -> Zones:
    sources: dict[SpaceId, list[SpaceId]] = {}
    units = state.world.units
    for hex_id in state.holding[side]:
        columns = {units[unit].column for unit in state.at(hex_id) if exerts(state, unit)}
        reached = {near for column in columns for near in state.world.zoc_reach(hex_id, column)}
        for near in reached:
            sources.setdefault(near, []).append(hex_id)
    return Zones({hex_id: tuple(sorted(near)) for hex_id, near in sources.items()}, frozenset(sources))


def zoc_of(state: BattleState, side: str) -> frozenset[SpaceId]:
    """8.1 All hexes under the zone of control of a side."""
    return _zones(state, side).hexes


def exerters(state: BattleState, side: str, hex_id: SpaceId) -> tuple[SpaceId, ...]:
    """The hexes from which a side exerts its zone of control into a hex."""
    return _zones(state, side).sources.get(hex_id, ())


def in_enemy_zoc(state: BattleState, side: str, hex_id: SpaceId) -> bool:
    """Whether a hex lies in an enemy zone of control as seen by `side`."""
    return hex_id in zoc_of(state, state.world.enemy(side))
