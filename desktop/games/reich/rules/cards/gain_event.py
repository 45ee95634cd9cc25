"""6.4.2 An event is won: held, or carried out at once."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message, Refusal
from desktop.engine.frame import Frame
from desktop.engine.ids import EventCardId
from desktop.games.reich import verbs
from desktop.games.reich.rules.cards.won import ON_WINNING
from desktop.games.reich.state.state import ReichState

HELD = ("reusable", "returnable")


class GainEvent(Frame, kw_only=True):
    """4.2.5, 6.4.2 Reusable and returnable events join the hand, the others act at once and are put away."""

    STEPS = ("take", "limit", "effects", "put_away")
    side: str
    card: EventCardId
    done: int = 0
    """Effects carried out."""

    def run_take(self, state: ReichState) -> None:
        state.gain_event(self.side, self.card, "won")
        if state.event_of(self.card).kind not in HELD:
            self.go("effects")

    def ask_limit(self, state: ReichState) -> Decision | None:
        """4.2.2 Whoever gets one too many discards one to its mall."""
        held = state.held[self.side]
        if len(held) <= state.world.limits.events_held:
            return None
        actions = [verbs.DISCARD(state.event_of(card).id) for card in held]
        return Decision.of(self.side, "4.2.2", Message.of("event.too_many"), actions)

    def on_limit(self, state: ReichState, action: Action) -> None:
        state.return_to_mall(state.card_of(state.held[self.side], action.target))
        self.go("end")

    def why_not(self, state: ReichState, action: Action) -> Refusal | None:
        if state.stack[-1] is not self or action.verb != verbs.DISCARD:
            return None
        held = state.card_of(state.held[self.side], action.target)
        return None if held else Refusal.of("4.2.2", "refuse.not_held", event=action.target)

    def run_effects(self, state: ReichState) -> Frame | None:
        event = state.event_of(self.card)
        if event.kind in HELD or self.done >= len(event.effects):
            return None
        self.go("effects")
        effect = event.effects[self.done]
        self.done += 1
        act = ON_WINNING.get(type(effect))
        return act(state, self.side, event.id, effect) if act else None

    def run_put_away(self, state: ReichState) -> None:
        event = state.event_of(self.card)
        if event.kind in HELD:
            return
        if "reshuffle" in event.timing:
            state.lay_beside(self.side, self.card)
        elif event.kind == "recyclable":
            state.put_in_lid(self.card)
        else:
            state.retire(self.card)
