"""A board on paper: the part of it that is played on, fitted into a rectangle, with marks and counters on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from msgspec.structs import replace
from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from desktop.printing.lettering import INK, Type, draw_text, set_text
from desktop.ui.paint.board import Lod, board_sheet, value_spot
from desktop.ui.paint.lettering import Lettering, paint_value, paint_word, value_size
from desktop.ui.paint.palette import palette
from desktop.ui.paint.setting import MIN_PX, SMALL_MIN_PX, SMALL_SCALE
from desktop.views.board import BoardView, Point, SpaceView

NAME_POINTS = 6.0
"""How large place names are at least."""
VALUE = 12.0
"""Half of the disc with what a space is worth, in board units."""
ALMOST = 0.97
"""What differs by less than this is of that size."""
PAD = 62.0
"""Board units around the played area: room for roads that leave it and for marks of entry."""
AROUND = 170.0
"""Board units around the spaces that a nearer look is about."""
NEAREST = 3.5
"""A nearer look shows no less than this part of the map each way."""
MARK = Type(6.5, bold=True)
BOX = "box"


def is_box(space: SpaceView) -> bool:
    return BOX in space.terrain


def off_the_map(board: BoardView) -> set[str]:
    """Boxes beside the map; those that are a part of an area of the map, such as its cities, are not."""
    return {space.id for space in board.spaces if is_box(space) and not space.within}


def without_boxes(board: BoardView) -> BoardView:
    """The map alone: its boxes are printed on sheets of their own."""
    off = off_the_map(board)
    boxes = [QPolygonF([QPointF(*point) for point in space.outline]) for space in board.spaces if space.id in off]
    inside = Qt.FillRule.WindingFill
    return replace(
        board,
        spaces=tuple(space for space in board.spaces if space.id not in off),
        labels=tuple(
            label for label in board.labels
            if label.style != "box" or not any(box.containsPoint(QPointF(*label.at), inside) for box in boxes)
        ),
    )  # fmt: skip


def played_area(board: BoardView, *, boxes: bool = False) -> QRectF:
    """The rectangle of all spaces but the boxes beside the map."""
    off = set() if boxes else off_the_map(board)
    points = [point for space in board.spaces if space.id not in off for point in space.outline]
    if not points:
        return QRectF(*board.bounds)
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    top, bottom = min(y for _, y in points), max(y for _, y in points)
    area = QRectF(left - PAD, top - PAD, right - left + 2 * PAD, bottom - top + 2 * PAD)
    return area.intersected(QRectF(*board.bounds))


class Figure:
    """A board drawn into a rectangle of the page.

    Attributes:
        rect: what it covers, in points.
        scale: points per board unit.
    """

    def __init__(self, board: BoardView, target: QRectF, area: QRectF | None = None) -> None:
        self.board = board
        self.area = area or played_area(board)
        self.scale = min(target.width() / self.area.width(), target.height() / self.area.height())
        width, height = self.area.width() * self.scale, self.area.height() * self.scale
        self.rect = QRectF(target.x() + (target.width() - width) / 2, target.y(), width, height)
        self.transform = QTransform().translate(self.rect.x(), self.rect.y()).scale(self.scale, self.scale)
        self.transform.translate(-self.area.x(), -self.area.y())
        self._centers = {space.id: QPointF(*space.center) for space in board.spaces}
        self._outlines = {space.id: space.outline for space in board.spaces}

    def draw(self, painter: QPainter, words: bool = True) -> None:
        """The map itself."""
        self.draw_ground(painter)
        if words:
            self.draw_words(painter)

    def draw_ground(self, painter: QPainter) -> None:
        """The map without its words."""
        with self._on_board(painter):
            board_sheet(self.board).paint_ground(painter, Lod(self._seen()), palette(), self.area)
        self.frame(painter)

    def _seen(self) -> float:
        """The scale at which the painter of boards sees this: its smallest letters are those of `NAME_POINTS`."""
        return max(0.05, MIN_PX * self.scale / NAME_POINTS)

    @contextmanager
    def _on_board(self, painter: QPainter) -> Iterator[None]:
        """The painter in units of the board."""
        painter.save()
        painter.setClipRect(self.rect, Qt.ClipOperation.IntersectClip)
        painter.setTransform(self.transform, True)
        yield
        painter.restore()

    def draw_words(self, painter: QPainter, unnamed: Collection[str] = (), covered: Sequence[QRectF] = ()) -> None:
        """Names and values that are wholly within; none is cut off by the edge, or by what will cover it on the page.

        The names in `unnamed` are written by somebody else.
        """
        seen = self._seen()
        closer = MIN_PX / SMALL_MIN_PX if seen < SMALL_SCALE and self.board.kind == "point" else 1.0
        least = NAME_POINTS / self.scale
        with self._on_board(painter):
            for word in board_sheet(self.board).words(Lod(seen, closer)):
                if word.text in unnamed or not self._has_room(word, covered):
                    continue
                if word.style == "number" or word.size > least * ALMOST:
                    paint_word(painter, replace(word, size=max(word.size, least)), palette())
            for space in self.board.spaces:
                if space.value:
                    self._draw_value(painter, value_spot(space), str(space.value), least)

    def _draw_value(self, painter: QPainter, at: Point, text: str, least: float) -> None:
        """What a space is worth, on a disc that is larger where its figure could not be read."""
        larger = max(1.0, least / value_size(text))
        reach = VALUE * larger
        if not self.area.contains(QRectF(*at, 0, 0).adjusted(-reach, -reach, reach, reach)):
            return
        painter.save()
        painter.translate(*at)
        painter.scale(larger, larger)
        paint_value(painter, (0.0, 0.0), text, palette())
        painter.restore()

    def _has_room(self, word: Lettering, covered: Sequence[QRectF]) -> bool:
        half = word.rect.width() / 2 if word.angle else 0.0
        on_page = self.transform.mapRect(word.rect)
        inside = self.area.contains(word.rect.adjusted(0, -half, 0, half))
        return inside and not any(on_page.intersects(box) for box in covered)

    def frame(self, painter: QPainter) -> None:
        painter.setPen(QPen(INK, 0.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(self.rect)

    def spot(self, space: str) -> QPointF | None:
        """Where a space is on the page; None if it is not in the figure."""
        center = self._centers.get(space)
        if center is None or not self.area.contains(center):
            return None
        return self.transform.map(center)

    # -- marks -------------------------------------------------------------------------------------
    def outline(self, painter: QPainter, spaces: Iterable[str], colour: QColor) -> None:
        """A dashed line around a region, with a light one under it."""
        painter.save()
        painter.setClipRect(self.rect, Qt.ClipOperation.IntersectClip)
        edges = [QLineF(self.transform.map(a), self.transform.map(b)) for a, b in border(self.board, spaces)]
        painter.setPen(QPen(QColor("#ffffff"), 2.2))
        painter.drawLines(edges)
        painter.setPen(QPen(colour, 1.1, Qt.PenStyle.DashLine))
        painter.drawLines(edges)
        painter.restore()

    def polygon(self, space: str) -> QPolygonF:
        """The outline of a space on the page."""
        return self.transform.map(QPolygonF([QPointF(*point) for point in self._outlines[space]]))


def draw_mark(painter: QPainter, at: QPointF, size: float, text: str, colour: QColor, *, square: bool = False) -> None:
    """White, with a coloured rim and black ink: readable without colours."""
    box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
    painter.setPen(QPen(INK, size * 0.13))
    painter.setBrush(QColor("#ffffff"))
    shape = QPainterPath()
    if square:
        shape.addRect(box)
    else:
        shape.addEllipse(box)
    painter.drawPath(shape)
    painter.setPen(QPen(colour, size * 0.075))
    painter.drawPath(shape)
    type_ = MARK.smaller(MARK.points * size / 10.5) if len(text) < 3 else MARK
    setting = set_text(text, 1000, type_)
    cap = setting.ascent * 0.74
    y = at.y() + cap / 2 - setting.ascent
    draw_text(painter, text, at.x() - setting.width / 2, y, 1000, type_)


def border(board: BoardView, spaces: Iterable[str]) -> list[tuple[QPointF, QPointF]]:
    """The edges that only one of the spaces has."""
    wanted = set(spaces)
    edges: dict[tuple[tuple[int, int], ...], tuple[QPointF, QPointF]] = {}
    seen: Counter[tuple[tuple[int, int], ...]] = Counter()
    for space in board.spaces:
        if space.id in wanted:
            corners = [*space.outline, space.outline[0]]
            for a, b in pairwise(corners):
                key = tuple(sorted((_corner(a), _corner(b))))
                seen[key] += 1
                edges[key] = (QPointF(*a), QPointF(*b))
    return [edge for key, edge in edges.items() if seen[key] == 1]


def _corner(point: Sequence[float]) -> tuple[int, int]:
    """Corners of neighbours differ by rounding; they are taken as one within a few board units."""
    return round((point[0] + 1.3) / 5), round((point[1] + 1.3) / 5)


def is_joined(board: BoardView, spaces: Sequence[str]) -> bool:
    """Whether spaces hang together."""
    wanted, links = set(spaces), dict(board.neighbours)
    reached, waiting = set(spaces[:1]), list(spaces[:1])
    while waiting:
        for other in links.get(waiting.pop(), ()):
            if other in wanted and other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached == wanted


def nearer(board: BoardView, spaces: Iterable[str], shape: QSizeF) -> QRectF:
    """The part of the played area around some spaces, in the shape of a page; at least half of it each way."""
    whole = played_area(board)
    centers = [space.center for space in board.spaces if space.id in set(spaces)]
    if not centers:
        return whole
    left, right = min(x for x, _ in centers), max(x for x, _ in centers)
    top, bottom = min(y for _, y in centers), max(y for _, y in centers)
    wide = max(right - left + 2 * AROUND, whole.width() / NEAREST)
    high = max(bottom - top + 2 * AROUND, whole.height() / NEAREST)
    wide, high = max(wide, high * shape.width() / shape.height()), max(high, wide * shape.height() / shape.width())
    wide, high = min(wide, whole.width()), min(high, whole.height())
    x = min(max((left + right - wide) / 2, whole.left()), whole.right() - wide)
    y = min(max((top + bottom - high) / 2, whole.top()), whole.bottom() - high)
    return QRectF(x, y, wide, high)


def middle(board: BoardView, spaces: Sequence[str]) -> str:
    """The space nearest to the middle of several."""
    centers = {space.id: space.center for space in board.spaces}
    known = [centers[space] for space in spaces if space in centers]
    if not known:
        return ""
    x = sum(point[0] for point in known) / len(known)
    y = sum(point[1] for point in known) / len(known)
    inside = [space for space in spaces if space in centers]
    return min(inside, key=lambda s: (round((centers[s][0] - x) ** 2 + (centers[s][1] - y) ** 2), s))
