"""What the scripted player thinks things are worth. The weights are its taste, not rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import CardId, EventId, SpaceId
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.combat.attack_options import Attack
from desktop.games.reich.rules.combat.dice import OWN, dice_count, dice_owner, open_effects
from desktop.games.reich.rules.map.geography import held_neighbours, home_side, is_zone, neighbours, production
from desktop.games.reich.state.conflict_state import EVENT, SEA
from desktop.games.reich.state.sides import enemy_of

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

HAND = 60
"""One point of hand size."""
GREAT = 400
SMALL = 6
PIP = 4
AVERAGE = 7
"""The value of a card nobody remembers."""
DICE_PIPS = 3
"""What one die more is worth, in pips."""
HALF = 50
EDGE = 6
"""Percent of winning for each pip of advantage."""
MOST, LEAST = 95, 5


def dislike(value: int) -> int:
    """How much a re-roll of an own die promises, in half pips."""
    return AVERAGE - 2 * value


# -- areas and events --------------------------------------------------------------------------------
def area_value(state: ReichState, side: str, area: SpaceId) -> int:
    """What an area or zone is worth to a side."""
    centre = production(state, area)
    found = HAND * centre
    if centre and home_side(state, area) == side:
        found += HAND // 2
    if state.world.areas[area].capital:
        found += HAND
    near = sum(production(state, other) for other in neighbours(state, side, area) if not state.controls(side, other))
    return found + SMALL + SMALL * near // 2


def worth(state: ReichState, side: str, event: EventId) -> int:
    """What an event is worth to a side."""
    found = 0
    for effect in state.world.events[event].effects:
        match effect:
            case s.HandSize(whose=whose, by=by):
                found += _hand_worth(state, side, whose, by)
            case s.AddDie() | s.SecondCard():
                found += HAND // 2
            case s.SetDie() | s.RerollAny() | s.RerollEnemy() | s.RerollOwn() | s.RerollAfterResult() | s.CancelEvent():
                found += HAND // 3
            case s.RevealFirst() | s.Permit() | s.Turncoat() | s.Production():
                found += HAND // 2
            case s.Control(areas=areas):
                found += SMALL * len(areas)
            case _:
                found += SMALL
    return found


def _hand_worth(state: ReichState, side: str, whose: str, by: int) -> int:
    if whose == "enemy":
        return HAND
    return HAND * by if state.hand_size[side] < state.world.limits.hand_most else SMALL


# -- chances -----------------------------------------------------------------------------------------
def strength(state: ReichState, side: str) -> int:
    """How far the better half of the hand stands above an average card."""
    values = sorted((state.world.cards[card].value for card in state.hands[side]), reverse=True)
    better = values[: max(1, len(values) // 2)]
    return sum(better) // len(better) - AVERAGE if better else 0


def attack_odds(state: ReichState, side: str, attack: Attack) -> int:
    """A rough chance to win an attack, in percent."""
    other, limits = enemy_of(side), state.world.limits
    dice = 0
    if attack.kind == SEA:
        mine, theirs = (bool(held_neighbours(state, each, attack.target)) for each in (side, other))
        dice += int(mine and not theirs) - int(theirs and not mine)
        dice += int(state.has_fleet(side, attack.target)) - int(state.has_fleet(other, attack.target))
    else:
        counts = [len(held_neighbours(state, each, attack.target)) for each in (side, other)]
        dice += int(counts[0] > counts[1])
        dice -= limits.capital_die if state.world.areas[attack.target].capital else 0
        dice -= int(attack.target in state.forts)
    return _percent(strength(state, side) + DICE_PIPS * dice)


def _percent(pips: int) -> int:
    return max(LEAST, min(MOST, HALF + EDGE * pips))


def attack_score(state: ReichState, side: str, attack: Attack) -> int:
    """The value of the target by the chance to get it."""
    gain = area_value(state, side, attack.target)
    if is_zone(state, attack.target) and not production(state, attack.target):
        gain = gain // 2
    return gain * attack_odds(state, side, attack) // 100


def event_score(state: ReichState, side: str, event: EventId) -> int:
    return worth(state, side, event) * _percent(strength(state, side)) // 100


def push_score(state: ReichState, side: str, what: str) -> int:
    """A Big Push is two of the best actions; the Axis saves its marker for Barbarossa, the Allies for Overlord."""
    if state.pact or what == "attacks":
        return HAND // 2
    return HAND + HAND // 2 if state.world.overlord_year > min(state.year.values()) + 1 else HAND // 2


def fort_score(state: ReichState, side: str, area: SpaceId) -> int:
    """A threatened centre is worth a fort."""
    if not production(state, area) or home_side(state, area) != side:
        return 0
    other = enemy_of(side)
    threats = len(held_neighbours(state, other, area))
    return SMALL * production(state, area) + SMALL * threats // 2 if threats else 0


def fleet_score(state: ReichState, side: str, zone: SpaceId) -> int:
    return SMALL if production(state, zone) or state.controls(side, zone) else 1


# -- in a conflict -----------------------------------------------------------------------------------
def stake(state: ReichState, side: str) -> int:
    """What hangs on the conflict for a side."""
    conflict = state.fight
    if conflict.kind == EVENT:
        return worth(state, conflict.active, conflict.event)
    return area_value(state, side, conflict.target) + area_value(state, enemy_of(side), conflict.target) // 2


def keeping(state: ReichState, card: CardId) -> int:
    """What it costs to part with a card."""
    definition = state.world.cards[card]
    if definition.special in ("saboteur", "double_agent"):
        return AVERAGE * PIP
    return PIP * definition.value + definition.rerolls * PIP


def card_score(state: ReichState, side: str, card: CardId) -> int:
    """7.3 The stake by the chance to win, less what the card is worth later."""
    conflict, definition, other = state.fight, state.world.cards[card], enemy_of(side)
    seen = conflict.cards[other] if other in conflict.shown else []
    theirs = sum(state.world.cards[each].value for each in seen) if seen else AVERAGE
    mine = definition.value + definition.rerolls
    if definition.special == "saboteur":
        mine = theirs
        theirs = state.world.limits.saboteur_value if seen else mine + 2
    pips = mine - theirs + DICE_PIPS * (dice_count(state, side) - dice_count(state, other))
    return stake(state, side) * 2 * _percent(pips) // 100 - keeping(state, card)


def play_score(state: ReichState, side: str, event: EventId) -> int:
    """7.2 Events are played where something hangs on it; single-use ones only for much."""
    definition = state.world.events[event]
    hangs = stake(state, side) if state.conflict is not None else HAND
    price = HAND // 3 if definition.kind == "reusable" else HAND
    if any(isinstance(effect, s.HandSize) for effect in definition.effects):
        price += HAND * 2
    return hangs - price


def effect_score(state: ReichState, side: str, source: str, whose: str, die: int) -> int:
    """7.5 The gain in half pips of using an effect on a die; small enough gains are left alone."""
    effect = next(each for each in open_effects(state, side) if each.source == source)
    value = state.fight.dice[dice_owner(side, whose)][die]
    if effect.value:
        return 2 * (effect.value - value)
    return dislike(value) if whose == OWN else -dislike(value)
