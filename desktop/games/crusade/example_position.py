"""A stated position: the scenario's map with the changes named, units, cards and markers where they are said to be.

Units that are not named are out of play; cards that are not named lie in their piles as the scenario has them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from desktop.data.position import FrameSpec, PositionSpec, need, one_of, set_tracks
from desktop.engine.frame import Frame
from desktop.games.crusade.procedures.end_of_turn import EndOfTurn
from desktop.games.crusade.procedures.game import CrusadeGame
from desktop.games.crusade.procedures.operations import Operations
from desktop.games.crusade.procedures.redeploy import Redeploy
from desktop.games.crusade.procedures.round import ActionRound
from desktop.games.crusade.procedures.turn import Turn
from desktop.games.crusade.setup import blank_state
from desktop.games.crusade.sides import BOXES, NATIONALIST, POOL, POOLS, SIDES, enemy_of
from desktop.games.crusade.state import (
    ATTACK,
    MOVE,
    POSITION,
    TRENCH,
    AccountEntry,
    CrusadeState,
    TurnMark,
    UnitState,
)
from desktop.games.crusade.world import World

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
    for space, side in spec.control.items():
        need(space in state.control, f"there is no space {space} on the board", "control", space)
        need(side in SIDES, f"there is no side {side}", "control", space)
        state.control[space] = side
    _deal(state, spec)
    _keep_account(state)
    state.restored()
    _begin(state, spec.frame or FrameSpec(name="round"), spec.tracks.get("markers", {}))
    state.events.clear()
    return state


# -- units ---------------------------------------------------------------------------------------------
def _lay_units(state: CrusadeState, spec: PositionSpec) -> None:
    """A space with units belongs to their side."""
    for unit, piece in spec.pieces().items():
        need(unit in state.units, f"there is no unit {unit}", "units", unit)
        known = piece.at in state.control or piece.at in BOXES
        need(known, f"there is no space or box {piece.at}", "units", unit)
        definition = state.world.units[unit]
        need(definition.steps > 1 or not piece.reduced, f"{unit} has no reduced side", "units", unit)
        state.units[unit] = UnitState(piece.at, piece.reduced)
        if piece.at in state.control:
            state.control[piece.at] = definition.side


# -- cards ---------------------------------------------------------------------------------------------
def _deal(state: CrusadeState, spec: PositionSpec) -> None:
    """Hands, the top of each pile in the order it will be drawn, discards and cards face up."""
    tracks = spec.tracks
    placed: list[str] = []
    laid = (
        ("hands", spec.hands, state.hands),
        ("decks", spec.decks, state.decks),
        ("discards", tracks.get("discards", {}), state.discards),
        ("face_up", tracks.get("face_up", {}), state.face_up),
    )
    for part, cards_of, _ in laid:
        for side, cards in cards_of.items():
            need(side in SIDES, f"there is no side {side}", part, side)
            for card in cards:
                known = card in state.world.cards_in_play and state.world.cards[card].side == side
                need(known, f"there is no card {card} of {side}", part, side)
                need(card not in placed, f"{card} is in two places", part, side)
                placed.append(card)
    for side in SIDES:
        for pile in (state.hands, state.decks, state.discards, state.waiting, state.removed_cards):
            pile[side] = [card for card in pile[side] if card not in placed]
        if side in spec.hands:
            state.decks[side] = [*state.hands[side], *state.decks[side]]
            state.hands[side] = []
        for part, cards_of, pile in laid:
            cards = list(cards_of.get(side, []))
            pile[side] = [*pile[side], *(reversed(cards) if part == "decks" else cards)]
        state.hands[side].sort(key=state.card_order)


# -- markers and tracks --------------------------------------------------------------------------------
def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError("not a whole number")
    return value


def _set_turn(state: CrusadeState, turn: Any) -> None:
    """Cards of the war phases up to this turn are in the piles."""
    state.turn = one_of(turn, state.world.turns)
    for side in SIDES:
        for phase in state.world.tables.phases:
            if phase.first <= state.turn:
                state.add_cards(side, phase.id)


def _number(name: str) -> Callable[[CrusadeState, Any], None]:
    def put(state: CrusadeState, value: Any) -> None:
        setattr(state, name, _whole(value))

    return put


def _switch(name: str) -> Callable[[CrusadeState, Any], None]:
    def put(state: CrusadeState, value: Any) -> None:
        setattr(state, name, one_of(value, (False, True)))

    return put


def _by_space(name: str, known: Iterable[Any]) -> Callable[[CrusadeState, Any], None]:
    choices = tuple(known)

    def put(state: CrusadeState, values: Mapping[str, Any]) -> None:
        found = {one_of(space, state.control): one_of(values[space], choices) for space in sorted(values)}
        setattr(state, name, found)

    return put


def _set_sieges(state: CrusadeState, sieges: Any) -> None:
    state.sieges = {one_of(siege, state.world.sieges): _whole(sieges[siege]) for siege in sorted(sieges)}


def _set_isolated(state: CrusadeState, spaces: Any) -> None:
    state.isolated = sorted(one_of(space, state.world.tables.isolation.spaces) for space in spaces)


def _set_strait(state: CrusadeState, side: Any) -> None:
    state.strait = one_of(side, SIDES)


def _set_government(state: CrusadeState, name: Any) -> None:
    state.government = one_of(name, [entry.id for entry in state.world.tables.governments])


def _set_flags(state: CrusadeState, flags: Any) -> None:
    """Added to those of the scenario; 0 takes one away."""
    for flag, value in flags.items():
        state.flags[str(flag)] = _whole(value)
    state.flags = {flag: value for flag, value in sorted(state.flags.items()) if value}


def _set_beach_heads(state: CrusadeState, heads: Any) -> None:
    for head, target in heads.items():
        state.place_beach_head(one_of(head, state.world.temporary), one_of(target, state.control))


def _set_rp(state: CrusadeState, points: Any) -> None:
    """Half points."""
    for pool, value in points.items():
        state.rp[one_of(pool, POOLS)] = state.rp_recorded[pool] = _whole(value)


def _set_played(state: CrusadeState, cards: Any) -> None:
    """Cards played as events; those with an asterisk are out of the game."""
    for card in cards:
        definition = state.world.cards[one_of(card, state.world.cards)]
        state.record_event(card)
        piles = (state.hands, state.decks, state.waiting)
        if definition.asterisk and any(card in pile[definition.side] for pile in piles):
            for pile in piles:
                pile[definition.side] = [other for other in pile[definition.side] if other != card]
            state.removed_cards[definition.side].append(card)


def _set_lasting(state: CrusadeState, cards: Any) -> None:
    state.lasting = {one_of(card, state.world.cards): _whole(cards[card]) for card in sorted(cards)}


def _set_bonus(state: CrusadeState, markers: Any) -> None:
    found = {one_of(space, state.control): one_of(markers[space], state.world.cards) for space in sorted(markers)}
    state.bonus_markers = found


def _set_actions(state: CrusadeState, actions: Any) -> None:
    for side, done in actions.items():
        state.actions[one_of(side, SIDES)] = [str(action) for action in done]


def _set_ops_cards(state: CrusadeState, numbers: Any) -> None:
    for side, value in numbers.items():
        state.ops_cards[one_of(side, SIDES)] = _whole(value)


def _later(state: CrusadeState, value: Any) -> None:
    """Read with the cards or with the procedure."""


_TRACKS: dict[str, Callable[[CrusadeState, Any], None]] = {
    "turn": _set_turn,
    "vp": _number("vp"),
    "rm": _number("rm"),
    "beach_heads": _set_beach_heads,
    "works": _by_space("works", (POSITION, TRENCH)),
    "extra_trenches": _by_space("extra_trenches", ("madrid", "bilbao", "fortifications")),
    "build_failures": _by_space("build_failures", (1, 2)),
    "sieges": _set_sieges,
    "isolated": _set_isolated,
    "strait": _set_strait,
    "government": _set_government,
    "ammunition_shortage": _switch("ammunition_shortage"),
    "badajoz_source": _switch("badajoz_source"),
    "flags": _set_flags,
    "bonus_markers": _set_bonus,
    "lasting": _set_lasting,
    "rp": _set_rp,
    "played": _set_played,
    "actions": _set_actions,
    "ops_cards": _set_ops_cards,
    "discards": _later,
    "face_up": _later,
    "markers": _later,
}


def _keep_account(state: CrusadeState) -> None:
    """The account begins with what is stated."""
    setup = state.world.setup
    vp, rm = state.vp - setup.vp, state.rm - setup.rm
    state.account = [AccountEntry(state.turn, 0, "", "stated", {}, vp, rm)] if vp or rm else []
    state.history = [TurnMark(state.turn - 1, state.vp, state.rm)]


# -- the procedure -------------------------------------------------------------------------------------
def _begin(state: CrusadeState, frame: FrameSpec, markers: Mapping[str, str]) -> None:
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


def _action(state: CrusadeState, frame: FrameSpec, markers: Mapping[str, str]) -> Frame:
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
