"""How a position stands: the few things that a player would name, each as a number that is better the higher it is.

They are counted for the Central Powers; for the Allies all signs are turned.
"""

from __future__ import annotations

from math import sqrt

from desktop.games.illusions.player.front import strength
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import ALLIED, CENTRAL, RESERVE, SIDES
from desktop.games.illusions.state.state import IllusionsState


def standing(state: IllusionsState) -> dict[str, float]:
    """Every term, for the Central Powers."""
    return {
        "points": points(state),
        "strength": balance(state),
        "sieges": sieges(state),
        "supply": float(out_of_supply(state, ALLIED) - out_of_supply(state, CENTRAL)),
    }


def weight_of_time(state: IllusionsState) -> float:
    """What a point counts for now: the fewer turns are left, the less can still be turned."""
    left = state.world.last_turn - state.turn + 1 - state.round / (state.world.limits.rounds + 1)
    return 1 / sqrt(1 + max(0.0, left))


def points(state: IllusionsState) -> float:
    """5.1 VP above the middle of a draw."""
    levels = state.world.levels
    lost = [level.most for level in levels if level.winner == ALLIED and level.most is not None]
    won = [level.least for level in levels if level.winner == CENTRAL and level.least is not None]
    return (state.vp - (max(lost) + min(won)) / 2) * weight_of_time(state)


def balance(state: IllusionsState) -> float:
    """The strength of both sides on the map and in reserve, as a share of all."""
    total = dict.fromkeys(SIDES, 1)
    for unit, status in state.units.items():
        owner = state.owner_of(unit)
        if owner in total and (state.on_map(unit) or status.place == RESERVE):
            total[owner] += strength(state, unit)
    return (total[CENTRAL] - total[ALLIED]) / sum(total.values())


def sieges(state: IllusionsState) -> float:
    """20.0 Forts of VP spaces under siege: they are likely to fall."""
    held = {side: sum(fort in state.world.is_vp for fort, by in state.sieges.items() if by == side) for side in SIDES}
    return (held[CENTRAL] - held[ALLIED]) * weight_of_time(state)


def out_of_supply(state: IllusionsState, side: str) -> int:
    """14.0 Units of a side that attrition will take."""
    units = state.world.units
    fighting = [each for each in state.units if units[each].combat and state.on_map(each)]
    own = [each for each in fighting if state.owner_of(each) == side]
    return sum(supply.status_at(state, each, state.place_of(each)) == supply.OUT for each in own)
