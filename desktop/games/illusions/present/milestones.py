"""What tells one war in the East from another: VP places and forts that fall, nations that come and go, revolution."""

from __future__ import annotations

from desktop.games.illusions.data.world import World
from desktop.games.illusions.state import events as ev
from desktop.mechanics.presenting import Milestones


def _taken(world: World, event: ev.ControlChanged) -> str:
    """A space that counts for victory, or a capital."""
    space = world.spaces[event.space]
    return f"taken {event.side} {event.space}" if (space.vp or space.capital) and event.side else ""


MILESTONES: Milestones = {
    ev.ControlChanged: _taken,
    ev.FortDestroyed: lambda _, event: f"fort {event.space}",
    ev.NationJoined: lambda _, event: f"joins {event.nation}",
    ev.NationCollapsed: lambda _, event: f"collapses {event.nation}",
    ev.NationRecovered: lambda _, event: f"recovers {event.nation}",
    ev.RevolutionChanged: lambda _, event: f"revolution {event.stage}",
    ev.TreatySigned: lambda *_: "treaty",
    ev.CommitmentRaised: lambda _, event: f"commitment {event.side} {event.level}",
}
