"""Consents: asks all players for what one of them may not do alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from desktop.controller.pages import ConsentView

if TYPE_CHECKING:
    from desktop.ui.dialogs.consent import ConsentCard, ConsentPage
    from desktop.ui.main_window import MainWindow


class Consents(QObject):
    """Attributes:
    asked: what is before the players now.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.asked: ConsentPage | ConsentCard | None = None

    def ask(self, view: ConsentView) -> None:
        """Ask both on a card over the map; where something is hidden, on a page of its own."""
        from desktop.ui.dialogs.consent import ConsentCard, ConsentPage

        window = self._window
        self.clear()
        self.asked = ConsentPage() if view.secret else ConsentCard(window.page)
        if view.secret:
            window.wiring.blank()
            window.add_page(self.asked)
        self.asked.answered.connect(window.controller.answer)
        self.asked.show_view(view)
        if view.secret:
            window.show_page(self.asked)
        window.update_commands()

    def take_key(self, event: QKeyEvent) -> bool:
        """Escape leaves it as it is, wherever the keyboard is; Enter goes on from nothing that lies behind the card."""
        if self.asked is None or event.key() not in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            return False
        if event.key() == Qt.Key.Key_Escape:
            self.asked.answered.emit(False)
        return True

    def close(self) -> None:
        """The question is answered: show what it covered."""
        window = self._window
        covered = self.asked is not None and window.shows(self.asked)
        self.clear()
        if covered:
            window.controller.show_again()
        elif window.at_table:
            window.page.map.setFocus()
        window.update_commands()

    def clear(self) -> None:
        asked, self.asked = self.asked, None
        if asked is not None:
            asked.clear()
            asked.deleteLater()
