"""11.0 Attacks, Combat Cards, losses, retreats and advances."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.player.front import Front, step_worth, unit_worth
from desktop.games.crusade.player.prospects import Prospects, may_stand, prize
from desktop.games.crusade.player.weights import NOVICE, Weights
from desktop.games.crusade.rules.combat import attack_options, chances
from desktop.games.crusade.rules.combat.attacks import Attacks
from desktop.games.crusade.state.combat_state import Combat
from desktop.games.crusade.state.state import CrusadeState

Scores = dict[Action, int]
JOIN = 1000
"""Units join before the attack is made."""


def attacks(front: Front, prospects: Prospects, frame: Attacks, decision: Decision) -> Scores:
    """11.1 The best target first, with every unit that helps."""
    if frame.siege:
        return {action: JOIN if action.verb == verbs.WITH else 1 for action in decision.actions}
    scores: Scores = {}
    for action in decision.actions:
        match action.verb:
            case verbs.TARGET:
                scores[action] = _whole(front, prospects, action.target) if not frame.units else -1
            case verbs.WITH if frame.target:
                scores[action] = _joining(front, prospects, frame, action.target)
            case verbs.ATTACK:
                worth = prospects.attack(front, frame.target, frame.units)
                scores[action] = max(1, worth) + (front.w.rm if action.args else 0)
            case verbs.ASSAULT:
                scores[action] = front.w.assault
            case verbs.WITH | verbs.WITHOUT:
                scores[action] = -JOIN
    if frame.target and not frame.units and _whole(front, prospects, frame.target) <= 0:
        return {**scores, **{a: JOIN * JOIN for a in decision.actions if a.verb == verbs.NO_MORE}}
    return scores


def _whole(front: Front, prospects: Prospects, target: SpaceId) -> int:
    """The attack with everybody who may take part."""
    units = attack_options.available(front.state, front.side, target)
    if attack_options.why_not_together(front.state, units) is not None:
        place = max(dict.fromkeys(map(front.state.place_of, units)), key=lambda space: front.own.get(space, 0))
        units = [unit for unit in units if front.state.place_of(unit) == place]
    return prospects.attack(front, target, units)


def _joining(front: Front, prospects: Prospects, frame: Attacks, unit: UnitId) -> int:
    if not frame.units:
        return JOIN + front.strength(unit)
    before = prospects.attack(front, frame.target, frame.units)
    gain = prospects.attack(front, frame.target, [*frame.units, unit]) - before
    return JOIN + gain if gain >= -1 else -JOIN


# -- Combat Cards --------------------------------------------------------------------------------------
def cards(front: Front, decision: Decision) -> Scores:
    """11.2.4 Cards and claims that better the prospects enough."""
    state, combat, w = front.state, front.state.fight, front.w
    before = _worth(front, combat, chances.chances(state, combat))
    scores: Scores = {}
    for action in decision.actions:
        if action.verb == verbs.CARD_PLAYED:
            after = chances.chances_with(state, combat, front.side, action.target)
            price = w.card_min + (w.star_card if state.world.cards[action.target].asterisk else 0)
            better = 2 * w.step if after is None else _worth(front, combat, after) - before
            scores[action] = better - price
        elif action.verb == verbs.CLAIM:
            after = chances.chances_with_armor(state, combat, action.target)
            scores[action] = _worth(front, combat, after) - before
    return scores


def _worth(front: Front, combat: Combat, found: chances.Chances) -> int:
    """What a combat promises to the side that looks."""
    given, taken = found.expected
    goes = 100 * (found.cleared + sum(found.retreats.values())) // max(1, found.of)
    if may_stand(front.state, combat.target):
        goes = goes * front.w.stand // 100
    worth = goes * prize(front, combat.target) // 100 + front.w.step * (given - taken) // 100
    return worth if combat.side == front.side else -worth


# -- aftermath -----------------------------------------------------------------------------------------
def losses(state: CrusadeState, decision: Decision, w: Weights = NOVICE) -> Scores:
    """11.3 The cheapest step first."""
    return {action: -_loss(state, action.target, w) for action in decision.actions if action.target in state.units}


def _loss(state: CrusadeState, unit: UnitId, w: Weights) -> int:
    counter = state.world.units[unit]
    price = step_worth(state, unit, w) + counter.strength(state.units[unit].reduced) * 2
    falls = state.units[unit].reduced or counter.steps == 1
    return price + (w.step // 2 + (w.corps_lost if counter.corps else 0) if falls else 0)


def retreats(front: Front, decision: Decision, unit: UnitId) -> Scores:
    """11.4 Stand where the place is worth a step, else go where a unit is wanted."""
    state = front.state
    scores: Scores = {}
    for action in decision.actions:
        if action.verb == verbs.CANCEL:
            scores[action] = front.hold(state.fight.target) // 2 - _loss(state, action.target, front.w)
        elif action.verb == verbs.TO:
            scores[action] = front.post(front.power_of(unit), action.target)
    return scores


def victims(state: CrusadeState, decision: Decision, w: Weights = NOVICE) -> Scores:
    """Enemy units to be struck: the dearest first."""
    return {action: unit_worth(state, action.target, w) for action in decision.actions if action.target in state.units}
