"""DockTitle: the title bar of a panel."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QDockWidget, QWidget

from desktop.ui.widgets.frames import GlyphButton
from desktop.ui.widgets.text import TextLabel


class DockTitle(QWidget):
    """A dock's title in the size of all other text, with its two buttons; dragging it moves the dock."""

    def __init__(self, title: str, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._row = row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.setContentsMargins(6, 1, 2, 1)
        row.setSpacing(0)
        self.words = TextLabel(title, wrap=False)
        self.words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(self.words, 1)
        float_text, close_text = self.tr("Take the panel out of the window, or back"), self.tr("Close the panel")
        self._add(row, "float", float_text, lambda: dock.setFloating(not dock.isFloating()))
        self._add(row, "close", close_text, dock.close)
        row.addStretch()

    def set_upright(self, upright: bool) -> None:
        """Stand at the side of the panel, without words, or above it."""
        way = QBoxLayout.Direction.TopToBottom if upright else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != way:
            self._row.setDirection(way)
            self._row.setContentsMargins(*((0, 0, 0, 0) if upright else (6, 1, 2, 1)))
            self.words.setVisible(not upright)
            self._row.setStretch(self._row.count() - 1, int(upright))

    def _add(self, row: QBoxLayout, glyph: str, tip: str, run: Callable[[], object]) -> None:
        button = GlyphButton(glyph, tip, size=0.75)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda: run())
        row.addWidget(button)
