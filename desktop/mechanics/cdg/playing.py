"""The event of a card: its effects, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.engine.frame import Frame
from desktop.mechanics.cdg.protocols import CdgState, CdgWorld


class EventFrame(Frame, kw_only=True):
    """`done` counts the effects carried out. A game adds `run_record`, after which the card counts as played."""

    side: str
    card: str
    done: int = 0

    # -- what a game says, of its own state and effects: hence Any ---------------------------------
    def effects_of(self, state: Any) -> Sequence[Any]:
        """The effects in the order they are carried out."""
        world: CdgWorld = state.world
        return world.cards[self.card].effects

    def carry_out(self, state: Any, effect: Any) -> Frame | None:
        """Do what an effect says, or give the procedure that somebody must go through."""
        raise NotImplementedError

    # -- carrying out ------------------------------------------------------------------------------
    def run_effects(self, state: CdgState) -> Frame | None:
        found = self.effects_of(state)
        if self.done >= len(found):
            return None
        self.go("effects")
        effect = found[self.done]
        self.done += 1
        return self.carry_out(state, effect)
