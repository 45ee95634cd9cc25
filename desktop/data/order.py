"""The order in which games were last played: the clock, but never behind what was seen (it may have been put back)."""

from __future__ import annotations

_LATEST = 0
_FAR = 2**60
_MILLI = 1000


def saw(order: int) -> None:
    """Whatever is kept from now on comes after this."""
    global _LATEST
    if order < _FAR:
        _LATEST = max(_LATEST, order)


def after_all(seconds: float) -> int:
    """A number for what happens now, above all that were seen."""
    saw(_LATEST + 1)
    saw(int(seconds * _MILLI))
    return _LATEST


def rank(order: int) -> int:
    """What lists sort by; a number that no clock can have given counts for nothing."""
    return order if 0 <= order < _FAR else 0
