"""4.4, 6.0 H How many cards a player holds."""

from __future__ import annotations

from desktop.games.illusions.state.sides import enemy_of
from desktop.games.illusions.state.state import IllusionsState


def hand_size(state: IllusionsState, side: str) -> int:
    """6.0 H3, 4.4.1.13 Seven; four each for two partners, eight for one player against two."""
    limits, seats = state.world.limits, state.world.seats_of
    if len(seats[side]) > 1:
        return limits.hand_partner
    return limits.hand_lone if len(seats[enemy_of(side)]) > 1 else limits.hand
