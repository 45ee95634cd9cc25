"""Pages about an owner's copy of a game, one of a kind in a window: opened when asked for, one game at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from desktop.data.errors import DataError
from desktop.engine.definition import is_shipped
from desktop.engine.errors import EngineError

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


class OwnPages(QObject):
    """The page of the game that is looked after. A page has the signals `closed` and `game_chosen`.

    Attributes:
        page: the one that is open, or was last.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.page: Any = None
        self._from_table = False

    # -- what each kind says of itself -------------------------------------------------------------
    def title(self) -> str:
        """What the window is called while the page is open."""
        raise NotImplementedError

    def why_unread(self) -> str:
        """The head of what is told where a page cannot be made."""
        raise NotImplementedError

    def make(self, game_id: str) -> Any:
        """The page of a game; raises DataError or EngineError."""
        raise NotImplementedError

    def game_of(self, page: Any) -> str:
        raise NotImplementedError

    def put_by(self, page: Any) -> None:
        """A page goes: what is under way on it ends."""
        raise NotImplementedError

    # -- open and closed ---------------------------------------------------------------------------
    def open(self, game_id: str) -> None:
        """The page of a game; with "" of the one on the table, or the one looked at before."""
        window = self._window
        shown = self.page is not None and window.shows(self.page)
        self._from_table = window.at_table or (self._from_table and shown)
        wanted = game_id or self._in_mind()
        if (self.page is None or self.game_of(self.page) != wanted) and not self._put_anew(wanted):
            return
        window.show_page(self.page)
        window.setWindowTitle(f"{self.title()} · Sandtable")

    def games(self) -> list[tuple[str, str]]:
        return [(title.id, title.name) for title in self._window.shelf.titles() if is_shipped(title.id)]

    def _in_mind(self) -> str:
        control, known = self._window.controller, [game_id for game_id, _ in self.games()]
        on_table = control.match.setup.game if control.has_table else ""
        before = self.game_of(self.page) if self.page is not None else ""
        return next((each for each in (on_table, before) if each in known), known[0])

    def _put_anew(self, game_id: str) -> bool:
        """In the place of the page of another game; False where it cannot be made, which is told."""
        try:
            page = self.make(game_id)
        except (DataError, EngineError) as error:
            self._window.files.say(self.why_unread(), str(error))
            return False
        page.closed.connect(self._close)
        page.game_chosen.connect(self.open)
        before, self.page = self.page, page
        self._window.add_page(page)
        if before is not None:
            self.put_by(before)
            before.setParent(None)
            before.deleteLater()
        return True

    def _close(self) -> None:
        self.leave()
        if self._from_table and self._window.controller.has_table:
            self._from_table = False
            self._window.return_to_game()
        else:
            self._window.show_start()

    def leave(self) -> None:
        """The page is left, and may be come back to."""
