"""12.0 Which artillery may fire, at what, and why not."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.battles.rules.combat.engaged import defenders, is_defended, was_attacked
from desktop.games.battles.rules.map.formation import is_same_formation
from desktop.games.battles.rules.map.restrictions import why_not_objective
from desktop.games.battles.rules.map.spotting import spotter_for, why_not_see
from desktop.games.battles.state.combat_state import Attack
from desktop.games.battles.state.facts import FIRED, JUDGED, OBJECTIVES, POSITIONS, WEATHER
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import is_commanded, is_held, is_supplied, strengths


@kept(POSITIONS)
def guns(state: BattleState, side: str) -> tuple[UnitId, ...]:
    """Artillery of a side on the map."""
    world = state.world
    return tuple(u for u in world.by_side[side] if world.units[u].is_artillery and state.on_map(u))


def in_range(state: BattleState, gun: UnitId, hex_id: SpaceId) -> bool:
    """12.0 Count the target hex, not the firing hex."""
    return state.world.distance(state.place(gun), hex_id) <= strengths(state, gun).range


def why_not_fire(state: BattleState, gun: UnitId) -> Refusal | None:
    """12.1, 12.2 Why a unit may not fire at all in this combat phase."""
    if not state.world.units[gun].is_artillery or not state.on_map(gun):
        return Refusal.of("12.0", "fire.no_artillery", unit=gun)
    if gun in state.fired:
        return Refusal.of("12.1", "fire.has_fired", unit=gun)
    if not is_supplied(state, gun):
        return Refusal.of("12.2", "fire.unsupplied", unit=gun)
    if not is_commanded(state, gun):
        return Refusal.of("12.2", "fire.uncommanded", unit=gun)
    return None


# -- support ---------------------------------------------------------------------------------------
def why_not_support_attack(state: BattleState, gun: UnitId, attack: Attack) -> Refusal | None:
    """12.3.1 Why artillery may not support an attack."""
    other = state.attack_by(gun)
    if other is not None and other is not attack:
        return Refusal.of("12.4", "fire.pledged_elsewhere", unit=gun)
    if attack.barrage:
        return Refusal.of("12.3", "support.barrage", unit=gun)
    refusal = why_not_fire(state, gun) or _why_not_formation(state, gun, attack.units)
    if refusal is not None:
        return refusal
    for target in attack.targets:
        if refusal := why_not_objective(state, gun, target):
            return refusal
    return _why_out_of_range(state, gun, attack.targets, "12.3.1")


def why_not_support_defence(state: BattleState, gun: UnitId, attack: Attack) -> Refusal | None:
    """12.3.2 Why artillery may not support the defence against an attack."""
    if attack.barrage:
        return Refusal.of("12.3.2", "support.against_barrage", unit=gun)
    if refusal := why_not_fire(state, gun):
        return refusal
    place = state.place(gun)
    if place in attack.targets:
        return Refusal.of("12.5", "support.own_hex", unit=gun)
    attacked = state.attack_on(place)
    if gun in state.shot_at or (attacked is not None and not attacked.barrage):
        return Refusal.of("12.5", "support.under_attack", unit=gun)
    side = state.world.units[gun].side
    live = [hex_id for hex_id in attack.targets if is_defended(state, side, hex_id, attack)]
    return _why_not_formation(state, gun, defenders(state, side, attack)) or _why_out_of_range(
        state, gun, live, "12.3.2"
    )


def _why_not_formation(state: BattleState, gun: UnitId, supported: list[UnitId]) -> Refusal | None:
    """12.2(4), 12.3 At least one supported unit must be of the same formation and in command."""
    units = state.world.units
    same = [unit for unit in supported if is_same_formation(units[gun], units[unit])]
    if not same:
        return Refusal.of("12.3", "support.other_formation", unit=gun)
    if not any(is_commanded(state, unit) for unit in same):
        return Refusal.of("12.2", "support.nobody_commanded", unit=gun)
    return None


def _why_out_of_range(state: BattleState, gun: UnitId, targets: list[SpaceId], rule: str) -> Refusal | None:
    """12.3.4 With several defending hexes it is enough that one is in range."""
    if any(in_range(state, gun, hex_id) for hex_id in targets):
        return None
    return Refusal.of(rule, "fire.out_of_range", unit=gun, n=strengths(state, gun).range)


def attack_support(state: BattleState, side: str, attack: Attack) -> tuple[UnitId, ...]:
    """Artillery that may support an attack now."""
    return tuple(
        gun
        for gun in guns(state, side)
        if gun not in attack.artillery and why_not_support_attack(state, gun, attack) is None
    )


def defence_support(state: BattleState, side: str, attack: Attack) -> tuple[UnitId, ...]:
    """Artillery that may support the defence now."""
    return tuple(gun for gun in guns(state, side) if why_not_support_defence(state, gun, attack) is None)


# -- barrage ---------------------------------------------------------------------------------------
@kept(POSITIONS | JUDGED | WEATHER | OBJECTIVES | FIRED)
def barrage_targets(state: BattleState, gun: UnitId) -> tuple[SpaceId, ...]:
    """12.4 Enemy hexes an artillery unit could barrage, whatever else has been declared."""
    if why_not_fire(state, gun):
        return ()
    side = state.world.units[gun].side
    return tuple(
        hex_id
        for hex_id in enemy_hexes(state, side)
        if in_range(state, gun, hex_id)
        and can_be_barraged(state, state.world.enemy(side), hex_id)
        and spotter_for(state, gun, hex_id) is not None
        and why_not_objective(state, gun, hex_id) is None
    )


@kept(POSITIONS)
def enemy_hexes(state: BattleState, side: str) -> tuple[SpaceId, ...]:
    """Hexes held by the enemy of a side, in order."""
    enemy = state.world.enemy(side)
    return tuple(sorted(hex_id for hex_id in state.occupants if is_held(state, enemy, hex_id)))


def can_be_barraged(state: BattleState, side: str, hex_id: SpaceId) -> bool:
    """10.4 Whether a hex holds a unit of a side that barrage and bombardment can hurt."""
    return bool(vulnerable(state, side, hex_id))


def vulnerable(state: BattleState, side: str, hex_id: SpaceId) -> tuple[UnitId, ...]:
    """10.4, B.trucks, 14.4(4) Units open to barrage and bombardment: not HQs, trucks or leaders."""
    units = state.world.units
    return tuple(
        unit
        for unit in state.at(hex_id)
        if units[unit].side == side and not (units[unit].is_hq or units[unit].is_truck or units[unit].is_leader)
    )


def shelled(state: BattleState, side: str, hex_id: SpaceId, attack: Attack) -> list[UnitId]:
    """12.4(6), 11.1(5) Units of a side in a hex that the artillery of an attack is rolled against."""
    return [unit for unit in vulnerable(state, side, hex_id) if not was_attacked(state, unit, attack)]


def why_not_barrage(state: BattleState, gun: UnitId, hex_id: SpaceId) -> Refusal | None:
    """12.4 Why artillery may not barrage a hex."""
    if refusal := why_not_fire(state, gun):
        return refusal
    if state.attack_by(gun) is not None:
        return Refusal.of("12.4", "fire.pledged_elsewhere", unit=gun)
    enemy = state.world.enemy(state.world.units[gun].side)
    if not is_held(state, enemy, hex_id):
        return Refusal.of("12.4", "barrage.no_enemy", hex=hex_id)
    if not can_be_barraged(state, enemy, hex_id):
        return Refusal.of("10.4", "barrage.immune", hex=hex_id)
    attack = state.attack_on(hex_id)
    if attack is not None and not attack.barrage:
        return Refusal.of("12.4", "barrage.attacked_hex", hex=hex_id)
    if not in_range(state, gun, hex_id):
        return Refusal.of("12.4", "fire.out_of_range", unit=gun, n=strengths(state, gun).range)
    return why_not_objective(state, gun, hex_id) or why_not_see(state, gun, hex_id)
