"""The scripted player's opinion of every choice; it looks at nothing the side could not see."""

from __future__ import annotations

from desktop.engine.decision import Decision
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId
from desktop.games.crusade import verbs
from desktop.games.crusade.data.world import World
from desktop.games.crusade.player import fight, logistics, plays
from desktop.games.crusade.player.front import Front, morale_worth, space_values
from desktop.games.crusade.player.operations import OperationsPlan
from desktop.games.crusade.player.prospects import Prospects
from desktop.games.crusade.player.weights import NOVICE, Weights
from desktop.games.crusade.rules.combat.advance import Advance
from desktop.games.crusade.rules.combat.attacks import Attacks
from desktop.games.crusade.rules.combat.play_ccs import Defection, PlayCombatCards
from desktop.games.crusade.rules.combat.retreat import Retreat
from desktop.games.crusade.rules.combat.take_losses import TakeLosses
from desktop.games.crusade.rules.map.stacking import Overstack
from desktop.games.crusade.rules.movement.move_stack import MoveStack
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.rules.reinforcement.replacement import Replacement
from desktop.games.crusade.rules.turn.action_round import ActionRound
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.front_view import Scores
from desktop.mechanics.cdg.scoring import CardDrivenScorer

QUIET: dict[str, int] = {verbs.KEEP: 1, verbs.DONE: 0, verbs.DISMANTLE: -1, verbs.DISCARD: -1}
"""Verbs that are good or bad whatever the position."""
SPACES = {verbs.WORK, verbs.BEACH, verbs.BOMB, verbs.RISE, verbs.BONUS}
"""Verbs that name a space for something good."""


class CrusadeScorer(CardDrivenScorer[CrusadeState, Front, OperationsPlan]):
    """Scores every decision of the game."""

    world: World
    QUIET = QUIET

    def __init__(self, world: World, weights: Weights = NOVICE) -> None:
        super().__init__(world)
        self.weights = weights
        self._values: dict[int, dict[SpaceId, int]] = {}
        self.prospects = Prospects()

    def values(self, state: CrusadeState, side: str) -> dict[SpaceId, int]:
        """What spaces are worth to a side while morale stands where it does."""
        morale = morale_worth(state, side, self.weights)
        if morale not in self._values:
            self._values[morale] = space_values(self.world, morale, self.weights)
        return self._values[morale]

    def make_front(self, state: CrusadeState, side: str) -> Front:
        return Front(state, side, self.values(state, side), self.weights)

    def make_plan(self, front: Front) -> OperationsPlan:
        return OperationsPlan(front, self.prospects)

    # -- scoring -----------------------------------------------------------------------------------
    def scores(self, state: CrusadeState, decision: Decision) -> Scores:
        side = decision.player
        match state.stack[-1]:
            case ActionRound():
                return plays.plays(self.front(state, side), self.plan(state, side), decision)
            case Operations(step="mark"):
                return self.plan(state, side).marks(decision)
            case Operations():
                return self.plan(state, side).picks(decision)
            case MoveStack(units=units):
                return self.plan(state, side).steps(decision, units)
            case Redeploy(step="choose"):
                return plays.redeploy(self.front(state, side), decision)
            case Replacement(step="spend"):
                return logistics.spend(self.front(state, side), decision)
            case frame:
                return self._fight(state, decision, frame)

    def _fight(self, state: CrusadeState, decision: Decision, frame: Frame) -> Scores:
        front = self.front(state, decision.player)
        match frame:
            case Attacks(step="declare"):
                return fight.attacks(front, self.prospects, frame, decision)
            case PlayCombatCards():
                return fight.cards(front, decision)
            case TakeLosses():
                return fight.losses(state, decision, self.weights)
            case Retreat(unit=unit):
                return fight.retreats(front, decision, unit)
            case Advance(unit=unit):
                return front.advances(decision, unit)
            case Overstack() | Defection():
                return fight.victims(state, decision, self.weights)
        return self._other(front, decision)

    def _other(self, front: Front, decision: Decision) -> Scores:
        """Set-up of corps, reinforcements and events, by the verb."""
        offered = {action.verb for action in decision.actions}
        if verbs.TO in offered:
            unit = next((each for each in decision.subjects if each in front.state.units), NOTHING)
            return logistics.place(front, decision, unit)
        if offered & {verbs.MILITARIZE, verbs.REBUILD, verbs.LAND}:
            return front.betterings(decision)
        if offered & {verbs.REMOVE, verbs.RESERVE}:
            return front.givers(decision)
        return logistics.spaces(front, decision) if offered & SPACES else {}
