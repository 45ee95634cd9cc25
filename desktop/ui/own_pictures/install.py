"""Wires the owner's pictures into a window: a page for each game, opened when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from desktop.controller.copy_desk import CopyDesk
from desktop.ui.own_pages import OwnPages
from desktop.ui.own_pictures.desk import PicturesDesk
from desktop.ui.own_pictures.page import PicturesPage
from desktop.ui.own_pictures.positions import CopyAtHand

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


class MyPictures(OwnPages):
    """The pictures of map, cards and counters."""

    page: PicturesPage | None

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window closes: what is under way ends."""
        if event.type() == QEvent.Type.Close and self.page is not None:
            self.page.close_desk()
        return False

    def title(self) -> str:
        return self.tr("My pictures")

    def why_unread(self) -> str:
        return self.tr("Your pictures cannot be read")

    def make(self, game_id: str) -> PicturesPage:
        return PicturesPage(PicturesDesk(game_id), CopyAtHand(game_id, self._copy_desk), self.games())

    def game_of(self, page: PicturesPage) -> str:
        return page.desk.game

    def put_by(self, page: PicturesPage) -> None:
        page.close_desk()

    def open(self, game_id: str) -> None:
        super().open(game_id)
        if self.page is not None and self._window.shows(self.page):
            self.page.tabs.setFocus()

    def _copy_desk(self) -> CopyDesk | None:
        """Where the owner's figures are worked on, if that page was opened."""
        page = self._window.orders.copies.page if "copies" in vars(self._window.orders) else None
        return page.desk if page is not None else None
