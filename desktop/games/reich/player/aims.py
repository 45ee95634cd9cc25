"""What areas, hand size and events are worth to a side, in hundredths of a card of hand size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import EventId, SpaceId
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.player.measures import Weights
from desktop.games.reich.rules.actions.actions import turncoats
from desktop.games.reich.rules.map.geography import home_side, is_zone, neighbours, production
from desktop.games.reich.state.sides import ALLIES, AXIS, enemy_of, side_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

HAND = 100
"""A card of the own hand size."""
WON = 3000
"""9.0 The game."""


# -- hand sizes --------------------------------------------------------------------------------------
def own_rise(state: ReichState, weights: Weights, side: str, by: int) -> float:
    """4.1.4 What it is worth that the own hand size goes up; nothing above the most."""
    now = state.hand_size[side]
    after = min(state.world.limits.hand_most, now + by)
    return HAND * (after - now) + _collapse(weights, now, after)


def own_fall(state: ReichState, weights: Weights, side: str, by: int) -> float:
    """9.1 What a fall costs; the last card is the game."""
    now = state.hand_size[side]
    return WON if by >= now else HAND * by + _collapse(weights, now - by, now)


def enemy_fall(state: ReichState, weights: Weights, side: str, by: int) -> float:
    """9.1 What it is worth that the enemy's hand size falls."""
    now = state.hand_size[enemy_of(side)]
    return WON if by >= now else weights.enemy * by + _collapse(weights, now - by, now)


def _collapse(weights: Weights, low: int, high: int) -> float:
    return weights.collapse * (1 / max(1, low) - 1 / max(1, high))


# -- areas -------------------------------------------------------------------------------------------
def area_gain(state: ReichState, weights: Weights, side: str, area: SpaceId) -> float:
    """6.5.2.1 What taking an area or zone brings a side: hand sizes, position, and what it leads to."""
    found = weights.hold / 100 * _hands_moved(state, weights, side, area) + _position(state, weights, side, area)
    found += _capital(state, weights, side, area) + _home(state, weights, side, area)
    if side == ALLIES and not state.italy_surrendered:
        found += _italy(state, weights, area)
    if (
        is_zone(state, area)
        and side == ALLIES
        and area in state.world.tables.overlord.landings
        and _overlord_near(state)
    ):
        found += weights.launching
    return found


def _hands_moved(state: ReichState, weights: Weights, side: str, area: SpaceId) -> float:
    """6.5.2.1, 8.3 Home centres move the hand size of their side; Paris that of both."""
    barrels, enemy = production(state, area), enemy_of(side)
    if not barrels:
        return 0
    either, home, holder = area in state.world.tables.either_side, home_side(state, area), side_of(state.control[area])
    found = 0.0
    if either or (home == enemy and holder in (enemy, "")):
        found += enemy_fall(state, weights, side, barrels)
    if either or (home == side and holder == enemy):
        found += own_rise(state, weights, side, barrels)
    return found


def _position(state: ReichState, weights: Weights, side: str, area: SpaceId) -> float:
    """7.4.1 Neighbours give dice: what lies next to centres to be taken or held."""
    found = float(weights.zone if is_zone(state, area) else weights.land)
    for other in neighbours(state, side, area):
        if barrels := production(state, other):
            if side == ALLIES and _decides(state, other) and not is_zone(state, area):
                found += weights.gate
            found += barrels * (weights.shield if state.controls(side, other) else weights.approach)
    return found


def _capital(state: ReichState, weights: Weights, side: str, area: SpaceId) -> float:
    """9.2 Berlin by itself, London and Moscow together, decide the game if they are not retaken."""
    if not state.world.areas[area].capital:
        return 0
    retake = next(each for each in state.world.tables.retake if area in each.capitals)
    if side == retake.side:
        return weights.capital + (WON if state.turn.must_retake and state.turn.side == side else 0)
    others = [other for other in retake.capitals if other != area]
    if not others:
        return weights.fall
    held = all(state.controls(side, other) for other in others)
    return weights.capital + (weights.berlin if held else 0)


def _decides(state: ReichState, area: SpaceId) -> bool:
    """9.2 A capital whose fall alone decides the game if it is not retaken."""
    return any(retake.capitals == [area] for retake in state.world.tables.retake)


def _home(state: ReichState, weights: Weights, side: str, area: SpaceId) -> float:
    """9.3 Whoever takes all home centres of a power has won."""
    world = state.world
    power = world.home.get(area, "")
    if not power or side_of(power) == side:
        return 0
    left = [other for other in world.home_centres[power] if other != area and not state.controls(side, other)]
    if not left:
        return WON
    return weights.capitulation * max(0, len(world.home_centres[power]) - len(left) - 2)


def _italy(state: ReichState, weights: Weights, area: SpaceId) -> float:
    """8.2 Italy surrenders with Rome, or with Naples and Sicily."""
    italy = state.world.tables.italy
    if area == italy.capital:
        return enemy_fall(state, weights, ALLIES, italy.hand_loss) - enemy_fall(state, weights, ALLIES, 1)
    if area not in italy.others:
        return 0
    loss = enemy_fall(state, weights, ALLIES, italy.hand_loss)
    done = all(state.controls(ALLIES, other) for other in italy.others if other != area)
    return loss if done else loss / 3


def _overlord_near(state: ReichState) -> bool:
    """6.7.1 The year before Overlord may be launched, until it has been."""
    possible = "overlord" in state.world.scenario.operations and "overlord" not in state.launched
    return possible and min(state.year.values()) + 1 >= state.world.overlord_year


# -- events ------------------------------------------------------------------------------------------
def event_worth(state: ReichState, weights: Weights, side: str, event: EventId) -> float:
    """4.2.5 What it is worth to win an event: what it does at once, or to hold it."""
    definition = state.world.events[event]
    found = sum(_effect_worth(state, weights, side, effect) for effect in definition.effects)
    if definition.kind not in ("reusable", "returnable"):
        return found
    if event == state.world.tables.overlord.needs and _overlord_near(state):
        found += weights.boats
    return max(1.0, found - weights.crowd * len(state.held[side]))


def _effect_worth(state: ReichState, weights: Weights, side: str, effect: s.EffectKind) -> float:
    match effect:
        case s.HandSize(whose="enemy", by=by):
            return enemy_fall(state, weights, side, -by)
        case s.HandSize(by=by):
            return own_rise(state, weights, side, by) if by > 0 else -own_fall(state, weights, side, -by)
        case s.Control(areas=areas, power=power):
            sign = -1 if side_of(power) == enemy_of(side) else 1
            return sign * sum(area_gain(state, weights, side, area) for area in areas if not state.controls(side, area))
        case s.Turncoat():
            return max((area_gain(state, weights, ALLIES, area) for area, _ in turncoats(state, effect)), default=0)
        case s.Production(side=whose, value=value):
            return own_rise(state, weights, AXIS, value) if whose == side else 0
        case s.SkipGrowth():
            return weights.growth
    return help_worth(weights, effect)


def help_worth(weights: Weights, effect: s.EffectKind) -> float:
    """7.5 Effects in a conflict."""
    match effect:
        case s.AddDie(count=count):
            return weights.die * count
        case s.SetDie():
            return weights.fixed
        case s.RerollOwn() | s.RerollAny() | s.RerollEnemy():
            return weights.reroll
        case s.SecondCard():
            return weights.second
        case s.RevealFirst():
            return weights.spy
        case s.Permit():
            return weights.permit
        case s.CancelEvent() | s.CancelMarker():
            return weights.foil
        case s.RerollAfterResult():
            return weights.counter
    return 0
