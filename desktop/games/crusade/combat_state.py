"""11.0 What is remembered of the combat under way, and its mutators."""

from __future__ import annotations

from desktop.engine.frame import State
from desktop.engine.records import dataclass


@dataclass(kw_only=True)
class CombatMutators(State):
    """Mutators of the combat under way."""
