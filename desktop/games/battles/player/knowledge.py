"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.battles.player.scorer import BattlesScorer
from desktop.games.battles.player.standing import terms
from desktop.games.battles.state.state import BattleState


class BattlesKnowledge(BattlesScorer):
    """Begins with the novice's opinions."""

    def forget(self) -> None:
        """Plans are kept for a phase, and where an attack is aimed for a game."""
        self._decision = None
        self._plans.clear()
        self._axes.clear()

    def terms(self, state: BattleState, side: str) -> Mapping[str, float]:
        return terms(state, side)
