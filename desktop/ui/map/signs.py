"""Signs above the counters: rings of lit pieces, counts of stacks, figures of lit spaces, control flags."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QTransform

from desktop.ui.map.ground import Ground
from desktop.ui.map.items import PICTURE_PX, Z_SIGNS, LayerItem, reaching
from desktop.ui.map.kept import Kept
from desktop.ui.map.look import NOTE_PX, OPEN, MapLook, cosmetic, pill, put_picture, ring, scale_of
from desktop.ui.paint.shapes import inside
from desktop.views.board import Point

RING_CORNER, SMALL = 7.0, 0.4
"""The corners of a ring around a piece in board units; below this scale its line is thinner."""
FLAG_MOST = 0.8
"""Height of the largest flag, in counters."""
Sign = tuple[str, tuple[float, float, float, float], str]
"""Its kind, the place it stands at, and how it looks."""


class SignsItem(LayerItem):
    """Above the counters: rings of lit pieces, counts of stacks, figures of lit spaces, control flags."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_SIGNS)
        self._rings: list[tuple[QRectF, str]] = []
        self._counts: list[tuple[Point, int]] = []
        self._notes: list[tuple[Point, str]] = []
        self._flags: list[tuple[Point, str]] = []
        self._flown, self._kept = 0, Kept()

    def show_signs(
        self,
        rings: list[tuple[QRectF, str]],
        counts: list[tuple[Point, int]],
        notes: list[tuple[Point, str]],
        flags: list[tuple[Point, str]],
    ) -> None:
        before = self._places()
        self._flown += flags != self._flags
        self._rings, self._counts, self._notes, self._flags = rings, counts, notes, flags
        changed = sorted(before ^ self._places())
        self._kept.change([QRectF(*area) for kind, area, _ in changed if kind == "flag"])
        self._renew([QRectF(*area) for kind, area, _ in changed if kind in ("ring", "flag")])
        self._renew([QRectF(*area) for kind, area, _ in changed if kind in ("count", "note")], PICTURE_PX)

    def _places(self) -> set[Sign]:
        """What is shown where."""
        high = FLAG_MOST * self.ground.board.piece_size
        found: set[Sign] = {("ring", (r.x(), r.y(), r.width(), r.height()), style) for r, style in self._rings}
        found |= {("count", (x, y, 1.0, 1.0), str(number)) for (x, y), number in self._counts}
        found |= {("note", (x, y, 1.0, 1.0), text) for (x, y), text in self._notes}
        return found | {("flag", (x, y - high, high, high), side) for (x, y), side in self._flags}

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        exposed = reaching(exposed, scale)
        self._frames(painter, scale, exposed)
        if self._flags:
            self._kept.draw(painter, (self._flown, self.look.palette), self._fly, self.look.region)
        self._pictures(painter, scale, exposed)

    def _frames(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        transform, palette, dpr = painter.worldTransform(), self.look.palette, self.look.dpr
        corner, line = round(RING_CORNER * scale, 1), 3.0 if scale > SMALL else 1.5
        painter.setWorldTransform(QTransform())
        for rect, style in self._rings:
            if exposed.intersects(rect):
                area, colour = transform.mapRect(rect), palette.highlight(style).name()
                picture = ring(round(area.width()), round(area.height()), corner, colour, line, dpr, style in OPEN)
                put_picture(painter, area.center(), picture)
        painter.setWorldTransform(transform)

    def _pictures(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        transform, dpr = painter.worldTransform(), self.look.dpr
        painter.setWorldTransform(QTransform())
        px = round(min(max(9.0, 24 * scale), 17.0) * self.look.font_scale)
        if scale * self.ground.board.piece_size >= NOTE_PX * 0.7:
            for at, count in self._counts:
                if exposed.contains(QPointF(*at)):
                    put_picture(painter, transform.map(QPointF(*at)), pill(str(count), "#fffaf0", "#17130c", px, dpr))
        if scale * 100 >= NOTE_PX:
            reach = self.look.palette.highlight("reach").name()
            for at, text in self._notes:
                if exposed.contains(QPointF(*at)):
                    put_picture(painter, transform.map(QPointF(*at)), pill(text, reach, "#ffffff", px, dpr))

    def _fly(self, painter: QPainter) -> None:
        scale = scale_of(painter)
        seen = reaching(painter.clipBoundingRect(), scale) if painter.hasClipping() else None
        for at, side in self._flags:
            if seen is None or seen.contains(QPointF(*at)):
                self._flag(painter, at, side, scale)

    def _flag(self, painter: QPainter, at: Point, side: str, scale: float) -> None:
        """A pennant on a pole; at least ten pixels high, unless it would hide the spaces around it."""
        size = max(20.0, min(11.0 / scale, FLAG_MOST * self.ground.board.piece_size))
        x, y = at
        painter.setPen(cosmetic(QColor("#17130c"), 1.6))
        painter.drawLine(QPointF(x, y), QPointF(x, y - size))
        painter.setBrush(self.look.palette.ground(side))
        painter.setPen(cosmetic(QColor("#17130c"), 1.0))
        top = y - size
        painter.drawPolygon(
            [QPointF(x, top), QPointF(x + size * 0.8, top + size * 0.26), QPointF(x, top + size * 0.55)]
        )


ASIDE = ((0.95, 0.2), (-1.15, 0.2), (0.0, 1.1), (0.0, -0.7), (0.95, 1.1), (-1.15, 1.1), (0.95, -0.7), (-1.15, -0.7))
"""Where else a flag may fly, in counters."""


def flag_beside(at: Point, land: Sequence[Point], standing: Sequence[Point], piece: float) -> Point:
    """Where the flag of an area flies so that it lies on none of the counters that stand there; where there is no such
    place, where it flew."""

    def is_free(x: float, y: float) -> bool:
        return not any(-piece * 0.55 < px - x < piece * 0.9 and abs(py + 10 - y) < piece * 0.75 for px, py in near)

    near = [(px, py) for px, py in standing if abs(px - at[0]) < 2.5 * piece and abs(py - at[1]) < 2.5 * piece]
    if is_free(*at):
        return at
    others = [(at[0] + dx * piece, at[1] + dy * piece) for dx, dy in ASIDE]
    return next((spot for spot in others if inside(land, *spot) and is_free(*spot)), at)


def ring_around(at: QPointF, size: float) -> QRectF:
    half = size / 2 + 3
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)
