"""Layers that come and go above the board: overlays and their letters, the route, the focus, the pulse."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem

from desktop.ui.map.ground import Ground
from desktop.ui.map.items import Z_FOCUS, Z_OVERLAY, Z_PULSE, Z_ROUTE, Z_SIGNS, LayerItem, reaching
from desktop.ui.map.look import LETTER_PX, MapLook, cosmetic, fill_hatch, pill, put_picture, stroke_twice
from desktop.ui.paint.palette import faded
from desktop.ui.paint.shapes import border_path, box_of, curved_line, inset, polygon_path, rounded_loop
from desktop.views.board import Point, SpaceView
from desktop.views.table import OverlayView, RouteView

VEIL = (0.2, 0.04)
"""How strongly an overlay's hatch and wash lie on the map: its border and letters say the rest."""


class OverlayItem(LayerItem):
    """One overlay: hatch, border and letter for each space; lines."""

    def __init__(self, ground: Ground, look: MapLook, overlay: OverlayView, order: int) -> None:
        super().__init__(ground, look, Z_OVERLAY + order * 0.1)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.overlay = overlay
        groups: dict[str, list[SpaceView]] = {}
        for name, style, _, _ in overlay.washes:
            if name in ground.spaces:
                groups.setdefault(style, []).append(ground.spaces[name])
        self._areas = {style: border_path(space.outline for space in spaces) for style, spaces in groups.items()}
        half = ground.board.piece_size / 2
        aside, below = (1.7, 0.0) if ground.board.kind == "area" else (0.95, 0.95)  # names stand below discs
        self._letters = [
            (
                QPointF(ground.spaces[n].center[0] - half * aside, ground.spaces[n].center[1] + half * below),
                style,
                letter,
            )
            for n, style, letter, _ in overlay.washes
            if letter and n in ground.spaces
        ]
        self._lines = [(line.style, curved_line(line.points)) for line in overlay.lines]
        area = QRectF()
        for path in [*self._areas.values(), *(path for _, path in self._lines)]:
            area = area.united(path.boundingRect())
        self._cover(area)

    def tip(self, space: str) -> str:
        return "\n".join(tip for name, _, _, tip in self.overlay.washes if name == space and tip)

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        for style, area in self._areas.items():
            colour = self.look.palette.highlight(style)
            fill_hatch(painter, area, style, colour, *VEIL)
            stroke_twice(painter, area, colour, 2.2)
        for style, path in self._lines:
            stroke_twice(painter, path, self.look.palette.highlight(style), 2.6)

    def draw_letters(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        if scale * 100 < LETTER_PX:
            return
        exposed = reaching(exposed, scale)
        transform = painter.worldTransform()
        painter.setWorldTransform(QTransform())
        px = round(12 * self.look.font_scale)
        for at, style, letter in self._letters:
            if exposed.contains(at):
                ink = self.look.palette.highlight(style).name()
                put_picture(painter, transform.map(at), pill(letter, "#fffaf0", ink, px, self.look.dpr))
        painter.setWorldTransform(transform)


class LettersItem(LayerItem):
    """The letters of all overlays, above the counters."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_SIGNS - 1)
        self.overlays: list[OverlayItem] = []

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        for overlay in self.overlays:
            overlay.draw_letters(painter, scale, exposed)


class RouteItem(LayerItem):
    """The way of a dragged piece; a cross-hatch where it may not go."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_ROUTE)
        self._path, self._dots = QPainterPath(), QPainterPath()
        self._forbidden = QPainterPath()
        self._refused = False

    def show_route(self, route: RouteView | None, under: str = "") -> None:
        self._path, self._dots, self._forbidden = QPainterPath(), QPainterPath(), QPainterPath()
        if route is not None:
            points = [space.center for space in self._spaces(route.spaces)]
            self._path = curved_line(points)
            for x, y in points[1:]:
                self._dots.addEllipse(QPointF(x, y), 6, 6)
            self._refused = bool(route.refusal)
            if self._refused:
                refused = under or (route.spaces[-1] if route.spaces else "")
                for space in self._spaces([refused]):
                    self._forbidden = polygon_path(space.outline)
        area = self._path.boundingRect().united(self._dots.boundingRect())
        self._cover(area.united(self._forbidden.boundingRect()))

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        colours = self.look.palette
        if not self._forbidden.isEmpty():
            grey = colours.highlight("forbidden")
            painter.fillPath(self._forbidden, faded(QColor("#ffffff"), 0.35))
            fill_hatch(painter, self._forbidden, "forbidden", grey, 0.8)
            stroke_twice(painter, self._forbidden, grey, 2.5)
        if not self._path.isEmpty():
            colour = colours.highlight("route-bad" if self._refused else "route")
            stroke_twice(painter, self._path, colour, 4.0)
            painter.setPen(cosmetic(QColor("#ffffff"), 1.5))
            painter.setBrush(colour)
            painter.drawPath(self._dots)


class FocusItem(LayerItem):
    """The space the keyboard is at: a dashed ring."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_FOCUS)
        self._ring = QPainterPath()

    def show_space(self, space: str, visible: bool) -> None:
        self._ring = QPainterPath()
        if visible and space in self.ground.spaces:
            view = self.ground.spaces[space]
            self._ring = rounded_loop(inset(view.outline, view.center, 0.98), 12)
        self._cover(self._ring.boundingRect())

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        if self._ring.isEmpty():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(cosmetic(QColor("#ffffff"), 4.5))
        painter.drawPath(self._ring)
        painter.setPen(cosmetic(self.look.palette.highlight("focus"), 2.6, Qt.PenStyle.DashLine))
        painter.drawPath(self._ring)


class PulseItem(LayerItem):
    """Rings that close in on places to be looked at."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_PULSE)
        self._spots: list[Point] = []
        self._phase = 0.0

    def show_spots(self, spots: Sequence[Point]) -> None:
        self._spots = list(spots)
        self._phase = 0.0
        reach = 400.0
        self._cover(box_of(spots).adjusted(-reach, -reach, reach, reach) if spots else QRectF())

    def set_phase(self, phase: float) -> None:
        self._phase = phase
        self.update()

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        size = max(self.ground.board.piece_size * 0.8, 16 / scale)
        for x, y in self._spots:
            radius = size * (2.2 - 1.3 * self._phase)
            ring = QPainterPath()
            ring.addEllipse(QPointF(x, y), radius, radius)
            stroke_twice(painter, ring, self.look.palette.highlight("pulse"), 4.0)
