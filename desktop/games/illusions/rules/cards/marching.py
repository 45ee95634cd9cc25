"""Units that leave or join a combat before it is fought: AP-16, AP-24, AP-36 (withdrawal), AP-41 (forced march)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards.in_force import holds
from desktop.games.illusions.rules.cards.registry import standing
from desktop.games.illusions.rules.combat import multinational, retreat_ways
from desktop.games.illusions.rules.map import stacking
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.combat_state import UNITS, Combat
from desktop.games.illusions.state.sides import ALLIED, RU

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

GREAT_RETREAT = CardId("AP-24")
ALL, NOT_CAVALRY = "all", "not_cavalry"
ONE = 1
"""A withdrawal is a retreat of one space."""


def why_not_effect(state: IllusionsState, combat: Combat, side: str, card: CardId) -> Refusal | None:
    """Why what a card does to the units in the combat cannot be done."""
    for effect in state.world.cards[card].effects:
        if isinstance(effect, s.Withdraw) and not _can_withdraw(state, combat, effect.units):
            return Refusal.of("12.7.3", "combat.no_withdrawal", card=card)
        if isinstance(effect, s.JoinCombat) and not marches(state, combat, side):
            return Refusal.of("12.2", "combat.no_march", card=card)
    return None


# -- withdrawal ----------------------------------------------------------------------------------------
def _can_withdraw(state: IllusionsState, combat: Combat, units: str) -> bool:
    if units == ALL:
        return can_all_go(state, combat, combat.defenders)
    return any(has_way(state, combat, unit) for unit in screened(state, combat))


def has_way(state: IllusionsState, combat: Combat, unit: UnitId) -> bool:
    ways = retreat_ways.open_ways(state, unit, combat.target, ONE)
    return bool(ways.ways) and not ways.extended


def can_all_go(
    state: IllusionsState,
    combat: Combat,
    units: Sequence[UnitId],
    taken: Mapping[SpaceId, tuple[UnitId, ...]] | None = None,
) -> bool:
    """AP-16 Whether every unit finds a space with room, those counted that others take before."""
    if not units:
        return True
    gone, unit = taken or {}, units[0]
    sets = retreat_ways.passage_for(state, unit)
    for place in sets.neighbours(combat.target):
        if sets.barred(place):
            continue
        together = (*state.units_of(combat.other, place), *gone.get(place, ()), unit)
        crowded = stacking.counted(state, together) > state.world.limits.stacking
        if place not in state.world.mixed and (crowded or not stacking.may_share(state, together)):
            continue
        if can_all_go(state, combat, units[1:], {**gone, place: (*gone.get(place, ()), unit)}):
            return True
    return False


def ways_for_all(state: IllusionsState, combat: Combat, unit: UnitId) -> tuple[SpaceId, ...]:
    """AP-16 Where a unit may withdraw so that the others can follow."""
    rest = [each for each in combat.defenders if each != unit]
    best = retreat_ways.open_ways(state, unit, combat.target, ONE).next_spaces(())
    able = [place for place in best if can_all_go(state, combat, rest, {place: (unit,)})]
    if able:
        return tuple(able)
    sets = retreat_ways.passage_for(state, unit)
    others = [p for p in sets.neighbours(combat.target) if not sets.barred(p) and sets.has_room(p)]
    return tuple(place for place in others if can_all_go(state, combat, rest, {place: (unit,)}))


def screened(state: IllusionsState, combat: Combat) -> list[UnitId]:
    """AP-36 Defenders that are not cavalry and have a way out by land."""
    return [
        unit
        for unit in combat.defenders
        if not state.world.units[unit].cavalry and has_way(state, combat, unit) and land_ways(state, combat, unit)
    ]


def land_ways(state: IllusionsState, combat: Combat, unit: UnitId) -> tuple[SpaceId, ...]:
    """AP-36 Where a unit may withdraw to, never by sea."""
    found = retreat_ways.open_ways(state, unit, combat.target, ONE).next_spaces(())
    return tuple(place for place in found if place not in state.world.sea_spaces)


@standing(GREAT_RETREAT)
def may_all_withdraw(state: IllusionsState, combat: Combat) -> bool:
    """AP-24 For the rest of the turn, whenever a space (not a region) with RU units is attacked, the AP player may
    withdraw all defenders 1 space instead of fighting, as with Alexeyev (AP-16)."""
    if combat.other != ALLIED or not holds(state, GREAT_RETREAT, "turn"):
        return False
    if combat.kind != UNITS or state.world.spaces[combat.target].kind != "space":
        return False
    russian = any(RU in state.world.units[unit].nations for unit in combat.defenders)
    return russian and can_all_go(state, combat, combat.defenders)


# -- forced march --------------------------------------------------------------------------------------
def marches(state: IllusionsState, combat: Combat, side: str) -> dict[UnitId, list[SpaceId]]:
    """AP-41 Units that may join the combat, and into which space each may go."""
    if side == combat.side:
        goals = [place for place in combat.places() if state.world.spaces[place].kind == "space"]
    else:
        goals = [combat.target] if state.world.spaces[combat.target].kind == "space" else []
    found: dict[UnitId, list[SpaceId]] = {}
    for goal in goals:
        for near in state.world.neighbours[goal]:
            if state.world.spaces[near].kind != "space":
                continue
            for unit in state.units_of(side, near):
                if may_march(state, combat, unit, near, goal):
                    found.setdefault(unit, []).append(goal)
    return dict(sorted(found.items()))


def may_march(state: IllusionsState, combat: Combat, unit: UnitId, start: SpaceId, goal: SpaceId) -> bool:
    """AP-41 Not activated, in supply, not retreated, not needed for a siege or a staff; with room where it goes."""
    side = state.owner_of(unit)
    if not state.world.units[unit].combat or unit in state.retreated or state.marker_of(unit):
        return False
    if unit in combat.attackers or unit in combat.defenders:
        return False
    status = supply.status(state, unit)
    if status == "out" or (side == combat.side and status != "full"):
        return False
    left = [each for each in state.units_of(side, start) if each != unit]
    if left and not any(state.world.units[each].combat for each in left):
        return False
    if sieges.is_enemy_fort(state, side, start) and not sieges.are_enough(state, start, left):
        return False
    together = (*state.units_of(side, goal), unit)
    if not retreat_ways.has_room(state, unit, goal) or not stacking.may_share(state, together):
        return False
    return side != combat.side or agrees(state, combat, unit, goal)


def agrees(state: IllusionsState, combat: Combat, unit: UnitId, goal: SpaceId) -> bool:
    """12.1.3a A unit that joins an attack must fit into it."""
    return multinational.why_not(state, [*combat.attackers, unit], {**combat.stacks, unit: goal}) is None
