"""Readings of unclear rules that the players can switch: each ruling with a switch is a class, its choices its members.

`RiverAttack.of(world) is RiverAttack.ANY` asks which reading is in force. The class is named like the ruling
(`river_attack` in `rulings.yaml`); a test holds the two to each other.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Protocol, Self

_CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z0-9])")


class Optioned(Protocol):
    """A world that knows the readings in force."""

    def option(self, ruling: str) -> str: ...


class Reading(StrEnum):
    """Base of the readings of a ruling."""

    @classmethod
    def ruling(cls) -> str:
        """The id of the ruling."""
        return _CAPITAL.sub("_", cls.__name__).lower()

    @classmethod
    def of(cls, world: Optioned) -> Self:
        """The reading in force."""
        return cls(world.option(cls.ruling()))
