"""How fast random movement phases run: `python -m tests.games.battles.bench_movement [DECISIONS]`."""

from __future__ import annotations

import random
import sys
import time

from desktop.engine.action import Action
from desktop.engine.frame import carry_out, settle
from desktop.engine.match import Match
from desktop.games.battles.rules.movement.movement_phase import MovementPhase

DECISIONS = 5000


def run(decisions: int) -> float:
    """Decisions per second over movement phases of both sides from the suggested deployment of the Jarama."""
    match = Match.new("battles", "jarama", seed=1)
    while match.state.phase == "setup":
        match.play(Action("done"))
    state = match.state
    dice = random.Random(1)
    done = 0
    begun = time.perf_counter()
    while done < decisions:
        for side in ("nationalist", "republican"):
            state.stack[:] = [MovementPhase(side=side)]
            decision = settle(state)
            while decision is not None:
                decision = carry_out(state, dice.choice(decision.actions))
                done += 1
                state.events.clear()
    return done / (time.perf_counter() - begun)


if __name__ == "__main__":
    print(f"{run(int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS):.0f} decisions per second in movement phases")
