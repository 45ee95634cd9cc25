"""What other chapters provide, looked up late so that the sequence of play can stand before them.

Asked for so far: supply.status(state, unit) -> full, limited or out (14.0); victory.end_by_level(state, reason) (5.2);
neutrals.breach(state, side, breach) (26.3.1d) and neutrals.before_action(state, side, card, use) (26.3.2: a pending
AP-40); treaty.why_not_enter(state, unit, place) and treaty.why_not_leave(state, units, place) (28.0d);
landings.arrived(state, units, path) after a move (25.3, 25.4); uprisings.nations_to_rise(state, side) (23.3.1d);
conditions.why_not_event(state, card) (9.7.1c). Frames: combat.Attacks(side), redeploy.Redeploy(side, points),
replacement.Replacement(side), attrition.Attrition(), siege.SiegePhase(), war_status.WarStatus(),
rebellion.Rebellion(), rebellion.PlaceUprising(side, nation), turn_marker.TurnMarker() (23.4.1c, 28.0c, as a turn
begins), play_event.PlayEvent(side, card).
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from desktop.engine.frame import Frame
from desktop.games.illusions.state import IllusionsState

PACKAGE = "desktop.games.illusions"


@cache
def module(name: str) -> Any:
    """A module of the game, or None while it does not exist."""
    full = f"{PACKAGE}.{name}"
    return import_module(full) if find_spec(full) else None


def frame(name: str, kind: str, **fields: object) -> Frame | None:
    """A procedure, or None while it does not exist."""
    found = getattr(module(f"procedures.{name}"), kind, None)
    return found(**fields) if found else None


def supply_status(state: IllusionsState, unit: str) -> str:
    """14.0 full, limited (an ally's source only) or out."""
    supply = module("supply")
    return supply.status(state, unit) if supply else "full"


def supplied_at(state: IllusionsState, side: str, place: str) -> bool:
    """12.7.3e, 12.8.1c Whether a unit of a side that ends in a place is in supply, the place being its own then."""
    asked = getattr(module("supply"), "supplied_at", None)
    return bool(asked(state, side, place)) if asked else True
