"""The bar above the map while a scenario that is being made is tried."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from desktop.ui import theme
from desktop.ui.widgets.text import TextLabel, em


class TryBar(QFrame):
    """Says what is tried, and leads back to the editor."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.ToolTipBase)
        self.words = TextLabel()
        self.back = QPushButton(theme.icon("edit"), self.tr("Back to the editor"))
        self.back.setObjectName("back-to-editor")
        row = QHBoxLayout(self)
        row.setContentsMargins(em() // 2, em() // 4, em() // 2, em() // 4)
        row.addWidget(self.words, 1)
        row.addWidget(self.back)
        self.hide()

    def tell(self, title: str) -> None:
        self.words.setText(self.tr("You try “{0}”; nothing of it is kept.").format(title))
