"""9.0 Where the strategy cards are: the mutators of this game beside those of `mechanics.cdg`."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.engine.ids import NOTHING, CardId
from desktop.games.illusions.state import events as ev
from desktop.games.illusions.state.turn_state import TurnMutators
from desktop.mechanics.cdg import card_state


@dataclass(kw_only=True)
class CardMutators(TurnMutators, card_state.CardMutators):
    """`face_up` holds events in force to the end of the turn or longer (4.2.3, 9.7.1f); hands are by seat (4.4)."""

    keep_face_up: CardId = NOTHING
    """The card in play if it is to lie face up when its round ends."""
    card_leaves: CardId = NOTHING
    """The card in play if it is to leave the game when its round ends, asterisk or not."""

    def holders(self, side: str) -> tuple[str, ...]:
        return self.world.seats_of[side]

    def holder_of(self, card: CardId) -> str:
        """4.4.1.10 The seat that holds a card; "" if nobody does."""
        return next((seat for seat, hand in self.hands.items() if card in hand), "")

    def take_opening(self, side: str, card: CardId) -> None:
        """4.2 A card is taken from the draw pile and shown."""
        self.decks[side].remove(card)
        self.hands[self.holders(side)[0]].append(card)
        self.emit(ev.OpeningShown(side, card))

    def take_out(self) -> None:
        """CP-35 The card in play leaves the game when its round ends, though it has no asterisk."""
        self.card_leaves = self.in_play

    def take_back(self, card: CardId) -> None:
        """9.7.2d A card that has left the game goes to the discards after all."""
        side = self.world.cards[card].side
        if card in self.removed_cards[side]:
            self.removed_cards[side].remove(card)
            self.discards[side].append(card)
        self.emit(ev.CardDiscarded(side, card, "countered"))

    def lie_face_up(self) -> None:
        """4.2.3 The card in play stays before its owner when the round ends."""
        self.keep_face_up = self.in_play

    def finish_card(self) -> None:
        """2.0 To the discards, out of the game (asterisk, as an event), or face up until the turn ends."""
        card, self.keep_face_up = self.keep_face_up, NOTHING
        leaves, self.card_leaves = self.card_leaves, NOTHING
        if leaves and leaves == self.in_play:
            self.in_play, self.card_use = NOTHING, ""
            side = self.world.cards[leaves].side
            self.removed_cards[side].append(leaves)
            self.emit(ev.CardRemoved(side, leaves))
            return
        if card != self.in_play or not card:
            super().finish_card()
            return
        self.in_play = self.card_use = NOTHING
        side = self.world.cards[card].side
        self.face_up[side].append(card)
        self.emit(ev.CardFacedUp(side, card))

    def clear_table(self, side: str) -> None:
        """6.0 H1 Face-up events with an asterisk leave the game, others are discarded."""
        for card in list(self.face_up[side]):
            if self.world.cards[card].asterisk:
                self.remove_card(side, card)
            else:
                self.discard(side, card, "turn_end")

    def see_hand(self, side: str) -> None:
        """CP-16 and others: a side sees the enemy's hand."""
        self.emit(ev.HandSeen(side))
