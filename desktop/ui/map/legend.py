"""The legend in the corner of the map: what its marks, grounds, lines and signs mean, and the overlays in use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QVBoxLayout, QWidget

from desktop.ui.map.look import OPEN, MapLook, fill_hatch, pill, put_picture, ring, stroke_twice
from desktop.ui.paint.palette import mixed
from desktop.views.board import BoardView, LineView, MarkView
from desktop.views.table import OverlayView

if TYPE_CHECKING:
    from desktop.ui.paint.map_key import KeyEntry

MARKS = "marks"
"""Under this name the marks that are always there are listed among the overlays."""
SWATCH = QSize(34, 20)
POINTS = 10.0
LINES, ROOM_ASIDE, ROOM_ABOVE, BAR = 10, 40, 5, 9
"""Lines of a column of the key; pixels of the map that the legend leaves free; width of a scroll bar."""
BETWEEN = 14
"""Pixels between columns."""
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


def key_picture(entry: KeyEntry, size: QSize, look: MapLook) -> QPixmap:
    """The sample of an entry of the key."""
    from desktop.ui.paint.map_key import WIDE, paint_entry

    picture = QPixmap(round(size.width() * look.dpr), round(size.height() * look.dpr))
    picture.setDevicePixelRatio(look.dpr)
    picture.fill(look.palette.ink("paper"))
    painter = QPainter(picture)
    scale = size.width() / WIDE
    painter.setTransform(QTransform().scale(scale, scale))
    paint_entry(painter, entry, max(scale, 0.4), look.palette)
    painter.end()
    return picture


class Legend(QFrame):
    """What the map shows and what the overlays in use mean, in columns. Signals: closed gives the overlay whose button
    was pressed; built: it needs its place."""

    closed = Signal(str)
    built = Signal()

    def __init__(self, look: MapLook, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._host = look, parent
        self._overlays: list[OverlayView] = []
        self._board: BoardView | None = None
        self._came: tuple[Sequence[LineView], Sequence[MarkView]] = ((), ())
        self._marked = False
        self.setObjectName("legend")
        self.setCursor(Qt.CursorShape.ArrowCursor)
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(1, 1, 1, 1)
        whole.addWidget(self._area)
        self.hide()

    def show_overlays(self, overlays: Sequence[OverlayView]) -> None:
        before = [(view.id, view.title, view.legend) for view in self._overlays]
        self._overlays = list(overlays)
        if before != [(view.id, view.title, view.legend) for view in overlays]:
            self._build()

    def explain(self, board: BoardView | None, lines: Sequence[LineView] = (), marks: Sequence[MarkView] = ()) -> None:
        """List as well what the board, its lines and its marks show, or, without one, no longer."""
        self._board, self._came, self._marked = board, (lines, marks), board is not None
        self._build()

    def is_of_another(self, board: BoardView) -> bool:
        """Whether it explains another board than this."""
        return self._board is not None and self._board is not board

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
        sections = [self._section(view) for view in ([self._marks()] if self._marked else []) + self._overlays]
        if self._board is not None:
            sections[1:1] = self._key(self._board)
        self.setVisible(bool(sections))
        if not sections:
            return
        colours = self._look.palette
        handle = mixed(colours.note("ground"), colours.note("edge"), 0.5).name()
        self.setStyleSheet(
            f"#legend {{ background: {colours.note('ground').name()}; border: 1px solid {colours.note('edge').name()};"
            f" border-radius: 6px; }} #legend QLabel {{ color: {colours.note('ink').name()}; }}"
            f" #legend QScrollArea, #legend-sheet {{ background: transparent; }}"
            f" #legend QScrollBar {{ background: transparent; width: {BAR}px; height: {BAR}px; }}"
            f" #legend QScrollBar::handle {{ background: {handle}; border-radius: {BAR // 2}px; }}"
            f" #legend QScrollBar::add-line, #legend QScrollBar::sub-line {{ width: 0; height: 0; }}"
        )
        sheet = QWidget()
        sheet.setObjectName("legend-sheet")
        self._lay_out(sheet, sections)
        self._area.setWidget(sheet)
        self.raise_()
        self.built.emit()

    def _lay_out(self, sheet: QWidget, sections: list[QWidget]) -> None:
        """Sections beside each other as far as there is room; what has none goes below the lowest that is as wide."""
        grid = QHBoxLayout(sheet)
        grid.setContentsMargins(10, 6, 8, 8)
        grid.setSpacing(BETWEEN)
        columns: list[tuple[QVBoxLayout, list[QSize]]] = []
        margins = grid.contentsMargins()
        left = self._host.width() - ROOM_ASIDE - BAR - margins.left() - margins.right()
        for section in sections:
            size = section.sizeHint()
            if not columns or left >= size.width():
                columns.append((QVBoxLayout(), []))
                grid.addLayout(columns[-1][0])
                left -= size.width() + grid.spacing()
                column, above = columns[-1]
            else:
                wide = [each for each in columns if each[1][0].width() >= size.width()] or columns[:1]
                column, above = min(wide, key=lambda each: sum(part.height() for part in each[1]))
                self._go_on(section)
            column.addWidget(section)
            above.append(size)
        for column, _ in columns:
            column.addStretch(1)

    @staticmethod
    def _go_on(section: QWidget) -> None:
        """Without the line that keeps the columns of the key level: it has come below another section."""
        title = section.findChild(QLabel)
        if title is not None and not title.text() and title.pixmap().isNull():
            title.hide()

    def fit(self, room: QSize) -> None:
        """As large as it needs, within some room; more than that is scrolled."""
        sheet = self._area.widget()
        if sheet is None:
            return
        wanted = sheet.sizeHint() + QSize(4, 4)
        most = QSize(room.width() - ROOM_ASIDE, room.height() - 2 * ROOM_ABOVE)
        if wanted.height() > most.height():
            wanted += QSize(BAR, 0)
        if wanted.width() > most.width():
            wanted += QSize(0, BAR)
        sheet.resize(sheet.sizeHint())
        self.resize(wanted.boundedTo(most))

    def _key(self, board: BoardView) -> list[QWidget]:
        """What the map shows: in columns of a height."""
        from desktop.ui.paint.map_key import key_of  # only for those who ask

        entries = key_of(board, *self._came)
        parts = max(1, -(-len(entries) // LINES))
        height, found = -(-len(entries) // parts), []
        for number in range(parts):
            section, column = self._blank()
            title = QLabel(self.tr("This map") if number == 0 else "")
            title.setFont(self._font(bold=True))
            column.addWidget(title)
            for entry in entries[number * height : (number + 1) * height]:
                column.addLayout(self._line(key_picture(entry, self._swatch_size(), self._look), entry.words))
            column.addStretch(1)
            found.append(section)
        return found

    def _section(self, view: OverlayView) -> QWidget:
        section, column = self._blank()
        column.addLayout(self._head(view))
        for style, meaning in view.legend:
            letters = {sign for _, other, sign, _ in view.washes if other == style}
            letter = letters.pop() if len(letters) == 1 else ""
            column.addLayout(self._line(swatch(style, letter, self._look), meaning))
        return section

    def _blank(self) -> tuple[QWidget, QVBoxLayout]:
        section = QWidget()
        column = QVBoxLayout(section)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        return section, column

    def _swatch_size(self) -> QSize:
        return SWATCH * self._look.font_scale

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
        close.setToolTip(self.tr("Take this off the map"))
        close.setAccessibleName(close.toolTip())
        close.setStyleSheet(f"color: {self._look.palette.note('ink').name()}")
        close.clicked.connect(lambda: self.closed.emit(view.id))
        line.addWidget(title, 1)
        line.addWidget(close)
        return line

    def _line(self, picture: QPixmap, meaning: str) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        sample = QLabel()
        sample.setPixmap(picture)
        words = QLabel(meaning)
        words.setFont(self._font())
        line.addWidget(sample)
        line.addWidget(words, 1)
        return line
