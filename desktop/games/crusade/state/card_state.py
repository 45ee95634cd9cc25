"""8.1 Where the strategy cards are: the mutators of this game beside those of `mechanics.cdg`."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.engine.ids import CardId
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.turn_state import TurnMutators
from desktop.mechanics.cdg import card_state


@dataclass(kw_only=True)
class CardMutators(TurnMutators, card_state.CardMutators):
    """`face_up` holds Combat Cards kept after a combat that was won (8.5.3.2), `waiting` optional cards too."""

    def known_cards(self) -> list[CardId]:
        """4.3.1 Everybody knows who holds the card with which the game must begin."""
        return [*super().known_cards(), self.world.setup.deal.first_play]

    def leaves_game(self, card: CardId, use: str) -> bool:
        """3.0, 8.5.1.3 With an asterisk, played as an event; or however played, once its war phase is over."""
        phase = self.world.cards[card].leaves_after
        return super().leaves_game(card, use) or bool(phase and self.turn > self.world.phases[phase].last)

    def show_hand(self, side: str) -> None:
        """15.1.2 The hand is shown and put back on the draw pile."""
        shown = self.hands[side]
        self.hands[side] = []
        self.decks[side].extend(shown)
        self.emit(ev.HandShown(side, tuple(shown)))

    def keep_cc(self, side: str, card: CardId) -> None:
        """8.5.3.2 The winner keeps a Combat Card face up."""
        self._take(side, card)
        self.face_up[side].append(card)
        self.emit(ev.CombatCardKept(side, card))
