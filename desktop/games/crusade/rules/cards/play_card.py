"""8.0 A card is played for operations, SR or replacement points, or as an event."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.games.crusade.rules.cards import play_options
from desktop.games.crusade.rules.cards.play_event import PlayEvent
from desktop.games.crusade.rules.cards.play_options import EVENT, OPS, RP, SR
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.state.state import CrusadeState


class PlayCard(Frame, kw_only=True):
    """8.1.3 One way per play; the card finds its pile after the round (8.5.1.3)."""

    STEPS = ("play", "carry_out", "finish")
    side: str
    card: CardId
    use: str

    def run_play(self, state: CrusadeState) -> None:
        """7.1.4 The action marker goes into its box of the chart."""
        definition = state.world.cards[self.card]
        state.play_card(self.side, self.card, self.use)
        state.take_action(self.side, play_options.action_box(definition) if self.use == EVENT else self.use)
        if self.use == OPS or (self.use == EVENT and play_options.counts_for_winter(definition)):
            state.count_ops_card(self.side)

    def run_carry_out(self, state: CrusadeState) -> Frame | None:
        if self.use == OPS:
            return Operations(points=state.world.ops[self.card])
        if self.use == SR:
            return Redeploy(side=self.side, points=play_options.sr_points(state, self.side, state.world.sr[self.card]))
        if self.use == EVENT:
            return PlayEvent(side=self.side, card=self.card)
        self._record(state)
        return None

    def _record(self, state: CrusadeState) -> None:
        """8.4.1 The points of the card are recorded; nothing else happens in this round (8.4.2)."""
        assert self.use == RP
        for pool, value in play_options.rp_of(state, self.card):
            state.record_rp(pool, value, self.card)

    def run_finish(self, state: CrusadeState) -> None:
        """8.5.1.3 To the discards, or out of the game."""
        state.finish_card()
