"""4.0 Where the conflict and event cards are, and the mutators that move them."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from desktop.engine.ids import NOTHING, CardId, EventCardId, EventId
from desktop.games.reich.data.schema_events import EventDef
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.conflict_state import ConflictMutators
from desktop.games.reich.state.sides import SIDES, enemy_of


class Owed(Struct):
    """A change of hand size that is settled after the used cards are discarded (7.8)."""

    side: str
    delta: int
    how: str
    """How a loss is discarded: choice, random, soviet (Soviet cards first)."""
    cause: str


@dataclass(kw_only=True)
class CardMutators(ConflictMutators):
    """Mutators of hands, decks, events and hand sizes."""

    hand_size: dict[str, int] = field(default_factory=dict)
    hands: dict[str, list[CardId]] = field(default_factory=dict)
    decks: dict[str, list[CardId]] = field(default_factory=dict)
    """The top card last."""
    discards: dict[str, list[CardId]] = field(default_factory=dict)
    """The top card last."""
    apart: list[CardId] = field(default_factory=list)
    """5.4.4 Conflict cards given up in the exchange under way."""
    held: dict[str, list[EventCardId]] = field(default_factory=dict)
    """Event cards of each side, face-down ones included."""
    face_down: list[EventCardId] = field(default_factory=list)
    waiting: dict[str, list[EventCardId]] = field(default_factory=dict)
    """4.2.5.2 Returnable events handed over: this side puts them into their malls."""
    malls: dict[str, list[EventCardId]] = field(default_factory=dict)
    lid: list[EventCardId] = field(default_factory=list)
    removed: list[EventCardId] = field(default_factory=list)
    aside: list[EventCardId] = field(default_factory=list)
    """4.2.5.4 Events that enter their malls at the end of 1941."""
    beside: list[EventCardId] = field(default_factory=list)
    """Won events that wait beside the deck for a reshuffle (Speer)."""
    owed: list[Owed] = field(default_factory=list)
    history: list[list[int]] = field(default_factory=list)
    """The hand sizes, Axis first, as each player turn began."""

    # -- reading -----------------------------------------------------------------------------------
    def event_of(self, card: EventCardId) -> EventDef:
        definition: EventDef = self.world.event_of[card]
        return definition

    def card_of(self, cards: list[EventCardId], event: EventId) -> EventCardId:
        """The first copy of an event among some cards, or nothing."""
        return next((card for card in cards if self.event_of(card).id == event), NOTHING)

    def _in_order(self, cards: list[CardId]) -> list[CardId]:
        """Conflict cards by suit and value."""
        known = self.world.cards
        return sorted(cards, key=lambda card: (known[card].suit, known[card].value, card))

    # -- hand size ---------------------------------------------------------------------------------
    def change_hand_size(self, side: str, delta: int, cause: str) -> None:
        """4.1.4 Move the marker; a rise above the most is ignored, a fall ends at nothing."""
        before = self.hand_size[side]
        after = max(0, min(self.world.limits.hand_most, before + delta))
        self.hand_size[side] = after
        self.emit(ev.HandSizeChanged(side, before, after, cause))

    def record_hand_sizes(self) -> None:
        """For the players to look back at."""
        self.history.append([self.hand_size[side] for side in SIDES])

    def owe(self, side: str, delta: int, how: str, cause: str) -> None:
        """7.8 Note a change of hand size until the used cards are discarded."""
        self.owed.append(Owed(side, delta, how, cause))

    def pay_next(self) -> Owed:
        """The first change still owed, which is now carried out."""
        owed = self.owed.pop(0)
        self.change_hand_size(owed.side, owed.delta, owed.cause)
        return owed

    # -- conflict cards ----------------------------------------------------------------------------
    def shuffle(self, side: str, cause: str = "reshuffle") -> None:
        """5.4 Shuffle the discards into the deck."""
        cards = [*self.decks[side], *self.discards[side]]
        self.discards[side] = []
        self.set_deck(side, cards, cause)

    def shuffle_pile(self, side: str) -> None:
        """The deck alone."""
        self.set_deck(side, list(self.decks[side]), "set_up")

    def set_deck(self, side: str, cards: list[CardId], cause: str) -> None:
        """Lay these cards down as a shuffled deck."""
        cards = self._in_order(cards)
        for last in range(len(cards) - 1, 0, -1):
            other = self.chance.deal(last + 1, "shuffle") - 1
            cards[last], cards[other] = cards[other], cards[last]
        self.decks[side] = cards
        self.emit(ev.DeckShuffled(side, len(cards), cause))

    def draw(self, side: str, number: int) -> None:
        """4.1.5 Draw cards from the own deck, which holds enough."""
        for _ in range(number):
            self.hands[side].append(self.decks[side].pop())
        self.hands[side] = self._in_order(self.hands[side])
        self.emit(ev.CardsDrawn(side, number))

    def discard(self, side: str, card: CardId, cause: str) -> None:
        """4.1.5 A card from the hand goes face up on the own pile."""
        self.hands[side].remove(card)
        self.discards[side].append(card)
        self.emit(ev.CardDiscarded(side, card, side, cause))

    def exchange(self, side: str, taken: CardId, given: CardId) -> None:
        """5.4.4 One card of the pile or deck for one in hand, which is put apart until the rest is shuffled."""
        place = self.discards[side] if taken in self.discards[side] else self.decks[side]
        place.remove(taken)
        self.apart.append(given)
        self.hands[side].remove(given)
        self.hands[side] = self._in_order([*self.hands[side], taken])
        self.emit(ev.CardsExchanged(side, given))

    def start_pile(self, side: str) -> None:
        """5.4.4 The cards put apart start the new discard pile."""
        self.discards[side].extend(self.apart)
        self.apart = []

    def lay_card(self, side: str, card: CardId, how: str = "hand") -> None:
        """7.3 A card from the hand is laid; `how`: hand (face down), open, random."""
        self.hands[side].remove(card)
        self.fight.cards[side].append(card)
        self.emit(ev.CardChosen(side, how))

    def lay_top_card(self, side: str) -> None:
        """6.5.3.3, 8.5.1 The top card of the deck is laid face down, unseen."""
        self.fight.cards[side].append(self.decks[side].pop())
        self.emit(ev.CardChosen(side, "deck"))

    def discard_used(self, side: str, card: CardId, pile: str) -> None:
        """7.8 A card on the table goes to a discard pile (a beaten double agent to the opponent's)."""
        self.fight.cards[side].remove(card)
        self.discards[pile].append(card)
        self.emit(ev.CardDiscarded(side, card, pile, "used"))

    # -- event cards -------------------------------------------------------------------------------
    def _take_out(self, card: EventCardId) -> None:
        """Remove an event card from wherever it lies."""
        places = [self.lid, self.removed, self.aside, self.beside]
        for lists in (self.held, self.waiting, self.malls):
            places.extend(lists.values())
        for place in places:
            if card in place:
                place.remove(card)
        if card in self.face_down:
            self.face_down.remove(card)
        if card in self.turn.ready:
            self.turn.ready.remove(card)

    def gain_event(self, side: str, card: EventCardId, cause: str) -> None:
        """4.2.1 An event joins a side's events."""
        self._take_out(card)
        self.held[side].append(card)
        self.emit(ev.EventGained(side, card, cause))

    def return_to_mall(self, card: EventCardId, how: str = "mall") -> None:
        self._take_out(card)
        mall = self.event_of(card).mall
        self.malls[mall].append(card)
        self.malls[mall].sort(key=lambda each: self.world.event_cards[each].number)
        self.emit(ev.EventMoved(card, how, ""))

    def enter_mall(self, card: EventCardId) -> None:
        """4.2.5.4 An event that was set aside comes into play."""
        self.return_to_mall(card, "entered")

    def hand_over(self, side: str, card: EventCardId) -> None:
        """4.2.5.2 A used returnable event goes face down to the opponent."""
        self._take_out(card)
        self.waiting[enemy_of(side)].append(card)
        self.emit(ev.EventMoved(card, "waiting", enemy_of(side)))

    def turn_down(self, side: str, card: EventCardId) -> None:
        """4.2.5.1 A used reusable event is out until the next own preparation."""
        if card in self.turn.ready:
            self.turn.ready.remove(card)
        if card not in self.face_down:
            self.face_down.append(card)
            self.emit(ev.EventMoved(card, "face_down", side))

    def keep_ready(self, card: EventCardId) -> None:
        """7.9.2 A used reusable event may be used again in a Blitzkrieg attack."""
        if card not in self.turn.ready:
            self.turn.ready.append(card)

    def turn_up(self, side: str) -> None:
        """5.2 The own face-down events are ready again."""
        for card in [card for card in self.face_down if card in self.held[side]]:
            self.face_down.remove(card)
            self.emit(ev.EventReady(side, card))

    def put_in_lid(self, card: EventCardId) -> None:
        """4.2.5.4 A used recyclable event."""
        self._take_out(card)
        self.lid.append(card)
        self.emit(ev.EventMoved(card, "lid", ""))

    def retire(self, card: EventCardId) -> None:
        """4.2.5.3 Out of the game."""
        self._take_out(card)
        self.removed.append(card)
        self.emit(ev.EventMoved(card, "removed", ""))

    def set_aside(self, card: EventCardId) -> None:
        self._take_out(card)
        self.aside.append(card)
        self.emit(ev.EventMoved(card, "aside", ""))

    def lay_beside(self, side: str, card: EventCardId) -> None:
        """A won event that waits beside the deck, outside the event limit."""
        self._take_out(card)
        self.beside.append(card)
        self.emit(ev.EventMoved(card, "beside", side))
