"""The table in which an owner goes down a column: typing, Enter, as printed with one key."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from desktop.data.copy.corrections import Key
from desktop.data.copy.sheets import Cell
from desktop.ui.copy.cells import CellDelegate
from desktop.ui.copy.model import STATUS, SheetModel
from desktop.ui.widgets.text import em

Index = QModelIndex | QPersistentModelIndex
NARROWEST, WIDEST, WIDEST_NAME = 3, 16, 18
"""Of a column, and of the names of the rows, in lines of text."""
NAMES = 0.4
"""Of the table, no more is for them."""
OPENS_BY_KEY = QAbstractItemView.EditTrigger.AnyKeyPressed | QAbstractItemView.EditTrigger.EditKeyPressed
NO_MODIFIER = Qt.KeyboardModifier.NoModifier
PAD = Qt.KeyboardModifier.KeypadModifier


class SheetTable(QTableView):
    """Signals:
    looked_at: another entry is looked at, or another figure of it.
    told: something that a player should know of what he did.
    """

    looked_at = Signal()
    told = Signal(str)

    def __init__(self, model: SheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet_model = model
        self.setObjectName("copy-table")
        self.typing = CellDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self.typing)
        self.setEditTriggers(OPENS_BY_KEY | QAbstractItemView.EditTrigger.DoubleClicked)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(True)
        self.horizontalHeader().setHighlightSections(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._wide()
        self.typing.gone_on.connect(self.go_on)
        self.typing.spread.connect(self._on_spread)
        model.modelReset.connect(self._on_reset)

    # -- where one is ------------------------------------------------------------------------------
    def _on_reset(self) -> None:
        self.fit_columns()
        if self.sheet_model.rowCount() and self.sheet_model.columnCount() > 1:
            self.stand_at(0, STATUS + 1)
        self.looked_at.emit()

    def _wide(self) -> None:
        self.verticalHeader().setDefaultSectionSize(em() + em() // 2)
        self.horizontalHeader().setMinimumSectionSize(NARROWEST * em())

    def fit_columns(self) -> None:
        """Each as wide as it needs, within reason; a last one alone takes the rest."""
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        for column in range(self.sheet_model.columnCount()):
            header.resizeSection(column, min(header.sectionSize(column), WIDEST * em()))
        header.setStretchLastSection(self.sheet_model.columnCount() == STATUS + 2)

    def go_on(self, rows: int, columns: int) -> None:
        """To the next cell; from the foot of a column to the head of the next."""
        model, at = self.sheet_model, self.currentIndex()
        row, column = at.row() + rows, at.column() + columns
        if row >= model.rowCount():
            row, column = (0, column + 1) if column + 1 < model.columnCount() else (model.rowCount() - 1, column)
        column = min(max(column, 0), model.columnCount() - 1)
        self.stand_at(max(row, 0), column)
        self.setFocus()

    def stand_at(self, row: int, column: int) -> None:
        """Choose one cell alone, whatever keys are held."""
        index = self.sheet_model.index(row, column)
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def show_entry(self, key: Key) -> bool:
        """Go to an entry, if it is listed."""
        row = self.sheet_model.row_of(key)
        if row >= 0:
            self.stand_at(row, max(STATUS + 1, self.currentIndex().column()))
        return row >= 0

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.looked_at.emit()

    # -- what is chosen ----------------------------------------------------------------------------
    def chosen_rows(self) -> list[int]:
        return sorted({index.row() for index in self.selectionModel().selectedIndexes()})

    def chosen_keys(self) -> list[Key]:
        """The entries of the rows that are selected, each once."""
        return list(dict.fromkeys(self.sheet_model.rows[row].key for row in self.chosen_rows()))

    def chosen_cells(self) -> list[Cell]:
        found = [self.sheet_model.cell(index) for index in sorted(self.selectionModel().selectedIndexes())]
        return [cell for cell in found if cell is not None]

    # -- keys --------------------------------------------------------------------------------------
    def edit(self, *given: object) -> object:  # type: ignore[override]
        """Qt asks in three ways; one of them says by what the cell is opened."""
        if len(given) > 1:
            self.typing.by_mouse = given[1] == QAbstractItemView.EditTrigger.DoubleClicked
        return super().edit(*given)  # type: ignore[call-overload]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._take(event):
            super().keyPressEvent(event)

    def _take(self, event: QKeyEvent) -> bool:
        key, held = event.key(), event.modifiers() & ~PAD
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and held == NO_MODIFIER:
            self.go_on(1, 0)
        elif key == Qt.Key.Key_Space and held == NO_MODIFIER:
            self.confirm()
        elif event.text() == "?":
            self.doubt()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and held == NO_MODIFIER:
            self.reset()
        elif held == Qt.KeyboardModifier.ControlModifier and key in (Qt.Key.Key_C, Qt.Key.Key_V, Qt.Key.Key_D):
            {Qt.Key.Key_C: self.copy, Qt.Key.Key_V: self.paste, Qt.Key.Key_D: self.fill_down}[Qt.Key(key)]()
        else:
            return False
        return True

    def confirm(self) -> None:
        """As printed: the rows that are selected; a lone one is left for the next."""
        keys, lone = self.chosen_keys(), len(self.chosen_rows()) == 1
        if self.sheet_model.desk.do(lambda: self.sheet_model.desk.copy.confirm(*keys)):
            if lone:
                self.go_on(1, 0)
            else:
                self.told.emit(self.tr("Confirmed as printed: {0}").format(len(keys)))

    def doubt(self) -> None:
        """To be looked at again, or no longer."""
        for key in self.chosen_keys():
            self.sheet_model.desk.do(partial(self.sheet_model.desk.copy.doubt, key))

    def reset(self) -> None:
        """As it ships: the figures that are selected; in the first column all that is told of the entries."""
        cells = self.chosen_cells()
        desk = self.sheet_model.desk
        if cells:
            desk.as_it_ships(cells)
        else:
            keys = self.chosen_keys()
            desk.do(lambda: desk.copy.reset(*keys))

    # -- many at once ------------------------------------------------------------------------------
    def _on_spread(self, text: str) -> None:
        self.sheet_model.desk.enter_all([(cell, text) for cell in self.chosen_cells()])

    def fill_down(self) -> None:
        """The uppermost figure of the selection for all below it."""
        tops: dict[str, str] = {}
        filled = []
        for index in sorted(self.selectionModel().selectedIndexes()):
            cell = self.sheet_model.cell(index)
            if cell is not None:
                filled.append((cell, tops.setdefault(str(index.column()), str(index.data()))))
        self.sheet_model.desk.enter_all(filled)

    def copy(self) -> None:
        """The selection as a spreadsheet takes it."""
        chosen = self.selectionModel().selectedIndexes()
        rows, columns = sorted({i.row() for i in chosen}), sorted({i.column() for i in chosen})
        model = self.sheet_model
        lines = ["\t".join(str(model.index(row, column).data() or "") for column in columns) for row in rows]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def paste(self) -> None:
        """What a spreadsheet has put on the clipboard, from the current cell to the right and down."""
        at, model = self.currentIndex(), self.sheet_model
        entered = []
        for down, line in enumerate(QGuiApplication.clipboard().text().rstrip("\n").split("\n")):
            for right, text in enumerate(line.rstrip("\r").split("\t")):
                index = model.index(at.row() + down, at.column() + right)
                cell = model.cell(index) if index.isValid() else None
                if cell is not None:
                    entered.append((cell, text))
        if model.desk.enter_all(entered):
            self.told.emit(self.tr("Pasted: {0} figures").format(len(entered)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.verticalHeader().setMaximumWidth(min(WIDEST_NAME * em(), round(self.width() * NAMES)))
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._wide()
            self.fit_columns()
