"""The units that come later: groups with their turn, their units and the places by which they come, all from lists."""

from __future__ import annotations

import copy
from collections.abc import Callable
from itertools import count
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QPushButton, QTabWidget, QVBoxLayout, QWidget

from desktop.data.arranging import Arrival, Arrivals, Data
from desktop.scenarios.fields import Path
from desktop.ui.editor.tick_table import TickTable
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.views.wording import capital

NEW = "ARRIVAL"


class ArrivalsForm(QWidget):
    """Signals:
    data_set: the whole file as it is to be.
    """

    data_set = Signal(object)

    def __init__(self, arranger: Arrivals, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._arranger = arranger
        self._data: Data = {}
        self._groups: list[Arrival] = []
        self._chosen = ""
        self.groups = QListWidget()
        self.groups.setObjectName("arrivals")
        self.groups.setWordWrap(True)
        self.groups.currentRowChanged.connect(self._on_chosen)
        self.add, self.take = QPushButton(self.tr("One more group")), QPushButton(self.tr("Take out"))
        self.add.setObjectName("arrivals-add")
        self.take.setObjectName("arrivals-remove")
        self.add.clicked.connect(self._on_add)
        self.take.clicked.connect(lambda: self._change(lambda data, key: self._arranger.dismiss(data, key)))
        self.turn = QuietComboBox()
        self.turn.setObjectName("arrivals-turn")
        self.turn.activated.connect(lambda at: self._change(lambda data, key: self._arranger.arrive(data, key, at + 1)))
        self.units, self.places = (
            TickTable("arrivals-units", self.tr("Find a unit")),
            TickTable("arrivals-places", self.tr("Find a place")),
        )
        self.units.ticked.connect(self._on_unit)
        self.places.ticked.connect(self._on_place)
        self._lay_out()

    def _lay_out(self) -> None:
        self.lists = QTabWidget()
        self.lists.setDocumentMode(True)
        self.lists.addTab(self.units, self.tr("Who comes"))
        self.lists.addTab(self.places, self.tr("Where"))
        row = QHBoxLayout()
        row.addWidget(self.add)
        row.addWidget(self.take)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.groups, 2)
        column.addLayout(row)
        column.addWidget(self.turn)
        column.addWidget(self.lists, 3)

    # -- showing -----------------------------------------------------------------------------------
    def show_data(self, data: Data, world: Any, presenter: Any) -> None:
        """`presenter` has the names of units, places and turns of the scenario."""
        self._data, names = data, presenter.names
        self._groups = self._arranger.arrivals(data)
        spare = {each.id: each.name for each in self._arranger.spare(data, world)}
        self._units = [(unit, spare.get(unit) or names.unit(unit)) for unit in dict.fromkeys([*world.units, *spare])]
        self._places = [(place, names.hex(place)) for place in self._arranger.places(world)]
        self.turn.clear()
        self.turn.addItems([capital(names.turn(number + 1)) for number in range(len(world.turns))])
        self.groups.blockSignals(True)
        self.groups.clear()
        for group in self._groups:
            told = (capital(names.turn(group.turn)), names.units(group.units), names.hexes(group.places))
            self.groups.addItem(" · ".join(each for each in told if each))
        keys = [group.key for group in self._groups]
        self.groups.setCurrentRow(keys.index(self._chosen) if self._chosen in keys else min(0, len(keys) - 1))
        self.groups.blockSignals(False)
        self._show_group()

    def choose(self, data: Data, place: Path) -> bool:
        """Choose the group that a place of the file belongs to, if it is one that comes later."""
        found = [group.key for group in self._arranger.arrivals(data) if group.key in place]
        self._chosen = found[0] if found else self._chosen
        return bool(found)

    def _group(self) -> Arrival | None:
        row = self.groups.currentRow()
        return self._groups[row] if 0 <= row < len(self._groups) else None

    def _show_group(self) -> None:
        group = self._group()
        self._chosen = group.key if group is not None else ""
        for widget in (self.take, self.turn, self.lists):
            widget.setEnabled(group is not None)
        if group is not None:
            self.turn.setCurrentIndex(group.turn - 1)
            self.units.show_rows([self.tr("Comes")], self._units, lambda unit, _: unit in group.units)
            self.places.show_rows([self.tr("By here")], self._places, lambda place, _: place in group.places)

    # -- changing ----------------------------------------------------------------------------------
    def _on_chosen(self, _row: int) -> None:
        self._show_group()

    def _on_unit(self, unit: str, _column: int, on: bool) -> None:
        self._change(lambda data, key: self._arranger.enlist(data, key, unit, on=on))

    def _on_place(self, place: str, _column: int, on: bool) -> None:
        self._change(lambda data, key: self._arranger.enter(data, key, place, on=on))

    def _on_add(self) -> None:
        data = copy.deepcopy(self._data)
        known = data.setdefault("placements", {})
        self._chosen = next(key for number in count(1) if (key := f"{NEW}-{number}") not in known)
        self._arranger.arrive(data, self._chosen, 1)
        self.data_set.emit(data)

    def _change(self, change: Callable[[Data, str], None]) -> None:
        if self._chosen:
            data = copy.deepcopy(self._data)
            change(data, self._chosen)
            self.data_set.emit(data)
