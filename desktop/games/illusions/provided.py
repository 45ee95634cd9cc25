"""What other chapters provide, looked up late so that the sequence of play can stand before them."""

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
