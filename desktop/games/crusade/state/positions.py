"""A stated position: the scenario's map with the changes named, units, cards and markers where they are said to be.

Units that are not named are out of play; cards that are not named lie in their piles as the scenario has them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop.data.position import FrameSpec, PositionSpec, need, one_of, set_tracks
from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.crusade.data.world import World
from desktop.games.crusade.rules.movement.operations import Operations
from desktop.games.crusade.rules.redeployment.redeploy import Redeploy
from desktop.games.crusade.rules.turn.action_round import ActionRound
from desktop.games.crusade.rules.turn.end_of_turn import EndOfTurn
from desktop.games.crusade.rules.turn.turn import CrusadeGame, Turn
from desktop.games.crusade.state.setup import blank_state
from desktop.games.crusade.state.sides import NATIONALIST, POOL, SIDES, enemy_of
from desktop.games.crusade.state.state import (
    ATTACK,
    MOVE,
    POSITION,
    TRENCH,
    AccountEntry,
    CrusadeState,
    TurnMark,
    UnitState,
)
from desktop.mechanics.cdg import stated

PHASES = {
    "turn": "begin", "draw": "draw", "round": "rounds", "attrition": "attrition", "status": "status",
    "replacement": "republican_rp", "nationalist_replacement": "nationalist_rp", "end": "close",
}  # fmt: skip
"""Where a turn goes on from: the step of its frame."""
OPERATIONS = {"operations": "mark", "move": "move", "attacks": "attack"}
"""Operations of a round: before spaces are marked, or with the markers stated under `markers`."""
AFTER = {"corps": "corps", "reserves": "reserves", "militarization": "militarization"}
"""15.2 What comes between Turns 5 and 6."""
SR = "sr"
NAMES = (*PHASES, *OPERATIONS, *AFTER, SR)
FIELDS = ("side", "round", "points")


def stated_position(world: World, spec: PositionSpec) -> CrusadeState:
    """Build the state; `frame` names the procedure to begin in."""
    state = blank_state(world)
    state.units = {unit: UnitState(POOL) for unit in world.unit_ids}
    set_tracks(state, spec.tracks, _TRACKS)
    _lay_units(state, spec)
    stated.lay_control(state, spec, SIDES)
    stated.deal(state, spec, world.cards_in_play)
    _keep_account(state)
    state.restored()
    _begin(state, spec.frame or FrameSpec(name="round"), spec.tracks.get("markers", {}))
    state.events.clear()
    return state


# -- units ---------------------------------------------------------------------------------------------
def _lay_units(state: CrusadeState, spec: PositionSpec) -> None:
    """A space with units belongs to their side."""
    for placed, space in stated.lay_units(state, spec):
        state.control[space] = state.world.units[placed].side
    for unit, status in state.units.items():
        single = status.reduced and state.world.units[unit].steps == 1
        need(not single, f"{unit} has no reduced side", "units", unit)


# -- markers and tracks --------------------------------------------------------------------------------
def _set_turn(state: CrusadeState, turn: Any) -> None:
    """Cards of the war phases up to this turn are in the piles."""
    state.turn = one_of(turn, state.world.turns)
    for side in SIDES:
        for phase in state.world.tables.phases:
            if phase.first <= state.turn:
                state.add_cards(side, phase.id)


def _set_sieges(state: CrusadeState, sieges: Any) -> None:
    state.sieges = {one_of(siege, state.world.sieges): stated.whole(sieges[siege]) for siege in sorted(sieges)}


def _set_isolated(state: CrusadeState, spaces: Any) -> None:
    state.isolated = sorted(one_of(space, state.world.tables.isolation.spaces) for space in spaces)


def _set_strait(state: CrusadeState, side: Any) -> None:
    state.strait = one_of(side, SIDES)


def _set_government(state: CrusadeState, name: Any) -> None:
    state.government = one_of(name, [entry.id for entry in state.world.tables.governments])


def _set_beach_heads(state: CrusadeState, heads: Any) -> None:
    for head, target in heads.items():
        state.place_beach_head(one_of(head, state.world.temporary), one_of(target, state.control))


def _set_bonus(state: CrusadeState, markers: Any) -> None:
    found = {one_of(space, state.control): one_of(markers[space], state.world.cards) for space in sorted(markers)}
    state.bonus_markers = found


_TRACKS: dict[str, Callable[[CrusadeState, Any], None]] = {
    "turn": _set_turn,
    "vp": stated.number("vp"),
    "rm": stated.number("rm"),
    "beach_heads": _set_beach_heads,
    "works": stated.by_space("works", (POSITION, TRENCH)),
    "extra_trenches": stated.by_space("extra_trenches", ("madrid", "bilbao", "fortifications")),
    "build_failures": stated.by_space("build_failures", (1, 2)),
    "sieges": _set_sieges,
    "isolated": _set_isolated,
    "strait": _set_strait,
    "government": _set_government,
    "ammunition_shortage": stated.switch("ammunition_shortage"),
    "badajoz_source": stated.switch("badajoz_source"),
    "flags": stated.set_flags,
    "bonus_markers": _set_bonus,
    "lasting": stated.set_lasting,
    "rp": stated.set_rp,
    "played": stated.set_played,
    "actions": stated.set_actions,
    "ops_cards": stated.numbers("ops_cards"),
    "discards": stated.later,
    "face_up": stated.later,
    "markers": stated.later,
}


def _keep_account(state: CrusadeState) -> None:
    """The account begins with what is stated."""
    setup = state.world.setup
    vp, rm = state.vp - setup.vp, state.rm - setup.rm
    state.account = [AccountEntry(state.turn, 0, "", "stated", {}, vp, rm)] if vp or rm else []
    state.history = [TurnMark(state.turn - 1, state.vp, state.rm)]


# -- the procedure -------------------------------------------------------------------------------------
def _begin(state: CrusadeState, frame: FrameSpec, markers: Mapping[SpaceId, str]) -> None:
    """Put the turn on the stack, and in it the procedure that is named."""
    need(frame.name in NAMES, f"a position starts in one of {', '.join(NAMES)}, not in {frame.name}", "frame", "name")
    fields = frame.fields
    side, number = fields.get("side", NATIONALIST), fields.get("round", 1)
    good = side in SIDES and number in range(1, state.world.limits.rounds + 1) and not set(fields) - set(FIELDS)
    need(good, f"the fields are {', '.join(FIELDS)}", "frame", "fields")
    state.phase = "action"
    turn = Turn(turn=state.turn, round=number, side=side, step=PHASES.get(frame.name, "attrition"))
    state.stack = [CrusadeGame(step="turns"), turn]
    if frame.name in AFTER:
        turn.step = "end"
        state.stack.append(EndOfTurn(step=AFTER[frame.name]))
    elif frame.name not in PHASES:
        _begin_round(state, side, number)
        state.stack.append(ActionRound(side=side, number=number, step="africa_late"))
        state.stack.append(_action(state, frame, markers))


def _begin_round(state: CrusadeState, side: str, number: int) -> None:
    enemy = enemy_of(side)
    state.begin_round(side, number, sorted(space for space, owner in state.control.items() if owner == enemy))


def _action(state: CrusadeState, frame: FrameSpec, markers: Mapping[SpaceId, str]) -> Frame:
    """Operations (with the spaces marked) or an SR under way."""
    points = frame.fields.get("points", state.world.limits.markers)
    need(isinstance(points, int) and points > 0, "points is a number above 0", "frame", "fields")
    if frame.name == SR:
        return Redeploy(side=state.active, points=points)
    for space, kind in markers.items():
        good = state.side_at(space) == state.active and kind in (MOVE, ATTACK)
        need(good, f"{space} cannot be marked {kind}", "tracks", "markers")
        state.mark(space, kind)
    return Operations(points=points, step=OPERATIONS[frame.name])
