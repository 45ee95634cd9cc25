"""10.0 Headquarters and command, with the chains of both scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.engine.kept import kept
from desktop.games.battles.rules.map.zoc import zoc_of
from desktop.games.battles.rules.supply import supply
from desktop.games.battles.state.facts import POSITIONS

if TYPE_CHECKING:
    from desktop.games.battles.data.world import UnitDef, World
    from desktop.games.battles.state.state import BattleState


# -- who may command whom (data alone) -------------------------------------------------------------
def superiors(world: World, unit: UnitId) -> tuple[UnitId, ...]:
    """10.1 The headquarters a unit may trace to; for a headquarters, those above it (none: it is the top)."""
    found = world.superiors.get(unit)
    if found is None:
        found = world.superiors[unit] = _superiors(world, unit)
    return found


def _superiors(world: World, unit: UnitId) -> tuple[UnitId, ...]:
    command = world.scenario.command
    definition = world.units[unit]
    universal = [hq for hq in command.universal_hqs if world.units[hq].side == definition.side and hq != unit]
    if unit in command.universal_hqs:
        return ()
    if unit in command.via:
        return tuple(dict.fromkeys((*command.via[unit], *universal)))
    if definition.is_hq:
        above = _above_hq(world, definition)
        return tuple(dict.fromkeys((*above, *universal))) if above else ()
    if command.chain == "division":
        own = _division_chain(world, definition)
    else:
        own = _brigade_chain(world, definition)
    return tuple(dict.fromkeys((*own, *universal)))


def _hq_of(world: World, side: str, **formation: str) -> list[UnitId]:
    """The headquarters of exactly this formation."""
    wanted = {"div": "", "bde": "", "reg": "", **formation}
    hqs = (world.units[hq] for hq in world.hqs[side])
    return [hq.id for hq in hqs if all(getattr(hq, name) == value for name, value in wanted.items())]


def division_hqs(world: World, side: str, division: str) -> list[UnitId]:
    return _hq_of(world, side, div=division) if division else []


def corps_hqs(world: World, side: str, corps: str = "") -> list[UnitId]:
    """The corps headquarters of a side, or that of one corps."""
    hqs = [hq for hq in world.hqs[side] if world.units[hq].corps and not world.units[hq].div]
    return [hq for hq in hqs if not corps or world.units[hq].corps == corps]


def _corps_above(world: World, definition: UnitDef) -> list[UnitId]:
    """10.1(3), B.corps The corps headquarters over a division (or a unit of none)."""
    if definition.corps:
        return corps_hqs(world, definition.side, definition.corps)
    return corps_hqs(world, definition.side) if definition.div in world.scenario.command.any_corps else []


def _above_hq(world: World, hq: UnitDef) -> list[UnitId]:
    """10.1(3), 10.1.2 A brigade HQ has its division above it, a division HQ its corps, if there is one."""
    if hq.reg or hq.bde:
        return division_hqs(world, hq.side, hq.div)
    if hq.div:
        return _corps_above(world, hq)
    return []


def _brigade_chain(world: World, unit: UnitDef) -> list[UnitId]:
    """10.1(2), 10.1(4), 10.1.3 Brigade HQ first; without one straight to the division; without either to any HQ."""
    if unit.id in world.scenario.command.any_hq or not (unit.div or unit.corps):
        return list(world.hqs[unit.side])
    if unit.bde and (brigade := _hq_of(world, unit.side, div=unit.div, bde=unit.bde)):
        return brigade
    if unit.div:
        return division_hqs(world, unit.side, unit.div)
    return _corps_above(world, unit)


def _division_chain(world: World, unit: UnitDef) -> list[UnitId]:
    """B.command Straight to the division HQ, or to a corps HQ where the side has any."""
    command = world.scenario.command
    hqs = list(world.hqs[unit.side])
    if unit.id in command.any_hq:
        return hqs
    if unit.id in command.any_division_hq:
        return [hq for hq in hqs if world.units[hq].div]
    if not unit.div and not unit.corps:
        return hqs
    return [*division_hqs(world, unit.side, unit.div), *_corps_above(world, unit)]


def needs_no_chain(world: World, unit: UnitId) -> bool:
    """10.1.3(1) Units of no division use any HQ, which need not trace further."""
    definition = world.units[unit]
    command = world.scenario.command
    free = unit in command.any_hq or unit in command.any_division_hq
    return free or (not definition.is_hq and not definition.div and not definition.corps and unit not in command.via)


# -- tracing ---------------------------------------------------------------------------------------
@kept(POSITIONS)
def distances(state: BattleState, side: str, start: SpaceId, limit: int) -> dict[SpaceId, int]:
    """10.1, 10.1.1 Steps from a hex through free hexes; the end hexes themselves need not be free."""
    world = state.world
    enemy = world.enemy(side)
    held, ezoc, neighbours = state.holding[enemy], zoc_of(state, enemy), world.neighbours
    found = {start: 0}
    ring = [start]
    for steps in range(1, limit + 1):
        further = []
        for here in ring:
            for near in neighbours[here]:
                if near not in found:
                    found[near] = steps
                    if near not in held and near not in ezoc:
                        further.append(near)
        ring = further
    return found


def _reaches(state: BattleState, unit: UnitId, hq: UnitId, limit: int) -> bool:
    if not state.on_map(hq):
        return False
    side = state.world.units[unit].side
    return state.place(unit) in distances(state, side, state.place(hq), limit)


@kept(POSITIONS)
def is_linked(state: BattleState, hq: UnitId) -> bool:
    """10.1(3), 10.1.4 Whether a headquarters is on the map and part of a chain up to the top."""
    if not state.on_map(hq):
        return False
    above = superiors(state.world, hq)
    if not above:
        return True
    limit = state.world.scenario.command.link_range
    return any(_reaches(state, hq, other, limit) and is_linked(state, other) for other in above)


def unit_range(world: World, unit: UnitId) -> int:
    definition = world.units[unit]
    if definition.is_hq:
        return world.scenario.command.link_range
    return world.scenario.command.unit_range[definition.side]  # type: ignore[index]


def commander(state: BattleState, unit: UnitId) -> UnitId:
    """10.1 The headquarters that commands a unit now, or nothing. A top headquarters commands itself."""
    world = state.world
    if world.units[unit].is_hq and not superiors(world, unit):
        return unit
    limit = unit_range(world, unit)
    any_hq = needs_no_chain(world, unit)
    for hq in superiors(world, unit):
        if hq != unit and _reaches(state, unit, hq, limit) and (any_hq or is_linked(state, hq)):
            return hq
    return _through_leader(state, unit)


def _through_leader(state: BattleState, unit: UnitId) -> UnitId:
    """14.2 A unit may trace to a leader of its own command, who must trace to the command's headquarters."""
    world = state.world
    if not world.special.leaders or world.units[unit].is_leader:
        return NOTHING
    limits = world.limits
    for leader in leaders_of(state, unit):
        if _reaches(state, unit, leader, limits.leader_command_range):
            for hq in superiors(world, unit):
                if _reaches(state, leader, hq, limits.command_range) and is_linked(state, hq):
                    return hq
    return NOTHING


