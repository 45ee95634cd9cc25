"""The scripted player's opinion of every choice; it looks at nothing the side could not see."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.games.reich import verbs
from desktop.games.reich.data.world import World
from desktop.games.reich.player import weights as j
from desktop.games.reich.rules.actions.actions import blitz_parts
from desktop.games.reich.rules.actions.uncontested import Reorganise, TryBigPush
from desktop.games.reich.rules.cards.choose_card import ChooseCard
from desktop.games.reich.rules.combat.attack_options import Attack
from desktop.games.reich.rules.combat.dice_effects import ApplyEffects, DeclareDice, UseAgents
from desktop.games.reich.rules.turn.bonuses import OVERLORD
from desktop.games.reich.rules.turn.turn import PlayerTurn
from desktop.games.reich.state.conflict_state import AMPHIBIOUS, LAND
from desktop.games.reich.state.state import ReichState


class ReichScorer:
    """Scores one action at a time; more is better."""

    def __init__(self, world: World) -> None:
        self.world = world

    def score(self, state: ReichState, decision: Decision, action: Action) -> int:
        side = decision.player
        match state.stack[-1]:
            case PlayerTurn():
                return self._turn(state, side, action)
            case ChooseCard():
                return j.card_score(state, side, action.target)
            case ApplyEffects():
                return self._effect(state, side, action)
            case DeclareDice(owner=owner, dice=dice):
                return self._reroll(state, side, owner, len(dice), action)
            case UseAgents():
                card = state.world.cards[action.target]
                return card.value + j.PIP * card.rerolls
            case TryBigPush(step="rerolls", dice=dice):
                return j.dislike(dice[int(action.target)]) if action.verb == verbs.REROLL else 0
            case TryBigPush():
                return state.world.cards[action.target].value
            case Reorganise():
                return -j.keeping(state, action.target) + j.PIP * j.PIP if action.verb == verbs.DISCARD else 0
        return self._other(state, side, action)

    # -- the turn ----------------------------------------------------------------------------------
    def _turn(self, state: ReichState, side: str, action: Action) -> int:
        match action:
            case verbs.ATTACK, (kind, origin, target):
                return j.attack_score(state, side, Attack(kind, origin, target))
            case verbs.BLITZ, args:
                start, goal, general = blitz_parts(state, *args)
                price = 0 if general or state.turn.operation == OVERLORD else j.HAND
                return j.attack_score(state, side, Attack(LAND, start, goal)) - price
            case verbs.SEEK, (event,):
                return j.event_score(state, side, event)
            case verbs.BONUS, (bonus,):
                return {"production": j.HAND * 2, "success": j.HAND, "push": j.HAND // 2}.get(bonus, j.SMALL)
            case verbs.BARBAROSSA, _:
                return j.GREAT
            case verbs.OVERLORD, (zone, target):
                return j.GREAT + j.attack_score(state, side, Attack(AMPHIBIOUS, zone, target))
            case verbs.PUSH, (what,):
                return j.push_score(state, side, what)
        return self._quiet(state, side, action)

    def _quiet(self, state: ReichState, side: str, action: Action) -> int:
        match action.verb:
            case verbs.FORTIFY:
                return j.fort_score(state, side, action.target)
            case verbs.FLEET:
                return j.fleet_score(state, side, action.target)
            case verbs.BIG_PUSH:
                best = max((state.world.cards[card].value for card in state.hands[side]), default=0)
                return j.SMALL * (best - j.AVERAGE) // j.PIP if best > j.AVERAGE else 0
        return 0

    # -- a conflict --------------------------------------------------------------------------------
    def _effect(self, state: ReichState, side: str, action: Action) -> int:
        if action.verb == verbs.DONE:
            return 0
        source, whose, *die = action.args
        if not die:
            return 1
        return j.effect_score(state, side, source, whose, int(die[0]))

    def _reroll(self, state: ReichState, side: str, owner: str, chosen: int, action: Action) -> int:
        if action.verb != verbs.REROLL:
            return 1 if chosen else 0
        value = state.fight.dice[owner][int(action.target)]
        gain = j.dislike(value) if owner == side else -j.dislike(value)
        return gain + 1 if gain > 0 else -1

    def _other(self, state: ReichState, side: str, action: Action) -> int:
        match action.verb:
            case verbs.PLAY:
                return j.play_score(state, side, action.target)
            case verbs.DISCARD if action.target in state.world.cards:
                return -j.keeping(state, action.target)
            case verbs.DISCARD:
                return -j.worth(state, side, action.target)
            case verbs.RETURN | verbs.KEEP:
                return j.worth(state, side, action.target)
            case verbs.USE:
                return j.HAND
            case verbs.CHOOSE:
                return state.world.cards[action.target].value
            case verbs.LIFT:
                return -j.area_value(state, side, action.target)
            case verbs.TURN:
                return j.area_value(state, side, action.target)
        return 0
