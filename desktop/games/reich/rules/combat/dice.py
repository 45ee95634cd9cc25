"""7.4, 7.5 Bonus dice, and the effects of forts, fleets and events on the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from desktop.engine.ids import EventId, SpaceId
from desktop.games.reich.data import schema_effects as s
from desktop.games.reich.rules.cards.play_options import (
    all_effects,
    draws_from_deck,
    has_fort,
    has_useful_fleet,
    marker_cancelled,
)
from desktop.games.reich.rules.map.geography import held_neighbours, home_side, is_zone, production
from desktop.games.reich.state.conflict_state import SEA
from desktop.games.reich.state.sides import ALLIED_POWERS, enemy_of
from desktop.mechanics.modifier import Modifier, total

if TYPE_CHECKING:
    from desktop.games.reich.state.state import ReichState

FORT = "fort"
FLEET = "fleet"
OWN = "own"
ENEMY = "enemy"


# -- bonus dice --------------------------------------------------------------------------------------
def bonus_dice(state: ReichState, side: str) -> list[Modifier]:
    """7.4.1 Every bonus die of a side, item by item."""
    if draws_from_deck(state, side):
        return []
    found = [
        Modifier.of(effect.count, "7.4.1", "dice.event", event=state.event_of(card).id)
        for card, effect in all_effects(state, side)
        if isinstance(effect, s.AddDie)
    ]
    conflict = state.fight
    if conflict.kind == SEA:
        found += _sea_dice(state, side)
    elif conflict.on_land:
        found += _land_dice(state, side)
    return found


def _sea_dice(state: ReichState, side: str) -> list[Modifier]:
    limits, zone = state.world.limits, state.fight.target
    found = []
    if _near_zone(state, side, zone) and not _near_zone(state, enemy_of(side), zone):
        found.append(Modifier.of(limits.sea_die, "7.4.1", "dice.sea"))
    if state.has_fleet(side, zone) and not marker_cancelled(state, side):
        found.append(Modifier.of(limits.fleet_die, "7.4.1", "dice.fleet"))
    return found


def _near_zone(state: ReichState, side: str, zone: SpaceId) -> bool:
    """7.4.1 A side controls the zone itself or one of its neighbours."""
    return state.controls(side, zone) or bool(held_neighbours(state, side, zone))


def _land_dice(state: ReichState, side: str) -> list[Modifier]:
    limits, conflict = state.world.limits, state.fight
    area = conflict.target
    if side == conflict.active:
        mine, theirs = neighbour_counts(state, side, area)
        return [Modifier.of(limits.area_die, "7.4.1", "dice.area", own=mine, enemy=theirs)] if mine > theirs else []
    if state.world.areas[area].capital and home_side(state, area) == side:
        return [Modifier.of(limits.capital_die, "7.4.1", "dice.capital", area=area)]
    return []


def neighbour_counts(state: ReichState, attacker: str, area: SpaceId) -> tuple[int, int]:
    """7.4.1 Adjacent areas and zones controlled by the attacker and by the defender."""
    mine, theirs = (len(held_neighbours(state, side, area)) for side in (attacker, enemy_of(attacker)))
    return mine, theirs


def map_dice(state: ReichState, attacker: str, target: SpaceId) -> tuple[int, int]:
    """7.4.1 The dice of attacker and defender as far as the map alone gives them."""
    limits, defender = state.world.limits, enemy_of(attacker)
    found = [limits.dice, limits.dice]
    if is_zone(state, target):
        near = [_near_zone(state, side, target) for side in (attacker, defender)]
        for place, side in enumerate((attacker, defender)):
            found[place] += limits.sea_die if near[place] and not near[1 - place] else 0
            found[place] += limits.fleet_die if state.has_fleet(side, target) else 0
    else:
        mine, theirs = neighbour_counts(state, attacker, target)
        found[0] += limits.area_die if mine > theirs else 0
        guarded = state.world.areas[target].capital and home_side(state, target) == defender
        found[1] += limits.capital_die if guarded else 0
    return found[0], found[1]


def dice_count(state: ReichState, side: str) -> int:
    """7.4 How many dice a side rolls."""
    limits = state.world.limits
    if draws_from_deck(state, side):
        return state.world.tables.vichy.defence_dice
    return min(limits.dice_most, limits.dice + total(bonus_dice(state, side)))


# -- effects -----------------------------------------------------------------------------------------
class DiceEffect(Struct, frozen=True):
    """7.5 What a fort, a fleet or an event may do to the dice.

    `value`: the die becomes this (0: it is re-rolled); `count`: dice that may be re-rolled; `whose`: own, enemy or
    both. Every one of them may be left out.
    """

    source: str
    value: int = 0
    count: int = 1
    whose: tuple[str, ...] = (OWN,)


def dice_effects(state: ReichState, side: str) -> list[DiceEffect]:
    """7.5 All effects of a side in this conflict, used ones included."""
    limits, conflict = state.world.limits, state.fight
    found = []
    if not marker_cancelled(state, side):
        if has_fort(state, side):
            centre = production(state, conflict.target) > 0
            value = limits.fort_in_centre if centre else limits.fort_elsewhere
            found.append(DiceEffect(FORT, value=value))
        if conflict.kind != SEA and has_useful_fleet(state, side):
            found.append(DiceEffect(FLEET, count=limits.fleet_reroll))
    for card, effect in all_effects(state, side):
        if made := _from_event(state, state.event_of(card).id, effect):
            found.append(made)
    return found


def _from_event(state: ReichState, event: EventId, effect: s.EffectKind) -> DiceEffect | None:
    match effect:
        case s.SetDie(value=value):
            return DiceEffect(event, value=value)
        case s.RerollOwn(count=count):
            return DiceEffect(event, count=count)
        case s.RerollAny(count=count):
            return DiceEffect(event, count=count, whose=(OWN, ENEMY))
        case s.RerollEnemy(count=count, printed_allied=more):
            area = state.world.areas.get(state.fight.target)
            allied = area is not None and area.printed in ALLIED_POWERS
            return DiceEffect(event, count=more if more and allied else count, whose=(ENEMY,))
    return None


def open_effects(state: ReichState, side: str) -> list[DiceEffect]:
    """7.5 The effects a side has not applied yet."""
    used = state.fight.used
    return [effect for effect in dice_effects(state, side) if f"{side}:{effect.source}" not in used]


def dice_owner(side: str, whose: str) -> str:
    """Whose dice an effect of a side touches."""
    return side if whose == OWN else enemy_of(side)
