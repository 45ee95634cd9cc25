"""15.2 Between the War of the Columns and Mobilization: initial corps, the Reserve requirement, militarization."""

from __future__ import annotations

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, CardId, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.crusade.data.schema_tables import Requirement
from desktop.games.crusade.rules.map.geography import held_spaces
from desktop.games.crusade.rules.map.northern_front import in_pocket, pocket
from desktop.games.crusade.rules.redeployment.sr_options import bases, is_base
from desktop.games.crusade.rules.supply.supply import in_normal_supply, supply
from desktop.games.crusade.rules.turn.regional_corps import regional_cost, regional_spaces
from desktop.games.crusade.state.facts import BOARD
from desktop.games.crusade.state.sides import ELIMINATED, NATIONALIST, POOL, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import CrusadeState

Choice = tuple[int, SpaceId]
"""15.2.1.2 How far beyond the neighbourhood of a region a space lies, and the space."""
NO_SPACE = 1000
"""Counts as farther than anything on the map."""
CTV, AXIS_AID = "AX_AC_CTV", CardId("N2")
"""15.2.1 The corps that is not placed until a card has been played, and the card."""


# -- which corps ---------------------------------------------------------------------------------------
def waits_for(state: CrusadeState, unit: UnitId) -> str:
    """15.2.1 The card without which a corps (the CTV) is not placed yet; "" if it may be."""
    return AXIS_AID if unit == CTV and not state.is_played(AXIS_AID) else ""


def remaining(state: CrusadeState, side: str) -> list[UnitId]:
    """15.2.1 Initial corps of a side that are still to be placed."""
    return [
        unit for unit in state.world.initial_corps[side] if state.place_of(unit) == POOL and not waits_for(state, unit)
    ]


# -- where ---------------------------------------------------------------------------------------------
def has_corps(state: CrusadeState, space: SpaceId) -> bool:
    return any(state.world.units[unit].corps for unit in state.at(space))


@kept(BOARD)
def open_spaces(state: CrusadeState, side: str) -> int:
    """15.2.1.2 Friendly, supplied spaces without a corps, the islands left out."""
    graph, every = state.world.sets.graph, supply(state, side).normal & ~state.world.sets.islands
    return every & ~graph.mask(space for space in graph.named(every) if has_corps(state, space))


@kept(BOARD)
def ordinary_spaces(state: CrusadeState, side: str) -> list[SpaceId]:
    """15.2.1.2 With an own unit, or an own source, or Madrid; no Republican corps in the isolated Northern Front."""
    area = open_spaces(state, side) & bases(state, side)
    return list(state.world.sets.graph.named(area & ~pocket(state) if side == REPUBLICAN else area))


def italian_spaces(state: CrusadeState) -> list[SpaceId]:
    """15.2.1.2 For the CTV: with an ITA or CV-33, or a port."""
    units, ports = state.world.units, state.world.port_zone
    return [
        space
        for space in state.world.sets.graph.named(open_spaces(state, NATIONALIST))
        if space in ports or any(units[unit].italian and not units[unit].corps for unit in state.at(space))
    ]


def corps_choices(state: CrusadeState, unit: UnitId) -> list[SpaceId]:
    """15.2.1.2 The spaces where an initial corps may be placed now, duties of the side regarded."""
    counter = state.world.units[unit]
    alike = (
        other
        for other in state.world.initial_corps[counter.side]
        if not state.world.units[other].region and state.world.units[other].italian == counter.italian
    )
    return _choices(state, unit if counter.region else next(alike, unit))


def why_not_deploy(state: CrusadeState, side: str, unit: UnitId) -> Refusal | None:
    """15.2.1 Why a side does not deploy a unit as its next initial corps."""
    if unit not in state.world.initial_corps[side] or state.place_of(unit) != POOL:
        return Refusal.of("15.2.1", "corps.not_due", unit=unit)
    if card := waits_for(state, unit):
        return Refusal.of("15.2.1", "corps.waits", unit=unit, card=card)
    return None if corps_choices(state, unit) else Refusal.of("15.2.1.2", "corps.no_space", unit=unit)


