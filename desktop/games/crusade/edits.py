"""Edit mode: the position changed by hand, by commands in words. Faults are ValueErrors with a reason."""

from __future__ import annotations

from desktop.games.crusade import invariants
from desktop.games.crusade.procedures.round import ActionRound
from desktop.games.crusade.sides import BOXES, POOLS, REPUBLICAN, SIDES, enemy_of
from desktop.games.crusade.state import POSITION, STOCK, TRENCH, AccountEntry, CrusadeState, is_box
from desktop.mechanics.editing import Commands, number, one_of, run_edit

NOTHING = "none"
MOST = 99
PILES = ("hand", "deck", "discard", "removed", "aside")
SECRET = ("card",)
"""Edits that name cards of a hand or deck: the side comes first, the other side is not told more."""


def apply_edit(state: CrusadeState, change: str) -> None:
    """place UNIT SPACE|reserve|eliminated|removed|pool|africa, flip UNIT, control SPACE SIDE, vp N, rm N, turn N,
    work SPACE position|trench|none, siege NAME N, isolated SPACE on|off, strait SIDE, government NAME,
    shortage on|off, badajoz on|off, rp POOL HALVES, card SIDE CARD hand|deck|discard|removed|aside,
    played CARD on|off, flag NAME N, beach SPACE TARGET|none."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, ActionRound) or top.step != "choose":
        raise ValueError("the position can be changed between actions only; finish this one first")
    run_edit(state, change, _COMMANDS)
    enemy = enemy_of(state.active)
    state.enemy_at_start = sorted(space for space, side in state.control.items() if side == enemy)
    if faults := invariants.faults(state):
        raise ValueError("; ".join(faults))


# -- words ---------------------------------------------------------------------------------------------
def _side(side: str) -> str:
    return one_of(side, SIDES, "side")


def _space(state: CrusadeState, space: str) -> str:
    if space not in state.control:
        raise ValueError(f"there is no space {space}")
    return space


def _unit(state: CrusadeState, unit: str) -> str:
    if unit not in state.units:
        raise ValueError(f"there is no unit {unit}")
    return unit


def _card_id(state: CrusadeState, card: str) -> str:
    if card not in state.world.cards_in_play:
        raise ValueError(f"there is no card {card}")
    return card


def _switch(text: str) -> bool:
    return one_of(text, ("on", "off"), "switch") == "on"


def _whole(text: str) -> int:
    """A number that may be negative."""
    return -number(text[1:], 1, MOST) if text.startswith("-") else number(text, 0, MOST)


# -- the map -------------------------------------------------------------------------------------------
def _place(state: CrusadeState, unit: str, place: str) -> None:
    """A unit that is set down in an empty space gives its side control there; the enemy's unit bars it."""
    side = state.world.units[_unit(state, unit)].side
    if is_box(place):
        one_of(place, BOXES, "box")
    elif state.side_at(_space(state, place)) == enemy_of(side):
        raise ValueError(f"the enemy is in {place}")
    else:
        _give(state, place, side)
    state.units[unit].place = place


def _flip(state: CrusadeState, unit: str) -> None:
    if state.world.units[_unit(state, unit)].steps == 1:
        raise ValueError(f"{unit} has no reduced side")
    state.units[unit].reduced = not state.units[unit].reduced


def _control(state: CrusadeState, space: str, side: str) -> None:
    if state.side_at(_space(state, space)) == enemy_of(_side(side)):
        raise ValueError(f"the enemy is in {space}")
    _give(state, space, side)


def _give(state: CrusadeState, space: str, side: str) -> None:
    """Control without anything that follows from it in play, but for works and markers that cannot stay."""
    if state.control[space] == side:
        return
    state.control[space] = side
    for markers in (state.works, state.extra_trenches, state.build_failures, state.bonus_markers):
        markers.pop(space, None)
    if space in state.isolated:
        state.isolated.remove(space)


def _work(state: CrusadeState, space: str, work: str) -> None:
    one_of(work, (POSITION, TRENCH, NOTHING), "work")
    state.works.pop(_space(state, space), None)
    state.extra_trenches.pop(space, STOCK)
    if work != NOTHING:
        state.works[space] = work


