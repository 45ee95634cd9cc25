"""12.0 Attacks, flank attempts, Combat Cards, losses, retreats and advances."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.player.front import Front, step_worth, strength, unit_worth
from desktop.games.illusions.player.operations import JOIN, together
from desktop.games.illusions.player.prospects import Prospects, may_stand, prize
from desktop.games.illusions.player.weights import NOVICE
from desktop.games.illusions.rules.combat import attack_options, chances
from desktop.games.illusions.rules.combat.attacks import Attacks
from desktop.games.illusions.state.combat_state import RISING, Combat
from desktop.games.illusions.state.state import IllusionsState

Scores = dict[Action, int]


def attacks(front: Front, prospects: Prospects, frame: Attacks, decision: Decision) -> Scores:
    """12.1 The best target first, with every unit that helps; staffs always join."""
    scores: Scores = {}
    for action in decision.actions:
        match action.verb:
            case verbs.TARGET:
                scores[action] = _whole(front, prospects, *_named(front, action)) if not frame.units else -1
            case verbs.WITH if not front.state.world.units[action.target].combat:
                scores[action] = JOIN
            case verbs.WITH if frame.target:
                scores[action] = _joining(front, prospects, frame, action.target)
            case verbs.ATTACK:
                scores[action] = max(1, prospects.attack(front, frame.target, frame.units, frame.aim, frame.staff))
            case verbs.WITH | verbs.WITHOUT:
                scores[action] = -JOIN
    if frame.target and not frame.units and _whole(front, prospects, frame.target, frame.aim) <= 0:
        return {**scores, **{a: JOIN * JOIN for a in decision.actions if a.verb == verbs.NO_MORE}}
    return scores


def _named(front: Front, action: Action) -> attack_options.Target:
    if len(action.args) > 1:
        return action.args[0], action.args[1]
    return action.target, attack_options.kinds_at(front.state, front.side, action.target)[0]


def _whole(front: Front, prospects: Prospects, target: SpaceId, kind: str) -> int:
    """The attack with everybody who may take part."""
    units = together(front, attack_options.available(front.state, front.side, target, kind))
    if not units:
        return -1
    return prospects.attack(front, target, units, kind, attack_options.staff_for(front.state, front.side, units))


def _joining(front: Front, prospects: Prospects, frame: Attacks, unit: UnitId) -> int:
    state = front.state
    if not frame.units:
        best = together(front, attack_options.available(state, front.side, frame.target, frame.aim))
        return JOIN + strength(state, unit) if unit in best else 1
    gain = prospects.attack(front, frame.target, [*frame.units, unit], frame.aim, frame.staff)
    gain -= prospects.attack(front, frame.target, frame.units, frame.aim, frame.staff)
    lawful = attack_options.why_not_made(state, frame.units) is None
    return JOIN + gain if gain >= -1 or not lawful else -JOIN


# -- flank attempts and Combat Cards -------------------------------------------------------------------
def flanks(front: Front, decision: Decision) -> Scores:
    """21.0 The pinning space that promises most, if a flank attempt betters the combat at all."""
    state, combat = front.state, front.state.fight
    before = _worth(front, combat, chances.chances(state, combat)) + front.w.flank_min
    found = chances.chances_with_flank(state, combat)
    return {verbs.FLANK(pin): _worth(front, combat, each) - before for pin, each in found.items()}


def cards(front: Front, decision: Decision) -> Scores:
    """12.2E Cards that better the prospects enough."""
    state, combat, w = front.state, front.state.fight, front.w
    before = _worth(front, combat, chances.chances(state, combat))
    scores: Scores = {}
    for action in decision.actions:
        if action.verb == verbs.CARD_PLAYED:
            price = w.card_min + (w.star_card if state.world.cards[action.target].asterisk else 0)
            after = chances.chances_with(state, combat, front.side, action.target)
            better = _worth(front, combat, after) - before if after is not None else -before - w.withdraw
            scores[action] = better - price
        elif action.verb == verbs.WITHDRAW:
            scores[action] = -before - w.withdraw
    return scores


def _worth(front: Front, combat: Combat, found: chances.Chances) -> int:
    """What a combat promises to the side that looks."""
    given, taken = found.expected
    goes = 100 * (found.cleared + sum(found.retreats.values())) // max(1, found.of)
    if may_stand(front.state, combat.target):
        goes = goes * front.w.stand // 100
    gain = prize(front, combat.target, combat.kind) if combat.kind != RISING else front.values[combat.target]
    worth = goes * gain // 100 + front.w.loss * (given - taken) // 100
    return worth if combat.side == front.side else -worth


# -- aftermath -----------------------------------------------------------------------------------------
def losses(state: IllusionsState, decision: Decision) -> Scores:
    """12.6 The cheapest step first."""
    return {action: -loss(state, action.target) for action in decision.actions if action.target in state.units}


def loss(state: IllusionsState, unit: UnitId) -> int:
    counter, reduced = state.world.units[unit], state.units[unit].reduced
    price = step_worth(state, unit) + counter.strength(reduced) * 2
    return price + (NOVICE.loss // 2 + (NOVICE.large_lost if counter.lcu else 0) if reduced else 0)


def retreats(front: Front, decision: Decision, unit: UnitId) -> Scores:
    """12.7 Halt where the place is worth a step, else go where a unit is wanted."""
    state = front.state
    scores: Scores = {}
    for action in decision.actions:
        match action.verb:
            case verbs.HALT:
                fights = state.world.units[action.target].combat
                scores[action] = front.hold(state.fight.target) // 3 - (loss(state, action.target) if fights else 0)
            case verbs.STAY:
                price = sum(loss(state, each) for each in state.fight.defenders)
                inside = state.fight.target in state.world.regions
                scores[action] = front.hold(state.fight.target) // 2 - (0 if inside else price)
            case verbs.TO:
                scores[action] = front.post(front.power_of(unit), action.target)
    return scores


def defenders(state: IllusionsState, decision: Decision) -> Scores:
    """18.3.1 The strongest defend a region."""
    return {action: strength(state, action.target) for action in decision.actions if action.target in state.units}


def victims(front: Front, decision: Decision) -> Scores:
    """Units that are struck: the enemy's dearest, the own cheapest."""
    state = front.state
    return {
        action: unit_worth(state, action.target) * (1 if state.owner_of(action.target) == front.enemy else -1)
        for action in decision.actions
        if action.target in state.units
    }
