"""The legend in the corner of the map: what the overlays in use mean, and a way to close each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLayout, QToolButton, QVBoxLayout, QWidget

from desktop.ui.map.look import OPEN, MapLook, fill_hatch, pill, put_picture, ring, stroke_twice
from desktop.ui.widgets.flow import clear_layout
from desktop.views.table import OverlayView

MARKS = "marks"
"""Under this name the marks that are always there are listed among the overlays."""
SWATCH = QSize(34, 20)
POINTS = 10.0
WHOLE = ("subject",)
"""Marks that are frames around counters, all around."""


def swatch(style: str, letter: str, look: MapLook) -> QPixmap:
    """A piece of map as the overlay paints it: hatch, border and letter."""
    scale = look.font_scale
    width, height = round(SWATCH.width() * scale), round(SWATCH.height() * scale)
    picture = QPixmap(round(width * look.dpr), round(height * look.dpr))
    picture.setDevicePixelRatio(look.dpr)
    picture.fill(look.palette.ink("paper"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = look.palette.highlight(style)
    shape = QPainterPath()
    shape.addRect(QRectF(2, 2, width - 4, height - 4))
    if style in (*OPEN, *WHOLE):
        side = height - 6
        middle = QPointF(width / 2, height / 2)
        painter.fillRect(QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), look.palette.terrain("town"))
        put_picture(painter, middle, ring(side, side, 3.0, colour.name(), 2.2, look.dpr, style in OPEN))
        painter.end()
        return picture
    fill_hatch(painter, shape, style, colour, 0.38, 0.09)
    stroke_twice(painter, shape, colour, 2.2)
    if letter:
        sign = pill(letter, "#fffaf0", colour.name(), round(11 * scale), look.dpr)
        put_picture(painter, QPointF(width / 2, height / 2), sign)
    painter.end()
    return picture


class Legend(QFrame):
    """Lists overlays with their styles. Signals: closed gives the overlay whose button was pressed."""

    closed = Signal(str)

    def __init__(self, look: MapLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._overlays: list[OverlayView] = []
        self._marked = False
        self.setObjectName("legend")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 6, 6, 8)
        self._column.setSpacing(4)
        self._column.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)
        self.hide()

    def show_overlays(self, overlays: Sequence[OverlayView]) -> None:
        before = [(view.id, view.title, view.legend) for view in self._overlays]
        self._overlays = list(overlays)
        if before != [(view.id, view.title, view.legend) for view in overlays]:
            self._build()

    def show_marks(self, on: bool) -> None:
        """List as well, or no longer, what marks mean that are on the map at any time."""
        self._marked = on
        self._build()

    def _marks(self) -> OverlayView:
        meanings = (
            ("lit-piece", self.tr("A counter that may be chosen or moved")),
            ("subject", self.tr("A counter that was chosen, or that the question is about")),
            ("reach", self.tr("A place that may be chosen or reached")),
            ("target", self.tr("A place that may be attacked, or is pointed at")),
            ("forbidden", self.tr("Not allowed there; a note says why")),
        )
        return OverlayView(MARKS, self.tr("Marks on the map"), legend=meanings)

    def restyle(self) -> None:
        self._build()

    def _build(self) -> None:
        clear_layout(self._column)
        colours = self._look.palette
        self.setStyleSheet(
            f"#legend {{ background: {colours.note('ground').name()}; border: 1px solid {colours.note('edge').name()};"
            f" border-radius: 6px; }} #legend QLabel {{ color: {colours.note('ink').name()}; }}"
        )
        listed = [*([self._marks()] if self._marked else ()), *self._overlays]
        for view in listed:
            self._column.addLayout(self._head(view))
            for style, meaning in view.legend:
                self._column.addLayout(self._row(view, style, meaning))
        self.setVisible(bool(listed))
        self.adjustSize()
        self.raise_()

    def _font(self, *, bold: bool = False) -> QFont:
        font = QFont()
        font.setPointSizeF(POINTS * self._look.font_scale)
        font.setBold(bold)
        return font

    def _head(self, view: OverlayView) -> QHBoxLayout:
        line = QHBoxLayout()
        title = QLabel(view.title)
        title.setFont(self._font(bold=True))
        close = QToolButton()
        close.setText("✕")
        close.setFont(self._font())
        close.setAutoRaise(True)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setToolTip(self.tr("Take this overlay off the map"))
        close.setAccessibleName(close.toolTip())
        close.setStyleSheet(f"color: {self._look.palette.note('ink').name()}")
        close.clicked.connect(lambda: self.closed.emit(view.id))
        line.addWidget(title, 1)
        line.addWidget(close)
        return line

    def _row(self, view: OverlayView, style: str, meaning: str) -> QHBoxLayout:
        letters = {sign for _, other, sign, _ in view.washes if other == style}
        letter = letters.pop() if len(letters) == 1 else ""
        line = QHBoxLayout()
        line.setSpacing(8)
        picture = QLabel()
        picture.setPixmap(swatch(style, letter, self._look))
        words = QLabel(meaning)
        words.setFont(self._font())
        line.addWidget(picture)
        line.addWidget(words, 1)
        return line
