"""The line of truth: turn and round, then the stack of procedures as a path of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.illusions.present.names import Names
from desktop.mechanics.presenting import with_procedures
from desktop.views.table import PathStep

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState


def turn_text(state: IllusionsState, names: Names) -> str:
    """`Turn 3, Winter 1915`."""
    if state.over:
        return names.say("turn.over")
    if state.turn not in state.world.turns:
        return names.say("turn.setup")
    return names.turn(state.turn)


def path_of(state: IllusionsState, names: Names) -> tuple[PathStep, ...]:
    """The turn, the round, and each procedure under way that has words of its own."""
    steps = [PathStep(turn_text(state, names), "6.0")]
    if state.round and not state.over:
        steps.append(PathStep(names.say("path.round", whose=state.active, n=state.round), "8.1"))
    return with_procedures(steps, state, names)
