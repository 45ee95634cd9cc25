"""Events: facts in the past tense, derived from play for log, animation and tests; never replayed."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct

HEADING, PHASE, ACTION, DETAIL = range(4)
"""Levels of a line of the log: of a turn, of a phase, of what a player does, of what follows from it."""

NOTED, WEIGHTY, GRAVEST = range(1, 4)
"""What is news: a loss, a capture, a card played as an event; a battle, points of victory; what all must hear of."""


class Event(Struct, frozen=True):
    """Base of all events. Fields hold ids, figures and flat tuples of them.

    Attributes:
        RULE: the rule that a line of the log about it leads to; "" if that depends on its facts.
        LEVEL: of that line.
        REVEALS: a secret came to light (a card turned up): nobody takes that back alone.
        ENDS_FIGHT: a fight is over with it; what comes later is none of its doing.
        COST: what a fight costs or gains: told with its result before anything else.
        ASIDE: a roll in the middle of a fight that is no die of either side's: told beside theirs.
        GRAVE: what kind of change it is, of which all at the table should hear at once: weather, event, alliance,
            government, surrender, revolution, a retreat that calls a fight off, or end; "" if it is not. A log may
            tell more closely which.
        NEWS: how much it matters to whoever was away; 0 if it is not told to him. What is GRAVE matters most.
        CHANGES: the facts that are others now, on which kept answers rest (`engine/kept.py`).
    """

    RULE: ClassVar[str] = ""
    LEVEL: ClassVar[int] = DETAIL
    REVEALS: ClassVar[bool] = False
    ENDS_FIGHT: ClassVar[bool] = False
    COST: ClassVar[bool] = False
    ASIDE: ClassVar[bool] = False
    GRAVE: ClassVar[str] = ""
    NEWS: ClassVar[int] = 0
    CHANGES: ClassVar[int] = 0

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
