"""What Enter answers: the one thing that moves the game on and loses nothing; where there is none, nothing.

A frame says what it would suggest (`Decision.default`), each verb says of itself whether it passes over what else is
offered or only arranges what is laid already (`engine/verb.py`). The rule is the same in all games:

- what passes is meant by Enter only if nothing else is offered but what arranges, unless it ends a question that ends
  by itself when the player turns to something else, and the frame suggests it;
- without a suggestion Enter means the only thing that does not arrange, else the only way out of a sub-question.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.action import Action
from desktop.engine.decision import Decision
from desktop.engine.verb import Language


def enter_of(language: Language, decision: Decision) -> Action | None:
    """The answer that Enter gives to a question; None if it gives none."""
    wanted = _suggested(language, decision)
    if wanted is None or len(decision.actions) == 1:
        return wanted
    verb, prompt = language[wanted.verb], decision.prompt.key
    if not verb.passes_under(prompt) or verb.closes_under(prompt):
        return wanted
    return None if any(action.verb != wanted.verb for action in gainful(language, decision)) else wanted


def gainful(language: Language, decision: Decision) -> list[Action]:
    """The answers by which something could be gained that may not be offered again."""
    prompt = decision.prompt.key
    return [action for action in decision.actions if not language[action.verb].arranges_under(prompt)]


def _suggested(language: Language, decision: Decision) -> Action | None:
    if decision.default is not None:
        return decision.default
    prompt = decision.prompt.key
    ways_out = [
        action
        for action in decision.actions
        if language[action.verb].closes_under(prompt) and not language[action.verb].passes_under(prompt)
    ]
    return _only(gainful(language, decision)) or _only(ways_out)


def _only(actions: Sequence[Action]) -> Action | None:
    return actions[0] if len(actions) == 1 else None
