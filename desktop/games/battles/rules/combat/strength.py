"""Strengths in combat: attackers, defenders, terrain, column shifts and die modifiers, item by item (11.3, 11.4)."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.rules.air import air
from desktop.games.battles.rules.map.formation import is_same_formation
from desktop.games.battles.state.state import BattleState
from desktop.games.battles.state.status import friends_at, is_supplied, strengths
from desktop.mechanics.modifier import Modifier


class Fight(Struct, frozen=True):
    """A combat, real or imagined: who attacks which hexes, with what support on either side.

    `air` and `defence_air` pair an air unit with the hex of its mission.
    """

    attackers: tuple[UnitId, ...]
    targets: tuple[SpaceId, ...]
    artillery: tuple[UnitId, ...] = ()
    defence_artillery: tuple[UnitId, ...] = ()
    air: tuple[tuple[UnitId, SpaceId], ...] = ()
    air_points: int = 0
    defence_air: tuple[tuple[UnitId, SpaceId], ...] = ()
    defence_air_points: int = 0
    assault: bool = False
    side: str = ""
    """The attacker's side, where no unit tells it."""
    attacked_before: tuple[UnitId, ...] = ()
    """11.1(5) Units in these hexes that this combat does not concern."""


def halved(value: int) -> int:
    """All halvings round up."""
    return (value + 1) // 2


def attack_value(state: BattleState, unit: UnitId) -> int:
    """9.3(1) The attack strength of a unit, halved out of supply."""
    printed = strengths(state, unit).attack
    return printed if is_supplied(state, unit) else halved(printed)


def defence_value(state: BattleState, unit: UnitId) -> int:
    """9.3(1), 12.5(1) The defence strength of a unit, halved out of supply; artillery always has 1."""
    world = state.world
    if world.units[unit].is_artillery:
        return world.limits.artillery_defence
    printed = strengths(state, unit).defense
    return printed if is_supplied(state, unit) else halved(printed)


def defenders(state: BattleState, side: str, fight: Fight) -> tuple[UnitId, ...]:
    """11.1(3) All units of a side in the attacked hexes but those attacked before."""
    found = (unit for target in fight.targets for unit in friends_at(state, side, target))
    return tuple(unit for unit in found if unit not in fight.attacked_before)


# -- sums ------------------------------------------------------------------------------------------
def attack_items(state: BattleState, fight: Fight) -> tuple[Modifier, ...]:
    """11.4(3) Attacking units, their artillery and their air support."""
    items = [unit_item(state, unit, attack_value(state, unit), "combat.attacker") for unit in fight.attackers]
    items += [_gun_item(state, unit) for unit in fight.artillery]
    items += _air_items(state, fight.air, fight.air_points)
    return tuple(items)


def defence_items(state: BattleState, fight: Fight, side: str) -> tuple[Modifier, ...]:
    """11.4(3) Defending units, their artillery and air support, and the terrain."""
    items = []
    for unit in defenders(state, side, fight):
        if value := defence_value(state, unit):
            items.append(unit_item(state, unit, value, "combat.defender"))
    items += [_gun_item(state, unit) for unit in fight.defence_artillery]
    items += _air_items(state, fight.defence_air, fight.defence_air_points)
    if best := best_terrain(state, fight):
        items.append(best)
    return tuple(items)


def unit_item(state: BattleState, unit: UnitId, value: int, key: str, rule: str = "11.4") -> Modifier:
    """A unit's part in a sum; 9.3 halved out of supply."""
    if is_supplied(state, unit) or state.world.units[unit].is_artillery:
        return Modifier.of(value, rule, key, unit=unit)
    return Modifier.of(value, "9.3", key + "_unsupplied", unit=unit)


def _gun_item(state: BattleState, unit: UnitId) -> Modifier:
    return Modifier.of(strengths(state, unit).attack, "12.3", "combat.artillery", unit=unit)


def _air_items(state: BattleState, missions: tuple[tuple[UnitId, SpaceId], ...], points: int) -> list[Modifier]:
    items = [air.mission_item(state, unit, hex_id, support=True) for unit, hex_id in missions]
    if points:
        items.append(Modifier.of(points, "13.2", "combat.air_points", n=points))
    return items


# -- terrain ---------------------------------------------------------------------------------------
def terrain_item(state: BattleState, hex_id: SpaceId) -> Modifier | None:
    """TEC What the ground of one hex gives its defenders; only the best counts."""
    kind = state.world.terrain_kind(hex_id)
    value = state.world.tables.tec.terrain[kind].defence
    return Modifier.of(value, "TEC", "combat.terrain", terrain=kind, hex=hex_id) if value else None