def _siege(state: CrusadeState, siege: str, resistance: str) -> None:
    most = state.world.sieges[one_of(siege, state.world.sieges, "siege")].resistance
    left = number(resistance, 0, most)
    state.sieges.pop(siege, None)
    if left:
        state.sieges[siege] = left
    state.sieges = dict(sorted(state.sieges.items()))


def _isolated(state: CrusadeState, space: str, switch: str) -> None:
    one_of(space, state.world.tables.isolation.spaces, "Isolated Space")
    rest = [other for other in state.isolated if other != space]
    state.isolated = sorted([*rest, space]) if _switch(switch) else rest


def _beach(state: CrusadeState, head: str, target: str) -> None:
    one_of(head, sorted(state.world.temporary), "Beach Head")
    if target == NOTHING:
        if state.at(head):
            raise ValueError(f"there are units in {head}")
        state.beach_heads.pop(head, None)
        state.control.pop(head, None)
        return
    state.beach_heads[head] = _space(state, target)
    state.control[head] = REPUBLICAN


# -- records -------------------------------------------------------------------------------------------
def _score(state: CrusadeState, vp: int, rm: int) -> None:
    state.vp += vp
    state.rm += rm
    state.account.append(AccountEntry(state.turn, state.round, "", "edited", {}, vp, rm))


def _vp(state: CrusadeState, vp: str) -> None:
    _score(state, _whole(vp) - state.vp, 0)


def _rm(state: CrusadeState, rm: str) -> None:
    _score(state, 0, _whole(rm) - state.rm)


def _turn(state: CrusadeState, turn: str) -> None:
    """The turn marker; the turn under way is played to its end as that turn."""
    state.turn = number(turn, 1, state.world.last_turn)


def _rp(state: CrusadeState, pool: str, points: str) -> None:
    state.rp[one_of(pool, POOLS, "pool")] = number(points, 0, MOST)


def _strait(state: CrusadeState, side: str) -> None:
    state.strait = _side(side)


def _government(state: CrusadeState, name: str) -> None:
    state.government = one_of(name, [entry.id for entry in state.world.tables.governments], "government")


def _shortage(state: CrusadeState, switch: str) -> None:
    state.ammunition_shortage = _switch(switch)


def _badajoz(state: CrusadeState, switch: str) -> None:
    state.badajoz_source = _switch(switch)


def _flag(state: CrusadeState, flag: str, value: str) -> None:
    state.flags[flag] = number(value, 0, MOST)
    if not state.flags[flag]:
        del state.flags[flag]


# -- cards ---------------------------------------------------------------------------------------------
def _card(state: CrusadeState, side: str, card: str, pile: str) -> None:
    """A card is laid somewhere else: on top of a pile, or aside for a later phase."""
    if state.world.cards[_card_id(state, card)].side != _side(side):
        raise ValueError(f"{card} is no card of {side}")
    target = one_of(pile, PILES, "pile")
    piles = (state.hands, state.decks, state.discards, state.removed_cards, state.waiting)
    for found in (*piles, state.face_up):
        if card in found[side]:
            found[side].remove(card)
    piles[PILES.index(target)][side].append(card)
    state.hands[side].sort(key=state.card_order)


def _played(state: CrusadeState, card: str, switch: str) -> None:
    rest = [other for other in state.played if other != _card_id(state, card)]
    state.played = [*rest, card] if _switch(switch) else rest


_COMMANDS: Commands = {
    "place": (_place, 2),
    "flip": (_flip, 1),
    "control": (_control, 2),
    "work": (_work, 2),
    "siege": (_siege, 2),
    "isolated": (_isolated, 2),
    "beach": (_beach, 2),
    "vp": (_vp, 1),
    "rm": (_rm, 1),
    "turn": (_turn, 1),
    "rp": (_rp, 2),
    "strait": (_strait, 1),
    "government": (_government, 1),
    "shortage": (_shortage, 1),
    "badajoz": (_badajoz, 1),
    "flag": (_flag, 2),
    "card": (_card, 3),
    "played": (_played, 2),
}
