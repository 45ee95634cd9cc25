"""11.2 Control of a space or region, and everything that follows from a change of it, in one place."""

from __future__ import annotations

from desktop.engine.ids import SpaceId
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, GR, NEUTRAL, RU, SB, SIDES, UPRISING
from desktop.games.illusions.state.state import COLLAPSED, IllusionsState

ATTRITION = "attrition"
KEEPS = "keeps-"
"""26.3.1d.2 Flag `keeps-<space>`: a Greek space that stays under control though nobody is there (CP-24)."""
GERMANY_ENTERED = "germany_entered"
"""28.0d.8 Flag: an AP unit has attacked or entered a place in Germany under the treaty."""

TAKEN_SINCE = "taken-"
"""28.0 Flag `taken-<place>`: a place of Russia that other AP nations have taken from the CP under the treaty."""
SB_ONCE = "sb_collapsed"
"""26.6.2a Flag: Serbia has collapsed once in this game."""


def take(state: IllusionsState, place: SpaceId, side: str, cause: str) -> None:
    """11.2 A side gains control of a place; VP and National Will follow at once (11.2h, 23.2).

    A place under an uprising first goes back to whoever had it before (23.3.3).
    """
    before = state.control.get(place, "")
    if before == side:
        return
    if before == UPRISING:
        release(state, place)
        before = state.control[place]
        if before == side:
            return
    state.set_control(place, side, cause)
    _score(state, place, before, side)
    _review_nations(state, place, side)
    _note_taken(state, place, before, side)


def hand_over(state: IllusionsState, place: SpaceId, side: str, cause: str) -> None:
    """26.0 A place becomes a side's without any VP: those of an entry are counted apart."""
    if state.control.get(place) != side:
        state.set_control(place, side, cause)


def rise(state: IllusionsState, place: SpaceId) -> None:
    """23.3.2 An uprising unit takes control of the place it was put in, and removes a trench there."""
    before = state.control[place]
    if place in state.trenches:
        state.remove_trench(place, UPRISING)
    if before == UPRISING or state.units_of(ALLIED, place) or state.units_of(CENTRAL, place):
        return
    state.set_control(place, UPRISING, UPRISING)
    _score(state, place, before, UPRISING)


def release(state: IllusionsState, place: SpaceId) -> None:
    """5.1.1, 23.3.3 The last uprising unit is gone: control, VP and National Will go back."""
    if state.control.get(place) != UPRISING:
        return
    back = state.before_uprising[place]
    state.set_control(place, back, "uprising_gone")
    _score(state, place, UPRISING, back)


def _score(state: IllusionsState, place: SpaceId, before: str, side: str) -> None:
    """5.1.1, 23.2 VP and National Will of a VP space that went from one holder to another."""
    world = state.world
    if place not in world.is_vp:
        return
    if vp := _vp(state, place, before, side):
        state.score("control", vp, space=place, side=side)
    nation = world.nation_of[place]
    if nation in state.national_will:
        home, track = world.start_side[nation], world.tables.national_will
        if before == home != side:
            state.change_will(nation, track.lost, "control", space=place)
        elif side == home != before:
            state.change_will(nation, track.retaken, "control", space=place)


def _vp(state: IllusionsState, place: SpaceId, before: str, side: str) -> int:
    """5.1.1a-c; back from an uprising what it had moved moves back."""
    items = state.world.vp_items
    if UPRISING in (before, side):
        held = before if side == UPRISING else side
        moved = items[f"uprising_from_{held}"] if held in SIDES else 0
        return moved if side == UPRISING else -moved
    if before == NEUTRAL and state.world.nation_of[place] != GR:
        return 0
    return items[f"{side}_takes"] if side in SIDES else 0


def _review_nations(state: IllusionsState, place: SpaceId, side: str) -> None:
    """26.6.2e Serbia's collapse ends when the AP retake Belgrade."""
    capitals = state.world.nations[SB].capitals
    if side == ALLIED and state.nations.get(SB) == COLLAPSED and capitals and place == capitals[0]:
        if not state.flag(SB_ONCE):
            state.set_flag(SB_ONCE)
        state.recover(SB)


def _note_taken(state: IllusionsState, place: SpaceId, before: str, side: str) -> None:
    """28.0 Under the treaty what other AP nations take from the CP in Russia does not become Russian again."""
    if not state.treaty or state.world.nation_of[place] != RU:
        return
    if side == ALLIED and before == CENTRAL and not any(RU in state.world.units[u].nations for u in state.at(place)):
        state.set_flag(f"{TAKEN_SINCE}{place}")


def is_neutral_greece(state: IllusionsState, place: SpaceId) -> bool:
    """26.3.1 A space of Greece while it has not joined."""
    return state.world.nation_of[place] == GR and not state.is_at_war(GR)


def review_greece(state: IllusionsState) -> None:
    """26.3.1d While Greece is neutral a side controls only the spaces it occupies, and VP spaces it has taken."""
    if state.is_at_war(GR):
        return
    world = state.world
    for place in world.in_nation[GR]:
        kept = place in world.is_vp or state.flag(f"{KEEPS}{place}")
        if state.control[place] in SIDES and not kept and not state.at(place):
            hand_over(state, place, NEUTRAL, "left")
