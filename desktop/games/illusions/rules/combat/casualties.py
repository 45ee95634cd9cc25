"""12.6.4-12.6.6 What becomes of units that are destroyed or eliminated, in combat and elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.games.illusions.rules.map import control
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state.sides import POOL, REPLACEABLE, SIDES, UPRISING

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState


def note_quality(state: IllusionsState, unit: UnitId) -> None:
    """24.1b-c A large unit is destroyed or eliminated; a dual one counts for the nation whose card brought it."""
    definition, track = state.world.units[unit], state.world.tables.troop_quality
    nation = track.dual.get(unit, definition.nation)
    if definition.lcu and nation in state.troop_quality:
        lost = next(change for each, change in track.lost.items() if each == nation)
        state.change_quality(nation, lost, "destroyed", unit=unit)


def destroy(state: IllusionsState, unit: UnitId, cause: str, *, for_good: bool = False) -> None:
    """12.6.4-12.6.6 A unit is gone: to the Replaceable box, or for good if it is special or the rules say so."""
    definition = state.world.units[unit]
    _leave(state, unit)
    if definition.size == "uprising":
        place = state.place_of(unit)
        state.put(unit, POOL, cause, reduced=False)
        if not state.units_of(UPRISING, place):
            control.release(state, place)
        return
    note_quality(state, unit)
    if for_good or definition.special:
        state.eliminate(unit, cause)
    else:
        state.destroy(unit, cause)
    _follow(state, unit, cause)


def lose_for_good(state: IllusionsState, unit: UnitId, cause: str) -> None:
    """12.7.5, 12.7.6b No way out: a large unit is eliminated, a small one destroyed."""
    destroy(state, unit, cause, for_good=state.world.units[unit].lcu)


def _leave(state: IllusionsState, unit: UnitId) -> None:
    if state.combat is not None:
        state.leave_combat(unit)


def _follow(state: IllusionsState, unit: UnitId, cause: str) -> None:
    """12.6.6b With the small unit that replaced it in this combat a large one is eliminated."""
    combat = state.combat
    large = combat.standins.get(unit, NOTHING) if combat else NOTHING
    if large and state.place_of(large) == REPLACEABLE:
        state.eliminate(large, cause)


def review(state: IllusionsState, places: Iterable[SpaceId], cause: str) -> None:
    """20.3.5, 27.0c Sieges with too few units end; HQs and heavy artillery whose stack is gone are eliminated."""
    for place in dict.fromkeys(places):
        for side in SIDES:
            here = state.units_of(side, place)
            if here and not any(state.world.units[unit].combat for unit in here):
                for unit in here:
                    state.eliminate(unit, cause)
        sieges.review(state, place, "losses")
