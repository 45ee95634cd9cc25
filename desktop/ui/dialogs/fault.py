"""The message after an unexpected fault: how the game stands, where the report is, and what there is to send."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from desktop.ui.widgets.text import TextLabel, em


class ErrorDialog(QDialog):
    """Signals:
    wanted: a report to send is to be saved.
    """

    wanted = Signal()

    def __init__(self, report: str, stands: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._report = report
        column = QVBoxLayout(self)
        column.addWidget(TextLabel(self.tr("Something went wrong inside the program."), factor=1.2, bold=True))
        column.addWidget(TextLabel(self._standing(stands)))
        column.addWidget(TextLabel(self.tr("A report was written. It holds the whole game, also what is secret:")))
        where = TextLabel(report, tone="muted")
        where.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(where)
        column.addWidget(TextLabel(self._content()))
        column.addWidget(self._buttons())
        self.resize(38 * em(), 15 * em())

    def _standing(self, stands: bool) -> str:
        if stands:
            return self.tr("Your last action stands, and the game is kept with it; you can play on or undo.")
        return self.tr("The game is as it was before your last action; you can play on or undo.")

    def _content(self) -> str:
        return self.tr(
            "What is saved to be sent holds this report, ten lines about the program and this machine, and the game "
            "from its first action on: all hands, draw piles and dice to come. Send it to nobody you play against. "
            "The ten lines that can be copied tell nothing of any game."
        )

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        for name, words, slot in (
            ("save-to-send", self.tr("Save it to be sent…"), self.wanted.emit),
            ("copy-lines", self.tr("Copy the ten lines"), self._on_copy),
            ("open-folder", self.tr("Open the folder"), self._on_folder),
        ):
            button = QPushButton(words)
            button.setObjectName(name)
            button.clicked.connect(slot)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        close = buttons.addButton(self.tr("Play on"), QDialogButtonBox.ButtonRole.AcceptRole)
        close.setObjectName("play-on")
        close.setDefault(True)
        buttons.accepted.connect(self.accept)
        return buttons

    def _on_copy(self) -> None:
        from desktop.ui.diagnosis import lines  # needed on bad days only

        QGuiApplication.clipboard().setText("\n".join(lines()) + "\n")

    def _on_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(self._report).parent)))
