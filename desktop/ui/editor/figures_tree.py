"""Every figure of a scenario in a tree that is typed into: what may stand in each place is known from its shape."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.scenarios import fields
from desktop.scenarios.fields import Path, Shape
from desktop.ui.widgets.flow import FlowLayout
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, em

PLACE = Qt.ItemDataRole.UserRole
SHAPE = Qt.ItemDataRole.UserRole + 1
TYPED = Qt.ItemDataRole.UserRole + 2
"""Whether a cell may be typed into."""
Index = QModelIndex | QPersistentModelIndex
NOBODY = "–"


def is_line(shape: Shape, value: Any) -> bool:
    """Whether a value is written in one cell: a word or figure, or a list of such."""
    if isinstance(value, list):
        return shape.kind == "list" and not any(isinstance(each, dict | list) for each in value) and _plain(shape)
    return not isinstance(value, dict)


def _plain(shape: Shape) -> bool:
    return fields.below(shape, 0).kind in ("text", "number", "choice")


def as_words(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, bool):
        return "true" if value else "false"
    return NOBODY if value is None else str(value)


def as_value(shape: Shape, words: str) -> Any:
    """What was typed; raises ValueError."""
    words = "" if words.strip() == NOBODY else words
    if shape.kind != "list":
        return fields.read(shape, words)
    return [fields.read(fields.below(shape, at), each) for at, each in enumerate(words.split(",")) if each.strip()]


class CellDelegate(QStyledItemDelegate):
    """Offers a list where only a few words may stand, else a line."""

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget | None:  # type: ignore[override]
        """Only where something may be typed: a figure, or the key of a table."""
        if not index.data(TYPED):
            return None
        shape: Shape | None = index.data(SHAPE)
        if index.column() == 1 and shape is not None and shape.choices:
            box = QuietComboBox(parent)
            box.addItems([*shape.choices, *([NOBODY] if shape.may_be_empty else [])])
            box.activated.connect(lambda _: self._done(box))
            return box
        return QLineEdit(parent)

    def _done(self, editor: QWidget) -> None:
        self.commitData.emit(editor)
        self.closeEditor.emit(editor)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QComboBox):
            editor.setCurrentText(str(index.data()))
        else:
            super().setEditorData(editor, index)

    def setModelData(self, editor: QWidget, model: Any, index: Index) -> None:
        if isinstance(editor, QComboBox):
            model.setData(index, editor.currentText())
        else:
            super().setModelData(editor, model, index)


class FiguresTree(QWidget):
    """Signals:
    value_set: a place of the file and what is to stand there.
    removed: a place whose field or item is to go.
    renamed: a place of a table and its new key.
    refused: why what was typed cannot stand there.
    """

    value_set = Signal(object, object)
    removed = Signal(object)
    renamed = Signal(object, str)
    refused = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: Any = {}
        self._shape = Shape("anything")
        self._filling = False
        self._typed: list[tuple[Path, str, int]] = []
        self.tree = QTreeWidget()
        self.tree.setObjectName("figures")
        self.tree.setHeaderLabels([self.tr("What"), self.tr("Figure")])
        self.tree.setItemDelegate(CellDelegate(self.tree))
        self.tree.setAlternatingRowColors(True)
        triggers = QAbstractItemView.EditTrigger
        self.tree.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed | triggers.SelectedClicked
        )
        header = self.tree.header()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.resizeSection(0, 11 * em())
        header.setStretchLastSection(True)
        self.tree.itemChanged.connect(self._on_changed)
        self.tree.currentItemChanged.connect(lambda *_: self._offer())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        told = TextLabel(self.tr("Double click a figure to change it; lists are words with commas."), tone="muted")
        column.addWidget(told)
        column.addWidget(self.tree, 1)
        column.addWidget(self._buttons())

    def _buttons(self) -> QWidget:
        self.add = QToolButton()
        self.add.setObjectName("figures-add")
        self.add.setText(self.tr("Add"))
        self.add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.add)
        self.add.setMenu(self.menu)
        self.take = QPushButton(self.tr("Take out"))
        self.take.setObjectName("figures-remove")
        self.take.clicked.connect(self._on_remove)
        holder = QWidget()
        flow = FlowLayout(holder, em() // 4)
        flow.addWidget(self.add)
        flow.addWidget(self.take)
        return holder

    # -- showing -----------------------------------------------------------------------------------
    def show_data(self, data: Any, shape: Shape) -> None:
        """Show a file's content; what was open and chosen stays so."""
        opened, chosen = self._open_places(), self.place()
        self._data, self._shape, self._filling = data, shape, True
        self.tree.clear()
        for key, value in data.items():
            self.tree.addTopLevelItem(self._item((key,), value, fields.below(shape, key), opened))
        for row in range(self.tree.topLevelItemCount()):
            self._open(self.tree.topLevelItem(row), opened)
        self._filling = False
        if chosen:
            self.choose(chosen)
        self._offer()

    def _open(self, item: QTreeWidgetItem | None, opened: set[Path]) -> None:
        if item is None:
            return
        item.setExpanded(item.data(0, PLACE) in opened)
        for row in range(item.childCount()):
            self._open(item.child(row), opened)

    def _item(self, place: Path, value: Any, shape: Shape, opened: set[Path]) -> QTreeWidgetItem:
        key = place[-1]
        title = f"{key + 1}." if isinstance(key, int) else key.replace("_", " ")
        line = is_line(shape, value)
        words = as_words(value) if line else self.tr("{0} entries").format(len(value))
        item = QTreeWidgetItem([title, words])
        item.setData(0, PLACE, place)
        item.setData(1, SHAPE, shape)
        item.setToolTip(1, words if line else "")
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        item.setData(0, TYPED, fields.shape_at(self._shape, place[:-1]).kind == "table")
        item.setData(1, TYPED, line)
        if line:
            return item
        children = value.items() if isinstance(value, dict) else enumerate(value)
        for below, each in children:
            item.addChild(self._item((*place, below), each, fields.below(shape, below), opened))
        return item

    def _open_places(self) -> set[Path]:
        found: set[Path] = set()

        def look(item: QTreeWidgetItem) -> None:
            if item.isExpanded():
                found.add(tuple(item.data(0, PLACE)))
            for row in range(item.childCount()):
                if (child := item.child(row)) is not None:
                    look(child)

        for row in range(self.tree.topLevelItemCount()):
            if (top := self.tree.topLevelItem(row)) is not None:
                look(top)
        return found

    def place(self) -> Path:
        """The place that is chosen."""
        item = self.tree.currentItem()
        return tuple(item.data(0, PLACE)) if item is not None else ()

    def choose(self, place: Path) -> None:
        """Open the tree down to a place, or as far towards it as there is something."""
        parent: QTreeWidgetItem | None = None
        for length in range(1, len(place) + 1):
            found = self._child(parent, place[:length])
            if found is None:
                break
            if parent is not None:
                parent.setExpanded(True)
            parent = found
        if parent is not None:
            self.tree.setCurrentItem(parent)
            self.tree.scrollToItem(parent)

    def _child(self, parent: QTreeWidgetItem | None, place: Path) -> QTreeWidgetItem | None:
        count = parent.childCount() if parent is not None else self.tree.topLevelItemCount()
        items = (parent.child(row) if parent is not None else self.tree.topLevelItem(row) for row in range(count))
        return next((item for item in items if item is not None and tuple(item.data(0, PLACE)) == place), None)

    # -- changing ----------------------------------------------------------------------------------
    def _on_changed(self, item: QTreeWidgetItem, column: int) -> None:
        """What was typed is taken when its cell is closed: the tree is made anew by it."""
        if not self._filling:
            self._typed.append((tuple(item.data(0, PLACE)), item.text(column), column))
            QTimer.singleShot(0, self, self.settle)

    def settle(self) -> None:
        """Take what was typed, if anything is left to take."""
        while self._typed:
            place, words, column = self._typed.pop(0)
            (self._take if column else self._rename)(place, words)

    def _take(self, place: Path, words: str) -> None:
        try:
            value = as_value(fields.shape_at(self._shape, place), words)
        except ValueError as error:
            self.refused.emit(str(error))
            self.show_data(self._data, self._shape)
        else:
            self.value_set.emit(place, value)

    def _rename(self, place: Path, words: str) -> None:
        """The key of a table is another; fields of records have the names they have."""
        holder = fields.shape_at(self._shape, place[:-1])
        if holder.kind == "table" and words.strip() and words.strip() != place[-1]:
            self.renamed.emit(place, words.strip())
        else:
            self.show_data(self._data, self._shape)

    def _offer(self) -> None:
        """What may be added at the chosen place, or beside it."""
        self.menu.clear()
        place = self.place()
        for at in (place, place[:-1]) if place else ((),):
            self._offer_at(at)
        if place and len(place) > 1:
            self._offer_fields(())
        self.add.setEnabled(not self.menu.isEmpty())
        self.take.setEnabled(bool(place))

    def _offer_at(self, place: Path) -> None:
        shape, value = fields.shape_at(self._shape, place), fields.value_at(self._data, place)
        title = str(place[-1]).replace("_", " ") if place else self.tr("Scenario")
        if shape.kind == "record":
            self._offer_fields(place)
        elif shape.kind == "list" and isinstance(value, list) and not is_line(shape, value):
            item = fields.below(shape, 0)
            self._offer_one(f"{title}: {self.tr('one more')}", (*place, len(value)), fields.sample(item))
        elif shape.kind == "table" and isinstance(value, dict):
            names = [key for key in fields.keys(shape) if key not in value] or [_free(value)]
            for name in names if fields.keys(shape) else [_free(value)]:
                self._offer_one(f"{title}: {name}", (*place, name), fields.sample(fields.below(shape, name)))

    def _offer_fields(self, place: Path) -> None:
        shape, value = fields.shape_at(self._shape, place), fields.value_at(self._data, place)
        if shape.kind != "record" or not isinstance(value, dict):
            return
        title = str(place[-1]).replace("_", " ") if place else self.tr("Scenario")
        for field in fields.fields(shape):
            if field.name not in value:
                words = f"{title}: {field.name.replace('_', ' ')}"
                self._offer_one(words, (*place, field.name), fields.sample(field.shape))

    def _offer_one(self, words: str, place: Path, value: Any) -> None:
        if words not in [action.text() for action in self.menu.actions()]:
            action = self.menu.addAction(words)
            # the menu is filled anew by it
            action.triggered.connect(lambda: QTimer.singleShot(0, self, partial(self._put_new, place, value)))

    def _put_new(self, place: Path, value: Any) -> None:
        self.value_set.emit(place, value)
        self.choose(place)

    def _on_remove(self) -> None:
        if place := self.place():
            self.removed.emit(place)


def _free(table: dict[str, Any]) -> str:
    """A key that the table does not have."""
    number = 1
    while (name := f"new-{number}") in table:
        number += 1
    return name
