"""The line of truth: year and turn, then the stack of procedures as a path of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.reich.present.names import Names
from desktop.games.reich.rules.turn.bonuses import RULE_OF
from desktop.views.table import PathStep

if TYPE_CHECKING:
    from desktop.engine.frame import Frame
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


def path_of(state: ReichState, names: Names, conflict_title: str) -> tuple[PathStep, ...]:
    """The turn, and each procedure under way that has words of its own."""
    steps = [PathStep(turn_text(state, names), "5.2")]
    if state.turn.operation and not state.over:
        steps.append(PathStep(names.operation(state.turn.operation), RULE_OF[state.turn.operation]))
    for frame in state.stack:
        if type(frame).__name__ == "ResolveConflict" and conflict_title:
            steps.append(PathStep(conflict_title, "7.0"))
        text = _frame_text(frame, names)
        if text and text != steps[-1].text:
            steps.append(PathStep(text, names.say(f"path_rule.{type(frame).__name__}")))
    return tuple(steps)


def _frame_text(frame: Frame, names: Names) -> str:
    """`path.<Frame>.<step>` where the step matters, else `path.<Frame>`."""
    name = type(frame).__name__
    key = next((key for key in (f"path.{name}.{frame.step}", f"path.{name}") if key in names.words), "")
    if not key:
        return ""
    facts = {name: getattr(frame, name) for name in frame.__struct_fields__}
    missing = names.words.fields(key) - facts.keys()
    return "" if missing else names.say(key, **facts)
