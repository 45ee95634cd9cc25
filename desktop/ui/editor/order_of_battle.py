"""Units that are not set up yet: a list from which they are carried onto the map."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from desktop.ui.widgets import pictures
from desktop.ui.widgets.text import TextLabel, em
from desktop.views.pieces import CounterFace
from desktop.views.searching import as_typed

PIECE = Qt.ItemDataRole.UserRole


class Waiting(Struct, frozen=True):
    """Units of one kind that wait: the next of them, how many there are, and what they look like."""

    piece: str
    name: str
    side: str
    count: int = 1
    face: CounterFace | None = None


class CarryList(QListWidget):
    """Signals:
    carried: the piece and where the mouse is (globally), on the way.
    dropped: the piece and where it was let go.
    """

    carried = Signal(str, QPoint)
    dropped = Signal(str, QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._piece = ""
        self._begun = False
        self._press = QPoint()
        self.setObjectName("order-of-battle")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setIconSize(QSize(2 * em(), 2 * em()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        item = self.itemAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and item is not None:
            self._piece, self._begun, self._press = item.data(PIECE), False, event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Once the mouse has moved far enough the unit is in the hand; the list does not choose others by it."""
        if not self._piece:
            super().mouseMoveEvent(event)
            return
        far = (event.position().toPoint() - self._press).manhattanLength() > em() // 2
        self._begun = self._begun or far
        if self._begun:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.carried.emit(self._piece, event.globalPosition().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        piece, begun, self._piece, self._begun = self._piece, self._begun, "", False
        self.unsetCursor()
        if piece and begun:
            self.dropped.emit(piece, event.globalPosition().toPoint())


class OrderOfBattle(QWidget):
    """The list with a search above it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waiting: Sequence[Waiting] = ()
        self.list = CarryList()
        self.search = QLineEdit()
        self.search.setObjectName("order-of-battle-search")
        self.search.setPlaceholderText(self.tr("Find a unit"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._fill())
        self.told = TextLabel(
            self.tr("Drag units onto the map and into boxes; drag one from the map to here, and it is taken off."),
            tone="muted",
        )
        self.nothing = TextLabel(self.tr("All units are on the map or in its boxes."), tone="muted")
        self.nothing.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, em() // 3, 0, 0)
        column.addWidget(self.told)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.list, 1)

    def show_waiting(self, waiting: Sequence[Waiting]) -> None:
        """Show what waits; where nothing does, that is said."""
        self.nothing.setVisible(not waiting)
        if list(waiting) != list(self._waiting):
            self._waiting = waiting
            self._fill()

    def _fill(self) -> None:
        at = self.list.verticalScrollBar().value()
        self.list.clear()
        words = as_typed(self.search.text()).split()
        for each in self._waiting:
            told = f"{each.name} ×{each.count}" if each.count > 1 else each.name
            told = told if each.face is not None else f"{told} · {each.side}"
            if all(word in as_typed(f"{told} {each.side}") for word in words):
                item = QListWidgetItem(told)
                item.setData(PIECE, each.piece)
                item.setToolTip(f"{each.name} · {each.side}")
                if each.face is not None:
                    item.setIcon(QIcon(pictures.counter(each.face, 2 * em(), self.devicePixelRatioF())))
                self.list.addItem(item)
        self.list.verticalScrollBar().setValue(at)