def leaders_of(state: BattleState, unit: UnitId) -> list[UnitId]:
    """14.2 The leaders on the map whose command a unit belongs to."""
    world = state.world
    return [
        other
        for other in world.by_side[world.units[unit].side]
        if world.units[other].is_leader and state.on_map(other) and is_of_command(world, other, unit)
    ]


def is_of_command(world: World, leader: UnitId, unit: UnitId) -> bool:
    """14.2, 14.3 Whether a unit belongs to a leader's own command: every formation he names is the unit's."""
    chief, other = world.units[leader], world.units[unit]
    named = [(chief.corps, other.corps), (chief.div, other.div), (chief.bde, other.bde)]
    return chief.side == other.side and all(not mine or mine == its for mine, its in named) and any(m for m, _ in named)


def out_of_command(state: BattleState, side: str) -> list[UnitId]:
    """10.2 The units of a side on the map that have no line of command now."""
    return [unit for unit in state.world.by_side[side] if state.on_map(unit) and not commander(state, unit)]


def line(state: BattleState, unit: UnitId) -> tuple[SpaceId, ...]:
    """The hexes of the line of command from a unit to its headquarters, for the overlay; empty if there is none."""
    hq = commander(state, unit)
    if not hq or hq == unit:
        return ()
    side = state.world.units[unit].side
    steps = distances(state, side, state.place(hq), unit_range(state.world, unit))
    here = state.place(unit)
    if here not in steps:
        return ()
    way = [here]
    while steps[way[-1]]:
        way.append(_nearer(state, side, steps, way[-1]))
    return tuple(way)


def _nearer(state: BattleState, side: str, steps: dict[SpaceId, int], hex_id: SpaceId) -> SpaceId:
    enemy = state.world.enemy(side)
    held, ezoc = state.holding[enemy], zoc_of(state, enemy)
    return next(
        near
        for near in state.world.neighbours[hex_id]
        if steps.get(near) == steps[hex_id] - 1 and (steps[near] == 0 or (near not in held and near not in ezoc))
    )


# -- judging ---------------------------------------------------------------------------------------
def judge(state: BattleState, *sides: str) -> None:
    """9.3(3), 10.3 Fix supply and command of these sides until they are judged again.

    The phasing side is judged before movement (D1), both before combat (E1).
    """
    for side in sides:
        state.judge(side, supply.out_of_supply(state, side), out_of_command(state, side))
