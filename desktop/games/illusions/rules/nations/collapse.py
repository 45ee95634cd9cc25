"""23.5, 26.2.3, 26.5.3, 26.6.2 The collapse of nations: when it comes and what it does to their units."""

from __future__ import annotations

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.map import departures
from desktop.games.illusions.rules.map.control import SB_ONCE
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import (
    AH,
    ALLIED,
    BU,
    CENTRAL,
    GE,
    MN,
    POOL,
    REMOVED,
    RO,
    SB,
    UPRISING,
    enemy_of,
)
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState

SERBIAN = (SB, MN)
CAUSE = "collapse"


# -- whether -------------------------------------------------------------------------------------------
def may_collapse(state: IllusionsState, nation: str) -> bool:
    """One of the nations that can, at war, not collapsed, and Serbia only once in a game."""
    if nation not in state.world.collapses or not state.is_at_war(nation) or state.nations[nation] == COLLAPSED:
        return False
    return nation != SB or not state.flag(SB_ONCE)


def spaces_left(state: IllusionsState, nation: str) -> list[SpaceId]:
    """VP spaces that are still to be lost before the nation collapses."""
    spaces = state.world.collapses[nation].vp_spaces
    if nation == AH:
        return [space for space in spaces if not _is_overrun(state, space)]
    enemy = enemy_of(state.side_of_nation(nation))
    return [space for space in spaces if not state.controls(enemy, space)]


def is_due(state: IllusionsState, nation: str) -> bool:
    """Whether a nation collapses in this War Status Phase; Serbia may also be declared collapsed."""
    if not may_collapse(state, nation):
        return False
    return not spaces_left(state, nation) or (nation == SB and not _has_army(state))


def _is_overrun(state: IllusionsState, space: SpaceId) -> bool:
    """23.5a Occupied, not merely controlled, by AP combat units or uprising units."""
    fighting = any(state.world.units[unit].combat for unit in state.units_of(ALLIED, space))
    return fighting or bool(state.units_of(UPRISING, space))


def _has_army(state: IllusionsState) -> bool:
    """26.6.2a.2 A Serbian large unit in Serbia or Montenegro."""
    world = state.world
    return any(
        world.units[unit].lcu and state.on_map(unit) and world.nation_of[state.place_of(unit)] in SERBIAN
        for unit in world.of_nation[SB]
    )


# -- what it does --------------------------------------------------------------------------------------
def carry_out(state: IllusionsState, nation: str) -> None:
    """17.3.2e The nation collapses: the Armistice marker moves, and units leave.

    What becomes of the German commands in Bulgaria is asked afterwards.
    """
    state.collapse(nation)
    state.change_armistice(state.world.collapses[nation].armistice, CAUSE, nation=nation)
    match nation:
        case "sb":
            state.set_flag(SB_ONCE)
            _serbia(state)
        case "ro":
            _romania(state)
        case "bu":
            _remove_all(state, BU)
        case "ah":
            _remove_all(state, AH)
            if state.rp[AH]:
                state.record_rp(AH, -state.rp[AH], CAUSE)


def _serbia(state: IllusionsState) -> None:
    """26.6.2b.1 Units that trace to Belgrade, Cetinje or Lemnos stay; MN units else are eliminated."""
    world = state.world
    lost = [
        unit
        for nation in SERBIAN
        for unit in world.of_nation[nation]
        if world.units[unit].nation == nation
        and state.on_map(unit)
        and not supply.traces_to(state, unit, world.sources[SB])
    ]
    for unit in lost:
        place = state.place_of(unit)
        if world.units[unit].nation == MN:
            state.eliminate(unit, CAUSE)
        else:
            state.destroy(unit, CAUSE)
        departures.review(state, place, CAUSE)


def _romania(state: IllusionsState) -> None:
    """26.5.3b Units that trace to Odessa stay, the others leave the game."""
    refuge = [place for place in state.world.sources[RO] if state.world.nation_of[place] != RO]
    own = [unit for unit in state.world.of_nation[RO] if state.on_map(unit)]
    for unit in [unit for unit in own if not supply.traces_to(state, unit, refuge)]:
        departures.remove(state, unit, CAUSE)


def _remove_all(state: IllusionsState, nation: str) -> None:
    """23.5b.1, 26.2.3b All units of the nation, boxes included; dual ones stay."""
    for unit in state.world.of_nation[nation]:
        definition = state.world.units[unit]
        own = definition.nations == (nation,) and definition.size != UPRISING
        if own and state.place_of(unit) not in (POOL, REMOVED):
            departures.remove(state, unit, CAUSE)


def commands(state: IllusionsState) -> list[UnitId]:
    """26.2.3b The German-Bulgarian commands on the map."""
    units = state.world.units
    return [
        unit
        for unit in state.world.of_nation[BU]
        if units[unit].nation != BU and units[unit].lcu and state.owner_of(unit) == CENTRAL and state.on_map(unit)
    ]


def command_kinds(state: IllusionsState) -> list[str]:
    """26.2.3b Regular and reserve German infantry."""
    types = state.world.types
    return [kind for kind in state.world.small_types[GE] if types[kind].arm == "infantry" and not types[kind].elite]
