"""The owner's picture of a map in place of the drawn sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from statistics import median

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from desktop.data.errors import DataError
from desktop.data.pictures.keeping import MapPicture, OwnPictures, folder_of
from desktop.data.pictures.maps import map_of
from desktop.ui.paint.board import BoardSheet, Lod
from desktop.ui.paint.palette import Palette, faded
from desktop.ui.paint.pyramid import Pyramid
from desktop.ui.paint.shapes import polygon_path
from desktop.ui.paint.shelf import digest_of
from desktop.views.board import BoardView, Point

BESIDE = 0.03
"""How far a picture reaches beyond the outermost spaces by default, as a share of what they take."""
PLATE = 0.82
"""How much of its colour the plate of a box has that lies on the picture."""
TRACES = (("#d0ffffff", 3.0), ("#1a4fb0", 1.3))
UNTRACED = ("shore",)
"""Lines of the ground, which nobody moves."""
_pyramids: dict[str, Pyramid] = {}


def pictured(
    board: BoardView, drawn: BoardSheet, pictures: OwnPictures, *, traced: bool = False
) -> PicturedSheet | None:
    """The sheet with the picture of its map; None if there is none, or not all of it is there any more."""
    found = pictures.maps.get(map_of(board.id))
    if found is None:
        return None
    try:
        pyramid = pyramid_of(pictures.game, found)
    except DataError:
        return None
    return PicturedSheet(drawn, pyramid, way_of(found, board, pyramid), names=pictures.names, traced=traced)


def way_of(picture: MapPicture, board: BoardView, pyramid: Pyramid) -> QTransform:
    """How the picture of a map lies on any board of it."""
    game, _, scenario = board.id.partition("/")
    if board.kind != "hex" or picture.scenario in ("", scenario):
        return lay(picture.laid, board, pyramid)
    reference = _reference(game, picture.scenario) or board
    across, down = shift_between(reference, board)
    return lay(picture.laid, reference, pyramid) * QTransform.fromTranslate(across, down)


@lru_cache(maxsize=2)
def _reference(game: str, scenario: str) -> BoardView | None:
    """The board on which a picture was laid; None if it cannot be had any more."""
    from desktop.engine.definition import game as definition_of
    from desktop.engine.errors import EngineError

    try:
        definition = definition_of(game)
        board: BoardView = definition.presenter(definition.load_world(scenario, {})).board()
    except (DataError, EngineError):
        return None
    return board


def shift_between(reference: BoardView, board: BoardView) -> Point:
    """How far spaces lie from where they lie on another board: what most of them say."""
    there = {space.id: space.center for space in reference.spaces if "box" not in space.terrain}
    both = [(space.center, there[space.id]) for space in board.spaces if space.id in there]
    if not both:
        return 0.0, 0.0
    return median(a[0] - b[0] for a, b in both), median(a[1] - b[1] for a, b in both)


def pyramid_of(game: str, picture: MapPicture) -> Pyramid:
    """The tiles of a picture, kept for the last one; raises DataError."""
    folder = folder_of(game) / picture.cut
    fresh = Pyramid(folder)
    kept = _pyramids.get(str(folder))
    if kept is None or kept.id != fresh.id:
        _pyramids.clear()
        kept = _pyramids[str(folder)] = fresh
    return kept


def lay(laid: Sequence[Sequence[int]], board: BoardView, pyramid: Pyramid) -> QTransform:
    """How the picture lies on the board: by its three spots, or by default over all that is no box beside the map."""
    if (found := by_anchors(laid)) is not None:
        return found
    area, shape = printed_area(board), pyramid.shape
    scale = max(area.width() / shape.width, area.height() / shape.height)
    across, down = area.center().x() - shape.width * scale / 2, area.center().y() - shape.height * scale / 2
    return QTransform(scale, 0, 0, scale, across, down)


def printed_area(board: BoardView) -> QRectF:
    """What the spaces of the map itself take of the board, with some room around them."""
    spots = [spot for space in board.spaces if "box" not in space.terrain for spot in space.outline]
    if not spots:
        return QRectF(*board.bounds)
    xs, ys = zip(*spots, strict=True)
    area = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    pad = max(area.width(), area.height()) * BESIDE
    return area.adjusted(-pad, -pad, pad, pad)


def by_anchors(laid: Sequence[Sequence[float]]) -> QTransform | None:
    """The way of laying that puts three spots of the picture on three of the board; None if there is none."""
    if len(laid) != 3:
        return None
    (px, py, bx, by), (qx, qy, cx, cy), (rx, ry, dx, dy) = laid
    a, b, c, d = qx - px, qy - py, rx - px, ry - py
    area = a * d - b * c
    if abs(area) < 1:
        return None
    m11, m21 = (d * (cx - bx) - b * (dx - bx)) / area, (a * (dx - bx) - c * (cx - bx)) / area
    m12, m22 = (d * (cy - by) - b * (dy - by)) / area, (a * (dy - by) - c * (cy - by)) / area
    found = QTransform(m11, m12, m21, m22, bx - m11 * px - m21 * py, by - m12 * px - m22 * py)
    return found if abs(found.determinant()) > 1e-9 else None


class PicturedSheet:
    """A board with the owner's picture on it: painted in place of the drawn sheet, as far as the picture reaches."""

    def __init__(
        self, drawn: BoardSheet, pyramid: Pyramid, laid: QTransform, *, names: bool, traced: bool = False
    ) -> None:
        """With names, and with spaces and lines traced over the picture, or without."""
        self._drawn, self._pyramid, self.laid, self._names = drawn, pyramid, laid, names
        self._traces = _traces(drawn.board) if traced else []
        self.board = drawn.board
        self._back, _ = laid.inverted()
        self._outline = laid.map(QPolygonF([*_corners(pyramid.bounds())]))
        self._path = QPainterPath()
        self._path.addPolygon(self._outline)
        self._path.closeSubpath()
        self._boxes = [polygon_path(space.outline) for space in self.board.spaces if "box" in space.terrain]
        laying = [laid.m11(), laid.m12(), laid.m21(), laid.m22(), laid.dx(), laid.dy(), names, traced]
        whole = msgspec.json.encode((drawn.fingerprint, pyramid.id, laying))
        self.fingerprint = digest_of(whole)

    def prepare(self) -> None:
        """Nothing has to be made ready."""

    def paint(self, painter: QPainter, lod: Lod, colours: Palette, clip: QRectF | None = None) -> None:
        self.paint_ground(painter, lod, colours, clip)
        self.paint_words(painter, lod, colours, clip)

    def paint_ground(self, painter: QPainter, lod: Lod, colours: Palette, clip: QRectF | None = None) -> None:
        """The picture, with what is drawn beside it and the boxes on it."""
        seen = clip if clip is not None else QRectF(*self.board.bounds)
        if not self._covers(seen):
            self._drawn.paint_ground(painter, lod, colours, clip)
        if not self._path.intersects(seen):
            return
        painter.save()
        painter.setClipRect(QRectF(*self.board.bounds), Qt.ClipOperation.IntersectClip)
        painter.setClipPath(self._path, Qt.ClipOperation.IntersectClip)
        painter.fillRect(seen, colours.ink("margin"))
        painter.setWorldTransform(self.laid, True)
        whole = self._pyramid.paint(painter, self._back.mapRect(seen))
        painter.restore()
        if not whole:  # tiles were deleted meanwhile
            self._drawn.paint_ground(painter, lod, colours, clip)
        self._paint_boxes(painter, lod, colours, seen)
        self._paint_traces(painter, seen)

    def _paint_traces(self, painter: QPainter, seen: QRectF) -> None:
        traces = [path for path in self._traces if path.controlPointRect().intersects(seen)]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in TRACES:
            pen = QPen(QColor(colour), width)
            pen.setCosmetic(True)
            painter.setPen(pen)
            for path in traces:
                painter.drawPath(path)
        painter.restore()

    def _covers(self, area: QRectF) -> bool:
        shape = self._pyramid.bounds()
        return all(shape.contains(self._back.map(spot)) for spot in _corners(area))

    def _paint_boxes(self, painter: QPainter, lod: Lod, colours: Palette, seen: QRectF) -> None:
        """Boxes beside the map that the picture covers: counters lie in them."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colours.ink("rim"), max(2.0, 1.2 / lod.scale)))
        painter.setBrush(faded(colours.ink("margin"), PLATE))
        for box in self._boxes:
            if box.intersects(seen) and box.intersects(self._path):
                painter.drawPath(box)
        painter.restore()

    def paint_words(self, painter: QPainter, lod: Lod, colours: Palette, clip: QRectF | None = None) -> bool:
        """The drawn names; only those beside the picture and in boxes if the printed ones are enough."""
        if self._names:
            return self._drawn.paint_words(painter, lod, colours, clip)
        beside = QPainterPath()
        beside.addRect(QRectF(*self.board.bounds))
        beside = beside.subtracted(self._path)
        for box in self._boxes:
            beside = beside.united(box)
        painter.save()
        painter.setClipPath(beside, Qt.ClipOperation.IntersectClip)
        found = self._drawn.paint_words(painter, lod, colours, clip)
        painter.restore()
        return found


def _traces(board: BoardView) -> list[QPainterPath]:
    """The outlines of spaces, and the lines of the map that lead from one to another."""
    found = [polygon_path(space.outline) for space in board.spaces if "box" not in space.terrain]
    for line in board.lines:
        if line.style not in UNTRACED:
            path = QPainterPath()
            path.addPolygon(QPolygonF([QPointF(*spot) for spot in line.points]))
            found.append(path)
    return found


def _corners(area: QRectF) -> tuple[QPointF, ...]:
    return area.topLeft(), area.topRight(), area.bottomRight(), area.bottomLeft()
