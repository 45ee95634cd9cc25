"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import GroupId
from desktop.games.arriba import verbs
from desktop.games.arriba.data.world import World
from desktop.games.arriba.player import outlook
from desktop.games.arriba.player.campaign import Campaign, attack_value
from desktop.games.arriba.player.diplomacy import Diplomacy
from desktop.games.arriba.player.measures import Weights
from desktop.games.arriba.player.scorer import ArribaScorer
from desktop.games.arriba.rules.combat.attacks import AttackPhase
from desktop.games.arriba.rules.combat.chances import prospect
from desktop.games.arriba.rules.politics.political_phase import Attempt, PoliticalPhase
from desktop.games.arriba.state.state import ArribaState

FINE = 10
"""Scores are tenths of a political point."""


class ArribaKnowledge(ArribaScorer):
    """Courts the powers by what they will pay; fights by the exact odds; the rest it leaves to the novice."""

    def __init__(self, world: World, weights: Weights | None = None) -> None:
        super().__init__(world)
        self.weights = weights or Weights()

    def terms(self, state: ArribaState, side: str) -> Mapping[str, float]:
        return outlook.terms(state, side)

    def score(self, state: ArribaState, decision: Decision, action: Action) -> int:
        side = state.world.side_of_seat[decision.player]
        match state.stack[-1]:
            case Attempt(power=power, bought=bought):
                wanted = Diplomacy(state, self.weights, side).wanted(power, bought)
                return int((action.verb == verbs.MODIFIER) == (bought < wanted))
            case PoliticalPhase() if action.verb == verbs.APPROACH:
                return round(FINE * Diplomacy(state, self.weights, side).attempt(action.target))
            case AttackPhase(manner=manner) if action.verb == verbs.ATTACK:
                attacker, target = action.args
                city = state.groups[target].city if target in state.groups else target
                view = prospect(state, attacker, target, manner)
                return round(FINE * attack_value(state, self.weights, side, view, city))
        return super().score(state, decision, action)

    def _best_move(self, state: ArribaState, key: GroupId) -> tuple[int, str]:
        """Kept by hand until anything changes."""
        front, side = self._front, state.groups[key].side
        if front is None or front.state is not state or (front.revision, front.side) != (state.revision, side):
            front = self._front = Campaign(state, side, self.weights)
            self._moves.clear()
        if key not in self._moves:
            self._moves[key] = front.best_move(key)
        return self._moves[key]
