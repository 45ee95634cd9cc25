"""What single cards do, ask and stop is registered under their ids."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def under(key: Any, known: dict[Any, Any], twice: str) -> Callable[[T], T]:
    """What follows is found by a key from now on; two under one are a fault, in these words."""

    def register(thing: T) -> T:
        if known.setdefault(key, thing) is not thing:
            raise TypeError(twice)
        return thing

    return register
