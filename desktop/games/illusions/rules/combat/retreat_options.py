"""12.7.4 What shortens a retreat: terrain and trenches, ports, HQs, cards; and what forbids it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, CardId, UnitId
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards.in_force import in_force
from desktop.games.illusions.rules.combat import combat_cards
from desktop.games.illusions.rules.combat.loss_options import representatives
from desktop.games.illusions.rules.combat.strength import is_full
from desktop.games.illusions.state.combat_state import WON, Combat

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState


def forbidden_by(state: IllusionsState, combat: Combat) -> CardId:
    """CP-09, CP-11, AP-47 The card because of which nothing shortens the retreat; "" if there is none."""
    world = state.world
    for card, effect in combat_cards.effects(world, combat, s.ForbidHalt, combat.side):
        if effect.scope == "combat":
            return card
    if combat.flank == WON:
        for card, success in combat_cards.effects(world, combat, s.FlankSuccess, combat.side):
            if success.forbid_halt:
                return card
    for card, effect in in_force(state, s.ForbidHalt):
        if effect.scope == "turn" and combat_cards.has_nation(world, combat.defenders, effect.nations):
            return card
    return NOTHING


def shorteners(state: IllusionsState, combat: Combat) -> list[tuple[CardId, int]]:
    """CP-33 Cards that take spaces off the retreat, and how many."""
    if forbidden_by(state, combat):
        return []
    cards = combat_cards.effects(state.world, combat, s.ShortenRetreat, combat.other)
    return [(card, effect.spaces) for card, effect in cards]


def holders(state: IllusionsState, combat: Combat) -> list[UnitId]:
    """12.7.4d-e HQs that may cancel a space of the retreat of the units stacked with them."""
    if forbidden_by(state, combat):
        return []
    units = state.world.units
    return [
        hq
        for hq in combat.command
        if units[hq].holds and any(set(units[unit].nations) & set(units[hq].holds) for unit in combat.defenders)
    ]


def payers(state: IllusionsState, combat: Combat) -> list[UnitId]:
    """12.7.4a Defenders one of which may lose a step so that all retreat one space less."""
    if why_not_pay(state, combat):
        return []
    return representatives(state, [unit for unit in combat.defenders if _may_pay(state, combat, unit)])


def why_not_pay(state: IllusionsState, combat: Combat) -> Refusal | None:
    """12.7.4 Forest, mountain, swamp or trench; a lone survivor must survive the payment."""
    if card := forbidden_by(state, combat):
        return Refusal.of("12.7.4", "retreat.halt_forbidden", card=card)
    terrain = state.world.terrain_rules[state.world.terrain[combat.target]]
    trench = state.trench_side.get(combat.target) == combat.other
    if not terrain.halt_retreat and not trench:
        return Refusal.of("12.7.4", "retreat.halt_terrain", space=combat.target)
    if not any(_may_pay(state, combat, unit) for unit in combat.defenders):
        return Refusal.of("12.7.4", "retreat.halt_last_step", space=combat.target)
    return None


def _may_pay(state: IllusionsState, combat: Combat, unit: UnitId) -> bool:
    """12.7.4b A lone reduced unit may not, even if a small one would replace it (ruling)."""
    return is_full(state, unit) or len(combat.defenders) > 1


def may_stay(state: IllusionsState, combat: Combat) -> bool:
    """12.7.4a In a port all may stay if each loses a step and one is left."""
    if forbidden_by(state, combat) or combat.target not in state.world.ports:
        return False
    return any(is_full(state, unit) for unit in combat.defenders)
