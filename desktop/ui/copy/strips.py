"""Strips over the table: what could not be written, what is set aside."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.data.copy.corrections import Key
from desktop.ui.dialogs.bars import WARNING
from desktop.ui.kept.bars import WordsBar
from desktop.ui.widgets.text import TextLabel
from desktop.views.escaping import escape

MOST_LINES = 6


class UnkeptBar(WordsBar):
    """The file cannot be written: what was entered is still here."""

    again = Signal()
    lost = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WARNING, parent)

    def fill(self) -> None:
        super().fill()
        self.add_button("copy-keep-again", self.tr("Try again")).clicked.connect(self.again)
        self.give_up = self.add_button("copy-lose", self.tr("Close, and lose it"))
        self.give_up.clicked.connect(self.lost)
        self.give_up.hide()

    def tell(self, why: str) -> None:
        """Why it is not written; "" when it is."""
        if why:
            self.make_ready()
            words = self.tr("Not written: {0}. What you entered is still here; it is lost when the program ends.")
            self.text.setText(words.format(why))
            self.give_up.hide()
        self.setVisible(bool(why))

    def ask_to_lose(self) -> None:
        """The window was to be closed."""
        self.give_up.show()


class AsideBar(WordsBar):
    """Corrections that are not in force, each with its reason and a link to it."""

    entry_wanted = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WARNING, parent)
        self._keys: list[Key] = []

    def fill(self) -> None:
        super().fill()
        self.lines = TextLabel()
        self.lines.setObjectName("copy-aside")
        self.lines.linkActivated.connect(lambda link: self.entry_wanted.emit(self._keys[int(link)]))
        self.column.addWidget(self.lines)

    def tell(self, aside: Sequence[tuple[Key, str, str]]) -> None:
        """(entry, what it is called, why it is set aside)"""
        if aside:
            self.make_ready()
            self._keys = [key for key, _, _ in aside]
            words = self.tr(
                "{0} of your corrections do not fit and are set aside until they do. They stay in the file."
            )
            one = self.tr("One of your corrections does not fit and is set aside until it does. It stays in the file.")
            self.text.setText(one if len(aside) == 1 else words.format(len(aside)))
            lines = [
                f'<a href="{number}">{escape(title)}</a>: {escape(reason)}'
                for number, (_, title, reason) in enumerate(aside[:MOST_LINES])
            ]
            self.lines.set_html("<br>".join(lines))
        self.setVisible(bool(aside))
