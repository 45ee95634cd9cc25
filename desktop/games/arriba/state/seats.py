"""15.2 Who decides: the partners of the Government side and the units they command."""

from __future__ import annotations

from desktop.engine.ids import GroupId, UnitId
from desktop.games.arriba.state.army_state import ASSETS, ArmyMutators


def first_seat(state: ArmyMutators, side: str) -> str:
    """The seat that decides for the whole side: the People's Army, or the Rebels."""
    return state.world.seats_of[side][0]


def leader(state: ArmyMutators, group: GroupId) -> str:
    """15.2 The partner with most strength in a battle group, on a tie the first in order."""
    world = state.world
    seats = world.seats_of[state.groups[group].side]
    if len(seats) == 1:
        return seats[0]
    strength = dict.fromkeys(seats, 0)
    for key in state.groups[group].members:
        piece = state.pieces[key]
        if piece.kind not in ASSETS:
            strength[world.seat_of[piece.faction]] += world.strength[piece.kind]
    return max(seats, key=strength.__getitem__)


def commands(state: ArmyMutators, seat: str, piece: UnitId) -> bool:
    """Whether a piece is the seat's own; asset points follow the leader of their group."""
    own = state.pieces[piece]
    if own.kind in ASSETS:
        return (
            leader(state, own.group) == seat if own.group else first_seat(state, state.world.side_of_seat[seat]) == seat
        )
    return state.world.seat_of[own.faction] == seat
