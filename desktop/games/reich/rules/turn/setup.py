"""10.0 Laying out a scenario: markers, decks, hands, events."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import EventCardId
from desktop.games.reich.data.schema_setup import EventDeal
from desktop.games.reich.rules.cards.hands import Refill, SettleHands
from desktop.games.reich.rules.cards.won import ON_WINNING
from desktop.games.reich.rules.turn.reshuffle import draw_event
from desktop.games.reich.state.sides import SIDES, own_mall
from desktop.games.reich.state.state import ReichState


class SetUp(Frame, kw_only=True):
    """10.2, 10.3 Deal conflict cards and events; some events drawn act at once (10.2.2.3)."""

    STEPS = ("conflict_cards", "put_apart", "events", "resolve", "settle", "refill")

    def run_conflict_cards(self, state: ReichState) -> None:
        """10.2.1, 10.3.1, 10.3.2 First some of certain cards, then from the rest."""
        for side in SIDES:
            deal, deck = state.world.scenario.deals[side], state.decks[side]  # type: ignore[index]
            chosen = [card for card in deck if state.world.cards[card].special in deal.first_from]
            if deal.first:
                rest = [card for card in deck if card not in chosen]
                state.set_deck(side, chosen, "set_up")
                state.draw(side, deal.first)
                state.set_deck(side, [*rest, *state.decks[side]], "set_up")
            else:
                state.set_deck(side, deck, "set_up")
            state.draw(side, state.hand_size[side] - len(state.hands[side]))

    def run_put_apart(self, state: ReichState) -> None:
        """4.2.5.4, 10.3.3 Events that begin aside, in the lid or out of the game."""
        setup, copies = state.world.scenario.events, state.world.copies
        places = ((setup.set_aside, state.set_aside), (setup.lid, state.put_in_lid), (setup.removed, state.retire))
        for card, put in ((card, put) for events, put in places for event in events for card in copies[event]):
            put(card)

    def run_events(self, state: ReichState) -> None:
        """10.2.2, 10.3.3 Events given and drawn."""
        deals = state.world.scenario.events.deals
        for event in (event for deal in deals for event in deal.given):
            side = next(deal.side for deal in deals if event in deal.given)
            state.gain_event(side, event, "set_up")
        for deal in deals:
            for _ in range(deal.draw):
                draw_event(state, deal.side, self._pool(state, deal), "set_up")

    def _pool(self, state: ReichState, deal: EventDeal) -> list[EventCardId]:
        taken = [card for side in SIDES for card in state.held[side]]
        if not deal.own_mall:
            return [card for card in deal.pool if card not in taken]
        kinds = state.world.tables.year_end_kinds
        return [card for card in state.malls[own_mall(deal.side)] if state.event_of(card).kind in kinds]

    def run_resolve(self, state: ReichState) -> None:
        """10.2.2.3 Wolfpack, War Production and Convoy act at once, in this order."""
        for event in state.world.scenario.events.resolve:
            for side in SIDES:
                if card := state.card_of(state.held[side], event):
                    for effect in state.event_of(card).effects:
                        ON_WINNING[type(effect)](state, side, event, effect)
                    state.put_in_lid(card)

    def run_settle(self, state: ReichState) -> Frame:
        return SettleHands()

    def run_refill(self, state: ReichState) -> Frame:
        return Refill(first=state.world.first_side)
