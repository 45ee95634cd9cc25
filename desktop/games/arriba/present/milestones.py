"""What tells one war in Spain from another: regions and key cities taken, powers won over, factions purged."""

from __future__ import annotations

from desktop.games.arriba.state import events as ev
from desktop.mechanics.presenting import Milestones

MILESTONES: Milestones = {
    ev.ControlChanged: lambda _, event: f"region {event.after} {event.region}" if event.after else "",
    ev.KeyCityTaken: lambda _, event: f"city {event.after} {event.city}" if event.after else "",
    ev.AttitudeMoved: lambda _, event: f"power {event.power} {event.after}",
    ev.FactionPurged: lambda _, event: f"purged {event.faction}",
}
