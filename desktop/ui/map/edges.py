"""Panning at the edges of the map while something is carried: slowly at first."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QSize, QTimer, Signal

EDGE_PX = 28
FULL_SPEED = 16
STEP_MS = 16
RISE = 500 // STEP_MS
"""The full speed is reached after so many steps."""
PATIENCE = 600 // STEP_MS
"""So many steps go by first where the cursor is over a place that is meant, more likely than the edge."""


class EdgePan(QObject):
    """Says by how much to pan, step by step, while the cursor stays near an edge."""

    stepped = Signal(QPoint)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._way = QPoint()
        self._steps = 0
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self.step)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def watch(self, at: QPoint | None, size: QSize, *, over_goal: bool = False) -> None:
        """The cursor is here, in a view of this size, maybe over a place where what is carried may go; None stops."""
        self._way = QPoint()
        if at is not None:
            x = (at.x() > size.width() - EDGE_PX) - (at.x() < EDGE_PX)
            y = (at.y() > size.height() - EDGE_PX) - (at.y() < EDGE_PX)
            self._way = QPoint(x, y)
        if self._way.isNull():
            self._timer.stop()
        elif not self._timer.isActive():
            self._steps = -PATIENCE if over_goal else 0
            self._timer.start()

    def step(self) -> None:
        """One step on: a cursor that only passes the edge hardly moves the map."""
        self._steps = min(self._steps + 1, RISE)
        if self._steps <= 0:
            return
        self.stepped.emit(self._way * max(1, round(FULL_SPEED * (self._steps / RISE) ** 2)))
