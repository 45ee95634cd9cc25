"""12.4, 12.5 The connections an attack comes along, and who is stacked with an HQ."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.map.stacking import HQ
from desktop.games.illusions.state.sides import AH, ALLIED, GE, RU

if TYPE_CHECKING:
    from desktop.games.illusions.state.combat_state import Combat
    from desktop.games.illusions.state.state import IllusionsState

RAIL, MIXED, ROAD, ALPINE = "rail", "mixed", "road", "alpine"
MOUNTAIN = "mountain"
RAILROADS = {ALLIED: "ap_railroads"}
OTHER_RAILROADS = "cp_railroads"
"""12.5c-d Flags: mixed-gauge lines across the Russian border serve a side as single-gauge ones."""


def outside(combat: Combat) -> list[SpaceId]:
    """Attacking places other than the target itself."""
    return [place for place in combat.places() if place != combat.target]


def kinds(state: IllusionsState, combat: Combat) -> list[str]:
    """12.5 The kinds of connections used, after conversion of mixed gauge (12.5c-d)."""
    return [gauge(state, combat.side, place, combat.target) for place in outside(combat)]


def gauge(state: IllusionsState, side: str, a: SpaceId, b: SpaceId) -> str:
    """12.5c-d The kind of a connection as a side may use it; both directions across the border count (ruling)."""
    kind = state.world.link(a, b).kind
    if kind == MIXED and state.flag(RAILROADS.get(side, OTHER_RAILROADS)):
        ends = {state.world.nation_of[a], state.world.nation_of[b]}
        if RU in ends and ends & {GE, AH}:
            return RAIL
    return kind


def is_by_road(state: IllusionsState, combat: Combat) -> bool:
    """12.5a Only roads and mixed-gauge rail; an attack from within the target uses none."""
    used = kinds(state, combat)
    return bool(used) and all(kind in (ROAD, MIXED) for kind in used)


def is_across_water(state: IllusionsState, combat: Combat) -> bool:
    """12.4.3 All attackers cross a water obstacle; who attacks from within the target does not."""
    places = combat.places()
    return bool(places) and all(
        place != combat.target and state.world.is_water(place, combat.target) for place in places
    )


def is_alpine(state: IllusionsState, combat: Combat) -> bool:
    """12.5e A mountain space attacked only over alpine trails."""
    world = state.world
    if world.terrain[combat.target] != MOUNTAIN or combat.target in world.regions:
        return False
    places = combat.places()
    return bool(places) and all(
        place != combat.target and world.link(place, combat.target).kind == ALPINE for place in places
    )


def headquarters(state: IllusionsState, units: Iterable[UnitId]) -> list[UnitId]:
    return [unit for unit in units if state.world.units[unit].size == HQ]


def all_with_hq(state: IllusionsState, combat: Combat) -> bool:
    """12.3c Every attacker is stacked with an HQ, which itself need not take part (ruling)."""
    return all(_has_hq(state, combat, unit) for unit in combat.attackers)


def _has_hq(state: IllusionsState, combat: Combat, unit: UnitId) -> bool:
    place = combat.origins[unit]
    found = headquarters(state, state.units_of(combat.side, place))
    if place not in state.world.regions:
        return bool(found)
    return any(staff_stack(state, staff) == combat.stacks[unit] for staff in found)


def staff_stack(state: IllusionsState, unit: UnitId) -> str:
    """12.1.3a, 18.3b The stack a unit stands in: its space, or in regions the stack it was activated in."""
    place = state.place_of(unit)
    if place not in state.world.mixed:
        return place
    for number, group in enumerate(state.groups):
        if unit in group.units:
            return f"{place} {number}"
    return f"{place} {unit}"
