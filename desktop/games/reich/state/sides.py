"""1.0 The two sides and the powers they play."""

from __future__ import annotations

from desktop.games.reich.data.world import ALLIES, AXIS, OPPONENT, POWERS_OF, SIDE_OF, SIDES, SOVIET, WESTERN

__all__ = ["ALLIED_POWERS", "ALLIES", "AXIS", "SHARED_MALL", "SIDES", "SIDE_OF", "SOVIET", "STAR", "WESTERN",
           "enemy_of", "own_mall", "side_of"]  # fmt: skip

ALLIED_POWERS = POWERS_OF[ALLIES]
SHARED_MALL = "both"
STAR = {WESTERN: "white", SOVIET: "red"}
"""4.2 The star an Allied event carries for each power."""
_MALL = {AXIS: "axis", ALLIES: "allied"}


def side_of(power: str) -> str:
    """The player of a power; nobody for neutrals and uncontrolled zones."""
    return SIDE_OF.get(power, "")


def enemy_of(side: str) -> str:
    return OPPONENT[side]


def own_mall(side: str) -> str:
    """4.2.4 The mall of a side's own events."""
    return _MALL[side]
