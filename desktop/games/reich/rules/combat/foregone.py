"""7.5-7.7 Whether a conflict is decided whatever is done to the dice from now on, or for whoever leaves them alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.combat.dice import dice_owner, open_effects
from desktop.games.reich.rules.combat.resolve import SABOTEUR, agents, card_value, rerolls, total, winner_of
from desktop.games.reich.state.sides import SIDES, enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState


class Reach(Struct, frozen=True):
    """The lowest and highest total a side can still come to."""

    low: int
    high: int


def is_foregone_before_effects(state: ReichState, side: str) -> bool:
    """7.5 Effects, agents, re-rolls and Counterattack are still to come; or a side wins if it does nothing."""
    reach = {each: _before_effects(state, each) for each in SIDES}
    return _is_foregone(state, reach) or _wins(state, side, _left_alone(state, side), reach)


def is_foregone_before_rerolls(state: ReichState, side: str) -> bool:
    """7.6 A side names dice to re-roll; the active player is the first to do so. Then only Counterattack is left.

    Whoever wins for certain with the dice as they lie has nothing to gain from any of them.
    """
    rolling = SIDES if side == state.fight.active else (side,)
    reach = {each: _before_rerolls(state, each, each in rolling) for each in SIDES}
    return _is_foregone(state, reach) or _wins(state, side, total(state.world, state.fight, side), reach)


def is_foregone_before_counterattack(state: ReichState, side: str) -> bool:
    """7.7 Whoever has lost may re-roll his own dice and nobody else may."""
    dice = len(state.fight.dice[side])
    return _is_foregone(state, {each: _changed(state, each, dice if each == side else 0) for each in SIDES})


def _is_foregone(state: ReichState, reach: dict[str, Reach]) -> bool:
    """Whether the same side wins at the worst of one side and the best of the other, and the other way round."""
    first, second = SIDES
    ends = (
        {first: reach[first].low, second: reach[second].high},
        {first: reach[first].high, second: reach[second].low},
    )
    return len({winner_of(state.world, state.fight, totals)[0] for totals in ends}) == 1


def _wins(state: ReichState, side: str, own: int, reach: dict[str, Reach]) -> bool:
    """Whether a side wins with a total against the best of the other."""
    enemy = enemy_of(side)
    return winner_of(state.world, state.fight, {side: own, enemy: reach[enemy].high})[0] == side


def _left_alone(state: ReichState, side: str) -> int:
    """The least a side comes to that touches no die itself: the other may, and his saboteurs."""
    touched = _touching(state, side, (enemy_of(side),))
    return _changed(state, side, touched).low - _sabotaged(state, side)


def _before_rerolls(state: ReichState, side: str, rolling: bool) -> Reach:
    return _reach(state, side, rerolls(state.world, state.fight, side) if rolling else 0)


def _before_effects(state: ReichState, side: str) -> Reach:
    """Every effect may fall on any of the dice it may touch; a saboteur takes what a card is worth."""
    found = _reach(state, side, _touching(state, side, SIDES) + rerolls(state.world, state.fight, side))
    return Reach(found.low - _sabotaged(state, side), found.high)


def _touching(state: ReichState, side: str, users: Iterable[str]) -> int:
    """How many dice of a side the effects of some players may still change."""
    effects = ((user, effect) for user in users for effect in open_effects(state, user))
    return sum(effect.count for user, effect in effects for whose in effect.whose if dice_owner(user, whose) == side)


def _sabotaged(state: ReichState, side: str) -> int:
    if not agents(state, enemy_of(side), SABOTEUR):
        return 0
    least = state.world.limits.saboteur_value
    return max(0, sum(card_value(state.world, state.fight, card) - least for card in state.fight.cards[side]))


def _reach(state: ReichState, side: str, changes: int) -> Reach:
    """With so many dice changed; with all of them if Counterattack may follow."""
    return _changed(state, side, len(state.fight.dice[side]) if _may_counterattack(state, side) else changes)


def _changed(state: ReichState, side: str, changes: int) -> Reach:
    dice, now = sorted(state.fight.dice[side]), total(state.world, state.fight, side)
    number = min(changes, len(dice))
    low = now - sum(die - 1 for die in dice[len(dice) - number :])
    return Reach(low, now + sum(state.world.limits.die_faces - die for die in dice[:number]))


def _may_counterattack(state: ReichState, side: str) -> bool:
    """7.7 Whether a side holds an event that re-rolls dice after the result; whether it fits is not asked here."""
    held = (effect for card in state.held[side] for effect in state.event_of(card).effects)
    return any(isinstance(effect, s.RerollAfterResult) for effect in held)
