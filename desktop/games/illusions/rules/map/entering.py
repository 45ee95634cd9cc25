"""11.2 Units come into a place or pass through it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.data.readings import BreachEntry
from desktop.games.illusions.rules.map import control
from desktop.games.illusions.rules.nations import neutrals
from desktop.games.illusions.rules.sieges import sieges
from desktop.games.illusions.state.sides import ALLIED, GE, UPRISING, enemy_of
from desktop.games.illusions.state.state import IllusionsState

MOVE = "move"


def enter(state: IllusionsState, units: Sequence[UnitId], place: SpaceId, cause: str, *, ends: bool = True) -> None:
    """11.2, 19.4, 20.3.1 Units come into a place or pass through it: trenches, sieges and control follow.

    HQs and heavy artillery alone do nothing of the kind (11.2d). Passing through a space of neutral Greece gives no
    control, except of its VP spaces (26.3.1d).
    """
    world = state.world
    fighting = [unit for unit in units if world.units[unit].combat]
    if not fighting:
        return
    side = state.owner_of(fighting[0])
    state.note_entered(place)
    _trample(state, place, side)
    _note_germany(state, place, side)
    if sieges.is_enemy_fort(state, side, place):
        if ends:
            sieges.review(state, place)
        return
    if place in world.regions and (state.units_of(enemy_of(side), place) or state.units_of(UPRISING, place)):
        return
    neutral = control.is_neutral_greece(state, place)
    if state.control.get(place) == side or (neutral and not ends and place not in world.is_vp):
        return
    control.take(state, place, side, cause)
    if neutral and (cause == MOVE or BreachEntry.of(world) is BreachEntry.ANY):
        _breach(state, place, side)


def _trample(state: IllusionsState, place: SpaceId, side: str) -> None:
    """19.4b, 19.4d An enemy's trench goes; at level 2 one of level 1 of the enterer's takes its place."""
    if place not in state.trenches or state.trench_side[place] == side:
        return
    level = state.trenches[place]
    state.remove_trench(place, "entered")
    if level > 1:
        state.place_trench(place, side, 1, "entered")


def _note_germany(state: IllusionsState, place: SpaceId, side: str) -> None:
    """28.0d.8"""
    hostile = side == ALLIED and state.world.nation_of[place] == GE
    if state.treaty and hostile and not state.flag(control.GERMANY_ENTERED):
        state.set_flag(control.GERMANY_ENTERED)


def _breach(state: IllusionsState, place: SpaceId, side: str) -> None:
    """26.3.1d.3-4 A side that enters Athens, or the CP entering Salonika, may bring Greece in against it."""
    for breach in state.world.tables.breaches:
        if breach.space == place and side in breach.sides:
            neutrals.breach(state, side, breach)
