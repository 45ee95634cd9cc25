"""10.2.2, 10.2.4 Positions and trenches are built after all movement."""

from __future__ import annotations

from desktop.engine.frame import Frame
from desktop.games.crusade.rules.map import fortification
from desktop.games.crusade.state import events as ev
from desktop.games.crusade.state.state import CrusadeState

BUILT = "built"
"""Why a work is placed."""


class Build(Frame, kw_only=True):
    """10.2.2, 10.2.4 A corps builds a position without fail; everything else is rolled for."""

    STEPS = ("build",)

    def run_build(self, state: CrusadeState) -> None:
        for space, unit in sorted(state.builders.items()):
            _try(state, space, unit)


def _try(state: CrusadeState, space: str, unit: str) -> None:
    """10.2.2 The roll with the modifier of earlier failures; a failure adds one, up to the most."""
    limits = state.world.limits
    work = fortification.next_work(state, space)
    failures = state.build_failures.get(space, 0)
    die = 0
    if fortification.needs_roll(state, unit, work):
        die = state.roll("build", state.active, limits.die_faces)
    built = die - failures <= limits.build_success
    state.record_build(ev.BuildTried(unit, space, work, die, -failures, built))
    if built:
        state.place_work(space, work, BUILT, state.extra_trenches.get(space, "stock"))
    now = 0 if built else min(limits.build_modifier_most, failures + 1)
    if now != failures:
        state.set_build_failures(space, now)
