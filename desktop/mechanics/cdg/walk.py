"""Units that leave a space one after the other, each along a way of its owner's choice."""

from __future__ import annotations

from typing import ClassVar, Generic

from desktop.engine.action import Action
from desktop.engine.decision import Decision, Message
from desktop.engine.frame import Frame, State
from desktop.engine.ids import NOTHING, SpaceId, UnitId
from desktop.mechanics.cdg import verbs
from desktop.mechanics.cdg.protocols import S
from desktop.mechanics.cdg.retreat import Way, Ways


class Walk(Frame, Generic[S], kw_only=True):
    """The steps `unit`, `way` and `gone` of a retreat; games say who must go, along which ways, and what follows.

    `unit` is the one on its way and `walked` the spaces it has entered.
    """

    WAY_RULE: ClassVar[str] = ""
    AFTER: ClassVar[str] = "end"
    """The step that follows when everybody has gone."""
    side: str
    unit: UnitId = NOTHING
    walked: list[SpaceId] = []

    # -- what games say ----------------------------------------------------------------------------
    def staying(self, state: S) -> list[UnitId]:
        """Units that have still to go."""
        raise NotImplementedError

    def ways(self, state: S, unit: UnitId) -> Ways:
        """The ways open to a unit that has not gone yet."""
        raise NotImplementedError

    def depart(self, state: S, unit: UnitId, way: Way) -> Frame | None:
        """A unit goes its way; an empty one means that there is none."""
        raise NotImplementedError

    def chooser(self, state: S, unit: UnitId) -> str:
        """Who decides for a unit."""
        return self.side

    # -- the way -----------------------------------------------------------------------------------
    def current(self, state: S) -> UnitId:
        """The unit on its way: the one chosen, or the first there is."""
        if self.unit:
            return self.unit
        staying = self.staying(state)
        return staying[0] if staying else NOTHING

    def next_spaces(self, state: S, unit: UnitId) -> tuple[SpaceId, ...]:
        return self.ways(state, unit).next_spaces(tuple(self.walked))

    def ask_way(self, state: S) -> Decision | None:
        """One space at a time; where only one is open nobody is asked."""
        unit = self.current(state)
        spaces = self.next_spaces(state, unit) if unit else ()
        if len(spaces) <= 1:
            return None
        actions = [verbs.TO(space) for space in spaces]
        prompt = Message.of("retreat.where", unit=unit)
        if self.walked:
            prompt = Message.of("retreat.further", unit=unit, space=self.walked[-1])
        return Decision.of(self.chooser(state, unit), self.WAY_RULE, prompt, actions, subjects=(unit,))

    def on_way(self, state: S, action: Action) -> None:
        self.unit = self.current(state)
        self.walked.append(action.target)

    def run_gone(self, state: S) -> Frame | None:
        """Walk on where only one space is open; at the end of the way the unit is gone."""
        self.unit = self.current(state)
        if not self.unit:
            self.go(self.AFTER)
            return None
        spaces = self.next_spaces(state, self.unit)
        if len(spaces) == 1:
            self.walked.append(spaces[0])
            self.go("way")
            return None
        unit, way = self.unit, tuple(self.walked)
        self.unit, self.walked = NOTHING, []
        self.go("unit")
        return self.depart(state, unit, way)


def come_to(state: State, unit: UnitId) -> SpaceId:
    """The space that a unit on its way has come to; "" for one that is not under way. Its place changes at the end."""
    frames = (frame for frame in state.stack if isinstance(frame, Walk) and frame.unit == unit and frame.walked)
    return next((frame.walked[-1] for frame in frames), NOTHING)
