"""The stack inspector: every piece in a space, its figures and its state in words."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.ui.panels.panel import Panel
from desktop.ui.widgets import colours
from desktop.ui.widgets.badges import BadgeRow
from desktop.ui.widgets.dagger import Dagger
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.frames import Column, Section
from desktop.ui.widgets.pictures import CounterPicture
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.pieces import PieceView


class PieceRow(Section):
    """One piece of the stack; pressed by mouse, Enter or Space."""

    activated = Signal(str)
    rule_requested = Signal(str)

    def __init__(self, piece: PieceView, parent: QWidget | None = None) -> None:
        super().__init__(parent, side=piece.side)
        self.piece = piece
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(piece.name)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(CounterPicture(piece.face, 2.6, piece=piece.id), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(TextLabel(piece.name, bold=True), 1)
        self.column.addLayout(line)
        below = QHBoxLayout()
        below.addWidget(TextLabel(piece.detail, factor=0.95, tone="muted"), 1)
        if piece.reconstructed:
            below.addWidget(Dagger(piece.reconstructed), 0, Qt.AlignmentFlag.AlignTop)
        if piece.detail or piece.reconstructed:
            self.column.addLayout(below)
        for badge in piece.badges:
            row = BadgeRow(badge)
            row.rule_requested.connect(self.rule_requested)
            self.column.addWidget(row)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.activated.emit(self.piece.id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.activated.emit(self.piece.id)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(colours.accent(self.palette()), 2))
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), 5, 5)


class StackInspector(Panel):
    """Shows the pieces of a space, the upper one first.

    Signals besides those of Panel:
        piece_activated: a piece was pressed.
    """

    piece_activated = Signal(str)

    panel_id = "stack"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[str, tuple[PieceView, ...]] | None = None
        self._column = Column(self)
        self.outer.addWidget(self._column)
        self.show_space("", ())

    def show_space(self, title: str, pieces: tuple[PieceView, ...]) -> None:
        """Show a space's pieces."""
        pieces = tuple(pieces)
        if (title, pieces) == self._shown:
            return
        self._shown = (title, pieces)
        column = self._column.column
        clear_layout(column)
        if title:
            column.addWidget(TextLabel(title, factor=1.15, bold=True))
        if not pieces:
            words = self.tr("Nothing stands here.") if title else self.tr("Point at a stack to look into it.")
            column.addWidget(TextLabel(words, tone="muted"))
        for piece in pieces:
            row = PieceRow(piece)
            row.activated.connect(self._on_activated)
            row.rule_requested.connect(self.rule_requested)
            column.addWidget(row)

    def _on_activated(self, piece: str) -> None:
        self.piece_activated.emit(piece)
        self.locate_requested.emit([], [piece])

    def sizeHint(self) -> QSize:
        return QSize(em() * 16, em() * 18)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self.updateGeometry()
