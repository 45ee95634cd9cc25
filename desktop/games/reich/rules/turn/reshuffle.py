"""5.4, 5.5 Reshuffles and year ends, which interrupt any draw."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, CardId, EventCardId, EventId
from desktop.games.reich import verbs
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.turn import victory
from desktop.games.reich.state.sides import ALLIES, AXIS, SIDES, enemy_of, own_mall
from desktop.games.reich.state.state import ReichState


class Reshuffle(Frame, kw_only=True):
    """5.4 A card must be drawn from an empty deck."""

    STEPS = (
        "advance", "shared_return", "spare", "growth", "growth_draw", "last_year",
        "own_return", "exchange", "shuffle", "late_exchange", "late_shuffle",
    )  # fmt: skip
    side: str
    entered: bool = False
    """The year marker went on a box."""
    spared: bool = False

    def run_advance(self, state: ReichState) -> Frame | None:
        """5.4.1 (1), (2) The own marker goes on, unless it is ahead; 8.6 the first Axis reshuffle ends the Pact."""
        if self.side == AXIS and state.pact:
            state.end_pact("reshuffle")
        lead = state.year[self.side] - state.year[enemy_of(self.side)]
        if lead >= state.world.limits.year_lead or state.year[self.side] >= len(state.world.years) - 1:
            return None
        state.advance_year(self.side)
        self.entered = True
        return YearEnd() if lead + 1 == 0 else None

    def run_shared_return(self, state: ReichState) -> None:
        """5.4.1 (3) One War Production comes back."""
        for event in state.world.tables.returns.any:
            if card := state.card_of(state.lid, event):
                state.return_to_mall(card)

    # -- 5.4.2 -------------------------------------------------------------------------------------
    def _grows(self, state: ReichState) -> bool:
        return self.side == AXIS and state.hand_size[ALLIES] < state.world.limits.hand_most

    def _sparing(self, state: ReichState) -> EventCardId:
        """A won event that can cancel the Allied growth (Speer)."""
        for card in state.beside:
            if any(isinstance(effect, s.SkipGrowth) for effect in state.event_of(card).effects):
                return card
        return NOTHING

    def ask_spare(self, state: ReichState) -> Decision | None:
        """5.4.2 Once in the game the Axis may cancel the rise and the draw."""
        card = self._sparing(state)
        if not card or not self._grows(state):
            return None
        actions = [verbs.USE(state.event_of(card).id), verbs.DONE()]
        return Decision.of(AXIS, "5.4.2", Message.of("reshuffle.spare"), actions)

    def on_spare(self, state: ReichState, action: Action) -> None:
        if action.verb == verbs.USE:
            self.spared = True
            state.retire(self._sparing(state))
        self.next_step()

    def run_growth(self, state: ReichState) -> None:
        """5.4.2 Allied hand size goes up."""
        if not self._grows(state) or self.spared:
            self.go("last_year")
            return
        state.change_hand_size(ALLIES, state.world.limits.axis_reshuffle_gift, "axis_reshuffle")

    def run_growth_draw(self, state: ReichState) -> Frame | None:
        """5.4.2 The Allies draw one card, perhaps with a reshuffle of their own."""
        if len(state.hands[ALLIES]) >= state.hand_size[ALLIES]:
            return None
        if state.decks[ALLIES]:
            state.draw(ALLIES, state.world.limits.axis_reshuffle_gift)
        elif state.discards[ALLIES]:
            self.go("growth_draw")
            return Reshuffle(side=ALLIES)
        return None

    def run_last_year(self, state: ReichState) -> None:
        """5.5 The end of the last year ends the game once the Allied hand has grown, but for a conflict under way."""
        if not state.last_year_over:
            return
        if state.conflict is None:
            victory.conclude(state, victory.at_last_year_end(state))
        else:
            self.go("shuffle")

    # -- what comes back ---------------------------------------------------------------------------
    def _returns(self, state: ReichState) -> list[EventId]:
        tables = state.world.tables
        found = []
        for event in tables.returns.axis if self.side == AXIS else tables.returns.allies:
            cards = [card for card in state.lid if state.event_of(card).id == event]
            needed = len(state.world.copies[event]) if event in tables.returns.all_copies_needed else 1
            if len(cards) >= needed:
                found.append(event)
        return found

    def ask_own_return(self, state: ReichState) -> Decision | None:
        """5.4.2, 5.4.3 The owner returns one event from the lid."""
        rule = "5.4.2" if self.side == AXIS else "5.4.3"
        actions = [verbs.RETURN(event) for event in self._returns(state)]
        return Decision.of(self.side, rule, Message.of("reshuffle.return"), actions) if actions else None

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self:
            return None
        if self.step == "own_return" and action.verb == verbs.RETURN and action.target not in self._returns(state):
            rule = "5.4.2" if self.side == AXIS else "5.4.3"
            return Refusal.of(rule, "refuse.not_in_lid", event=action.target)
        if self.step == "spare" and action.verb == verbs.USE and not self._is_sparing(state, action):
            return Refusal.of("5.4.2", "refuse.no_speer")
        return None

    def _is_sparing(self, state: ReichState, action: Action) -> bool:
        return action.args == (state.event_of(self._sparing(state)).id,)

    def on_own_return(self, state: ReichState, action: Action) -> None:
        state.return_to_mall(state.card_of(state.lid, action.target))
        self.next_step()

    # -- 5.4.4 -------------------------------------------------------------------------------------
    def _exchanges(self, state: ReichState) -> bool:
        """The Allied reshuffle into End of 1943."""
        into = self.entered and state.year[self.side] == state.world.exchange_year
        return self.side == ALLIES and into and not state.exchanged and not state.last_year_over

    def run_exchange(self, state: ReichState) -> Frame | None:
        """5.4.4 One for one with cards in hand; with none in hand it waits until they have been drawn."""
        if not self._exchanges(state):
            return None
        if not state.big_push[ALLIES]:
            state.mark_big_push(ALLIES, "down", "exchange")
        if not state.hands[ALLIES]:
            return None
        state.record_exchange()
        return Exchange(side=ALLIES)

    def run_shuffle(self, state: ReichState) -> None:
        """5.4.4 What was given up in the exchange starts the new pile."""
        state.shuffle(self.side)
        state.start_pile(self.side)

    def run_late_exchange(self, state: ReichState) -> Frame | None:
        """5.4.4 Whoever had no card in hand draws first and exchanges then."""
        if not self._exchanges(state):
            return None
        state.record_exchange()
        laid = len(state.conflict.cards[ALLIES]) if state.conflict is not None else 0
        state.draw(ALLIES, min(state.hand_size[ALLIES] - laid, len(state.decks[ALLIES])))
        return Exchange(side=ALLIES)

    def run_late_shuffle(self, state: ReichState) -> None:
        if state.apart:
            state.set_deck(ALLIES, state.decks[ALLIES], "exchange")
            state.start_pile(ALLIES)


class Exchange(Frame, kw_only=True):
    """5.4.4 Take commanders and saboteurs from all own cards not in hand, one for one with cards in hand."""

    STEPS = ("take", "give")
    side: str
    taking: CardId = NOTHING

    def _wanted(self, state: ReichState) -> list[CardId]:
        cards, away = state.world.cards, [*state.discards[self.side], *state.decks[self.side]]
        return [card for card in away if cards[card].special in state.world.tables.exchange_specials]

    def ask_take(self, state: ReichState) -> Decision | None:
        wanted = self._wanted(state)
        if not wanted or not state.hands[self.side]:
            return None
        actions = [*(verbs.CHOOSE(card) for card in sorted(wanted)), verbs.DONE()]
        return Decision.of(self.side, "5.4.4", Message.of("reshuffle.take"), actions, default=actions[-1])

    def on_take(self, state: ReichState, action: Action) -> None:
        if action.verb == verbs.DONE:
            self.go("end")
        else:
            self.taking = action.target
            self.next_step()

    def ask_give(self, state: ReichState) -> Decision | None:
        if not self.taking:
            return None
        actions = [verbs.DISCARD(card) for card in state.hands[self.side]]
        return Decision.of(self.side, "5.4.4", Message.of("reshuffle.give", card=self.taking), actions)

    def on_give(self, state: ReichState, action: Action) -> None:
        state.exchange(self.side, self.taking, action.target)
        self.taking = NOTHING
        self.go("take")

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self:
            return None
        if self.step == "take" and action.verb == verbs.CHOOSE and action.target not in self._wanted(state):
            return Refusal.of("5.4.4", "refuse.not_exchanged")
        if self.step == "give" and action.verb == verbs.DISCARD and action.target not in state.hands[self.side]:
            return Refusal.of("5.4.4", "refuse.not_in_hand_now")
        return None


class YearEnd(Frame, kw_only=True):
    """5.5 Both year markers are in the same box."""

    STEPS = ("last_year", "renew", "bonus_events")

    def run_last_year(self, state: ReichState) -> None:
        """5.5 The last year brings nothing new; the reshuffle that ended it goes on to the end of the game."""
        if min(state.year.values()) >= state.world.end_year:
            state.end_last_year()
            self.go("end")

    def run_renew(self, state: ReichState) -> None:
        """5.5, 4.2.5.4 Reorganisation is renewed; the events set aside enter their malls."""
        state.end_year()
        entering = state.world.tables.enters_after.get(state.world.years[min(state.year.values())], [])
        for card in [card for card in state.aside if state.event_of(card).id in entering]:
            state.enter_mall(card)

    def run_bonus_events(self, state: ReichState) -> None:
        """5.5.1 Each player draws events of the own mall at random."""
        box = state.world.tables.years[min(state.year.values())]
        if box.bonus_events is None:
            return
        for side in SIDES:
            for _ in range(getattr(box.bonus_events, side)):
                draw_event(state, side, _pool(state, side), "year_end")


def _pool(state: ReichState, side: str) -> list[EventCardId]:
    """5.5.1 Reusable and returnable events in the own mall, and those the table adds."""
    tables = state.world.tables
    return [
        card
        for card in state.malls[own_mall(side)]
        if state.event_of(card).kind in tables.year_end_kinds or state.event_of(card).id in tables.year_end_extra
    ]


def draw_event(state: ReichState, side: str, pool: list[EventCardId], cause: str) -> None:
    """Draw one event of a pool at random, if there is any."""
    if pool:
        state.gain_event(side, pool[state.chance.deal(len(pool), "event_draw") - 1], cause)
