"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.illusions.data.world import World
from desktop.games.illusions.player.front import Front
from desktop.games.illusions.player.plan import PlanWeights, objectives
from desktop.games.illusions.player.scorer import IllusionsScorer
from desktop.games.illusions.player.standing import standing
from desktop.games.illusions.state.sides import CENTRAL
from desktop.games.illusions.state.state import IllusionsState


class IllusionsKnowledge(IllusionsScorer):
    """Scores like the novice, by other figures and with a plan."""

    def __init__(self, world: World, weights: PlanWeights | None = None) -> None:
        super().__init__(world, weights or REGULAR)
        self.plans = weights or REGULAR

    def make_front(self, state: IllusionsState, side: str) -> Front:
        """What spaces are worth to the plans is added to what they are worth in themselves."""
        values = dict(self.values)
        for space, worth in objectives(state, self.plans).items():
            values[space] += worth
        return Front(state, side, values, self.plans)

    def terms(self, state: IllusionsState, side: str) -> Mapping[str, float]:
        """How a position stands for a side, as the logarithm of its odds."""
        sign = 1 if side == CENTRAL else -1
        return {name: sign * RATES[name] * amount for name, amount in standing(state).items()}


REGULAR = PlanWeights(
    garrison=40,
    prize=150,
    rp_half=22,
    held=25,
    now_or_never=170,
    vp=130,
    ops_rate=65,
    later=45,
    offence=15,
    waver=90,
    will=90,
)
"""Found by self-play."""
RATES = {"points": 1.3, "strength": 1.5, "sieges": 1.2, "supply": 0.02}
"""What a point of each term is worth, fitted to how games of players of this strength ended."""
