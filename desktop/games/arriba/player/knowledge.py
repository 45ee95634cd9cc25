"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.arriba.player.scorer import ArribaScorer
from desktop.games.arriba.state.state import ArribaState


class ArribaKnowledge(ArribaScorer):
    """Begins with the novice's opinions."""

    def terms(self, state: ArribaState, side: str) -> Mapping[str, float]:
        return {}
