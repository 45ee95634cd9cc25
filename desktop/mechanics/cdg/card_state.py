"""Where the strategy cards are, and the mutators that move them."""

from __future__ import annotations

from dataclasses import dataclass, field

from desktop.engine.ids import NOTHING, CardId
from desktop.mechanics.cdg import events as ev
from desktop.mechanics.cdg.turn_state import TurnMutators


@dataclass(kw_only=True)
class CardMutators(TurnMutators):
    """Mutators of hands and piles. Piles are by side, the top card last; hands are in the order of the deck list.

    A hand belongs to a holder: the side itself, or one of its partners. The world gives each card `side`, `number`,
    `asterisk`, and the phase of the war it belongs to in `phase_of_card`, and knows the combat cards.
    """

    decks: dict[str, list[CardId]] = field(default_factory=dict)
    hands: dict[str, list[CardId]] = field(default_factory=dict)
    discards: dict[str, list[CardId]] = field(default_factory=dict)
    removed_cards: dict[str, list[CardId]] = field(default_factory=dict)
    face_up: dict[str, list[CardId]] = field(default_factory=dict)
    """Cards before their owner."""
    waiting: dict[str, list[CardId]] = field(default_factory=dict)
    """Cards that are not yet in the pile: those of later phases of the war."""
    played: list[CardId] = field(default_factory=list)
    """Cards played as events so far, Combat Cards included."""
    in_play: CardId = NOTHING
    """The card of the action round under way; it leaves the hand at once and finds its pile as the round ends."""
    card_use: str = ""
    """ops, sr, rp or event."""

    # -- reading -----------------------------------------------------------------------------------
    def holders(self, side: str) -> tuple[str, ...]:
        """Who holds cards of a side: the side itself, or its partners."""
        return (side,)

    def hand(self, side: str) -> list[CardId]:
        """All cards a side has in hand."""
        holders = self.holders(side)
        if len(holders) == 1:
            return self.hands[holders[0]]
        return sorted((card for holder in holders for card in self.hands[holder]), key=self.card_order)

    def known_cards(self) -> list[CardId]:
        """Cards in hand that everybody knows to be there: Combat Cards that have been shown."""
        return list(self.used_ccs)

    def possible_cards(self, side: str, holder: str = "") -> list[CardId]:
        """What a side (or one of its holders) may have in hand as far as the enemy can know: any card that he has not
        seen, or nothing if he knows all that is held."""
        known, hand = self.known_cards(), self.hand(side)
        if all(card in known for card in (self.hands[holder] if holder else hand)):
            return []
        return [card for card in (*hand, *self.decks[side]) if card not in known]

    def may_hold_cc(self, side: str, holder: str = "") -> bool:
        """Whether the enemy must reckon with a Combat Card in hand."""
        return any(card in self.world.is_combat_card for card in self.possible_cards(side, holder))

    def is_played(self, card: CardId) -> bool:
        """Whether a card has been played as an event."""
        return card in self.played

    def held_ccs(self, side: str) -> list[CardId]:
        """Combat Cards of a side in hand or face up that were not used in this round."""
        combat_cards = self.world.is_combat_card
        held = [*self.hand(side), *self.face_up[side]]
        return sorted((c for c in held if c in combat_cards and c not in self.used_ccs), key=self.card_order)

    def card_order(self, card: CardId) -> tuple[str, int]:
        definition = self.world.cards[card]
        return definition.side, definition.number

    # -- piles -------------------------------------------------------------------------------------
    def shuffle(self, side: str, *, discards: bool = True) -> None:
        """The discards are shuffled into the draw pile, or the pile alone is shuffled."""
        cards = list(self.decks[side])
        if discards:
            cards += self.discards[side]
            self.discards[side] = []
        cards.sort(key=self.card_order)
        for last in range(len(cards) - 1, 0, -1):
            other = self.chance.deal(last + 1, "shuffle") - 1
            cards[last], cards[other] = cards[other], cards[last]
        self.decks[side] = cards
        self.emit(ev.DeckShuffled(side, len(cards)))

    def shuffle_pile(self, side: str) -> None:
        """The draw pile alone."""
        self.shuffle(side, discards=False)

    def add_cards(self, side: str, phase: str) -> None:
        """The cards of a phase of the war join the draw pile, unshuffled."""
        new = [card for card in self.waiting[side] if self.world.phase_of_card[card] == phase]
        self.waiting[side] = [card for card in self.waiting[side] if card not in new]
        self.decks[side] = [*self.decks[side], *new]
        self.emit(ev.CardsAdded(side, phase, len(new)))

    def draw(self, side: str, number: int, holder: str = "") -> None:
        """Draw from the pile, which holds enough."""
        hand = self.hands[holder or side]
        for _ in range(number):
            hand.append(self.decks[side].pop())
        hand.sort(key=self.card_order)
        self.emit(ev.CardsDrawn(holder or side, number))

    def fill_hand(self, side: str, size: int, holder: str = "") -> None:
        """Draw to a size; when the pile runs out the discards are shuffled; too few cards are played with."""
        missing = size - len(self.hands[holder or side])
        while missing > 0:
            if not self.decks[side]:
                if not self.discards[side]:
                    return
                self.shuffle(side)
            number = min(missing, len(self.decks[side]))
            self.draw(side, number, holder)
            missing -= number

    # -- single cards ------------------------------------------------------------------------------
    def play_card(self, side: str, card: CardId, use: str) -> None:
        """A card is played for ops, sr, rp or as an event."""
        self._take(side, card)
        self.in_play, self.card_use = card, use
        self.emit(ev.CardPlayed(side, card, use))

    def record_event(self, card: CardId) -> None:
        """The event of a card has been played (prerequisites look here)."""
        if card not in self.played:
            self.played.append(card)

    def finish_card(self) -> None:
        """The card of the round goes to its owner's discards, or leaves the game."""
        card, use = self.in_play, self.card_use
        self.in_play, self.card_use = NOTHING, ""
        definition = self.world.cards[card]
        if self.leaves_game(card, use):
            self.removed_cards[definition.side].append(card)
            self.emit(ev.CardRemoved(definition.side, card))
        else:
            self.discards[definition.side].append(card)
            self.emit(ev.CardDiscarded(definition.side, card, "played"))

    def leaves_game(self, card: CardId, use: str) -> bool:
        """Whether a card that was played leaves the game: one with an asterisk, played as an event."""
        return use == "event" and bool(self.world.cards[card].asterisk)

    def discard(self, side: str, card: CardId, cause: str) -> None:
        """A card in hand or face up goes to the discard pile (lost, turn_end; voluntary: unseen)."""
        self._take(side, card)
        self.discards[side].append(card)
        if cause == "voluntary":
            self.emit(ev.CardsDiscardedUnseen(side, 1))
        else:
            self.emit(ev.CardDiscarded(side, card, cause))

    def remove_card(self, side: str, card: CardId) -> None:
        """A card in hand or face up leaves the game."""
        self._take(side, card)
        self.removed_cards[side].append(card)
        self.emit(ev.CardRemoved(side, card))

    def use_cc(self, side: str, card: CardId) -> None:
        """A Combat Card is shown; it stays in hand or face up until the combat is decided."""
        self.used_ccs.append(card)
        self.emit(ev.CombatCardPlayed(side, card))

    def return_cc(self, side: str, card: CardId) -> None:
        """There was no combat: the card counts as unused."""
        self.used_ccs.remove(card)
        self.emit(ev.CombatCardReturned(side, card))

    def _take(self, side: str, card: CardId) -> None:
        """A card leaves the hand it is in, or its place before its owner."""
        for pile in (*(self.hands[holder] for holder in self.holders(side)), self.face_up[side]):
            if card in pile:
                pile.remove(card)
                return
        raise ValueError(f"{side} does not hold {card}")
