"""A short list of records as a table: a row for each, with boxes to choose from and figures that are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.scenarios import fields
from desktop.scenarios.fields import Field
from desktop.ui.widgets.frames import GlyphButton
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, em

FIGURE_EMS = 3.5


class Cells(Struct, frozen=True):
    """A field of the records: its heading, and what may be chosen, with its words; without choices it is typed. A
    `wide` one stands in a line of its own above the others."""

    field: Field
    title: str
    choices: Sequence[tuple[Any, str]] = ()
    wide: bool = False


class RowsForm(QWidget):
    """Signals:
    rows_set: all records as they are to be.
    refused: why what was typed cannot stand there.
    """

    rows_set = Signal(object)
    refused = Signal(str)

    def __init__(self, name: str, columns: Sequence[Cells], one_more: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._columns = sorted(columns, key=lambda each: not each.wide)
        self._across = sum(not each.wide for each in columns)
        self._rows: list[Any] = []
        self.cells: list[list[QWidget]] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(em() // 4)
        for at, each in enumerate([each for each in self._columns if not each.wide]):
            self._grid.addWidget(TextLabel(each.title, tone="muted"), 0, at)
            self._grid.setColumnStretch(at, 1 if each.choices else 0)
        self.add = QPushButton(one_more)
        self.add.setObjectName(f"{name}-add")
        self.add.clicked.connect(self._on_add)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        column.addWidget(self.add)

    # -- showing -----------------------------------------------------------------------------------
    def show_rows(self, rows: list[Any]) -> None:
        """Cells stay where they are as long as there are as many rows, and so does what is being typed."""
        self._rows = rows
        while len(self.cells) > len(rows):
            for widget in self.cells.pop():
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        while len(self.cells) < len(rows):
            self._add_cells(len(self.cells))
        for row, widgets in zip(rows, self.cells, strict=True):
            for cells, widget in zip(self._columns, widgets, strict=False):
                _show(cells, widget, row.get(cells.field.name) if isinstance(row, dict) else None)

    def _add_cells(self, row: int) -> None:
        widgets: list[QWidget] = [self._cell(row, cells) for cells in self._columns]
        take = GlyphButton("close", self.tr("Take out"))
        take.setObjectName(f"{self._name}-{row}-remove")
        take.clicked.connect(lambda: self.rows_set.emit([*self._rows[:row], *self._rows[row + 1 :]]))
        widgets.append(take)
        wide = len(self._columns) - self._across
        for at, widget in enumerate(widgets[:wide]):
            self._grid.addWidget(widget, (wide + 1) * row + at + 1, 0, 1, -1)
        for at, widget in enumerate(widgets[wide:]):
            self._grid.addWidget(widget, (wide + 1) * (row + 1), at)
        self.cells.append(widgets)

    def _cell(self, row: int, cells: Cells) -> QWidget:
        if cells.choices:
            box = QuietComboBox()
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(6)
            for value, words in cells.choices:
                box.addItem(words, value)
            box.activated.connect(lambda _: self._take(row, cells, box.currentData()))
            found: QWidget = box
        else:
            typed = QLineEdit()
            typed.setFixedWidth(round(FIGURE_EMS * em()))
            typed.setPlaceholderText("–")
            typed.editingFinished.connect(lambda: self._on_typed(row, cells, typed))
            found = typed
        found.setObjectName(f"{self._name}-{row}-{cells.field.name}")
        found.setAccessibleName(cells.title)
        return found

    # -- changing ----------------------------------------------------------------------------------
    def _on_typed(self, row: int, cells: Cells, typed: QLineEdit) -> None:
        try:
            value = fields.read(cells.field.shape, typed.text())
        except ValueError as error:
            self.refused.emit(str(error))
            self.show_rows(self._rows)
        else:
            self._take(row, cells, value)

    def _take(self, row: int, cells: Cells, value: Any) -> None:
        """A field that may be left out is, where nothing stands in it."""
        before = self._rows[row] if row < len(self._rows) else None
        if not isinstance(before, dict) or before.get(cells.field.name) == value:
            return
        after = {**before, cells.field.name: value}
        if value is None and not cells.field.needed:
            del after[cells.field.name]
        self.rows_set.emit([*self._rows[:row], after, *self._rows[row + 1 :]])

    def _on_add(self) -> None:
        """Where only some words may stand the first of them does, else the least."""
        new = {
            cells.field.name: cells.choices[0][0] if cells.choices else fields.read(cells.field.shape, "")
            if cells.field.shape.may_be_empty else fields.sample(cells.field.shape)
            for cells in self._columns
            if cells.field.needed
        }  # fmt: skip
        self.rows_set.emit([*self._rows, new])


def _show(cells: Cells, widget: QWidget, value: Any) -> None:
    """What nobody could choose is shown as it is written."""
    if isinstance(widget, QComboBox):
        at = next((at for at, (known, _) in enumerate(cells.choices) if known == value), -1)
        if at < 0:
            at = widget.findText(str(value))
            if at < 0:
                widget.addItem(str(value), value)
                at = widget.count() - 1
        widget.setCurrentIndex(at)
    elif isinstance(widget, QLineEdit) and not (widget.hasFocus() and widget.isModified()):
        widget.setText("" if value is None else str(value))
