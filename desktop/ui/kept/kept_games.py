"""The column of kept games on the start page: heading, search, bars, list."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.data.library import Kept
from desktop.ui.kept.bars import BroughtBar, EmptyBar, UndoBar
from desktop.ui.kept.kept_list import KeptList
from desktop.ui.kept.model import BIN
from desktop.ui.widgets.text import TextLabel, WrapButton, em

MANY = 12
"""With more games than this one can search among them."""


class KeptGames(QWidget):
    """All games of the player.

    Signals:
        go_on, duplicate, export, show_in_folder, throw_away, put_back: the game it is about.
        rename: the game and its new name.
        empty_bin: what is in the bin shall be deleted for good; it was asked.
        import_requested: bring in a file from elsewhere.
    """

    go_on = Signal(Path)
    rename = Signal(Path, str)
    duplicate = Signal(Path)
    export = Signal(Path)
    show_in_folder = Signal(Path)
    throw_away = Signal(Path)
    put_back = Signal(Path)
    empty_bin = Signal()
    import_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = KeptList(self)
        self.undo, self.ask, self.brought = UndoBar(self), EmptyBar(self), BroughtBar(self)
        self.search = QLineEdit()
        self.search.setObjectName("search-games")
        self.search.setPlaceholderText(self.tr("Find a game"))
        self.search.setClearButtonEnabled(True)
        self.search.hide()
        self.search.installEventFilter(self)
        words = self.tr("None yet. Every game you begin is kept here from its first action.")
        self._none = TextLabel(words, tone="muted")
        self._unfound = TextLabel(self.tr("No game says that."), tone="muted")
        self._unfound.hide()
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(em() // 2)
        column.addLayout(self._heading())
        for widget in (self.brought, self.undo, self.ask, self._none, self._unfound):
            column.addWidget(widget)
        column.addWidget(self.list, 1)
        column.addStretch(0)
        self.list.hide()
        self._connect()

    def _heading(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(em())
        self.heading = TextLabel(self.tr("Your games"), factor=1.5, bold=True, wrap=False)
        row.addWidget(self.heading)
        row.addWidget(self.search, 20)
        row.addStretch(1)
        bring = WrapButton(self.tr("Open a file…"))
        bring.setObjectName("import")
        bring.setToolTip(self.tr("A game from elsewhere is copied into your games"))
        bring.clicked.connect(self.import_requested)
        row.addWidget(bring, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _connect(self) -> None:
        for name in ("go_on", "rename", "duplicate", "export", "show_in_folder", "throw_away", "put_back"):
            getattr(self.list, name).connect(getattr(self, name))
        self.list.empty_requested.connect(self._on_empty)
        self.ask.agreed.connect(self.empty_bin)
        self.undo.put_back.connect(self.put_back)
        self.search.textChanged.connect(self._on_search)

    def _on_empty(self) -> None:
        self.undo.hide()
        self.ask.ask(self.list.games.count(BIN))

    def say_thrown_away(self, name: str, path_in_bin: Path) -> None:
        self.ask.hide()
        self.undo.say(name, path_in_bin)

    def show_library(self, games: Sequence[Kept], binned: Sequence[Kept], on_table: Path | None) -> None:
        """List these games; what is shown is settled first, so that the rows are measured once."""
        self.list.setVisible(bool(games or binned))
        self._none.setHidden(bool(games))
        self.search.setHidden(len(games) <= MANY and not self.search.text())
        if not binned:
            self.ask.hide()
        self._column.activate()
        self.list.show_games(games, binned, on_table)
        self._show_unfound()

    def set_picture_source(self, source: Callable[[Path], bytes]) -> None:
        self.list.pictures.source = source

    # -- searching ---------------------------------------------------------------------------------
    def _on_search(self, text: str) -> None:
        self.list.seek(text)
        self._show_unfound()

    def _show_unfound(self) -> None:
        self._unfound.setVisible(self.list.games.seeking and not self.list.games.rowCount())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search field arrows and Enter lead into what was found."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.list.setFocus(Qt.FocusReason.TabFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.list.pictures.pause()
