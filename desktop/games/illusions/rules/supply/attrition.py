"""6.0 C, 14.3.2 The Attrition Phase."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId, UnitId
from desktop.games.illusions.rules.combat import casualties
from desktop.games.illusions.rules.map import control
from desktop.games.illusions.rules.supply import supply
from desktop.games.illusions.state.sides import SIDES, enemy_of
from desktop.games.illusions.state.state import IllusionsState


class Attrition(Frame, kw_only=True):
    """14.3.2d Both sides at once, judged on the position at the start: removals open no lines."""

    STEPS = ("carry_out",)

    def run_carry_out(self, state: IllusionsState) -> None:
        doomed = {side: supply.cut_off_units(state, side) for side in SIDES}
        spaces = {side: supply.cut_off_spaces(state, side) for side in SIDES}
        for side in SIDES:
            places = list(dict.fromkeys(state.place_of(unit) for unit in doomed[side]))
            for unit in doomed[side]:
                _wear_down(state, unit)
            casualties.review(state, places, control.ATTRITION)
            spaces[side] += [place for place in places if _is_lost(state, side, place)]
        for side in SIDES:
            for space in dict.fromkeys(spaces[side]):
                if state.controls(side, space):
                    control.take(state, space, enemy_of(side), control.ATTRITION)


def _wear_down(state: IllusionsState, unit: UnitId) -> None:
    """14.3.2a-b A step; a reduced large unit is eliminated, a reduced small one destroyed."""
    if not state.units[unit].reduced:
        state.lose_step(unit, control.ATTRITION)
    else:
        casualties.destroy(state, unit, control.ATTRITION, for_good=state.world.units[unit].lcu)


def _is_lost(state: IllusionsState, side: str, place: SpaceId) -> bool:
    """14.3.2c The space of units that have vanished, unless a fort of their side stands there."""
    return state.controls(side, place) and not state.at(place) and not state.has_fort(place)
