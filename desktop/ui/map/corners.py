"""What lies in the corners of the map: the small map, the legend and its button; none on another, none on a box."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from desktop.ui.map.legend import Legend
from desktop.ui.map.minimap import MiniMap
from desktop.ui.map.view import MapView

MARGIN = 10
"""Between what lies in a corner and the edges, in pixels."""
GAP = 4


class Corners:
    """Attributes: key (the button of the legend, always at hand)."""

    def __init__(self, view: MapView, minimap: MiniMap, legend: Legend) -> None:
        self._view, self._minimap, self._legend = view, minimap, legend
        self.key = QToolButton(view.viewport())
        self.key.setObjectName("map-key")
        self.key.setCursor(Qt.CursorShape.ArrowCursor)
        self.key.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def follow(self, action: QAction, text: str) -> None:
        """Have the button do what a command does, and show whether that is on."""
        self.key.setText(text)
        self.key.setToolTip(f"{action.text()} ({action.shortcut().toString()})")
        self.key.setCheckable(True)
        self.key.clicked.connect(action.trigger)
        action.toggled.connect(self.key.setChecked)

    def cover(self, height: int) -> None:
        """Something lies over the lower edge of the map, so high."""
        if height != self._view.covered:
            self._view.covered = height
            self._view.changed.emit()

    def _room(self) -> QSize:
        size = self._view.viewport().size()
        return QSize(size.width(), size.height() - self._view.covered)

    def place(self) -> None:
        """After a change of the view, of the window or of what is shown in a corner."""
        room = self._room()
        self.key.adjustSize()
        low = max(GAP, room.height() - self.key.height() - MARGIN)
        self.key.move(MARGIN, low)
        if not self._legend.isHidden():
            self._legend.fit(QSize(room.width(), low))
            self._legend.move(MARGIN, max(GAP, low - self._legend.height() - GAP))
        self._place_minimap()

    def _place_minimap(self) -> None:
        """In the corner where it stands, or in another one: it covers no box and nothing that waits there."""
        small, room = self._minimap, self._room()
        if small.isHidden():
            return
        left = MARGIN + self.key.width() + GAP
        right, low = room.width() - small.width() - MARGIN, room.height() - small.height() - MARGIN
        corners = [QPoint(right, low), QPoint(right, MARGIN), QPoint(left, low), QPoint(MARGIN, MARGIN)]
        corners.sort(key=lambda corner: corner != small.pos())
        free = [corner for corner in corners if not self._boxes_at(QRect(corner, small.size()))]
        if free and room.width() >= small.width() * 3:
            small.move(free[0])
        else:
            small.hide()

    def _boxes_at(self, spot: QRect) -> bool:
        area = self._view.mapToScene(spot).boundingRect()
        return any(area.intersects(box) for box in self._view.boxes())
