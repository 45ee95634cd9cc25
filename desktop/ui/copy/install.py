"""Wires the owner's copies into a window: a page for each game, opened when it is asked for."""

from __future__ import annotations

from desktop.data.copy.own_copy import OwnCopy
from desktop.ui.copy.page import CopyPage
from desktop.ui.own_pages import OwnPages


class MyCopy(OwnPages):
    """The figures."""

    page: CopyPage | None

    def title(self) -> str:
        return self.tr("My copy")

    def why_unread(self) -> str:
        return self.tr("Your copy cannot be read")

    def make(self, game_id: str) -> CopyPage:
        return CopyPage(OwnCopy.open(game_id), self.games())

    def game_of(self, page: CopyPage) -> str:
        return page.desk.copy.game

    def put_by(self, page: CopyPage) -> None:
        page.desk.close()

    def leave(self) -> None:
        if self.page is not None:
            self.page.desk.close()

    def open(self, game_id: str) -> None:
        super().open(game_id)
        if self.page is not None and self._window.shows(self.page):
            self.page.table.setFocus()
