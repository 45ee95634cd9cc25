"""4.4 Who decides: the partners of a side and the units they command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.engine.ids import UnitId
from desktop.games.illusions.state.sides import AH, RU

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState

YIELDS = "russia_yields"
"""4.4.1.14 Count of the turn: after the treaty the Russian player lets the partner play his cards."""


def acting(state: IllusionsState, side: str) -> str:
    """4.4.1.8 The partner who acts in this round; outside rounds the first one."""
    seats, definitions = state.world.seats_of[side], state.world.seats
    ending = _retired(state, seats)
    able = [seat for seat in seats if seat != ending] or list(seats)
    return next((seat for seat in able if state.round in definitions[seat].rounds), able[0])


def _retired(state: IllusionsState, seats: Sequence[str]) -> str:
    """4.4.1.14, 4.4.2.14 The partner whose hand the other plays: Russia by choice, Austria-Hungary once collapsed."""
    for seat in seats:
        nations = state.world.seats[seat].nations
        if RU in nations and state.treaty and state.counts.get(YIELDS):
            return seat
        if AH in nations and state.nations.get(AH) == "collapsed":
            return seat
    return ""


def of_nation(state: IllusionsState, side: str, nation: str) -> str:
    """4.4.1.1, 4.4.2.1 The partner who commands a nation, or the side itself if one player has it."""
    seats, world = state.world.seats_of[side], state.world
    if len(seats) == 1:
        return side
    found = next((seat for seat in seats if nation in world.seats[seat].nations), seats[0])
    return next(seat for seat in seats if seat != found) if found == _retired(state, seats) else found


def owner(state: IllusionsState, side: str, unit: UnitId) -> str:
    """4.4.1.1, 4.4.2.1 The partner whose nation a unit is of; a dual unit goes by its first nation."""
    return of_nation(state, side, state.world.units[unit].nation)


def commander(state: IllusionsState, side: str, unit: UnitId) -> str:
    """4.4.1.11, 4.4.2.11 The owner of a unit, or the partner it is stacked with (RO with RU, AH with GE)."""
    world, own = state.world, owner(state, side, unit)
    if not state.on_map(unit):
        return own
    for seat in world.seats_of[side]:
        definition = world.seats[seat]
        if seat == own or world.units[unit].nation not in definition.stacked_with:
            continue
        if any(world.units[other].nation in definition.nations for other in state.at(state.place_of(unit))):
            return seat
    return own


def usable(state: IllusionsState, units: Sequence[UnitId]) -> Sequence[UnitId]:
    """4.4.1.10-11 Units that the acting partner may move: those he commands, and his own that he takes out."""
    side = state.active
    if len(state.world.seats_of[side]) == 1:
        return units
    seat = acting(state, side)
    own = [unit for unit in units if state.owner_of(unit) == side]
    return [unit for unit in own if seat in (owner(state, side, unit), commander(state, side, unit))]


def commanded(state: IllusionsState, units: Sequence[UnitId]) -> Sequence[UnitId]:
    """4.4.1.10 Units that the acting partner commands."""
    side = state.active
    if len(state.world.seats_of[side]) == 1:
        return units
    seat = acting(state, side)
    return [unit for unit in units if state.owner_of(unit) == side and commander(state, side, unit) == seat]
