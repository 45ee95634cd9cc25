"""8.2, 9.3 What may be done with the cards of a hand in an action round."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import CardId
from desktop.games.illusions.data.readings import ConsecutiveRp, ConsecutiveSr
from desktop.games.illusions.data.schema_cards import CardDef
from desktop.games.illusions.rules.cards import conditions, standing
from desktop.games.illusions.rules.map import geography
from desktop.games.illusions.rules.movement import activation, movement
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state.sides import AH, IT, RU
from desktop.games.illusions.state.state import COLLAPSED, MOVE, IllusionsState

OPS, SR, RP, EVENT, ONE_OPS = "ops", "sr", "rp", "event", "one_ops"
USES = (OPS, SR, RP, EVENT)
ENTRY, INVASION, REINFORCEMENT = "neutral_entry", "sea_invasion", "reinforcement"
NO_RU_RP = ("stage_2", "stage_3", "stage_4")
"""23.4.2b Stages of the Revolution in which no RU RP are recorded."""


def plays(state: IllusionsState, side: str) -> list[tuple[CardId, str]]:
    """8.2 Every card in hand with every use it may be put to; 20.3.5c may ask for operations."""
    uses = [use for use in (SR, RP) if _why_not_twice(state, side, use) is None]
    found = []
    for card in state.hand(side):
        found += [(card, use) for use in (OPS, *uses)]
        if card not in state.world.is_combat_card and why_not_event(state, side, card) is None:
            found.append((card, EVENT))
    least = duty(state, side)
    if not least:
        return found
    helpful = [(card, use) for card, use in found if _ops_of(state, card, use) >= least]
    return helpful if helpful or least <= state.world.limits.auto_ops else found


def one_ops_allowed(state: IllusionsState, side: str) -> bool:
    """8.2e, 20.3.5c The play without a card, unless more OPS must and can be had."""
    least = duty(state, side)
    if least <= state.world.limits.auto_ops:
        return True
    return not any(_ops_of(state, card, use) >= least for card, use in plays(state, side))


def _ops_of(state: IllusionsState, card: CardId, use: str) -> int:
    yellow = use == EVENT and state.world.cards[card].event_and_ops
    return state.world.ops[card] if use == OPS or yellow else 0


def duty(state: IllusionsState, side: str) -> int:
    """20.3.5c The OPS needed to take too few besiegers out of an enemy fort space; 0 if there are none."""
    costs = [
        activation.cost(state, place, state.units_of(side, place), MOVE)
        for place in sieges.short_places(state, side)
        if any(movement.can_leave(state, unit) for unit in state.units_of(side, place))
    ]
    return min(costs, default=0)


def why_not_play(state: IllusionsState, side: str, card: CardId, use: str) -> Refusal | None:
    """9.3 Why a card may not be played in a way."""
    if card not in state.hand(side):
        return Refusal.of("9.3", "refuse.not_in_hand", card=card)
    if use == OPS:
        return None
    if use in (SR, RP):
        return _why_not_twice(state, side, use)
    return why_not_event(state, side, card)


def _why_not_twice(state: IllusionsState, side: str, use: str) -> Refusal | None:
    """9.5.3, 9.6.2 Never in two rounds running of the same turn, unless the option allows it."""
    if state.actions[side][-1:] != [use]:
        return None
    reading = ConsecutiveSr.of(state.world) if use == SR else ConsecutiveRp.of(state.world)
    if reading in (ConsecutiveSr.YES, ConsecutiveRp.YES):
        return None
    return Refusal.of("9.5.3" if use == SR else "9.6.2", f"refuse.{use}_twice")


def why_not_event(state: IllusionsState, side: str, card: CardId) -> Refusal | None:
    """9.7.1c Why the event of a card may not be played now."""
    definition = state.world.cards[card]
    if card in state.world.is_combat_card:
        return Refusal.of("9.8", "refuse.cc_in_combat", card=card)
    if refusal := _why_not_by_chart(state, side, definition):
        return refusal
    return conditions.why_not_event(state, card)


def _why_not_by_chart(state: IllusionsState, side: str, card: CardDef) -> Refusal | None:
    """8.3b-c Limits of the action chart: neutral entries, reinforcements, sea invasions."""
    box, limits = action_box(card), state.world.limits
    if box == ENTRY and state.counts.get(ENTRY, 0) >= limits.neutral_entries:
        return Refusal.of("9.7.2", "refuse.entry_twice", card=card.id)
    if box.startswith(REINFORCEMENT) and state.actions[side].count(box) >= limits.reinforcements:
        return Refusal.of("9.7.3", "refuse.reinforcement_twice", card=card.id)
    if box == INVASION:
        if geography.is_winter(state):
            return Refusal.of("25.1", "refuse.invasion_winter", card=card.id)
        if state.actions[side].count(box) >= limits.sea_invasions:
            return Refusal.of("25.1", "refuse.invasion_twice", card=card.id)
    return None


def action_box(card: CardDef) -> str:
    """8.3 The box of the action chart for the event of a card."""
    if card.card_kind in (ENTRY, INVASION):
        return card.card_kind
    return f"{REINFORCEMENT}_{card.reinforcement}" if card.reinforcement else EVENT


def rp_of(state: IllusionsState, card: CardId) -> list[tuple[str, int]]:
    """9.6.1 Classes and half points a card records now."""
    found = []
    for pool, value in state.world.rp[card].items():
        points = value - standing.fewer_points(state, pool)
        if points > 0 and may_record(state, pool):
            found.append((pool, points))
    return found


def may_record(state: IllusionsState, pool: str) -> bool:
    """9.6.2c, 23.4.2b, 23.5 Whether points of a class may be recorded at all."""
    if pool in state.no_rp:
        return False
    if pool == RU:
        return not state.treaty and state.revolution not in NO_RU_RP
    if pool == IT:
        return state.is_at_war(IT)
    return pool != AH or state.nations[AH] != COLLAPSED
