"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.illusions.player.scorer import IllusionsScorer
from desktop.games.illusions.state.state import IllusionsState


class IllusionsKnowledge(IllusionsScorer):
    """Begins with the novice's opinions."""

    def terms(self, state: IllusionsState, side: str) -> Mapping[str, float]:
        return {}
