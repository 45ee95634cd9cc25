"""Draws a row of the Units panel: counter, name, where it is, badges."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from desktop.ui.paint.counters import BLOCK_PX
from desktop.ui.panels.units_model import KIND_ROLE, PIECE_ROLE, SIDE_ROLE
from desktop.ui.widgets import colours, pictures
from desktop.ui.widgets.text import WRAP, em, font_metrics, scaled_font
from desktop.views.ours import daggered
from desktop.views.pieces import PieceView

Index = QModelIndex | QPersistentModelIndex


class UnitsDelegate(QStyledItemDelegate):
    """Rows that wrap at the width of the view. `place` puts a piece's whereabouts in words."""

    def __init__(self, view: QTreeView, place: Callable[[PieceView], str]) -> None:
        super().__init__(view)
        self._view, self._place = view, place
        self._known: dict[tuple[str, str, int, float], tuple[int, int]] = {}

    def _counter_side(self) -> int:
        return max(round(BLOCK_PX * 1.2), round(em() * 2.1))

    def _room(self, index: Index) -> int:
        depth, parent = 1, index.parent()
        while parent.isValid():
            depth, parent = depth + 1, parent.parent()
        return max(em() * 3, self._view.viewport().width() - depth * self._view.indentation() - 4)

    def _lines(self, piece: PieceView) -> str:
        marks = " ".join(badge.text for badge in piece.badges)
        place = self._place(piece)
        return f"{place}  [{marks}]" if marks else place

    def _in_one_line(self, piece: PieceView, room: int) -> bool:
        """Whether name and place stand beside each other."""
        name = font_metrics(bold=True).horizontalAdvance(_named(piece))
        place = font_metrics(0.9).horizontalAdvance(self._lines(piece))
        return name + place + em() <= room - self._counter_side() - 10

    def _heights(self, piece: PieceView, room: int) -> tuple[int, int]:
        """Of the name and of what stands below it; measured once for each row that is met."""
        key = (_named(piece), self._lines(piece), room, QApplication.font().pointSizeF())
        if key not in self._known:
            self._known[key] = self._measured(piece, room)
        return self._known[key]

    def _measured(self, piece: PieceView, room: int) -> tuple[int, int]:
        if self._in_one_line(piece, room):
            return font_metrics(bold=True).height(), 0
        box = QRect(0, 0, room - self._counter_side() - 10, 10000)
        name = font_metrics(bold=True).boundingRect(box, WRAP, _named(piece)).height()
        sub = font_metrics(0.9).boundingRect(box, WRAP, self._lines(piece)).height()
        return name, sub

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        room = self._room(index)
        piece = index.data(PIECE_ROLE)
        if not isinstance(piece, PieceView):
            text = index.data(Qt.ItemDataRole.DisplayRole)
            high = font_metrics(1.05, bold=True).boundingRect(QRect(0, 0, room - em(), 10000), WRAP, text).height()
            return QSize(room, high + em() // 2)
        return QSize(room, max(self._counter_side() + 4, sum(self._heights(piece, room)) + 6))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme: QPalette = option.palette
        selected = self._view.selectionModel().isSelected(index)
        ground, ink = theme.color(QPalette.ColorRole.Base), theme.color(QPalette.ColorRole.Text)
        if selected:
            ground = theme.color(QPalette.ColorRole.Highlight)
            ink = colours.ink_on(ground)
            painter.fillRect(option.rect, ground)
        piece = index.data(PIECE_ROLE)
        if isinstance(piece, PieceView):
            self._paint_piece(painter, option.rect, piece, ink, ground)
        else:
            self._paint_branch(painter, option.rect, index, ink)
        painter.restore()

    def _paint_branch(self, painter: QPainter, box: QRect, index: Index, ink: QColor) -> None:
        left = 0
        if index.data(KIND_ROLE) == "side":
            colour = colours.side_colour(index.data(SIDE_ROLE))
            painter.setPen(colours.hairline(self._view.palette()))
            painter.setBrush(colour)
            mark = em() * 0.7
            painter.drawRoundedRect(QRectF(box.left() + 2, box.center().y() - mark / 2, mark, mark), 2, 2)
            left = em()
            painter.setFont(scaled_font(1.05, bold=True))
        else:
            painter.setFont(scaled_font(bold=True))
        painter.setPen(ink)
        painter.drawText(
            box.adjusted(left + 2, 0, 0, 0),
            WRAP | int(Qt.AlignmentFlag.AlignVCenter),
            index.data(Qt.ItemDataRole.DisplayRole),
        )

    def _paint_piece(self, painter: QPainter, box: QRect, piece: PieceView, ink: QColor, ground: QColor) -> None:
        side = self._counter_side()
        pale = piece.status in ("eliminated", "removed", "exited")
        painter.setOpacity(0.5 if pale else 1.0)
        pixmap = pictures.counter(piece.face, side, self._view.devicePixelRatioF(), piece.id)
        painter.drawPixmap(box.left() + 2, box.top() + 2, pixmap)
        painter.setOpacity(1.0)
        text = box.adjusted(side + 8, 3, -2, -3)
        name, sub = self._heights(piece, box.width())
        top = text.top() + max(0, (text.height() - name - sub) // 2)
        font = scaled_font(bold=True)
        font.setStrikeOut(piece.status == "eliminated")
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(QRect(text.left(), top, text.width(), name), WRAP, _named(piece))
        painter.setFont(scaled_font(0.9))
        painter.setPen(colours.readable(colours.mix(ink, ground, 0.3), ground))
        if sub:
            painter.drawText(QRect(text.left(), top + name, text.width(), sub + 2), WRAP, self._lines(piece))
        else:
            right = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            painter.drawText(text.adjusted(0, 0, -2, 0), right, self._lines(piece))


def _named(piece: PieceView) -> str:
    """The name, with a dagger where a figure of the piece is ours."""
    return daggered(piece.name) if piece.reconstructed else piece.name
