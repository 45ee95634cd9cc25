"""A stated position of a battle: the units named stand where they are said to, all others are out of play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.data.position import FrameSpec, PieceSpec, PositionError, PositionSpec
from desktop.engine.ids import NOTHING, UnitId
from desktop.games.battles.data.world import SIDES, World
from desktop.games.battles.rules.turn.game import Battle
from desktop.games.battles.rules.turn.turn import Turn
from desktop.games.battles.state.places import AIR, DUE, ELIMINATED, OFF_MAP
from desktop.games.battles.state.setup import blank_state
from desktop.games.battles.state.state import BattleState

PHASES = {
    "bombardment": ("bombard_first", "bombard_second"),
    "movement": ("move_first", "move_second"),
    "combat": ("fight_first", "fight_second"),
}
"""Where the turn starts for the first player and for the second."""


def stated_position(world: World, spec: PositionSpec) -> BattleState:
    """Build the state; `frame` names a phase and its side, and supply and command are judged when it begins."""
    state = blank_state(world)
    pieces = spec.pieces()
    for unit in pieces:
        if unit not in state.units:
            raise PositionError(f"there is no unit {unit}", "units", unit)
    for unit in state.units:
        _put(state, unit, pieces.get(unit))
    state.turn = 1
    state.phase = "movement"
    state.assault_points = {key: division.assault_points for key, division in world.divisions.items()}
    _set_tracks(state, spec.tracks)
    _check_hexes(world, "control", spec.control)
    state.control.update(spec.control)
    state.restored()
    state.stack.append(Battle(step="turns"))
    state.stack.append(_turn(state, spec.frame or FrameSpec(name="movement")))
    return state


def _put(state: BattleState, unit: UnitId, stated: PieceSpec | None) -> None:
    status = state.units[unit]
    if stated is None:
        status.place = AIR if status.place == AIR else ELIMINATED
        return
    if stated.at not in state.world.terrain and stated.at not in OFF_MAP:
        raise PositionError(f"{stated.at} is neither a hex nor one of {', '.join(OFF_MAP)}", "units", unit)
    if stated.at == DUE:
        status.arrives = stated.arrives or status.arrives
    status.place, status.reduced, status.exit = stated.at, stated.reduced, stated.exit
    status.start = stated.start or (stated.at if stated.at in state.world.terrain else NOTHING)


# ------------------------------------------------------------------ tracks
def _set_tracks(state: BattleState, tracks: dict[str, Any]) -> None:
    _set_turn(state, tracks.get("turn", 1))
    for name, value in tracks.items():
        setter = _TRACKS.get(name)
        if setter is None:
            raise PositionError(f"there is no track {name}; there are: {', '.join(_TRACKS)}", "tracks", name)
        try:
            setter(state, value)
        except (TypeError, ValueError, AttributeError) as error:
            raise PositionError(f"{name} cannot be {value!r}: {error}", "tracks", name) from error


def _set_turn(state: BattleState, turn: Any) -> None:
    if not isinstance(turn, int) or not 1 <= turn <= state.world.last_turn:
        raise PositionError(f"there is no turn {turn}", "tracks", "turn")
    state.turn = turn
    for record in state.world.scenario.air_points:
        first = state.world.turn_of(record.from_turn)
        if first == turn or (first < turn and not record.only):
            state.air_points[record.side] = record.points


def _set_weather(state: BattleState, weather: Any) -> None:
    if weather not in ("clear", "mud"):
        raise ValueError("it is clear or mud")
    state.weather = weather


def _set_points(state: BattleState, points: Any) -> None:
    for division, value in points.items():
        if division not in state.world.divisions:
            raise ValueError(f"there is no division {division}")
        state.assault_points[division] = int(value)


def _set_air(state: BattleState, points: Any) -> None:
    for side, value in points.items():
        if side not in SIDES:
            raise ValueError(f"there is no side {side}")
        state.air_points[side] = int(value)


def _set_taken(state: BattleState, taken: Any) -> None:
    for division, hexes in taken.items():
        _check_hexes(state.world, "tracks", hexes)
        state.taken[division] = list(hexes)


def _set_first(state: BattleState, side: Any) -> None:
    if side not in SIDES:
        raise ValueError("it is one of the sides")
    state.first_player = side


_TRACKS: dict[str, Callable[[BattleState, Any], None]] = {
    "turn": _set_turn,
    "weather": _set_weather,
    "assault_points": _set_points,
    "air_points": _set_air,
    "taken": _set_taken,
    "first": _set_first,
}


def _check_hexes(world: World, part: str, hexes: Any) -> None:
    for hex_id in hexes:
        if hex_id not in world.terrain:
            raise PositionError(f"there is no hex {hex_id}", part)


# ------------------------------------------------------------------ the procedure
def _turn(state: BattleState, frame: FrameSpec) -> Turn:
    """The turn at the phase that is named."""
    if frame.name not in PHASES:
        raise PositionError(f"a position starts in one of {', '.join(PHASES)}, not in {frame.name}", "frame", "name")
    side = frame.fields.get("side", "")
    if side not in ("", *SIDES) or set(frame.fields) - {"side"}:
        raise PositionError("the only field is `side`, one of the sides", "frame", "fields")
    if not state.first_player:
        rules = state.world.scenario.initiative
        state.first_player = rules.turns.get(str(state.turn)) or rules.always or side or SIDES[0]
    second = bool(side) and side != state.first_player
    return Turn(turn=state.turn, step=PHASES[frame.name][second])
