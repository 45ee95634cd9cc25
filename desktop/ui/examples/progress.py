"""What the reader has done: examples read to their end, and the step of the one that was left."""

from __future__ import annotations

from PySide6.QtCore import QSettings

_DONE = "examples/done"
_LEFT = "examples/left"


class Progress:
    """Remembered between sessions. Keys are `game/id`."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    def is_done(self, key: str) -> bool:
        return str(self._store.value(f"{_DONE}/{key}", "")) == "yes"

    def mark_done(self, key: str) -> None:
        self._store.setValue(f"{_DONE}/{key}", "yes")
        self._store.remove(f"{_LEFT}/{key}")

    def left_at(self, key: str) -> int:
        """The step of the main line at which an example was left; 0 for the beginning."""
        try:
            return max(0, int(str(self._store.value(f"{_LEFT}/{key}", 0))))
        except ValueError:
            return 0

    def leave_at(self, key: str, step: int) -> None:
        if step > 0:
            self._store.setValue(f"{_LEFT}/{key}", step)
        else:
            self._store.remove(f"{_LEFT}/{key}")

    def forget(self) -> None:
        self._store.remove("examples")
