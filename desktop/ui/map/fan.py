"""The fan: the pieces of one space in a readable row above the map; can be clicked and dragged from."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.ui.map.look import MapLook
from desktop.ui.paint.counters import badge_rects, margin_px
from desktop.ui.paint.palette import faded
from desktop.ui.paint.piece import piece_pixmap
from desktop.views.ours import DAGGER
from desktop.views.pieces import PieceView

COUNTER_PX = 72
GAP = 8
PAD = 8
PER_ROW = 8
TIP_CHARACTERS = 64
"""A longer line of a tip is broken: it would cover what lies beside the map."""


class StackFan(QWidget):
    """Lies on the map's viewport. `space` is "" while it is closed; `selected` is the piece the keyboard is at."""

    piece_pressed = Signal(str, QPoint, object)
    dragged = Signal(QPoint, object)
    let_go = Signal(QPoint, object)
    cursor_left = Signal()

    def __init__(self, look: MapLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._area = look, parent
        self.space = ""
        self.pieces: list[PieceView] = []
        self.lit: set[str] = set()
        self._index = -1
        self._folded = False
        self._columns = PER_ROW
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def selected(self) -> str:
        return self.pieces[self._index].id if 0 <= self._index < len(self.pieces) else ""

    def _side(self) -> int:
        return round(COUNTER_PX * max(1.0, self._look.font_scale))

    def open_at(self, space: str, pieces: Sequence[PieceView], lit: set[str], stack: QRect) -> None:
        """Show the pieces, top one first, beside the stack they come from (given in viewport pixels)."""
        keep = self.selected if space == self.space else ""
        self.space, self.pieces, self.lit, self._folded = space, list(reversed(pieces)), lit, False
        names = [piece.id for piece in self.pieces]
        self._index = names.index(keep) if keep in names else -1
        side = self._side()
        fitting = max(1, (self._area.width() - 2 * PAD) // (side + GAP))
        columns = self._columns = min(len(self.pieces), PER_ROW, fitting)
        rows = -(-len(self.pieces) // columns)
        width = 2 * PAD + columns * side + (columns - 1) * GAP
        height = 2 * PAD + rows * (side + GAP) - GAP
        area = self._area.rect()
        x = min(max(stack.center().x() - width // 2, 4), max(4, area.width() - width - 4))
        y = stack.top() - height - 6
        if y < 4:
            y = min(stack.bottom() + 6, area.height() - height - 4)
        self.setGeometry(x, y, width, height)
        self.show()
        self.raise_()
        self.update()

    def close_fan(self) -> None:
        self.space, self.pieces, self._index = "", [], -1
        self.hide()

    def fold(self) -> None:
        """Out of the way during a drag, yet still there, for it holds the mouse."""
        self._folded = True
        self.setGeometry(0, 0, 1, 1)

    def select(self, step: int) -> None:
        """Move the keyboard's choice along the row."""
        if self.pieces:
            start = self._index if self._index >= 0 else (-1 if step > 0 else 0)
            self._index = (start + step) % len(self.pieces)
            self.update()

    def rect_of(self, index: int) -> QRect:
        side = self._side()
        column, row = index % self._columns, index // self._columns
        return QRect(PAD + column * (side + GAP), PAD + row * (side + GAP), side, side)

    def piece_at(self, at: QPoint) -> str:
        for index, piece in enumerate(self.pieces):
            if self.rect_of(index).contains(at):
                return piece.id
        return ""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._folded:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._look.palette.note("edge"), 1.2))
        painter.setBrush(faded(self._look.palette.note("ground"), 0.94))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), 9, 9)
        for index, piece in enumerate(self.pieces):
            self._paint_piece(painter, self.rect_of(index), piece, index == self._index)
        painter.end()

    def _paint_piece(self, painter: QPainter, rect: QRect, piece: PieceView, selected: bool) -> None:
        margin = margin_px(rect.width())
        ratio, colours = self.devicePixelRatioF(), self._look.palette
        picture = piece_pixmap(piece.id, piece.face, rect.width(), ratio, piece.badges, colours)
        painter.drawPixmap(QPointF(rect.x() - margin, rect.y() - margin), picture)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if piece.id in self.lit:
            self._ring(painter, rect, self._look.palette.highlight("lit-piece"), Qt.PenStyle.SolidLine)
        if selected:
            self._ring(painter, rect, self._look.palette.highlight("focus"), Qt.PenStyle.DashLine)

    def _ring(self, painter: QPainter, rect: QRect, colour: QColor, style: Qt.PenStyle) -> None:
        outer = QRectF(rect).adjusted(-2, -2, 2, 2)
        painter.setPen(QPen(QColor("#ffffff"), 5))
        painter.drawRoundedRect(outer, 8, 8)
        painter.setPen(QPen(colour, 3, style))
        painter.drawRoundedRect(outer, 8, 8)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and (piece := self.piece_at(at)):
            self.piece_pressed.emit(piece, self.mapToParent(at), event.modifiers())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.dragged.emit(self.mapToParent(event.position().toPoint()), event.modifiers())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.let_go.emit(self.mapToParent(event.position().toPoint()), event.modifiers())

    def leaveEvent(self, event: QEvent) -> None:
        if not self._folded:
            self.cursor_left.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tip(event.pos()), self)
            return True
        return bool(super().event(event))

    def _tip(self, at: QPoint) -> str:
        for index, piece in enumerate(self.pieces):
            rect = self.rect_of(index)
            if rect.adjusted(-4, -4, 4, 4).contains(at):
                return piece_tip(piece, QRectF(rect), QPointF(at))
        return ""


def piece_tip(piece: PieceView, rect: QRectF, at: QPointF) -> str:
    """The badge under the cursor if there is one, else the piece in full."""
    for badge, area in zip(piece.badges, badge_rects(rect), strict=False):
        if area.contains(at):
            return badge.tip + (f" ({badge.rule})" if badge.rule else "")
    tips = [badge.tip for badge in piece.badges]
    lines = [line for line in (piece.detail or piece.name).split("\n") if line not in tips]
    lines += [badge.tip + (f" ({badge.rule})" if badge.rule else "") for badge in piece.badges]
    lines += [f"{DAGGER} {piece.reconstructed}"] if piece.reconstructed else []
    return "\n".join(fill(line, TIP_CHARACTERS) for line in lines)
