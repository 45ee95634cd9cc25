"""How an entry looks in play, drawn by the painters of play: counter, card, or place on the map."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.ui.paint.board import Lod, board_sheet
from desktop.ui.paint.cards import paint_card
from desktop.ui.paint.counters import paint_counter
from desktop.ui.paint.palette import sides_as
from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em
from desktop.views.board import BoardView
from desktop.views.pieces import CardView, CounterFace, Pictured

HIGH, CARD_SHAPE = 22, 1.4
COUNTER = 6.5
AROUND = 130.0
"""Board units seen around a place."""
RING = QColor("#c2261a")


class EntryPicture(QWidget):
    """One entry; nothing where it is not seen in play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: Pictured | None = None
        self._board: BoardView | None = None
        self.setObjectName("copy-picture")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_entry(self, shown: Pictured | None, board: BoardView | None) -> None:
        """What the entry is, and the board if it is a place of it."""
        self.shown, self._board = shown, board
        self.setFixedHeight(self._height())
        self.update()

    def _height(self) -> int:
        if self.shown is None:
            return 0
        if self.shown.faces:
            return round(COUNTER * em()) + em()
        return HIGH * em() if self.shown.card is not None else round(HIGH * em() * 0.75)

    def sizeHint(self) -> QSize:
        return QSize(round(HIGH * em() / CARD_SHAPE), self._height())

    def resizeEvent(self, event: object) -> None:
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.shown.card is not None:
            self._paint_card(painter, self.shown.card)
        elif self.shown.faces:
            self._paint_counters(painter, self.shown.faces)
        elif self._board is not None:
            self._paint_place(painter, self._board, self.shown.spaces)

    def _paint_card(self, painter: QPainter, card: CardView) -> None:
        high = min(self.height() - 4.0, (self.width() - 4) * CARD_SHAPE)
        wide = high / CARD_SHAPE
        paint_card(painter, QRectF((self.width() - wide) / 2, 2, wide, high), card, colours.in_use())

    def _paint_counters(self, painter: QPainter, faces: tuple[CounterFace, ...]) -> None:
        gap = em()
        side = min(COUNTER * em(), (self.width() - gap * len(faces)) / len(faces))
        left = (self.width() - side * len(faces) - gap * (len(faces) - 1)) / 2
        for number, face in enumerate(faces):
            paint_counter(painter, QRectF(left + number * (side + gap), em() / 2, side, side), face, colours.in_use())

    def _paint_place(self, painter: QPainter, board: BoardView, spaces: tuple[str, ...]) -> None:
        found = [space for space in board.spaces if space.id in spaces]
        if not found:
            return
        area = QRectF()
        for space in found:
            x, y = space.center
            area = area.united(QRectF(x - AROUND, y - AROUND, 2 * AROUND, 2 * AROUND))
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        scale = min(room.width() / area.width(), room.height() / area.height())
        frame = QPainterPath()
        frame.addRoundedRect(room, 6, 6)
        painter.setClipPath(frame)
        painter.fillRect(room, colours.in_use().surround())
        middle = area.center()
        painter.save()
        painter.translate(room.center())
        painter.scale(scale, scale)
        painter.translate(-middle)
        with sides_as(dict(board.sides)):
            board_sheet(board).paint(painter, Lod(scale, 1.0), colours.in_use())
        painter.setPen(QPen(RING, 3 / scale))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for space in found:
            x, y = space.center
            painter.drawEllipse(QRectF(x - 48, y - 48, 96, 96))
        painter.restore()
