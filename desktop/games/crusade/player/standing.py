"""How a position stands: the few things that a player would name, each as a number that is better the higher it is.

They are counted for the Nationalists; for the Republicans all signs are turned.
"""

from __future__ import annotations

from math import sqrt

from desktop.engine.ids import SpaceId
from desktop.games.crusade.player.front import MADRID, short_of_victory, strength
from desktop.games.crusade.rules.supply.supply import supply
from desktop.games.crusade.rules.turn.calendar import COLUMNS
from desktop.games.crusade.rules.turn.war_status import EVALUATED, madrid_line
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN, RESERVE, SIDES
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.tracing import bits

UNIT = 0.5
"""What a unit out of supply counts for, in VP."""


def standing(state: CrusadeState) -> dict[str, float]:
    """Every term, for the Nationalists."""
    return {
        "points": points(state),
        "madrid": madrid(state),
        "morale": morale(state),
        "strength": balance(state),
        "supply": cut_off(state, REPUBLICAN) - cut_off(state, NATIONALIST),
    }


def weight_of_time(state: CrusadeState) -> float:
    """What a point counts for now: the fewer turns are left, the less can still be turned."""
    left = state.world.last_turn - state.turn + 1 - state.round / (state.world.limits.rounds + 1)
    return 1 / sqrt(1 + left)


def points(state: CrusadeState) -> float:
    """5.1.1 VP above the middle of a draw."""
    levels = state.world.levels
    lost = [level.most for level in levels if level.winner == REPUBLICAN and level.most is not None]
    won = [level.least for level in levels if level.winner == NATIONALIST and level.least is not None]
    middle = (max(lost) + min(won)) / 2
    return (state.vp - middle) * weight_of_time(state)


def madrid(state: CrusadeState) -> float:
    """17.3.2 What the coming evaluation is better by than the worst, and how strong the columns before Madrid are."""
    if state.flag(EVALUATED) or state.world.phase_of(state.turn) != COLUMNS:
        return 0
    around = _around(state)
    near = {side: sum(_force(state, side, space) for space in around) for side in SIDES}
    share = near[NATIONALIST] / (1 + near[NATIONALIST] + near[REPUBLICAN])
    worst = min(line.vp for line in state.world.tables.madrid)
    return (madrid_line(state)[1] - worst + share) * weight_of_time(state)


def _around(state: CrusadeState) -> tuple[SpaceId, ...]:
    """Madrid, the spaces next to it, and those behind them."""
    near = state.world.neighbours
    return tuple(dict.fromkeys(far for space in (MADRID, *near[MADRID]) for far in (space, *near[space])))


def morale(state: CrusadeState) -> float:
    """5.2.2 How much nearer automatic victory is for one side than for the other."""
    near = {side: 1 / (1 + max(0, _least_short(state, side))) for side in SIDES}
    return near[NATIONALIST] - near[REPUBLICAN]


def _least_short(state: CrusadeState, side: str) -> int:
    """The points short of automatic victory at the end of this turn, or of the next turn that has it."""
    turns = range(state.turn, state.world.last_turn + 1)
    return min(short_of_victory(state, side, turn=turn) + turn - state.turn for turn in turns)


def balance(state: CrusadeState) -> float:
    """The strength of both sides on the map and in reserve, as a share of all."""
    total = dict.fromkeys(SIDES, 1)
    for unit, status in state.units.items():
        if state.on_map(unit) or status.place == RESERVE:
            total[state.world.units[unit].side] += strength(state, unit)
    return (total[NATIONALIST] - total[REPUBLICAN]) / sum(total.values())


def cut_off(state: CrusadeState, side: str) -> float:
    """13.1 What a side has out of supply: VP, and units."""
    now, graph = supply(state, side), state.world.sets.graph
    spaces = [graph.points[number] for number in bits(now.friendly & ~now.lasting)]
    return sum(state.world.spaces[space].vp_value + UNIT * len(state.at(space)) for space in spaces)


def _force(state: CrusadeState, side: str, space: SpaceId) -> int:
    return sum(strength(state, unit) for unit in state.at(space) if state.world.units[unit].side == side)
