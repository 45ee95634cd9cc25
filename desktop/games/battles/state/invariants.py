"""What must always be true of a battle; each broken line is reported in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.ids import SpaceId, UnitId
from desktop.engine.kept import Kept
from desktop.games.battles.rules.map import stacking, zoc
from desktop.games.battles.rules.supply import command, supply
from desktop.games.battles.rules.turn import victory
from desktop.games.battles.state.holdings import FIELDS, NESTING
from desktop.games.battles.state.places import AIR, DUE, POOL, SETUP
from desktop.mechanics.holding import misshapen

if TYPE_CHECKING:
    from desktop.games.battles.state.state import BattleState

_SETTLED = ("bombardment", "combat")


def faults(state: BattleState) -> list[str]:
    """Every broken invariant."""
    found = misshapen(state, "battles", FIELDS, NESTING)
    if found:
        return found
    found = [*_units(state), *_derived(state), *_stacks(state), *_records(state), *_carried(state)]
    if not found:
        found = [*_kept(state), *_points(state)]
    return found


def _units(state: BattleState) -> list[str]:
    """Units are conserved and each is in a place that exists."""
    world = state.world
    found = []
    if list(state.units) != list(world.units):
        found.append("the units are not those of the scenario")
    for unit, status in state.units.items():
        if world.units[unit].is_air != (status.place == AIR):
            found.append(f"{unit} is in {status.place}, which is wrong for its kind")
        if status.place == DUE and status.entry not in world.entries:
            found.append(f"{unit} is due but has no entry: {status.entry!r}")
        if status.place == POOL and not world.scenario.placements[world.units[unit].placement].pool:
            found.append(f"{unit} is in a pool it does not belong to")
        if status.reduced and world.units[unit].reduced is None:
            found.append(f"{unit} is reduced but has no reduced side")
        if status.place == SETUP and state.turn:
            found.append(f"{unit} was never set up")
    return found


def _derived(state: BattleState) -> list[str]:
    """Stacks and tallies agree with the places of the units."""
    found = []
    stacks: dict[SpaceId, list[UnitId]] = {}
    for unit in sorted(state.units, key=state.world.order_of):
        if state.on_map(unit):
            stacks.setdefault(state.place(unit), []).append(unit)
    if stacks != state.occupants:
        found.append("the stacks do not agree with the places of the units")
    for side in state.world.by_side:
        holding: dict[SpaceId, int] = {}
        for hex_id, units in stacks.items():
            here = [state.world.units[u] for u in units if state.world.units[u].side == side]
            if count := sum(not (each.is_truck or each.is_leader) for each in here):
                holding[hex_id] = count
        if holding != state.holding[side]:
            found.append(f"the hexes held by the {side} side are out of date")
    both = [h for h in state.holding["nationalist"] if h in state.holding["republican"]]
    return [*found, *(f"both sides are in {hex_id}" for hex_id in both)]


def _stacks(state: BattleState) -> list[str]:
    """7.2 Nobody is overstacked while no movement is under way."""
    if state.phase == "movement" or any(frame.kind() == "battles.StackingCheck" for frame in state.stack):
        return []
    return [f"{side} overstacked in {h}" for side in state.world.by_side for h in stacking.excess(state, side)]


def _records(state: BattleState) -> list[str]:
    """Points, pontoons, control and objectives name things that exist and hold."""
    world = state.world
    found = [f"division {key} has {left} assault points" for key, left in state.assault_points.items() if left < 0]
    found += [f"{side} has {left} air points" for side, left in state.air_points.items() if left < 0]
    for engineer, hexside in state.pontoons.items():
        if state.place(engineer) not in hexside.split("/") or engineer not in state.pontoon_used:
            found.append(f"the pontoon bridge of {engineer} at {hexside} has no engineer")
    for hex_id, side in state.control.items():
        holder = next((s for s in world.by_side if _holds(state, s, hex_id)), side)
        if state.turn and holder != side:
            found.append(f"{hex_id} is controlled by {side} but held by {holder}")
    for division, hexes in state.taken.items():
        lost = [h for h in hexes if state.control.get(h) != world.objective_side and _enemy_has(state, division, h)]
        found += [f"division {division} has taken {hex_id} but the enemy holds it" for hex_id in lost]
    if state.release_choices < 0:
        found.append("more reserves were released than earned")
    return found


def _holds(state: BattleState, side: str, hex_id: SpaceId) -> bool:
    return any(state.world.units[u].side == side and state.world.units[u].combat for u in state.at(hex_id))


def _enemy_has(state: BattleState, division: str, hex_id: SpaceId) -> bool:
    return _holds(state, state.world.enemy(state.world.divisions[division].side), hex_id)


def _carried(state: BattleState) -> list[str]:
    """B.trucks Carried units are with their trucks, in a movement phase of their side only."""
    found = []
    for unit, status in state.units.items():
        if status.truck and state.place(status.truck) != status.place:
            found.append(f"{unit} is not where its truck {status.truck} is")
        if status.truck and unit not in state.carried.get(status.truck, ()):
            found.append(f"{status.truck} does not know that it carries {unit}")
        if status.truck and state.phase != "movement":
            found.append(f"{unit} is still on a truck after the movement phase")
    return found


def _kept(state: BattleState) -> list[str]:
    """What queries keep (zones, supply, command) equals a fresh computation."""

    def ask() -> list[object]:
        found: list[object] = []
        for side in state.world.by_side:
            found.append(sorted(zoc.zoc_of(state, side)))
            found.append(supply.out_of_supply(state, side))
            found.append(command.out_of_command(state, side))
        return found

    answers = ask()
    held, zones = state.kept, state.zones
    state.kept, state.zones = Kept(), {}
    fresh = ask()
    state.kept, state.zones = held, zones
    return [] if answers == fresh else ["zones, supply or command are kept longer than they hold"]


def _points(state: BattleState) -> list[str]:
    """The final margin equals a recount."""
    if state.phase == "over" and victory.margin(state) != state.margin:
        return [f"the margin is {state.margin}, a recount gives {victory.margin(state)}"]
    return []
