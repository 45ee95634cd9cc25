"""9.3 A card is played for operations, SR or replacement points, or as an event."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.games.illusions.rules.cards import play_options, registry
from desktop.games.illusions.rules.cards.play_event import PlayEvent
from desktop.games.illusions.rules.cards.play_options import ENTRY, EVENT, OPS, RP, SR
from desktop.games.illusions.rules.movement.operations import Operations
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from desktop.games.illusions.state.state import IllusionsState


class PlayCard(Frame, kw_only=True):
    """9.3 One way per play; of a yellow box the event first, then its OPS (9.3b, 9.7.1b)."""

    STEPS = ("play", "carry_out", "operations", "finish")
    side: str
    card: CardId
    use: str

    def run_play(self, state: IllusionsState) -> None:
        """8.3 The action marker goes into its box of the chart."""
        state.play_card(self.side, self.card, self.use)
        box = play_options.action_box(state.world.cards[self.card]) if self.use == EVENT else self.use
        state.take_action(self.side, box)
        if box == ENTRY:
            state.count(ENTRY)

    def run_carry_out(self, state: IllusionsState) -> Frame | None:
        if self.use == SR:
            return Redeploy(side=self.side, points=state.world.sr[self.card])
        if self.use == EVENT:
            return PlayEvent(side=self.side, card=self.card)
        if self.use == RP:
            self._record(state)
        return None

    def _record(self, state: IllusionsState) -> None:
        """9.6.1 The points of the card are recorded; they are spent in the Replacement Phase."""
        for pool, value in play_options.rp_of(state, self.card):
            state.record_rp(pool, value, self.card)

    def run_operations(self, state: IllusionsState) -> Frame | None:
        """9.4, 9.3b"""
        yellow = self.use == EVENT and state.world.cards[self.card].event_and_ops
        return Operations(points=state.world.ops[self.card]) if self.use == OPS or yellow else None

    def run_finish(self, state: IllusionsState) -> None:
        """9.3c-d To the discards, out of the game, or face up."""
        if self.use == EVENT:
            registry.close(state, self.card)
        state.finish_card()
