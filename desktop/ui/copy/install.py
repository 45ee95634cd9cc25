"""Wires the owner's copies into a window: a page for each game, opened when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from desktop.data.copy.own_copy import OwnCopy
from desktop.ui.copy.page import CopyPage
from desktop.ui.own_pages import OwnPages
from desktop.ui.widgets.typing import end_typing

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


class MyCopy(OwnPages):
    """The figures."""

    page: CopyPage | None

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def title(self) -> str:
        return self.tr("My copy")

    def why_unread(self) -> str:
        return self.tr("Your copy cannot be read")

    def make(self, game_id: str) -> CopyPage:
        page = CopyPage(OwnCopy.open(game_id), self.games())
        page.unkept.lost.connect(self._lose)
        return page

    def game_of(self, page: CopyPage) -> str:
        return page.desk.copy.game

    def put_by(self, page: CopyPage) -> None:
        page.desk.close()

    def leave(self) -> None:
        if self.page is not None:
            self.page.desk.close()

    def open(self, game_id: str) -> None:
        """What cannot be written stays on the screen: no page of another game takes its place."""
        super().open(self.game_of(self.page) if self.page is not None and self._is_unwritten() else game_id)
        if self.page is not None and self._window.shows(self.page):
            self.page.table.setFocus()

    def _is_unwritten(self) -> bool:
        """Whether something that was entered is in no file; it is tried once more."""
        if self.page is None or not self.page.desk.unkept:
            return False
        self.page.desk.keep()
        return bool(self.page.desk.unkept)

    def _lose(self) -> None:
        if self.page is not None:
            self.page.desk.unkept = ""
        self._window.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window does not close over what could not be written."""
        if event.type() == QEvent.Type.Close:
            end_typing(self._window)
        if event.type() == QEvent.Type.Close and self._is_unwritten() and self.page is not None:
            event.ignore()
            self.open("")
            self.page.unkept.ask_to_lose()
            return True
        return super().eventFilter(watched, event)
