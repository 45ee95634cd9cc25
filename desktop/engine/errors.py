"""The few errors of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.engine.action import Action
    from desktop.engine.decision import Refusal


class EngineError(Exception):
    """Base of what the kernel raises."""


class ActionSyntaxError(EngineError, ValueError):
    """A line that is no action."""


class IllegalAction(EngineError, ValueError):
    """An action that the current decision does not offer. Nothing has changed."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{action}: {refusal}")
        self.action = action
        self.refusal = refusal


class ChanceNeeded(EngineError):
    """A procedure needs a die or a draw that nobody has supplied yet."""

    def __init__(self, sides: int, purpose: str, player: str = "") -> None:
        super().__init__(f"a result from 1 to {sides} is needed for {purpose}")
        self.sides = sides
        self.purpose = purpose
        self.player = player
        """Whose die it is; "" where it is nobody's."""


class ReplayError(EngineError):
    """A log that does not fit the rules: names the entry and the reason."""
