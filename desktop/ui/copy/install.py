"""Wires the owner's copies into a window: a page for each game, opened when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.data.copy.own_copy import OwnCopy
from desktop.data.errors import DataError
from desktop.engine.definition import is_shipped
from desktop.engine.errors import EngineError
from desktop.ui.copy.page import CopyPage

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


class MyCopy(QObject):
    """The page of the game that is looked after; of another it is made anew.

    Attributes:
        page: the one that is open, or was last.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: CopyPage | None = None
        self._from_table = False

    def open(self, game_id: str) -> None:
        """The page of a game; with "" of the one on the table, or the one looked at before."""
        window = self._window
        self._from_table = window.at_table or (self._from_table and self._is_shown())
        wanted = game_id or self._in_mind()
        if self.page is None or self.page.desk.copy.game != wanted:
            page = self._made(wanted)
            if page is None:
                return
            self._put(page)
        assert self.page is not None
        window.show_page(self.page)
        window.setWindowTitle(f"{self.tr('My copy')} · Sandtable")
        self.page.table.setFocus()

    def _in_mind(self) -> str:
        control, games = self._window.controller, self._games()
        on_table = control.match.setup.game if control.has_table else ""
        before = self.page.desk.copy.game if self.page is not None else ""
        known = [game_id for game_id, _ in games]
        return next((each for each in (on_table, before) if each in known), known[0])

    def _games(self) -> list[tuple[str, str]]:
        return [(title.id, title.name) for title in self._window.shelf.titles() if is_shipped(title.id)]

    def _made(self, game_id: str) -> CopyPage | None:
        try:
            page = CopyPage(OwnCopy.open(game_id), self._games())
        except (DataError, EngineError) as error:
            self._window.files.say(self.tr("Your copy cannot be read"), str(error))
            return None
        page.closed.connect(self._close)
        page.game_chosen.connect(self.open)
        return page

    def _put(self, page: CopyPage) -> None:
        """In the place of the page of another game."""
        before, self.page = self.page, page
        self._window.add_page(page)
        if before is not None:
            before.desk.close()
            before.setParent(None)
            before.deleteLater()

    def _is_shown(self) -> bool:
        page: QWidget | None = self.page
        return page is not None and self._window.shows(page)

    def _close(self) -> None:
        if self.page is not None:
            self.page.desk.close()
        if self._from_table and self._window.controller.has_table:
            self._from_table = False
            self._window.return_to_game()
        else:
            self._window.show_start()
