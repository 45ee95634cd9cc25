"""8.1 Where the strategy cards are, and the mutators that move them."""

from __future__ import annotations

from dataclasses import field

from desktop.engine.records import dataclass
from desktop.games.crusade import events as ev
from desktop.games.crusade.turn_state import TurnMutators


@dataclass(kw_only=True)
class CardMutators(TurnMutators):
    """Mutators of hands and piles. Piles are by side, the top card last; hands are in the order of the deck list."""

    decks: dict[str, list[str]] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=dict)
    discards: dict[str, list[str]] = field(default_factory=dict)
    removed_cards: dict[str, list[str]] = field(default_factory=dict)
    face_up: dict[str, list[str]] = field(default_factory=dict)
    """8.5.3.2 Combat Cards kept after a combat that was won."""
    waiting: dict[str, list[str]] = field(default_factory=dict)
    """Cards of later war phases (15.1) and optional cards that are used but not yet in the pile."""
    played: list[str] = field(default_factory=list)
    """Cards played as events so far, Combat Cards included."""
    in_play: str = ""
    """The card of the action round under way; it leaves the hand at once and finds its pile as the round ends."""
    card_use: str = ""
    """ops, sr, rp or event."""

    # -- reading -----------------------------------------------------------------------------------
    def is_played(self, card: str) -> bool:
        """8.5.1.2 Whether a card has been played as an event."""
        return card in self.played

    def held_ccs(self, side: str) -> list[str]:
        """8.5.3 Combat Cards of a side in hand or face up that were not used in this round."""
        held = [*self.hands[side], *self.face_up[side]]
        return sorted((card for card in held if self.world.cards[card].card_kind == "cc" and card not in self.used_ccs),
                      key=self.card_order)  # fmt: skip

    def card_order(self, card: str) -> tuple[str, int]:
        definition = self.world.cards[card]
        return definition.side, definition.number

    # -- piles -------------------------------------------------------------------------------------
    def shuffle(self, side: str) -> None:
        """6.0 A3 The discards are shuffled into the draw pile."""
        cards = sorted((*self.decks[side], *self.discards[side]), key=self.card_order)
        self.discards[side] = []
        for last in range(len(cards) - 1, 0, -1):
            other = self.chance.draw(last + 1, "shuffle") - 1
            cards[last], cards[other] = cards[other], cards[last]
        self.decks[side] = cards
        self.emit(ev.DeckShuffled(side, len(cards)))

    def add_cards(self, side: str, phase: str) -> None:
        """15.1 The cards of a war phase join the draw pile, unshuffled."""
        new = [card for card in self.waiting[side] if self.world.cards[card].phase == phase]
        self.waiting[side] = [card for card in self.waiting[side] if card not in new]
        self.decks[side] = [*self.decks[side], *new]
        self.emit(ev.CardsAdded(side, phase, len(new)))

    def draw(self, side: str, number: int) -> None:
        """6.0 A3 Draw from the pile, which holds enough."""
        for _ in range(number):
            self.hands[side].append(self.decks[side].pop())
        self.hands[side].sort(key=self.card_order)
        self.emit(ev.CardsDrawn(side, number))

    def show_hand(self, side: str) -> None:
        """15.1.2 The hand is shown and put back on the draw pile."""
        shown = self.hands[side]
        self.hands[side] = []
        self.decks[side].extend(shown)
        self.emit(ev.HandShown(side, tuple(shown)))

    # -- single cards ------------------------------------------------------------------------------
    def play_card(self, side: str, card: str, use: str) -> None:
        """7.1.3 A card is played for ops, sr, rp or as an event."""
        self.hands[side].remove(card)
        self.in_play, self.card_use = card, use
        self.emit(ev.CardPlayed(side, card, use))

    def record_event(self, card: str) -> None:
        """8.5.1.2 The event of a card has been played (prerequisites look here)."""
        if card not in self.played:
            self.played.append(card)
        self.revision += 1

    def finish_card(self) -> None:
        """3.0 * The card of the round goes to its owner's discards, or leaves the game (asterisk played as event)."""
        card, use = self.in_play, self.card_use
        self.in_play = self.card_use = ""
        definition = self.world.cards[card]
        if use == "event" and definition.asterisk:
            self.removed_cards[definition.side].append(card)
            self.emit(ev.CardRemoved(definition.side, card))
        else:
            self.discards[definition.side].append(card)
            self.emit(ev.CardDiscarded(definition.side, card, "played"))

    def discard(self, side: str, card: str, cause: str) -> None:
        """A card in hand or face up goes to the discard pile (8.5.3.3 lost; 8.5.3.5 turn_end; A2 voluntary)."""
        self._take(side, card)
        self.discards[side].append(card)
        if cause == "voluntary":
            self.emit(ev.CardsDiscardedUnseen(side, 1))
        else:
            self.emit(ev.CardDiscarded(side, card, cause))

    def remove_card(self, side: str, card: str) -> None:
        """8.5.3.2 A card in hand or face up leaves the game."""
        self._take(side, card)
        self.removed_cards[side].append(card)
        self.emit(ev.CardRemoved(side, card))

    def use_cc(self, side: str, card: str) -> None:
        """11.2.4 A Combat Card is shown; it stays in hand or face up until the combat is decided."""
        self.used_ccs.append(card)
        self.emit(ev.CombatCardPlayed(side, card))

    def return_cc(self, side: str, card: str) -> None:
        """N14 There was no combat: the card counts as unused."""
        self.used_ccs.remove(card)
        self.emit(ev.CombatCardReturned(side, card))

    def keep_cc(self, side: str, card: str) -> None:
        """8.5.3.2 The winner keeps a Combat Card face up."""
        self._take(side, card)
        self.face_up[side].append(card)
        self.emit(ev.CombatCardKept(side, card))

    def _take(self, side: str, card: str) -> None:
        pile = self.hands[side] if card in self.hands[side] else self.face_up[side]
        pile.remove(card)
