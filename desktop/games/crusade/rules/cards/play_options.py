"""7.1.3, 8.0 What may be done with the cards of a hand in an action round."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, CardId
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.rules.cards import conditions, registry
from desktop.games.crusade.rules.turn.calendar import winter, winter_rule
from desktop.games.crusade.state.sides import NATIONALIST
from desktop.games.crusade.state.state import CrusadeState

OPS, SR, RP, EVENT, AUTO = "ops", "sr", "rp", "event", "auto"
USES = (OPS, SR, RP, EVENT)
REINF_OWN, REINF_FOREIGN = "reinf_own", "reinf_foreign"
OWN = ("nat", "rep")
GATES = {"axis": "axis_rp", "sov": "soviet_rp"}
"""8.4.1 Foreign pools: the flag that their aid has been played."""
NAT_SR_LESS = "nat_sr_less"
"""R36 A turn effect; the turn's count of the same name holds the points."""


def compulsory(state: CrusadeState, side: str) -> CardId:
    """4.3.1 The card that must be played as an event in the first round of the game, or nothing."""
    setup = state.world.setup
    first = setup.deal.first_play
    opens = first and state.turn == setup.turn and state.round == 1 and not state.actions[side]
    return first if opens and first in state.hands[side] else NOTHING


def plays(state: CrusadeState, side: str) -> list[tuple[CardId, str]]:
    """7.1.3 Every card in hand with every use it may be put to."""
    if card := compulsory(state, side):
        return [(card, EVENT)]
    return [(card, use) for card in state.hands[side] for use in USES if why_not_play(state, side, card, use) is None]


def why_not_play(state: CrusadeState, side: str, card: CardId, use: str) -> Refusal | None:
    """7.1.6 Why a card may not be played in a way."""
    if card not in state.hands[side]:
        return Refusal.of("7.1.3", "refuse.not_in_hand", card=card)
    if (first := compulsory(state, side)) and (card, use) != (first, EVENT):
        return Refusal.of("4.3.1", "refuse.compulsory", card=first)
    if use == OPS:
        return why_not_ops(state, side)
    if use in (SR, RP):
        return _why_not_twice(state, side, use)
    return why_not_event(state, side, card)


def why_not_ops(state: CrusadeState, side: str) -> Refusal | None:
    """16.5.2, 16.5.3 In winter only some cards may be played for operations."""
    limits = winter(state)
    if limits is not None and state.ops_cards[side] >= limits.ops_cards:
        return Refusal.of(winter_rule(state), "refuse.winter_ops", n=limits.ops_cards)
    return None


def _why_not_twice(state: CrusadeState, side: str, use: str) -> Refusal | None:
    """8.3.3, 8.4.3 Never in two rounds running of the same turn."""
    if state.actions[side][-1:] == [use]:
        return Refusal.of("8.3.3" if use == SR else "8.4.3", f"refuse.{use}_twice")
    return None


def why_not_event(state: CrusadeState, side: str, card: CardId) -> Refusal | None:
    """8.5.1.2 Why the event of a card may not be played now."""
    definition = state.world.cards[card]
    if definition.card_kind == "cc":
        return Refusal.of("8.5.3", "refuse.cc_in_combat", card=card)
    if refusal := _why_not_by_chart(state, side, definition):
        return refusal
    return conditions.why_not_event(state, card)


def _why_not_by_chart(state: CrusadeState, side: str, card: s.CardDef) -> Refusal | None:
    """7.1.6 Limits of the action chart: reinforcements, counterattacks, SR, winter."""
    box, limits = action_box(card), state.world.limits
    if box in (REINF_OWN, REINF_FOREIGN) and state.actions[side].count(box) >= limits.reinforcements:
        return Refusal.of("8.5.2.1", "refuse.reinforcement_twice", card=card.id)
    if card.card_kind == "counterattack" and state.counterattack_played:
        return Refusal.of("8.5.5.1", "refuse.counterattack_twice", card=card.id)
    if box == SR and (refusal := _why_not_twice(state, side, SR)):
        return refusal
    return why_not_ops(state, side) if counts_for_winter(card) else None


def action_box(card: s.CardDef) -> str:
    """7.1.4 The box of the action chart for the event of a card."""
    if card.card_kind == "reinforcement":
        return REINF_OWN if card.reinforcement in OWN else REINF_FOREIGN
    return registry.BOXES.get(card.id, EVENT)


def counts_for_winter(card: s.CardDef) -> bool:
    """16.5.2 Events that activate several spaces count as OPS cards."""
    return any(isinstance(effect, s.Ops | s.Counterattack) for effect in card.effects)


def sr_points(state: CrusadeState, side: str, points: int) -> int:
    """8.3.2, 17.2.1, R36 The half points of an SR that are left of these."""
    limits = state.world.limits
    if state.turn <= limits.sr_early_turns:
        points -= limits.sr_early_less
    if side == NATIONALIST and NAT_SR_LESS in state.turn_effects:
        points = max(limits.sr_least, points - state.counts.get(NAT_SR_LESS, 0) * limits.half_points)
    return max(0, points)


def rp_of(state: CrusadeState, card: CardId) -> list[tuple[str, int]]:
    """8.4.1 Pools and half points a card records; foreign ones only after their aid, and none under N30 or R52."""
    points = state.world.rp[card]
    return [
        (pool, value)
        for pool, value in points.items()
        if pool not in state.no_rp and (pool not in GATES or state.flag(GATES[pool]))
    ]
