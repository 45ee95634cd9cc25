"""Edit mode: the position changed by hand, by commands in words. Faults are ValueErrors with a reason."""

from __future__ import annotations

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.illusions.rules.reinforcement.replacement import Replacement
from desktop.games.illusions.rules.turn.action_round import ActionRound
from desktop.games.illusions.state import invariants
from desktop.games.illusions.state.sides import BOXES, NEUTRAL, SIDES, UPRISING
from desktop.games.illusions.state.state import AT_WAR, COLLAPSED, DESTROYED, INTACT, SAFE, IllusionsState, is_box
from desktop.games.illusions.state.track_state import ARMISTICE, QUALITY, STATUS, VP, WILL, AccountEntry
from desktop.mechanics.cdg.editing import (
    edit_card,
    edit_flag,
    edit_played,
    edit_rp,
    edit_turn,
    space_word,
    unit_word,
)
from desktop.mechanics.editing import MOST, Commands, number, one_of, run_edit, switch_word, whole_word

NONE = "none"
SECRET = ("card",)
"""Edits that name cards of a hand or deck: the side comes first, the other side is not told more."""


def apply_edit(state: IllusionsState, change: str) -> None:
    """place UNIT SPACE|reserve|replaceable|eliminated|removed|pool, flip UNIT, control SPACE SIDE|neutral,
    trench SPACE SIDE LEVEL, fort SPACE intact|destroyed, landing SPACE on|off, vp N, status SIDE N, armistice N,
    will NATION N, quality NATION N, turn N, rp POOL HALVES, offensive SIDE NAME|none, nation NATION SIDE|neutral,
    collapsed NATION on|off, card SIDE CARD hand|deck|discard|removed|aside, played CARD on|off, flag NAME N."""
    top = state.stack[-1] if state.stack else None
    resting = (isinstance(top, ActionRound) and top.step == "choose") or (
        isinstance(top, Replacement) and top.step == "spend"
    )
    if top is None or not (resting or top.BY_HAND):
        raise ValueError("the position can be changed between actions only; finish this one first")
    run_edit(state, change, COMMANDS)
    _review_sieges(state)
    state.restored()
    if faults := invariants.faults(state):
        raise ValueError("; ".join(faults))


def _review_sieges(state: IllusionsState) -> None:
    """A siege whose fort or besiegers are gone is over."""
    for space, side in list(state.sieges.items()):
        if not state.has_fort(space) or state.control[space] == side or not state.units_of(side, space):
            del state.sieges[space]


# -- the map -------------------------------------------------------------------------------------------
def _place(state: IllusionsState, unit: UnitId, place: SpaceId) -> None:
    """A unit that is set down in an empty space gives its side control there; others' units bar it."""
    owner = state.owner_of(unit_word(state, unit))
    if is_box(place):
        one_of(place, BOXES, "box")
    else:
        others = [other for other in state.at(space_word(state, place)) if state.owner_of(other) != owner]
        if others and place not in state.world.mixed:
            raise ValueError(f"others are in {place}")
        if not others and not (owner in SIDES and state.has_fort(place)) and place != state.world.base:
            _give(state, place, owner)
    before = state.units[unit].place
    state.units[unit].place = place
    state.index_units()
    _free(state, before)


def _free(state: IllusionsState, place: SpaceId) -> None:
    """23.3.3 A place that the last uprising unit has left goes back to whoever had it."""
    if state.control.get(place) == UPRISING and not state.units_of(UPRISING, place):
        state.control[place] = state.before_uprising.pop(place)


def _give(state: IllusionsState, place: SpaceId, side: str) -> None:
    """Control without anything that follows from it in play."""
    before = state.control[place]
    if before == side:
        return
    if side == UPRISING:
        state.before_uprising[place] = before
    else:
        state.before_uprising.pop(place, None)
    state.control[place] = side


def _flip(state: IllusionsState, unit: UnitId) -> None:
    status = state.units[unit_word(state, unit)]
    status.reduced = not status.reduced


def _control(state: IllusionsState, space: SpaceId, side: str) -> None:
    one_of(side, (*SIDES, NEUTRAL), "side")
    if any(state.owner_of(unit) != side for unit in state.at(space_word(state, space))):
        raise ValueError(f"others are in {space}")
    _give(state, space, side)


