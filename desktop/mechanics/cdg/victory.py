"""Levels of victory by victory points."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar


class Bounded(Protocol):
    """Reached with points within these bounds; None is no bound."""

    @property
    def least(self) -> int | None: ...

    @property
    def most(self) -> int | None: ...


L = TypeVar("L", bound=Bounded)


def level_at(levels: Iterable[L], vp: int) -> L:
    """The level of victory that so many points give."""
    for level in levels:
        if (level.least is None or vp >= level.least) and (level.most is None or vp <= level.most):
            return level
    raise ValueError(f"no level of victory for {vp} VP")
