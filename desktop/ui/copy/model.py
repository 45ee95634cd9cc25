"""A table of an owner's copy for Qt: figures in words, typed in and refused by the desk."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from desktop.controller.copy_desk import CopyDesk
from desktop.data.copy.corrections import Key
from desktop.data.copy.operations import shipped_value
from desktop.data.copy.sheets import Cell, Row, Sheet
from desktop.data.copy.words import is_typed
from desktop.ui.copy.marks import marked
from desktop.ui.widgets.text import scaled_font

Index = QModelIndex | QPersistentModelIndex
STATUS = 0
"""The column that says how an entry stands."""
ROOT = QModelIndex()


class SheetModel(QAbstractTableModel):
    """Rows of one sheet, as far as filter and search leave them.

    Attributes:
        rows: those that are shown.
    """

    def __init__(self, desk: CopyDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.sheet: Sheet | None = None
        self.rows: list[Row] = []
        self._filter, self._words = "", ""
        self._aside: frozenset[Key] = frozenset()

    # -- what is shown -----------------------------------------------------------------------------
    def show_sheet(self, sheet: Sheet | None) -> None:
        self.beginResetModel()
        self.sheet = sheet
        self._choose()
        self.endResetModel()

    def narrow(self, status: str, words: str) -> None:
        """Show what stands so, and what has these words in it."""
        self.beginResetModel()
        self._filter, self._words = status, words.strip().lower()
        self._choose()
        self.endResetModel()

    def refresh(self) -> None:
        """Figures have changed; rows stay where they are, also if they pass the filter no more."""
        self._aside = frozenset(aside.key for aside in self.desk.aside)
        if self.rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self.rows) - 1, self.columnCount() - 1))

    def _choose(self) -> None:
        self._aside = frozenset(aside.key for aside in self.desk.aside)
        rows = self.sheet.rows if self.sheet is not None else ()
        self.rows = [row for row in rows if self._passes(row)]

    def _passes(self, row: Row) -> bool:
        if self._filter and self.status(row) != self._filter and not self._is_ours_still(row):
            return False
        return not self._words or self._words in self._text_of(row)

    def _is_ours_still(self, row: Row) -> bool:
        """What was changed, and not confirmed, rests on us as well."""
        return self._filter == "ours" and self.status(row) == "aside"

    def _text_of(self, row: Row) -> str:
        figures = (self.desk.shown(cell, self._value(cell)) for cell in row.cells.values())
        return " ".join((row.title, *figures)).lower()

    def status(self, row: Row) -> str:
        return "aside" if row.key in self._aside else self.desk.copy.status(row.key)

    def cell(self, index: Index) -> Cell | None:
        if self.sheet is None or not index.isValid() or index.column() == STATUS:
            return None
        return self.rows[index.row()].cells.get(self.sheet.columns[index.column() - 1].path)

    def row_of(self, key: Key) -> int:
        """Where an entry is shown; -1 if it is not."""
        return next((number for number, row in enumerate(self.rows) if row.key == key), -1)

    def _value(self, cell: Cell) -> Any:
        return self.desk.copy.value(cell.key, cell.path)

    # -- for Qt ------------------------------------------------------------------------------------
    def rowCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = ROOT) -> int:
        return 0 if parent.isValid() or self.sheet is None else len(self.sheet.columns) + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or self.sheet is None:
            return None
        if orientation == Qt.Orientation.Vertical:
            return self.rows[section].title if section < len(self.rows) else None
        return self.tr("How it stands") if section == STATUS else self.sheet.columns[section - 1].title

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        if index.column() == STATUS:
            told = marked(self.status(self.rows[index.row()]))
            return told if role == Qt.ItemDataRole.DisplayRole else None
        cell = self.cell(index)
        return self._of_cell(cell, role) if cell is not None else None

    def _of_cell(self, cell: Cell, role: int) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole):
            return self.desk.shown(cell, self._value(cell))
        if role == Qt.ItemDataRole.TextAlignmentRole and cell.shape.kind == "whole":
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.FontRole and self.is_changed(cell):
            return _bold()
        if role == Qt.ItemDataRole.ToolTipRole and self.is_changed(cell):
            return self.tr("Ours was: {0}").format(self.was(cell) or self.tr("nothing"))
        return None

    def is_changed(self, cell: Cell) -> bool:
        found = self.desk.copy.correction(cell.key)
        return found is not None and cell.path in found.was

    def was(self, cell: Cell) -> str:
        """The figure that ships."""
        return self.desk.shown(cell, shipped_value(self.desk.copy.entry(cell.key), cell.path))

    def flags(self, index: Index) -> Qt.ItemFlag:
        found = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        cell = self.cell(index)
        if cell is not None and is_typed(cell.shape):
            found |= Qt.ItemFlag.ItemIsEditable
        return found

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        cell = self.cell(index)
        return cell is not None and role == Qt.ItemDataRole.EditRole and self.desk.enter(cell, str(value))


def _bold() -> QFont:
    return scaled_font(bold=True)
