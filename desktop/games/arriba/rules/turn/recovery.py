"""10 The Recovery Phase."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.arriba.rules.turn import recovery_options
from desktop.games.arriba.state.state import ArribaState


class Recovery(Frame, kw_only=True):
    """10 A die for each disrupted unit of the active side."""

    STEPS = ("roll",)
    side: str

    def run_roll(self, state: ArribaState) -> None:
        world = state.world
        state.begin_phase("recovery", self.side)
        own = [key for key, group in state.groups.items() if group.side == self.side]
        for unit in [unit for key in own for unit in state.units_of(key) if state.pieces[unit].disrupted]:
            modifier = recovery_options.modifier(state, unit)
            die = state.roll("recovery", self.side, world.limits.die_faces)
            recovered = die + modifier >= world.tables.recovery.target
            state.roll_recovery(unit, die, modifier, recovered=recovered)
