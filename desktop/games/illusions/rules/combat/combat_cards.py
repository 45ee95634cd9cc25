"""9.8, 12.2E Combat Cards: which may be played in a combat, and which of their effects count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TypeVar

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions.data import schema_conditions as c
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards import conditions, marching
from desktop.games.illusions.state.combat_state import UNITS, Combat
from desktop.games.illusions.state.sides import SIDES, UPRISING
from desktop.mechanics.cdg.conditions import of_kind, why_not_met

if TYPE_CHECKING:
    from desktop.games.illusions.data.world import World
    from desktop.games.illusions.state.state import IllusionsState

CARDS, DECLARATION, ADVANCE = "cards", "declaration", "advance"
"""12.2 When a card may be played: step E, at the declaration (CP-40), after the advance (CP-54)."""
TURN = "turn"
E = TypeVar("E", bound=s.Effect)


def opponent(combat: Combat, side: str) -> str:
    return combat.other if side == combat.side else combat.side


# -- playing -------------------------------------------------------------------------------------------
def playable(state: IllusionsState, combat: Combat, side: str, window: str = CARDS) -> list[CardId]:
    """12.2E The Combat Cards in hand that a side may play now."""
    return [card for card in state.held_ccs(side) if why_not_cc(state, combat, side, card, window) is None]


def may_be_played(state: IllusionsState, combat: Combat, side: str, window: str = CARDS) -> bool:
    """12.2E Whether the enemy must reckon with a Combat Card of a side now: one that he has not seen would do."""
    return bool(possible(state, combat, side, window))


def possible(state: IllusionsState, combat: Combat, side: str, window: str) -> list[CardId]:
    """12.2E The Combat Cards that a side may play now if it has them."""
    able = (card for card in state.possible_cards(side) if card in state.world.is_combat_card)
    return [card for card in able if _why_not_here(state, combat, side, card, window) is None]


def why_not_cc(state: IllusionsState, combat: Combat, side: str, card: CardId, window: str = CARDS) -> Refusal | None:
    """9.8, 12.2E, 14.3.1, 2.0 Why a side may not play a card in this combat."""
    if card not in state.world.is_combat_card:
        return Refusal.of("9.8", "combat.no_combat_card", card=card)
    if card not in state.held_ccs(side):
        return Refusal.of("9.8", "combat.card_not_held", card=card)
    return _why_not_here(state, combat, side, card, window)


def _why_not_here(state: IllusionsState, combat: Combat, side: str, card: CardId, window: str) -> Refusal | None:
    """9.8, 12.2E, 14.3.1, 2.0 Why a card may not be played in this combat, whoever has it."""
    definition = state.world.cards[card]
    if side == combat.side and any(unit in combat.cut_off for unit in combat.attackers):
        return Refusal.of("14.3.1", "combat.all_cut_off")
    if side != combat.side and combat.kind != UNITS:
        return Refusal.of("2.0", "combat.no_defenders", card=card)
    if definition.role not in ("either", combat.role_of(side)):
        return Refusal.of("12.2", f"combat.only_{definition.role}", card=card)
    if definition.window != window:
        return Refusal.of("12.2", f"combat.window_{definition.window}", card=card)
    if banned := conditions.banned_by(state, card):
        return Refusal.of("9.7.1", "event.forbidden", card=card, other_card=banned)
    every = (*definition.conditions, *definition.combat_conditions)
    unmet = why_not_met("9.7.1", card, every, lambda each: holds(state, combat, side, card, each))
    return unmet or marching.why_not_effect(state, combat, side, card)


def holds(state: IllusionsState, combat: Combat, side: str, card: CardId, condition: c.Condition) -> bool:
    """Whether a single condition of a Combat Card holds, of the war or of the combat."""
    if isinstance(condition, c.OF_COMBAT):
        return _holds(state, combat, side, condition)
    return conditions.holds(state, card, condition)


def _holds(state: IllusionsState, combat: Combat, side: str, condition: c.Condition) -> bool:
    """What a card demands of the combat."""
    match condition:
        case c.FlankAnnounced():
            return bool(combat.pinning)
        case c.NoTrench():
            return combat.target not in state.trenches
        case c.AdvancedInto(zone=zone):
            return any(_is_prize(state, combat, place, zone) for place in combat.entered)
    own, enemy = combat.units_of(side), combat.units_of(opponent(combat, side))
    return _of_units(state.world, own, enemy, condition) or _of_target(state.world, combat.target, condition)


def _of_units(world: World, own: Sequence[UnitId], enemy: Sequence[UnitId], condition: c.Condition) -> bool:
    match condition:
        case c.OwnAny(nations=nations):
            return has_nation(world, own, nations)
        case c.OwnOnly(nations=nations):
            return is_only(world, own, nations)
        case c.OwnLcu(nation=nation):
            return any(world.units[unit].lcu and nation in world.units[unit].nations for unit in own)
        case c.OwnCavalry(others=others):
            horse = [unit for unit in own if world.units[unit].cavalry]
            return bool(horse) and (not others or len(own) > len(horse))
        case c.EnemyAny(nations=nations):
            return has_nation(world, enemy, nations)
        case c.EnemyOnly(nations=nations):
            return is_only(world, enemy, nations)
    return False


def _of_target(world: World, target: SpaceId, condition: c.Condition) -> bool:
    match condition:
        case c.TargetIsSpace():
            return world.spaces[target].kind == "space"
        case c.TargetIn(zone=zone):
            return target in world.zones[zone]
        case c.TargetSpace(space=space):
            return target == space
        case c.TargetNear(space=space):
            return target in world.neighbours[space]
        case c.TargetTerrain(terrain=terrain):
            return world.terrain[target] in terrain
    return False


def _is_prize(state: IllusionsState, combat: Combat, place: SpaceId, zone: str) -> bool:
    """CP-54 A VP or fort space of the zone that the attackers now control or besiege."""
    world = state.world
    if place not in world.zones[zone] or not (place in world.is_vp or place in world.forts):
        return False
    return state.controls(combat.side, place) or state.sieges.get(place) == combat.side


def has_nation(world: World, units: Sequence[UnitId], nations: Sequence[str]) -> bool:
    """9.8 A nation takes part if one of its units does; uprisings belong to nobody (7.1)."""
    return any(set(world.units[unit].nations) & set(nations) for unit in units if world.side_of[unit] != UPRISING)


def is_only(world: World, units: Sequence[UnitId], nations: Sequence[str]) -> bool:
    return bool(units) and all(
        world.side_of[unit] != UPRISING and set(world.units[unit].nations) & set(nations) for unit in units
    )


# -- effects -------------------------------------------------------------------------------------------
def effects(world: World, combat: Combat, kind: type[E], side: str = "") -> Iterator[tuple[CardId, E]]:
    """Effects of a kind of the cards played in the combat, with their cards; of one side, or of both."""
    for owner in (side,) if side else SIDES:
        yield from of_kind(world, combat.cards[owner], kind)


def has_effect(world: World, combat: Combat, kind: type[E], side: str = "") -> bool:
    return next(effects(world, combat, kind, side), None) is not None


def concerns(state: IllusionsState, combat: Combat, side: str, effect: s.Drm) -> bool:
    """Whether a modifier bears on the fire of a side: its role, who takes part, where."""
    world, target = state.world, combat.target
    own, enemy = combat.units_of(side), combat.units_of(opponent(combat, side))
    if effect.who not in ("either", combat.role_of(side)):
        return False
    if effect.nations and not has_nation(world, own, effect.nations):
        return False
    if effect.vs_any and not has_nation(world, enemy, effect.vs_any):
        return False
    if effect.vs_only and not is_only(world, enemy, effect.vs_only):
        return False
    if effect.zone and target not in world.zones[effect.zone]:
        return False
    if effect.space and target != effect.space:
        return False
    return not effect.near or target in world.neighbours[effect.near]


# -- afterwards ----------------------------------------------------------------------------------------
def settle(state: IllusionsState) -> None:
    """12.2G.4c, 9.7.1d Every card played is discarded after its combat, or leaves the game."""
    combat = state.fight
    for side in SIDES:
        for card in combat.cards[side]:
            definition = state.world.cards[card]
            state.record_event(card)
            if any(getattr(effect, "scope", "") == TURN for effect in definition.effects):
                state.begin_turn_effect(card)
            if definition.asterisk:
                state.remove_card(side, card)
            else:
                state.discard(side, card, "used")