def why_not_there(state: CrusadeState, unit: UnitId, space: SpaceId) -> Refusal | None:
    """15.2.1.2 Why an initial corps is not deployed in a space."""
    if space in corps_choices(state, unit):
        return None
    counter = state.world.units[unit]
    rule = "15.2.1.2"
    if not state.controls(counter.side, space):
        return Refusal.of(rule, "sr.not_friendly", space=space)
    if state.world.sets.bit[space] & state.world.sets.islands:
        return Refusal.of(rule, "corps.islands", space=space)
    if counter.region:
        return Refusal.of(rule, "corps.region", unit=unit, region=counter.region, space=space)
    if not in_normal_supply(state, counter.side, space):
        return Refusal.of(rule, "event.not_supplied", space=space)
    if has_corps(state, space):
        return Refusal.of(rule, "corps.taken", space=space)
    return Refusal.of(rule, _why_not_ordinary(state, unit, space), unit=unit, space=space)


def _why_not_ordinary(state: CrusadeState, unit: UnitId, space: SpaceId) -> str:
    """15.2.1.2 What a free, supplied space lacks, or what it is kept for."""
    counter = state.world.units[unit]
    if counter.italian and space not in italian_spaces(state):
        return "corps.italian"
    if not counter.italian and not is_base(state, counter.side, space):
        return "sr.no_base"
    if counter.side == REPUBLICAN:
        return "corps.pocket" if in_pocket(state, space) else "corps.kept"
    return "corps.duty"


@kept(BOARD)
def _choices(state: CrusadeState, unit: UnitId) -> list[SpaceId]:
    counter = state.world.units[unit]
    left = remaining(state, counter.side)
    if counter.region:
        return regional_spaces(state, left, unit)
    if counter.side == REPUBLICAN:
        return _republican_choices(state, left)
    spaces = italian_spaces(state) if counter.italian else ordinary_spaces(state, NATIONALIST)
    return _dutiful(state, unit, spaces)


def _republican_choices(state: CrusadeState, left: list[UnitId]) -> list[SpaceId]:
    """15.2.1.2 Other corps do not take the space a regional corps needs."""
    spaces = ordinary_spaces(state, REPUBLICAN)
    if not any(state.world.region_of[space] for space in spaces):
        return spaces
    before = regional_cost(state, left)
    return [space for space in spaces if regional_cost(state, left, (space,)) == before] or spaces


# -- 15.2.1.2 the duty of the Nationalists -------------------------------------------------------------
def regions_owed(state: CrusadeState) -> list[str]:
    """15.2.1.2 Regions of the Northern Front that are not wholly Nationalist: each needs a corps in or next to it."""
    sets = state.world.sets
    friendly = supply(state, NATIONALIST).friendly
    return [region for region, spaces in sets.region.items() if spaces & ~friendly]


