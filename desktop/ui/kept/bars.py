"""Strips over the list of kept games: what was thrown away, what would be lost, what was brought in."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop.ui.dialogs.bars import NEWS, PAST, WARNING, Bar
from desktop.ui.widgets.frames import GlyphButton
from desktop.ui.widgets.text import TextLabel, em


class WordsBar(Bar):
    """Words, buttons, and a cross that closes it, as Escape does."""

    def fill(self) -> None:
        self.text = TextLabel()
        self.column = QVBoxLayout()
        self.column.addWidget(self.text)
        self.row.addLayout(self.column, 1)

    def add_button(self, name: str, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        self.row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        return button

    def add_cross(self) -> None:
        cross = GlyphButton("close", self.tr("Close"), self)
        cross.setObjectName("close-bar")
        cross.clicked.connect(self.hide)
        self.row.addWidget(cross, 0, Qt.AlignmentFlag.AlignTop)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)


class UndoBar(WordsBar):
    """Says what was thrown away, and takes it back."""

    put_back = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(PAST, parent)
        self._path = Path()

    def fill(self) -> None:
        super().fill()
        self.add_button("undo-delete", self.tr("Undo")).clicked.connect(self._on_undo)
        self.add_cross()

    def say(self, name: str, path: Path) -> None:
        self.make_ready()
        self._path = path
        self.text.setText(self.tr("“{0}” is in the bin.").format(name))
        self.show()

    def _on_undo(self) -> None:
        self.hide()
        self.put_back.emit(self._path)


class EmptyBar(WordsBar):
    """Asks once before the bin is emptied."""

    agreed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WARNING, parent)

    def fill(self) -> None:
        super().fill()
        self.keep = self.add_button("keep-bin", self.tr("Keep them"))
        self.keep.clicked.connect(self.hide)
        self.add_button("empty-bin", self.tr("Delete for good")).clicked.connect(self._on_agreed)

    def ask(self, count: int) -> None:
        self.make_ready()
        one = self.tr("Empty the bin? The game in it is deleted for good.")
        many = self.tr("Empty the bin? The {0} games in it are deleted for good.")
        self.text.setText(one if count == 1 else many.format(count))
        self.show()
        self.keep.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_agreed(self) -> None:
        self.hide()
        self.agreed.emit()


class BroughtBar(WordsBar):
    """What became of the games of an older version; stays until it is closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(NEWS, parent)

    def fill(self) -> None:
        super().fill()
        self.unfold = self.add_button("show-brought", self.tr("Show"))
        self.unfold.clicked.connect(self._on_unfold)
        self.lines = QPlainTextEdit()
        self.lines.setObjectName("brought")
        self.lines.setReadOnly(True)
        self.lines.setTabChangesFocus(True)
        self.lines.setMinimumHeight(4 * em())
        self.lines.setMaximumHeight(9 * em())
        self.column.addWidget(self.lines)
        self.add_cross()

    def say(self, lines: Sequence[str]) -> None:
        self.make_ready()
        self.text.setText(self.tr("What became of the games of an older version: {0}").format(len(lines)))
        self.lines.setPlainText("\n".join(lines))
        self._show_lines(False)
        self.setVisible(bool(lines))

    def _on_unfold(self) -> None:
        self._show_lines(not self.lines.isVisibleTo(self))

    def _show_lines(self, shown: bool) -> None:
        self.lines.setVisible(shown)
        self.unfold.setText(self.tr("Hide") if shown else self.tr("Show"))
