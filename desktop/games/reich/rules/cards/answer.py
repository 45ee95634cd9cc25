"""7.2 Answering an event right after it was played."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import EventCardId
from desktop.games.reich import verbs
from desktop.games.reich.rules.cards.play_options import answers, why_not_answer
from desktop.games.reich.state.sides import enemy_of
from desktop.games.reich.state.state import ReichState


class AnswerEvent(Frame, kw_only=True):
    """7.2 The opponent of the side that has just played an event may cancel it; that answer may be answered too."""

    STEPS = ("answer",)
    side: str
    event: EventCardId

    def ask_answer(self, state: ReichState) -> Decision | None:
        other = enemy_of(self.side)
        cards = answers(state, other, self.event)
        if not cards:
            return None
        actions = [verbs.PLAY(state.event_of(card).id) for card in cards]
        actions.append(verbs.DONE())
        prompt = Message.of("conflict.answer", event=state.event_of(self.event).id)
        return Decision.of(other, "7.2", prompt, actions, default=actions[-1])

    def on_answer(self, state: ReichState, action: Action) -> Frame | None:
        self.next_step()
        if action.verb == verbs.DONE:
            return None
        other = enemy_of(self.side)
        card = state.card_of(state.held[other], action.target)
        state.play_event(other, card, against=self.event)
        return AnswerEvent(side=other, event=card)

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.PLAY:
            return None
        other = enemy_of(self.side)
        card = state.card_of(state.held[other], action.target)
        if not card:
            return Refusal.of("7.2", "refuse.not_held", event=action.target)
        return why_not_answer(state, other, card, self.event)
