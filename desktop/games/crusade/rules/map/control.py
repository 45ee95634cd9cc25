"""3.0 Control of a space, and everything that follows from a change of it, in one place."""

from __future__ import annotations

from desktop.engine.ids import CardId, SpaceId, UnitId
from desktop.games.crusade.rules.map import borders, isolation, northern_front, sieges
from desktop.games.crusade.rules.supply.supply import (
    CORRIDOR_CLOSED,
    CORRIDOR_OPEN,
    friendly_spaces,
    in_normal_supply,
    network,
    sources,
    supply,
)
from desktop.games.crusade.rules.turn.calendar import COLUMNS
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, RESERVE
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.tracing import flood, groups

ATTRITION = "attrition"
"""The cause of a change of control by 13.3.6."""
SPLITS = {REPUBLICAN: "rep_split", NATIONALIST: "nat_split"}
"""16.3.3 By the side whose zone is split."""


def take(state: CrusadeState, space: SpaceId, side: str, cause: str) -> None:
    """3.0 A side gains control of a space; VP, RM, works, markers and positions follow at once."""
    if state.control.get(space) == side:
        return
    state.set_control(space, side, cause)
    _score_space(state, space, side)
    _clear_works(state, space)
    if side == NATIONALIST:
        _gained_by_nationalists(state, space)
    else:
        _gained_by_republicans(state, space)
    if cause == ATTRITION:
        sieges.liberate_at(state, space)
    review(state)


def _score_space(state: CrusadeState, space: SpaceId, side: str) -> None:
    """5.1.2, 16.3.3 Every change moves VP and RM by the values of the space."""
    definition = state.world.spaces[space]
    sign = 1 if side == NATIONALIST else -1
    if definition.vp_value or definition.rm_value:
        state.score("control", vp=sign * definition.vp_value, rm=-sign * definition.rm_value, space=space, side=side)


def _clear_works(state: CrusadeState, space: SpaceId) -> None:
    """10.2.7 Positions, trenches and build modifiers do not outlast a change of control."""
    if space in state.works:
        state.remove_work(space, "control")
    if space in state.build_failures:
        state.set_build_failures(space, 0)


def _gained_by_nationalists(state: CrusadeState, space: SpaceId) -> None:
    world = state.world
    if space in state.bonus_markers:
        undo_bonus(state, space)
    if space == world.special_source and state.badajoz_source:
        state.lose_badajoz_source()
    if world.phase_of(state.turn) == COLUMNS:
        _note_madrid(state, space)
    if space in state.beach_heads:
        beach_head_falls(state, space)


def _note_madrid(state: CrusadeState, space: SpaceId) -> None:
    """17.3.2 What the Madrid evaluation looks at; Guadarrama counts when taken."""
    if space == "madrid":
        _remember(state, "madrid_taken")
    elif space in state.world.in_group["adjacent_to_madrid"]:
        _remember(state, "madrid_adjacent_taken")


def _gained_by_republicans(state: CrusadeState, space: SpaceId) -> None:
    world = state.world
    if space in state.isolated:
        extra = world.tables.isolation.extra_vp.get(space, 0)
        state.end_isolation(space, "taken")
        if extra:
            state.score("isolated_taken", vp=extra, space=space)
    if world.with_corridor and space == world.tables.corridor.holds and state.flag("corridor") == CORRIDOR_OPEN:
        state.set_flag("corridor", CORRIDOR_CLOSED)


def undo_bonus(state: CrusadeState, space: SpaceId) -> None:
    """8.5.5.5 The Nationalists retake the space of a strategic counterattack: its bonus is reversed."""
    card = state.bonus_markers[space]
    vp, rm = bonus_of(state, card)
    state.remove_bonus(space)
    state.score("bonus_lost", vp=-vp, rm=-rm, card=card, space=space)


def bonus_of(state: CrusadeState, card: CardId) -> tuple[int, int]:
    """8.5.5.1 VP and RM of a strategic counterattack that was won."""
    for effect in state.world.cards[card].effects:
        kind = getattr(effect, "bonus", "")
        if kind in ("vp", "rm"):
            value: int = getattr(effect, "value", 0)
            return (value, 0) if kind == "vp" else (0, value)
    return 0, 0


