"""Playing what an example writes: an action in its text form, with the outcomes it draws."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.action import Action
from desktop.engine.errors import EngineError
from desktop.engine.match import Match


class StepFailed(EngineError):
    """A step that cannot be played as it is written."""


def play_text(match: Match, text: str, dice: Sequence[int]) -> list[int]:
    """Play an action with its outcomes; those not drawn are returned. Every outcome must be given."""
    named, action = match.definition.extra.get("named"), Action.parse(text)
    match.play(named(match.state, action) if named else action, script=dice)
    drawn = match.log[-1].chance
    if len(drawn) > len(dice):
        raise StepFailed(f"{text!r} draws {len(drawn)} outcomes ({list(drawn)}), given are {len(dice)}")
    return list(dice[len(drawn) :])
