"""Pointers: rings and arrows that show a reader where to look. They stay until others are shown."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.ui.map.ground import Ground
from desktop.ui.map.items import LayerItem
from desktop.ui.map.look import MapLook, cosmetic, pill, put_picture
from desktop.ui.map.scene import MapScene
from desktop.ui.paint.palette import faded
from desktop.ui.paint.shapes import inset, rounded_loop

Z_POINTERS = 72
Z_RAISED = 58
"""Above every other piece, below rings and signs."""
ARROW_PX = 7.0
HEAD_PX = 21.0
Arrow = tuple[QPointF, QPointF, str]


class PointersItem(LayerItem):
    """Rings around spaces and pieces, and arrows between them."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_POINTERS)
        self._rings: list[QPainterPath] = []
        self._arrows: list[Arrow] = []

    def point_at(self, rings: list[QPainterPath], arrows: list[Arrow]) -> QRectF:
        """Show these; the area they cover is returned."""
        self._rings, self._arrows = rings, arrows
        area = QRectF()
        for ring in rings:
            area = area.united(ring.boundingRect())
        for start, end, _ in arrows:
            area = area.united(QRectF(start, end).normalized().adjusted(-30, -30, 30, 30))
        self._cover(area.adjusted(-60, -60, 60, 60) if not area.isEmpty() else area)
        return area

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        colour = self.look.palette.highlight("pulse")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ring in self._rings:
            painter.setPen(cosmetic(faded(QColor("#ffffff"), 0.95), 7.5))
            painter.drawPath(ring)
            painter.setPen(cosmetic(colour, 4.5))
            painter.drawPath(ring)
        for start, end, label in self._arrows:
            self._draw_arrow(painter, scale, start, end, label)

    def _draw_arrow(self, painter: QPainter, scale: float, start: QPointF, end: QPointF, label: str) -> None:
        colour = self.look.palette.highlight("pulse")
        path, middle = arrow_path(start, end, scale)
        painter.setPen(cosmetic(faded(QColor("#ffffff"), 0.95), 3.5))
        painter.setBrush(faded(QColor("#ffffff"), 0.95))
        painter.drawPath(path)
        painter.setPen(cosmetic(faded(colour, 0.0), 0.0))
        painter.setBrush(colour)
        painter.drawPath(path)
        if label:
            picture = pill(label, "#fffdf6", colour.name(), round(13 * self.look.font_scale), self.look.dpr)
            transform = painter.worldTransform()
            painter.resetTransform()
            put_picture(painter, transform.map(middle), picture)
            painter.setWorldTransform(transform)


def arrow_path(start: QPointF, end: QPointF, scale: float) -> tuple[QPainterPath, QPointF]:
    """A bent arrow of steady width on the screen, from the edge of one piece to the edge of another; its middle."""
    length = math.hypot(end.x() - start.x(), end.y() - start.y())
    path = QPainterPath()
    if length < 1.0:
        return path, start
    across = QPointF(-(end.y() - start.y()) / length, (end.x() - start.x()) / length)
    bend = (start + end) / 2 + across * (0.14 * length)
    curve = QPainterPath(start)
    curve.quadTo(bend, end)
    first, last = min(0.3, 24 / length), max(0.7, 1 - 20 / length)
    head = min(HEAD_PX / scale / length, (last - first) * 0.6)
    half, wide = ARROW_PX / scale / 2, HEAD_PX / scale / 2
    left: list[QPointF] = []
    right: list[QPointF] = []
    for step in range(13):
        share = first + (last - head - first) * step / 12
        spot, side = curve.pointAtPercent(share), _side(curve, share)
        width = half * (0.35 + 0.65 * step / 12)
        left.append(spot + side * width)
        right.append(spot - side * width)
    neck, side = curve.pointAtPercent(last - head), _side(curve, last - head)
    outline = [*left, neck + side * wide, curve.pointAtPercent(last), neck - side * wide, *reversed(right)]
    path.moveTo(outline[0])
    for spot in outline[1:]:
        path.lineTo(spot)
    path.closeSubpath()
    return path, curve.pointAtPercent((first + last) / 2)


def _side(curve: QPainterPath, share: float) -> QPointF:
    angle = math.radians(curve.angleAtPercent(share))
    return QPointF(math.sin(angle), math.cos(angle))


class HasScene(Protocol):
    """A map, or whatever else draws one."""

    scene: MapScene


class MapPointers:
    """Points on a map. Knows which layer belongs to the board that lies there."""

    def __init__(self, board: HasScene) -> None:
        self._map = board
        self._item: PointersItem | None = None
        self._ground: Ground | None = None

    def show(
        self, spaces: Sequence[str] = (), pieces: Sequence[str] = (), arrows: Sequence[tuple[str, str, str]] = ()
    ) -> QRectF:
        """Ring spaces and pieces and draw arrows (from, to, label); the area pointed at is returned."""
        scene = self._map.scene
        if scene.ground is None:
            return QRectF()
        if self._ground is not scene.ground:
            self._ground = scene.ground
            self._item = PointersItem(scene.ground, scene.look)
            scene.addItem(self._item)
        assert self._item is not None
        for name in pieces:
            if name in scene.pieces:
                scene.pieces[name].setZValue(Z_RAISED)  # out of its stack, until the table is shown again
        found = [(self._spot(start), self._spot(end), label) for start, end, label in arrows]
        known = [(start, end, label) for start, end, label in found if start is not None and end is not None]
        return self._item.point_at(self._rings(spaces, pieces), known)

    def clear(self) -> None:
        self.show()

    def area_of(self, names: Sequence[str]) -> QRectF:
        """The part of the board on which these spaces and pieces lie."""
        scene, area = self._map.scene, QRectF()
        if scene.ground is None:
            return area
        half = scene.ground.board.piece_size / 2 + 5
        for name in names:
            if name in scene.ground.spaces:
                area = area.united(scene.ground.boxes[name])
            elif (spot := self._spot(name)) is not None:
                area = area.united(QRectF(spot.x() - half, spot.y() - half, 2 * half, 2 * half))
        return area

    def _rings(self, spaces: Sequence[str], pieces: Sequence[str]) -> list[QPainterPath]:
        scene = self._map.scene
        assert scene.ground is not None
        rings = []
        for name in spaces:
            space = scene.ground.spaces.get(name)
            if space is not None:
                rings.append(rounded_loop(inset(space.outline, space.center, 0.96), 10))
        half = scene.ground.board.piece_size / 2 + 5
        for name in pieces:
            spot = self._spot(name)
            if spot is not None and name in scene.pieces:
                ring = QPainterPath()
                ring.addRoundedRect(QRectF(spot.x() - half, spot.y() - half, 2 * half, 2 * half), 12, 12)
                rings.append(ring)
        return rings

    def _spot(self, name: str) -> QPointF | None:
        """The middle of a space, or of a piece where the table has it."""
        scene = self._map.scene
        assert scene.ground is not None
        if name in scene.pieces:
            return scene.home(name)
        space = scene.ground.spaces.get(name)
        return QPointF(*space.center) if space is not None else None