def _trench(state: IllusionsState, space: SpaceId, side: str, level: str) -> None:
    """Level 0 takes it off."""
    one_of(side, (*SIDES, NEUTRAL), "side")
    state.trenches.pop(space_word(state, space), None)
    state.trench_side.pop(space, None)
    if wanted := number(level, 0, MOST):
        state.trenches[space], state.trench_side[space] = wanted, side


def _fort(state: IllusionsState, space: SpaceId, status: str) -> None:
    one_of(space, state.forts, "fort")
    state.forts[space] = one_of(status, (INTACT, DESTROYED), "state of a fort")


def _landing(state: IllusionsState, sea: SpaceId, switch: str) -> None:
    one_of(sea, state.world.sea_spaces, "sea invasion space")
    if switch_word(switch):
        state.landings[sea] = SAFE
        state.control[sea] = SIDES[0]
    elif state.at(sea):
        raise ValueError(f"there are units in {sea}")
    else:
        state.landings.pop(sea, None)
        state.control.pop(sea, None)


# -- tracks --------------------------------------------------------------------------------------------
def _enter(state: IllusionsState, track: str, change: int) -> None:
    state.account.append(AccountEntry(state.turn, state.round, "", track, "edited", {}, change))


def _vp(state: IllusionsState, vp: str) -> None:
    change = whole_word(vp) - state.vp
    state.vp += change
    _enter(state, VP, change)


def _armistice(state: IllusionsState, value: str) -> None:
    change = number(value, 0, state.world.limits.armistice_most) - state.armistice
    state.armistice += change
    _enter(state, ARMISTICE, change)


def _track(track: str, values: dict[str, int], key: str, now: int, state: IllusionsState) -> None:
    change = now - values[key]
    values[key] = now
    _enter(state, f"{track}-{key}", change)


def _status(state: IllusionsState, side: str, value: str) -> None:
    _track(STATUS, state.war_status, one_of(side, SIDES, "side"), number(value, 0, MOST), state)


def _will(state: IllusionsState, nation: str, value: str) -> None:
    track = state.world.tables.national_will
    one_of(nation, state.national_will, "nation")
    _track(WILL, state.national_will, nation, number(value, track.floor, track.cap), state)


def _quality(state: IllusionsState, nation: str, value: str) -> None:
    track = state.world.tables.troop_quality
    one_of(nation, state.troop_quality, "nation")
    _track(QUALITY, state.troop_quality, nation, number(value, track.floor, track.cap), state)


def _offensive(state: IllusionsState, side: str, name: str) -> None:
    one_of(side, SIDES, "side")
    known = [offensive for owner, offensive in state.world.offensives if owner == side]
    state.mo[side] = state.mo_rolled[side] = "" if one_of(name, (NONE, *known), "offensive") == NONE else name


# -- nations and cards ---------------------------------------------------------------------------------
def _nation(state: IllusionsState, nation: str, side: str) -> None:
    one_of(nation, state.nations, "nation")
    joined = one_of(side, (*SIDES, NEUTRAL), "side") != NEUTRAL
    state.nations[nation] = AT_WAR if joined else NEUTRAL
    state.sides[nation] = side if joined else ""
    state.index_units()


def _collapsed(state: IllusionsState, nation: str, switch: str) -> None:
    one_of(nation, state.nations, "nation")
    if not state.sides[nation]:
        raise ValueError(f"{nation} is neutral")
    state.nations[nation] = COLLAPSED if switch_word(switch) else AT_WAR


def _card_id(state: IllusionsState, card: str) -> CardId:
    if card not in state.world.cards:
        raise ValueError(f"there is no card {card}")
    return CardId(card)


COMMANDS: Commands = {
    "place": (_place, 2),
    "flip": (_flip, 1),
    "control": (_control, 2),
    "trench": (_trench, 3),
    "fort": (_fort, 2),
    "landing": (_landing, 2),
    "vp": (_vp, 1),
    "status": (_status, 2),
    "armistice": (_armistice, 1),
    "will": (_will, 2),
    "quality": (_quality, 2),
    "turn": (edit_turn, 1),
    "rp": (edit_rp, 2),
    "offensive": (_offensive, 2),
    "nation": (_nation, 2),
    "collapsed": (_collapsed, 2),
    "card": (edit_card(_card_id), 3),
    "played": (edit_played(_card_id), 2),
    "flag": (edit_flag, 2),
}
