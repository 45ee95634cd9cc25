"""8.5.3, 11.2.4 Combat Cards: which may be played in a combat, and which of their effects count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, TypeVar

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId, UnitId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.sides import SIDES, enemy_of
from desktop.mechanics.cdg.conditions import of_kind, why_not_met

if TYPE_CHECKING:
    from desktop.games.crusade.data.world import World
    from desktop.games.crusade.state.state import CrusadeState

CC = "cc"
E = TypeVar("E", bound=s.Effect)


# -- playing -----------------------------------------------------------------------------------------
def playable(state: CrusadeState, combat: Combat, side: str) -> list[CardId]:
    """11.2.4 The Combat Cards in hand or face up that a side may play now."""
    return [card for card in state.held_ccs(side) if why_not_cc(state, combat, side, card) is None]


def may_be_played(state: CrusadeState, combat: Combat, side: str) -> bool:
    """11.2.4 Whether the enemy must reckon with a Combat Card of a side now: one that he has not seen would do."""
    able = (card for card in state.possible_cards(side) if card in state.world.is_combat_card)
    return any(_why_not_here(state, combat, side, card) is None for card in able)


def why_not_cc(state: CrusadeState, combat: Combat, side: str, card: CardId) -> Refusal | None:
    """11.2.4 Why a side may not play a card in this combat."""
    definition = state.world.cards[card]
    if definition.card_kind != CC:
        return Refusal.of("8.5.3", "combat.no_combat_card", card=card)
    if card not in state.hands[side] and card not in state.face_up[side]:
        return Refusal.of("8.5.3", "combat.card_not_held", card=card)
    if card in state.used_ccs:
        return Refusal.of("8.5.3.4", "combat.card_used", card=card)
    return _why_not_here(state, combat, side, card)


def _why_not_here(state: CrusadeState, combat: Combat, side: str, card: CardId) -> Refusal | None:
    """11.2.4 Why a card may not be played in this combat, whoever has it."""
    definition = state.world.cards[card]
    if not supplied_units(combat, side):
        return Refusal.of("13.3.4", "combat.all_cut_off")
    if definition.role not in ("any", combat.role_of(side)):
        return Refusal.of("11.2.4", f"combat.only_{definition.role}", card=card)
    return why_not_met("8.5.1.2", card, definition.conditions, lambda each: _holds(state, combat, side, each))


def supplied_units(combat: Combat, side: str) -> list[UnitId]:
    """13.3.4 Units that can give a Combat Card its benefit."""
    return [unit for unit in combat.units_of(side) if unit not in combat.cut_off]


def has_family(world: World, family: str, units: Iterable[UnitId]) -> bool:
    return any(unit in world.families[family] for unit in units)


def _holds(state: CrusadeState, combat: Combat, side: str, condition: s.Condition) -> bool:
    """What a card demands of the combat; own units must be in supply (13.3.4)."""
    world, enemy = state.world, combat.units_of(enemy_of(side))
    match condition:
        case s.Played(card=card):
            return state.is_played(card)
        case s.RoleIs(role=role):
            return combat.role_of(side) == role
        case s.EnemyHasFamily(family=family):
            return has_family(world, family, enemy)
        case s.EnemyAttacksWith(family=family):
            return combat.side != side and has_family(world, family, enemy)
        case s.EnemyClaimsArmor():
            return combat.side != side and bool(combat.armor)
        case s.TargetIn(spaces=spaces):
            return combat.target in spaces
        case s.TargetHas(works=works):
            return state.works.get(combat.target) in works
        case _:
            return _own_unit(world, supplied_units(combat, side), condition)


def _own_unit(world: World, units: list[UnitId], condition: s.Condition) -> bool:
    match condition:
        case s.OwnHasRegion(region=region):
            return any(world.units[unit].region == region for unit in units)
        case s.OwnHasSize(size=size):
            return any(world.units[unit].corps == (size == "corps") for unit in units)
        case s.AttackerHas(units=types):
            return any(world.units[unit].type in types for unit in units)
    raise TypeError(f"not a condition of combat: {condition}")


# -- effects -----------------------------------------------------------------------------------------
def effects(world: World, combat: Combat, kind: type[E]) -> Iterator[tuple[CardId, E]]:
    """Effects of a kind that count, with their cards: those of cards made void by N34 or R18 do not."""
    dead = combat.void.values()
    for side in SIDES:
        yield from of_kind(world, (card for card in combat.cards[side] if card not in dead), kind)


def modifying(world: World, combat: Combat, kind: type[E]) -> Iterator[tuple[str, E]]:
    """Modifiers and shifts that count: R37 cancels those of all air cards."""
    bad_weather = has_effect(world, combat, s.CancelAir)
    for card, effect in effects(world, combat, kind):
        if not (bad_weather and world.cards[card].air):
            yield card, effect


def has_effect(world: World, combat: Combat, kind: type[E]) -> bool:
    return next(effects(world, combat, kind), None) is not None


def effect_for(
    world: World, combat: Combat, kind: type[s.ForbidCancel | s.AllowCancel | s.SpareStep], side: str
) -> str:
    """The card that has such an effect on a side; "" if none has."""
    return next((card for card, effect in effects(world, combat, kind) if effect.side == side), "")


def removes_units(world: World, card: CardId) -> bool:
    """N14 Whether a card takes a unit out of the combat."""
    return any(of_kind(world, (card,), s.EliminateUnit))


# -- cancelling --------------------------------------------------------------------------------------
def cancellers(world: World, combat: Combat, side: str) -> list[CardId]:
    """N34, R18 Cards of a side that still have an enemy air card to cancel; a cancelled card still cancels."""
    cards = (card for card in combat.cards[side] if any(of_kind(world, (card,), s.CancelOneAir)))
    return [card for card in cards if card not in combat.void]


def victims(world: World, combat: Combat, side: str) -> list[CardId]:
    """Enemy air cards that a side may cancel."""
    enemy = combat.cards[enemy_of(side)]
    return [card for card in enemy if world.cards[card].air and card not in combat.void.values()]


# -- afterwards --------------------------------------------------------------------------------------
def settle_cards(state: CrusadeState) -> None:
    """8.5.3.2, 8.5.3.3 The winner keeps the cards he used face up, unless they serve once; all others go."""
    combat = state.fight
    for side in (combat.side, combat.other):
        for card in combat.cards[side]:
            definition = state.world.cards[card]
            state.record_event(card)
            if definition.asterisk:
                state.remove_card(side, card)
            elif combat.winner != side:
                state.discard(side, card, "lost")
            elif definition.one_combat:
                state.discard(side, card, "used")
            elif card not in state.face_up[side]:
                state.keep_cc(side, card)


def take_back_cards(state: CrusadeState, except_for: str) -> None:
    """N14 There was no combat: every other card goes back to where it came from."""
    combat = state.fight
    for side in (combat.side, combat.other):
        for card in list(combat.cards[side]):
            if card != except_for:
                state.return_cc(side, card)
                state.take_back_cc(side, card)
