"""Wires the owner's pictures into a window: a page for each game, opened when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject

from desktop.controller.copy_desk import CopyDesk
from desktop.data.errors import DataError
from desktop.engine.definition import is_shipped
from desktop.engine.errors import EngineError
from desktop.ui.own_pictures.desk import PicturesDesk
from desktop.ui.own_pictures.page import PicturesPage
from desktop.ui.own_pictures.positions import CopyAtHand

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


class MyPictures(QObject):
    """Attributes: page, the one that is open, or was last."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: PicturesPage | None = None
        self._from_table = False
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window closes: what is under way ends."""
        if event.type() == QEvent.Type.Close and self.page is not None:
            self.page.close_desk()
        return False

    def open(self, game_id: str) -> None:
        """The page of a game; with "" of the one on the table, or the one looked at before."""
        window = self._window
        shown = self.page is not None and window.shows(self.page)
        self._from_table = window.at_table or (self._from_table and shown)
        wanted = game_id or self._in_mind()
        if self.page is None or self.page.desk.game != wanted:
            page = self._made(wanted)
            if page is None:
                return
            self._put(page)
        assert self.page is not None
        window.show_page(self.page)
        window.setWindowTitle(f"{self.tr('My pictures')} · Sandtable")
        self.page.tabs.setFocus()

    def _in_mind(self) -> str:
        control, known = self._window.controller, [game_id for game_id, _ in self._games()]
        on_table = control.match.setup.game if control.has_table else ""
        before = self.page.desk.game if self.page is not None else ""
        return next((each for each in (on_table, before) if each in known), known[0])

    def _games(self) -> list[tuple[str, str]]:
        return [(title.id, title.name) for title in self._window.shelf.titles() if is_shipped(title.id)]

    def _made(self, game_id: str) -> PicturesPage | None:
        try:
            page = PicturesPage(PicturesDesk(game_id), CopyAtHand(game_id, self._copy_desk), self._games())
        except (DataError, EngineError) as error:
            self._window.files.say(self.tr("Your pictures cannot be read"), str(error))
            return None
        page.closed.connect(self._close)
        page.game_chosen.connect(self.open)
        return page

    def _copy_desk(self) -> CopyDesk | None:
        """Where the owner's figures are worked on, if that page was opened."""
        page = self._window.orders.copies.page if "copies" in vars(self._window.orders) else None
        return page.desk if page is not None else None

    def _put(self, page: PicturesPage) -> None:
        """In the place of the page of another game."""
        before, self.page = self.page, page
        self._window.add_page(page)
        if before is not None:
            before.close_desk()
            before.setParent(None)
            before.deleteLater()

    def _close(self) -> None:
        if self._from_table and self._window.controller.has_table:
            self._from_table = False
            self._window.return_to_game()
        else:
            self._window.show_start()
