"""11.5 Advances: who may go how far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat import combat_cards
from desktop.games.crusade.rules.map import northern_front
from desktop.games.crusade.rules.map.stacking import room
from desktop.games.crusade.rules.movement.movement import ends_at
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.sides import enemy_of

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState

ONE, TWO = 1, 2
"""Spaces of advance: into the defended space, and one further (11.5.3)."""


def is_open(state: CrusadeState, combat: Combat) -> bool:
    """11.2.11 The defenders retreated or are all gone; a Beach Head may have gone with them (8.5.4.3)."""
    return combat.target in state.control and state.side_at(combat.target) != combat.other


def spaces_open(state: CrusadeState, combat: Combat) -> list[SpaceId]:
    """11.5.2, 11.5.3, 11.5.7 The defended space, and after a retreat of two spaces those passed through."""
    if not is_open(state, combat):
        return []
    found = [combat.target]
    if reach(state, combat) > ONE:
        enemy = enemy_of(combat.side)
        found += sorted(space for space in combat.passed if state.side_at(space) != enemy)
    return found


def reach(state: CrusadeState, combat: Combat) -> int:
    """11.5.3 Two spaces after a retreat of two, unless the defended space is a mountain or R45 limits the advance."""
    if combat.owed < TWO or not combat.retreated or combat.target in state.world.is_mountain:
        return ONE
    if ends_at(state, combat.target):
        return ONE
    limits = [effect.value for _, effect in combat_cards.effects(state.world, combat, s.AdvanceLimit)]
    return min([TWO, *limits])


def ends_for(state: CrusadeState, combat: Combat, unit: UnitId) -> list[SpaceId]:
    """11.5.1, 9.1.1, 16.4.2 Where a surviving attacker may end its advance."""
    spaces = [space for space in spaces_open(state, combat) if ends_at(state, space) or room(state, space)]
    return northern_front.allowed_ends(state, unit, spaces, (combat.target,))


def advancers(state: CrusadeState, combat: Combat) -> list[UnitId]:
    """11.5.1 Attackers that still stand where they attacked from and may advance."""
    waiting = [unit for unit in combat.attackers if state.place_of(unit) in combat.origins]
    return [unit for unit in waiting if ends_for(state, combat, unit)]


def path_to(combat: Combat, start: SpaceId, space: SpaceId) -> tuple[SpaceId, ...]:
    """11.5.3 First into the defended space, then on."""
    return (start, combat.target) if space == combat.target else (start, combat.target, space)


def why_not_advance(state: CrusadeState, combat: Combat, unit: UnitId) -> Refusal | None:
    """11.5 Why a unit may not advance."""
    if state.world.units[unit].side != combat.side:
        return Refusal.of("11.5.5", "advance.defender", unit=unit)
    if unit not in combat.attackers:
        return Refusal.of("11.1.7", "advance.not_attacker", unit=unit)
    if state.place_of(unit) not in combat.origins:
        return Refusal.of("11.5.1", "advance.already", unit=unit)
    spaces = spaces_open(state, combat)
    refusals = (why_not_end(state, combat, unit, space) for space in spaces)
    return next((refusal for refusal in refusals if refusal), None)


def why_not_end(state: CrusadeState, combat: Combat, unit: UnitId, space: SpaceId) -> Refusal | None:
    if not room(state, space) and not ends_at(state, space):
        return Refusal.of("9.1.1", "refuse.stacking", space=space)
    return northern_front.why_not_end(state, (unit,), space, (combat.target,))


def why_not_to(state: CrusadeState, combat: Combat, unit: UnitId, space: SpaceId) -> Refusal | None:
    """11.5.2-11.5.4 Why an advance may not end in a space."""
    if space in spaces_open(state, combat):
        return why_not_end(state, combat, unit, space)
    if state.side_at(space) == enemy_of(combat.side):
        return Refusal.of("11.5.4", "advance.enemy_units", space=space)
    if space in combat.passed and combat.target in state.world.is_mountain:
        return Refusal.of("11.5.3", "advance.mountain", space=combat.target)
    return Refusal.of("11.5.2" if combat.owed < TWO else "11.5.3", "advance.too_far", space=space)
