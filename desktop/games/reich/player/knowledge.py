"""What the better players know of the game: plans above the single action, and how a position stands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import CardId
from desktop.games.reich import verbs
from desktop.games.reich.data.world import World
from desktop.games.reich.player import aims, big_push, outlook
from desktop.games.reich.player.dice_play import Table
from desktop.games.reich.player.fray import Fray, stake
from desktop.games.reich.player.measures import Weights
from desktop.games.reich.player.meeting import face_of
from desktop.games.reich.player.prospects import keep
from desktop.games.reich.player.scorer import ReichScorer
from desktop.games.reich.player.turn_plan import TurnPlan
from desktop.games.reich.rules.actions.uncontested import Reorganise, TryBigPush
from desktop.games.reich.rules.cards.answer import AnswerEvent
from desktop.games.reich.rules.cards.choose_card import ChooseCard
from desktop.games.reich.rules.combat.conflict import ResolveConflict
from desktop.games.reich.rules.combat.dice import dice_owner, open_effects
from desktop.games.reich.rules.combat.dice_effects import ApplyEffects, Counterattack, DeclareDice
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state.state import ReichState

FINE = 10
"""Scores are tenths of what things are worth in."""
SURE = 1000
P = TypeVar("P")


class ReichKnowledge(ReichScorer):
    """Weighs actions by what they promise; what it does not speak of it leaves to the novice."""

    def __init__(self, world: World, weights: Weights | None = None) -> None:
        super().__init__(world)
        self.weights = weights or Weights()
        self._asked: tuple[ReichState, Decision, int] | None = None
        self._plans: dict[object, Any] = {}

    def terms(self, state: ReichState, side: str) -> Mapping[str, float]:
        return outlook.terms(state, side)

    def _kept(self, kind: Callable[[ReichState, Weights, str], P], state: ReichState, decision: Decision) -> P:
        """What has been worked out for the question asked; anew for another question."""
        asked = self._asked
        if asked is None or asked[0] is not state or asked[1] is not decision or asked[2] != state.revision:
            self._asked = state, decision, state.revision
            self._plans.clear()
        if kind not in self._plans:
            self._plans[kind] = kind(state, self.weights, decision.player)
        found: P = self._plans[kind]
        return found

    def score(self, state: ReichState, decision: Decision, action: Action) -> int:
        match state.stack[-1]:
            case PlayerTurn():
                return round(FINE * self._kept(TurnPlan, state, decision).value(action))
            case TryBigPush(step="rerolls", card=card, dice=dice):
                return self._push_again(state, card, dice, action)
            case TryBigPush():
                return round(FINE * self._kept(TurnPlan, state, decision).push_card(action.target))
            case Reorganise() if action.verb == verbs.DISCARD:
                return -round(FINE * keep(self.weights, decision.player, face_of(state.world, action.target)))
        found = self._in_conflict(state, decision, action) if state.conflict is not None else None
        return self._elsewhere(state, decision.player, action) if found is None else found

    def _in_conflict(self, state: ReichState, decision: Decision, action: Action) -> int | None:
        """7.1.2 What is chosen in the steps of a conflict."""
        match state.stack[-1]:
            case ChooseCard():
                return round(FINE * self._fray(state, decision).card(action.target))
            case ResolveConflict() if action.verb == verbs.PLAY:
                return round(FINE * self._fray(state, decision).play(action.target))
            case AnswerEvent(event=event) if action.verb == verbs.PLAY:
                answered = state.event_of(event).id
                return round(FINE * self._fray(state, decision).answer(action.target, answered))
            case ApplyEffects():
                return self._effect_by_chance(state, decision, action)
            case DeclareDice() as frame:
                return self._declared(state, decision, frame, action)
            case Counterattack() if action.verb == verbs.PLAY:
                return self._counter(state, decision, action)
        return None

    def _fray(self, state: ReichState, decision: Decision) -> Fray:
        return self._kept(Fray, state, decision)

    def _table(self, state: ReichState, decision: Decision) -> Table:
        return self._kept(Table, state, decision)

    # -- dice --------------------------------------------------------------------------------------
    def _effect_by_chance(self, state: ReichState, decision: Decision, action: Action) -> int:
        table = self._table(state, decision)
        if action.verb == verbs.DONE:
            return round(SURE * table.now())
        source, whose, *die = action.args
        if not die:
            return round(SURE * table.now()) + 1
        effect = next(each for each in open_effects(state, decision.player) if each.source == source)
        owner = dice_owner(decision.player, whose)
        return round(SURE * table.changed(owner, int(die[0]), effect.value)) - 1

    def _declared(self, state: ReichState, decision: Decision, frame: DeclareDice, action: Action) -> int:
        if action.verb != verbs.REROLL:
            return 0
        table = self._table(state, decision)
        by_card = frame.source in state.world.cards
        if frame.owner == decision.player:
            wanted = table.again(frame.most, by_card=by_card, least=frame.least)
        else:
            wanted = table.enemy_again(frame.most)
        return 1 if int(action.target) in wanted else -1

    def _counter(self, state: ReichState, decision: Decision, action: Action) -> int:
        side = decision.player
        price = self._fray(state, decision).price(action.target)
        return round(FINE * (stake(state, self.weights, side) * self._table(state, decision).counterattack() - price))

    # -- the Big Push ------------------------------------------------------------------------------
    def _push_again(self, state: ReichState, card: CardId, dice: list[int], action: Action) -> int:
        if action.verb != verbs.REROLL:
            return 0
        definition = state.world.cards[card]
        number = big_push.best_again(dice, definition.value, definition.rerolls)
        ordered = sorted(range(len(dice)), key=lambda die: (-dice[die], die))
        return 1 if int(action.target) in ordered[:number] else -1

    # -- elsewhere ---------------------------------------------------------------------------------
    def _elsewhere(self, state: ReichState, side: str, action: Action) -> int:
        match action.verb:
            case verbs.DISCARD if action.target in state.world.cards:
                return -round(FINE * keep(self.weights, side, face_of(state.world, action.target)))
            case verbs.DISCARD:
                return -round(FINE * aims.event_worth(state, self.weights, side, action.target))
            case verbs.RETURN | verbs.KEEP:
                return round(FINE * aims.event_worth(state, self.weights, side, action.target))
            case verbs.LIFT:
                return -round(FINE * aims.area_gain(state, self.weights, side, action.target))
            case verbs.TURN:
                return round(FINE * aims.area_gain(state, self.weights, side, action.target))
        return self._other(state, side, action)
