"""6.0 I The end of a turn."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.illusions.rules.turn import victory
from desktop.games.illusions.state.state import IllusionsState


class EndOfTurn(Frame, kw_only=True):
    """6.0 I, 30.1 The turn marker advances, unless it was the last turn of the scenario."""

    STEPS = ("close",)

    def run_close(self, state: IllusionsState) -> None:
        state.end_turn()
        if state.turn >= state.world.last_turn:
            victory.end_by_level(state, "last_turn")
