"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.engine.ids import SpaceId
from desktop.games.crusade.data.world import World
from desktop.games.crusade.player.plan import PlanWeights, objectives
from desktop.games.crusade.player.scorer import CrusadeScorer
from desktop.games.crusade.player.standing import standing
from desktop.games.crusade.state.sides import NATIONALIST
from desktop.games.crusade.state.state import CrusadeState


class CrusadeKnowledge(CrusadeScorer):
    """Scores like the novice, by other figures and with a plan."""

    def __init__(self, world: World, weights: PlanWeights | None = None) -> None:
        super().__init__(world, weights or REGULAR)
        self.plans = weights or REGULAR

    def values(self, state: CrusadeState, side: str) -> dict[SpaceId, int]:
        """What spaces are worth to a side, its plan included."""
        found = dict(super().values(state, side))
        for space, worth in objectives(state, side, self.plans).items():
            found[space] += worth
        return found

    def terms(self, state: CrusadeState, side: str) -> Mapping[str, float]:
        """How a position stands for a side, as the logarithm of its odds."""
        sign = 1 if side == NATIONALIST else -1
        return {name: sign * RATES[name] * amount for name, amount in standing(state).items()}


REGULAR = PlanWeights(
    march=200,
    gates=120,
    screen=70,
    isolated=150,
    sr_rate=60,
    ops_rate=90,
    loss_rate=120,
    prize=90,
    ring=15,
    garrison=120,
    exposed=3,
    stand=80,
    event=55,
    rp_play=50,
)
"""Found by self-play."""
RATES = {"points": 0.6, "madrid": 1.1, "morale": 2.3, "strength": 1.0, "supply": 0.05}
"""What a point of each term is worth, fitted to how games of players of this strength ended."""
