"""The line of truth: turn and phase, then the stack of procedures as a path of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.arriba.present.names import Names
from desktop.mechanics.presenting import with_procedures
from desktop.views.table import PathStep

if TYPE_CHECKING:
    from desktop.games.arriba.state.state import ArribaState


def turn_text(state: ArribaState, names: Names) -> str:
    if state.over:
        return names.say("turn.over")
    if not state.turn:
        return names.say("turn.setup")
    turn = state.world.turns[state.turn]
    return names.say("turn.winter" if turn.winter else "turn.title", n=state.turn, text=turn.name)


def path_of(state: ArribaState, names: Names) -> tuple[PathStep, ...]:
    """The turn, the phase, and each procedure under way that has words of its own."""
    steps = [PathStep(turn_text(state, names), "3")]
    if state.phase and not state.over:
        text = names.keyed("phase", state.phase)
        if state.active:
            text = names.say("path.phase_of", whose=state.active, phase=state.phase)
        steps.append(PathStep(text, names.keyed("phase_rule", state.phase)))
    return with_procedures(steps, state, names)
