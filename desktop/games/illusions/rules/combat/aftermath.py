"""12.2G, 20.2, 27.0 What follows from the fire: forts, HQs and heavy artillery, and what cards make of the result."""

from __future__ import annotations

from desktop.engine.ids import UnitId
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.rules.cards.effects import WON
from desktop.games.illusions.rules.combat import casualties, combat_cards, drm
from desktop.games.illusions.rules.combat.strength import fort_of
from desktop.games.illusions.rules.map import control, geography
from desktop.games.illusions.rules.map.stacking import HQ
from desktop.games.illusions.state.combat_state import FORT, UNITS
from desktop.games.illusions.state.state import IllusionsState

COMBAT, LATE = "combat", "retreat"


def hit_fort(state: IllusionsState) -> None:
    """20.2 A fort alone falls to its own factor; behind units only to what is left when all of them are gone."""
    combat = state.fight
    factor = fort_of(state, combat)
    if not factor:
        return
    if combat.kind == FORT:
        number = combat.numbers[combat.side]
    elif combat.kind == UNITS and not state.units_of(combat.other, combat.target):
        number = combat.rest.get(combat.other, 0)
    else:
        return
    if number >= factor:
        state.destroy_fort(combat.target, COMBAT)
        if state.units_of(combat.side, combat.target):
            control.take(state, combat.target, combat.side, COMBAT)


def settle_region(state: IllusionsState) -> None:
    """18.2.1 Who fights in a region gains control when neither enemies nor uprisings are left there."""
    combat = state.fight
    place, side = combat.target, combat.side
    if place not in state.world.regions or geography.has_enemy(state, side, place):
        return
    if any(state.world.units[unit].combat for unit in state.units_of(side, place)):
        control.take(state, place, side, COMBAT)


def count_cards(state: IllusionsState) -> None:
    """AP-48 National Will if the enemy lost; AP-54 an attack with the modifier of an event was won."""
    combat = state.fight
    for card, effect in combat_cards.effects(state.world, combat, s.LossWill):
        if combat.winner == state.world.cards[card].side:
            state.change_will(effect.nation, effect.value, "card", card=card)
    if combat.winner != combat.side:
        return
    for card in combat.favoured:
        if not state.effects.get(f"{WON}{card}"):
            state.begin_effect(f"{WON}{card}")


def note_favour(state: IllusionsState) -> None:
    """AP-54 Events of this round that modify the attack."""
    combat = state.fight
    cards = dict.fromkeys(card for card, _ in drm.events(state, combat, combat.side))
    state.note_favour([card for card in cards if card in state.effects])


def lose_late(state: IllusionsState) -> None:
    """12.7.6b Units that retreated here earlier in the round are lost with the space."""
    for unit in list(state.fight.late):
        if state.on_map(unit) and state.world.units[unit].combat:
            casualties.lose_for_good(state, unit, LATE)
    casualties.review(state, (state.fight.target,), LATE)


def turn_staff(state: IllusionsState) -> None:
    """27.0f-h, 27.1b A losing HQ flips or is gone, a winning one recovers; heavy artillery serves two attacks."""
    combat = state.fight
    for side, units in ((combat.side, combat.staff), (combat.other, combat.command)):
        for unit in units:
            if not state.on_map(unit):
                continue
            if state.world.units[unit].size != HQ or (combat.winner and combat.winner != side):
                _wear(state, unit)
            elif combat.winner == side and state.units[unit].reduced:
                state.regain_step(unit, COMBAT)


def _wear(state: IllusionsState, unit: UnitId) -> None:
    if state.units[unit].reduced:
        state.eliminate(unit, COMBAT)
    else:
        state.lose_step(unit, COMBAT)
