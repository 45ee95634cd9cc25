"""11.2.6 Column shifts: terrain, works, rivers, the Sierra of Madrid, and Combat Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.combat import combat_cards
from desktop.games.crusade.rules.map import terrain
from desktop.games.crusade.state.combat_state import Combat
from desktop.mechanics.modifier import Modifier

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState

RULES = {"position": "10.2.8", "trench": "10.2.8", "corridor": "18.2.3"}
"""Where a shift is not ruled by 11.2.6."""


def shifts(state: CrusadeState, combat: Combat, side: str) -> list[Modifier]:
    """11.2.6 All shifts on the fire of a side, minus to the left."""
    found = []
    attacking = side == combat.side
    ignored = ignored_shifts(state, combat)
    for kind in _terrain(state, combat):
        value = state.world.shifts[kind][0 if attacking else 1]
        if value and kind not in ignored:
            found.append(Modifier.of(value, RULES.get(kind, "11.2.6"), f"shift.{kind}", space=combat.target))
    if attacking and terrain.along_corridor(state, combat):
        value = state.world.tables.corridor.shift
        found.append(Modifier.of(value, RULES["corridor"], "shift.corridor", space=combat.target))
    role = combat.role_of(side)
    for card, effect in combat_cards.modifying(state.world, combat, s.Shift):
        if effect.side == side and effect.when in ("any", role):
            found.append(Modifier.of(effect.value, "11.2.6", "shift.card", card=card))
    return found


def ignored_shifts(state: CrusadeState, combat: Combat) -> dict[str, str]:
    """Terrain whose shifts a card cancels, and the card (N33, N35, and in the named attack R38, R40)."""
    found: dict[str, str] = {}
    for card, effect in combat_cards.effects(state.world, combat, s.CancelTerrain):
        found.update(dict.fromkeys(effect.shifts, card))
    if combat.named:
        card = state.effects.counterattack
        for each in state.world.cards[card].effects:
            if isinstance(each, s.Counterattack):
                found.update(dict.fromkeys(each.cancel_terrain, card))
    return found


def _terrain(state: CrusadeState, combat: Combat) -> list[str]:
    """11.2.6 What the ground has that shifts columns."""
    space = state.world.spaces[combat.target]
    found: list[str] = []
    if space.terrain == terrain.MOUNTAIN:
        found.append(terrain.MOUNTAIN)
    if space.main_city:
        found.append("main_city")
    if work := state.works.get(combat.target):
        found.append(work)
    if terrain.across_river(state, combat):
        found.append("river")
    if terrain.in_sierra(state, combat):
        found.append(terrain.SIERRA)
    return found
