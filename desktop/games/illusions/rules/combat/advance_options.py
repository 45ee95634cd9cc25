"""12.8, 18.6, 20.1.6 Advances: who may go how far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.combat import combat_cards
from desktop.games.illusions.rules.combat.strength import is_full
from desktop.games.illusions.rules.map import geography, stacking
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.combat_state import FORT, Combat
from desktop.games.illusions.state.sides import enemy_of

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

Path = tuple[SpaceId, ...]


# -- whether -------------------------------------------------------------------------------------------
def is_open(state: IllusionsState, combat: Combat) -> bool:
    """12.8.1a, 18.6 The defenders are gone; a region may be entered after a victory though some stayed."""
    target = combat.target
    if combat_cards.has_effect(state.world, combat, s.StandFast) and combat.winner == combat.side:
        return False
    if target in state.world.regions:
        return combat.winner == combat.side or not geography.has_enemy(state, combat.side, target)
    if target not in state.control or geography.has_enemy(state, combat.side, target):
        return False
    if combat.kind == FORT and state.has_fort(target):
        return combat.winner == combat.side
    return True


# -- who -----------------------------------------------------------------------------------------------
def waiting(state: IllusionsState, combat: Combat) -> list[UnitId]:
    """12.8.1a Full-strength attackers that still stand where they attacked from, outside the target."""
    if len(advanced(state, combat)) >= state.world.limits.advance_units:
        return []
    return [unit for unit in combat.attackers if is_full(state, unit) and _is_back(state, combat, unit)]


def _is_back(state: IllusionsState, combat: Combat, unit: UnitId) -> bool:
    origin = combat.origins[unit]
    return state.place_of(unit) == origin != combat.target


def advanced(state: IllusionsState, combat: Combat) -> list[UnitId]:
    """Combat units that have advanced."""
    return [unit for unit in combat.attackers if state.place_of(unit) != combat.origins[unit]]


def advancers(state: IllusionsState, combat: Combat) -> list[UnitId]:
    """12.8.1 Attackers that may advance now."""
    if not is_open(state, combat):
        return []
    return [unit for unit in waiting(state, combat) if ends_for(state, combat, unit)]


def staff_left(state: IllusionsState, combat: Combat, unit: UnitId) -> tuple[UnitId, ...]:
    """27.0b HQs and heavy artillery that must go along with the last unit of their stack."""
    place = state.place_of(unit)
    left = [each for each in state.units_of(combat.side, place) if each != unit]
    if any(state.world.units[each].combat for each in left):
        return ()
    return tuple(left)


def staff_advancers(state: IllusionsState, combat: Combat) -> dict[UnitId, list[SpaceId]]:
    """12.8, 29.0 HQs and heavy artillery that may follow units of their stack, and where to."""
    moved = advanced(state, combat)
    found = {}
    for place in dict.fromkeys(combat.origins[unit] for unit in moved):
        ends = list(dict.fromkeys(state.place_of(unit) for unit in moved if combat.origins[unit] == place))
        for staff in state.units_of(combat.side, place):
            if state.world.units[staff].combat:
                continue
            if able := [end for end in ends if _may_share(state, combat, (staff,), end)]:
                found[staff] = able
    return found


# -- where ---------------------------------------------------------------------------------------------
def ends_for(state: IllusionsState, combat: Combat, unit: UnitId) -> dict[SpaceId, Path]:
    """12.8.1-12.8.2 Where an attacker may end its advance, with the way there."""
    start, target = state.place_of(unit), combat.target
    if _leaves_siege(state, combat, unit, start):
        return {}
    group = (unit, *staff_left(state, combat, unit))
    first: Path = (start, target)
    if not _may_enter(state, combat, unit, target):
        return {}
    found: dict[SpaceId, Path] = {target: first}
    if not stops_at(state, combat.side, start, target, besieged=state.sieges.get(target) == combat.side):
        found.update(_further(state, combat, unit, first))
    return {place: path for place, path in sorted(found.items()) if _may_end(state, combat, group, path)}


def _leaves_siege(state: IllusionsState, combat: Combat, unit: UnitId, start: SpaceId) -> bool:
    """20.3.3a Besiegers that are needed where they stand do not advance."""
    if state.sieges.get(start) != combat.side:
        return False
    return not sieges.are_enough(state, start, [each for each in state.units_of(combat.side, start) if each != unit])


def stops_at(state: IllusionsState, side: str, start: SpaceId, place: SpaceId, *, besieged: bool) -> bool:
    """12.8.2 Regions, sea spaces, unbesieged forts, mountain, swamp and forest, and after crossing water."""
    world = state.world
    if place in world.mixed or place in world.sea_spaces:
        return True
    if world.terrain_rules[world.terrain[place]].stop_advance or world.is_water(start, place):
        return True
    return sieges.is_enemy_fort(state, side, place) and not besieged


def _further(state: IllusionsState, combat: Combat, unit: UnitId, path: Path) -> dict[SpaceId, Path]:
    """12.8.2 Spaces the defenders crossed; AP-31 cavalry goes where it likes, up to so many spaces."""
    reach = _charge(state, combat, unit)
    if reach:
        return _ride(state, combat, unit, path, reach)
    near = state.world.neighbours[combat.target]
    return {
        place: (*path, place)
        for place in combat.passed
        if place in near
        and not geography.has_enemy(state, combat.side, place)
        and _may_enter(state, combat, unit, place)
    }


def _charge(state: IllusionsState, combat: Combat, unit: UnitId) -> int:
    """AP-31 How many spaces a cavalry unit may advance; 0 if the card is not played, or nothing was won."""
    if combat.winner != combat.side or not state.world.units[unit].cavalry:
        return 0
    return max((e.spaces for _, e in combat_cards.effects(state.world, combat, s.LongAdvance, combat.side)), default=0)


def _ride(state: IllusionsState, combat: Combat, unit: UnitId, path: Path, reach: int) -> dict[SpaceId, Path]:
    """AP-31, 11.1.4a Through spaces whose only enemies retreated in this round, but not to end there."""
    side, found, layer = combat.side, {combat.target: path}, [path]
    for _ in range(reach - 1):
        further = []
        for way in layer:
            for near in state.world.neighbours[way[-1]]:
                if near in found or near in way or near in state.world.mixed:
                    continue
                if not _may_ride(state, combat, unit, near):
                    continue
                found[near] = (*way, near)
                if not stops_at(state, side, way[-1], near, besieged=state.sieges.get(near) == side):
                    further.append((*way, near))
        layer = further
    return {place: way for place, way in found.items() if not geography.has_enemy(state, side, place)}


def _may_ride(state: IllusionsState, combat: Combat, unit: UnitId, place: SpaceId) -> bool:
    if not geography.has_enemy(state, combat.side, place):
        return _may_enter(state, combat, unit, place)
    enemies = state.units_of(enemy_of(combat.side), place)
    beaten = bool(enemies) and all(each in state.retreated for each in enemies)
    return beaten and not sieges.blocks(state, combat.side, place)


def _may_enter(state: IllusionsState, combat: Combat, unit: UnitId, place: SpaceId) -> bool:
    """11.1.5, 12.8.1c-d Not what is closed, not out of supply, an enemy fort only to besiege it."""
    side = combat.side
    if not geography.is_open(state, side, place) or geography.treaty_bars(state, unit, place):
        return False
    return not sieges.blocks(state, side, place) or can_besiege(state, combat, unit, place)


def can_besiege(state: IllusionsState, combat: Combat, unit: UnitId, place: SpaceId) -> bool:
    """20.1.6a, 20.3.1d Enough units come, with those that are there or may still follow."""
    there = state.units_of(combat.side, place)
    left = state.world.limits.advance_units - len(advanced(state, combat)) - 1
    others = [each for each in waiting(state, combat) if each != unit and _may_follow(state, combat, each, place)]
    return sieges.are_enough(state, place, (*there, unit, *others[: max(left, 0)]))


def _may_follow(state: IllusionsState, combat: Combat, unit: UnitId, place: SpaceId) -> bool:
    """A unit that can follow to a place: it leaves no siege behind, and nothing stops it in the target before."""
    start, target = state.place_of(unit), combat.target
    if _leaves_siege(state, combat, unit, start) or geography.treaty_bars(state, unit, target):
        return False
    besieged = state.sieges.get(target) == combat.side
    return place == target or not stops_at(state, combat.side, start, target, besieged=besieged)


def _may_end(state: IllusionsState, combat: Combat, group: Sequence[UnitId], path: Path) -> bool:
    """12.8.1c, 10.1 In supply, by what is taken on the way if need be, with room."""
    if not any(supply.supplied_at(state, combat.side, place) for place in path[1:]):
        return False
    return _may_share(state, combat, group, path[-1])


def _may_share(state: IllusionsState, combat: Combat, group: Sequence[UnitId], place: SpaceId) -> bool:
    if place in state.world.mixed:
        return True
    together = (*state.units_of(combat.side, place), *group)
    return stacking.counted(state, together) <= state.world.limits.stacking and stacking.may_share(state, together)


def is_short(state: IllusionsState, combat: Combat) -> bool:
    """20.3.1d An advance may not end while too few units stand before a fort."""
    return any(
        sieges.is_enemy_fort(state, combat.side, place) and not sieges.is_held(state, combat.side, place)
        for place in combat.entered
        if state.units_of(combat.side, place)
    )


# -- refusals ------------------------------------------------------------------------------------------
def why_not_advance(state: IllusionsState, combat: Combat, unit: UnitId) -> Refusal | None:
    """12.8.1 Why a unit may not advance."""
    if unit not in combat.attackers:
        return Refusal.of("12.1.2", "advance.not_attacker", unit=unit)
    if not is_full(state, unit):
        return Refusal.of("12.8.1", "advance.reduced", unit=unit)
    if not _is_back(state, combat, unit):
        return Refusal.of("12.8.1", "advance.already", unit=unit)
    if len(advanced(state, combat)) >= state.world.limits.advance_units:
        return Refusal.of("12.8.1", "advance.enough", n=state.world.limits.advance_units)
    if sieges.blocks(state, combat.side, combat.target) and not can_besiege(state, combat, unit, combat.target):
        return Refusal.of("20.1.6", "refuse.cannot_besiege", space=combat.target)
    if _leaves_siege(state, combat, unit, state.place_of(unit)):
        return Refusal.of("20.3.3", "attack.needed_for_siege", unit=unit)
    if geography.treaty_bars(state, unit, combat.target):
        return Refusal.of("28.0", "refuse.treaty", space=combat.target)
    if not supply.supplied_at(state, combat.side, combat.target):
        return Refusal.of("12.8.1", "advance.supply", space=combat.target)
    return Refusal.of("12.8.1", "advance.no_room", space=combat.target)


def why_not_to(state: IllusionsState, combat: Combat, unit: UnitId, place: SpaceId) -> Refusal | None:
    """12.8.2 Why an advance may not end in a place."""
    if geography.has_enemy(state, combat.side, place):
        return Refusal.of("12.8.1", "advance.enemy_units", space=place)
    if place in combat.passed and stops_at(state, combat.side, state.place_of(unit), combat.target, besieged=False):
        return Refusal.of("12.8.2", "advance.stops", space=combat.target)
    return Refusal.of("12.8.2", "advance.too_far", space=place)
