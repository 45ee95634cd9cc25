"""Marks and lines that come and go; the letters of orders above the counters, to be read at every zoom."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop.ui.map.items import PICTURE_PX, LayerItem, reaching
from desktop.ui.map.look import pill, put_picture
from desktop.ui.paint.board import Lod, paint_marks
from desktop.ui.paint.palette import ORDERS, TOKENS
from desktop.ui.paint.shapes import box_of
from desktop.views.board import LineView, MarkView

MARK = 120.0
"""How far a mark may stand out from its spot, in board units."""
LETTER, LEAST, MOST = 30.0, 12.0, 26.0
"""Height of the letter of an order in board units, and in pixels at least and at most."""


class MarksItem(LayerItem):
    """Marks and lines that come and go."""

    marks: tuple[MarkView, ...] = ()
    lines: tuple[LineView, ...] = ()

    def show_marks(self, marks: tuple[MarkView, ...], lines: tuple[LineView, ...]) -> None:
        marks = tuple(mark for mark in marks if mark.style not in ORDERS)
        if (marks, lines) != (self.marks, self.lines):
            changed = [[mark.at] for mark in {*marks} ^ {*self.marks}]
            changed += [[*line.points] for line in {*lines} ^ {*self.lines}]
            self.marks, self.lines = marks, lines
            self._renew([box_of(spots).adjusted(-MARK, -MARK, MARK, MARK) for spots in changed if spots])

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        if self.marks or self.lines:
            paint_marks(painter, self.marks, Lod(scale), self.look.palette, self.lines, reaching(exposed, scale))


class OrdersItem(LayerItem):
    """What places were activated for: no counter hides it, and it never gets too small to be read."""

    orders: tuple[MarkView, ...] = ()

    def show_marks(self, marks: tuple[MarkView, ...]) -> None:
        before, self.orders = self.orders, tuple(mark for mark in marks if mark.style in ORDERS)
        changed = sorted(mark.at for mark in {*before} ^ {*self.orders})
        self._renew([QRectF(x, y, 1, 1) for x, y in changed], PICTURE_PX)

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        exposed, transform = reaching(exposed, scale), painter.worldTransform()
        px = round(min(max(LEAST, LETTER * scale), MOST) * self.look.font_scale)
        painter.setWorldTransform(QTransform())
        for mark in self.orders:
            at = QPointF(*mark.at)
            if exposed.contains(at):
                ground, ink = (self._colour(name) for name in TOKENS[mark.style])
                put_picture(painter, transform.map(at), pill(mark.label, ground, ink, px, self.look.dpr))
        painter.setWorldTransform(transform)

    def _colour(self, name: str) -> str:
        kind, style = name.split(":")
        colours = self.look.palette
        return (colours.terrain(style) if kind == "t" else colours.ink(style)).name()
