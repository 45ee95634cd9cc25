"""The scripted player's opinion of every choice in a battle."""

from __future__ import annotations

from typing import Any

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.battles import verbs
from desktop.games.battles.data.world import World
from desktop.games.battles.player import aftermath, commitment
from desktop.games.battles.player.declaration import Pairings
from desktop.games.battles.player.fields import Fields
from desktop.games.battles.player.goals import Goals
from desktop.games.battles.player.moves import MovePlan
from desktop.games.battles.player.situation import Situation, layout
from desktop.games.battles.rules.air.air_support import AssignAir
from desktop.games.battles.rules.air.bombardment import Bombardment
from desktop.games.battles.rules.combat.advance import Advance
from desktop.games.battles.rules.combat.combat import Combat
from desktop.games.battles.rules.combat.combat_phase import CombatPhase
from desktop.games.battles.rules.combat.declare import DeclareAttacks
from desktop.games.battles.rules.combat.losses import TakeStep
from desktop.games.battles.rules.combat.retreat import Retreat
from desktop.games.battles.rules.combat.voluntary_retreat import VoluntaryRetreat
from desktop.games.battles.rules.map.overstack import StackingCheck
from desktop.games.battles.rules.movement.move_unit import MoveUnit
from desktop.games.battles.rules.movement.movement_phase import MovementPhase
from desktop.games.battles.rules.turn.setup import SetUp
from desktop.games.battles.state.state import BattleState

Scores = dict[Action, int]
SET_UP: dict[str, int] = {verbs.AUTO: 2, verbs.DONE: 1}
"""The set-up as suggested."""


class BattlesScorer:
    """Scores the actions of a decision together; what it plans for a phase it keeps until the phase is over."""

    def __init__(self, world: World) -> None:
        self.fields = Fields(world)
        self._axes: dict[str, SpaceId] = {}
        self._decision: Decision | None = None
        self._scores: Scores = {}
        self._plans: dict[str, tuple[tuple[Any, ...], Any]] = {}

    def score(self, state: BattleState, decision: Decision, action: Action) -> int:
        """More is better."""
        if decision is not self._decision:
            self._scores = self._scores_of(state, decision)
            self._decision = decision
        return self._scores.get(action, 0)

    def _scores_of(self, state: BattleState, decision: Decision) -> Scores:
        match state.stack[-1]:
            case SetUp():
                return {action: SET_UP.get(action.verb, 0) for action in decision.actions}
            case MovementPhase(side=side):
                return self._moves(state, side).picks(decision)
            case MoveUnit(unit=unit, begun=begun):
                return self._moves(state, state.world.units[unit].side).steps(unit, decision, begun=begun)
            case DeclareAttacks(side=side):
                return self._pairings(state, side).scores(decision)
            case TakeStep() | StackingCheck():
                return aftermath.losses(state, decision)
            case frame:
                return self._fight(state, decision, frame)

    def _fight(self, state: BattleState, decision: Decision, frame: Frame) -> Scores:
        match frame:
            case CombatPhase():
                return commitment.order_of_fights(state, decision)
            case AssignAir():
                return commitment.air_support(state, decision, frame)
            case Bombardment(step="hit"):
                return aftermath.hits(state, decision)
            case Bombardment():
                return commitment.bombardment(state, decision, frame)
            case Retreat(side=side, units=units):
                return aftermath.retreats(state, decision, units[0], Situation(state, side))
            case Advance(side=side):
                return aftermath.advances(state, decision, Situation(state, side), self._goals(state, side))
            case VoluntaryRetreat():
                return commitment.stand_or_retreat(state, decision, frame)
            case Combat():
                return self._combat(state, decision, frame)
            case _:
                return {}

    def _combat(self, state: BattleState, decision: Decision, frame: Combat) -> Scores:
        match frame.step:
            case "assault":
                return commitment.assault_or_not(state, decision, frame)
            case "attack_artillery" | "defence_artillery":
                return commitment.artillery_fire(state, decision, frame)
            case _:
                return {}

    # -- plans kept for a phase --------------------------------------------------------------------
    def _moves(self, state: BattleState, side: str) -> MovePlan:
        key = (state.turn, state.phase, side)
        kept = self._plans.get("moves")
        if kept is None or kept[0] != key:
            kept = self._plans["moves"] = (key, MovePlan(state, self.fields, side, self._axes))
        plan: MovePlan = kept[1]
        return plan

    def _pairings(self, state: BattleState, side: str) -> Pairings:
        key = (state.turn, state.phase, side, layout(state))
        kept = self._plans.get("pairings")
        if kept is None or kept[0] != key:
            kept = self._plans["pairings"] = (key, Pairings(state, side))
        pairings: Pairings = kept[1]
        return pairings

    def _goals(self, state: BattleState, side: str) -> Goals:
        key = (state.turn, state.phase, side, state.phasing)
        kept = self._plans.get(f"goals {side}")
        if kept is None or kept[0] != key:
            kept = self._plans[f"goals {side}"] = (key, Goals(state, self.fields, Situation(state, side), self._axes))
        goals: Goals = kept[1]
        return goals
