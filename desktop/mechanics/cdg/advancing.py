"""After a combat attackers advance, one after the other, as their owner likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.protocols import S

ADVANCE = "advance"


class AdvanceFrame(Frame, Generic[S], kw_only=True):
    """`unit` is the one that goes while its owner says how far. A game adds `ask_unit`, who may go and who decides."""

    WHERE: ClassVar[str]
    """The rule about how far."""
    side: str
    unit: UnitId = NOTHING

    def ends(self, state: S, unit: UnitId) -> Sequence[SpaceId]:
        """The places where a unit may end its advance."""
        raise NotImplementedError

    def advance(self, state: S, unit: UnitId, space: SpaceId) -> None:
        raise NotImplementedError

    def decides(self, state: S) -> str:
        return self.side

    def on_unit(self, state: S, action: Action) -> None:
        if action.verb == verbs.HALT:
            self.go("end")
            return
        ends = self.ends(state, action.target)
        if len(ends) == 1:
            self.advance(state, action.target, ends[0])
        else:
            self.unit = action.target
            self.next_step()

    def ask_space(self, state: S) -> Decision | None:
        if not self.unit:
            return None
        actions = [verbs.TO(space) for space in self.ends(state, self.unit)]
        prompt = Message.of("advance.where", unit=self.unit)
        return Decision.of(self.decides(state), self.WHERE, prompt, actions, subjects=(self.unit,))

    def on_space(self, state: S, action: Action) -> None:
        self.advance(state, self.unit, action.target)
        self.unit = NOTHING
        self.go("unit")


def advance_ends(state: S, unit: UnitId) -> Sequence[SpaceId]:
    """Where a unit may end the advance that is under way; nowhere if none is."""
    frame = state.stack[-1] if state.stack else None
    return frame.ends(state, unit) if isinstance(frame, AdvanceFrame) else ()
