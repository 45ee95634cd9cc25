"""9.3 Breakthrough: who may, with what, against whom."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.decision import Refusal
from desktop.engine.ids import GroupId, UnitId
from desktop.games.arriba.rules.combat.attack_options import fighting_units
from desktop.games.arriba.rules.combat.resolve import breaking_of, effect_of
from desktop.games.arriba.rules.map.control import groups_of
from desktop.games.arriba.state.army_state import ARMOUR
from desktop.games.arriba.state.battle_state import ATTACK, ATTACKER, DEFENDER, Battle
from desktop.games.arriba.state.forces import members_of_kind
from desktop.games.arriba.state.state import ArribaState


def why_not(state: ArribaState, battle: Battle) -> Refusal | None:
    """9.3 A group with armour that wiped out its target, with undisrupted units and another target; 15.5 doctrine."""
    group, side = battle.group[ATTACKER], battle.side[ATTACKER]
    if battle.kind != ATTACK:
        return Refusal.of("9.3", "combat.one_breakthrough")
    if not battle.wiped_out or group not in state.groups:
        return Refusal.of("9.3", "combat.not_wiped_out")
    if not members_of_kind(state, group, ARMOUR):
        return Refusal.of("9.3", "combat.no_armour")
    if not breaking_of(state, side).allowed or not effect_of(state, side, ATTACKER, ARMOUR).breakthrough:
        return Refusal.of("15.5", "combat.doctrine")
    if not fighting_units(state, group):
        return Refusal.of("9.3", "combat.disrupted")
    if not second_targets(state, battle):
        return Refusal.of("9.3", "combat.no_target")
    return None


def units_wanted(state: ArribaState, group: GroupId) -> int:
    """9.3, 15.5 Units that go with the armour, as far as there are any."""
    armour = len(members_of_kind(state, group, ARMOUR))
    wanted = armour * breaking_of(state, state.groups[group].side).units
    return min(wanted, len(fighting_units(state, group)))


def second_targets(state: ArribaState, battle: Battle) -> list[GroupId]:
    """9.3 Enemy groups of the same area."""
    return groups_of(state, battle.side[DEFENDER], battle.area)


def split(state: ArribaState, group: GroupId, chosen: Sequence[UnitId]) -> GroupId:
    """9.3 All armour AP and the chosen units (all, if there was no choice) form a new group."""
    units = [*chosen, *(unit for unit in fighting_units(state, group) if unit not in chosen)]
    going = [*units[: units_wanted(state, group)], *members_of_kind(state, group, ARMOUR)]
    old = state.groups[group]
    new = state.form_group(old.side, old.area)
    for piece in going:
        state.regroup(piece, new, "breakthrough")
    state.record_breakthrough(group, new)
    return new
