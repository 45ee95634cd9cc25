"""The line of truth: year and turn, then the stack of procedures as a path of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.combat.conflict import ResolveConflict
from desktop.games.reich.rules.turn.bonuses import RULE_OF
from desktop.views.table import PathStep

if TYPE_CHECKING:
    from desktop.games.reich.state.conflict_state import Conflict
    from desktop.games.reich.state.state import ReichState


def turn_text(state: ReichState, names: Names) -> str:
    if state.over:
        return names.say("turn.over")
    game, games = len(state.records) + 1, state.world.games
    if state.between_games:
        return names.say("turn.between", n=game - 1, m=games)
    text = names.say("turn.setup")
    if state.turns:
        turn = state.world.game_turn(state.turns)
        text = names.say("turn.title", year=min(state.year.values()), whose=state.turn.side, n=turn)
    return names.say("turn.of_game", m=game, text=text) if games > 1 else text


def conflict_title(conflict: Conflict, names: Names) -> str:
    key = "blitz" if conflict.blitz else conflict.kind
    return names.say(f"conflict.title.{key}", target=conflict.target, origin=conflict.origin, side=conflict.active)


def path_of(state: ReichState, names: Names) -> tuple[PathStep, ...]:
    """The turn, the operation and the conflict under way, and each procedure that has words of its own."""
    steps = [PathStep(turn_text(state, names), "5.2")]
    if state.turn.operation and not state.over:
        steps.append(PathStep(names.keyed("operation", state.turn.operation), RULE_OF[state.turn.operation]))
    for frame in state.stack:
        if isinstance(frame, ResolveConflict) and state.conflict is not None:
            steps.append(PathStep(conflict_title(state.conflict, names), "7.0"))
        text = names.frame_text(frame)
        if text and text != steps[-1].text:
            steps.append(PathStep(text, names.say(f"path_rule.{type(frame).__name__}")))
    return tuple(steps)
