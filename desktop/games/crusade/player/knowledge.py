"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.crusade.player.scorer import CrusadeScorer
from desktop.games.crusade.state.state import CrusadeState


class CrusadeKnowledge(CrusadeScorer):
    """Begins with the novice's opinions."""

    def terms(self, state: CrusadeState, side: str) -> Mapping[str, float]:
        return {}
