"""23.4 The Russian Revolution: its stages and what they do."""

from __future__ import annotations

from desktop.engine.ids import UnitId
from desktop.games.illusions.rules.nations import uprisings
from desktop.games.illusions.state.sides import RU
from desktop.games.illusions.state.state import IllusionsState

STAGE_3, STAGE_4 = "stage_3", "stage_4"
CAUSE = "revolution"


def is_met(state: IllusionsState) -> bool:
    """23.4.1c Whether the turn marker has reached the Revolution marker."""
    return bool(state.revolution_turn) and state.turn >= state.revolution_turn


def begin(state: IllusionsState) -> None:
    """23.4.1c, 23.4.3b The marker goes to the red space, for the first time or again."""
    state.set_revolution(state.world.tables.revolution[0].id)


def next_stage(state: IllusionsState) -> str:
    """23.4.2a, 23.4.2d The stage the marker advances to in this phase; "" if it does not."""
    track = [stage.id for stage in state.world.tables.revolution]
    if state.revolution not in track[:-1] or not uprisings.in_homeland(state, RU):
        return ""
    return track[track.index(state.revolution) + 1]


def advance(state: IllusionsState, stage: str) -> None:
    """23.4.2b The marker advances; at stage 3 every full-strength RU large unit on the map loses a step."""
    state.set_revolution(stage)
    if stage == STAGE_3:
        for unit in large_units(state):
            if not state.units[unit].reduced:
                state.lose_step(unit, CAUSE)


def large_units(state: IllusionsState) -> list[UnitId]:
    """RU large units on the map, sorted."""
    world = state.world
    return [unit for unit in world.of_nation[RU] if world.units[unit].lcu and state.on_map(unit)]
