"""7.1.3 Which card to play in an action round, and how."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade import verbs
from desktop.games.crusade.data import schema_cards as s
from desktop.games.crusade.player.front import Front, morale_worth
from desktop.games.crusade.player.operations import OperationsPlan
from desktop.games.crusade.player.weights import FLAGS
from desktop.games.crusade.rules.cards import play_options, works
from desktop.games.crusade.rules.cards.nationalist_events import INTERFERENCE_OPS, MORE_SR
from desktop.games.crusade.rules.redeployment import sr_options
from desktop.games.crusade.state.sides import ELIMINATED, NATIONALIST, POOLS_OF, RESERVE
from desktop.games.crusade.state.state import CrusadeState

Scores = dict[Action, int]


def plays(front: Front, plan: OperationsPlan, decision: Decision) -> Scores:
    """Every card with every use, by what it promises now less what else the card is good for."""
    state, side = front.state, front.side
    redeployment = redeployments(front)
    scores: Scores = {}
    for action in decision.actions:
        if action.verb == verbs.AUTO:
            scores[action] = plan.potential(1) + front.w.reaction
            continue
        card, use = action.args
        definition = state.world.cards[card]
        if use == play_options.OPS:
            scores[action] = plan.potential(definition.ops) - _lost_event(front, card)
        elif use == play_options.SR:
            points = play_options.sr_points(state, side, state.world.sr[card])
            scores[action] = sum(redeployment[: points // state.world.limits.sr_division]) - _lost_event(front, card)
        elif use == play_options.RP:
            scores[action] = rp_worth(front, card) - _lost_event(front, card)
        else:
            scores[action] = event_worth(front, plan, card)
    return scores


def _lost_event(front: Front, card: CardId) -> int:
    """A Combat Card is better kept for a fight; other events come round again."""
    return front.w.reaction if card in front.state.world.is_combat_card else 0


# -- RP and SR -----------------------------------------------------------------------------------------
def lost_steps(state: CrusadeState, side: str) -> int:
    """Steps that RP could restore: reduced units and those in the box."""
    reduced = sum(status.reduced for unit, status in state.units.items() if _restorable(state, side, unit))
    gone = sum(2 for unit in state.in_box(side, ELIMINATED) if not state.world.units[unit].no_replacements)
    return reduced + gone


def _restorable(state: CrusadeState, side: str, unit: UnitId) -> bool:
    counter = state.world.units[unit]
    if counter.side != side or counter.no_replacements:
        return False
    return state.on_map(unit) or state.place_of(unit) == RESERVE


def rp_worth(front: Front, card: CardId) -> int:
    """8.4 What the points of a card restore, what is recorded already left out."""
    state, side = front.state, front.side
    recorded = sum(state.rp[pool] for pool in POOLS_OF[side])
    points = sum(value for _, value in play_options.rp_of(state, card))
    return front.w.rp_play * max(0, min(points, lost_steps(state, side) - recorded))


def redeployments(front: Front) -> list[int]:
    """8.3 The gains of the best redeployments, one point each: the best posts filled by the units missed least."""
    state, side, w = front.state, front.side, front.w
    most = w.best_posts
    spaces = [space for space in state.control if state.control[space] == side and _has_room(state, space)]
    posts = sorted((front.post(w.usual, space) for space in spaces), reverse=True)[:most]
    missed = [0] * len(state.in_box(side, RESERVE))
    for space in sorted(front.own):
        divisions = [unit for unit in state.at(space) if not state.world.units[unit].corps]
        missed += [front.post(front.strength(unit), space, leaving=True) for unit in divisions]
    gains = [(post - lost) * w.sr_rate // 100 for post, lost in zip(posts, sorted(missed)[:most], strict=False)]
    return [gain for gain in gains if gain > 0]


def _has_room(state: CrusadeState, space: SpaceId) -> bool:
    return len(state.at(space)) < state.world.limits.stacking


def redeploy(front: Front, decision: Decision) -> Scores:
    """12.1 Which unit goes."""
    state = front.state
    scores: Scores = {}
    for action in decision.actions:
        if action.verb == verbs.SPECIAL:
            scores[action] = front.w.step * 2
        elif action.verb == verbs.PICK:
            unit = action.target
            power, here = front.strength(unit), state.place_of(unit)
            ends = [space for space in sr_options.destinations(state, unit) if space != RESERVE]
            best = max((front.post(power, space) for space in ends), default=0)
            left = front.post(power, here, leaving=True) if here in state.control else 0
            scores[action] = best - left - front.w.move_price
    return scores


# -- events --------------------------------------------------------------------------------------------
def event_worth(front: Front, plan: OperationsPlan, card: CardId) -> int:
    """8.5 What the event of a card is worth now."""
    state = front.state
    return sum(_effect_worth(front, plan, card, effect) for effect in state.world.cards[card].effects)


def _effect_worth(front: Front, plan: OperationsPlan, card: CardId, effect: s.EffectKind) -> int:
    state, w = front.state, front.w
    sign = 1 if front.side == NATIONALIST else -1
    match effect:
        case s.Reinforce():
            kind = state.world.types[effect.unit]
            steps = 2 if kind.reduced else 1
            return effect.count * (w.unit_step * steps * kind.full.lf + kind.full.cf * w.rp_step)
        case s.Ops():
            return plan.potential(state.world.cards[card].ops) * (w.match + effect.attack_drm) // w.match
        case s.Counterattack():
            return plan.potential(state.world.cards[card].ops) * (w.match + 1) // w.match + morale_worth(
                state, front.side, w
            )
        case s.Vp():
            return sign * effect.value * w.vp
        case s.Rm():
            return -sign * effect.value * morale_worth(state, front.side, w)
        case s.Own():
            return _own_worth(front, plan, card)
        case s.SetFlag():
            return FLAGS.get(effect.flag, w.event)
    return _other_worth(front, card, effect)


def _other_worth(front: Front, card: CardId, effect: s.EffectKind) -> int:
    state, w = front.state, front.w
    half = state.world.limits.half_points
    match effect:
        case s.Government():
            return w.government
        case s.AddRp():
            return w.rp_step * min(effect.value * half, lost_steps(state, front.side))
    return w.event


def _own_worth(front: Front, plan: OperationsPlan, card: CardId) -> int:
    """What no other card does: operations or an SR by what they promise, the rest as it is known."""
    state = front.state
    match card:
        case "N46":
            return plan.potential(INTERFERENCE_OPS)
        case "N59":
            points = play_options.sr_points(state, front.side, state.world.sr[card]) // state.world.limits.half_points
            return sum(redeployments(front)[: points + MORE_SR])
        case "R10":
            return _trench_worth(front, works.MADRID)
        case "R24":
            return _trench_worth(front, works.BILBAO)
    return front.w.own_events.get(card, front.w.event)


def _trench_worth(front: Front, space: SpaceId) -> int:
    """10.2.9 A trench in a space that the card names is worth more if the enemy menaces it."""
    w = front.w
    return max(w.trench, w.named_trench * front.hold(space) // 100) if front.menace(space) else w.trench
