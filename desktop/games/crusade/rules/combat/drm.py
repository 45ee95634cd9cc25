"""11.2.5 Die-roll modifiers: cards, events, winter, armor, the militia of Turn 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import UnitId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat import combat_cards
from desktop.games.crusade.rules.combat.strength import is_full
from desktop.games.crusade.rules.map import terrain
from desktop.games.crusade.rules.turn.calendar import winter, winter_rule
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.sides import REPUBLICAN
from desktop.mechanics.modifier import Modifier

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState

FIRST_TURN = 1
RIVER = "river"


def drms(state: CrusadeState, combat: Combat, side: str) -> list[Modifier]:
    """11.2.5 Everything that changes the die of a side."""
    found = [*_of_attack(state, combat)] if side == combat.side else []
    role = combat.role_of(side)
    for card, effect in combat_cards.modifying(state.world, combat, s.Drm):
        if effect.side == side and effect.when in ("any", role) and combat.target in (effect.spaces or [combat.target]):
            found.append(Modifier.of(effect.value, "11.2.5", "drm.card", card=card))
    return found


def _of_attack(state: CrusadeState, combat: Combat) -> list[Modifier]:
    found = []
    values = state.world.drms
    if combat.side == REPUBLICAN and state.turn == FIRST_TURN and _has_militia(state, combat):
        found.append(Modifier.of(values["militia_turn_1"], "17.5.1", "drm.militia_turn_1"))
    if state.world.spaces[combat.target].terrain == terrain.MOUNTAIN and (cold := winter_drm(state)):
        found.append(Modifier.of(cold, winter_rule(state), "drm.winter"))
    effects = state.effects
    if effects.attack_drm and combat.target in (effects.drm_spaces or [combat.target]):
        rule = "8.5.5.2" if effects.counterattack else "11.2.5"
        found.append(Modifier.of(effects.attack_drm, rule, "drm.event", card=state.in_play))
    if armor_counts(state, combat):
        found.append(Modifier.of(values["armor"], "16.6.2", "drm.armor", unit=combat.armor))
    return found


def _has_militia(state: CrusadeState, combat: Combat) -> bool:
    return any(state.world.units[unit].militia for unit in combat.attackers)


def winter_drm(state: CrusadeState) -> int:
    """16.5.2, 16.5.3 The modifier of attacks into mountains; 0 outside winter."""
    season = winter(state)
    return season.mountain if season else 0


# -- armor -------------------------------------------------------------------------------------------
def armor_counts(state: CrusadeState, combat: Combat) -> bool:
    """16.6.2 The claimed modifier, unless a card cancels it (N18, N32) or no full armor is left (R7)."""
    if not combat.armor:
        return False
    cancelled = any(
        effect.side == combat.side for _, effect in combat_cards.effects(state.world, combat, s.CancelArmor)
    )
    return not cancelled and any(may_use_armor(state, combat, unit) for unit in combat.attackers)


def claimants(state: CrusadeState, combat: Combat) -> list[UnitId]:
    """16.6.2 Attacking units that may claim the armor modifier."""
    return [unit for unit in combat.attackers if may_use_armor(state, combat, unit)]


def may_use_armor(state: CrusadeState, combat: Combat, unit: UnitId) -> bool:
    return why_not_armor(state, combat, unit) is None


def why_not_armor(state: CrusadeState, combat: Combat, unit: UnitId) -> Refusal | None:
    """16.6.2 Full-strength armor against an Open Space, not across a river (unless N35 gives a bridge)."""
    if not state.world.units[unit].armor or not is_full(state, unit):
        return Refusal.of("16.6.2", "armor.not_full", unit=unit)
    if not terrain.is_open(state, combat.target):
        return Refusal.of("16.6.2", "armor.not_open", space=combat.target)
    if state.world.is_river(state.place_of(unit), combat.target) and not _bridged(state, combat):
        return Refusal.of("16.6.2", "armor.river", unit=unit)
    return None


def _bridged(state: CrusadeState, combat: Combat) -> bool:
    return any(RIVER in effect.shifts for _, effect in combat_cards.effects(state.world, combat, s.CancelTerrain))
