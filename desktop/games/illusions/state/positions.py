"""A stated position: the scenario's map with the changes named, units, cards and markers where they are said to be.

Units that are not named are out of play; cards that are not named lie in their piles as the scenario has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.data.position import FrameSpec, PositionSpec, Setters, need, one_of, set_tracks
from desktop.engine.frame import Frame
from desktop.engine.ids import Thing
from desktop.games.illusions.data.world import World
from desktop.games.illusions.rules.movement.operations import Operations
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.rules.turn.action_round import ActionRound
from desktop.games.illusions.rules.turn.turn import IllusionsGame, Turn
from desktop.games.illusions.state.setup import blank_state
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, NATIONS, NEUTRAL, POOL, SIDES, UPRISING
from desktop.games.illusions.state.state import (
    AT_WAR,
    ATTACK,
    COLLAPSED,
    DESTROYED,
    INTACT,
    MOVE,
    SAFE,
    UNDER_FIRE,
    IllusionsState,
    TurnMark,
    UnitState,
)
from desktop.games.illusions.state.track_state import ARMISTICE, QUALITY, STATUS, VP, WILL, AccountEntry
from desktop.mechanics.cdg import stated

PHASES = {
    "turn": "begin", "offensive": "offensives", "round": "rounds", "penalties": "penalties", "attrition": "attrition",
    "siege": "siege", "status": "status", "rebellion": "rebellion", "replacement": "allied_rp",
    "central_replacement": "central_rp", "draw": "draw", "end": "close",
}  # fmt: skip
"""Where a turn goes on from: the step of its frame."""
OPERATIONS = {"operations": "mark", "move": "move", "attacks": "settle"}
"""Operations of a round: before places are marked, or with the markers stated under `markers`."""
NAMES = (*PHASES, *OPERATIONS)
FIELDS = ("side", "round", "points")


def stated_position(world: World, spec: PositionSpec) -> IllusionsState:
    """Build the state; `frame` names the procedure to begin in."""
    state = blank_state(world)
    state.units = {unit: UnitState(POOL) for unit in world.unit_ids}
    state.index_units()
    set_tracks(state, spec.tracks, _TRACKS)
    _lay_units(state, spec)
    stated.lay_control(state, spec, (*SIDES, NEUTRAL))
    stated.deal(state, spec, world.cards)
    keep_account(state)
    state.restored()
    for space in list(state.forts):
        sieges.review(state, space)
    _begin(state, spec.frame or FrameSpec(name="round"), spec.tracks.get("markers", {}))
    state.events.clear()
    return state


def _lay_units(state: IllusionsState, spec: PositionSpec) -> None:
    """A space with units belongs to their side, but for besiegers of a fort and places that are not named."""
    for unit, place in stated.lay_units(state, spec):
        owner = state.owner_of(unit)
        if place in state.world.regions or place == state.world.base or state.control[place] == owner:
            continue
        if owner == UPRISING:
            state.before_uprising[place] = state.control[place]
        elif place in state.forts and state.has_fort(place) and place not in spec.control:
            continue
        state.control[place] = owner


def keep_account(state: IllusionsState) -> None:
    """The account begins with what is stated."""
    setup = state.world.setup
    stands = [
        (VP, setup.vp, state.vp),
        (ARMISTICE, setup.armistice, state.armistice),
        *((f"{STATUS}-{side}", getattr(setup.war_status, side), state.war_status[side]) for side in SIDES),
        *((f"{WILL}-{nation}", start, state.national_will[nation]) for nation, start in setup.national_will.items()),
        *((f"{QUALITY}-{nation}", start, state.troop_quality[nation]) for nation, start in setup.troop_quality.items()),
    ]
    state.account = [
        AccountEntry(state.turn, 0, "", track, "stated", {}, now - start)
        for track, start, now in stands
        if now != start
    ]
    status = state.war_status
    state.history = [TurnMark(state.turn - 1, state.vp, status[ALLIED], status[CENTRAL], state.armistice)]


# -- tracks --------------------------------------------------------------------------------------------
def _set_turn(state: IllusionsState, turn: Any) -> None:
    state.turn = one_of(turn, state.world.turns)


def _set_commitment(state: IllusionsState, levels: Any) -> None:
    """17.2 The cards of the level and of those below are in the piles."""
    order = state.world.commitment_order
    for side, level in levels.items():
        state.commitment[one_of(side, SIDES)] = one_of(level, order)
        for below in order[: order.index(level) + 1]:
            state.add_cards(side, below)


def _set_trenches(state: IllusionsState, trenches: Any) -> None:
    """By space: the owner and the level, as in "allied 1"; they are added to those of the scenario."""
    for space, text in trenches.items():
        side, level = str(text).split()
        state.trenches[one_of(space, state.control)] = int(level)
        state.trench_side[space] = one_of(side, (*SIDES, NEUTRAL))


def _set_forts(state: IllusionsState, forts: Any) -> None:
    for space, status in forts.items():
        state.forts[one_of(space, state.forts)] = one_of(status, (INTACT, DESTROYED))


def _set_landings(state: IllusionsState, landings: Any) -> None:
    for sea, status in landings.items():
        state.landings[one_of(sea, state.world.sea_spaces)] = one_of(status, (SAFE, UNDER_FIRE))
        state.control[sea] = ALLIED


def _set_nations(state: IllusionsState, nations: Any) -> None:
    """By nation: the side it has joined, neutral, or collapsed; a nation that joined holds its spaces."""
    for nation, status in nations.items():
        one_of(nation, NATIONS)
        if one_of(status, (*SIDES, NEUTRAL, COLLAPSED)) == COLLAPSED:
            state.nations[nation] = COLLAPSED
            continue
        joined = status != NEUTRAL
        state.nations[nation], state.sides[nation] = (AT_WAR, status) if joined else (NEUTRAL, "")
        for place in state.world.in_nation[nation]:
            if joined and state.control[place] == NEUTRAL:
                state.control[place] = status
    state.index_units()


def _set_offensives(state: IllusionsState, offensives: Any) -> None:
    for side, name in offensives.items():
        one_of((one_of(side, SIDES), name), state.world.offensives)
        state.mo[side] = state.mo_rolled[side] = "" if name == "none" else name


def _set_revolution(state: IllusionsState, stage: Any) -> None:
    known = ["", "riots", "suppressed", *(each.id for each in state.world.tables.revolution)]
    state.revolution = one_of(stage, known)


_TRACKS: Setters = {
    "turn": _set_turn,
    "nations": _set_nations,
    "commitment": _set_commitment,
    "vp": stated.number("vp"),
    "war_status": stated.numbers("war_status"),
    "armistice": stated.number("armistice"),
    "national_will": stated.numbers("national_will"),
    "troop_quality": stated.numbers("troop_quality"),
    "trenches": _set_trenches,
    "forts": _set_forts,
    "landings": _set_landings,
    "landings_left": stated.number("landings_left"),
    "offensives": _set_offensives,
    "mo_modifier": stated.numbers("mo_modifier"),
    "revolution": _set_revolution,
    "revolution_turn": stated.number("revolution_turn"),
    "treaty_turn": stated.number("treaty_turn"),
    "treaty": stated.switch("treaty"),
    "flags": stated.set_flags,
    "lasting": stated.set_lasting,
    "rp": stated.set_rp,
    "played": stated.set_played,
    "actions": stated.set_actions,
    "discards": stated.later,
    "face_up": stated.later,
    "markers": stated.later,
}


# -- the procedure -------------------------------------------------------------------------------------
def _begin(state: IllusionsState, frame: FrameSpec, markers: Mapping[Thing, str]) -> None:
    """Put the turn on the stack, and in it the procedure that is named."""
    need(frame.name in NAMES, f"a position starts in one of {', '.join(NAMES)}, not in {frame.name}", "frame", "name")
    fields = frame.fields
    side, number = fields.get("side", ALLIED), fields.get("round", 1)
    good = side in SIDES and number in range(1, state.world.limits.rounds + 1) and not set(fields) - set(FIELDS)
    need(good, f"the fields are {', '.join(FIELDS)}", "frame", "fields")
    state.phase = "action"
    turn = Turn(turn=state.turn, round=number, side=side, step=PHASES.get(frame.name, "next_round"))
    state.stack = [IllusionsGame(step="turns"), turn]
    if frame.name not in PHASES:
        state.enter_round(side, number)
        state.stack.append(ActionRound(side=side, number=number, step="stacking"))
        state.stack.append(_action(state, frame, markers))


def _action(state: IllusionsState, frame: FrameSpec, markers: Mapping[Thing, str]) -> Frame:
    """Operations with the places, and units in regions, marked."""
    points = frame.fields.get("points", state.world.limits.hand)
    need(isinstance(points, int) and points > 0, "points is a number above 0", "frame", "fields")
    for name, kind in markers.items():
        place = state.place_of(name) if name in state.units else name
        good = bool(state.units_of(state.active, place)) and kind in (MOVE, ATTACK)
        need(good, f"{name} cannot be marked {kind}", "tracks", "markers")
        if name in state.units:
            state.mark_stack(place, name, kind)
        else:
            state.mark(name, kind)
    return Operations(points=points, step=OPERATIONS[frame.name])
