"""The event of a card: its effects, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.engine.frame import Frame


class EventFrame(Frame, kw_only=True):
    """`done` counts the effects carried out. A game adds `run_record`, after which the card counts as played."""

    side: str
    card: str
    done: int = 0

    def effects_of(self, state: Any) -> Sequence[Any]:
        """The effects in the order they are carried out."""
        effects: Sequence[Any] = state.world.cards[self.card].effects
        return effects

    def carry_out(self, state: Any, effect: Any) -> Frame | None:
        """Do what an effect says, or give the procedure that somebody must go through."""
        raise NotImplementedError

    def run_effects(self, state: Any) -> Frame | None:
        found = self.effects_of(state)
        if self.done >= len(found):
            return None
        self.go("effects")
        effect = found[self.done]
        self.done += 1
        return self.carry_out(state, effect)
