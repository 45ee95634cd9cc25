"""How the events that both card-driven games share are told: variants, and what they point at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.engine.event import Event
from desktop.mechanics.cdg import events as ev
from desktop.mechanics.log_writer import Variant

QUIET: tuple[type[Event], ...] = (ev.RoundEnded, ev.SpaceUnmarked, ev.FlagSet, ev.ActionTaken)
VARIANTS: dict[type[Event], Variant] = {
    ev.PhaseBegan: lambda e: e.phase,
    ev.CardPlayed: lambda e: e.use,
    ev.CardsDrawn: lambda e: "" if e.number else None,
    ev.CardDiscarded: lambda e: None if e.cause == "played" else e.cause,
    ev.UnitsMoved: lambda e: e.kind,
    ev.UnitPlaced: lambda e: None if e.cause == "setup" else e.cause,
    ev.ControlChanged: lambda e: e.cause,
    ev.RpRecorded: lambda e: "more" if e.change > 0 else "less" if e.change < 0 else None,
    ev.GameEnded: lambda e: e.reason,
}
MINOR: dict[type[Event], Callable[[Any], bool]] = {ev.CardPlayed: lambda e: e.use != "event"}
SPACES = ("space", "target", "place", "path")
PIECES = ("unit", "units")
TOLD_DICE = ("build", "fire", "combat", "assault")


def journey(event: ev.UnitsMoved) -> dict[str, object]:
    """From where to where units went, and how far."""
    return {"origin": event.path[0], "place": event.path[-1], "n": len(event.path) - 1}
