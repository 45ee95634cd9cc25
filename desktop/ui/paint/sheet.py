"""A sheet of drawing orders: paths gathered by look and by place, so that any part can be painted in few calls."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from desktop.ui.paint.palette import Palette, faded
from desktop.views.board import Point

CELL = 520.0
"""Side of the squares by which orders are gathered, in board units."""

# Layers, from the table upward.
BACKDROP, UNDER, GROUND, RELIEF, COVER, GRID, WATER, ROAD, BRIDGE, RIM, SIGN = range(0, 110, 10)


class Look(Struct, frozen=True):
    """How a path is drawn. Colours are "t:" terrain, "i:" ink or "g:" ground names; "" leaves that part out.

    Compared by identity: looks are made once and name many paths.
    """

    layer: int
    fill: str = ""
    pen: str = ""
    width: float = 1.0
    alpha: float = 1.0
    min_px: float = 0.0
    """The line never gets thinner than this on the screen."""
    max_px: float = 1000.0
    """Nor thicker than this; lines of one pixel are drawn fastest."""
    min_scale: float = 0.0
    """Left out where the board is drawn smaller than this."""
    dash: tuple[float, ...] = ()
    flat: bool = False
    odd_even: bool = False

    __eq__, __hash__ = object.__eq__, object.__hash__


class Order(Struct):
    look: Look
    path: QPainterPath
    rect: QRectF


class Sheet:
    """Collects paths; `orders` gives them by layer."""

    def __init__(self) -> None:
        self._paths: dict[tuple[Look, int, int], QPainterPath] = {}

    def path(self, look: Look, at: Point) -> QPainterPath:
        """The path for this look near a spot, to be added to."""
        key = (look, int(at[0] // CELL), int(at[1] // CELL))
        if key not in self._paths:
            path = QPainterPath()
            path.setFillRule(Qt.FillRule.OddEvenFill if look.odd_even else Qt.FillRule.WindingFill)
            self._paths[key] = path
        return self._paths[key]

    def add(self, look: Look, path: QPainterPath, at: Point | None = None) -> None:
        center = path.boundingRect().center()
        self.path(look, at or (center.x(), center.y())).addPath(path)

    def orders(self) -> list[Order]:
        made = []
        for (look, _, _), path in self._paths.items():
            pad = look.width if look.pen else 0.5
            made.append(Order(look, path, path.boundingRect().adjusted(-pad, -pad, pad, pad)))
        return sorted(made, key=lambda order: order.look.layer)


def colour(palette: Palette, key: str) -> QColor:
    kind, _, name = key.partition(":")
    if kind == "t":
        return palette.terrain(name)
    return palette.ground(name) if kind == "g" else palette.ink(name)


def draw(painter: QPainter, orders: list[Order], scale: float, palette: Palette, clip: QRectF | None = None) -> None:
    """Paint the orders that show at this scale and touch `clip`; the painter is in board units."""
    last: Look | None = None
    for order in orders:
        look = order.look
        if scale < look.min_scale or (clip is not None and not clip.intersects(order.rect)):
            continue
        if look is not last:
            painter.setPen(_pen(look, palette, scale))
            painter.setBrush(_brush(look, palette))
            last = look
        painter.drawPath(order.path)


def _brush(look: Look, palette: Palette) -> QBrush:
    if not look.fill:
        return QBrush(Qt.BrushStyle.NoBrush)
    return QBrush(faded(colour(palette, look.fill), look.alpha))


def _pen(look: Look, palette: Palette, scale: float) -> QPen:
    if not look.pen:
        return QPen(Qt.PenStyle.NoPen)
    width = min(max(look.width, look.min_px / scale), look.max_px / scale)
    cap = Qt.PenCapStyle.FlatCap if look.flat or look.dash else Qt.PenCapStyle.RoundCap
    ink = faded(colour(palette, look.pen), look.alpha)
    join = Qt.PenJoinStyle.BevelJoin if look.flat else Qt.PenJoinStyle.RoundJoin
    pen = QPen(ink, width, Qt.PenStyle.SolidLine, cap, join)
    if look.dash:
        pen.setDashPattern([part / width for part in look.dash])
    return pen
