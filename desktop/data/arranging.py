"""Arranging a set-up by hand: what a game must know so that counters can be set down in a scenario's file.

It works on the plain content of the file, as it is written, and changes it in place; what comes of it is checked by the
reader of the game. A ValueError says in a sentence why something cannot be done.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, runtime_checkable

from msgspec import Struct

Data = dict[str, Any]
"""A scenario's file."""


Pairs = tuple[tuple[str, str], ...]


ONE_MORE = "+"
"""Before the id of a kind of unit of which there are any number."""


class Spare(Struct, frozen=True):
    """A unit that the scenario does not use yet."""

    id: str
    name: str
    side: str


class Arranger(Protocol):
    """The set-up of one game's scenarios."""

    def where(self, data: Data, world: Any) -> Mapping[str, str]:
        """Pieces that stand elsewhere than where the table has them when the game begins: the space of each."""

    def spare(self, data: Data, world: Any) -> list[Spare]:
        """Units that the table does not know because the scenario does not use them."""

    def put(self, data: Data, world: Any, piece: str, start: str, end: str) -> None:
        """Move a piece from a space to another; "" is off the map."""

    def holders(self, sides: Pairs) -> Pairs:
        """Who may be given control of a space, by id and name: the sides of the game, or the powers it has instead."""

    def give(self, data: Data, world: Any, space: str, side: str) -> None:
        """Give control of a space to a side, or with "" to nobody."""

    def clear(self, data: Data) -> None:
        """Take every unit off the map."""

    def moved(self, world: Any, piece: str, start: str, end: str) -> str:
        """How a piece is moved in a position the scenario begins in: a change by hand in words; "" is off the map."""

    def given(self, world: Any, space: str, side: str) -> str:
        """How control of a space is given by hand in such a position."""


class Pile(Struct, frozen=True):
    """Cards that a set-up lists together.

    Attributes:
        id: hand, deck, played, lasting, given or pool.
        place: where the file lists them.
        brings, bars: the piles in which a card is as well, and cannot be, if it is in this one.
    """

    id: str
    place: tuple[str | int, ...]
    brings: tuple[str, ...] = ()
    bars: tuple[str, ...] = ()


@runtime_checkable
class Dealer(Protocol):
    """The cards of the set-ups of one game."""

    def cards(self, world: Any, side: str) -> list[str]:
        """The cards that a side may have, by id, in the order of their numbers."""

    def piles(self, data: Data, side: str) -> list[Pile]:
        """Where a set-up lists cards of a side."""


class Arrival(Struct, frozen=True):
    """A group of units that comes on a turn, by one of some places, in a set-up that lists it under a key."""

    key: str
    turn: int
    units: tuple[str, ...]
    places: tuple[str, ...]


@runtime_checkable
class Arrivals(Protocol):
    """The units that come later in the set-ups of one game."""

    def arrivals(self, data: Data) -> list[Arrival]:
        """All groups, the earliest first."""

    def places(self, world: Any) -> list[str]:
        """The places by which units may come."""

    def spare(self, data: Data, world: Any) -> list[Spare]:
        """Units that the scenario does not use."""

    def arrive(self, data: Data, key: str, turn: int) -> None:
        """Have a group come on a turn; a key that is not there begins a group."""

    def enlist(self, data: Data, key: str, unit: str, *, on: bool) -> None:
        """Have a unit come with a group, or not."""

    def enter(self, data: Data, key: str, place: str, *, on: bool) -> None:
        """Have a group come by a place, or not."""

    def dismiss(self, data: Data, key: str) -> None:
        """Have a group not come at all."""


def gone(listed: list[Any], entry: Any) -> None:
    """Take one entry out of a list, if it is there."""
    if entry in listed:
        listed.remove(entry)
