"""Items of the map: the board, counters, and what all layers above them share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.ui.map.ground import Ground
from desktop.ui.map.item import MapItem
from desktop.ui.map.look import (
    MapLook,
    scale_of,
)
from desktop.ui.map.tiles import TileStore
from desktop.ui.paint.board import BoardSheet, Lod
from desktop.ui.paint.counters import PICTURES, margin_px
from desktop.ui.paint.own import OWN
from desktop.ui.paint.piece import piece_pixmap
from desktop.views.board import Point, SpaceView
from desktop.views.pieces import CounterFace, PieceView

if TYPE_CHECKING:
    from desktop.ui.paint.own_map import PicturedSheet

Z_BOARD, Z_CONTROL, Z_OVERLAY, Z_LIT, Z_MARKS, Z_WORDS = 0, 5, 10, 20, 22, 25
Z_PIECES, Z_RINGS, Z_ORDERS, Z_SIGNS, Z_ROUTE, Z_FOCUS, Z_PULSE = 30, 60, 63, 65, 70, 75, 80


PAD = 45.0
"""Room for lines and plates that stand out, in board units."""


REACH = 0.62
"""How far a counter's picture, with its shadow and badges, reaches from its middle, as a share of its size.

The view adds two pixels for what is rounded to the pixels of the screen; a picture that reaches farther than is said
here is left behind in stripes when the counter slides.
"""
HALFWAY = 0.5
PICTURE_PX = 40.0
"""Half the width of the largest plate or flag, in pixels."""
LINE_PX = 6.0
"""By how much the widest line stands out, in pixels."""
MANY_AREAS = 120
"""So many places that changed are painted as one."""


class BoardItem(MapItem):
    """The board's ground, or its words: tiles on the screen, vectors anywhere else."""

    def __init__(
        self, sheet: BoardSheet | PicturedSheet, tiles: TileStore, look: MapLook, *, words: bool = False
    ) -> None:
        super().__init__()
        self._sheet, self._tiles, self._look, self._words = sheet, tiles, look, words
        self.setZValue(Z_WORDS if words else Z_BOARD)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)

    def show_sheet(self, sheet: BoardSheet | PicturedSheet) -> None:
        """The same board, drawn or with a picture of the owner's."""
        self._sheet = sheet

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
        self._tiles.paint(painter, round(transform.m11() * dpr, 5), origin, device, dpr, self._look.region)


class CounterItem(MapItem):
    """A piece on the map: one ready picture. `covered` is how much of its upper edge lies under another row."""

    def __init__(self, piece: PieceView, size: float, look: MapLook) -> None:
        super().__init__()
        self.piece = piece
        self.size = self.covered = 0.0
        self._look = look
        self._last: QPixmap | None = None
        self._turning: tuple[CounterFace, float] | None = None
        self._rect = QRectF()
        self.resize(size)

    def resize(self, size: float) -> None:
        """Draw the counter so large, in board units."""
        if size != self.size:
            self.freshen()
            self.prepareGeometryChange()
            half, self.size = size * REACH, size
            self._rect = QRectF(-half, -half, 2 * half, 2 * half)
            self._shape = QPainterPath()
            self._shape.addRect(QRectF(-size / 2, -size / 2, size, size))
            self.freshen()

    def show_piece(self, piece: PieceView) -> None:
        if piece is not self.piece and piece != self.piece:
            self.piece = piece
            self._last = None
            self.update()

    def turn_over(self, old: CounterFace, share: float) -> None:
        """Show the counter while it is turned from an old face to its own; done at a share of 1."""
        self._turning = (old, share) if share < 1 else None
        self.update()

    def put(self, spot: QPointF) -> None:
        """Move the counter there, with nothing left behind."""
        self.freshen()
        self.setPos(spot)
        self.freshen()

    def boundingRect(self) -> QRectF:
        return self._rect

    def shape(self) -> QPainterPath:
        return self._shape

    def show_on(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        transform = painter.worldTransform()
        side = max(5, round(self.size * transform.m11()))
        if widget is not None:
            self._scale = transform.m11()
        dpr, face, badges, colours = self._look.dpr, self.piece.face, self.piece.badges, self._look.palette
        owned = "" if self._look.plain else self.piece.id
        painter.setWorldTransform(QTransform())
        shift = side / 2 + margin_px(side)
        if self._turning is not None:
            old, share = self._turning
            picture = piece_pixmap(owned, old if share < HALFWAY else face, side, dpr, badges, colours)
            half = shift * abs(1 - share / HALFWAY)
            rect = QRectF(transform.dx() - half, transform.dy() - shift, 2 * half, 2 * shift)
            painter.drawPixmap(rect, picture, QRectF(picture.rect()))
            return
        is_new = not PICTURES.has(face, side, dpr, badges, colours) or OWN.has_counter(owned, face)
        if self._look.hurry and self._last is not None and is_new:
            rect = QRectF(transform.dx() - shift, transform.dy() - shift, 2 * shift, 2 * shift)
            painter.drawPixmap(rect, self._last, QRectF(self._last.rect()))
            return
        self._last = piece_pixmap(owned, face, side, dpr, badges, colours)
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
        self.freshen()
        self.prepareGeometryChange()
        self._bounds = QRectF() if area.isEmpty() else area.adjusted(-PAD, -PAD, PAD, PAD)
        self.freshen()

    def _renew(self, areas: Sequence[QRectF], px: float = LINE_PX) -> None:
        """Have these parts of the layer painted again, with what stands out of them by some pixels, and no more."""
        pad = 2 + px / self._scale
        if len(areas) > MANY_AREAS:
            whole = QRectF()
            for area in areas:
                whole = whole.united(area)
            areas = [whole]
        scene = self.scene()
        for area in areas if scene is not None else ():
            scene.update(area.adjusted(-pad, -pad, pad, pad))  # an item would paint all that lies between them too

    def _spaces(self, ids: Sequence[str]) -> list[SpaceView]:
        return [self.ground.spaces[name] for name in ids if name in self.ground.spaces]

    def show_on(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = scale_of(painter)
        if widget is not None:
            self._scale = scale
        self.draw(painter, scale, QRectF(option.exposedRect))

    def draw(self, painter: QPainter, scale: float, exposed: QRectF) -> None:
        raise NotImplementedError


def reaching(exposed: QRectF, scale: float) -> QRectF:
    """Where the middles of small pictures lie that reach into an exposed part."""
    pad = max(PAD, PICTURE_PX / scale)
    return exposed.adjusted(-pad, -pad, pad, pad)


def spots_of(
    ground: Ground, spaces: Sequence[str], items: Mapping[str, CounterItem], pieces: Sequence[str]
) -> list[Point]:
    """The middles of spaces and of pieces that are on the map."""
    spots = [ground.spaces[name].center for name in spaces if name in ground.spaces]
    spots += [(items[name].x(), items[name].y()) for name in pieces if name in items]
    return list(dict.fromkeys(spots))
