"""20.4 The Siege Phase."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.engine.ids import SpaceId
from desktop.games.illusions.rules.cards.przemysl import siege_drm
from desktop.games.illusions.rules.map import control
from desktop.games.illusions.state import combat_events as ev
from desktop.games.illusions.state.state import IllusionsState

SIEGE = "siege"


class SiegePhase(Frame, kw_only=True):
    """20.4.1 A roll for every besieged fort; sieges are not combat, so no weather (20.4.2)."""

    STEPS = ("roll",)

    def run_roll(self, state: IllusionsState) -> None:
        for space in sorted(state.sieges):
            self._roll(state, space, state.sieges[space])

    def _roll(self, state: IllusionsState, space: SpaceId, side: str) -> None:
        """20.4.1b More than the fort's factor: it surrenders and is destroyed, the besieger takes control."""
        factor, modifier = state.world.forts[space], siege_drm(state, space)
        die = state.roll(SIEGE, side, state.world.limits.die_faces)
        fallen = die + modifier > factor
        state.record_surrender(ev.SurrenderRolled(space, die, modifier, factor, fallen))
        if fallen:
            state.destroy_fort(space, SIEGE)
            control.take(state, space, side, SIEGE)
