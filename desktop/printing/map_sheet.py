"""The map at true size over several pages, with overlap, registration marks and a key to the pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTransform

from desktop.printing.boxes_sheet import draw_boxes
from desktop.printing.counter_sheet import COUNTER_MM, space_mm
from desktop.printing.figure import Figure, off_the_map, played_area, without_boxes
from desktop.printing.flow import Pages
from desktop.printing.legend_sheet import draw_legend
from desktop.printing.lettering import BODY, INK, NOTE, Type, draw_text, set_text
from desktop.printing.order import LEAST_SCALE, MOST_SCALE, TRUE_SCALE
from desktop.printing.paper import MM
from desktop.ui.paint.board import Lod, board_sheet
from desktop.ui.paint.palette import palette
from desktop.views.board import BoardView
from desktop.views.table import TrackView

OVERLAP_MM = 8.0
STRIP = 15.0
"""Room above a tile for its name."""
CROSS = 4.0
translate = QCoreApplication.translate


class Tiling(Struct, frozen=True):
    """How the map is cut: pages in rows (A, B ...) and columns (1, 2 ...); lengths in points of the whole map."""

    area: QRectF
    scale: float
    tile_width: float
    tile_height: float
    columns: int
    rows: int
    landscape: bool = False

    @property
    def step(self) -> tuple[float, float]:
        return self.tile_width - OVERLAP_MM * MM, self.tile_height - OVERLAP_MM * MM

    def name(self, row: int, column: int) -> str:
        return f"{chr(ord('A') + row)}{column + 1}"

    def part(self, row: int, column: int) -> QRectF:
        """What a tile shows, in points of the whole map."""
        across, down = self.step
        whole = QRectF(0, 0, self.area.width() * self.scale, self.area.height() * self.scale)
        return QRectF(column * across, row * down, self.tile_width, self.tile_height).intersected(whole)

    def tiles(self, board: BoardView) -> list[tuple[int, int]]:
        """The tiles on which something of the map lies, row by row."""
        used = [self._on_paper(space.outline) for space in board.spaces if space.id not in off_the_map(board)]
        return [
            (row, column) for row in range(self.rows) for column in range(self.columns)
            if any(self._core(row, column).intersects(box) for box in used)
        ]  # fmt: skip

    def _core(self, row: int, column: int) -> QRectF:
        """What no other tile shows."""
        half = OVERLAP_MM * MM
        left, right = half * bool(column), half * (column < self.columns - 1)
        return self.part(row, column).adjusted(left, half * bool(row), -right, -half * (row < self.rows - 1))

    def _on_paper(self, outline: Sequence[tuple[float, float]]) -> QRectF:
        box = QPolygonF([QPointF(*point) for point in outline]).boundingRect()
        box.translate(-self.area.topLeft())
        return QRectF(box.topLeft() * self.scale, box.size() * self.scale)


def tiling(board: BoardView, width: float, height: float, scale: float = TRUE_SCALE) -> Tiling:
    """Cut the map into tiles of one size, no larger than a page; the scale is in percent of that of the counters."""
    area = played_area(board)
    used = COUNTER_MM * MM / board.piece_size * scale / TRUE_SCALE
    columns, wide = _cut(area.width() * used, width)
    rows, high = _cut(area.height() * used, height)
    return Tiling(area, used, wide, high, columns, rows)


def _cut(length: float, room: float) -> tuple[int, float]:
    """Into how many tiles of equal length, and how long they are."""
    overlap = OVERLAP_MM * MM
    number = max(1, ceil((length - overlap) / (room - overlap)))
    return number, (length + (number - 1) * overlap) / number


def best_tiling(board: BoardView, width: float, height: float, scale: float, fit: int) -> Tiling:
    """Pages upright or lying, whichever takes fewer; with `fit` the largest scale that takes no more sheets."""
    if fit:
        percent = [scale for scale in range(round(MOST_SCALE), 0, -1) if _fewest(board, width, height, scale, fit)]
        scale = percent[0] if percent else LEAST_SCALE
    ways = [tiling(board, width, height, scale), replace(tiling(board, height, width, scale), landscape=True)]
    return min(ways, key=lambda cut: (len(cut.tiles(board)), cut.landscape))


def _fewest(board: BoardView, width: float, height: float, scale: float, most: int) -> bool:
    ways = (tiling(board, width, height, scale), tiling(board, height, width, scale))
    return min(cut.rows * cut.columns for cut in ways) <= most


def draw_map(
    pages: Pages, board: BoardView, tracks: Sequence[TrackView] = (), scale: float = TRUE_SCALE, fit: int = 0
) -> Iterator[None]:
    """The key to the pages, the tiles in reading order, then the legend, boxes and tracks on sheets of their own."""
    cut = best_tiling(board, pages.width, pages.height - STRIP, scale, fit)
    tiles, bare = cut.tiles(board), without_boxes(board)
    pages.begin(translate("Printing", "Map"))
    _draw_key(pages, bare, cut, tiles)
    yield
    pages.turn(landscape=cut.landscape)
    for row, column in tiles:
        pages.begin(translate("Printing", "Map, page {0}").format(cut.name(row, column)))
        _draw_tile(pages, bare, cut, row, column)
        yield
    pages.turn(landscape=False)
    yield from draw_legend(pages, board)
    yield from draw_boxes(pages, board, tracks, cut.scale)


def _draw_key(pages: Pages, board: BoardView, cut: Tiling, tiles: Sequence[tuple[int, int]]) -> None:
    pages.title(translate("Printing", "{0}: map").format(board.title))
    counter = board.piece_size * cut.scale / MM
    words = translate(
        "Printing",
        "{0} pages in {1} rows of {2}. Print at 100 %, not “fit to page”: spaces are {3:.1f} mm apart and take "
        "counters of {4:.1f} mm; the whole map is {5:.0f} by {6:.0f} mm. Neighbouring pages overlap by {7:g} mm: cut "
        "one of them along the dashed line, lay it on the other so that the crosses meet, and tape it.",
    ).format(
        len(tiles), cut.rows, cut.columns, space_mm(board) * counter / COUNTER_MM, counter,
        cut.area.width() * cut.scale / MM, cut.area.height() * cut.scale / MM, OVERLAP_MM,
    )  # fmt: skip
    pages.paragraph(words, BODY)
    pages.y += 8
    pages.ruler(0, pages.y)
    pages.y += 10
    figure = Figure(board, QRectF(0, pages.y, pages.width, pages.room()), cut.area)
    figure.draw(pages.painter)
    ratio = figure.scale / cut.scale
    type_ = Type(20, bold=True)
    for row, column in tiles:
        part = cut.part(row, column)
        box = QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
        box.translate(figure.rect.topLeft())
        pages.painter.setPen(QPen(INK, 1.0, Qt.PenStyle.DashLine))
        pages.painter.setBrush(Qt.BrushStyle.NoBrush)
        pages.painter.drawRect(box)
        _draw_plate(pages.painter, box.center(), cut.name(row, column), type_)


def _draw_plate(painter: QPainter, at: QPointF, words: str, type_: Type) -> None:
    setting = set_text(words, 1000, type_)
    box = QRectF(at.x() - setting.width / 2 - 4, at.y() - setting.height / 2, setting.width + 8, setting.height)
    painter.fillRect(box, QColor(255, 255, 255, 225))
    draw_text(painter, words, box.x() + 4, box.y(), 1000, type_)


def _draw_tile(pages: Pages, board: BoardView, cut: Tiling, row: int, column: int) -> None:
    painter, part = pages.painter, cut.part(row, column)
    name = cut.name(row, column)
    draw_text(painter, name, 0, 0, 60, Type(10, bold=True))
    draw_text(painter, _neighbours(cut, row, column), 34, 2, pages.width - 34 - 55 * MM - 30, NOTE)
    pages.ruler(pages.width - 50 * MM - 34, 7)
    rect = QRectF(0, STRIP, part.width(), part.height())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    transform = QTransform().translate(rect.x() - part.x(), rect.y() - part.y()).scale(cut.scale, cut.scale)
    transform.translate(-cut.area.x(), -cut.area.y())
    painter.setTransform(transform, True)
    seen = transform.inverted()[0].mapRect(rect)
    board_sheet(board).paint(painter, Lod(1.0), palette(), seen)
    painter.restore()
    _draw_registration(painter, cut, rect, row, column)


def _neighbours(cut: Tiling, row: int, column: int) -> str:
    """Which page goes where."""
    ways = ((0, -1, "←"), (0, 1, "→"), (-1, 0, "↑"), (1, 0, "↓"))
    there = [
        f"{arrow} {cut.name(row + down, column + across)}"
        for down, across, arrow in ways
        if 0 <= row + down < cut.rows and 0 <= column + across < cut.columns
    ]
    return "   ".join(there)


def _draw_registration(painter: QPainter, cut: Tiling, rect: QRectF, row: int, column: int) -> None:
    """Dashed lines where the next page begins, crosses where both pages show the same spot."""
    overlap = OVERLAP_MM * MM
    painter.setPen(QPen(INK, 0.4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect)
    xs = [rect.left() + overlap] if column else []
    ys = [rect.top() + overlap] if row else []
    xs += [rect.right() - overlap] if column < cut.columns - 1 else []
    ys += [rect.bottom() - overlap] if row < cut.rows - 1 else []
    painter.setPen(QPen(QColor("#000000"), 0.5, Qt.PenStyle.DashLine))
    painter.drawLines([QLineF(x, rect.top(), x, rect.bottom()) for x in xs if column and x == xs[0]])
    painter.drawLines([QLineF(rect.left(), y, rect.right(), y) for y in ys if row and y == ys[0]])
    painter.setPen(QPen(QColor("#000000"), 0.7))
    for cross in registration_marks(cut, row, column):
        at = cross + rect.topLeft()
        painter.drawLine(QLineF(at.x() - CROSS, at.y(), at.x() + CROSS, at.y()))
        painter.drawLine(QLineF(at.x(), at.y() - CROSS, at.x(), at.y() + CROSS))
        painter.drawEllipse(at, CROSS / 2, CROSS / 2)


def registration_marks(cut: Tiling, row: int, column: int) -> list[QPointF]:
    """Spots in the overlaps, from the tile's corner; both pages of an overlap have them at the same place."""
    part, half = cut.part(row, column), OVERLAP_MM * MM / 2
    across, down = cut.step
    spots = []
    for seam in (column, column + 1):
        if 0 < seam < cut.columns:
            x = seam * across + half
            spots += [QPointF(x, row * down + part.height() * share) for share in (0.2, 0.8)]
    for seam in (row, row + 1):
        if 0 < seam < cut.rows:
            y = seam * down + half
            spots += [QPointF(column * across + part.width() * share, y) for share in (0.2, 0.8)]
    return [spot - part.topLeft() for spot in spots]
