"""Items of the map: the board, counters, lit spaces, signs, overlays, the route, focus and pulse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.ui.map.ground import Ground
from desktop.ui.map.item import MapItem
from desktop.ui.map.look import (
    NOTE_PX,
    MapLook,
    cosmetic,
    fill_hatch,
    pill,
    put_picture,
    ring,
    scale_of,
    stroke_twice,
)
from desktop.ui.map.tiles import TileStore
from desktop.ui.paint.board import BoardSheet, Lod
from desktop.ui.paint.counters import PICTURES, counter_pixmap, margin_px
from desktop.ui.paint.palette import faded, mixed
from desktop.ui.paint.shapes import (
    border_path,
    box_of,
    edge_path,
    edges,
    inset,
    polygon_path,
    rounded_loop,
)
from desktop.views.board import Point, SpaceView
from desktop.views.pieces import CounterFace, PieceView

Z_BOARD, Z_CONTROL, Z_OVERLAY, Z_LIT, Z_MARKS, Z_WORDS = 0, 5, 10, 20, 22, 25
Z_PIECES, Z_RINGS, Z_SIGNS, Z_ROUTE, Z_FOCUS, Z_PULSE = 30, 60, 65, 70, 75, 80


PAD = 45.0
"""Room for lines and plates that stand out, in board units."""


CONTROL_HATCHES = ("good", "bad", "own", "enemy")
POINT_TINT, AREA_TINT = (0.45, 0.25), (0.2, 0.3)
"""How strongly control shows, as hatch and as wash: whole areas need a lighter hatch than small spaces."""
HALFWAY = 0.5
PICTURE_PX = 40.0
"""Half the width of the largest plate or flag, in pixels."""
RING_CORNER, SMALL = 7.0, 0.4
"""The corners of a ring around a piece in board units; below this scale its line is thinner."""
FLAG_MOST = 1.7
"""Height of the largest flag, in counters."""


class BoardItem(MapItem):
    """The board's ground, or its words: tiles on the screen, vectors anywhere else."""

    def __init__(self, sheet: BoardSheet, tiles: TileStore, look: MapLook, *, words: bool = False) -> None:
        super().__init__()
        self._sheet, self._tiles, self._look, self._words = sheet, tiles, look, words
        self.setZValue(Z_WORDS if words else Z_BOARD)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def boundingRect(self) -> QRectF:
        return QRectF(*self._sheet.board.bounds).adjusted(-4, -4, 4, 4)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def show_on(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        exposed = QRectF(option.exposedRect)
        transform = painter.worldTransform()
        if widget is None:
            lod = Lod(transform.m11(), self._look.font_scale)
            draw = self._sheet.paint_words if self._words else self._sheet.paint_ground
            draw(painter, lod, self._look.palette, exposed)
            return
        dpr = self._look.dpr
        area = transform.mapRect(exposed)
        device = QRectF(area.x() * dpr, area.y() * dpr, area.width() * dpr, area.height() * dpr).toAlignedRect()
        painter.setWorldTransform(QTransform())
        origin = QPointF(transform.dx() * dpr, transform.dy() * dpr)
        self._tiles.paint(painter, round(transform.m11() * dpr, 5), origin, device, dpr)


class CounterItem(MapItem):
    """A piece on the map: one ready picture."""

    def __init__(self, piece: PieceView, size: float, look: MapLook) -> None:
        super().__init__()
        self.piece = piece
        self.size = size
        self._look = look
        self._last: QPixmap | None = None
        self._turning: tuple[CounterFace, float] | None = None
        half = size * 0.58
        self._rect = QRectF(-half, -half, 2 * half, 2 * half)
        self._shape = QPainterPath()
        self._shape.addRect(QRectF(-size / 2, -size / 2, size, size))

    def show_piece(self, piece: PieceView) -> None:
        if piece is not self.piece and piece != self.piece:
            self.piece = piece
            self._last = None
            self.update()

    def turn_over(self, old: CounterFace, share: float) -> None:
        """Show the counter while it is turned from an old face to its own; done at a share of 1."""
        self._turning = (old, share) if share < 1 else None
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        return self._shape

    def show_on(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        transform = painter.worldTransform()
        side = max(5, round(self.size * transform.m11()))
        dpr, face, badges, colours = self._look.dpr, self.piece.face, self.piece.badges, self._look.palette
        painter.setWorldTransform(QTransform())
        shift = side / 2 + margin_px(side)
        if self._turning is not None:
            old, share = self._turning
            picture = counter_pixmap(old if share < HALFWAY else face, side, dpr, badges, colours)
            half = shift * abs(1 - share / HALFWAY)
            rect = QRectF(transform.dx() - half, transform.dy() - shift, 2 * half, 2 * shift)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
            return
        if self._look.hurry and self._last is not None and not PICTURES.has(face, side, dpr, badges, colours):
            rect = QRectF(transform.dx() - shift, transform.dy() - shift, 2 * shift, 2 * shift)
            painter.drawPixmap(rect, self._last, QRectF(self._last.rect()))
            return
        self._last = counter_pixmap(face, side, dpr, badges, colours)
        spot = QPointF(round((transform.dx() - shift) * dpr) / dpr, round((transform.dy() - shift) * dpr) / dpr)
        painter.drawPixmap(spot, self._last)


class LayerItem(MapItem):
    """A layer as large as the board."""

    def __init__(self, ground: Ground, look: MapLook, z: float) -> None:
        super().__init__()
        self.ground, self.look = ground, look
        self._bounds = ground.bounds().adjusted(-40, -40, 40, 40)
        self.setZValue(z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def _cover(self, area: QRectF) -> None:
        """Say what part of the board the layer now covers, so that no more than that is painted again."""
        self.update()
        self.prepareGeometryChange()
        self._bounds = QRectF() if area.isEmpty() else area.adjusted(-PAD, -PAD, PAD, PAD)
        self.update()

    def _spaces(self, ids: Sequence[str]) -> list[SpaceView]:
        return [self.ground.spaces[name] for name in ids if name in self.ground.spaces]

    def show_on(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, scale_of(painter), QRectF(option.exposedRect))

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        raise NotImplementedError


class LitItem(LayerItem):
    """Lit spaces: a light wash, a border around each group, thin lines inside; rings for targets and sources."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_LIT)
        self._kept: tuple[tuple[object, ...], QPixmap | None] = ((), None)
        self._changes = 0
        self._wash, self._inner = QPainterPath(), QPainterPath()
        self._targets, self._subjects, self._sources = QPainterPath(), QPainterPath(), QPainterPath()

    def light(self, lit: Sequence[str], targets: Sequence[str], subjects: Sequence[str]) -> None:
        outlines = [space.outline for space in self._spaces(lit)]
        self._wash = border_path(outlines)
        self._inner = edge_path(edges(outlines)[1])
        self._targets, self._subjects = self._rings(targets, 0.86), self._rings(subjects, 0.94)
        self._changes += 1
        self._cover(self._area())

    def mark_source(self, spaces: Sequence[str]) -> None:
        self._sources = self._rings(spaces, 0.96)
        self._changes += 1
        self._cover(self._area())

    def _area(self) -> QRectF:
        area = self._wash.boundingRect()
        for path in (self._targets, self._subjects, self._sources):
            area = area.united(path.boundingRect())
        return area

    def _rings(self, ids: Sequence[str], share: float) -> QPainterPath:
        path = QPainterPath()
        for space in self._spaces(ids):
            if self.ground.board.kind == "area" and not {"box", "absent"} & {*space.terrain}:
                path.addPath(border_path([space.outline]))
            else:
                path.addPath(rounded_loop(inset(space.outline, space.center, share), 18))
        return path

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        """Long antialiased outlines are slow: what is painted twice at the same place is kept as a picture.

        Qt's own cache of items is no use here: it shows stale pictures when the covered area changes.
        """
        at, device = painter.worldTransform(), painter.device()
        size = (device.width(), device.height(), device.devicePixelRatio())
        key = (self._changes, self.look.palette, at.m11(), at.m22(), at.dx(), at.dy(), *size)
        same, picture = self._kept[0] == key, self._kept[1]
        if not same or at.isRotating():
            self._kept = (key, None)
            self._strokes(painter)
            return
        if picture is None:
            picture = self._picture(painter, at, size)
            self._kept = (key, picture)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(0, 0, picture)
        painter.restore()

    def _picture(self, painter: QPainter, at: QTransform, size: tuple[int, int, float]) -> QPixmap:
        width, height, ratio = size
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        pen = QPainter(picture)
        pen.setRenderHints(painter.renderHints())
        pen.setTransform(at)
        self._strokes(pen)
        pen.end()
        return picture

    def _strokes(self, painter: QPainter) -> None:
        colours = self.look.palette
        reach = colours.highlight("reach")
        if not self._wash.isEmpty():
            painter.fillPath(self._wash, faded(mixed(reach, QColor("#ffffff"), 0.88), 0.42))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(cosmetic(faded(reach, 0.45), 1.0))
            painter.drawPath(self._inner)
            stroke_twice(painter, self._wash, reach, 3.0)
        for path, style, width in (
            (self._targets, "target", 3.0),
            (self._subjects, "subject", 3.0),
            (self._sources, "source", 4.5),
        ):
            if not path.isEmpty():
                stroke_twice(painter, path, colours.highlight(style), width)


class SignsItem(LayerItem):
    """Above the counters: rings of lit pieces, counts of stacks, figures of lit spaces, control flags."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_SIGNS)
        self._rings: list[tuple[QRectF, str]] = []
        self._counts: list[tuple[Point, int]] = []
        self._notes: list[tuple[Point, str]] = []
        self._flags: list[tuple[Point, str]] = []

    def show_signs(
        self,
        rings: list[tuple[QRectF, str]],
        counts: list[tuple[Point, int]],
        notes: list[tuple[Point, str]],
        flags: list[tuple[Point, str]],
    ) -> None:
        self._rings, self._counts, self._notes, self._flags = rings, counts, notes, flags
        spots = [at for at, _ in [*counts, *notes, *flags]]
        area = box_of(spots).adjusted(-1, -1, 1, 1) if spots else QRectF()
        for rect, _ in rings:
            area = area.united(rect)
        self._cover(area)

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        exposed = reaching(exposed, scale)
        self._frames(painter, scale, exposed)
        for at, side in self._flags:
            if exposed.contains(QPointF(*at)):
                self._flag(painter, at, side, scale)
        self._pictures(painter, scale, exposed)

    def _frames(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        transform, palette, dpr = painter.worldTransform(), self.look.palette, self.look.dpr
        corner, line = round(RING_CORNER * scale, 1), 3.0 if scale > SMALL else 1.5
        painter.setWorldTransform(QTransform())
        for rect, style in self._rings:
            if exposed.intersects(rect):
                area, colour = transform.mapRect(rect), palette.highlight(style).name()
                picture = ring(round(area.width()), round(area.height()), corner, colour, line, dpr)
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


class ControlItem(LayerItem):
    """Who holds which space, as tint and hatch; used where spaces are wide enough to carry it."""

    def __init__(self, ground: Ground, look: MapLook) -> None:
        super().__init__(ground, look, Z_CONTROL)
        self._sides: dict[str, QPainterPath] = {}
        self._hatches: dict[str, str] = {}
        """Kept once given, so that a side's hatch never changes."""
        self._boxes = QPainterPath()
        """Boxes that lie on areas stay clear."""
        for space in ground.board.spaces:
            if "box" in space.terrain:
                self._boxes.addPath(polygon_path(space.outline))

        self._held: dict[str, str] = {}
        self.changed: dict[str, tuple[str, str]] = {}
        """Spaces that changed hands with the last view: from whom, to whom."""
        self._phase = 1.0

    def show_control(self, control: Sequence[tuple[str, str]]) -> None:
        held = {name: side for name, side in control if name in self.ground.spaces}
        names = dict.fromkeys((*self._held, *held)) if self._held else {}
        pairs = ((name, self._held.get(name, ""), held.get(name, "")) for name in names)
        self.changed = {name: (old, new) for name, old, new in pairs if old != new}
        self._held = held
        self.fade(1.0)

    def fade(self, phase: float) -> None:
        """Show how far spaces that changed hands are on their way from the old side (0) to the new one (1)."""
        self._phase = phase
        changing = self.changed if phase < 1 else {}
        self._sides = {}
        if self._tints:
            for name, side in self._held.items():
                if side and name not in changing:
                    self._sides.setdefault(side, QPainterPath()).addPath(self._area(name))
        for side in sorted({*self._sides, *(side for pair in changing.values() for side in pair if side)}):
            self._hatches.setdefault(side, CONTROL_HATCHES[len(self._hatches) % len(CONTROL_HATCHES)])
        self.update()

    @property
    def _tints(self) -> bool:
        """Whether control is shown by tint; elsewhere flags tell it, and a change flares up and fades away."""
        return self.ground.board.kind in ("point", "area")

    def _area(self, name: str) -> QPainterPath:
        return polygon_path(self.ground.spaces[name].outline).subtracted(self._boxes)

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        line, wash = AREA_TINT if self.ground.board.kind == "area" else POINT_TINT
        for side, path in sorted(self._sides.items()):
            fill_hatch(painter, path, self._hatches[side], self.look.palette.ground(side), line, wash)
        for name, (old, new) in self.changed.items() if self._phase < 1 else ():
            shares = ((old, 1 - self._phase), (new, self._phase)) if self._tints else ((new or old, 1 - self._phase),)
            for side, share in shares:
                if side:
                    colour = self.look.palette.ground(side)
                    fill_hatch(painter, self._area(name), self._hatches[side], colour, line * share, wash * share)


def reaching(exposed: QRectF, scale: float) -> QRectF:
    """Where the middles of small pictures lie that reach into an exposed part."""
    pad = max(PAD, PICTURE_PX / scale)
    return exposed.adjusted(-pad, -pad, pad, pad)


def ring_around(at: QPointF, size: float) -> QRectF:
    half = size / 2 + 3
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)


def spots_of(
    ground: Ground, spaces: Sequence[str], items: Mapping[str, CounterItem], pieces: Sequence[str]
) -> list[Point]:
    """The middles of spaces and of pieces that are on the map."""
    spots = [ground.spaces[name].center for name in spaces if name in ground.spaces]
    spots += [(items[name].x(), items[name].y()) for name in pieces if name in items]
    return list(dict.fromkeys(spots))