class Duty:
    """15.2.1.2 How well the duty can be met: the spaces in question for each region, nearest first."""

    def __init__(self, state: CrusadeState) -> None:
        self.regions = regions_owed(state)
        left = remaining(state, NATIONALIST)
        units = state.world.units
        self.ordinary = sum(not units[unit].italian for unit in left)
        self.italian = len(left) - self.ordinary
        self.placed = [space for space in held_spaces(state, NATIONALIST) if has_corps(state, space)]
        near = {region: state.world.sets.steps_from[region] for region in self.regions}
        free, ports = ordinary_spaces(state, NATIONALIST), italian_spaces(state) if self.italian else []
        self.near = near
        self.free = {region: self._nearest(near[region], free) for region in self.regions}
        self.ports = {region: self._nearest(near[region], ports) for region in self.regions}

    def _nearest(self, near: dict[SpaceId, int], spaces: list[SpaceId]) -> list[Choice]:
        """No more are ever needed than there are regions, one of them perhaps being taken."""
        found = sorted((max(0, near.get(space, NO_SPACE) - 1), space) for space in spaces)
        return found[: len(self.regions) + 1]

    def cost(self, extra: SpaceId = NOTHING, *, ordinary: int = 0, italian: int = 0) -> int:
        """The least sum of steps too far, if so many corps fewer are left and `extra` holds one."""
        placed = [*self.placed, extra] if extra else self.placed
        return self._cost(0, placed, self.ordinary - ordinary, self.italian - italian, frozenset())

    def _cost(self, number: int, placed: list[SpaceId], ordinary: int, italian: int, used: frozenset[SpaceId]) -> int:
        if number == len(self.regions):
            return 0
        region = self.regions[number]
        options = [(price, space, 0, 0) for price, space in self._nearest(self.near[region], placed)]
        options += [(price, space, 1, 0) for price, space in self.free[region] if ordinary and space not in placed]
        options += [(price, space, 0, 1) for price, space in self.ports[region] if italian and space not in placed]
        best = NO_SPACE + self._cost(number + 1, placed, ordinary, italian, used)
        for price, space, taken, port in sorted(options):
            if price >= best:
                break
            if space not in used:
                rest = self._cost(number + 1, placed, ordinary - taken, italian - port, used | {space})
                best = min(best, price + rest)
        return best


def _dutiful(state: CrusadeState, unit: UnitId, spaces: list[SpaceId]) -> list[SpaceId]:
    """15.2.1.2 Refuse a placement after which the corps that are left meet the duty less well."""
    duty = Duty(state)
    italian = int(state.world.units[unit].italian)
    before = duty.cost()
    if duty.cost(ordinary=1 - italian, italian=italian) == before:
        return spaces
    kept = [space for space in spaces if duty.cost(space, ordinary=1 - italian, italian=italian) == before]
    return kept or spaces


# -- 15.2.2 the Reserve requirement --------------------------------------------------------------------
def shortages(state: CrusadeState, side: str) -> list[Requirement]:
    """15.2.2.1 Requirements that the Reserve Box of a side does not meet."""
    box = [state.world.units[unit].type for unit in state.in_box(side, RESERVE)]
    return [
        need
        for need in state.world.tables.reserve[side]  # type: ignore[index]
        if not (need.unless_not_played and not state.is_played(need.unless_not_played))
        and sum(kind in need.types for kind in box) < need.count
    ]


def reserve_candidates(state: CrusadeState, side: str) -> list[UnitId]:
    """15.2.2.2 Divisions in supplied spaces that help to meet a requirement."""
    wanted = {kind for need in shortages(state, side) for kind in need.types}
    return [
        unit
        for space in held_spaces(state, side)
        if in_normal_supply(state, side, space)
        for unit in state.at(space)
        if state.world.units[unit].type in wanted
    ]


# -- 15.2.3 militarization -----------------------------------------------------------------------------
def militarizable(state: CrusadeState) -> list[UnitId]:
    """15.2.3 Militia in play (map, Reserve, Eliminated) that may become RPA, if counters are left."""
    rule = state.world.tables.militarization
    if not new_regulars(state):
        return []
    found = [unit for kind in rule.types for unit in state.world.of_type[kind]]
    return [unit for unit in found if state.on_map(unit) or state.place_of(unit) in (RESERVE, ELIMINATED)]


def new_regulars(state: CrusadeState) -> list[UnitId]:
    """2.2.1 Counters of the new kind that are not in play yet."""
    kind = state.world.tables.militarization.to
    return [unit for unit in state.world.of_type[kind] if state.place_of(unit) == POOL]


def militarize(state: CrusadeState, unit: UnitId, cause: str) -> None:
    """15.2.3 A militia leaves the game and an RPA of the same strength takes its place."""
    regular = new_regulars(state)[0]
    place, reduced = state.place_of(unit), state.units[unit].reduced
    state.remove(unit, cause)
    state.put(regular, place, cause, reduced=reduced)
