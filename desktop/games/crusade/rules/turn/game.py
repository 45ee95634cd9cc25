"""6.0 The whole game: set-up, then turn after turn."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.crusade.rules.turn.turn import Turn
from desktop.games.crusade.state.sides import SIDES
from desktop.games.crusade.state.state import CrusadeState


class CrusadeGame(Frame, kw_only=True):
    """4.0, 6.0 Shuffle, then the turns until a victory; the last turn of the scenario ends the game (5.1.1)."""

    STEPS = ("shuffle", "turns")

    def run_shuffle(self, state: CrusadeState) -> None:
        """4.3 The draw piles are shuffled; the first draw phase deals the hands."""
        for side in SIDES:
            state.shuffle(side)

    def run_turns(self, state: CrusadeState) -> Frame:
        """F4 The turn marker goes on."""
        self.go("turns")
        return Turn(turn=state.turn + 1 if state.phase != "setup" else state.world.first_turn)
