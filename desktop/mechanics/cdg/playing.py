"""The event of a card: its effects, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from desktop.engine.frame import Frame
from desktop.engine.ids import CardId
from desktop.mechanics.cdg.protocols import S

E = TypeVar("E")
"""The effects of a game's events."""


class EventFrame(Frame, Generic[S, E], kw_only=True):
    """`done` counts the effects carried out. A game adds `run_record`, after which the card counts as played."""

    side: str
    card: CardId
    done: int = 0

    # -- what a game says --------------------------------------------------------------------------
    def effects_of(self, state: S) -> Sequence[E]:
        """The effects in the order they are carried out."""
        raise NotImplementedError

    def carry_out(self, state: S, effect: E) -> Frame | None:
        """Do what an effect says, or give the procedure that somebody must go through."""
        raise NotImplementedError

    # -- carrying out ------------------------------------------------------------------------------
    def run_effects(self, state: S) -> Frame | None:
        found = self.effects_of(state)
        if self.done >= len(found):
            return None
        self.go("effects")
        effect = found[self.done]
        self.done += 1
        return self.carry_out(state, effect)
