"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.reich.player import outlook
from desktop.games.reich.player.scorer import ReichScorer
from desktop.games.reich.state.state import ReichState


class ReichKnowledge(ReichScorer):
    """Begins with the novice's opinions."""

    def terms(self, state: ReichState, side: str) -> Mapping[str, float]:
        return outlook.terms(state, side)
