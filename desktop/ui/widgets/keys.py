"""Keys of a page, and the bar above a map on which something is tried: what pages have alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from desktop.ui import theme
from desktop.ui.widgets.text import TextLabel, em


def add_keys(page: QWidget, keys: Iterable[tuple[str, Callable[[], object]]]) -> None:
    """Keys that work wherever the focus is on a page."""
    for sequence, slot in keys:
        shortcut = QShortcut(QKeySequence(sequence), page)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(slot)


class TryingBar(QFrame):
    """Above the map while something is tried there: says what, and leads back."""

    def __init__(self, buttons: Iterable[tuple[str, str, str]]) -> None:
        """`buttons`: name, icon and words of each, which are in `buttons` by name."""
        super().__init__()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(self.palette().ColorRole.ToolTipBase)
        self.words = TextLabel()
        self.buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(em() // 2, em() // 4, em() // 2, em() // 4)
        row.addWidget(self.words, 1)
        for name, icon, words in buttons:
            button = self.buttons[name] = QPushButton(theme.icon(icon), words)
            button.setObjectName(name)
            row.addWidget(button)
        self.hide()
