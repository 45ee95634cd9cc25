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

    class Thing(UnitId, SpaceId, CardId):  # type: ignore[misc]
        """What an action names, once the question is known that it answers: of the kind that its verb says."""
else:  # a NewType is called for every id, and msgspec would have to look through it
    UnitId = SpaceId = CardId = Thing = str

NOTHING = Thing("")
"""No unit, no space, no card."""
