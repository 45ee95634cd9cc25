"""7.3 Laying a conflict card: secretly, openly, at random, or from the deck."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.games.reich import verbs
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.cards.play_options import (
    draws_from_deck,
    has_effect,
    legal_cards,
    plays_at_random,
    why_not_card,
)
from desktop.games.reich.rules.turn.reshuffle import Reshuffle
from desktop.games.reich.state.state import ReichState


class ChooseCard(Frame, kw_only=True):
    """7.3 One side lays its card, and with a two-card event the top card of its deck unseen beside it."""

    STEPS = ("from_deck", "at_random", "choose", "second", "show")
    side: str
    openly: bool = False

    def _laid(self, state: ReichState) -> bool:
        return bool(state.fight.cards[self.side])

    def _lay_top(self, state: ReichState) -> Frame | None:
        if state.decks[self.side]:
            state.lay_top_card(self.side)
            return None
        if not state.discards[self.side]:
            return None
        self.go(self.step)
        return Reshuffle(side=self.side)

    def run_from_deck(self, state: ReichState) -> Frame | None:
        """8.5.1 Neutral Vichy fights with the top card of the Axis deck."""
        return self._lay_top(state) if draws_from_deck(state, self.side) else None

    def run_at_random(self, state: ReichState) -> None:
        """7.3 Master Spy: a legal card at random."""
        if self._laid(state) or not plays_at_random(state, self.side):
            return
        if cards := legal_cards(state, self.side):
            state.lay_card(self.side, cards[state.chance.deal(len(cards), "random_card") - 1], "random")

    def ask_choose(self, state: ReichState) -> Decision | None:
        """7.3 A card of one's choice, unseen by the other unless he has a spy."""
        if self._laid(state):
            return None
        conflict = state.fight
        actions = [verbs.LAY(card) for card in legal_cards(state, self.side)]
        prompt = Message.of("conflict.open_card" if self.openly else "conflict.card")
        return Decision.of(self.side, "7.3", prompt, actions, subjects=(conflict.target,))

    def on_choose(self, state: ReichState, action: Action) -> None:
        state.lay_card(self.side, action.target, "open" if self.openly else "hand")
        self.next_step()

    def run_second(self, state: ReichState) -> Frame | None:
        """6.5.3.3 The second card of a two-card event."""
        return self._lay_top(state) if has_effect(state, self.side, s.SecondCard) else None

    def run_show(self, state: ReichState) -> None:
        if self.openly:
            state.reveal(self.side)

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.LAY:
            return None
        return why_not_card(state, self.side, action.target)
