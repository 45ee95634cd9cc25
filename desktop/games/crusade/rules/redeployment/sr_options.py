"""12.0 Strategic redeployment: who may go and where to; 16.7 the Strait, 17.2 the railways, 13.4.3 the borders."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.crusade.data.readings import MallorcaFromReserve
from desktop.games.crusade.data.records import Unit
from desktop.games.crusade.rules.combat.loss_options import representatives, why_not_among
from desktop.games.crusade.rules.map import borders, isolation, northern_front
from desktop.games.crusade.rules.map.africa import arrivals_to_come
from desktop.games.crusade.rules.map.geography import held_spaces
from desktop.games.crusade.rules.map.space_sets import ATLANTIC, MEDITERRANEAN
from desktop.games.crusade.rules.supply.supply import barred_ports, connected_to, in_isolated_group, in_supply, supply
from desktop.games.crusade.state.facts import BOARD, POSITIONS
from desktop.games.crusade.state.sides import AFRICA, NATIONALIST, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.tracing import bits

NO_SEA_SR = "rep_no_sea_sr"
"""Turn effect of N17."""
T26, PZ1, CV33, ITALIANS, AFRICANS, MADRID, BARCELONA = (
    "SOV_T26", "AX_PZ1", "AX_CV33", "AX_ITA", "NAT_AFR", "madrid", "barcelona",
)  # fmt: skip
FREE_OF_STRAIT = frozenset((ITALIANS, CV33, PZ1))
"""16.7.1 Types that may SR to any friendly, supplied Mediterranean port."""
MALLORCA_HEAD, CATALAN = "beachhead_mallorca", "catalan"


# -- costs ---------------------------------------------------------------------------------------------
def cost(state: CrusadeState, unit: UnitId) -> int:
    """12.1.2 Half points that a unit costs."""
    limits = state.world.limits
    return limits.sr_corps if state.world.units[unit].corps else limits.sr_division


def special_cost(state: CrusadeState, unit: UnitId) -> int:
    """13.4.3 Half points that a special SR costs."""
    limits = state.world.limits
    return limits.sr_special_corps if state.world.units[unit].corps else limits.sr_special_division


# -- who may go ----------------------------------------------------------------------------------------
def why_not_pick(state: CrusadeState, unit: UnitId, left: int, africans: int) -> Refusal | None:
    """12.1.2-12.1.5, 17.2.2 Why a unit may not SR with the points left; `africans` have gone with this card."""
    if unit in state.acted:
        return Refusal.of("12.1.3", "sr.once", unit=unit)
    if cost(state, unit) > left:
        return Refusal.of("12.1.2", "sr.points", unit=unit)
    if state.world.units[unit].type == AFRICANS and africans_full(state, africans):
        return Refusal.of("17.2.2", "sr.africans", unit=unit)
    if not state.on_map(unit):
        if state.place_of(unit) not in (RESERVE, AFRICA):
            return Refusal.of("12.1.1", "sr.not_in_play", unit=unit)
    elif not is_supplied(state, unit):
        return Refusal.of("13.3.2", "sr.out_of_supply", unit=unit)
    if not can_go(state, unit):
        return Refusal.of("12.1.6", "sr.nowhere", unit=unit)
    return None


def can_go(state: CrusadeState, unit: UnitId) -> bool:
    """12.1.9 Whether there is anywhere to go; the Reserve Box is always open to supplied divisions."""
    return may_enter_reserve(state, unit) or bool(destinations(state, unit))


def africans_full(state: CrusadeState, africans: int) -> bool:
    """17.2.2 In Turns 1 and 2 a card moves at most one AFR."""
    limits = state.world.limits
    return state.turn <= limits.sr_early_turns and africans >= limits.sr_early_afr


def is_supplied(state: CrusadeState, unit: UnitId) -> bool:
    """12.1.5 In supply, an Isolated group included (16.2.4.3 says where its units may go)."""
    counter = state.world.units[unit]
    return bool(supply(state, counter.side).any & state.world.sets.bit[state.place_of(unit)])


def candidates(state: CrusadeState, side: str, left: int, africans: int) -> list[UnitId]:
    """12.1 Units of a side that may SR with the half points left, one of each kind, strength and place."""
    limits = state.world.limits
    if left < limits.sr_division:
        return []
    return [
        unit
        for unit in representatives(state, [unit for unit in movable(state, side) if unit not in state.acted])
        if why_not_pick(state, unit, left, africans) is None and not _waits_for_stray(state, unit, left)
    ]


def why_not_candidate(state: CrusadeState, side: str, unit: UnitId, left: int, africans: int) -> Refusal | None:
    """12.1, 16.4.2.4 Why a unit is not offered for SR, another one like it perhaps standing for it."""
    if state.world.units[unit].side != side:
        return Refusal.of("12.1.1", "sr.not_yours", unit=unit)
    if unit not in movable(state, side):
        return Refusal.of("12.1.1", "sr.not_in_play", unit=unit)
    if refusal := why_not_pick(state, unit, left, africans):
        return refusal
    if _waits_for_stray(state, unit, left):
        return Refusal.of("16.4.2.4", "sr.stray_first", unit=unit)
    units = [other for other in movable(state, side) if other not in state.acted]
    return why_not_among(state, "12.1", "sr.not_in_play", unit, units)


def movable(state: CrusadeState, side: str) -> list[UnitId]:
    """12.1.1, 17.6.4 Units on the map, in the Reserve Box and waiting in Africa."""
    on_map = [unit for space in held_spaces(state, side) for unit in state.at(space)]
    boxed = list(state.in_box(side, RESERVE))
    if side == NATIONALIST:
        boxed += waiting_in_africa(state)
    return [*on_map, *boxed]


def waiting_in_africa(state: CrusadeState) -> list[UnitId]:
    """17.6.4 AFR whose arrival could not take place."""
    box = state.in_box(NATIONALIST, AFRICA)
    return list(box[: max(0, len(box) - arrivals_to_come(state))])


def _waits_for_stray(state: CrusadeState, unit: UnitId, left: int) -> bool:
    """16.4.2.4 If its space is used for SR, a stray of the same space that can go home goes first."""
    strays = northern_front.strays(state)
    if not strays or unit in strays or not state.on_map(unit):
        return False
    return any(
        other in strays and why_not_pick(state, other, left, 0) is None and goes_home(state, other)
        for other in state.at(state.place_of(unit))
    )


def special_candidates(state: CrusadeState, side: str, left: int) -> list[UnitId]:
    """13.4.3 Units that may use a special SR with the half points left."""
    found = supply(state, side).border
    points_of = state.world.sets.graph.points
    return [
        unit
        for number in bits(found)
        for unit in state.at(points_of[number])
        if unit not in state.acted and special_cost(state, unit) <= left and borders.may_use_special_sr(state, unit)
    ]


# -- where to ------------------------------------------------------------------------------------------
@kept(BOARD)
def destinations(state: CrusadeState, unit: UnitId) -> list[SpaceId]:
    """12.1.6-12.1.10 Where a unit may SR to: spaces, and the Reserve Box last."""
    targets = northern_front.allowed_area(state, unit, reachable(state, unit))
    found = list(state.world.sets.graph.named(targets))
    if may_enter_reserve(state, unit) and not goes_home(state, unit):
        found.append(RESERVE)
    return found


def why_not_to(state: CrusadeState, unit: UnitId, place: SpaceId) -> Refusal | None:
    """12.1.6-12.1.10 Why a unit may not SR to a space or to the Reserve Box."""
    if place in destinations(state, unit):
        return None
    if state.place_of(unit) == place:
        return Refusal.of("12.1.1", "sr.is_there", unit=unit, space=place)
    counter = state.world.units[unit]
    if place == RESERVE:
        return Refusal.of("12.1.9", "sr.no_reserve", unit=unit)
    if not state.controls(counter.side, place):
        return Refusal.of("12.1.6", "sr.not_friendly", space=place)
    if not in_supply(state, counter.side, place):
        return Refusal.of("12.1.6", "event.not_supplied", space=place)
    bit = state.world.sets.bit[place]
    if bit & _forbidden(state, counter):
        return _why_no_island(counter)
    if bit & full_spaces(state):
        return Refusal.of("9.1.1", "refuse.stacking", space=place)
    return northern_front.why_not_end(state, (unit,), place) or _why_no_way(state, unit, place)


def _why_no_way(state: CrusadeState, unit: UnitId, place: SpaceId) -> Refusal:
    """12.1.7, 12.1.8, 16.2.4.3, 16.4.2.4, 17.6.4 The space is open, but not to this unit from where it is."""
    start = state.place_of(unit)
    if start == AFRICA:
        return Refusal.of("17.6.4", "sr.africa", unit=unit)
    if start == RESERVE:
        return _why_not_from_reserve(state, state.world.units[unit], place)
    if goes_home(state, unit):
        return Refusal.of("16.4.2.4", "sr.home_first", unit=unit)
    if place in state.isolated:
        return Refusal.of("16.2.4.3", "sr.isolated", space=place)
    corps = state.world.units[unit].corps
    return Refusal.of("12.1.7.2" if corps else "12.1.7", "sr.no_way", unit=unit, space=place)


def _why_not_from_reserve(state: CrusadeState, counter: Unit, place: SpaceId) -> Refusal:
    """12.1.8, 16.2.4.3 Which of the conditions for SR out of the Reserve Box a space does not meet."""
    unit = counter.id
    if in_isolated_group(state, place):
        sendable = counter.type in state.world.tables.isolation.reinforcement
        key = "sr.isolated_once" if sendable and is_base(state, counter.side, place) else "sr.isolated_militia"
        return Refusal.of("16.2.4.3", key, unit=unit, space=place)
    if counter.armor:
        return Refusal.of("12.1.8", "sr.armor_t26" if counter.type == T26 else "sr.armor_port", unit=unit, space=place)
    if not is_base(state, counter.side, place):
        return Refusal.of("12.1.8", "sr.no_base", space=place)
    if counter.region:
        return Refusal.of("12.1.8", "sr.reserve_region", unit=unit, region=counter.region, space=place)
    return Refusal.of("12.1.8", "sr.reserve_catalan", unit=unit, space=place)


def goes_home(state: CrusadeState, unit: UnitId) -> bool:
    """16.4.2.4 The unit must go home and can."""
    return northern_front.must_go_home(state, unit) and bool(
        reachable(state, unit) & northern_front.home_area(state, unit)
    )


def reachable(state: CrusadeState, unit: UnitId) -> int:
    """Where supply, stacking and the ways allow, before the limits of the Northern Front."""
    counter, place = state.world.units[unit], state.place_of(unit)
    if place == RESERVE:
        found = from_reserve(state, counter)
    elif place == AFRICA:
        placement = state.world.sets.graph.mask(state.world.tables.africa.placement)
        found = placement & supply(state, NATIONALIST).normal
    else:
        found = (by_land(state, counter, place) | by_sea(state, counter, place)) & ~state.world.sets.bit[place]
    return found & ~_forbidden(state, counter) & ~full_spaces(state)


@kept(POSITIONS)
def full_spaces(state: CrusadeState) -> int:
    """9.1.1 Spaces that hold no further unit."""
    limit, bit = state.world.limits.stacking, state.world.sets.bit
    found = 0
    for place, stack in state.stacks.items():
        if len(stack) >= limit:
            found |= bit.get(place, 0)
    return found


def _forbidden(state: CrusadeState, counter: Unit) -> int:
    """12.1.10 Corps and armor never to the islands; N17 no Republican; 16.7.1 no Nationalist while shut out."""
    heavy = counter.corps or counter.armor
    return state.world.sets.islands if heavy or _cut_off_islands(state, counter, to=True) else 0


def _why_no_island(counter: Unit) -> Refusal:
    """What keeps a unit from the islands: its kind, the blockade, or a card (N17)."""
    if counter.corps or counter.armor:
        return Refusal.of("12.1.10", "sr.islands", unit=counter.id)
    if counter.side == NATIONALIST:
        return Refusal.of("16.7.1", "sr.islands_strait", unit=counter.id)
    return Refusal.of("8.5.1.1", "sr.islands_sea", unit=counter.id)


def _cut_off_islands(state: CrusadeState, counter: Unit, *, to: bool) -> bool:
    """N17, 16.7.1 Whether a division may not redeploy to (or from) the islands, the Reserve Box included (ruling)."""
    if counter.side == REPUBLICAN:
        return NO_SEA_SR in state.turn_effects
    if state.strait == NATIONALIST or MallorcaFromReserve.of(state.world) is not MallorcaFromReserve.BARRED:
        return False
    return not (to and counter.type in FREE_OF_STRAIT)


def by_land(state: CrusadeState, counter: Unit, place: SpaceId) -> int:
    """12.1.6 Connected, supplied spaces; 16.2.4.3 from an Isolated group only within it, never to its seat."""
    allowed = connected_to(state, counter.side, place) & supply(state, counter.side).any
    return allowed & ~state.world.sets.graph.mask(state.isolated)


def by_sea(state: CrusadeState, counter: Unit, place: SpaceId) -> int:
    """12.1.7, 16.7 Divisions go from a friendly, supplied port to another."""
    ports = _ports(state, counter.side)
    if counter.corps or not ports & state.world.sets.bit[place]:
        return 0
    barred = barred_ports(state, counter.side)
    found = 0 if barred & state.world.sets.bit[place] else ports & ~barred
    if counter.type in FREE_OF_STRAIT:
        found |= ports & state.world.sets.ports[MEDITERRANEAN]
    return found


def _ports(state: CrusadeState, side: str) -> int:
    """12.1.7.1 Friendly ports in normal supply: Republicans only in the Mediterranean, and not under N17."""
    ports = state.world.sets.ports
    usable = ports[MEDITERRANEAN]
    if side == NATIONALIST:
        usable |= ports[ATLANTIC]
    elif NO_SEA_SR in state.turn_effects:
        return 0
    return usable & supply(state, side).normal


def may_enter_reserve(state: CrusadeState, unit: UnitId) -> bool:
    """12.1.9 Supplied divisions on the map; 16.2.4.3 not from an Isolated group; N17, 16.7.1 not from the islands."""
    counter = state.world.units[unit]
    if counter.corps or not state.on_map(unit):
        return False
    bit = state.world.sets.bit[state.place_of(unit)]
    if bit & state.world.sets.islands and _cut_off_islands(state, counter, to=False):
        return False
    return bool(supply(state, counter.side).normal & bit)


# -- 12.1.8 from the Reserve Box -----------------------------------------------------------------------
def from_reserve(state: CrusadeState, counter: Unit) -> int:
    """12.1.8 Friendly, supplied spaces with an own unit, own sources and Madrid, as the exceptions allow."""
    sets, found = state.world.sets, supply(state, counter.side)
    if counter.armor:
        ports = sets.ports[MEDITERRANEAN]
        return found.normal & (ports if counter.type == T26 else ports | sets.ports[ATLANTIC])
    spaces = found.normal & bases(state, counter.side)
    if counter.region:
        spaces &= sets.region[counter.region] | held_by(state, counter.side, counter.region)
    elif counter.catalan:
        spaces &= sets.graph.mask((BARCELONA, MALLORCA_HEAD)) | held_by(state, counter.side, CATALAN)
    if counter.side == NATIONALIST and found.isolated:
        spaces |= _into_isolated(state, counter)
    return spaces


def bases(state: CrusadeState, side: str) -> int:
    """12.1.8 Spaces with an own unit, own sources (not Badajoz), and Madrid."""
    sets = state.world.sets
    return held_by(state, side) | sets.sources[side] | sets.bit[MADRID]


@kept(POSITIONS)
def held_by(state: CrusadeState, side: str, kind: str = "") -> int:
    """Spaces with a unit of the side; of a region, or Catalan, if stated."""
    bit, units = state.world.sets.bit, state.world.units
    found = 0
    for place, stack in state.stacks.items():
        if place in bit and units[stack[0]].side == side and any(_is_kind(units[unit], kind) for unit in stack):
            found |= bit[place]
    return found


def _is_kind(counter: Unit, kind: str) -> bool:
    return not kind or counter.region == kind or (kind == CATALAN and counter.catalan)


def is_base(state: CrusadeState, side: str, space: SpaceId) -> bool:
    """12.1.8 An own unit there, an own source (not Badajoz), or Madrid."""
    return bool(bases(state, side) & state.world.sets.bit[space])


def _into_isolated(state: CrusadeState, counter: Unit) -> int:
    """16.2.4.3 One NAT MIL per turn into each Isolated group."""
    if counter.type not in state.world.tables.isolation.reinforcement:
        return 0
    graph = state.world.sets.graph
    spaces = graph.named(supply(state, NATIONALIST).isolated & bases(state, NATIONALIST))
    return graph.mask(space for space in spaces if isolation.may_send_militia(state, isolation.group_of(state, space)))


# -- carrying it out -----------------------------------------------------------------------------------
def redeploy(state: CrusadeState, unit: UnitId, place: SpaceId) -> None:
    """12.1 A unit goes to a space or to the Reserve Box; 16.2.4.3 counts what is sent into an Isolated group."""
    before = state.place_of(unit)
    if before == RESERVE and (group := isolation.group_of(state, place)):
        state.count(f"isolated_mil-{group}")
    state.note_acted(unit)
    if place == RESERVE or not state.on_map(unit):
        state.put(unit, place, "sr")
    else:
        land = by_land(state, state.world.units[unit], before) & state.world.sets.bit[place]
        state.move((unit,), (before, place), "sr" if land else "sea")


def redeploy_specially(state: CrusadeState, unit: UnitId) -> None:
    """13.4.3 Over the border: a division to the Reserve Box, a corps to the turn track two turns on; both reduced."""
    counter = state.world.units[unit]
    state.note_acted(unit)
    reduced = counter.steps > 1
    if counter.corps:
        state.put(
            unit, SpaceId(f"due-{state.turn + state.world.limits.sr_special_turns}"), "special_sr", reduced=reduced
        )
    else:
        state.put(unit, RESERVE, "special_sr", reduced=reduced)
