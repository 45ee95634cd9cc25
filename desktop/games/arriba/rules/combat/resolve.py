"""9 Strength, odds, column shifts and die modifiers of an attack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.engine.ids import UnitId
from desktop.games.arriba.data.schema_rules import Breaking, Effect
from desktop.games.arriba.rules.combat.attack_options import fighting_units
from desktop.games.arriba.rules.map.supply import in_supply
from desktop.games.arriba.rules.politics import politics
from desktop.games.arriba.state.army_state import AIR, ARMOUR, ARTILLERY
from desktop.games.arriba.state.battle_state import ATTACKER, BREAKTHROUGH, DEFENDER, Battle, Shift
from desktop.games.arriba.state.forces import cadre_level, members_of_kind, strength_of
from desktop.games.arriba.state.state import ArribaState


def halved(number: int, by: int) -> int:
    """Rounded up."""
    return -(-number // by)


def attack_strength(state: ArribaState, units: Sequence[UnitId], *, paid: bool) -> int:
    """9, 11 Unsupplied units are summed and halved once; an all-out attack not paid for is halved as a whole."""
    total = strength_of(state, units) - starved_strength(state, units)
    return total if paid else halved(total, state.world.limits.halving)


def starved_strength(state: ArribaState, units: Sequence[UnitId]) -> int:
    """11 The strength that units out of supply lack in attack."""
    starved = strength_of(state, [unit for unit in units if not in_supply(state, unit)])
    return starved - halved(starved, state.world.limits.halving)


def ladder(attack: int, defence: int) -> int:
    """9 The place of the odds on the open ladder, 1:1 being 0; fractions favour the defender."""
    return attack // defence - 1 if attack >= defence else 1 - halved(defence, attack)


def best_cadre(state: ArribaState, units: Sequence[UnitId]) -> int:
    return max(cadre_level(state, unit) for unit in units)


def shifts(state: ArribaState, battle: Battle, attackers: Sequence[UnitId], defenders: Sequence[UnitId]) -> list[Shift]:
    """9 Cadre, political level of the attacker, city, mountain, fort, winter."""
    world, levels, table = state.world, state.world.tables.levels, state.world.tables.shifts
    side = battle.side[ATTACKER]
    difference = best_cadre(state, attackers) - best_cadre(state, defenders)
    found = [(difference, "9", "cadre")]
    if politics.is_high(state, side):
        found.append((levels.high_shift, "5", "level_high"))
    elif politics.is_low(state, side):
        found.append((levels.low_shift, "5", "level_low"))
    if battle.city:
        found.append((table.city, "9", "city"))
        if state.forts.get(battle.city) == battle.side[DEFENDER]:
            found.append((table.fort, "15.3", "fort"))
    if battle.area in world.mountains:
        found.append((table.mountain, "9", "mountain"))
    if world.turns[state.turn].winter:
        found.append((table.winter, "9", "winter"))
    return [Shift(value, rule, source) for value, rule, source in found if value]


# ------------------------------------------------------------------ asset points
def effect_of(state: ArribaState, side: str, role: str, kind: str) -> Effect:
    """9, 15.5 What asset points of a kind are worth to a side: by its doctrine, or the standard."""
    table = state.world.tables.doctrine
    columns = table.attack if role == ATTACKER else table.defence
    roll = table.standard
    if side in state.doctrine:
        own = state.doctrine[side]
        roll = (own.attack if role == ATTACKER else own.defence)[kind]
    return columns[kind][roll - 1]  # type: ignore[index]


def breaking_of(state: ArribaState, side: str) -> Breaking:
    """9.3, 15.5"""
    table = state.world.tables.doctrine
    roll = state.doctrine[side].breakthrough if side in state.doctrine else table.standard
    return table.breakthrough[roll - 1]


def value_of(effect: Effect, number: int) -> int:
    """The die modifier of so many asset points."""
    if not number:
        return 0
    return effect.each * number + effect.first + (effect.pair if number > 1 else 0)


def most_air(state: ArribaState, battle: Battle, role: str) -> int:
    """9 Not more than units in the group, nor than are left this player turn; 9.3 fewer in a breakthrough."""
    side, group = battle.side[role], battle.group[role]
    units = fighting_units(state, group) if role == ATTACKER else state.units_of(group)
    most = min(len(ready_air(state, side)), len(units))
    if battle.kind == BREAKTHROUGH and role == ATTACKER:
        most = min(most, breaking_of(state, side).air)
    return _limited(effect_of(state, side, role, AIR), most)


def ready_air(state: ArribaState, side: str) -> list[UnitId]:
    """9 Air AP of a side that have not flown in this player turn."""
    return [
        key
        for key, piece in state.pieces.items()
        if piece.kind == AIR and state.world.side_of[piece.faction] == side and key not in state.air_used
    ]


def most_assets(state: ArribaState, battle: Battle, role: str, kind: str) -> int:
    """9 Armour or artillery AP of the group that can be used."""
    effect = effect_of(state, battle.side[role], role, kind)
    return _limited(effect, len(members_of_kind(state, battle.group[role], kind)))


def _limited(effect: Effect, number: int) -> int:
    if not effect.each and not effect.first:
        return 0
    return number if effect.most is None else min(number, effect.most)


class AssetsUsed(NamedTuple):
    """9 Asset points of a kind that one side uses, and what they do to the die."""

    role: str
    kind: str
    number: int
    value: int


def assets_used(state: ArribaState, battle: Battle) -> tuple[AssetsUsed, ...]:
    """9 All asset points used on both sides, by kind."""
    found = []
    for role in (ATTACKER, DEFENDER):
        numbers = {AIR: len(battle.flown[role]), ARMOUR: battle.armour[role], ARTILLERY: battle.artillery[role]}
        for kind, number in numbers.items():
            value = value_of(effect_of(state, battle.side[role], role, kind), number)
            found += [AssetsUsed(role, kind, number, value)] if number else []
    return tuple(found)


def modifier_of(state: ArribaState, battle: Battle) -> int:
    """9 The sum of all asset points used on both sides."""
    return sum(used.value for used in assets_used(state, battle))


def result_of(state: ArribaState, column: int, total: int) -> str:
    """9.2 The entry of the combat results table."""
    return state.world.results.result(column, total)


def defence_strength(state: ArribaState, units: Sequence[UnitId]) -> int:
    """9, 9.2 Every unit of the group defends at full strength, disrupted or not."""
    return strength_of(state, units)
