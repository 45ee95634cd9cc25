"""What a new scenario begins from: another one, the position on the table, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.ui.library import Title
from desktop.ui.widgets.dialog_buttons import dialog_buttons
from desktop.ui.widgets.quiet import QuietComboBox
from desktop.ui.widgets.text import TextLabel, em

EMPTY, POSITION = "", "*"
"""In the place of the id of a scenario."""


class NewScenarioDialog(QDialog):
    """Signals:
    chosen: the game, what it begins from (the id of a scenario, EMPTY or POSITION), and its name.
    """

    chosen = Signal(str, str, str)

    def __init__(
        self, titles: Sequence[Title], game: str, on_table: str, parent: QWidget | None = None, begin: str | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New scenario"))
        self._titles = {title.id: title for title in titles if not title.fault}
        self._on_table = on_table
        self.game = QuietComboBox()
        self.game.setObjectName("scenario-game")
        for title in self._titles.values():
            self.game.addItem(title.name, title.id)
        self.begin = QuietComboBox()
        self.begin.setObjectName("scenario-begin")
        self.name = QLineEdit(self.tr("My scenario"))
        self.name.setObjectName("scenario-name")
        form = QFormLayout()
        form.addRow(self.tr("Game"), self.game)
        form.addRow(self.tr("Begin from"), self.begin)
        form.addRow(self.tr("Name"), self.name)
        buttons = dialog_buttons(QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(
            TextLabel(self.tr("Yours alone: it is kept in your own folder, and can be shared as one file."))
        )
        column.addLayout(form)
        column.addWidget(buttons)
        self.game.currentIndexChanged.connect(lambda _: self._fill())
        self.game.setCurrentIndex(max(self.game.findData(game), 0))
        self._fill()
        if begin is not None:
            self.begin.setCurrentIndex(max(self.begin.findData(begin), 0))
        self.accepted.connect(self._on_accepted)
        self.finished.connect(self.deleteLater)
        self.name.selectAll()
        self.name.setFocus()
        self.resize(28 * em(), self.sizeHint().height())

    def _fill(self) -> None:
        self.begin.clear()
        game = str(self.game.currentData())
        if game == self._on_table:
            self.begin.addItem(self.tr("The position on the table"), POSITION)
        for scenario in self._titles[game].scenarios if game in self._titles else ():
            self.begin.addItem(self.tr("Like: {0}").format(scenario.title), scenario.id)
        self.begin.addItem(self.tr("Empty: no units on the map"), EMPTY)

    def _on_accepted(self) -> None:
        name = self.name.text().strip() or self.tr("My scenario")
        self.chosen.emit(str(self.game.currentData()), str(self.begin.currentData()), name)
