"""Records of the world: an event card, a paratroop drop."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct


class EventCard(Struct, frozen=True):
    """One of the 56 cards. An event with a single copy gives its id to its card."""

    id: str
    event: str
    copy: int
    number: int
    """Our numbering; the printed one is not known."""


class Drop(NamedTuple):
    """6.5.1 A land area exactly two steps away, and the areas that lie between."""

    target: str
    between: tuple[str, ...]
