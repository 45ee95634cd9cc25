"""What tells one war in Europe from another: areas that count, forts and fleets, operations, Italy."""

from __future__ import annotations

from desktop.games.reich.data.world import World
from desktop.games.reich.state import events as ev
from desktop.games.reich.state.sides import side_of
from desktop.mechanics.presenting import Milestones


def _taken(world: World, event: ev.ControlChanged) -> str:
    """A production centre or a capital that changes hands between the sides."""
    area = world.areas[event.area]
    before, after = side_of(event.before), side_of(event.power)
    return f"taken {after} {event.area}" if (area.production or area.capital) and before != after else ""


MILESTONES: Milestones = {
    ev.ControlChanged: _taken,
    ev.FortPlaced: lambda _, event: f"fort {event.side}",
    ev.FleetPlaced: lambda _, event: f"fleet {event.side}",
    ev.OperationLaunched: lambda _, event: f"operation {event.operation}",
    ev.ItalySurrendered: lambda *_: "italy",
    ev.PactEnded: lambda *_: "pact",
}
