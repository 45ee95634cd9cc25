"""The plan above the single action: what a side goes for in each phase of the war, and keeps to until it is done."""

from __future__ import annotations

from desktop.engine.ids import SpaceId
from desktop.games.crusade.player.front import MADRID
from desktop.games.crusade.player.weights import Weights
from desktop.games.crusade.rules.turn.calendar import COLUMNS
from desktop.games.crusade.rules.turn.war_status import EVALUATED, madrid_line
from desktop.games.crusade.state.sides import NATIONALIST, REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState

NORTH = "northern_front"


class PlanWeights(Weights, frozen=True):
    """The figures of players with a plan.

    Attributes:
        march: what Madrid is worth to columns on their way for each VP that its evaluation may still bring.
        gates: the same of the spaces next to it.
        screen: what each of these is worth to the Republicans, who keep them out.
        north: what each space of the Northern Front is worth once the columns have halted, for each VP and morale.
        isolated: what an Isolated Space is worth beyond its points.
    """

    march: int = 60
    gates: int = 40
    screen: int = 20
    north: int = 40
    isolated: int = 20


def objectives(state: CrusadeState, side: str, w: PlanWeights) -> dict[SpaceId, int]:
    """What spaces are worth to the plan of a side, beyond what they are worth in themselves."""
    if state.world.phase_of(state.turn) == COLUMNS and not state.flag(EVALUATED):
        return {**_madrid(state, side, w), **_isolated(state, w)}
    return _north(state, side, w)


def _isolated(state: CrusadeState, w: PlanWeights) -> dict[SpaceId, int]:
    """16.2.5 A besieged city is worth more as long as it is cut off: to those who hold it and to those around it."""
    extra = state.world.tables.isolation.extra_vp
    return {space: w.isolated + w.vp * abs(extra.get(space, 0)) for space in state.isolated}


def _madrid(state: CrusadeState, side: str, w: PlanWeights) -> dict[SpaceId, int]:
    """17.3 The columns march on Madrid: the best line of its evaluation is an attack on it, the next one beside it."""
    wanting = -madrid_line(state)[1]
    gates = state.world.in_group["adjacent_to_madrid"]
    if side == REPUBLICAN:
        return dict.fromkeys(gates, w.screen * wanting)
    return {**dict.fromkeys(gates, w.gates * wanting), MADRID: w.march * wanting}


def _north(state: CrusadeState, side: str, w: PlanWeights) -> dict[SpaceId, int]:
    """16.4 The north first, until nothing of it is left: its corps, its industry and the morale of the Republic."""
    spaces = state.world.spaces
    left = [space for space in state.world.in_group[NORTH] if state.control.get(space) == REPUBLICAN]
    if side != NATIONALIST or not left:
        return {}
    return {space: w.north * (1 + spaces[space].vp_value + spaces[space].rm_value) for space in left}
