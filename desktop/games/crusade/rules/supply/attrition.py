"""6.0 C, 13.3.5-13.3.7 Attrition of one side after its last action round."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.crusade.rules.map import control
from desktop.games.crusade.rules.supply.supply import is_spared, supply
from desktop.games.crusade.state.sides import OPPONENT, REPUBLICAN
from desktop.games.crusade.state.state import CrusadeState
from desktop.mechanics.cdg.tracing import bits


class Attrition(Frame, kw_only=True):
    """13.3.7 Judged as a whole on the position at the start of the segment."""

    STEPS = ("carry_out",)
    side: str

    def run_carry_out(self, state: CrusadeState) -> None:
        doomed, spaces = doomed_units(state, self.side), lost_spaces(state, self.side)
        for unit in doomed:
            state.remove(unit, control.ATTRITION)
        for space in spaces:
            if state.control.get(space) == self.side:
                control.take(state, space, OPPONENT[self.side], control.ATTRITION)


def doomed_units(state: CrusadeState, side: str) -> list[UnitId]:
    """13.3.5 Units that attrition removes for good: out of supply and not connected to the friendly border."""
    return [
        unit
        for space in _cut_off(state, side)
        if state.side_at(space) == side
        for unit in state.at(space)
        if not (side == REPUBLICAN and is_spared(state, unit))
    ]


def lost_spaces(state: CrusadeState, side: str) -> list[SpaceId]:
    """13.3.6 Spaces that turn enemy: out of supply and empty once the units of 13.3.5 are gone."""
    return [
        space
        for space in _cut_off(state, side)
        if not (side == REPUBLICAN and any(is_spared(state, unit) for unit in state.at(space)))
    ]


def _cut_off(state: CrusadeState, side: str) -> list[SpaceId]:
    """13.3.6, 13.4.4, 16.2.3 Friendly spaces with neither supply nor a way to the border."""
    found = supply(state, side)
    points = state.world.sets.graph.points
    return [points[number] for number in bits(found.friendly & ~found.lasting)]
