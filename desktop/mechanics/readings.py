"""Readings of unclear rules that the players can switch: each ruling with a switch is a class, its choices its members.

`RiverAttack.of(world) is RiverAttack.ANY` asks which reading is in force. The class is named like the ruling
(`river_attack` in `rulings.yaml`); a test holds the two to each other.
"""

from __future__ import annotations

import re
from enum import StrEnum
from functools import cache
from typing import Protocol, Self

_CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z0-9])")


@cache
def _ruling(name: str) -> str:
    return _CAPITAL.sub("_", name).lower()


class Optioned(Protocol):
    """A world that knows the readings in force."""

    def option(self, ruling: str) -> str: ...


class Reading(StrEnum):
    """Base of the readings of a ruling."""

    @classmethod
    def ruling(cls) -> str:
        """The id of the ruling."""
        return _ruling(cls.__name__)

    @classmethod
    def of(cls, world: Optioned) -> Self:
        """The reading in force."""
        return cls(world.option(cls.ruling()))


def options_of(*readings: Reading) -> dict[str, str]:
    """The options by which these readings are in force."""
    return {reading.ruling(): reading.value for reading in readings}


class GameWorld:
    """Base of the immutable part of every game: it knows the readings in force."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options

    def option(self, ruling: str) -> str:
        """The reading in force of a ruling that can be switched."""
        return self.options[ruling]
