"""The small map in the corner: the board, dots for pieces, a frame for what is in view; click to go there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from desktop.ui.map.look import MapLook
from desktop.ui.paint import shelf
from desktop.ui.paint.board import board_picture, board_sheet, fit_transform
from desktop.ui.paint.own import OWN
from desktop.views.board import BoardView

LONG_SIDE = 190
MOST_SEEN = 0.75
"""Of the board: where more than that is in view, a small map would only cover some of it."""
Dot = tuple[float, float, str]
"""Where a piece lies on the board, and the ground of its counter."""


class MiniMap(QWidget):
    """Signals: looked_at gives a spot of the board."""

    looked_at = Signal(QPointF)

    def __init__(self, look: MapLook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._board: BoardView | None = None
        self._picture = QPixmap()
        self._dots: list[Dot] = []
        self._dotted = QPixmap()
        """The picture with the dots on it."""
        self._seen = QRectF()
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Overview: click or drag to look there"))

    def set_board(self, board: BoardView) -> None:
        self._board = board
        _, _, width, height = board.bounds
        ratio = LONG_SIDE / max(width, height)
        self.setFixedSize(QSize(max(40, round(width * ratio)), max(40, round(height * ratio))))
        self._picture, self._dots, self._dotted = QPixmap(), [], QPixmap()
        self.update()

    def restyle(self) -> None:
        self._picture = self._dotted = QPixmap()
        self.update()

    def show_dots(self, dots: list[Dot]) -> None:
        if dots != self._dots:
            self._dots, self._dotted = dots, QPixmap()
            self.update()

    def show_seen(self, seen: QRectF) -> None:
        """Frame the part of the board that is in view; the small map hides when that is nearly all of it."""
        self._seen = seen
        if self._board is not None:
            whole = QRectF(*self._board.bounds)
            part = seen.intersected(whole)
            self.setVisible(part.width() * part.height() < MOST_SEEN * whole.width() * whole.height())
        self.update()

    def _drawn(self, board: BoardView, size: QSize) -> QImage:
        """The picture of the board: drawn once, and then found again."""
        colours = self._look.palette
        sheet = OWN.sheet_of(board, board_sheet(board))
        name = shelf.name_of("overview", sheet.fingerprint, size.toTuple(), colours.name, colours.theme)
        picture = shelf.fetch(name)
        if picture is None:
            picture = board_picture(board, size, colours, 0.0, sheet)
            shelf.keep(name, picture)
        return picture

    def _with_dots(self, board: BoardView, transform: QTransform) -> QPixmap:
        if self._picture.isNull():
            dpr = self.devicePixelRatioF()
            self._picture = QPixmap.fromImage(self._drawn(board, self.size() * dpr))
            self._picture.setDevicePixelRatio(dpr)
        picture = QPixmap(self._picture)
        painter = QPainter(picture)
        painter.setPen(Qt.PenStyle.NoPen)
        edge = QColor("#17130c")
        grounds = {side: self._look.palette.ground(side) for side in {side for _, _, side in self._dots}}
        scale, left, top = transform.m11(), transform.dx(), transform.dy()
        for x, y, side in self._dots:
            across, down = x * scale + left, y * scale + top
            painter.fillRect(QRectF(across - 2.5, down - 2.5, 5, 5), edge)
            painter.fillRect(QRectF(across - 1.7, down - 1.7, 3.4, 3.4), grounds[side])
        painter.end()
        return picture

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board is None:
            return
        transform, _ = fit_transform(self._board, QRectF(self.rect()))
        if self._dotted.isNull():
            self._dotted = self._with_dots(self._board, transform)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._dotted)
        frame = transform.mapRect(self._seen).intersected(QRectF(self.rect()).adjusted(1, 1, -1, -1))
        painter.setPen(QPen(QColor("#ffffff"), 3.5))
        painter.drawRect(frame)
        painter.setPen(QPen(self._look.palette.highlight("target"), 1.8))
        painter.drawRect(frame)
        painter.setPen(QPen(self._look.palette.note("edge"), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._go(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def _go(self, at: QPointF) -> None:
        if self._board is not None:
            inverted, _ = fit_transform(self._board, QRectF(self.rect()))[0].inverted()
            self.looked_at.emit(inverted.map(at))
