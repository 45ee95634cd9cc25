"""Edit mode: the position changed by hand, by commands in words. Faults are ValueErrors with a reason."""

from __future__ import annotations

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade.rules.turn.action_round import ActionRound
from desktop.games.crusade.state import invariants
from desktop.games.crusade.state.sides import BOXES, REPUBLICAN, SIDES, enemy_of
from desktop.games.crusade.state.state import POSITION, STOCK, TRENCH, AccountEntry, CrusadeState, is_box
from desktop.mechanics.cdg.editing import (
    edit_card,
    edit_flag,
    edit_played,
    edit_rp,
    edit_turn,
    space_word,
    unit_word,
)
from desktop.mechanics.editing import Commands, number, one_of, run_edit, switch_word, whole_word

NONE = "none"
SECRET = ("card",)
"""Edits that name cards of a hand or deck: the side comes first, the other side is not told more."""


def apply_edit(state: CrusadeState, change: str) -> None:
    """place UNIT SPACE|reserve|eliminated|removed|pool|africa, flip UNIT, control SPACE SIDE, vp N, rm N, turn N,
    work SPACE position|trench|none, siege NAME N, isolated SPACE on|off, strait SIDE, government NAME,
    shortage on|off, badajoz on|off, rp POOL HALVES, card SIDE CARD hand|deck|discard|removed|aside,
    played CARD on|off, flag NAME N, beach SPACE TARGET|none."""
    top = state.stack[-1] if state.stack else None
    begins = isinstance(top, ActionRound) and top.step == "choose"
    if top is None or not (begins or top.BY_HAND):
        raise ValueError("the position can be changed between actions only; finish this one first")
    run_edit(state, change, COMMANDS)
    if begins:
        enemy = enemy_of(state.active)
        state.enemy_at_start = sorted(space for space, side in state.control.items() if side == enemy)
    if faults := invariants.faults(state):
        raise ValueError("; ".join(faults))


# -- words ---------------------------------------------------------------------------------------------
def _side(side: str) -> str:
    return one_of(side, SIDES, "side")


def _card_id(state: CrusadeState, card: str) -> CardId:
    if card not in state.world.cards_in_play:
        raise ValueError(f"there is no card {card}")
    return CardId(card)


# -- the map -------------------------------------------------------------------------------------------
def _place(state: CrusadeState, unit: UnitId, place: SpaceId) -> None:
    """A unit that is set down in an empty space gives its side control there; the enemy's unit bars it."""
    side = state.world.units[unit_word(state, unit)].side
    if is_box(place):
        one_of(place, BOXES, "box")
    elif state.side_at(space_word(state, place)) == enemy_of(side):
        raise ValueError(f"the enemy is in {place}")
    else:
        _give(state, place, side)
    state.units[unit].place = place


def _flip(state: CrusadeState, unit: UnitId) -> None:
    if state.world.units[unit_word(state, unit)].steps == 1:
        raise ValueError(f"{unit} has no reduced side")
    state.units[unit].reduced = not state.units[unit].reduced


def _control(state: CrusadeState, space: SpaceId, side: str) -> None:
    if state.side_at(space_word(state, space)) == enemy_of(_side(side)):
        raise ValueError(f"the enemy is in {space}")
    _give(state, space, side)


def _give(state: CrusadeState, space: SpaceId, side: str) -> None:
    """Control without anything that follows from it in play, but for works and markers that cannot stay."""
    if state.control[space] == side:
        return
    state.control[space] = side
    for markers in (state.works, state.extra_trenches, state.build_failures, state.bonus_markers):
        markers.pop(space, None)
    if space in state.isolated:
        state.isolated.remove(space)


def _work(state: CrusadeState, space: SpaceId, work: str) -> None:
    one_of(work, (POSITION, TRENCH, NONE), "work")
    state.works.pop(space_word(state, space), None)
    state.extra_trenches.pop(space, STOCK)
    if work != NONE:
        state.works[space] = work


def _siege(state: CrusadeState, siege: str, resistance: str) -> None:
    most = state.world.sieges[one_of(siege, state.world.sieges, "siege")].resistance
    left = number(resistance, 0, most)
    state.sieges.pop(siege, None)
    if left:
        state.sieges[siege] = left
    state.sieges = dict(sorted(state.sieges.items()))


def _isolated(state: CrusadeState, space: SpaceId, switch: str) -> None:
    one_of(space, state.world.tables.isolation.spaces, "Isolated Space")
    rest = [other for other in state.isolated if other != space]
    state.isolated = sorted([*rest, space]) if switch_word(switch) else rest


def _beach(state: CrusadeState, head: SpaceId, target: SpaceId) -> None:
    one_of(head, sorted(state.world.temporary), "Beach Head")
    if target == NONE:
        if state.at(head):
            raise ValueError(f"there are units in {head}")
        state.beach_heads.pop(head, None)
        state.control.pop(head, None)
        return
    state.beach_heads[head] = space_word(state, target)
    state.control[head] = REPUBLICAN


# -- records -------------------------------------------------------------------------------------------
def _score(state: CrusadeState, vp: int, rm: int) -> None:
    state.vp += vp
    state.rm += rm
    state.account.append(AccountEntry(state.turn, state.round, "", "edited", {}, vp, rm))


def _vp(state: CrusadeState, vp: str) -> None:
    _score(state, whole_word(vp) - state.vp, 0)


def _rm(state: CrusadeState, rm: str) -> None:
    _score(state, 0, whole_word(rm) - state.rm)


def _strait(state: CrusadeState, side: str) -> None:
    state.strait = _side(side)


def _government(state: CrusadeState, name: str) -> None:
    state.government = one_of(name, [entry.id for entry in state.world.tables.governments], "government")


def _shortage(state: CrusadeState, switch: str) -> None:
    state.ammunition_shortage = switch_word(switch)


def _badajoz(state: CrusadeState, switch: str) -> None:
    state.badajoz_source = switch_word(switch)


COMMANDS: Commands = {
    "place": (_place, 2),
    "flip": (_flip, 1),
    "control": (_control, 2),
    "work": (_work, 2),
    "siege": (_siege, 2),
    "isolated": (_isolated, 2),
    "beach": (_beach, 2),
    "vp": (_vp, 1),
    "rm": (_rm, 1),
    "turn": (edit_turn, 1),
    "rp": (edit_rp, 2),
    "strait": (_strait, 1),
    "government": (_government, 1),
    "shortage": (_shortage, 1),
    "badajoz": (_badajoz, 1),
    "flag": (edit_flag, 2),
    "card": (edit_card(_card_id), 3),
    "played": (edit_played(_card_id), 2),
}
