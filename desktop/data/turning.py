"""Changes that can be taken back and made again, of whatever is worked on: each is what it was before."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class Changes(Generic[T]):
    """What something was, and what it was before changes were taken back; at `most` so many are kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._done: list[T] = []
        self._undone: list[T] = []
        self._merging: object = None

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def note(self, before: T, merging: object = None) -> None:
        """Something is changed; changes that are `merging` by the same word are taken back together."""
        if merging is None or merging != self._merging:
            self._done.append(before)
            del self._done[: -self._most]
        self._merging = merging
        self._undone.clear()

    def part(self) -> None:
        """The next change stands by itself."""
        self._merging = None

    def undone(self, now: T) -> T:
        """What it was before the last change; `now` if there is none."""
        return self._turned(self._done, self._undone, now)

    def redone(self, now: T) -> T:
        return self._turned(self._undone, self._done, now)

    def _turned(self, taken: list[T], given: list[T], now: T) -> T:
        if not taken:
            return now
        given.append(now)
        self.part()
        return taken.pop()

    def forget_undone(self) -> None:
        """What was taken back is not made again."""
        self._undone.clear()

    def rewrite(self, change: Callable[[T], T]) -> None:
        """Change what it was all along."""
        self._done = [change(each) for each in self._done]
