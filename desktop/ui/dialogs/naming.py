"""A small dialog that asks for a name."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from desktop.ui.widgets.dialog_buttons import dialog_buttons
from desktop.ui.widgets.text import em

MOST = 80
"""Letters of a name."""


class NameDialog(QDialog):
    """Asks once; `named` gets the name, without blanks around it."""

    named = Signal(str)

    def __init__(self, title: str, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._line = QLineEdit(name[:MOST])
        self._line.setObjectName("name")
        self._line.setMaxLength(MOST)
        self._line.selectAll()
        self._buttons = dialog_buttons(QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Cancel)
        self._buttons.accepted.connect(self._on_accepted)
        self._buttons.rejected.connect(self.reject)
        self._line.textChanged.connect(self._on_text)
        column = QVBoxLayout(self)
        column.addWidget(self._line)
        column.addWidget(self._buttons)
        self.setMinimumWidth(24 * em())
        self._on_text(name)

    def _on_text(self, words: str) -> None:
        self._buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(words.strip()))

    def _on_accepted(self) -> None:
        name = self._line.text().strip()
        self.accept()
        self.named.emit(name)
