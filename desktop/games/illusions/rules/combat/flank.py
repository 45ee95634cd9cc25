"""21.0 Flank attacks: whether one may be announced, its modifiers, and how likely it is to succeed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards.in_force import in_force
from desktop.games.illusions.rules.combat import approaches, combat_cards
from desktop.games.illusions.state.combat_state import FORT, UNITS, Combat
from desktop.games.illusions.state.sides import NEUTRAL
from desktop.mechanics.modifier import Modifier, total

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

RULE = "21.3"


def why_not(state: IllusionsState, combat: Combat) -> Refusal | None:
    """21.0, 21.1, 21.2 Why no flank attack may be announced."""
    world, target = state.world, combat.target
    if combat.forced:
        return Refusal.of("9.7.1", "flank.forced", space=target)
    if combat.kind == FORT:
        return Refusal.of("21.2", "flank.no_units", space=target)
    if combat.kind != UNITS:
        return Refusal.of("21.1", "flank.uprising", space=target)
    if target in world.regions:
        return Refusal.of("21.1", "flank.region", space=target)
    if not world.terrain_rules[world.terrain[target]].flank:
        return Refusal.of("21.1", "flank.terrain", space=target)
    if target in state.trenches:
        return Refusal.of("21.1", "flank.trench", space=target)
    return _why_not_attackers(state, combat)


def _why_not_attackers(state: IllusionsState, combat: Combat) -> Refusal | None:
    if len(combat.places()) <= 1:
        return Refusal.of("21.0", "flank.one_space", space=combat.target)
    if not any(state.world.units[unit].lcu for unit in combat.attackers):
        return Refusal.of("21.0", "flank.no_lcu", space=combat.target)
    if any(unit in combat.cut_off for unit in combat.attackers):
        return Refusal.of("21.1", "flank.cut_off", space=combat.target)
    if approaches.is_across_water(state, combat):
        return Refusal.of("21.1", "flank.water", space=combat.target)
    return None


def pins(state: IllusionsState, combat: Combat) -> list[SpaceId]:
    """21.3a Spaces one of which must be named pinning space, sorted."""
    return sorted(combat.places()) if why_not(state, combat) is None else []


def modifiers(state: IllusionsState, combat: Combat, pinning: str = "") -> list[Modifier]:
    """21.3b-c One for every other attacking space that touches no enemy besides the target; cards."""
    pin = pinning or combat.pinning
    value = state.world.limits.flank_pinning
    found = [
        Modifier.of(value, RULE, "flank.free_space", space=place)
        for place in sorted(combat.places())
        if place != pin and is_free(state, combat, place)
    ]
    for card, effect in combat_cards.effects(state.world, combat, s.FlankDrm, combat.side):
        found.append(Modifier.of(effect.value, RULE, "drm.card", card=card))
    for card, effect in in_force(state, s.FlankDrm):
        if effect.scope != "combat" and combat_cards.has_nation(state.world, combat.attackers, effect.nations):
            found.append(Modifier.of(effect.value, RULE, "drm.event", card=card))
    return found


def is_free(state: IllusionsState, combat: Combat, place: SpaceId) -> bool:
    """21.3b An attacking space not connected to an enemy-occupied one other than the target.

    Uprising units are enemies of both sides; a fort without units occupies nothing; an attacking region that holds
    enemies itself touches them.
    """
    near = (*state.world.all_neighbours[place], place)
    return not any(other != combat.target and _is_held(state, combat.side, other) for other in near)


def _is_held(state: IllusionsState, side: str, place: SpaceId) -> bool:
    return any(state.owner_of(unit) not in (side, NEUTRAL) for unit in state.stacks.get(place, ()))


def is_certain(state: IllusionsState, combat: Combat) -> bool:
    """CP-06 It succeeds without a roll."""
    return combat_cards.has_effect(state.world, combat, s.FlankAuto, combat.side)


def succeeds(state: IllusionsState, combat: Combat, die: int, pinning: str = "") -> bool:
    """21.4b-c"""
    if is_certain(state, combat):
        return True
    return die + total(modifiers(state, combat, pinning)) >= state.world.limits.flank_success
