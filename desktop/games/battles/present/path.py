"""The line of truth: the stack of procedures as a path of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.battles.present.names import Names
from desktop.views.table import PathStep

if TYPE_CHECKING:
    from desktop.engine.frame import Frame
    from desktop.games.battles.state.state import BattleState

PHASE_RULES = {
    "setup": "4.0", "initiative": "5.0", "weather": "17.0", "bombardment": "13.3", "movement": "6.0",
    "combat": "11.0", "end": "5.0",
}  # fmt: skip


def turn_text(state: BattleState, names: Names) -> str:
    if state.level:
        return names.say("turn.over")
    if not state.turn:
        return names.say("turn.setup")
    title = names.say("turn.title", n=state.turn, label=state.turn)
    return f"{title} · {names.weather(state.weather)}"


def path_of(state: BattleState, names: Names) -> tuple[PathStep, ...]:
    """Turn, phase, and each procedure under way that has words of its own."""
    steps = [PathStep(turn_text(state, names), "5.0")]
    if state.phase and state.phasing:
        text = names.say("path.phase", side=state.phasing, phase=state.phase)
        steps.append(PathStep(text, PHASE_RULES.get(state.phase, "5.0")))
    for frame in state.stack:
        text = _frame_text(state, frame, names)
        if text and text != steps[-1].text:
            steps.append(PathStep(text, names.say(f"path_rule.{type(frame).__name__}")))
    return tuple(steps)


def _frame_text(state: BattleState, frame: Frame, names: Names) -> str:
    key = f"path.{type(frame).__name__}"
    if key not in names.words:
        return ""
    facts = {name: getattr(frame, name) for name in frame.__struct_fields__}
    attack = next((attack for attack in state.attacks if attack.number == facts.get("number")), None)
    if attack is not None:
        facts["hexes"] = tuple(attack.targets)
    missing = names.words.fields(key) - facts.keys()
    return "" if missing else names.say(key, **facts)
