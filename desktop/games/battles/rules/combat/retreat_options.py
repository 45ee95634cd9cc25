"""11.6, 11.7 Where units may retreat and advance, and why not elsewhere."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.data.readings import AttackerRetreatHex
from desktop.games.battles.rules.map.restrictions import why_not_allowed
from desktop.games.battles.rules.map.stacking import why_not_stack
from desktop.games.battles.rules.map.terrain import why_not_cross
from desktop.games.battles.rules.map.zoc import zoc_of
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import is_held


def why_not_retreat_to(
    state: BattleState, unit: UnitId, hex_id: SpaceId, avoid: Iterable[SpaceId] = ()
) -> Refusal | None:
    """11.6 Why a unit may not retreat into a hex; `avoid` lists the hexes of the combat it leaves."""
    world = state.world
    place = state.place(unit)
    if hex_id not in world.neighbours[place]:
        return Refusal.of("11.6", "retreat.one_hex", unit=unit, hex=hex_id)
    enemy = world.enemy(world.units[unit].side)
    if is_held(state, enemy, hex_id):
        return Refusal.of("11.6", "retreat.enemy_units", hex=hex_id)
    if hex_id in zoc_of(state, enemy):
        return Refusal.of("11.6", "retreat.enemy_zoc", hex=hex_id)
    if hex_id in avoid:
        return Refusal.of("11.6", "retreat.same_combat", hex=hex_id)
    return why_not_cross(state, unit, place, hex_id) or why_not_stack(state, unit, hex_id)


def retreat_hexes(
    state: BattleState, unit: UnitId, *, attacker: bool, avoid: Iterable[SpaceId] = ()
) -> tuple[SpaceId, ...]:
    """11.6 Where a unit may retreat: an attacker to the hex it came from, if that is legal; else any legal hex.

    Read strictly (ruling attacker_retreat_hex) an attacker that came from a closed hex has none.
    """
    if attacker:
        origin = state.entered_from.get(unit, NOTHING)
        if origin and origin in state.world.neighbours and why_not_retreat_to(state, unit, origin, avoid) is None:
            return (origin,)
        if origin and AttackerRetreatHex.of(state.world) is AttackerRetreatHex.ORIGIN:
            return ()
    near = state.world.neighbours[state.place(unit)]
    return tuple(hex_id for hex_id in near if why_not_retreat_to(state, unit, hex_id, avoid) is None)


def why_not_retreat_voluntarily(
    state: BattleState, unit: UnitId, *, attacker: bool, avoid: Iterable[SpaceId] = ()
) -> Refusal | None:
    """11.61, B.standfast Why a unit may not leave a combat before the die is rolled."""
    if unit in state.world.special.stand_fast:
        return Refusal.of("B.standfast", "retreat.stand_fast", unit=unit)
    if not retreat_hexes(state, unit, attacker=attacker, avoid=avoid):
        return Refusal.of("11.61", "retreat.no_hex", unit=unit)
    return None


def why_not_advance(state: BattleState, unit: UnitId, hex_id: SpaceId) -> Refusal | None:
    """11.7 Why a unit may not advance into a vacated hex (enemy zones of control do not matter)."""
    world = state.world
    place = state.place(unit)
    definition = world.units[unit]
    if definition.is_artillery:
        return Refusal.of("12.5", "advance.artillery", unit=unit)
    if hex_id not in world.neighbours[place]:
        return Refusal.of("11.7", "advance.not_adjacent", unit=unit, hex=hex_id)
    if is_held(state, world.enemy(definition.side), hex_id):
        return Refusal.of("11.7", "advance.not_vacated", hex=hex_id)
    refusal = why_not_cross(state, unit, place, hex_id) or why_not_stack(state, unit, hex_id)
    return refusal or why_not_allowed(state, unit, hex_id)
