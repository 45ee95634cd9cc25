"""Events: facts in the past tense, derived from play for log, animation and tests; never replayed."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, ClassVar

from desktop.engine.records import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events. Fields hold ids, figures and flat tuples of them.

    `REVEALS` says that a secret came to light (a card turned up): nobody takes that back alone.
    """

    REVEALS: ClassVar[bool] = False

    @property
    def name(self) -> str:
        return type(self).__name__

    def facts(self) -> dict[str, Any]:
        return {f.name: getattr(self, f.name) for f in fields(self)}


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """A die was rolled for a purpose (a text key) by a player ("" for nobody)."""

    purpose: str
    player: str
    sides: int
    result: int


@dataclass(frozen=True, slots=True)
class PositionEdited(Event):
    """Somebody changed the position by hand, outside the rules."""

    change: str
