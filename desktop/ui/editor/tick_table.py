"""A list with a search above it, in which each thing may be ticked in several columns, by the mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QHeaderView,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.ui.widgets import colours
from desktop.ui.widgets.text import em
from desktop.ui.widgets.tick_box import paint_tick
from desktop.views.searching import as_typed

ID = Qt.ItemDataRole.UserRole
ROW_EMS = 1.7
MARK_EMS = 0.95
Index = QModelIndex | QPersistentModelIndex


class TickDelegate(QStyledItemDelegate):
    """Boxes in the middle of their cells, with marks that are seen in every theme; a click into the cell ticks."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        bare = QStyleOptionViewItem(option)
        self.initStyleOption(bare, index)
        bare.features &= ~QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
        style = bare.widget.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, bare.widget)
        theme = option.palette
        ground = theme.color(QPalette.ColorRole.Base)
        ink = colours.readable(theme.color(QPalette.ColorRole.Text), ground, colours.MARK_CONTRAST)
        box = QRectF(0, 0, MARK_EMS * em(), MARK_EMS * em())
        box.moveCenter(QRectF(option.rect).center())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(ink, 1.3))
        painter.setBrush(ground)
        paint_tick(painter, box, ink, on=_is_on(index))
        painter.restore()

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        pressed = isinstance(event, QKeyEvent) and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select)
        clicked = isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton
        if event.type() != (QEvent.Type.KeyPress if pressed else QEvent.Type.MouseButtonRelease):
            return False
        if not (pressed or clicked):
            return False
        state = Qt.CheckState.Unchecked if _is_on(index) else Qt.CheckState.Checked
        return model.setData(index, state, Qt.ItemDataRole.CheckStateRole)


def _is_on(index: Index) -> bool:
    return Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked


class TickTable(QWidget):
    """Signals:
    ticked: the id of a thing, the number of a column, and whether it is ticked now.
    """

    ticked = Signal(str, int, bool)

    def __init__(self, name: str, find: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self._rows: list[tuple[str, str]] = []
        self.search = QLineEdit()
        self.search.setObjectName(f"{name}-search")
        self.search.setPlaceholderText(find)
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(lambda _: self._sift())
        self.table = QTableWidget()
        self.table.setObjectName(f"{name}-table")
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(round(ROW_EMS * em()))
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setTabKeyNavigation(False)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setWordWrap(False)
        self._ticks = TickDelegate(self.table)
        self.table.itemChanged.connect(self._on_changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.table, 1)

    def show_rows(
        self, titles: Sequence[str], rows: Sequence[tuple[str, str]], is_on: Callable[[str, int], bool]
    ) -> None:
        """Things by id and name; `is_on` says whether one is ticked in a column."""
        self._filling = True
        if self._rows != list(rows) or self.table.columnCount() != len(titles) + 1:
            self._fill(rows, len(titles))
        self.table.setHorizontalHeaderLabels(["", *titles])
        for row, (thing, _) in enumerate(rows):
            for at in range(len(titles)):
                item = self.table.item(row, at + 1)
                assert item is not None
                item.setCheckState(Qt.CheckState.Checked if is_on(thing, at) else Qt.CheckState.Unchecked)
        self._filling = False
        self._sift()

    def _fill(self, rows: Sequence[tuple[str, str]], columns: int) -> None:
        self._rows = list(rows)
        self.table.clear()
        self.table.setRowCount(len(rows))
        self.table.setColumnCount(columns + 1)
        for at in range(columns):
            self.table.setItemDelegateForColumn(at + 1, self._ticks)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        plain = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        for row, (thing, name) in enumerate(rows):
            item = QTableWidgetItem(name)
            item.setFlags(plain)
            item.setToolTip(name)
            item.setData(ID, thing)
            self.table.setItem(row, 0, item)
            for at in range(columns):
                tick = QTableWidgetItem()
                tick.setFlags(plain | Qt.ItemFlag.ItemIsUserCheckable)
                self.table.setItem(row, at + 1, tick)

    def _sift(self) -> None:
        words = as_typed(self.search.text()).split()
        for row, (_, name) in enumerate(self._rows):
            self.table.setRowHidden(row, not all(word in as_typed(name) for word in words))

    def _on_changed(self, item: QTableWidgetItem) -> None:
        if not self._filling and item.column():
            on = item.checkState() == Qt.CheckState.Checked
            self.ticked.emit(self._rows[item.row()][0], item.column() - 1, on)
