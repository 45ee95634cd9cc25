"""The map of a set-up sheet: the part that is used, its positions numbered and named, regions hatched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.printing.figure import Figure, draw_mark, is_joined, middle, nearer, off_the_map, without_boxes
from desktop.printing.lettering import Type, draw_text, set_text
from desktop.printing.positions import Position
from desktop.ui.paint.palette import mixed
from desktop.views.board import BoardView

WIDEST_REGION = 120
"""A region of more spaces gets no hatching: its words say enough."""
MOST_MARKS = 12
"""Of one position on the map; more spaces share one mark in their middle."""
DISC, APART, FAR = 10.5, 11.5, 15.0
LABEL = Type(6, bold=True, serif=True)
HALO = 0.8
AROUND = sorted(
    ((across, down) for across in range(-4, 5) for down in range(-4, 5)),
    key=lambda place: (place[0] ** 2 + place[1] ** 2, abs(place[1]), -place[0]),
)
"""Where a mark may stand beside its space, in its own sizes; the nearest free place is taken."""
HATCHES = (45, -45, 0, 90, 30, -30)
"""Directions of the lines of a region, in degrees."""
SPACING = 3.2
translate = QCoreApplication.translate
Label = tuple[str, QRectF]
"""A name, and where it stands."""


class Mark(Struct, frozen=True):
    """A position on the map: its sign, where it belongs, and the name of the space."""

    text: str
    at: QPointF
    name: str
    square: bool


class SetupMap:
    """The figure with the positions of a side."""

    def __init__(self, board: BoardView, positions: Sequence[Position], colour: QColor) -> None:
        self._board, self._positions = board, positions
        self._ink = mixed(colour, QColor("#000000"), 0.45)
        self._off = off_the_map(board)
        self._spaces = {space.id: space for space in board.spaces}
        self._taken: list[QRectF] = []

    @property
    def is_empty(self) -> bool:
        return not any(self._spots(position) for position in self._positions)

    def draw(self, painter: QPainter, room: QRectF) -> float:
        """The map and what lies on it; returns where it ends."""
        used = [space for each in self._positions if self._spots(each) for space in each.spaces]
        area = nearer(self._board, used, room.size())
        figure = Figure(without_boxes(self._board), room, area)
        named = {self._spaces[space].name for each in self._positions for space in self._spots(each)}
        figure.draw_ground(painter)
        painter.save()
        painter.setClipRect(figure.rect, Qt.ClipOperation.IntersectClip)
        self._hatch(painter, figure)
        marks = list(self._marks(figure))
        first = list(self._alone(marks))
        placed = [(mark, self._free(figure.rect, mark.at, _size(mark))) for mark in first]
        labels = [label for mark in first if (label := self._label(figure, mark)) is not None]
        others = [mark for mark in marks if mark not in first]
        placed += [(mark, self._free(figure.rect, mark.at, _size(mark))) for mark in others]
        figure.draw_words(painter, named - {""}, self._taken)
        for label in labels:
            _draw_label(painter, label)
        self._draw_marks(painter, placed)
        painter.restore()
        figure.frame(painter)
        return figure.rect.bottom()

    def caption(self) -> str:
        """What the marks mean, and which have no place on the map."""
        words = [translate("Printing", "Numbers: set up at start. Hatched: anywhere within.")]
        if any(position.when for position in self._positions):
            words.append(translate("Printing", "Letters in squares: places of arrival."))
        off = [position for position in self._positions if not position.when and not self._spots(position)]
        if off:
            listed = "; ".join(f"{position.mark} {position.where}" for position in off)
            words.append(translate("Printing", "Not marked on the map: {0}.").format(listed))
        return " ".join(words)

    # -- regions -----------------------------------------------------------------------------------
    def _is_region(self, position: Position) -> bool:
        """Whether the spaces hang together, so that one number in the middle says it."""
        return len(position.spaces) > 2 and is_joined(self._board, position.spaces)

    def _hatch(self, painter: QPainter, figure: Figure) -> None:
        """Each region in a hatching of its own, with a line around it."""
        regions = {each.spaces: each for each in self._positions if self._spots(each) and self._is_region(each)}
        for number, spaces in enumerate(regions):
            shape = QPainterPath()
            shape.setFillRule(Qt.FillRule.WindingFill)
            for space in spaces:
                shape.addPolygon(figure.polygon(space))
                shape.closeSubpath()
            painter.save()
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
            painter.setPen(QPen(mixed(self._ink, QColor("#ffffff"), 0.2), 0.4))
            painter.drawLines(_hatching(shape.boundingRect(), HATCHES[number % len(HATCHES)]))
            painter.restore()
            figure.outline(painter, spaces, self._ink)

    def _spots(self, position: Position) -> list[str]:
        """Where the number stands on the map; nowhere for boxes and wide areas."""
        on_map = [space for space in position.spaces if space in self._spaces and space not in self._off]
        if len(on_map) > WIDEST_REGION:
            return []
        if len(on_map) > 1 and (self._is_region(position) or len(on_map) > MOST_MARKS):
            return [middle(self._board, on_map)]
        return on_map

    # -- marks and names ---------------------------------------------------------------------------
    def _marks(self, figure: Figure) -> Iterator[Mark]:
        """Each sign once on a space."""
        known = set()
        for position in self._positions:
            for space in self._spots(position):
                at = figure.spot(space)
                if at is None or (position.mark, space) in known:
                    continue
                known.add((position.mark, space))
                found = self._spaces[space]
                name = " ".join(filter(None, (found.number, found.name))) if len(self._spots(position)) > 1 else (
                    found.name or found.number
                )  # fmt: skip
                yield Mark(position.mark, at, name, bool(position.when))

    def _alone(self, marks: Sequence[Mark]) -> Iterator[Mark]:
        """One mark for each spot, so that its name is written once."""
        seen: set[tuple[float, float]] = set()
        for mark in marks:
            spot = (mark.at.x(), mark.at.y())
            if spot not in seen:
                seen.add(spot)
                yield mark

    def _draw_marks(self, painter: QPainter, placed: Sequence[tuple[Mark, QPointF]]) -> None:
        """Lines from marks that had to move to their places, then the marks."""
        for colour, wide in ((QColor("#ffffff"), 1.6), (self._ink, 0.7)):
            painter.setPen(QPen(colour, wide))
            painter.drawLines([QLineF(at, mark.at) for mark, at in placed if QLineF(at, mark.at).length() > FAR])
        for mark, at in placed:
            draw_mark(painter, at, _size(mark), mark.text, self._ink, square=mark.square)

    def _free(self, within: QRectF, spot: QPointF, size: float) -> QPointF:
        """The nearest place where a mark covers no other."""
        best = spot
        for across, down in AROUND:
            at = QPointF(spot.x() + across * APART, spot.y() + down * APART)
            box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
            if within.contains(box) and not any(box.intersects(other) for other in self._taken):
                best = at
                break
        self._taken.append(QRectF(best.x() - size / 2, best.y() - size / 2, size, size))
        return best

    def _label(self, figure: Figure, mark: Mark) -> Label | None:
        """The name beside the mark; where nothing is free, it is left to the table."""
        if not mark.name:
            return None
        setting = set_text(mark.name, 1000, LABEL)
        wide, high = setting.width, setting.height * 0.86
        x, y, off = mark.at.x(), mark.at.y(), DISC / 2 + 1
        below, right = (x - wide / 2, y + off), (x + off, y - high / 2)
        left_of, above = (x - off - wide, y - high / 2), (x - wide / 2, y - off - high)
        for left, top in (below, right, left_of, above):
            box = QRectF(left, top, wide, high)
            if figure.rect.contains(box) and not any(box.intersects(other) for other in self._taken):
                self._taken.append(box)
                return mark.name, box
        return None


def _draw_label(painter: QPainter, label: Label) -> None:
    """A name on a light ground."""
    name, box = label
    painter.fillRect(box.adjusted(-HALO, 0, HALO, 0), QColor(255, 255, 255, 215))
    draw_text(painter, name, box.left(), box.top() - set_text(name, 1000, LABEL).height * 0.07, 1000, LABEL)


def _size(mark: Mark) -> float:
    return DISC if len(mark.text) < 3 else DISC + 2


def _hatching(box: QRectF, degrees: float) -> list[QLineF]:
    """Parallel lines over a rectangle."""
    middle, reach = box.center(), (box.width() + box.height()) / 2
    along = QPointF(cos(radians(degrees)), -sin(radians(degrees)))
    across = QPointF(-along.y(), along.x())
    count = int(reach / SPACING) + 1
    starts = [middle + across * (step * SPACING) for step in range(-count, count + 1)]
    return [QLineF(start - along * reach, start + along * reach) for start in starts]
