"""14.0 Replacements: what RP are there, what they may be spent on, and what it costs (in half points)."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.games.crusade.data.schema_cards import RpModifier
from desktop.games.crusade.rules.map import isolation
from desktop.games.crusade.rules.reinforcement.placement import corps_places
from desktop.games.crusade.rules.supply.supply import connected_to, in_normal_supply
from desktop.games.crusade.state.sides import (
    AXIS,
    ELIMINATED,
    NAT,
    NATIONALIST,
    POOLS_OF,
    REP,
    REPUBLICAN,
    RESERVE,
    SOV,
)
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.replacing import FULL as FULL
from desktop.mechanics.cdg.replacing import REDUCED as REDUCED

OWN_POOLS = (NAT, REP)
"""14.1.1 Pools that serve units of the own nationality only; the foreign pools serve any unit of the side."""
RP_PLAY = "rp"
FRENCH_BORDER = CardId("R42")
"""The card whose lasting effect looks at what was recorded."""


# -- E0 changes of the pools ---------------------------------------------------------------------------
def cities_held(state: CrusadeState, side: str) -> int:
    """14.2.1, 14.2.5 Main Cities held; Bilbao counts as Republican until the north is lost."""
    rule = state.world.tables.city_losses
    lost = all(state.controls(NATIONALIST, space) for space in rule.counts_until)
    held = 0
    for city in state.world.main_cities:
        holder = state.control[city] if lost or city != rule.bilbao else REPUBLICAN
        held += holder == side
    return held


def city_loss(state: CrusadeState, side: str) -> int:
    """14.2 Half points that a side loses for starting Main Cities it no longer holds; extra cities give nothing."""
    base: int = getattr(state.world.tables.city_losses.base, side)
    missing = base - cities_held(state, side)
    return max(0, missing) * state.world.limits.half_points


def lasting_change(state: CrusadeState, pool: str) -> int:
    """14.2.4 Half points that lasting card effects add to a pool this turn."""
    change = 0
    for card, first in sorted(state.lasting.items()):
        if state.turn < first:
            continue
        for effect in state.world.cards[card].effects:
            if isinstance(effect, RpModifier) and effect.pool == pool:
                change += effect.value * state.world.limits.half_points
    return change + (_over_the_border(state) if pool == SOV else 0)


def _over_the_border(state: CrusadeState) -> int:
    """R42 One Soviet point more, if a card was played for RP and a Soviet point recorded this turn."""
    first, point = state.lasting.get(FRENCH_BORDER), state.world.limits.half_points
    if first is None or state.turn < first or RP_PLAY not in state.actions[REPUBLICAN]:
        return 0
    return point if state.rp_recorded[SOV] >= point else 0


def expected(state: CrusadeState, pool: str) -> int:
    """14.2.4 The half points a pool will have to spend: recorded, changed, never below 0; none under N30 or R52."""
    side = next(side for side, pools in POOLS_OF.items() if pool in pools)
    if pool in state.no_rp:
        return 0
    loss = city_loss(state, side) if pool in OWN_POOLS else 0
    return max(0, state.rp[pool] - loss + lasting_change(state, pool))


def settle_pools(state: CrusadeState, side: str) -> None:
    """E0, 14.2 City losses and lasting effects are applied to the pools of a side."""
    for pool in POOLS_OF[side]:
        change = expected(state, pool) - state.rp[pool]
        if change:
            cause = "none" if pool in state.no_rp else "cities" if pool in OWN_POOLS else "lasting"
            state.record_rp(pool, change, cause)


# -- what may be done ----------------------------------------------------------------------------------
def why_not_pool(state: CrusadeState, unit: UnitId, pool: str) -> Refusal | None:
    """14.1.1.2, 14.1.1.3, 14.1.6 Why the points of a pool are not for a unit."""
    counter = state.world.units[unit]
    if counter.no_replacements:
        return Refusal.of("14.1.6", "rp.never", unit=unit)
    if pool not in POOLS_OF[counter.side] or (pool in OWN_POOLS and counter.nationality != pool):
        rule = "14.1.1.3" if counter.side == NATIONALIST else "14.1.1.2"
        return Refusal.of(rule, "rp.pool", unit=unit, pool=pool)
    return None


def step_cost(state: CrusadeState, unit: UnitId) -> int:
    """14.1.3, 16.2.4.2 Half points for the lost step of a unit."""
    limits = state.world.limits
    base = limits.rp_corps_step if state.world.units[unit].corps else limits.rp_division_step
    return base * limits.rp_isolated_factor if _group(state, unit) else base


def _group(state: CrusadeState, unit: UnitId) -> SpaceId:
    """16.2.4.2 The Isolated group a unit belongs to."""
    if state.world.units[unit].side != NATIONALIST or not state.on_map(unit):
        return NOTHING
    return isolation.group_of(state, state.place_of(unit))


def why_not_replace(state: CrusadeState, unit: UnitId, pool: str) -> Refusal | None:
    """14.1.2, 14.1.3 Why a unit may not get back its lost step from a pool."""
    status = state.units[unit]
    if not (status.place == RESERVE or state.on_map(unit)):
        return Refusal.of("14.1.2", "rp.not_in_play", unit=unit)
    if not status.reduced:
        return Refusal.of("14.1.2", "rp.no_lost_step", unit=unit)
    if refusal := why_not_pool(state, unit, pool):
        return refusal
    if step_cost(state, unit) > state.rp[pool]:
        return Refusal.of("14.1.3", "rp.points", unit=unit)
    return None if status.place == RESERVE else _why_not_there(state, unit, pool)


def _why_not_there(state: CrusadeState, unit: UnitId, pool: str) -> Refusal | None:
    """13.3.2, 14.1.7, 16.2.4.2 Supply of a unit on the map that is to be replaced."""
    counter, place = state.world.units[unit], state.place_of(unit)
    if group := _group(state, unit):
        if pool == AXIS:
            return Refusal.of("16.2.4.2", "rp.isolated_axis", unit=unit)
        if step_cost(state, unit) > isolation.replacement_left(state, group):
            return Refusal.of("16.2.4.2", "rp.isolated_most", unit=unit)
        return None
    if not in_normal_supply(state, counter.side, place):
        return Refusal.of("13.3.2", "rp.out_of_supply", unit=unit)
    if counter.region and counter.corps and not traces_home(state, unit):
        return Refusal.of("14.1.7", "rp.far_from_home", unit=unit)
    return None


def traces_home(state: CrusadeState, unit: UnitId) -> bool:
    """14.1.7 A regional corps is in its region or traces to a source inside it."""
    world = state.world
    region, place = world.units[unit].region, state.place_of(unit)
    if world.region_of[place] == region:
        return True
    home = world.sets.region[region] & world.sets.sources[REPUBLICAN]
    return bool(connected_to(state, REPUBLICAN, place) & home)


def rebuild_cost(state: CrusadeState, unit: UnitId, strength: str) -> int:
    """14.1.4, 14.1.5 Half points for an eliminated unit."""
    limits = state.world.limits
    if state.world.units[unit].corps:
        return limits.rp_rebuild_corps_full if strength == FULL else limits.rp_rebuild_corps
    return limits.rp_rebuild_division_full if strength == FULL else limits.rp_rebuild_division


def why_not_rebuild(state: CrusadeState, unit: UnitId, pool: str, strength: str) -> Refusal | None:
    """14.1.4, 14.1.5 Why an eliminated unit may not be rebuilt from a pool."""
    if state.place_of(unit) != ELIMINATED:
        return Refusal.of("14.1.2", "rp.not_eliminated", unit=unit)
    if refusal := why_not_pool(state, unit, pool):
        return refusal
    counter = state.world.units[unit]
    if strength == REDUCED and counter.steps == 1:
        return Refusal.of("14.1.4", "rp.one_step", unit=unit)
    if rebuild_cost(state, unit, strength) > state.rp[pool]:
        return Refusal.of("14.1.4", "rp.points", unit=unit)
    if counter.corps and not corps_places(state, unit):
        return Refusal.of("14.1.5", "rp.no_space", unit=unit)
    return None


# -- carrying it out -----------------------------------------------------------------------------------
def replace(state: CrusadeState, unit: UnitId, pool: str) -> None:
    """14.1.3 A reduced unit regains its step."""
    cost = step_cost(state, unit)
    if group := _group(state, unit):
        state.count(f"isolated_rp-{group}", cost)
    state.spend_rp(pool, cost)
    state.regain_step(unit, pool)


def rebuild_division(state: CrusadeState, unit: UnitId, pool: str, strength: str) -> None:
    """14.1.4 An eliminated division comes back to the Reserve Box."""
    state.spend_rp(pool, rebuild_cost(state, unit, strength))
    state.put(unit, RESERVE, "rebuilt", reduced=strength == REDUCED)
