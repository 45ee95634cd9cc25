"""The table: the strip, the map below it, and the bars that lie over the map's upper edge."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui.dialogs.bars import ConcedeBar, ConfirmBar, EditBar, NewsBar, PastBar
from desktop.ui.map.map_widget import MapWidget
from desktop.ui.strip import ScoreStrip

RESHAPING = (
    QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.ShowToParent, QEvent.Type.HideToParent,
)  # fmt: skip
"""What happens to the map or a bar when the bars may need another place."""


class MapPane(QWidget):
    """Where the map is seen. The map is as large as that, or reaches below it while its height is held."""

    def __init__(self, board: MapWidget) -> None:
        super().__init__()
        self._map, self._held = board, 0
        board.setParent(self)

    def hold(self, held: bool, below: int) -> None:
        if below or held != bool(self._held):
            self._held = self.height() + below if held else 0
            self._fit()

    def _fit(self) -> None:
        self._map.setGeometry(0, 0, self.width(), max(self.height(), self._held))
        self._map.corners.cover(max(0, self._held - self.height()))

    def minimumSizeHint(self) -> QSize:
        return self._map.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


class TablePage(QWidget):
    """Holds the map and the bars; knows nothing of what they show.

    Bars come and go over the map: they never push it from under the cursor.

    Signals: covered (how much of the map's upper edge lies under bars).
    """

    covered = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.map = MapWidget()
        self.confirm = ConfirmBar()
        self.concede = ConcedeBar()
        self.edit = EditBar()
        self.past = PastBar()
        self.news = NewsBar()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.strip = ScoreStrip()
        column.addWidget(self.strip)
        self._pane = MapPane(self.map)
        column.addWidget(self._pane, 1)
        self._bars = QWidget(self)
        self._bars.hide()
        self._all: list[QWidget] = []
        self._stack = QVBoxLayout(self._bars)
        self._stack.setContentsMargins(0, 0, 0, 0)
        self._stack.setSpacing(0)
        for bar in (self.news, self.concede, self.confirm, self.past, self.edit):
            self.add_bar(bar)
        for watched in (self._bars, self.map):
            watched.installEventFilter(self)
        self.setFocusProxy(self.map)

    def add_bar(self, bar: QWidget) -> None:
        """A bar of another part of the program, above all others; it shows and hides itself."""
        self._stack.insertWidget(0, bar)
        self._all.append(bar)
        bar.installEventFilter(self)

    def lay_over_map(self, bar: QWidget) -> None:
        """A bar that lay elsewhere for a while is among the others again."""
        if bar.parentWidget() is not self._bars:
            self._stack.addWidget(bar)

    def hide_bars(self) -> None:
        for bar in (self.edit, self.past, self.confirm, self.concede, self.news):
            bar.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The bars take as much of the map as they need, when one comes or goes or the map is moved."""
        if event.type() in RESHAPING:
            self._place_bars()
        return super().eventFilter(watched, event)

    def hold_map(self, held: bool, below: int = 0) -> None:
        """Keep the map as high as it is while something comes up before its lower edge, so that nothing on it moves;
        or as high as it would be if so much of what lies there already were not."""
        self._pane.hold(held, below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_bars()

    def bars_height(self) -> int:
        return 0 if self._bars.isHidden() else self._bars.height()

    def _place_bars(self) -> None:
        needed = any(not bar.isHidden() and bar.parentWidget() is self._bars for bar in self._all)
        width, height = self.map.width(), 0
        if needed:
            wrapped = self._stack.totalHeightForWidth(width) if self._stack.hasHeightForWidth() else 0
            height = max(wrapped, self._stack.totalMinimumSize().height())
            corner = self.map.mapTo(self, QPoint(0, 0))
            self._bars.setGeometry(corner.x(), corner.y(), width, height)
            self._bars.raise_()
        self._bars.setVisible(needed)
        self.map.attention.cover(height)
        self.covered.emit(height)
