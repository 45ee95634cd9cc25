"""6.0 H The Strategy Card Draw Phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.illusions import verbs
from desktop.games.illusions.data.readings import Reshuffle
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.sides import SIDES, enemy_of
from desktop.games.illusions.state.state import IllusionsState


class CardDraw(Reasoned, Frame, kw_only=True):
    """6.0 H1 the table is cleared, H2 Combat Cards put away, H3 hands filled, H4 piles reshuffled."""

    STEPS = ("clear", "discards", "fill")
    kept: list[str] = []
    """Who has put away all he wants to."""

    def run_clear(self, state: IllusionsState) -> None:
        """H1 Face-up events leave the table."""
        for side in SIDES:
            state.clear_table(side)

    def ask_discards(self, state: IllusionsState) -> Decision | None:
        """H2 Any Combat Cards may be put away, no others; each holder of cards decides on his own.

        Also who has none is asked, lest that is told.
        """
        for seat, side in state.world.side_of_seat.items():
            cards = [card for card in state.hands[seat] if card in state.world.is_combat_card]
            if seat not in self.kept and (cards or state.may_hold_cc(side, seat)):
                keep = verbs.KEEP()
                offers = [*(verbs.DISCARD(card) for card in cards), keep]
                return Decision.of(seat, "6.0", Message.of("draw.discard", side=seat), offers, default=keep)
        return None

    def on_discards(self, state: IllusionsState, action: Action) -> None:
        if action.verb == verbs.DISCARD:
            state.discard(state.world.cards[action.target].side, action.target, "voluntary")
        else:
            self.kept.append(self._asked(state))

    def _asked(self, state: IllusionsState) -> str:
        decision = self.ask_discards(state)
        assert decision is not None
        return decision.player

    def run_fill(self, state: IllusionsState) -> None:
        """H3, H4 Draw up to hand size; the discards are shuffled when the pile is empty, or (option) every turn."""
        for side in SIDES:
            if Reshuffle.of(state.world) is Reshuffle.EVERY_TURN and state.discards[side]:
                state.shuffle(side)
            for seat in state.world.seats_of[side]:
                state.fill_hand(side, hand_size(state, side), seat)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        card = action.target
        if action.verb != verbs.DISCARD or card not in state.world.cards:
            return None
        if card not in state.world.is_combat_card:
            return Refusal.of("6.0", "refuse.discard_only_ccs", card=card)
        return Refusal.of("6.0", "refuse.not_in_hand", card=card)


def hand_size(state: IllusionsState, side: str) -> int:
    """6.0 H3, 4.4.1.13 Seven; four each for two partners, eight for one player against two."""
    limits, seats = state.world.limits, state.world.seats_of
    if len(seats[side]) > 1:
        return limits.hand_partner
    return limits.hand_lone if len(seats[enemy_of(side)]) > 1 else limits.hand
