"""8.2 Which card to play in an action round, and how."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions import verbs
from desktop.games.illusions.data import schema_conditions as c
from desktop.games.illusions.data import schema_effects as s
from desktop.games.illusions.player.front import Front, strength
from desktop.games.illusions.player.operations import OperationsPlan
from desktop.games.illusions.player.weights import NOVICE, Weights
from desktop.games.illusions.rules.cards import play_options
from desktop.games.illusions.rules.cards.single_events import SENT
from desktop.games.illusions.rules.redeployment import sr_options
from desktop.games.illusions.rules.reinforcement import replacement_options as rp
from desktop.games.illusions.state.sides import CENTRAL, REPLACEABLE
from desktop.games.illusions.state.state import IllusionsState

Scores = dict[Action, int]


def plays(front: Front, plan: OperationsPlan, decision: Decision) -> Scores:
    """Every card with every use, by what it promises now less what else the card is good for."""
    state, w = front.state, front.w
    scores: Scores = {}
    moves: tuple[list[int], list[int]] | None = None
    for action in decision.actions:
        if action.verb == verbs.ONE_OPS:
            scores[action] = plan.potential(state.world.limits.auto_ops) - w.held
        elif action.verb == verbs.UPRISE:
            scores[action] = w.uprising
        else:
            card, use = action.args
            lost = w.reaction if card in state.world.is_combat_card else 0
            match use:
                case play_options.OPS:
                    scores[action] = plan.potential(state.world.ops[card]) - lost
                case play_options.SR:
                    moves = moves or redeployments(front)
                    scores[action] = sr_worth(state, moves, state.world.sr[card]) - lost
                case play_options.RP:
                    scores[action] = rp_worth(state, card, w) - lost
                case _:
                    scores[action] = event_worth(front, plan, card)
    return scores


# -- RP and SR -----------------------------------------------------------------------------------------
def waiting(state: IllusionsState, pool: str) -> int:
    """16.1 Half points that the lost steps of a class would take."""
    found = 0
    for unit, status in state.units.items():
        if not status.reduced and status.place != REPLACEABLE:
            continue
        counter = state.world.units[unit]
        if counter.no_replacements or rp.pool_of(state, unit) != pool:
            continue
        if status.place == REPLACEABLE:
            found += rp.rebuild_cost(state, unit, rp.FULL)
        elif state.on_map(unit):
            found += rp.step_cost(state, unit)
    return found


def rp_worth(state: IllusionsState, card: CardId, w: Weights = NOVICE) -> int:
    """9.6 What the points of a card restore, what is recorded already left out."""
    return sum(
        w.rp_half * max(0, min(points, waiting(state, pool) - state.rp[pool]))
        for pool, points in play_options.rp_of(state, card)
    )


def redeployments(front: Front) -> tuple[list[int], list[int]]:
    """13.1 What the best redeployments of large and of small units gain: the best posts for those missed least."""
    state, side, w = front.state, front.side, front.w
    spaces = [space for space, holder in state.control.items() if holder == side and _has_room(state, space)]
    found: dict[bool, list[int]] = {}
    for large, power in ((True, w.usual_large), (False, w.usual_small)):
        posts = sorted((front.post(power, space) for space in spaces), reverse=True)[: w.best_posts]
        missed = sorted(
            front.post(strength(state, unit), space, leaving=True)
            for space in sorted(front.own)
            for unit in state.units_of(side, space)
            if state.world.units[unit].combat and state.world.units[unit].lcu == large
        )
        gains = [(post - lost) * w.sr_rate // 100 for post, lost in zip(posts, missed, strict=False)]
        found[large] = [gain for gain in gains if gain > 0]
    found[False] = sorted([*found[False], *_commands(front)], reverse=True)
    return found[True], found[False]


def _commands(front: Front) -> list[int]:
    """27.0 What HQs and heavy artillery would gain where the strongest stand before the enemy."""
    best = max((front.command(space) for space in front.own), default=0)
    gains = [best - front.command(space) for space in front.own for _ in front.staff_at(space)]
    return [gain * front.w.sr_rate // 100 for gain in gains if gain > 0]


def _has_room(state: IllusionsState, space: SpaceId) -> bool:
    return len(state.at(space)) < state.world.limits.stacking


def sr_worth(state: IllusionsState, gains: tuple[list[int], list[int]], points: int) -> int:
    """The best split of the points over large and small units."""
    large, small = gains
    limits = state.world.limits
    return max(
        sum(large[:count]) + sum(small[: (points - count * limits.sr_lcu) // limits.sr_other])
        for count in range(points // limits.sr_lcu + 1)
    )


def redeploy(front: Front, decision: Decision) -> Scores:
    """13.1 Which unit goes."""
    state, bit = front.state, front.state.world.sets.bit
    ranked: dict[int, list[tuple[int, int]]] = {}
    scores: Scores = {}
    for action in decision.actions:
        if action.verb != verbs.PICK:
            continue
        unit = action.target
        power = strength(state, unit) if state.world.units[unit].combat else 0
        if power not in ranked:
            ranked[power] = sorted(((_stand(front, power, place), bit[place]) for place in state.control), reverse=True)
        goals = sr_options.reach(state, unit)
        best = next((post for post, place in ranked[power] if place & goals), 0)
        gain = best - _stand(front, power, state.place_of(unit), leaving=True) - front.w.move_price
        scores[action] = gain // sr_options.cost(state, unit) if gain > 0 else gain
    return scores


def _stand(front: Front, power: int, place: SpaceId, leaving: bool = False) -> int:
    """What a unit is worth in a place; HQs and heavy artillery have no strength of their own."""
    return front.post(power, place, leaving=leaving) if power else front.command(place)


# -- events --------------------------------------------------------------------------------------------
def event_worth(front: Front, plan: OperationsPlan, card: CardId) -> int:
    """9.7 What the event of a card is worth now, with its war status and its operations."""
    definition, w = front.state.world.cards[card], front.w
    worth = w.status * definition.war_status
    if any(isinstance(condition, c.TurnMax) for condition in definition.conditions):
        worth += w.now_or_never
    worth += w.unlock * len(waiting_for(front.state, card))
    drm = 0
    for effect in definition.effects:
        if isinstance(effect, s.Drm):
            drm = max(drm, effect.value)
        else:
            worth += _effect_worth(front, card, effect)
    if definition.event_and_ops:
        worth += plan.potential(definition.ops) * (w.match + 2 * drm) // w.match
    elif drm:
        worth += w.event
    return worth


def waiting_for(state: IllusionsState, card: CardId) -> list[CardId]:
    """Cards of the same side that may be played only after an event, and have not been."""
    cards = state.world.cards
    return [
        key
        for key, other in cards.items()
        if other.side == cards[card].side
        and any(isinstance(each, c.Played) and each.card == card for each in other.conditions)
        and not state.is_played(key)
    ]


def openings(front: Front, plan: OperationsPlan, decision: Decision) -> Scores:
    """4.2 The card to begin with: what operations promise is not known yet."""
    cards = front.state.world.cards
    return {
        action: event_worth(front, plan, action.target)
        + (front.w.opening * cards[action.target].ops if cards[action.target].event_and_ops else 0)
        for action in decision.actions
    }


def _effect_worth(front: Front, card: CardId, effect: s.EffectKind) -> int:
    state = front.state
    match effect:
        case s.Place():
            return _arrivals(state, [*effect.units, *effect.any_of[:1]], reduced=effect.reduced)
        case s.Vp():
            return (1 if front.side == CENTRAL else -1) * effect.value * NOVICE.vp
        case s.Own():
            return _own_worth(state, card, effect)
        case s.RepairNow():
            return NOVICE.rp_half * effect.points * 2
        case s.Reduce():
            return NOVICE.loss * effect.count * 2
        case s.Will() | s.Quality() | s.RpIncome():
            return RATES[type(effect)] * abs(effect.value)
    return PLAIN.get(type(effect), NOVICE.event)


RATES: dict[type, int] = {s.Will: NOVICE.will, s.Quality: NOVICE.quality, s.RpIncome: NOVICE.income}
"""Effects that are worth so much a point, whoever gains or loses it."""
PLAIN: dict[type, int] = {
    s.NeutralEntry: NOVICE.entry, s.SetFlag: NOVICE.flag, s.TakeSpace: NOVICE.flag,
    s.PlaceHq: NOVICE.hq, s.MoDrm: NOVICE.offensive_drm, s.MoVoid: NOVICE.offensive_drm, s.Landing: NOVICE.landing,
    s.RpBlock: NOVICE.forbid, s.RpVoid: NOVICE.forbid,
    s.ForbidCard: NOVICE.event, s.ClearFlag: 0, s.RemoveUnits: 0, s.Armistice: 0,
}  # fmt: skip
"""Effects that are worth the same in any position."""
ALONE: dict[tuple[str, str], int] = {
    ("AP-15", ""): NOVICE.attacked,
    **dict.fromkeys((("AP-50", ""), ("AP-55", ""), ("CP-50", ""), ("CP-51", "")), NOVICE.revolution),
    **dict.fromkeys((("AP-43", ""), ("AP-52", ""), ("CP-07", "apart"), ("CP-22", "attacks")), NOVICE.forbid),
    **dict.fromkeys((("CP-43", ""), ("CP-48", "")), NOVICE.forbid),
    **dict.fromkeys((("AP-40", ""), ("CP-35", "join")), NOVICE.entry),
    ("CP-49", ""): NOVICE.flag,
    ("AP-54", ""): 0,
}
"""The same of cards that are alone in what they do, by card and part."""


def _own_worth(state: IllusionsState, card: CardId, effect: s.Own) -> int:
    """What a card is worth that is alone in what it does."""
    match card:
        case "AP-10":
            halves = effect.value * state.world.limits.half_points
            missing = (waiting(state, pool) - state.rp[pool] for pool in SENT)
            return sum(NOVICE.rp_half * max(0, min(halves, each)) for each in missing)
        case "CP-37":
            return NOVICE.rp_half * effect.value * 2
    return ALONE.get((card, effect.part), NOVICE.event)


def _arrivals(state: IllusionsState, names: Iterable[str], *, reduced: bool) -> int:
    """15.1 What units are worth that come onto the map."""
    total = 0
    for name in names:
        unit = UnitId(name)
        counter = state.world.units[unit if unit in state.world.units else state.world.of_type[name][0]]
        factor = NOVICE.large_factor if counter.lcu else 1
        total += NOVICE.unit_point * factor * max(1, counter.strength(reduced))
    return total


VICTIMS = {"CP-22-1": -NOVICE.give_small, "CP-22-2": -NOVICE.loss * 2, "CP-22-3": -NOVICE.give_small}
"""CP-22 Options that no other card has."""


def options(front: Front, decision: Decision) -> Scores:
    """9.7.1 The option that costs least; options are named after their card and numbered."""
    scores: Scores = {}
    for action in decision.actions:
        if action.target in VICTIMS:
            scores[action] = VICTIMS[action.target]
            continue
        card, number = action.target.rsplit("-", 1)
        effect = next(each for each in front.state.world.cards[CardId(card)].effects if isinstance(each, s.Choose))
        scores[action] = sum(_price(front, part) for part in effect.options[int(number) - 1])
    return scores


def _price(front: Front, part: s.ChoiceKind) -> int:
    match part:
        case s.Vp():
            return (1 if front.side == CENTRAL else -1) * part.value * NOVICE.vp
        case s.Give():
            return -part.count * (NOVICE.give_large if part.size == "lcu" else NOVICE.give_small)
