"""16.0 Replacements: what points there are, what they may be spent on, and what it costs (in half points)."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.data import schema_effects as e
from desktop.games.illusions.data.schema_tables import Conversion
from desktop.games.illusions.rules.cards import conditions, event_options, play_options
from desktop.games.illusions.rules.cards.in_force import in_force
from desktop.games.illusions.rules.reinforcement import placement
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import (
    ALLIED,
    AP_A,
    CENTRAL,
    CP_A,
    GR,
    MN,
    POOLS_OF,
    REPLACEABLE,
    RESERVE,
    RU,
    SB,
    TU,
)
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState
from desktop.mechanics.cdg.replacing import FULL as FULL
from desktop.mechanics.cdg.replacing import REDUCED as REDUCED

TU_POINTS = "tu_points"
"""16.7.1 Count of the turn: half points that serve Turkish units only."""
NO_CONVERSION = ("stage_2", "stage_3", "stage_4")
"""23.4.2b Stages in which AP-A points do not become RU ones."""


# -- the pools -----------------------------------------------------------------------------------------
def book_income(state: IllusionsState, side: str) -> None:
    """AP-25, CP-31, CP-43 What lasting cards add or take as the phase begins, never below 0."""
    for card, effect in list(in_force(state, e.RpIncome)):
        if effect.pool not in POOLS_OF[side] or _is_over(state, effect):
            continue
        if effect.value > 0 and not play_options.may_record(state, effect.pool):
            continue
        if effect.value > 0 or state.rp[effect.pool]:
            state.record_rp(effect.pool, effect.value * state.world.limits.half_points, card)


def _is_over(state: IllusionsState, effect: e.RpIncome) -> bool:
    """AP-25 Until the Revolution reaches a stage."""
    stages = conditions.STAGES
    return bool(effect.until_stage) and state.revolution in stages[effect.until_stage :]


def pools(state: IllusionsState, side: str) -> dict[str, int]:
    """Half points by class, the converted Turkish ones (tu) last."""
    found = {pool: state.rp[pool] for pool in POOLS_OF[side]}
    if side == CENTRAL and (left := state.counts.get(TU_POINTS, 0)):
        found[TU] = left
    return found


def pool_of(state: IllusionsState, unit: UnitId) -> str:
    """9.6.1 The class whose points a unit takes; Greek units take those of their ally."""
    nation = state.world.units[unit].nation
    if nation == GR:
        return AP_A if state.side_of_nation(GR) == ALLIED else CP_A
    return state.world.nations[nation].pool or ""


def is_pool_of(state: IllusionsState, unit: UnitId, pool: str) -> bool:
    """9.6.1, 16.7.1 Whether points of a class are for the unit's nation."""
    return pool == pool_of(state, unit) or (pool == TU and state.world.units[unit].nation == TU)


def spend(state: IllusionsState, pool: str, cost: int) -> None:
    """16.1 Half points are spent."""
    if pool == TU:
        state.count(TU_POINTS, -cost)
    else:
        state.spend_rp(pool, cost)


# -- conversions ---------------------------------------------------------------------------------------
def conversions(state: IllusionsState, side: str) -> list[Conversion]:
    """16.7 What may be turned into something else now."""
    return [
        rule
        for rule in state.world.tables.conversions
        if rule.source in POOLS_OF[side] and why_not_convert(state, rule) is None
    ]


def why_not_convert(state: IllusionsState, rule: Conversion) -> Refusal | None:
    """16.7 Why a point may not be converted: no marker, done this turn, no point, or no way."""
    if not state.flag(rule.id):
        return Refusal.of("16.7", "rp.no_conversion")
    if state.counts.get(rule.id, 0) >= rule.most:
        return Refusal.of("16.7", "rp.converted", n=rule.most)
    if state.rp[rule.source] < state.world.limits.half_points or is_blocked(state, rule.source, rule.target):
        return Refusal.of("16.7", "rp.points_none", pool=rule.source)
    if rule.target == TU:
        return None if _line_open(state) else Refusal.of("16.7.1", "rp.no_line")
    if state.treaty:
        return Refusal.of("28.0", "rp.no_russia")
    if state.revolution in NO_CONVERSION:
        return Refusal.of("23.4.2", "rp.revolution")
    return None if play_options.may_record(state, RU) else Refusal.of("9.6.2", "rp.not_recorded", pool=RU)


def _line_open(state: IllusionsState) -> bool:
    """16.7.1 After the blockade only along a CP-controlled line from Berlin to Constantinople."""
    return not state.flag("blockade") or event_options.is_berlin_joined(state)


def convert(state: IllusionsState, rule: Conversion) -> None:
    """16.7 A point of one class becomes one of another."""
    point = state.world.limits.half_points
    state.count(rule.id)
    state.spend_rp(rule.source, point)
    if rule.target == TU:
        state.count(TU_POINTS, point)
    else:
        state.record_rp(rule.target, point, rule.id)


def is_blocked(state: IllusionsState, pool: str, nation: str) -> bool:
    """AP-53, CP-38 Nothing may be spent from a class or on a nation this turn."""
    return pool in state.no_spending or nation in state.no_spending


