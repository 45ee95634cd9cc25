"""Staging: the view of the map in which all that a reader is shown can be seen, clear of what lies over the map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from PySide6.QtCore import QPointF, QRect, QRectF

from desktop.ui.map.map_widget import MapWidget

LEAST_SEEN = 9.5
"""How many pieces wide the part of the board that is shown is at least."""
AROUND = 50.0
"""Board units shown around what is pointed at."""
LARGEST = 1.15
NEAR, FAR = 1.6, 0.55
"""A view is left as it is while its zoom is within these factors of the best one."""
BESIDE = 0.4
"""What is done besides is shown with it where that takes no more than this from the zoom."""
SHRUNK = 0.15
"""What is left out at each edge of a room where all of it is no use."""
GAP = 12
"""Pixels between what is pointed at and what lies over the map."""


class Staging:
    """Finds and sets the view of one map."""

    def __init__(self, board: MapWidget) -> None:
        self._map, self._view = board, board.view

    def show(self, area: QRectF, beside: QRectF) -> None:
        """Bring an area into view, with what lies beside it as far as there is room; no move where it is seen well."""
        scene = self._map.scene
        area = beside if area.isEmpty() else area
        if area.isEmpty() or scene.ground is None:
            return
        room = QRectF(self._view.viewport().rect())
        whole = area.united(beside) if not beside.isEmpty() else area
        if self._zoom(whole, room) < BESIDE * self._zoom(area, room):
            whole = area
        zoom = self._zoom(whole, room)
        if self.is_clear(whole) and zoom * FAR <= self._view.zoom() <= zoom * NEAR:
            return
        if not self._found(whole):
            self._map.minimap.hide()  # there is room for one of the two
        self._view.calm_down()

    def _zoom(self, area: QRectF, room: QRectF) -> float:
        wanted = self._wanted(area)
        return min(room.width() / wanted.width(), room.height() / wanted.height(), LARGEST)

    def _wanted(self, area: QRectF) -> QRectF:
        ground = self._map.scene.ground
        assert ground is not None
        least = ground.board.piece_size * LEAST_SEEN
        wide, high = max(AROUND, (least - area.width()) / 2), max(AROUND, (least - area.height()) / 2)
        return area.adjusted(-wide, -high, wide, high)

    # -- what lies over the map --------------------------------------------------------------------
    def obstacles(self) -> list[QRect]:
        """The small map, the legend and its button where they are now."""
        parts = (self._map.minimap, self._map.legend, self._map.corners.key)
        return [part.geometry() for part in parts if not part.isHidden()]

    def is_clear(self, area: QRectF) -> bool:
        """Whether all of an area is in view and nothing lies over it."""
        seen = self._view.mapFromScene(area).boundingRect()
        inside = self._view.viewport().rect().contains(seen)
        return inside and not any(seen.intersects(each) for each in self.obstacles())

    def _found(self, area: QRectF) -> bool:
        """Try the rooms beside what lies over the map, the largest zoom first."""
        self._place(area, QRectF(self._view.viewport().rect()))
        if self.is_clear(area):
            return True
        rooms = sorted(self._rooms(self.obstacles()), key=lambda room: -self._zoom(area, room))
        for room in (*rooms[:6], *(_shrunk(room) for room in rooms[:6])):
            self._place(area, room)
            if self.is_clear(area):
                return True
        self._place(area, QRectF(self._view.viewport().rect()))
        return False

    def _rooms(self, obstacles: Sequence[QRect]) -> Iterator[QRectF]:
        """The parts of the view that are free if one keeps to one side of each obstacle."""
        whole = QRectF(self._view.viewport().rect())
        for sides in product(range(4), repeat=len(obstacles)):
            room = QRectF(whole)
            for each, side in zip(obstacles, sides, strict=True):
                room = room.intersected(_beside(QRectF(each), whole, side))
            if room.width() > whole.width() / 3 and room.height() > whole.height() / 3:
                yield room

    def _place(self, area: QRectF, room: QRectF) -> None:
        """Show an area in the middle of a part of the view."""
        view = self._view
        view.set_zoom(self._zoom(area, room))
        whole = QRectF(view.viewport().rect())
        shift = (whole.center() - room.center()) / view.zoom()
        view.look_at(area.center() + shift)
        self._nudge(area, room)

    def _nudge(self, area: QRectF, room: QRectF) -> None:
        """The edge of the board may have kept the view from going all the way: it is moved as far as it goes."""
        seen = QRectF(self._view.mapFromScene(area).boundingRect())
        if not room.contains(seen):
            view = self._view
            off = (seen.center() - room.center()) / view.zoom()
            view.look_at(view.mapToScene(view.viewport().rect().center()) + off)


def _shrunk(room: QRectF) -> QRectF:
    """The middle of a room: at the edge of the board a smaller picture leaves more beside it."""
    wide, high = room.width() * SHRUNK, room.height() * SHRUNK
    return room.adjusted(wide, high, -wide, -high)


def _beside(obstacle: QRectF, whole: QRectF, side: int) -> QRectF:
    """What is left of a rectangle on one side of an obstacle."""
    if side == 0:
        return QRectF(whole.topLeft(), QPointF(obstacle.left() - GAP, whole.bottom()))
    if side == 1:
        return QRectF(whole.topLeft(), QPointF(whole.right(), obstacle.top() - GAP))
    if side == 2:
        return QRectF(QPointF(obstacle.right() + GAP, whole.top()), whole.bottomRight())
    return QRectF(QPointF(whole.left(), obstacle.bottom() + GAP), whole.bottomRight())