def beach_head_falls(state: CrusadeState, head: SpaceId) -> None:
    """8.5.4.3, 8.5.6.4 Gone for good; the units that entered go to the space it was linked to.

    Those over the stacking limit go to the Reserve Box: divisions that entered, the weakest first, then divisions that
    were there. A corps has no place in that box: if only corps are left one is eliminated.
    """
    linked = state.beach_heads[head]
    over = len(state.at(head)) + len(state.at(linked)) - state.world.limits.stacking
    for unit in _too_many(state, head, linked)[: max(0, over)]:
        if state.world.units[unit].corps:
            state.eliminate(unit, "beach_head")
        else:
            state.put(unit, RESERVE, "beach_head")
    if back := state.at(head):
        state.move(back, (head, linked), "bounce")
    state.remove_beach_head(head, "taken")


def _too_many(state: CrusadeState, head: SpaceId, linked: SpaceId) -> list[UnitId]:
    """Units in the order in which they make room."""
    entered = sorted(state.at(head), key=lambda unit: state.world.units[unit].strength(state.units[unit].reduced))
    there = state.at(linked) if entered else ()
    every = [*entered, *there]
    return sorted(every, key=lambda unit: state.world.units[unit].corps)


# -- positions that count (after every change, and as turns begin) --------------------------------------
def review(state: CrusadeState) -> None:
    """16.3.3 and others: look at everything that depends on who controls what."""
    _open_corridor(state)
    for space in isolation.relieved(state):
        state.end_isolation(space, "supplied")
    sieges.liberate_supplied(state)
    _join_zones(state)
    _review_borders(state)
    _review_north(state)
    _review_splits(state)


def _remember(state: CrusadeState, flag: str) -> None:
    if not state.flag(flag):
        state.set_flag(flag)


def _once(state: CrusadeState, item: str) -> None:
    """16.3.3 An RM item that counts once in the game."""
    state.set_flag(item)
    state.score(item, rm=state.world.morale[item])


def _open_corridor(state: CrusadeState) -> None:
    """18.2.3 From its first turn on, while the Nationalists hold the pass in normal supply (optional rule)."""
    world = state.world
    if not world.with_corridor or state.flag("corridor") == CORRIDOR_CLOSED:
        return
    rule = world.tables.corridor
    is_open = state.turn >= rule.first_turn and in_normal_supply(state, NATIONALIST, rule.holds)
    if is_open != bool(state.flag("corridor")):
        state.set_flag("corridor", CORRIDOR_OPEN if is_open else 0)


def zones_joined(state: CrusadeState) -> bool:
    """17.1.1 A source of the northern zone traces by land to Nationalist-held Sevilla."""
    sets = state.world.sets
    own = sources(state, NATIONALIST)
    friendly, near = friendly_spaces(state, NATIONALIST), network(state, NATIONALIST)
    south = flood(own & sets.groups["nat_southern"], friendly, near)
    return bool(south & own & sets.groups["nat_northern"])


def _join_zones(state: CrusadeState) -> None:
    """17.1.1, 17.1.3 Once the zones are joined by land the ammunition shortage is over for good."""
    if state.flag("nat_zones_joined") or not zones_joined(state):
        return
    state.set_flag("nat_zones_joined")
    if state.ammunition_shortage:
        state.end_ammunition_shortage("linked")


def _review_borders(state: CrusadeState) -> None:
    """16.3.3 Closing the enemy's border moves RM; opening it again moves it back."""
    for item in sorted(borders.CLOSED):
        closed = borders.is_closed(state, item)
        if closed != bool(state.flag(item)):
            state.set_flag(item, int(closed))
            change = state.world.morale[item]
            state.score(item if closed else f"{item}_undone", rm=change if closed else -change)


def _review_north(state: CrusadeState) -> None:
    """16.3.3 The Northern Front is linked with the main zone, or wholly Nationalist; each counts once."""
    if state.flag("north_end"):
        return
    if northern_front.is_over(state):
        _once(state, "north_end")
    elif not state.flag("north_link") and northern_front.is_linked(state):
        _once(state, "north_link")


def parts(state: CrusadeState, side: str) -> list[int]:
    """16.3.3 The parts of a side's zone that are large enough, as sets of connected, supplied spaces."""
    world, rule = state.world, state.world.tables.split
    area = supply(state, side).normal
    for group in rule.leave_out.get(side, ()):  # type: ignore[call-overload]
        area &= ~world.sets.groups[group]
    found = groups(area, network(state, side))
    return [part for part in found if part.bit_count() >= rule.least]


def _review_splits(state: CrusadeState) -> None:
    """16.3.3 From Mobilization on, once each: a side's zone is split in two large parts."""
    world = state.world
    if state.turn < world.phases[world.tables.split.first_phase].first:
        return
    for side, item in SPLITS.items():
        if state.flag(item) or (side == NATIONALIST and not state.flag("nat_zones_joined")):
            continue
        if len(parts(state, side)) > 1:
            _once(state, item)
