"""How much of a hand is shown."""

from __future__ import annotations

from enum import Enum, auto


class HandPart(Enum):
    """What there is room for: whole cards and their uses, small cards, or nobody's cards at all."""

    WHOLE = auto()
    SMALL = auto()
    HEAD = auto()
