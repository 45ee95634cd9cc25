"""The Tracks dock: turn, weather, points and whatever else a game counts, and why each stands where it stands."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.ui.panels.panel import Panel
from desktop.ui.widgets import colours
from desktop.ui.widgets.dagger import Dagger
from desktop.ui.widgets.flow import clear_layout
from desktop.ui.widgets.frames import Column, Section
from desktop.ui.widgets.items import ItemList
from desktop.ui.widgets.lettered import Lettered
from desktop.ui.widgets.text import (
    WRAP,
    LinkLabel,
    TextLabel,
    em,
    font_metrics,
    longest_word,
    scaled_font,
    wrapped_height,
)
from desktop.views.table import ItemView, TrackView

ANY_WIDTH = 100_000


class TrackStrip(Lettered):
    """The boxes of a track in rows; the marker's box is filled, framed and bold, those passed are crossed."""

    def __init__(self, view: TrackView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _cell_size(self, room: int) -> tuple[int, int]:
        """Of every box; one that is wider than all there is has its words in lines."""
        metrics = font_metrics(bold=True)
        widest = max((metrics.horizontalAdvance(line) for c in self._view.cells for line in c.split("\n")), default=0)
        wide = max(em() * 2, widest + em() // 2)
        if wide <= room:
            lines = max((c.count("\n") + 1 for c in self._view.cells), default=1)
            return wide, metrics.height() * lines + em() // 3
        font = scaled_font(bold=True).key()
        highest = max(wrapped_height(font, cell, room - em() // 2) for cell in self._view.cells)
        return room, highest + em() // 3

    def _columns(self, width: int) -> int:
        return max(1, (width + 3) // (self._cell_size(width)[0] + 3))

    def cell_rect(self, index: int) -> QRect:
        """Where a box of the track is drawn."""
        columns = self._columns(self.width())
        wide, high = self._cell_size(self.width())
        wide = max(1, (self.width() + 3) // columns - 3) if len(self._view.cells) >= columns else wide
        return QRect((index % columns) * (wide + 3), (index // columns) * (high + 3), wide, high)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self._view.cells) // self._columns(width))
        return max(0, rows * (self._cell_size(width)[1] + 3) - 3)

    def sizeHint(self) -> QSize:
        wide, high = self._cell_size(ANY_WIDTH)
        return QSize(min(len(self._view.cells), 8) * (wide + 3), high)

    def minimumSizeHint(self) -> QSize:
        """Its longest word has room."""
        metrics, (wide, high) = font_metrics(bold=True), self._cell_size(ANY_WIDTH)
        words = max((longest_word(metrics, cell) for cell in self._view.cells), default=0)
        return QSize(min(wide, max(em() * 2, words + em() // 2)), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.palette()
        marker = colours.side_colour(self._view.side) if self._view.side else theme.color(QPalette.ColorRole.Highlight)
        for index, text in enumerate(self._view.cells):
            self._paint_cell(painter, self.cell_rect(index), text, index - self._view.at, marker)

    def _paint_cell(self, painter: QPainter, box: QRect, text: str, offset: int, marker: QColor) -> None:
        theme = self.palette()
        here, passed = offset == 0, self._view.at >= 0 and offset < 0
        base = theme.color(QPalette.ColorRole.Base)
        ground = marker if here else colours.mix(base, theme.color(QPalette.ColorRole.Window), 0.8 if passed else 0.0)
        edge = theme.color(QPalette.ColorRole.WindowText) if here else colours.hairline(theme)
        painter.setBrush(ground)
        painter.setPen(QPen(edge, 2 if here else 1))
        painter.drawRoundedRect(box.toRectF().adjusted(1, 1, -1, -1), 3, 3)
        painter.setFont(scaled_font(bold=here))
        ink = colours.ink_on(ground) if here else theme.color(QPalette.ColorRole.Text)
        painter.setPen(colours.muted(theme) if passed else ink)
        painter.drawText(box, WRAP | int(Qt.AlignmentFlag.AlignCenter), text)


class TracksPanel(Panel):
    """Shows TrackViews, one box each."""

    panel_id = "tracks"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tracks: tuple[TrackView, ...] = ()
        self._boxes: list[Section] = []
        self._column = Column(self)
        self.outer.addWidget(self._column)

    def show_tracks(self, tracks: tuple[TrackView, ...]) -> None:
        """Show all tracks; only those that changed are drawn anew."""
        tracks = tuple(tracks)
        if tracks == self._tracks:
            return
        if [t.id for t in tracks] != [t.id for t in self._tracks]:
            clear_layout(self._column.column)
            self._boxes = [self._box(track) for track in tracks]
            for box in self._boxes:
                self._column.column.addWidget(box)
        else:
            for index, (new, old) in enumerate(zip(tracks, self._tracks, strict=True)):
                if new != old:
                    self._replace(index, new)
        self._tracks = tracks

    def _replace(self, index: int, track: TrackView) -> None:
        box = self._box(track)
        old = self._boxes[index]
        self._column.column.replaceWidget(old, box)
        old.hide()
        old.deleteLater()
        self._boxes[index] = box

    def _headed(self, heading: QWidget, reason: str) -> QHBoxLayout:
        line = QHBoxLayout()
        line.addWidget(heading, 1)
        if reason:
            line.addWidget(Dagger(reason), 0, Qt.AlignmentFlag.AlignTop)
        return line

    def _box(self, track: TrackView) -> Section:
        box = Section(self._column.content, side=track.side or None)
        heading = LinkLabel(track.title, track.rule, bold=True)
        heading.rule_requested.connect(self.rule_requested)
        box.column.addLayout(self._headed(heading, track.ours))
        if track.value:
            box.column.addWidget(TextLabel(track.value, factor=1.3, bold=True))
        if track.cells:
            box.column.addWidget(TrackStrip(track))
        if track.detail:
            box.column.addWidget(ItemList(tuple(ItemView(text, value) for text, value in track.detail)))
        return box
