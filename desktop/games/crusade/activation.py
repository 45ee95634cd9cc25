"""8.2 Which spaces may be activated, for movement or for combat."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.games.crusade.geography import has_enemy_near, in_northern_zone
from desktop.games.crusade.sides import NATIONALIST, REPUBLICAN
from desktop.games.crusade.state import ATTACK, MOVE, CrusadeState
from desktop.games.crusade.supply import in_isolated_group, in_normal_supply, in_supply, reaches_border

KINDS = (MOVE, ATTACK)


def occupied(state: CrusadeState) -> list[str]:
    """8.2.2 Spaces with units of the active player, sorted."""
    key = ("occupied", state.active)
    found: list[str] | None = state.seen.get(key)
    if found is None:
        units, side = state.world.units, state.active
        found = sorted(
            space for space, stack in state.stacks.items() if space in state.control and units[stack[0]].side == side
        )
        state.seen[key] = found
    return found


def markable(state: CrusadeState) -> list[tuple[str, str]]:
    """8.2.1, 8.2.3 Every space and purpose that may still be marked."""
    return [
        (space, kind)
        for space in occupied(state)
        if space not in state.markers
        for kind in KINDS
        if why_not_mark(state, space, kind) is None
    ]


def why_not_mark(state: CrusadeState, space: str, kind: str) -> Refusal | None:
    """8.2.2, 8.2.3, 13.3.1 Why the active player may not activate a space."""
    side = state.active
    if state.side_at(space) != side:
        return Refusal.of("8.2.2", "refuse.mark_no_unit", space=space)
    if space in state.markers:
        return Refusal.of("8.2.3", "refuse.mark_twice", space=space)
    for area in state.barred:
        if space in state.world.groups[area]:
            return Refusal.of("8.5.1.1", "refuse.mark_barred", space=space, area=area)
    return _why_not_move(state, space) if kind == MOVE else _why_not_attack(state, space)


def _why_not_move(state: CrusadeState, space: str) -> Refusal | None:
    """13.3.1; 16.2.3 an Isolated group may, and 13.4.2 so may units connected to the friendly border."""
    side = state.active
    if in_supply(state, side, space) or reaches_border(state, side, space):
        return None
    return Refusal.of("13.3.1", "refuse.mark_out_of_supply", space=space)


def _why_not_attack(state: CrusadeState, space: str) -> Refusal | None:
    """13.3.1, 16.2.3, 17.1.2, 11.1.3"""
    side = state.active
    if not in_normal_supply(state, side, space):
        if side == NATIONALIST and in_isolated_group(state, space):
            return Refusal.of("16.2.3", "refuse.mark_isolated_attack", space=space)
        return Refusal.of("13.3.1", "refuse.mark_out_of_supply", space=space)
    if not has_enemy_near(state, side, space) and not besieges(state, space):
        return Refusal.of("11.1.3", "refuse.mark_no_enemy", space=space)
    if side == NATIONALIST and state.ammunition_shortage and in_northern_zone(state, space):
        return _why_not_northern_attack(state, space)
    return None


def _why_not_northern_attack(state: CrusadeState, space: str) -> Refusal | None:
    """17.1.2 One space per round in the whole Northern Zone."""
    marked = sum(kind == ATTACK and in_northern_zone(state, other) for other, kind in state.markers.items())
    if marked < state.world.limits.nat_northern_attacks:
        return None
    return Refusal.of("17.1.2", "refuse.mark_ammunition", space=space)


def besieges(state: CrusadeState, space: str) -> bool:
    """16.1.4.1 Whether the active player holds a siege in a space."""
    siege = state.world.spaces[space].siege
    return state.active == REPUBLICAN and bool(siege) and siege in state.sieges


def may_build(state: CrusadeState, space: str) -> bool:
    """13.3.3, 16.2.3 Supplied units build, those of an Isolated group too."""
    return in_supply(state, state.active, space)
