"""When garbage is collected: between two events, never in the middle of what Qt is doing."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

LOOK_EVERY_MS = 1000


class Collector(QObject):
    """Python's collector, started by a timer instead of by the next object that is made.

    Qt often goes through a list of widgets (a new font, a new palette, a search among children) and calls us for each.
    A collection that starts in such a call may end widgets further down the list, which Qt then reads after their end.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY_MS)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> int | None:
        """Collect the oldest generation that is due, and say which; None if none is."""
        counts, limits = gc.get_count(), gc.get_threshold()
        if counts[0] <= limits[0]:
            return None
        due = [0] + [older for older in (1, 2) if all(counts[n] > limits[n] for n in range(1, older + 1))]
        gc.collect(due[-1])
        return due[-1]
