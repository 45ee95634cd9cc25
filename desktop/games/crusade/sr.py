"""12.0 Strategic redeployment: who may go and where to; 16.7 the Strait, 17.2 the railways, 13.4.3 the borders."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.games.crusade import borders, isolation, northern_front
from desktop.games.crusade.africa import arrivals_to_come
from desktop.games.crusade.ground import MEDITERRANEAN
from desktop.games.crusade.records import Unit
from desktop.games.crusade.sides import AFRICA, NATIONALIST, REPUBLICAN, RESERVE
from desktop.games.crusade.stacking import room
from desktop.games.crusade.state import CrusadeState
from desktop.games.crusade.supply import barred_ports, connected_to, supply
from desktop.mechanics.cdg.tracing import bits

NO_SEA_SR = "rep_no_sea_sr"
"""Turn effect of N17."""
T26, PZ1, CV33, ITALIANS, AFRICANS, MADRID, BARCELONA = (
    "SOV_T26", "AX_PZ1", "AX_CV33", "AX_ITA", "NAT_AFR", "madrid", "barcelona",
)  # fmt: skip
FREE_OF_STRAIT = frozenset((ITALIANS, CV33, PZ1))
"""16.7.1 Types that may SR to any friendly, supplied Mediterranean port."""
MALLORCA_HEAD = "beachhead_mallorca"


# -- costs ---------------------------------------------------------------------------------------------
def cost(state: CrusadeState, unit: str) -> int:
    """12.1.2 Half points that a unit costs."""
    limits = state.world.limits
    return limits.sr_corps if state.world.units[unit].corps else limits.sr_division


def special_cost(state: CrusadeState, unit: str) -> int:
    """13.4.3 Half points that a special SR costs."""
    limits = state.world.limits
    return limits.sr_special_corps if state.world.units[unit].corps else limits.sr_special_division


# -- who may go ----------------------------------------------------------------------------------------
def why_not_pick(state: CrusadeState, unit: str, left: int, africans: int) -> Refusal | None:
    """12.1.2-12.1.5, 17.2.2 Why a unit may not SR with the points left; `africans` have gone with this card."""
    if unit in state.acted:
        return Refusal.of("12.1.3", "sr.once", unit=unit)
    if cost(state, unit) > left:
        return Refusal.of("12.1.2", "sr.points", unit=unit)
    if state.world.units[unit].type == AFRICANS and africans_full(state, africans):
        return Refusal.of("17.2.2", "sr.africans", unit=unit)
    if state.on_map(unit) and not is_supplied(state, unit):
        return Refusal.of("13.3.2", "sr.out_of_supply", unit=unit)
    if not can_go(state, unit):
        return Refusal.of("12.1.6", "sr.nowhere", unit=unit)
    return None


def can_go(state: CrusadeState, unit: str) -> bool:
    """12.1.9 Whether there is anywhere to go; the Reserve Box is always open to supplied divisions."""
    return may_enter_reserve(state, unit) or bool(destinations(state, unit))


def africans_full(state: CrusadeState, africans: int) -> bool:
    """17.2.2 In Turns 1 and 2 a card moves at most one AFR."""
    limits = state.world.limits
    return state.turn <= limits.sr_early_turns and africans >= limits.sr_early_afr


def is_supplied(state: CrusadeState, unit: str) -> bool:
    """12.1.5 In supply, an Isolated group included (16.2.4.3 says where its units may go)."""
    counter = state.world.units[unit]
    return bool(supply(state, counter.side).any & state.world.ground.bit[state.place_of(unit)])


def candidates(state: CrusadeState, side: str, left: int, africans: int) -> list[str]:
    """12.1 Units of a side that may SR with the half points left."""
    limits = state.world.limits
    if left < limits.sr_division:
        return []
    found = []
    for unit in movable(state, side):
        if why_not_pick(state, unit, left, africans) is None and not _waits_for_stray(state, unit, left):
            found.append(unit)
    return found


def movable(state: CrusadeState, side: str) -> list[str]:
    """12.1.1, 17.6.4 Units on the map, in the Reserve Box and waiting in Africa."""
    on_map = [unit for space in sorted(state.control) if state.side_at(space) == side for unit in state.at(space)]
    boxed = list(state.in_box(side, RESERVE))
    if side == NATIONALIST:
        boxed += waiting_in_africa(state)
    return [*on_map, *boxed]


def waiting_in_africa(state: CrusadeState) -> list[str]:
    """17.6.4 AFR whose arrival could not take place."""
    box = state.in_box(NATIONALIST, AFRICA)
    return list(box[: max(0, len(box) - arrivals_to_come(state))])


def _waits_for_stray(state: CrusadeState, unit: str, left: int) -> bool:
    """16.4.2.4 If its space is used for SR, a stray of the same space that can go home goes first."""
    if not state.on_map(unit):
        return False
    return any(
        other != unit
        and northern_front.must_go_home(state, other)
        and why_not_pick(state, other, left, 0) is None
        and any(northern_front.is_home(state, other, space) for space in _raw_spaces(state, other))
        for other in state.at(state.place_of(unit))
    )


def special_candidates(state: CrusadeState, side: str, left: int) -> list[str]:
    """13.4.3 Units that may use a special SR with the half points left."""
    found = supply(state, side).border
    points_of = state.world.ground.graph.points
    return [
        unit
        for number in bits(found)
        for unit in state.at(points_of[number])
        if unit not in state.acted and special_cost(state, unit) <= left and borders.may_use_special_sr(state, unit)
    ]


# -- where to ------------------------------------------------------------------------------------------
def destinations(state: CrusadeState, unit: str) -> list[str]:
    """12.1.6-12.1.10 Where a unit may SR to: spaces, and the Reserve Box last."""
    key = ("sr", unit)
    found: list[str] | None = state.seen.get(key)
    if found is None:
        found = northern_front.allowed_ends(state, unit, _raw_spaces(state, unit))
        if may_enter_reserve(state, unit) and not _goes_home(state, unit, found):
            found = [*found, RESERVE]
        state.seen[key] = found
    return found


def _goes_home(state: CrusadeState, unit: str, spaces: list[str]) -> bool:
    """16.4.2.4 The unit must go home and can."""
    return northern_front.must_go_home(state, unit) and any(
        northern_front.is_home(state, unit, space) for space in spaces
    )


def _raw_spaces(state: CrusadeState, unit: str) -> list[str]:
    """Where supply, stacking and the ways allow, before the limits of the Northern Front."""
    place = state.place_of(unit)
    if place == RESERVE:
        return from_reserve(state, unit)
    if place == AFRICA:
        placement = state.world.tables.africa.placement
        return [space for space in placement if _is_open(state, NATIONALIST, space)]
    return sorted({*by_land(state, unit), *by_sea(state, unit)})


def _is_open(state: CrusadeState, side: str, space: str) -> bool:
    """Friendly, supplied (not in an Isolated group), with room."""
    return bool(supply(state, side).normal & state.world.ground.bit[space]) and room(state, space) > 0


def _with_room(state: CrusadeState, spaces: int, leaving: str) -> list[str]:
    points_of = state.world.ground.graph.points
    names = (points_of[number] for number in bits(spaces))
    return [space for space in names if space != leaving and room(state, space) > 0]


def by_land(state: CrusadeState, unit: str) -> list[str]:
    """12.1.6 Connected, supplied spaces; 16.2.4.3 from an Isolated group only within it, never to its seat."""
    counter = state.world.units[unit]
    place = state.place_of(unit)
    bit = state.world.ground.bit
    found = supply(state, counter.side)
    allowed = connected_to(state, counter.side, place) & found.any
    for seat in state.isolated:
        allowed &= ~bit[seat]
    return _with_room(state, allowed & ~_forbidden(state, counter), place)


def _forbidden(state: CrusadeState, counter: Unit) -> int:
    """12.1.10 Corps and armor never to the islands; N17 no Republican to or from them."""
    islands = state.world.ground.islands
    if counter.corps or counter.armor:
        return islands
    return islands if counter.side == REPUBLICAN and NO_SEA_SR in state.turn_effects else 0


def by_sea(state: CrusadeState, unit: str) -> list[str]:
    """12.1.7, 16.7 Divisions go from a friendly, supplied port to another."""
    counter = state.world.units[unit]
    place = state.place_of(unit)
    ground = state.world.ground
    start = ground.bit[place]
    if counter.corps or not start & departure_ports(state, counter):
        return []
    return _with_room(state, arrival_ports(state, counter) & ~_forbidden(state, counter), place)


def departure_ports(state: CrusadeState, counter: Unit) -> int:
    """12.1.7.1, 16.7 Friendly, supplied ports a unit may leave by sea."""
    if counter.type in FREE_OF_STRAIT:
        return _ports(state, counter.side)
    return _ports(state, counter.side) & ~barred_ports(state, counter.side)


def arrival_ports(state: CrusadeState, counter: Unit) -> int:
    """12.1.7.1, 16.7 Friendly, supplied ports a unit may reach by sea."""
    return departure_ports(state, counter)


def _ports(state: CrusadeState, side: str) -> int:
    """12.1.7.1 Friendly ports in normal supply: Republicans only in the Mediterranean, and not under N17."""
    ports = state.world.ground.ports
    usable = ports[MEDITERRANEAN]
    if side == NATIONALIST:
        for found in ports.values():
            usable |= found
    elif NO_SEA_SR in state.turn_effects:
        return 0
    return usable & supply(state, side).normal


def may_enter_reserve(state: CrusadeState, unit: str) -> bool:
    """12.1.9 Supplied divisions on the map; 16.2.4.3 not from an Isolated group; N17 not from the islands."""
    counter = state.world.units[unit]
    if counter.corps or not state.on_map(unit):
        return False
    bit = state.world.ground.bit[state.place_of(unit)]
    if counter.side == REPUBLICAN and NO_SEA_SR in state.turn_effects and bit & state.world.ground.islands:
        return False
    return bool(supply(state, counter.side).normal & bit)


# -- 12.1.8 from the Reserve Box -----------------------------------------------------------------------
def from_reserve(state: CrusadeState, unit: str) -> list[str]:
    """12.1.8 Friendly, supplied spaces with an own unit, own sources and Madrid, as the exceptions allow."""
    counter = state.world.units[unit]
    found = supply(state, counter.side)
    open_spaces = _with_room(state, found.normal & ~_forbidden(state, counter), RESERVE)
    spaces = [space for space in open_spaces if _takes_reserve(state, counter, space)]
    if counter.side == NATIONALIST and found.isolated:
        spaces += _into_isolated(state, counter)
    return sorted(spaces)


def _takes_reserve(state: CrusadeState, counter: Unit, space: str) -> bool:
    """12.1.8 Whether a unit of the Reserve Box may come to an open space."""
    if counter.armor:
        return _armor_lands(state, counter, space)
    if not is_base(state, counter.side, space):
        return False
    if counter.region:
        return northern_front.region_of(state, space) == counter.region or _has(state, space, region=counter.region)
    if counter.catalan:
        return space in (BARCELONA, MALLORCA_HEAD) or _has(state, space, catalan=True)
    return True


def is_base(state: CrusadeState, side: str, space: str) -> bool:
    """12.1.8 An own unit there, an own source (not Badajoz), or Madrid."""
    return state.side_at(space) == side or space in state.world.sources[side] or space == MADRID


def _armor_lands(state: CrusadeState, counter: Unit, space: str) -> bool:
    """12.1.8 T-26 to Mediterranean ports, PZ-1 and CV-33 to ports."""
    zone = state.world.port_zone.get(space, "")
    return zone == MEDITERRANEAN if counter.type == T26 else bool(zone)


def _has(state: CrusadeState, space: str, *, region: str = "", catalan: bool = False) -> bool:
    """12.1.8 A unit of the same region, or a Catalan one, stands in a (supplied) space."""
    counters = (state.world.units[unit] for unit in state.at(space))
    return any((catalan and counter.catalan) or (region and counter.region == region) for counter in counters)


def _into_isolated(state: CrusadeState, counter: Unit) -> list[str]:
    """16.2.4.3 One NAT MIL per turn into each Isolated group."""
    if counter.type not in state.world.tables.isolation.reinforcement:
        return []
    spaces = _with_room(state, supply(state, NATIONALIST).isolated, RESERVE)
    return [
        space
        for space in spaces
        if is_base(state, NATIONALIST, space) and isolation.may_send_militia(state, isolation.group_of(state, space))
    ]


# -- carrying it out -----------------------------------------------------------------------------------
def redeploy(state: CrusadeState, unit: str, place: str) -> None:
    """12.1 A unit goes to a space or to the Reserve Box; 16.2.4.3 counts what is sent into an Isolated group."""
    before = state.place_of(unit)
    if before == RESERVE and (group := isolation.group_of(state, place)):
        state.count(f"isolated_mil-{group}")
    state.note_acted(unit)
    if place == RESERVE or not state.on_map(unit):
        state.put(unit, place, "sr")
    else:
        state.move((unit,), (before, place), "sr" if place in by_land(state, unit) else "sea")


def redeploy_specially(state: CrusadeState, unit: str) -> None:
    """13.4.3 Over the border: a division to the Reserve Box, a corps to the turn track two turns on; both reduced."""
    counter = state.world.units[unit]
    state.note_acted(unit)
    reduced = counter.steps > 1
    if counter.corps:
        state.put(unit, f"due-{state.turn + state.world.limits.sr_special_turns}", "special_sr", reduced=reduced)
    else:
        state.put(unit, RESERVE, "special_sr", reduced=reduced)
