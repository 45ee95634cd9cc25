"""The Decision dock takes the room that its question needs from the panels below it, and gives it back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow

from desktop.ui.widgets.text import em

LEAST_BELOW, LEAST_SHARE = 15, 0.33
"""What the panels below keep, in line heights, and where letters are large, of the column."""
WORDS_BELOW = 0.4
"""The share of the column that they keep from words which only explain."""
SLACK = 2
"""Qt puts a border so many pixels beside where it was asked to."""


class DecisionRoom(QObject):
    """Moves the border below the Decision dock, as long as the player has not put it anywhere."""

    def __init__(self, window: QMainWindow, docks: Mapping[str, QDockWidget], in_front: Callable[[str], bool]) -> None:
        super().__init__(window)
        self._window, self._docks, self._in_front = window, docks, in_front
        self._decision = docks["decision"]
        self._own = 0.0
        """The share of the column that the dock has in its layout."""
        self._given: tuple[int, int] | None = None
        """The height that it was given last, and that of the column."""
        self._reached = (0, 0, 0)
        """The height that was asked for last, that of the column, and the one that came of it: Qt lays everything out
        each time that it is asked."""

    def begin(self) -> None:
        """A layout has been made: whatever share the dock has there is its own."""
        self._own = self._decision.height() / max(1, self._column(self._below()))
        self._given = None

    def give_back(self) -> None:
        """The layout as it is without what a question has taken."""
        below = self._below()
        if self._given is not None and self._is_ours(below):
            self._resize(below, round(self._own * self._column(below)))
        self._given = None

    def fit(self, needed: int, in_all: int = 0) -> None:
        """A question needs so much height within the dock, and so much with all that is explained below it."""
        below, dock, panel = self._below(), self._decision, self._decision.widget()
        if not below or panel is None or dock.isFloating() or not dock.isVisible() or not self._is_ours(below):
            return
        column, title = self._column(below), dock.height() - panel.height()
        most = column - min(LEAST_BELOW * em(), round(LEAST_SHARE * column))
        wanted = max(round(self._own * column), min(needed + title, most))
        if in_all + title <= (1 - WORDS_BELOW) * column:
            wanted = max(wanted, in_all + title)
        if wanted != dock.height() and (wanted, column, dock.height()) != self._reached:
            self._resize(below, wanted)
            self._reached = wanted, column, dock.height()
        self._given = dock.height(), column

    def _below(self) -> list[QDockWidget]:
        """What else can be seen in the column of the dock; nothing where docks stand side by side there."""
        area = self._window.dockWidgetArea(self._decision)
        found = [
            dock
            for name, dock in self._docks.items()
            if dock is not self._decision
            and not dock.isFloating()
            and self._window.dockWidgetArea(dock) == area
            and self._in_front(name)
        ]
        return found if all(dock.x() == self._decision.x() for dock in found) else []

    def _column(self, below: Sequence[QDockWidget]) -> int:
        return sum(dock.height() for dock in (self._decision, *below))

    def _is_ours(self, below: Sequence[QDockWidget]) -> bool:
        """Whether the border still lies where it was put; in a column of another height it lies where Qt has put it."""
        if self._given is None:
            return True
        height, column = self._given
        return self._column(below) != column or abs(self._decision.height() - height) <= SLACK

    def _resize(self, below: Sequence[QDockWidget], height: int) -> None:
        rest = self._column(below) - height
        heights = [height, *(rest // len(below) for _ in below)]
        self._window.resizeDocks([self._decision, *below], heights, Qt.Orientation.Vertical)
        layout = self._window.layout()
        if layout is not None:
            layout.activate()
