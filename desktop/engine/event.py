"""Events: facts in the past tense, derived from play for log, animation and tests; never replayed."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct


class Event(Struct, frozen=True):
    """Base of all events. Fields hold ids, figures and flat tuples of them.

    `REVEALS` says that a secret came to light (a card turned up): nobody takes that back alone.
    """

    REVEALS: ClassVar[bool] = False

    @property
    def name(self) -> str:
        return type(self).__name__

    def facts(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__struct_fields__}


class DieRolled(Event, frozen=True):
    """A die was rolled for a purpose (a text key) by a player ("" for nobody)."""

    purpose: str
    player: str
    sides: int
    result: int


class PositionEdited(Event, frozen=True):
    """Somebody changed the position by hand, outside the rules."""

    change: str
