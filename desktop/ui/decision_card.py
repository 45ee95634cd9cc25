"""The decision on the map itself, while all docks are put away."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QVBoxLayout, QWidget

from desktop.ui.widgets.text import TextLabel, em

WIDTH, HEIGHT, MARGIN = 18, 15, 0.7
"""Of the card, at least, and around it, in line heights."""
MOST = 0.75
"""Of the map's height for a question that needs more."""


class DecisionCard(QFrame):
    """Holds the panel of the Decision dock over the map; it is carried by its title."""

    def __init__(self, board: QWidget, dock: QDockWidget) -> None:
        super().__init__(board)
        self._board, self._dock = board, dock
        self._panel: QWidget | None = None
        self._needed = 0
        self._grip: QPoint | None = None
        self._spot: QPoint | None = None
        """Where the player has put it."""
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setObjectName("decision-card")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(1, 1, 1, 1)
        self._column.setSpacing(0)
        self.handle = TextLabel(dock.windowTitle(), self, wrap=False)
        self.handle.setContentsMargins(6, 2, 6, 2)
        self.handle.setCursor(Qt.CursorShape.SizeAllCursor)
        self.handle.installEventFilter(self)
        self._column.addWidget(self.handle)
        board.installEventFilter(self)
        self.hide()

    def take(self) -> None:
        """Take the panel out of its dock and show it here."""
        if self._panel is None and (panel := self._dock.widget()) is not None:
            self._panel = panel
            self._column.addWidget(panel, 1)
            panel.show()
            self._place()
            self.show()
            self.raise_()

    def fit(self, needed: int) -> None:
        """A question needs so much height below the title."""
        if needed != self._needed:
            self._needed = needed
            if self._panel is not None:
                self._place()

    def give_back(self) -> None:
        """The dock has its panel again."""
        if self._panel is not None:
            panel, self._panel = self._panel, None
            self._column.removeWidget(panel)
            self._dock.setWidget(panel)
            self.hide()

    def _place(self) -> None:
        """At the upper left of the map, or where the player has put it, and never out of sight."""
        unit, room = em(), self._board.rect()
        frame = self.handle.sizeHint().height() + 4 * (self.frameWidth() + 1)
        wanted = min(self._needed + frame, round(MOST * room.height()))
        width, height = min(WIDTH * unit, room.width()), min(max(HEIGHT * unit, wanted), room.height())
        margin = round(MARGIN * unit)
        at = self._spot or QPoint(margin, margin)
        at = QPoint(max(0, min(at.x(), room.width() - width)), max(0, min(at.y(), room.height() - height)))
        self.setGeometry(QRect(at, at + QPoint(width - 1, height - 1)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._board:
            if event.type() == QEvent.Type.Resize and self._panel is not None:
                self._place()
        elif isinstance(event, QMouseEvent):
            return self._carry(event)
        return super().eventFilter(watched, event)

    def _carry(self, event: QMouseEvent) -> bool:
        at = self._board.mapFromGlobal(event.globalPosition().toPoint())
        if event.type() == QEvent.Type.MouseButtonPress:
            self._grip = at - self.pos()
        elif event.type() == QEvent.Type.MouseMove and self._grip is not None:
            self._spot = at - self._grip
            self._place()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            self._grip = None
        return True
