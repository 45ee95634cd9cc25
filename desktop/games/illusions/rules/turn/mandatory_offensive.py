"""6.0 A, 7.1 The Mandatory Offensive Phase."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.illusions.rules.turn import offensives
from desktop.games.illusions.state.sides import SIDES
from desktop.games.illusions.state.state import IllusionsState


class MandatoryOffensives(Frame, kw_only=True):
    """7.1b The AP roll, then the CP."""

    STEPS = ("roll",)

    def run_roll(self, state: IllusionsState) -> None:
        for side in SIDES:
            offensives.roll(state, side)
