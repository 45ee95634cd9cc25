"""Why a procedure does not offer an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Refusal

if TYPE_CHECKING:
    from desktop.games.illusions.state.state import IllusionsState


class Reasoned:
    """A procedure that has reasons: none against what it offers, and none while an inner procedure asks."""

    def why_not(self, state: IllusionsState, action: Action) -> Refusal | None:
        asking: object = state.stack[-1]
        if asking is not self:
            return None
        decision = self._question(state)
        if decision is None or decision.offers(action):
            return None
        return self.refusal(state, action)

    def _question(self, state: IllusionsState) -> Decision | None:
        ask = getattr(self, f"ask_{self.step}", None)  # type: ignore[attr-defined]
        found: Decision | None = ask(state) if ask else None
        return found

    def refusal(self, state: IllusionsState, action: Action) -> Refusal | None:
        """The rule against an action that is not offered, of a kind that is asked about."""
        raise NotImplementedError
