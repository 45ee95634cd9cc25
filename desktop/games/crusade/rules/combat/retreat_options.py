"""11.4 Retreats: whether one may be cancelled, and the ways open to a unit (11.4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat import combat_cards, loss_options
from desktop.games.crusade.rules.combat.strength import steps_left
from desktop.games.crusade.rules.map.geography import ways
from desktop.games.crusade.rules.map.stacking import room
from desktop.games.crusade.rules.map.terrain import holds_retreat
from desktop.games.crusade.rules.supply.supply import friendly_spaces, in_supply, trace
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.sides import NATIONALIST, enemy_of
from desktop.mechanics.cdg.retreat import Passage, Ways, open_ways

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState


# -- 11.4.3 cancelling -------------------------------------------------------------------------------
def cancellers(state: CrusadeState, combat: Combat) -> list[UnitId]:
    """11.4.3 Defenders one of which may lose a step to cancel the retreat of all."""
    if why_not_cancel(state, combat):
        return []
    return loss_options.representatives(
        state, [unit for unit in combat.defenders if leaves_a_step(state, combat, unit)]
    )


def why_not_cancel(state: CrusadeState, combat: Combat) -> Refusal | None:
    """11.4.3 Mountain, trench or Beach Head, or R35; N9 forbids it."""
    side, world = combat.other, state.world
    if card := combat_cards.effect_for(world, combat, s.ForbidCancel, side):
        return Refusal.of("11.4.3", "retreat.cancel_forbidden", card=card)
    if not holds_retreat(state, combat.target) and not combat_cards.effect_for(world, combat, s.AllowCancel, side):
        return Refusal.of("11.4.3", "retreat.cancel_terrain", space=combat.target)
    if not any(leaves_a_step(state, combat, unit) for unit in combat.defenders):
        return Refusal.of("11.4.3", "retreat.cancel_last_step", space=combat.target)
    return None


def leaves_a_step(state: CrusadeState, combat: Combat, unit: UnitId) -> bool:
    """A defending step remains afterwards; a division that replaces a corps counts."""
    if len(combat.defenders) > 1 or steps_left(state, unit) > 1:
        return True
    return state.world.units[unit].corps and bool(loss_options.replacements(state, unit))


# -- 11.4.5 ways -------------------------------------------------------------------------------------
def passage_for(state: CrusadeState, combat: Combat) -> Passage:
    """11.4.5 What a retreating unit meets."""
    side, enemy = combat.other, combat.side

    def barred(space: SpaceId) -> bool:
        return (
            space == combat.target
            or space in combat.origins
            or state.side_at(space) == enemy
            or is_foreign_beach(state, side, space)
        )

    return Passage(
        neighbours=lambda space: ways(state, side, space),
        barred=barred,
        friendly=lambda space: state.controls(side, space),
        has_room=lambda space: room(state, space) > 0,
        supplied=lambda space: supplied_at(state, side, space),
    )


def is_foreign_beach(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """8.5.4.3, 8.5.6.4 Nationalists who enter a Beach Head are put back: nobody retreats there."""
    return side == NATIONALIST and space in state.beach_heads


def supplied_at(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """11.4.5 Whether a unit that ends there is in supply; an enemy space becomes friendly when it does."""
    if state.controls(side, space):
        return in_supply(state, side, space)
    bit = state.world.sets.bit[space]
    return bool(trace(state, side, friendly_spaces(state, side) | bit).any & bit)


def ways_of(state: CrusadeState, combat: Combat) -> Ways:
    """11.4.5 The ways open to a unit that still stands in the defended space."""
    return open_ways(combat.target, combat.owed, passage_for(state, combat))


def one_space_ways(state: CrusadeState, combat: Combat) -> tuple[SpaceId, ...]:
    """11.5.7 The spaces a unit could have entered with the first of the two spaces it owed."""
    passage = passage_for(state, combat)
    return tuple(space for space in passage.neighbours(combat.target) if not passage.barred(space))


def why_not_retreat_to(state: CrusadeState, combat: Combat, at: SpaceId, space: SpaceId) -> Refusal | None:
    """11.4.5 Why a retreating unit may not go on to a space."""
    side = combat.other
    if space not in ways(state, side, at):
        return Refusal.of("11.4.5", "retreat.not_adjacent", space=space)
    if state.side_at(space) == enemy_of(side):
        return Refusal.of("11.4.5", "retreat.enemy_units", space=space)
    if space == combat.target:
        return Refusal.of("11.4.5", "retreat.defended_space", space=space)
    if space in combat.origins:
        return Refusal.of("11.4.5", "retreat.attackers_space", space=space)
    if is_foreign_beach(state, side, space):
        return Refusal.of("11.4.5", "retreat.beach_head", space=space)
    if not state.controls(side, space):
        return Refusal.of("11.4.5", "retreat.friendly_first", space=space)
    if not room(state, space):
        return Refusal.of("9.1.1", "refuse.stacking", space=space)
    return Refusal.of("11.4.5", "retreat.better_way", space=space)
