"""Edit mode: the position changed by hand, by commands in words. Faults are ValueErrors with a reason."""

from __future__ import annotations

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.battles.data.world import CLEAR, MUD, SIDES
from desktop.games.battles.rules.movement import arrival
from desktop.games.battles.state import invariants
from desktop.games.battles.state.places import AIR, ELIMINATED
from desktop.games.battles.state.state import BattleState
from desktop.mechanics.editing import Commands, number, run_edit

MOST_POINTS = 999


def apply_edit(state: BattleState, change: str) -> None:
    """place UNIT HEX, remove UNIT, flip UNIT, turn N, weather X, points DIVISION N, control HEX SIDE."""
    run_edit(state, change, COMMANDS)
    if faults := invariants.faults(state):
        raise ValueError("; ".join(faults))


def _unit(state: BattleState, unit: UnitId) -> UnitId:
    if unit not in state.units or state.place(unit) == AIR:
        raise ValueError(f"there is no ground unit {unit}")
    return unit


def _hex(state: BattleState, hex_id: SpaceId) -> SpaceId:
    if hex_id not in state.world.neighbours:
        raise ValueError(f"there is no hex {hex_id}")
    return hex_id


def _place(state: BattleState, unit: UnitId, hex_id: SpaceId) -> None:
    side = state.world.units[_unit(state, unit)].side
    if state.world.enemy(side) in [state.world.units[u].side for u in state.at(_hex(state, hex_id))]:
        raise ValueError(f"the enemy is in {hex_id}")
    _set_down(state, unit)
    status = state.units[unit]
    status.place = hex_id
    status.start = status.start or hex_id
    state.restored()
    arrival.occupied(state, unit, hex_id)


def _remove(state: BattleState, unit: UnitId) -> None:
    _set_down(state, _unit(state, unit))
    state.units[unit].place = ELIMINATED


def _set_down(state: BattleState, unit: UnitId) -> None:
    """Forget what bound a unit to its place: trucks, bridges, declared attacks, the rest of its move."""
    for other, status in state.units.items():
        if unit in (other, status.truck):
            status.truck = NOTHING
    state.pontoons.pop(unit, None)
    state.bridging.pop(unit, None)
    state.budget.pop(unit, None)
    state.entered_from.pop(unit, None)
    if any(unit in attack.units + attack.artillery + attack.pledged for attack in state.attacks):
        raise ValueError(f"{unit} is part of a declared attack")
    if any(getattr(frame, "unit", "") == unit for frame in state.stack):
        raise ValueError(f"{unit} is on the move")


def _flip(state: BattleState, unit: UnitId) -> None:
    status = state.units[_unit(state, unit)]
    if state.world.units[unit].reduced is None:
        raise ValueError(f"{unit} has no reduced side")
    status.reduced = not status.reduced


def _turn(state: BattleState, turn: str) -> None:
    """The turn marker; the turn under way is played to its end as that turn."""
    state.turn = number(turn, 1, state.world.last_turn)


def _weather(state: BattleState, weather: str) -> None:
    if weather not in (CLEAR, MUD):
        raise ValueError(f"the weather is {CLEAR} or {MUD}")
    state.weather = weather


def _points(state: BattleState, key: str, points: str) -> None:
    """Assault points of a division, or air points of a side."""
    if key in state.world.divisions:
        state.assault_points[key] = number(points, 0, MOST_POINTS)
    elif key in SIDES:
        state.air_points[key] = number(points, 0, MOST_POINTS)
    else:
        raise ValueError(f"there is no division or side {key}")


def _control(state: BattleState, hex_id: SpaceId, side: str) -> None:
    if _hex(state, hex_id) not in state.world.watched_hexes:
        raise ValueError(f"{hex_id} is no victory hex")
    if side not in SIDES:
        raise ValueError(f"there is no side {side}")
    if any(state.world.units[u].side != side and state.world.units[u].combat for u in state.at(hex_id)):
        raise ValueError(f"the enemy is in {hex_id}")
    state.control[hex_id] = side
    if side != state.world.objective_side:
        for hexes in state.taken.values():
            if hex_id in hexes:
                hexes.remove(hex_id)


COMMANDS: Commands = {
    "place": (_place, 2),
    "remove": (_remove, 1),
    "flip": (_flip, 1),
    "turn": (_turn, 1),
    "weather": (_weather, 1),
    "points": (_points, 2),
    "control": (_control, 2),
}
