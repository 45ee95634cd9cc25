"""3 The whole game: set-up, then turn after turn."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.arriba.rules.turn import victory
from desktop.games.arriba.rules.turn.setup import SetUp
from desktop.games.arriba.rules.turn.turn import Turn
from desktop.games.arriba.state.state import ArribaState


class ArribaGame(Frame, kw_only=True):
    """3, 13 Turns until somebody collapses or the last one is over."""

    STEPS = ("set_up", "turns")

    def run_set_up(self, state: ArribaState) -> Frame:
        return SetUp()

    def run_turns(self, state: ArribaState) -> Frame | None:
        if state.turn >= state.world.last_turn:
            victory.survive(state)
            return None
        self.go("turns")
        return Turn(number=state.turn + 1 if state.turn else state.world.scenario.first_turn)
