"""The line of truth: turn and round, then the stack of procedures as a path of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.crusade.present.names import Names
from desktop.mechanics.presenting import with_procedures
from desktop.views.table import PathStep

if TYPE_CHECKING:
    from desktop.games.crusade.state.state import CrusadeState


def turn_text(state: CrusadeState, names: Names) -> str:
    """`Turn 3, October 1936`, with winter where it bites."""
    if state.over:
        return names.say("turn.over")
    if not state.turn:
        return names.say("turn.setup")
    box = state.world.turns[state.turn]
    return names.say("turn.winter" if box.winter else "turn.title", n=state.turn, text=box.date)


def path_of(state: CrusadeState, names: Names) -> tuple[PathStep, ...]:
    """The turn, the round, and each procedure under way that has words of its own."""
    steps = [PathStep(turn_text(state, names), "6.0")]
    if state.round and not state.over:
        steps.append(PathStep(names.say("path.round", whose=state.active, n=state.round), "7.1"))
    return with_procedures(steps, state, names)
