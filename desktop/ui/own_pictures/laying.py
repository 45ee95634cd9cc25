"""How a straightened picture lies on the board: three handles carry the board's spaces onto the printed ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QWidget

from desktop.ui.own_pictures.viewing import HALO, INK, PictureView, paint_label
from desktop.ui.paint.own_map import by_anchors, lay
from desktop.ui.paint.pyramid import Pyramid
from desktop.ui.paint.shapes import polygon_path
from desktop.views.board import BoardView, Point, SpaceView

ORIGIN, SIZE, SHEAR = range(3)
BEYOND = 0.5
"""Handles may lie this far beyond the picture, as a share of it."""
DOT = 5.0
NEAR = 12.0
SPACES = QColor("#1a4fb0")


class LayingView(PictureView):
    """The first handle moves all spaces, the second turns them and sets their size, the third draws them aslant or
    farther apart across; each stands on a space. Where single spaces may be moved, they are dragged as well.

    Signals:
        laid: the picture lies in another way.
        space_moved: a space and where it lies now, in units of the board.
    """

    laid = Signal()
    space_moved = Signal(str, float, float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pyramid: Pyramid | None = None
        self._board: BoardView | None = None
        self._way, self._back = QTransform(), QTransform()
        self._anchors: list[SpaceView] = []
        self.spaces: dict[str, QPointF] = {}
        """Where each space of the map lies, in units of the board."""
        self.movable = False
        self._carried = ""
        self.moved.connect(lambda _number: self.laid.emit())

    def show_map(
        self,
        pyramid: Pyramid,
        board: BoardView,
        laid: Sequence[Sequence[int]],
        moved: Mapping[str, Point] | None = None,
        *,
        movable: bool = False,
    ) -> None:
        """A picture under a board; `moved` are spaces that lie elsewhere than the board has them."""
        self._pyramid, self._board, self.movable = pyramid, board, movable
        shown = [space for space in board.spaces if "box" not in space.terrain]
        self.spaces = {space.id: QPointF(*(moved or {}).get(space.id, space.center)) for space in shown}
        self._outlines = {space.id: _around_middle(space) for space in shown}
        self._names = {space.id: space.name or space.number for space in shown}
        inland = dict(board.neighbours)
        self._anchors = _far_apart([space for space in shown if inland.get(space.id)] or shown, laid)
        self._use(lay(laid, board, pyramid))
        self.names = [space.name or space.number for space in self._anchors]
        self.set_size(QSizeF(pyramid.shape.width, pyramid.shape.height))

    def _use(self, way: QTransform) -> None:
        """Lay the picture in this way, and the handles with it."""
        self._way = way
        self._back, _ = way.inverted()
        self.handles = [self._back.map(QPointF(*space.center)) for space in self._anchors]

    def anchors(self) -> list[list[int]]:
        """As it is kept: three spots of the picture and of the board."""
        found = []
        for handle, space in zip(self.handles, self._anchors, strict=True):
            found.append([round(handle.x()), round(handle.y()), round(space.center[0]), round(space.center[1])])
        return found

    def reach(self) -> QRectF:
        wide, high = self._size.width() * BEYOND, self._size.height() * BEYOND
        return super().reach().adjusted(-wide, -high, wide, high)

    def place_handle(self, number: int, spot: QPointF) -> None:
        """The first takes all with it; the second turns and stretches all around the first; the third only itself."""
        origin, old = self.handles[ORIGIN], self.handles[number]
        new = list(self.handles)
        if number == ORIGIN:
            new = [handle + spot - old for handle in self.handles]
        elif number == SIZE:
            a, b = old - origin, spot - origin
            length = a.x() ** 2 + a.y() ** 2 or 1.0
            cos, sin = (a.x() * b.x() + a.y() * b.y()) / length, (a.x() * b.y() - a.y() * b.x()) / length
            across = self.handles[SHEAR] - origin
            turned = QPointF(across.x() * cos - across.y() * sin, across.x() * sin + across.y() * cos)
            new[SIZE], new[SHEAR] = spot, origin + turned
        else:
            new[number] = spot
        pairs = [[h.x(), h.y(), *space.center] for h, space in zip(new, self._anchors, strict=True)]
        if (way := by_anchors(pairs)) is not None:
            self.handles, self._way = new, way
            self._back, _ = way.inverted()

    # -- single spaces -----------------------------------------------------------------------------
    def space_at(self, spot: QPointF) -> str:
        """The space whose middle lies under a spot of the widget."""
        for name, middle in self.spaces.items():
            if (self.to_widget(self._back.map(middle)) - spot).manhattanLength() <= NEAR:
                return name
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.movable and event.button() == Qt.MouseButton.LeftButton and self.handle_at(event.position()) is None:
            self._carried = self.space_at(event.position())
        if not self._carried:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._carried:
            self.spaces[self._carried] = self._way.map(self.to_picture(event.position()))
            self.update()
        else:
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        carried, self._carried = self._carried, ""
        if carried:
            middle = self.spaces[carried]
            self.space_moved.emit(carried, middle.x(), middle.y())
            self.update()
        else:
            super().mouseReleaseEvent(event)

    # -- painting ----------------------------------------------------------------------------------
    def paint_picture(self, painter: QPainter, seen: QRectF) -> None:
        if self._pyramid is not None:
            self._pyramid.paint(painter, seen)

    def paint_over(self, painter: QPainter) -> None:
        to_widget = self._back * self.transform()
        path = QPainterPath()
        for name, middle in self.spaces.items():
            path.addPath(self._outlines[name].translated(middle))
        outlines = to_widget.map(path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((QColor(255, 255, 255, 190), 3.0), (SPACES, 1.3)):
            painter.setPen(QPen(colour, width))
            painter.drawPath(outlines)
        if self.movable:
            painter.setPen(QPen(HALO, 1.2))
            painter.setBrush(SPACES)
            for middle in self.spaces.values():
                painter.drawEllipse(to_widget.map(middle), DOT, DOT)
        if self._carried:
            painter.setPen(QPen(INK, 2))
            spot = to_widget.map(self.spaces[self._carried])
            paint_label(painter, spot + QPointF(DOT * 2, DOT), self._names[self._carried])


def _around_middle(space: SpaceView) -> QPainterPath:
    return polygon_path(space.outline).translated(-QPointF(*space.center))


def _far_apart(spaces: Sequence[SpaceView], laid: Sequence[Sequence[int]]) -> list[SpaceView]:
    """Three spaces for the handles: those that were taken before, or three near corners of the map."""
    if len(laid) == 3:
        kept = [next((s for s in spaces if _is_there(s, anchor)), None) for anchor in laid]
        if all(kept):
            return [space for space in kept if space is not None]
    xs, ys = [space.center[0] for space in spaces], [space.center[1] for space in spaces]
    wanted = ((min(xs), min(ys)), (max(xs), min(ys)), (min(xs), max(ys)))
    found: list[SpaceView] = []
    for x, y in wanted:
        left = [space for space in spaces if space not in found]
        found.append(min(left, key=lambda space: abs(space.center[0] - x) + abs(space.center[1] - y)))
    return found


def _is_there(space: SpaceView, anchor: Sequence[int]) -> bool:
    return (round(space.center[0]), round(space.center[1])) == (anchor[2], anchor[3])
