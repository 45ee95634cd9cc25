"""The table: the map with the bars above it."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.ui.dialogs.bars import ConcedeBar, ConfirmBar, EditBar, NewsBar, PastBar
from desktop.ui.map.map_widget import MapWidget


class TablePage(QWidget):
    """Holds the map and the bars; knows nothing of what they show."""

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
        for bar in (self.edit, self.past, self.confirm, self.concede, self.news):
            column.addWidget(bar)
        column.addWidget(self.map, 1)
        self.setFocusProxy(self.map)

    def add_bar(self, bar: QWidget) -> None:
        """A bar of another part of the program, above all others; it shows and hides itself."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, bar)

    def hide_bars(self) -> None:
        for bar in (self.edit, self.past, self.confirm, self.concede, self.news):
            bar.hide()
