"""4.2, 30.2.2 The opening hands."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.games.illusions import verbs
from desktop.games.illusions.rules.turn.draw import hand_size
from desktop.games.illusions.rules.turn.reasons import Reasoned
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, SIDES
from desktop.games.illusions.state.state import IllusionsState


class Openings(Reasoned, Frame, kw_only=True):
    """4.2.1, 4.2.2 Each player takes a card and shows it, then shuffles and draws the rest of the hand."""

    STEPS = ("allied", "central", "deal")

    def ask_allied(self, state: IllusionsState) -> Decision | None:
        return _ask(state, ALLIED)

    def on_allied(self, state: IllusionsState, action: Action) -> None:
        self._take(state, ALLIED, action)

    def ask_central(self, state: IllusionsState) -> Decision | None:
        return _ask(state, CENTRAL)

    def on_central(self, state: IllusionsState, action: Action) -> None:
        self._take(state, CENTRAL, action)

    def _take(self, state: IllusionsState, side: str, action: Action) -> None:
        state.take_opening(side, action.target)
        self.next_step()

    def run_deal(self, state: IllusionsState) -> None:
        """4.2, 4.4.1.6 The hands are filled, each partner's in turn."""
        for side in SIDES:
            state.shuffle(side)
            for seat in state.world.seats_of[side]:
                state.fill_hand(side, hand_size(state, side), seat)

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        if action.verb != verbs.OPEN or action.target not in state.world.cards:
            return None
        return Refusal.of("4.2", "refuse.opening", card=action.target)


def openings(state: IllusionsState, side: str) -> list[CardId]:
    """4.2 The cards one of which a side may take: those named, or all with so many OPS."""
    world = state.world
    for opening in world.setup.openings:
        if opening.side == side:
            named = [card for card in opening.cards if card in state.decks[side]]
            able = [card for card in state.decks[side] if opening.ops and world.ops[card] == opening.ops]
            return sorted(named or able, key=state.card_order)
    return []


def _ask(state: IllusionsState, side: str) -> Decision | None:
    offers = [verbs.OPEN(card) for card in openings(state, side)]
    if not offers:
        return None
    return Decision.of(state.world.seats_of[side][0], "4.2", Message.of("setup.open", side=side), offers)
