"""9, 9.3, 9.4 Who may attack whom."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import GroupId, UnitId
from desktop.games.arriba.rules.map.control import groups_of, has_units
from desktop.games.arriba.state.battle_state import COUNTERATTACK, Target
from desktop.games.arriba.state.forces import is_purged
from desktop.games.arriba.state.seats import leader
from desktop.games.arriba.state.sides import REBEL, enemy_of
from desktop.games.arriba.state.state import ArribaState


def fighting_units(state: ArribaState, group: GroupId) -> list[UnitId]:
    """9.2, 5.2.2 Units that take part in an attack: neither disrupted nor purged."""
    units = state.units_of(group)
    return [unit for unit in units if not state.pieces[unit].disrupted and not is_purged(state, unit)]


def why_not_attack(state: ArribaState, seat: str, key: GroupId, manner: str) -> Refusal | None:
    """9 Each group once; 9.4 groups in cities that were not attacked."""
    group = state.groups.get(key)
    if group is None or leader(state, key) != seat:
        return Refusal.of("9", "combat.not_yours")
    if not has_units(state, key):
        return Refusal.of("7", "combat.assets_alone")
    if key in (state.counterattackers if manner == COUNTERATTACK else state.attackers):
        return Refusal.of("9", "combat.attacked_already")
    if not fighting_units(state, key):
        purged = all(is_purged(state, unit) for unit in state.units_of(key))
        return Refusal.of("5.2.2", "combat.purged") if purged else Refusal.of("9.2", "combat.disrupted")
    return _why_not_counter(state, key) if manner == COUNTERATTACK else None


def _why_not_counter(state: ArribaState, key: GroupId) -> Refusal | None:
    """9.4, 15.1"""
    group = state.groups[key]
    if not group.city:
        return Refusal.of("9.4", "combat.not_in_city")
    if key in state.attacked:
        return Refusal.of("9.4", "combat.was_attacked")
    if group.side == REBEL and group.area == state.pinned:
        return Refusal.of("15.1", "combat.pinned")
    return None


def targets(state: ArribaState, key: GroupId, manner: str) -> list[Target]:
    """9 Enemy groups of the area, and cities with an enemy fort alone; 9.4 only groups that attacked."""
    group = state.groups[key]
    enemy = enemy_of(group.side)
    found = groups_of(state, enemy, group.area)
    if manner == COUNTERATTACK:
        return [target for target in found if target in state.attackers]
    forts = [c for c in state.world.cities_in[group.area] if state.forts.get(c) == enemy and c not in state.in_city]
    return [*found, *forts]


def attacks(state: ArribaState, seat: str, manner: str) -> list[tuple[GroupId, Target]]:
    """Every attack that a seat may declare."""
    side = state.world.side_of_seat[seat]
    contested = contested_areas(state)
    return [
        (key, target)
        for key, group in state.groups.items()
        if group.side == side and group.area in contested and not why_not_attack(state, seat, key, manner)
        for target in targets(state, key, manner)
    ]


def contested_areas(state: ArribaState) -> frozenset[str]:
    """Areas with groups of one side and groups or forts of the other."""
    sides: dict[str, str] = {}
    both: list[str] = []
    for group in state.groups.values():
        if sides.setdefault(group.area, group.side) != group.side:
            both.append(group.area)
    for city, side in state.forts.items():
        area = state.world.area_of[city]
        if sides.get(area, side) != side:
            both.append(area)
    return frozenset(both)
