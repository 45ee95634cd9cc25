"""6.0 The whole game: set-up, then turn after turn."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.illusions.rules.turn.opening_hands import Openings
from desktop.games.illusions.rules.turn.turn import Turn
from desktop.games.illusions.state.state import IllusionsState


class IllusionsGame(Frame, kw_only=True):
    """4.2, 6.0 The opening hands, then the turns until a victory or an armistice."""

    STEPS = ("openings", "turns")

    def run_openings(self, state: IllusionsState) -> Frame:
        return Openings()

    def run_turns(self, state: IllusionsState) -> Frame:
        """6.0 I The turn marker goes on."""
        self.go("turns")
        return Turn(turn=state.turn + 1 if state.phase != "setup" else state.world.first_turn)
