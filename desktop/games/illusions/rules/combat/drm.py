"""12.2.1 Die-roll modifiers: cavalry, mountain infantry, HQs, heavy artillery, roads, cards and events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.engine.ids import CardId
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards.in_force import in_force
from desktop.games.illusions.rules.combat import approaches, combat_cards
from desktop.games.illusions.rules.map.stacking import ARTILLERY
from desktop.games.illusions.state.combat_state import WON, Combat
from desktop.mechanics.modifier import Modifier

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

RULE = "12.2.1"
COMBAT = "combat"


def drms(state: IllusionsState, combat: Combat, side: str) -> list[Modifier]:
    """12.2.1 Everything that changes the die of a side."""
    return [
        *_of_arms(state, combat, side),
        *_of_staff(state, combat, side),
        *_of_roads(state, combat, side),
        *(Modifier.of(effect.value, RULE, "drm.event", card=card) for card, effect in events(state, combat, side)),
        *_of_cards(state, combat, side),
    ]


def _of_arms(state: IllusionsState, combat: Combat, side: str) -> Iterator[Modifier]:
    """12.2.1a.1-4 Cavalry in plains and regions, mountain infantry in mountains."""
    world, units = state.world, [state.world.units[unit] for unit in combat.units_of(side)]
    terrain = world.terrain_rules[world.terrain[combat.target]]
    region = combat.target in world.regions
    if (terrain.cavalry_drm or region) and any(unit.cavalry for unit in units):
        yield Modifier.of(world.drms["cavalry"], RULE, "drm.cavalry")
    if terrain.mountain_drm and any(unit.mountain for unit in units):
        yield Modifier.of(world.drms["mountain_infantry"], RULE, "drm.mountain_infantry")


def _of_staff(state: IllusionsState, combat: Combat, side: str) -> Iterator[Modifier]:
    """12.2.1a.5-6, 27.1 HQs on either side, heavy artillery in the attack."""
    for unit in combat.staff if side == combat.side else combat.command:
        definition = state.world.units[unit]
        value = definition.reduced_drm if state.units[unit].reduced else definition.drm
        key = "drm.artillery" if definition.size == ARTILLERY else "drm.hq"
        yield Modifier.of(value, "27.1", key, unit=unit)


def _of_roads(state: IllusionsState, combat: Combat, side: str) -> Iterator[Modifier]:
    """12.2.1a.7, 12.5"""
    if side == combat.side and approaches.is_by_road(state, combat):
        yield Modifier.of(state.world.drms["roads"], "12.5", "drm.roads")


def events(state: IllusionsState, combat: Combat, side: str) -> Iterator[tuple[CardId, s.Drm]]:
    """Modifiers of events in force that bear on the fire of a side, with their cards."""
    for card, effect in in_force(state, s.Drm):
        if effect.scope != COMBAT and combat_cards.concerns(state, combat, side, effect):
            yield card, effect


def _of_cards(state: IllusionsState, combat: Combat, side: str) -> Iterator[Modifier]:
    """12.2.1a.8"""
    world = state.world
    for card, effect in combat_cards.effects(world, combat, s.Drm, side):
        if effect.scope == COMBAT and combat_cards.concerns(state, combat, side, effect):
            yield Modifier.of(effect.value, RULE, "drm.card", card=card)
    for card, harm in combat_cards.effects(world, combat, s.EnemyDrm, combat_cards.opponent(combat, side)):
        yield Modifier.of(_harm(state, combat, harm), RULE, "drm.card", card=card)
    if side == combat.side and combat.flank == WON:
        for card, success in combat_cards.effects(world, combat, s.FlankSuccess, side):
            yield Modifier.of(success.drm, RULE, "drm.card", card=card)


def _harm(state: IllusionsState, combat: Combat, effect: s.EnemyDrm) -> int:
    """CP-32 More on some terrain and in some seasons."""
    world = state.world
    strong = world.terrain[combat.target] in effect.terrain or world.season(state.turn) in effect.seasons
    return effect.strong if strong and effect.strong else effect.value
