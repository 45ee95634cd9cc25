"""The scripted player's opinion of every choice; it looks at nothing the side could not see."""

from __future__ import annotations

from desktop.engine.decision import Decision
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING
from desktop.games.illusions import verbs
from desktop.games.illusions.data.world import World
from desktop.games.illusions.player import fight, logistics, plays
from desktop.games.illusions.player.front import Front, space_values
from desktop.games.illusions.player.operations import OperationsPlan
from desktop.games.illusions.player.prospects import Prospects
from desktop.games.illusions.player.weights import NOVICE, Weights
from desktop.games.illusions.rules.combat.advance import Advance
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.rules.combat.combat import ResolveCombat
from desktop.games.illusions.rules.combat.play_ccs import PlayCombatCards, Withdrawal
from desktop.games.illusions.rules.combat.retreat import Retreat
from desktop.games.illusions.rules.combat.take_losses import ReplaceUnit, TakeLosses
from desktop.games.illusions.rules.map.stacking import Overstack
from desktop.games.illusions.rules.movement.move_stack import MoveStack
from desktop.games.illusions.rules.movement.operations import Operations
from desktop.games.illusions.rules.nations.rebellion import PlaceUprising
from desktop.games.illusions.rules.redeployment.redeploy import Redeploy
from desktop.games.illusions.rules.reinforcement.replacement import Replacement
from desktop.games.illusions.rules.turn.action_round import ActionRound
from desktop.games.illusions.state.state import IllusionsState
from desktop.mechanics.cdg.front_view import Scores
from desktop.mechanics.cdg.scoring import CardDrivenScorer

QUIET: dict[str, int] = {
    verbs.KEEP: 2, verbs.HOLD: 1, verbs.AGREE: 1, verbs.ENTER: 1, verbs.ORDER: 1, verbs.DECLINE: 0, verbs.ACCEPT: -1,
    verbs.DISCARD: -1,
}  # fmt: skip
"""Verbs that are good or bad whatever the position."""
JOINING = {verbs.WITH, verbs.MARCH, verbs.PICK, verbs.BRING, verbs.DEFEND}
"""Verbs that name a unit for something good."""


class IllusionsScorer(CardDrivenScorer[IllusionsState, Front, OperationsPlan]):
    """Scores every decision of the game."""

    world: World
    QUIET = QUIET

    def __init__(self, world: World, weights: Weights = NOVICE) -> None:
        super().__init__(world)
        self.weights = weights
        self.values = space_values(world, weights)
        self.prospects = Prospects()

    def make_front(self, state: IllusionsState, side: str) -> Front:
        return Front(state, side, self.values, self.weights)

    def make_plan(self, front: Front) -> OperationsPlan:
        return OperationsPlan(front, self.prospects)

    # -- scoring -----------------------------------------------------------------------------------
    def scores(self, state: IllusionsState, decision: Decision) -> Scores:
        side = self.world.side_of_seat[decision.player]
        match state.stack[-1]:
            case ActionRound(step="choose"):
                return plays.plays(self.front(state, side), self.plan(state, side), decision)
            case Operations(step="mark"):
                return self.plan(state, side).marks(decision)
            case Operations(under_way=begun):
                return self.plan(state, side).picks(decision, begun)
            case MoveStack(units=units):
                return self.plan(state, side).steps(decision, units)
            case Redeploy(step="choose"):
                return plays.redeploy(self.front(state, side), decision)
            case Replacement(step="spend" | "captured"):
                return logistics.spend(self.front(state, side), decision)
            case frame:
                return self._fight(self.front(state, side), decision, frame)

    def _fight(self, front: Front, decision: Decision, frame: Frame) -> Scores:
        state = front.state
        match frame:
            case Attacks():
                return fight.attacks(front, self.prospects, frame, decision)
            case ResolveCombat(step="flank"):
                return fight.flanks(front, decision)
            case PlayCombatCards():
                return fight.cards(front, decision)
            case TakeLosses() | Overstack():
                return fight.losses(state, decision)
            case Retreat(unit=unit) | Withdrawal(unit=unit):
                return fight.retreats(front, decision, unit)
            case Advance(unit=unit):
                return front.advances(decision, unit)
            case ReplaceUnit():
                return fight.defenders(state, decision)
            case PlaceUprising():
                return logistics.uprisings(front, decision)
        return self._other(front, decision)

    def _other(self, front: Front, decision: Decision) -> Scores:
        """Set-up, reinforcements and events, by the verb."""
        offered = {action.verb for action in decision.actions}
        if verbs.TO in offered:
            unit = next((each for each in decision.subjects if each in front.state.units), NOTHING)
            return logistics.place(front, decision, unit)
        if verbs.OPTION in offered:
            return plays.options(front, decision)
        if verbs.REPAIR in offered:
            return front.betterings(decision)
        if offered & {verbs.GIVE, verbs.LOSE}:
            return front.givers(decision)
        if verbs.FLIP in offered:
            return fight.victims(front, decision)
        if verbs.OPEN in offered:
            return plays.openings(front, self.plan(front.state, front.side), decision)
        return fight.defenders(front.state, decision) if offered & JOINING else {}
