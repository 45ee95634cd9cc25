"""What tells one battle from another: places taken, objectives of divisions, bridges of pontoons."""

from __future__ import annotations

from desktop.games.battles.state import events as ev
from desktop.mechanics.presenting import Milestones

MILESTONES: Milestones = {
    ev.ControlChanged: lambda world, event: (
        f"taken {event.side} {event.hex}" if event.hex in world.victory_hexes else ""
    ),
    ev.ObjectiveTaken: lambda _, event: f"objective {event.division}",
    ev.PontoonBuilt: lambda *_: "pontoon",
}
