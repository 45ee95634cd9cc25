"""New game: scenario, optional rules and rulings, dice by program or by hand, seed."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QRadioButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.engine.definition import OptionSpec, ScenarioInfo
from desktop.ui.library import Shelf
from desktop.ui.widgets.text import TextLabel, em, scaled_font

SEED_LIMIT = 2**31 - 1


class NewGameDialog(QDialog):
    """Asks what to play and how.

    Signals:
        started: game id, scenario id, options by id, seed (None for dice by hand).
    """

    started = Signal(str, str, dict, object)

    def __init__(self, shelf: Shelf, game_id: str = "", scenario: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New game"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._boxes: dict[str, QComboBox] = {}
        self._list = QListWidget()
        self._list.setObjectName("scenarios")
        self._list.setWordWrap(True)
        self._details = QScrollArea()
        self._details.setWidgetResizable(True)
        self._details.setFrameShape(QScrollArea.Shape.NoFrame)
        self._fill(shelf, game_id, scenario)
        self._list.currentItemChanged.connect(lambda *_: self._show_details())
        top = QHBoxLayout()
        top.addWidget(self._list, 2)
        top.addWidget(self._details, 5)
        column = QVBoxLayout(self)
        column.addLayout(top, 1)
        column.addWidget(self._dice_box())
        column.addWidget(self._buttons())
        self.resize(60 * em(), 36 * em())
        self._show_details()
        self._begin.setDefault(True)  # only now does the button know its dialog
        self._begin.setFocus()
        self._list.itemActivated.connect(lambda _item: self._on_begin())

    def _fill(self, shelf: Shelf, game_id: str, scenario: str) -> None:
        for title in shelf.titles():
            if title.scenarios:
                heading = QListWidgetItem(title.name, self._list)
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                heading.setFont(scaled_font(bold=True))
            for info in title.scenarios:
                item = QListWidgetItem(f"    {info.title}")
                item.setData(Qt.ItemDataRole.UserRole, (title.id, info))
                self._list.addItem(item)
                if (title.id, info.id) == (game_id, scenario):
                    self._list.setCurrentItem(item)
        if self._list.currentItem() is None and self._list.count():
            self._list.setCurrentRow(1)
        rows = (self._list.item(row) for row in range(self._list.count()))
        names = [row.text() for row in rows if row.data(Qt.ItemDataRole.UserRole)]
        longest = max((self._list.fontMetrics().horizontalAdvance(name) for name in names), default=0)
        self._list.setMinimumWidth(min(longest + 2 * em(), 22 * em()))  # a name on two lines loses its indent

    def _dice_box(self) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        self._by_program = QRadioButton(self.tr("The program rolls the dice"))
        self._by_hand = QRadioButton(self.tr("We roll our own dice and enter them"))
        self._by_hand.setObjectName("by-hand")
        self._by_program.setChecked(True)
        group = QButtonGroup(box)
        group.addButton(self._by_program)
        group.addButton(self._by_hand)
        self._seed = QSpinBox()
        self._seed.setObjectName("seed")
        self._seed.setRange(0, SEED_LIMIT)
        self._seed.setValue(secrets.randbelow(SEED_LIMIT))
        self._seed.setPrefix(self.tr("Seed "))
        self._seed.setToolTip(self.tr("The same seed gives the same dice"))
        self._by_hand.toggled.connect(self._seed.setDisabled)
        row.addWidget(self._by_program)
        row.addWidget(self._seed)
        row.addStretch(1)
        row.addWidget(self._by_hand)
        return box

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        begin = buttons.addButton(self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setObjectName("begin")
        for button in buttons.buttons():
            button.setAutoDefault(button is begin)  # type: ignore[attr-defined]
        self._begin = begin
        begin.setEnabled(self._list.count() > 0)
        buttons.accepted.connect(self._on_begin)
        buttons.rejected.connect(self.reject)
        return buttons

    def _current(self) -> tuple[str, ScenarioInfo] | None:
        item = self._list.currentItem()
        return item.data(Qt.ItemDataRole.UserRole) if item else None

    def _show_details(self) -> None:
        current = self._current()
        inside = QWidget()
        column = QVBoxLayout(inside)
        self._boxes = {}
        if current is not None:
            _, info = current
            column.addWidget(TextLabel(info.title, factor=1.3, bold=True))
            column.addWidget(TextLabel(info.length, tone="muted"))
            column.addWidget(TextLabel(info.summary))
            for option in info.options:
                self._add_option(column, option)
        column.addStretch(1)
        self._details.setWidget(inside)

    def _add_option(self, column: QVBoxLayout, option: OptionSpec) -> None:
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        box = QComboBox()
        box.setObjectName(f"option-{option.id}")
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(20)
        for choice in option.choices:
            box.addItem(choice.text, choice.id)
        box.setCurrentIndex(max(0, box.findData(option.default)))
        rule = f" ({option.rule})" if option.rule else ""
        form.addRow(TextLabel(option.text + rule, bold=True), box)
        column.addLayout(form)
        if option.help:
            column.addWidget(TextLabel(option.help, tone="muted"))
        self._boxes[option.id] = box

    def _on_begin(self) -> None:
        current = self._current()
        if current is None:
            return
        game_id, info = current
        options = {name: box.currentData() for name, box in self._boxes.items()}
        seed = None if self._by_hand.isChecked() else self._seed.value()
        self.accept()
        self.started.emit(game_id, info.id, options, seed)
