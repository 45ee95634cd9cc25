"""What tells one war in Spain from another: places that score, Madrid judged, the government, the strait."""

from __future__ import annotations

from desktop.games.crusade.data.world import World
from desktop.games.crusade.state import events as ev
from desktop.mechanics.presenting import Milestones

JUDGED = "madrid_evaluation"


def _taken(world: World, event: ev.ControlChanged) -> str:
    """A space that moves VP or morale."""
    space = world.spaces[event.space]
    counts = space.vp_value or space.rm_value or space.main_city or space.capital
    return f"taken {event.side} {event.space}" if counts and event.side else ""


MILESTONES: Milestones = {
    ev.ControlChanged: _taken,
    ev.Scored: lambda _, event: f"madrid {event.vp:+d}" if event.cause == JUDGED else "",
    ev.GovernmentChanged: lambda _, event: f"government {event.government}",
    ev.StraitChanged: lambda _, event: f"strait {event.side}",
}