def river_item(state: BattleState, attackers: tuple[UnitId, ...], hex_id: SpaceId) -> Modifier | None:
    """TEC The river: full value if every attacker comes across it, less if only some do."""
    world = state.world
    river = world.tables.tec.river
    across = [bool(world.river(state.place(unit), hex_id)) for unit in attackers]
    if not any(across):
        return None
    if all(across):
        return Modifier.of(river.defence, "TEC", "combat.river", hex=hex_id)
    return Modifier.of(river.defence_partly, "TEC", "combat.river_partly", hex=hex_id)


def best_terrain(state: BattleState, fight: Fight) -> Modifier | None:
    """TEC The best single terrain effect of the attacked hexes."""
    found = [terrain_item(state, target) for target in fight.targets]
    found += [river_item(state, fight.attackers, target) for target in fight.targets]
    best: Modifier | None = None
    for item in found:
        if item is not None and (best is None or item.value > best.value):
            best = item
    return best


# -- column shifts ---------------------------------------------------------------------------------
def shifts(state: BattleState, fight: Fight, side: str) -> tuple[Modifier, ...]:
    """11.4 Column shifts to the right (left if negative) of an attack by a side."""
    items = [*superiority(state, side)]
    if fight.assault:
        items.insert(0, Modifier.of(state.world.limits.assault_shift, "11.2", "combat.assault"))
    if shift := anti_tank(state, fight, side):
        items.append(shift)
    return tuple(items)


def superiority(state: BattleState, side: str) -> tuple[Modifier, ...]:
    """J.superiority Every attack of that side but bombardment."""
    rule = state.world.special.superiority
    if rule is None or rule.side != side:
        return ()
    return (Modifier.of(rule.shift, "J.superiority", "combat.superiority", side=side),)


def anti_tank(state: BattleState, fight: Fight, side: str) -> Modifier | None:
    """J.antitank The largest single shift that guns in or next to the attacked hexes cause."""
    rule = state.world.special.anti_tank
    units = state.world.units
    if rule is None or not any(units[unit].armour for unit in fight.attackers):
        return None
    force = defenders(state, state.world.enemy(side), fight)
    guns = [unit for unit in force if units[unit].type == "at"]
    flak = [unit for unit in force if units[unit].type == "aa"]
    if flak and side != rule.flak_side:
        return Modifier.of(-rule.flak_in_force, "J.antitank", "combat.flak_in_force", unit=flak[0])
    if guns or flak:
        return Modifier.of(-rule.shift, "J.antitank", "combat.anti_tank", unit=(guns or flak)[0])
    if side != rule.flak_side and (near := _flak_near(state, rule.flak_side, fight.targets)):
        return Modifier.of(-rule.flak_adjacent, "J.antitank", "combat.flak_adjacent", unit=near)
    return None


def _flak_near(state: BattleState, side: str, targets: tuple[SpaceId, ...]) -> UnitId:
    for target in targets:
        for hex_id in state.world.neighbours[target]:
            for unit in state.at(hex_id):
                if state.world.units[unit].type == "aa" and state.world.units[unit].side == side:
                    return unit
    return NOTHING


# -- die modifiers ---------------------------------------------------------------------------------
def die_modifiers(state: BattleState, fight: Fight) -> tuple[Modifier, ...]:
    """11.3, 14.3(1) Combined arms and leaders."""
    items = [*combined_arms(state, fight)]
    if leader := _leader(state, fight.attackers):
        items.append(Modifier.of(state.world.limits.leader_drm, "14.3", "combat.leader", unit=leader))
    return tuple(items)


def combined_arms(state: BattleState, fight: Fight) -> tuple[Modifier, ...]:
    """11.3 Infantry and armour: +1; with artillery and air as well: +2 instead."""
    limits, units = state.world.limits, state.world.units
    infantry = any(units[unit].is_infantry for unit in fight.attackers)
    armour = any(units[unit].armour for unit in fight.attackers)
    if not (infantry and armour):
        return ()
    if fight.artillery and (fight.air or fight.air_points):
        return (Modifier.of(limits.combined_arms_full, "11.3", "combat.combined_arms_full"),)
    return (Modifier.of(limits.combined_arms, "11.3", "combat.combined_arms"),)


def _leader(state: BattleState, attackers: tuple[UnitId, ...]) -> UnitId:
    """14.3(1) A leader stacked with an attacking unit of his command."""
    if not state.world.special.leaders:
        return NOTHING
    units = state.world.units
    for unit in attackers:
        for other in state.at(state.place(unit)):
            if units[other].is_leader and is_same_formation(units[other], units[unit]):
                return other
    return NOTHING
