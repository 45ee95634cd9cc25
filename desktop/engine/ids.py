"""Ids that mypy tells apart: a unit is no space, and neither is a card. At run time they are plain strings.

They get their type where data is loaded: by the annotation of a field. Whatever only shows or tells of a thing takes
any string.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

if TYPE_CHECKING:
    UnitId = NewType("UnitId", str)
    SpaceId = NewType("SpaceId", str)
    """A point, hex or area of a map, or a box beside it."""
    CardId = NewType("CardId", str)
    CityId = NewType("CityId", str)
    """A city in an area of the map, which may bear the same id."""
    RegionId = NewType("RegionId", str)
    """Several areas together; one of them may bear the same id, and so may a faction."""
    GroupId = NewType("GroupId", str)
    """Units that move and fight together."""
    FactionId = NewType("FactionId", str)
    EventId = NewType("EventId", str)
    """An event that is on one or more cards."""
    EventCardId = NewType("EventCardId", str)
    """One of the cards of an event, which may bear its id."""

    class Thing(  # type: ignore[misc]
        UnitId, SpaceId, CardId, CityId, RegionId, GroupId, FactionId, EventId, EventCardId
    ):
        """What an action names, once the question is known that it answers: of the kind that its verb says."""
else:  # a NewType is called for every id, and msgspec would have to look through it
    UnitId = SpaceId = CardId = CityId = RegionId = GroupId = FactionId = EventId = EventCardId = Thing = str

NOTHING = Thing("")
"""No unit, no space, no card; nothing of any kind that actions name."""