# -- what may be done ----------------------------------------------------------------------------------
def why_not_pool(state: IllusionsState, unit: UnitId, pool: str) -> Refusal | None:
    """16.1, 16.5 Why the points of a class are not for a unit."""
    definition = state.world.units[unit]
    if definition.no_replacements or not pool_of(state, unit):
        return Refusal.of("26.6.1" if definition.nation == MN else "16.5", "rp.never", unit=unit)
    if not is_pool_of(state, unit, pool):
        return Refusal.of("16.1", "rp.pool", unit=unit, pool=pool)
    if is_blocked(state, pool, definition.nation):
        return Refusal.of("9.7.1", "rp.blocked", unit=unit)
    if definition.nation == RU and state.treaty:
        return Refusal.of("28.0", "rp.out_of_the_war", unit=unit)
    return None


def points(state: IllusionsState, pool: str) -> int:
    return state.counts.get(TU_POINTS, 0) if pool == TU else state.rp.get(pool, 0)


def why_not_repair(state: IllusionsState, unit: UnitId, pool: str) -> Refusal | None:
    """16.1b, 16.2, 16.4 Why a unit on the map may not get back its step."""
    if not state.units[unit].reduced or not state.on_map(unit):
        return Refusal.of("16.1", "rp.no_lost_step", unit=unit)
    if refusal := why_not_pool(state, unit, pool):
        return refusal
    if step_cost(state, unit) > points(state, pool):
        return Refusal.of("16.2", "rp.points", unit=unit)
    if supply.status(state, unit) != supply.FULL:
        return Refusal.of("16.4", "rp.no_source", unit=unit)
    if state.world.units[unit].nation == SB and _serbs_wait(state) and state.place_of(unit) != state.world.base:
        return Refusal.of("26.6.2", "rp.serbs_wait", unit=unit)
    return None


def _serbs_wait(state: IllusionsState) -> bool:
    """26.6.2b.2-3 After the collapse of Serbia until THE SERBS RETURN."""
    return state.nations[SB] == COLLAPSED and not state.flag("serbs_returned")


def step_cost(state: IllusionsState, unit: UnitId) -> int:
    """16.2, 24.2a Half points for a step in the Replacement Phase: twice as many if Troop Quality is Poor."""
    definition, limits = state.world.units[unit], state.world.limits
    if definition.nation not in state.troop_quality or not state.is_poor(definition.nation):
        return event_options.step_cost(state, unit)
    return limits.rp_poor_lcu_step if definition.lcu else limits.rp_poor_scu_step


def rebuild_cost(state: IllusionsState, unit: UnitId, strength: str) -> int:
    """16.2, 24.2 A step, or two for full strength."""
    step = step_cost(state, unit)
    return step + step if strength == FULL else step


def why_not_rebuild(state: IllusionsState, unit: UnitId, pool: str, strength: str) -> Refusal | None:
    """16.1b, 16.3, 16.6 Why a destroyed unit may not be rebuilt."""
    if state.place_of(unit) != REPLACEABLE:
        return Refusal.of("16.1", "rp.not_replaceable", unit=unit)
    if refusal := why_not_pool(state, unit, pool):
        return refusal
    if rebuild_cost(state, unit, strength) > points(state, pool):
        return Refusal.of("16.2", "rp.points", unit=unit)
    if state.world.units[unit].nation == SB and _serbs_wait(state):
        return Refusal.of("26.6.2", "rp.serbs_wait", unit=unit)
    if not sources(state, unit):
        return Refusal.of("16.3", "rp.no_sources", unit=unit)
    if not places(state, unit, strength):
        return Refusal.of("16.6", "rp.no_space", unit=unit)
    return None


def sources(state: IllusionsState, unit: UnitId) -> list[SpaceId]:
    """16.3, 16.6b-f Friendly places where a nation's units come back."""
    nation = state.world.units[unit].nation
    side = state.side_of_nation(nation)
    named = list(state.world.nations[nation].placement or state.world.sources[nation])
    if nation == SB and state.flag("serbs_returned"):
        named.append(state.world.base)
    return sorted(place for place in named if state.controls(side, place))


def places(state: IllusionsState, unit: UnitId, strength: str) -> list[SpaceId]:
    """16.6 Where a rebuilt unit may go, the Reserve Box last: small units at full strength only (12.6.4, 22.1)."""
    found = [
        place for place in sources(state, unit) if place not in state.sieges and placement.has_room(state, unit, place)
    ]
    if not state.world.units[unit].lcu and strength == FULL:
        found.append(RESERVE)
    return found


# -- carrying it out -----------------------------------------------------------------------------------
def repair(state: IllusionsState, unit: UnitId, pool: str) -> None:
    """16.2 A unit on the map regains its step."""
    spend(state, pool, step_cost(state, unit))
    state.regain_step(unit, pool)


def rebuild(state: IllusionsState, unit: UnitId, pool: str, strength: str, place: SpaceId) -> None:
    """16.6, 24.1h A destroyed unit comes back; a large one at full strength raises Troop Quality."""
    spend(state, pool, rebuild_cost(state, unit, strength))
    state.put(unit, place, "rebuilt", reduced=strength == REDUCED)
    definition = state.world.units[unit]
    if definition.lcu and strength == FULL and definition.nation in state.troop_quality:
        state.change_quality(definition.nation, state.world.tables.troop_quality.rebuilt, "rebuilt", unit=unit)
