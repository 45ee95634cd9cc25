"""4.1.4, 7.8 Changes of hand size, discards and refills; which conflict cards a seat cannot see."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.engine.unseen import Pool, pool
from desktop.games.reich import verbs
from desktop.games.reich.rules.cards.play_options import draws_from_deck
from desktop.games.reich.rules.turn import victory
from desktop.games.reich.rules.turn.reshuffle import Reshuffle
from desktop.games.reich.state.sides import SIDES, enemy_of
from desktop.games.reich.state.state import ReichState


def why_not_discard(state: ReichState, side: str, card: CardId) -> Refusal | None:
    """4.1.5 Only what is in hand is discarded."""
    return None if card in state.hands[side] else Refusal.of("4.1.5", "refuse.not_in_hand_now")


class DiscardCards(Frame, kw_only=True):
    """4.1.4 Discard a number of cards: of the owner's choice, at random, or Soviet ones first (6.5.2.1)."""

    STEPS = ("at_random", "choose")
    side: str
    number: int
    how: str = "choice"
    cause: str = "hand_size"
    rule: str = "4.1.4"
    wanted: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.wanted = self.wanted or self.number

    def run_at_random(self, state: ReichState) -> None:
        while self.how == "random" and self.number and state.hands[self.side]:
            hand = state.hands[self.side]
            card = hand[state.chance.deal(len(hand), "random_discard") - 1]
            state.discard(self.side, card, "random")
            self.number -= 1

    def choices(self, state: ReichState) -> list[CardId]:
        hand = state.hands[self.side]
        if self.how == "soviet":
            return [card for card in hand if card in state.world.soviet_cards] or hand
        return hand

    def ask_choose(self, state: ReichState) -> Decision | None:
        if self.number <= 0 or not state.hands[self.side]:
            return None
        actions = [verbs.DISCARD(card) for card in self.choices(state)]
        prompt = Message.of(f"hands.discard_{self.cause}", n=self.number)
        done = (self.wanted - self.number, self.wanted)
        return Decision.of(self.side, self.rule, prompt, actions, progress=done)

    def on_choose(self, state: ReichState, action: Action) -> None:
        state.discard(self.side, action.target, self.cause)
        self.number -= 1

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.DISCARD:
            return None
        if action.target in state.hands[self.side] and action.target not in self.choices(state):
            return Refusal.of("6.5.2.1", "refuse.soviet_card_first")
        return why_not_discard(state, self.side, action.target)


class SettleHands(Frame, kw_only=True):
    """7.8 Carry out the changes of hand size that a conflict or an event has brought, one after the other."""

    STEPS = ("next", "victory")

    def run_next(self, state: ReichState) -> Frame | None:
        """4.1.4 The marker moves; a loss is discarded at once."""
        if not state.owed:
            return None
        self.go("next")
        owed = state.pay_next()
        if owed.delta >= 0 or not state.hand_size[owed.side]:
            return None
        return DiscardCards(side=owed.side, number=-owed.delta, how=owed.how, cause="loss", rule="6.5.2.1")

    def run_victory(self, state: ReichState) -> None:
        """9.1, 9.3 Sudden death and capitulation."""
        victory.conclude(state, victory.at_once(state))


class Refill(Frame, kw_only=True):
    """5.3 Discard down, then draw up to hand size: the active player first."""

    STEPS = ("first_surplus", "first_draw", "second_surplus", "second_draw")
    first: str

    def _surplus(self, state: ReichState, side: str) -> Frame | None:
        surplus = len(state.hands[side]) - state.hand_size[side]
        return DiscardCards(side=side, number=surplus, cause="surplus") if surplus > 0 else None

    def _draw(self, state: ReichState, side: str) -> Frame | None:
        missing = state.hand_size[side] - len(state.hands[side])
        at_hand = min(missing, len(state.decks[side]))
        if at_hand > 0:
            state.draw(side, at_hand)
        if missing > at_hand and state.discards[side]:
            self.go(self.step)
            return Reshuffle(side=side)
        return None

    def run_first_surplus(self, state: ReichState) -> Frame | None:
        return self._surplus(state, self.first)

    def run_first_draw(self, state: ReichState) -> Frame | None:
        return self._draw(state, self.first)

    def run_second_surplus(self, state: ReichState) -> Frame | None:
        return self._surplus(state, enemy_of(self.first))

    def run_second_draw(self, state: ReichState) -> Frame | None:
        return self._draw(state, enemy_of(self.first))


# -- what a seat cannot see --------------------------------------------------------------------------
def unseen_cards(state: ReichState, seat: str) -> tuple[Pool, ...]:
    """4.1, 7.3 All of a side but its discards; its deck and what was laid from it where the seat sees the hand."""
    return tuple(_of_side(state, side, seat) for side in SIDES)


def _of_side(state: ReichState, side: str, seat: str) -> Pool:
    laid = _face_down(state, side)
    if side != seat:
        return pool(state.hands[side], state.decks[side], laid)
    chosen = [] if not laid or draws_from_deck(state, side) else laid[:1]
    return pool(state.decks[side], laid, known=chosen)


def _face_down(state: ReichState, side: str) -> list[CardId]:
    conflict = state.conflict
    return [] if conflict is None or side in conflict.shown else conflict.cards[side]
