"""6.0 A The draw phase."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.games.crusade import verbs
from desktop.games.crusade.rules.turn.calendar import hand_size, phase_of
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, SIDES
from desktop.games.crusade.state.state import CrusadeState


class Draw(Frame, kw_only=True):
    """6.0 A1 new cards, A2 Combat Cards put away, A3 hands filled, 15.1.2 corps cards looked for."""

    STEPS = ("new_cards", "nationalist_discards", "republican_discards", "fill", "corps_cards")

    def run_new_cards(self, state: CrusadeState) -> None:
        """A1, 15.1 As a war phase begins its cards, the pile and the discards are shuffled together."""
        phase = phase_of(state)
        for side in SIDES:
            if any(state.world.cards[card].phase == phase for card in state.waiting[side]):
                state.add_cards(side, phase)
                state.shuffle(side)

    def ask_nationalist_discards(self, state: CrusadeState) -> Decision | None:
        return self._ask(state, NATIONALIST)

    def on_nationalist_discards(self, state: CrusadeState, action: Action) -> None:
        self._discard(state, NATIONALIST, action)

    def ask_republican_discards(self, state: CrusadeState) -> Decision | None:
        return self._ask(state, REPUBLICAN)

    def on_republican_discards(self, state: CrusadeState, action: Action) -> None:
        self._discard(state, REPUBLICAN, action)

    def _ask(self, state: CrusadeState, side: str) -> Decision | None:
        """A2, 8.5.3.6 Any Combat Cards may be put away, no others; also who has none is asked, lest that is told."""
        cards = [verbs.DISCARD(card) for card in state.hands[side] if card in state.world.is_combat_card]
        if not cards and not state.may_hold_cc(side):
            return None
        keep = verbs.KEEP()
        return Decision.of(side, "6.0 A2", Message.of("draw.discard", side=side), [*cards, keep], default=keep)

    def _discard(self, state: CrusadeState, side: str, action: Action) -> None:
        if action.verb == verbs.DISCARD:
            state.discard(side, action.target, "voluntary")
        else:
            self.next_step()

    def run_fill(self, state: CrusadeState) -> None:
        """A3 Draw to hand size; a hand that is larger keeps its cards."""
        for side in SIDES:
            fill_hand(state, side)

    def run_corps_cards(self, state: CrusadeState) -> None:
        """4.3.2, 15.1.2 As Turn 6 begins a hand without a corps reinforcement is shown and drawn again."""
        world = state.world
        if state.turn != world.phases["mobilization"].first:
            return
        for side in SIDES:
            while not _has_corps_card(state, state.hands[side]) and _has_corps_card(state, state.decks[side]):
                state.show_hand(side)
                state.shuffle(side, discards=False)
                fill_hand(state, side)

    def why_not(self, state: CrusadeState, action: Action) -> Refusal | None:
        side = {"nationalist_discards": NATIONALIST, "republican_discards": REPUBLICAN}.get(self.step)
        if side is None or action.verb != verbs.DISCARD or action.target not in state.world.cards:
            return None
        if action.target not in state.hands[side]:
            return Refusal.of("8.5.3.6", "refuse.not_in_hand", card=action.target)
        if action.target in state.world.is_combat_card:
            return None
        return Refusal.of("8.5.3.6", "refuse.discard_only_ccs", card=action.target)


def _has_corps_card(state: CrusadeState, cards: list[CardId]) -> bool:
    return any(card in state.world.is_corps_card for card in cards)


def fill_hand(state: CrusadeState, side: str) -> None:
    """A3 Draw to hand size."""
    state.fill_hand(side, hand_size(state, side))
