"""Views kept ready: few things change from one moment to the next, so each view is made once for each way it looks."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 6000


class Kept(Generic[T]):
    """Makes a view for a key once, and forgets all when there are too many."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._views: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        found = self._views.get(key)
        if found is None:
            if len(self._views) >= self._most:
                self._views.clear()
            found = self._views[key] = make()
        return found
