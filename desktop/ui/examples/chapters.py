"""The chapters of an example: its sections with small pictures of the board."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.examples.course import Path
from desktop.examples.loader import Loaded
from desktop.ui.examples.thumbnails import Thumbnails
from desktop.ui.widgets.text import TextLabel, em

PATH_ROLE = int(Qt.ItemDataRole.UserRole)
PAUSE_MS = 15


class ChapterList(QWidget):
    """Sections to jump to; pictures come one after the other while nothing else is to be done.

    Signals:
        chosen: the path of the first step of a section.
    """

    chosen = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QListWidget()
        self.list.setObjectName("chapters")
        self.list.setWordWrap(True)
        self.list.setFrameShape(QListWidget.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setViewMode(QListWidget.ViewMode.ListMode)
        self.list.itemClicked.connect(self._on_clicked)
        self.list.itemActivated.connect(self._on_clicked)
        column = QVBoxLayout(self)
        column.setContentsMargins(em() // 2, em() // 2, 0, 0)
        column.addWidget(TextLabel(self.tr("Chapters"), bold=True))
        column.addWidget(self.list, 1)
        self._thumbnails: Thumbnails | None = None
        self._waiting: list[QListWidgetItem] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._draw_next)

    def picture_size(self) -> QSize:
        return QSize(round(em() * 5.2), round(em() * 3.6))

    def show_example(self, loaded: Loaded) -> None:
        """List the sections of an example."""
        self._timer.stop()
        self.list.clear()
        self.list.setIconSize(self.picture_size())
        blank = QPixmap(self.picture_size())
        blank.fill(Qt.GlobalColor.transparent)
        for path, title in loaded.course.sections():
            item = QListWidgetItem(QIcon(blank), title)
            item.setData(PATH_ROLE, path)
            item.setToolTip(title)
            self.list.addItem(item)
        self._thumbnails = Thumbnails(loaded)
        self._waiting = [self.list.item(row) for row in range(self.list.count())]
        self._timer.start(PAUSE_MS)

    def mark(self, path: Path) -> None:
        """Select the section that a step belongs to."""
        rows = [row for row in range(self.list.count()) if self.list.item(row).data(PATH_ROLE)[0] <= path[0]]
        if rows:
            self.list.setCurrentRow(rows[-1])

    def clear(self) -> None:
        self._timer.stop()
        self._waiting = []
        self._thumbnails = None
        self.list.clear()

    def _draw_next(self) -> None:
        if not self._waiting or self._thumbnails is None:
            self._thumbnails = None
            return
        item = self._waiting.pop(0)
        self._draw(item)
        self._timer.start(PAUSE_MS)

    def _draw(self, item: QListWidgetItem) -> None:
        assert self._thumbnails is not None
        ratio = self.devicePixelRatioF()
        image: QImage = self._thumbnails.picture(tuple(item.data(PATH_ROLE)), self.picture_size() * ratio)
        image.setDevicePixelRatio(ratio)
        item.setIcon(QIcon(QPixmap.fromImage(image)))

    def draw_all(self) -> None:
        """Draw the missing pictures at once (pictures of the window)."""
        self._timer.stop()
        while self._waiting and self._thumbnails is not None:
            self._draw(self._waiting.pop(0))

    def _on_clicked(self, item: QListWidgetItem) -> None:
        self.chosen.emit(tuple(item.data(PATH_ROLE)))
