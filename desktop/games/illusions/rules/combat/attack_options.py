"""12.1, 18.3, 20.1, 20.3 Who may attack what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.decision import Refusal
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.illusions.rules.cards import bans
from desktop.games.illusions.rules.combat import approaches, multinational
from desktop.games.illusions.rules.map import geography
from desktop.games.illusions.rules.movement import activation
from desktop.games.illusions.rules.nations import treaty
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state import seats
from desktop.games.illusions.state.combat_state import FORT, RISING, UNITS, Combat
from desktop.games.illusions.state.facts import BOARD, DEEDS, ROUND
from desktop.games.illusions.state.sides import NEUTRAL, UPRISING, enemy_of
from desktop.games.illusions.state.state import ATTACK

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

Target = tuple[SpaceId, str]
"""A place, and what is attacked there: units, fort or uprising."""


# -- who is ready --------------------------------------------------------------------------------------
@kept(BOARD | ROUND | DEEDS)
def ready(state: IllusionsState, side: str) -> list[UnitId]:
    """12.1, 9.4.3 Units activated for attack that have not attacked yet, HQs and heavy artillery included."""
    marked = [place for place, kind in state.markers.items() if kind == ATTACK]
    places = sorted({*marked, *(group.place for group in state.groups if group.kind == ATTACK)})
    units = [unit for place in places for unit in activation.attackers_at(state, place)]
    return list(seats.commanded(state, units))


def ways(state: IllusionsState, place: SpaceId) -> tuple[SpaceId, ...]:
    """12.1g, 18.3e-f, 25.2.3c Places that may be attacked from a place: connected ones, itself if it is a region."""
    world = state.world
    near = world.neighbours[place]
    if place in world.sea_spaces or world.lanes[place]:
        near = (*near, *(sea for sea in world.lanes[place] if world.base not in (place, sea)))
    return (*near, place) if place in world.regions or place in state.forts else near


# -- what may be attacked ------------------------------------------------------------------------------
@kept(BOARD | ROUND | DEEDS)
def targets(state: IllusionsState, side: str) -> list[Target]:
    """12.1 Everything that may be attacked now by units that are ready, sorted."""
    places = dict.fromkeys(state.place_of(unit) for unit in ready(state, side) if state.world.units[unit].combat)
    near = dict.fromkeys(target for place in places for target in ways(state, place))
    found = [(target, kind) for target in near for kind in kinds_at(state, side, target)]
    return sorted(target for target in found if available(state, side, *target))


def kinds_at(state: IllusionsState, side: str, place: SpaceId) -> list[str]:
    """10.4 What there is to attack in a place: units, uprising units, or a fort alone."""
    if why_not_place(state, side, place):
        return []
    found = []
    if defenders(state, side, place, UNITS):
        found.append(UNITS)
    if defenders(state, side, place, RISING):
        found.append(RISING)
    if not found and is_bare_fort(state, side, place):
        found.append(FORT)
    return found


def is_bare_fort(state: IllusionsState, side: str, place: SpaceId) -> bool:
    """20.1.2 An intact fort of the enemy with nobody of his in its space."""
    enemy = enemy_of(side)
    return (
        sieges.is_enemy_fort(state, side, place) and state.controls(enemy, place) and not state.units_of(enemy, place)
    )


def defenders(state: IllusionsState, side: str, place: SpaceId, kind: str) -> list[UnitId]:
    """12.1h, 12.7.6a, 18.3.1 Who can defend: nobody that retreated, in regions nobody that has defended."""
    if kind == FORT:
        return []
    region = place in state.world.regions
    found = []
    for unit in state.stacks.get(place, ()):
        owner = state.owner_of(unit)
        wanted = owner == UPRISING if kind == RISING else owner not in (side, UPRISING)
        if not wanted or not (kind == RISING or state.world.units[unit].combat):
            continue
        if unit not in state.retreated and not (region and unit in state.defended):
            found.append(unit)
    return found


def why_not_place(state: IllusionsState, side: str, place: SpaceId) -> Refusal | None:
    """12.1.1 Why nothing in a place may be attacked."""
    if place in state.attacked and place not in state.world.regions:
        return Refusal.of("12.1.1", "attack.twice", space=place)
    if place in geography.closed_places(state):
        return geography.why_closed(state, place)
    return None


def why_not_target(state: IllusionsState, side: str, place: SpaceId) -> Refusal | None:
    """12.1 Why nobody attacks a place."""
    if refusal := why_not_place(state, side, place):
        return refusal
    if not kinds_at(state, side, place):
        stack = state.stacks.get(place, ())
        if any(unit in state.retreated for unit in stack):
            return Refusal.of("12.1", "attack.only_retreated", space=place)
        return Refusal.of("12.1", "attack.no_enemy", space=place)
    if sieges.is_enemy_fort(state, side, place) and state.sieges.get(place) == side:
        return Refusal.of("20.1.2", "attack.besieged_from_within", space=place)
    return Refusal.of("12.1", "attack.nobody_near", space=place)


# -- who may attack it ---------------------------------------------------------------------------------
@kept(BOARD | ROUND | DEEDS)
def available(state: IllusionsState, side: str, place: SpaceId, kind: str) -> list[UnitId]:
    """12.1g Combat units that may take part in an attack."""
    able = [unit for unit in ready(state, side) if state.world.units[unit].combat]
    near = [unit for unit in able if place in ways(state, state.units[unit].place)]
    return [unit for unit in near if why_not_attack(state, side, unit, place, kind) is None]


def why_not_attack(state: IllusionsState, side: str, unit: UnitId, place: SpaceId, kind: str) -> Refusal | None:
    """12.1, 14.2, 20.1.2c, 20.3.3a Why a unit may not take part in an attack."""
    if state.owner_of(unit) != side or not state.on_map(unit):
        return Refusal.of("12.1", "attack.not_yours", unit=unit)
    if unit in state.fought:
        return Refusal.of("12.1", "attack.fought", unit=unit)
    if unit not in ready(state, side):
        return Refusal.of("12.1", "attack.not_marked", space=state.place_of(unit))
    start = state.place_of(unit)
    if place not in ways(state, start):
        return Refusal.of("12.1", "attack.not_adjacent", unit=unit, space=place)
    if refusal := _why_not_siege(state, side, unit, place, kind):
        return refusal
    if supply.status(state, unit) == "limited":
        return Refusal.of("14.2", "attack.no_source", unit=unit)
    return bans.why_not_attack(state, unit) or treaty.why_not_attack(state, unit, place, kind)


def _why_not_siege(state: IllusionsState, side: str, unit: UnitId, place: SpaceId, kind: str) -> Refusal | None:
    """20.1.2c A besieged fort is attacked from within only; 20.3.3a besiegers that are needed stay."""
    start = state.place_of(unit)
    if kind == FORT:
        inside = state.sieges.get(place) == side
        if inside and start != place:
            return Refusal.of("20.1.2", "attack.besieged_from_within", space=place)
        return None
    if start == place and place not in state.world.regions:
        return Refusal.of("12.1", "attack.not_adjacent", unit=unit, space=place)
    if state.sieges.get(start) == side and not _is_surplus(state, side, [unit], start):
        return Refusal.of("20.3.3", "attack.needed_for_siege", unit=unit)
    return None


def _is_surplus(state: IllusionsState, side: str, leaving: Sequence[str], place: SpaceId) -> bool:
    """20.3.3a Enough besiegers that do not attack elsewhere are left."""
    stormed = place in state.attacked
    rest = [
        unit for unit in state.units_of(side, place) if unit not in leaving and (stormed or unit not in state.fought)
    ]
    return sieges.are_enough(state, place, rest)


def staff_for(state: IllusionsState, side: str, units: Sequence[UnitId]) -> list[UnitId]:
    """27.0e, 27.0i HQs and heavy artillery that may join: stacked with attackers, once per round."""
    stacks = {approaches.staff_stack(state, unit) for unit in units}
    return [
        unit
        for unit in ready(state, side)
        if not state.world.units[unit].combat and approaches.staff_stack(state, unit) in stacks
    ]


# -- together ------------------------------------------------------------------------------------------
def why_not_join(
    state: IllusionsState, side: str, units: Sequence[UnitId], unit: UnitId, target: SpaceId = NOTHING
) -> Refusal | None:
    """14.3.1, 20.3.3a, AP-43, CP-07 Why a unit may not be added to others; no further unit puts it right."""
    if not units:
        return None
    if is_cut_off(state, unit) != is_cut_off(state, units[0]):
        return Refusal.of("14.3.1", "attack.cut_off_apart", unit=unit)
    together = [*units, unit]
    start = state.place_of(unit)
    leaving = [each for each in together if state.place_of(each) == start]
    besieging = state.sieges.get(start) == side and start != target
    if besieging and not _is_surplus(state, side, leaving, start):
        return Refusal.of("20.3.3", "attack.needed_for_siege", unit=unit)
    return bans.why_not_together(state, together)


def is_cut_off(state: IllusionsState, unit: UnitId) -> bool:
    """14.3 Out of supply."""
    return supply.status(state, unit) == "out"


def stacks_of(state: IllusionsState, units: Sequence[UnitId]) -> dict[UnitId, str]:
    return {unit: approaches.staff_stack(state, unit) for unit in units}


def why_not_made(state: IllusionsState, units: Sequence[UnitId], *, waived: bool = False) -> Refusal | None:
    """12.1.2c, 12.1.3a Why these units may not attack as they are."""
    if not any(state.world.units[unit].strength(state.units[unit].reduced) for unit in units):
        return Refusal.of("12.1.2", "attack.no_factor", unit=units[0])
    return None if waived else multinational.why_not(state, units, stacks_of(state, units))


def can_be_made(
    state: IllusionsState,
    side: str,
    units: Sequence[UnitId],
    free: Sequence[UnitId],
    target: SpaceId,
    *,
    waived: bool = False,
) -> bool:
    """12.1.2c, 12.1.3a Whether the attack can still be made lawful with units that are free."""
    if why_not_made(state, units, waived=waived) is None:
        return True
    chosen = list(units)
    for unit in free:
        if unit in chosen or why_not_join(state, side, chosen, unit, target):
            continue
        if why_not_made(state, [*chosen, unit], waived=waived) is None:
            return True
    for unit in free:
        if unit not in chosen and why_not_join(state, side, chosen, unit, target) is None:
            chosen.append(unit)
    return why_not_made(state, chosen, waived=waived) is None


def declared(
    state: IllusionsState,
    side: str,
    target: SpaceId,
    units: Sequence[UnitId],
    kind: str = UNITS,
    *,
    staff: Sequence[UnitId] = (),
    forced: bool = False,
) -> Combat:
    """12.2A The combat that these attackers begin; supply is checked now."""
    attackers = sorted(units)
    able = defenders(state, side, target, kind)
    chosen = _strongest(state, able)
    here = [unit for unit in state.units_of(enemy_of(side), target) if unit in state.retreated]
    everybody = (*attackers, *staff)
    region = target in state.world.regions
    return Combat(
        side=side,
        target=target,
        attackers=attackers,
        defenders=chosen,
        kind=kind,
        origins={unit: state.place_of(unit) for unit in everybody},
        stacks=stacks_of(state, everybody),
        staff=sorted(staff),
        command=_command(state, side, target, kind),
        pool=able if region else [],
        forced=forced,
        cut_off=[unit for unit in (*attackers, *chosen) if is_cut_off(state, unit)],
        late=[] if region or kind != UNITS else here,
    )


def _strongest(state: IllusionsState, units: Sequence[UnitId]) -> list[UnitId]:
    """18.3.1b At most three defend; until they are picked, the strongest."""
    definitions = state.world.units
    order = sorted(units, key=lambda unit: (-definitions[unit].strength(state.units[unit].reduced), unit))
    return sorted(order[: state.world.limits.stacking])


def _command(state: IllusionsState, side: str, target: SpaceId, kind: str) -> list[UnitId]:
    """27.0e An HQ must join the defence of its space; in a region its owner says so later."""
    if kind != UNITS or target in state.world.regions:
        return []
    here = [unit for unit in state.stacks.get(target, ()) if state.owner_of(unit) not in (side, UPRISING, NEUTRAL)]
    return [unit for unit in approaches.headquarters(state, here) if unit not in state.retreated]
